## L’accueil : à quoi jouer, et comment

home-title = À quoi jouons-nous ?
home-about = Choisissez un jeu, envoyez un lien, asseyez-vous. Sans compte.
home-games = Jeux
home-learn = Apprendre
home-rules = Règles
home-start = Commencer { $game }
home-play = Jouer
    .about =
        { $bots ->
            [one] { $game }, contre un bot
           *[other] { $game }, contre { $bots } bots
        }
home-options = Options
home-invite = Inviter
    .about = lien ou code QR
home-pass = Tour à tour
    .about = un seul écran
home-pass-title = Combien de joueurs ?
home-pass-help = Vous vous passez cet appareil ; personne ne voit les cartes des autres.
home-pass-name = Nom du joueur { $number }
home-pass-color = Une autre couleur pour { $player }
home-solo = En solo
    .about = battez votre record
    .best = votre record : { $best }

## Les tables en liste

home-tables = Vos tables ouvertes
home-tables-all = Tout afficher ({ $tables })
home-ticket-with = { $game } avec { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } contre un bot
       *[other] { $game } contre { $bots } bots
    }
home-ticket-solo = { $game }, en solo
home-ticket-yours = À vous
home-ticket-theirs = Aux autres de jouer
home-ticket-turn = À { $name } de jouer
home-ticket-playing = En cours
home-ticket-over = Terminée
home-ticket-free =
    { $free ->
        [0] Table complète
        [one] { $free } place libre
       *[other] { $free } places libres
    }
home-lobby = Rejoindre une table
home-lobby-of = { $game } chez { $host }

## Rejoindre par un code ou un lien

home-join = Rejoindre avec un code
    .go = Rejoindre
home-join-looking = Recherche de votre table…
home-join-unreadable = Ce n’est pas un code
home-join-help = Un code a six lettres ou chiffres, comme PLUM72. Le lien d’une table fonctionne aussi.

## Qui vous êtes

home-me = Vous êtes { $name }
home-me-new = Choisir nom et couleur
home-me-title = Nom et couleur
home-me-more = Mes parties, mes appareils, les réglages

## Au pied de la page

home-more = Plus
home-rules-of = { $game } : les règles
home-learn-of = Apprendre { $game }
home-mine = Mes parties
home-about_klub = À propos de Klub

## Une nouvelle table

home-new = Nouvelle table
home-mode = Mode de jeu
home-seats = Joueurs
home-level = Quelle force pour les bots ?
home-game_options = Options du jeu
home-game_options-help = Par défaut, ce sont les règles de base. Vos choix sont retenus.
home-basic_rules = Règles de base
home-house = À la table
home-clock = Chronomètre
    .help = Temps par coup, avec une réserve pour réfléchir plus longtemps.
home-clock-none = Sans chronomètre
home-clock-slow = Tranquille, { $seconds } s
home-clock-usual = Soutenu, { $seconds } s
home-clock-quick = Éclair, { $seconds } s
home-clock-own = Personnalisé
home-clock-per_move = Secondes par coup
home-clock-bank = Secondes en réserve
home-spectators = Spectateurs
    .help = Ils ne voient jamais les mains.
home-spectators-open = Bienvenus
home-spectators-delayed = En différé
home-spectators-none = Aucun
home-undo = Reprendre un coup
    .help = Entre personnes, on demande toujours aux autres. Seul contre des bots, vous êtes libre.
home-undo-agreed = Si tous sont d’accord
home-undo-unseen = Seulement si rien de nouveau n’a été vu
home-undo-never = Jamais
home-listed = Visible par tous
    .help = Toute personne qui ouvre Klub ici peut s’asseoir.
home-go-play = Jouer
home-go-invite = Ouvrir la table et inviter
home-go-pass = Commencer la partie
home-go-solo = Jouer en solo

## Rien ici

home-missing = Il n’y a rien ici
    .text = Le lien est peut-être mal écrit, ou la page n’existe plus.
    .home = Voir les jeux

## À propos de Klub

about-what = Une table de jeu
    .text = Ouvrez un lien, asseyez-vous et jouez : entre amis, avec des bots ou en solo, sur téléphone, ordinateur ou grand écran.
about-fans = Fait par des fans
    .text = Ceci est une adaptation indépendante, avec ses propres images et ses propres mots. Elle n’est ni affiliée aux auteurs et éditeurs ni approuvée par eux ; les jeux et leurs noms leur appartiennent. Si un jeu vous plaît, achetez-le : rien ne vaut de vraies cartes sur une vraie table.
about-private = Personne ne vous suit
    .text = Ni compte, ni publicité, ni pisteurs, rien qui vienne d’autres sites. Ce serveur connaît votre nom, votre couleur et vos parties ; votre navigateur garde un seul cookie qui dit qui vous êtes.
about-free = Logiciel libre
    .text = Klub est un logiciel libre : programme, images et textes sont sous licence MIT. Son code contient les règles, les bots et cette page ; libre à vous d’ouvrir votre propre serveur.
    .licences = Les licences de tout ce que contient cette page
about-words = Les mots
    .text = Une phrase est étrange, fausse ou difficile à comprendre ? Dites-le à la personne qui gère ce serveur ou aux auteurs de Klub.
    .report = Signaler une phrase
report-help = Écrivez la phrase telle que vous l’avez vue. La page la retrouve et prépare un texte à copier et à envoyer.
report-read = La phrase
report-which = De laquelle s’agit-il ?
report-found =
    { $count ->
        [0] Aucune phrase trouvée ; votre texte suffira.
        [one] Une phrase trouvée.
       *[other] { $count } phrases trouvées.
    }
report-better = Une meilleure phrase, si vous en avez une
report-text = Texte à envoyer
report-prepared =
    Clé : { $sentence }
    Langue : { $spoken }
    Version : { $version }
    Lu : { $read }
    Mieux : { $better }
