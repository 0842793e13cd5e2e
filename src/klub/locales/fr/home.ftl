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
home-pass-help = Vous vous passez cet appareil ; ce qui est secret reste caché.
home-pass-name = Nom du joueur { $number }
home-pass-color = Une autre couleur pour { $player }
home-solo = En solo
    .about = battez votre record
    .best = votre record : { $best }
home-go-play = Jouer
home-go-invite = Ouvrir la table et inviter
home-go-pass = Commencer la partie
home-go-solo = Jouer en solo

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

## Rien ici

home-missing = Il n’y a rien ici
    .text = Le lien est peut-être mal écrit, ou la page n’existe plus.
    .home = Voir les jeux
