## What other programs show of a link to this server

page-share-title = Klub: bordspellen met vrienden
    .about = Open de link, ga zitten en speel: met vrienden, met bots of alleen.
page-share-table = Speel mee: { $game }
    .about = Open de link en schuif aan. Geen account, niets te installeren.
page-share-invite = { $name } nodigt je uit voor { $game }
page-share-watch = { $name } speelt { $game }
    .about = Open de link om te kijken. Geen account, niets te installeren.
