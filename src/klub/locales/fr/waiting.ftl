## Une table avant la partie

waiting-invite = Inviter
waiting-scan_or_code = Scannez, ou tapez le code
waiting-scan = Scannez ce code ou partagez le lien.
waiting-come = Venez jouer à { $game }
waiting-seats = Places
    .taken = { $taken } sur { $seats }
waiting-you = vous
waiting-you_host = vous, votre table
waiting-rename = Changer nom et couleur
waiting-state-here = Là
waiting-state-ready = C’est bon
waiting-state-away = Pas là
waiting-stand = Libérer la place : { $name }
waiting-free = Place libre
    .more = Plus d’actions pour la place { $number }
waiting-onlookers = Aussi ici, pas encore à une place : { $names }
waiting-full = Toutes les places sont prises
    .watch = Restez ici : vous pourrez regarder dès que la partie commence, et si une place se libère, la prendre.
    .bot = Prenez la place d’un bot, ou attendez qu’une place se libère.
waiting-sit = S’asseoir ici
waiting-sit_too = Ajouter un joueur sur cet appareil
waiting-sat = { $name } prend place
waiting-all_ready = Tout le monde est prêt
waiting-add_bot = Ajouter un bot
waiting-bot = Un bot à cette place
    .level = Force du bot
    .name = Bot { $letter }
    .suggest = Proposer une autre force
waiting-begin = Commencer
waiting-start =
    { $players ->
        [0] Personne n’est assis
        [one] Commencer en solo
       *[other] Commencer à { $players }
    }
waiting-ready = C’est bon pour moi
waiting-unready = Attendez, pas encore
waiting-rules = Règles de cette table
waiting-rules-basic = { $game }, règles de base
waiting-rules-own = { $game }, règles maison
waiting-rules-change = Modifier
waiting-clock = { $seconds } s par coup
waiting-no_clock = sans chronomètre
waiting-spectators-delayed = spectateurs en différé
waiting-spectators-none = sans spectateurs
waiting-undo-agreed = reprise si tous sont d’accord
waiting-undo-unseen = reprise seulement si rien n’a été vu
waiting-undo-never = aucune reprise de coup
waiting-listed = visible par tous
waiting-menu = Menu
waiting-menu-rules = Lire les règles
waiting-menu-screen = Grand écran pour tous
waiting-menu-close = Fermer la table
waiting-menu-leave = Quitter la table
waiting-close = Fermer cette table ?
    .text = Plus personne ne pourra s’asseoir, et le lien ne marchera plus.
    .yes = Fermer
waiting-rules-suggest = Proposer
waiting-swap = Échanger les places avec { $name }
waiting-spectators-open = spectateurs bienvenus
waiting-unlisted = seulement par lien ou code
waiting-start-agree = Le chronomètre a changé. On attend : { $names }
waiting-for_host = { $name } va lancer la partie
waiting-change = { $name } a modifié : { $changes }
waiting-change-you = Vous avez modifié : { $changes }
waiting-change-ready = Confirmez de nouveau que c’est bon pour vous.
waiting-change-bots = force des bots : { $level }
waiting-change-option = { $label } : { $value }
waiting-change-on = oui
waiting-change-off = non
waiting-arrange = Modifier la table
waiting-arrange-game = Jeu
waiting-arrange-go = Jouer ainsi
waiting-suggest = Proposer autre chose
waiting-suggest-go = Proposer
waiting-suggestions = Propositions
waiting-suggestion = { $name } propose
waiting-suggestion-you = Vous proposez
waiting-suggestion-same = la table telle quelle
waiting-suggestion-take = Accepter
    .of = Accepter ce que propose { $name }
waiting-suggestion-no = Non merci
waiting-suggestion-back = Laisser tomber
waiting-name = Les autres vous voient sous le nom { $name }.
    .change = Changer
    .keep = Garder
waiting-change-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
