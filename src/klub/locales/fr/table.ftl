## La table : à qui de jouer, au-dessus du plateau

table-you = vous
table-call-you = À vous de jouer
table-call-other = À { $player } de jouer
table-call-several =
    { $players ->
        [one] On attend { $players } joueur
       *[other] On attend { $players } joueurs
    }
table-call-over = Partie terminée
table-call-you_won = Vous gagnez !
table-call-won = { $player } gagne
# $players : plusieurs noms
table-call-shared = { $players } se partagent la victoire
table-sending = Envoi…
table-see_result = Voir le résultat
table-again =
    { $people ->
        [1] Rejouer
       *[other] On remet ça
    }
table-points = Points :
table-rules-basic = règles de base
table-rules-changed =
    { $options ->
        [one] { $options } option modifiée
       *[other] { $options } options modifiées
    }
table-move_number = coup { $number }

## Ouvrir une table, et les tables qui ne s’ouvrent pas

table-opening = Ouverture de la table…
table-claim_failed = Cette place n’est pas à vous.
table-ended-title = Cette table n’est pas ouverte
table-ended-offline = Pas de connexion
table-ended-home = Vers l’accueil
table-nothing_to_watch = Cette partie n’admet pas de spectateurs.

## La liaison avec le serveur

table-line-lost = Connexion perdue. Nouvel essai…
table-line-offline = Vous êtes hors ligne. La partie reprendra dès votre retour en ligne.
table-line-kept = Votre coup est enregistré et sera envoyé.

## Places

table-seats = Joueurs
table-seat-to_move = doit jouer
table-seat-bot = bot
table-seat-away = ailleurs, un bot joue à sa place
table-seat-lost = hors ligne
table-seat-resigned = a abandonné
table-seat-sending = envoi…
table-clock-left = Temps restant :
table-clock-bank = Temps en réserve :
table-score-yours = Vos points
table-score-of = Points : { $player }
table-stand_in = Un bot joue pour vous.
table-stand_in-return = Reprendre ma place

## Un appareil qui passe de main en main

table-curtain = Passez l’appareil à { $player }
table-curtain-first = { $player } commence
table-pass_on = Passer à { $player }
table-curtain-help = Les autres regardent ailleurs. Rien n’est montré avant que vous ne touchiez l’écran.
table-curtain-lift = Je suis { $player }

## Outils et menu

table-tools = Outils
table-fit = Voir toute la table
table-menu = Menu
table-rules = Règles
table-tutorial = Initiation
table-hint = Conseil
table-undo = Reprendre mon coup
table-full_screen = Plein écran
table-full_screen-end = Quitter le plein écran
table-panel-keys = Clavier
table-panel-invite = Lien d’invitation
table-panel-people = Les personnes présentes
table-panel-screen = Grand écran
table-panel-handover = Jouer sur un autre appareil
table-panel-resign = Abandonner
table-panel-leave = Quitter la table
table-panel-end = Arrêter la partie
table-panel-close = Fermer la table
table-refused = Ce n’est pas possible.

## Ce que le menu ouvre

table-keys-board = Touches du plateau
    .plain = Flèches, Entrée et chiffres. La touche Tab y conduit.
# $policy : qui peut regarder : none, delayed, open
table-invite-help =
    { $policy ->
        [none] Ce lien mène à la table. Seuls les joueurs peuvent l’ouvrir.
        [delayed] Toute personne qui ouvre ce lien peut regarder, avec quelques coups de retard.
       *[open] Toute personne qui ouvre ce lien peut regarder.
    }
table-invite-title = { $game } : notre partie
table-screen-help = Montre la table, mais pas ce que chacun a en main : pour un téléviseur ou un grand écran que tous voient.
table-screen-here = Ouvrir ici
table-screen-join = Jouez avec nous
table-screen-code = Scannez, ou ouvrez { $address }
table-screen-free =
    { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
table-handover-help = Ouvrez ce lien sur l’autre appareil : vous jouerez alors là-bas. Il ne sert qu’une fois.
table-handover-make = Créer un lien
table-people-watchers =
    { $people ->
        [0] Personne ne regarde.
        [one] { $people } personne regarde.
       *[other] { $people } personnes regardent.
    }
table-people-muted = parole retirée
table-resign-ask = Abandonner cette partie ? Si d’autres continuent, un bot prend votre place.
table-leave-ask = Quitter la table ? Un bot continue pour vous, et vous pouvez revenir à tout moment.
table-end-ask = Arrêter cette partie sans résultat ? Toutes les personnes présentes doivent être d’accord.
table-close-ask = Fermer la table pour tous ? La partie se termine sans résultat.

## Reprendre un coup

table-undo-question = { $player } voudrait reprendre ce coup :
table-undo-agree = D’accord
table-undo-refuse = Non
table-undo-asked = Vous voulez reprendre votre coup. On attend les autres…
table-undo-agreed = Vous êtes d’accord. On attend les autres…
table-undo-learned = On a vu du nouveau depuis. L’accepter quand même ?
# $players: one or several names
table-undo-answers = D’accord : { $players }
table-undo-declined = { $player } a refusé : le coup reste.
table-undo-here = Reprendre à partir d’ici
table-practice = entraînement
table-practice-begun = Un coup a été repris après qu’on en a vu davantage. Cette partie devient un entraînement : elle ne compte pas comme record.

## Parler

table-side = Discussion et journal
table-chat = Discussion
table-chat-unread =
    { $lines ->
        [one] Discussion, { $lines } nouveau message
       *[other] Discussion, { $lines } nouveaux messages
    }
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-chat-muted = L’hôte vous a retiré la parole.
table-chat-silent = Cette partie du jeu se joue en silence.
table-chat-by = { $name } dit :
# Pour les lecteurs d’écran
table-chat-line = { $name } : { $text }
table-reactions = Réactions
table-reaction-wave = fait signe
table-reaction-clap = applaudit
table-reaction-laugh = rit
table-reaction-wow = s’émerveille
table-reaction-think = réfléchit
table-reaction-heart = adore
table-reaction-oops = Oups !
table-reaction-thanks = dit merci

## Ce qui s’est passé

table-log = Journal
table-log-empty = Rien n’a encore été joué.
table-lapsed = Votre temps est écoulé
    .text = Le chronomètre a joué pour vous.
table-away = Pendant votre absence
table-away-more =
    { $lines ->
        [one] … et { $lines } événement plus ancien
       *[other] … et { $lines } événements plus anciens
    }

## Refus qui peuvent être dits tout de suite ; les autres sont dans refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Quelqu’un d’autre a joué depuis : votre coup reste.
        [final] D’après les règles du jeu, ce coup est définitif.
        [learned] Quelqu’un a vu du nouveau depuis : votre coup reste.
        [never] À cette table, on ne reprend pas ses coups.
       *[none] Vous n’avez aucun coup à reprendre.
    }
