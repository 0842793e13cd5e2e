## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = À vous de jouer
    .about = C’est votre tour dans { $game }.
call-nudge = On vous attend
    .about = Les autres attendent votre coup dans { $game }.
call-again = Encore une partie ?
    .about = Les autres aimeraient rejouer à { $game }.

## Settings, and the offer to switch notifications on

call-notify = Notifications
    .help = Quand c’est votre tour et que vous regardez ailleurs, votre appareil vous le dit, même si Klub est fermé.
    .insecure = Les notifications demandent une adresse sécurisée (https). Le son, le titre et la vibration marchent aussi ici tant que la page est ouverte.
    .blocked = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
    .missing = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord Klub à l’écran d’accueil.
call-awake = Garder l’écran allumé
    .help = Pendant votre tour, l’écran ne s’éteint pas.
call-offer = C’était votre tour pendant que vous regardiez ailleurs. Voulez-vous que votre appareil vous prévienne la prochaine fois ?
call-offer-yes = Oui, volontiers
call-offer-no = Non, merci
