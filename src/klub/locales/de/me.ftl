## Die eigene Seite

me-title = Ich und meine Partien
me-who = Wer ich bin
me-saved = Gespeichert
me-recovered = Willkommen zurück, { $name }
me-devices = Auf einem anderen Gerät
    .help = Ein Link, mit dem du in einem anderen Browser weiterspielst: mit deinem Namen, deinen Tischen und deinen Partien. Er gilt einmal; gib ihn nicht weiter.
    .make = Link und QR-Code zeigen
    .until = Er gilt einmal, bis { $time }.
me-no_games = Noch keine beendeten Partien. Nach der ersten stehen hier deine Rekorde und dein Verlauf.
me-figures = Statistik
me-figures-games = Partien
me-figures-wins = gewonnen
me-figures-average = Punkte im Schnitt
me-figures-best = Rekord
me-bests = Rekorde
me-bests-of =
    { $players ->
        [1] { $game }, allein
       *[other] { $game }, { $players } Personen
    }
me-bests-basic = Grundregeln
me-history = Verlauf
me-won = Gewonnen
me-practice = Zur Übung
me-bot = Bot
me-more = Mehr zeigen
