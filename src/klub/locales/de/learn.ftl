## Spielend lernen

learn-title = { $game } lernen
learn-steps = Schritte
learn-all_steps = Alle Schritte
learn-step = Schritt { $step } von { $steps }
learn-back = Voriger Schritt
learn-next = Weiter
learn-skip = Überspringen
learn-again = Noch einmal
learn-restart = Diesen Schritt von vorn beginnen
learn-lost = Das hat nicht geklappt. Versuch es einfach noch einmal.
learn-refused = Das geht nicht.
learn-done = Du kannst { $game } spielen!
    .text = Mehr brauchst du für die erste Partie nicht. Der Rest kommt beim Spielen.
    .play = Gegen einen leichten Bot spielen
    .again = Noch einmal von vorn
learn-to_rules = Regeln lesen

## Die Regeln

learn-rules = Regeln von { $game }
learn-contents = Inhalt
learn-by_playing = Spielend lernen
learn-fans = Diese Regeln sind mit eigenen Worten erzählt. Klub ist eine unabhängige Umsetzung von Fans; sie ist weder mit den Verlagen verbunden noch von ihnen gebilligt.
learn-nothing = Hier gibt es nichts zu lernen
    .text = Zu diesem Spiel gibt es keine Regelseite und keine Lektionen.

## Drawn examples

learn-fits = Passt
learn-fits_not = Passt nicht
