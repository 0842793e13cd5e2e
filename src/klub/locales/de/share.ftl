## What other programs show of a link to this server

page-share-title = Klub: Brettspiele mit Freunden
    .about = Link öffnen, hinsetzen, spielen: mit Freunden, mit Bots oder allein.
page-share-table = Spiel mit: { $game }
    .about = Öffne den Link und setz dich an den Tisch. Ohne Konto, ohne Installation.
page-share-invite = { $name } lädt dich zu { $game } ein
page-share-watch = { $name } spielt { $game }
    .about = Öffne den Link und schau zu. Ohne Konto, ohne Installation.
