## What other programs show of a link to this server

page-share-title = Klub: Brettspiele mit Freunden
    .about = Link öffnen, hinsetzen, spielen: mit Freunden, mit Bots oder allein.
page-share-table = Spiel mit: { $game }
    .about = Öffne den Link und setz dich an den Tisch. Ohne Konto, ohne Installation.
