report-help = Schreib den Satz so, wie du ihn gesehen hast. Die Seite findet heraus, welcher es ist, und schreibt einen Text, den du kopieren und schicken kannst.
report-read = Der Satz
report-which = Welchen meinst du?
report-found =
    { $count ->
        [0] Kein solcher Satz gefunden; dein Text genügt.
        [one] Ein Satz gefunden.
       *[other] { $count } Sätze gefunden.
    }
report-better = Ein besserer Satz, falls du einen weißt
report-text = Text zum Verschicken
report-prepared =
    Schlüssel: { $sentence }
    Sprache: { $spoken }
    Version: { $version }
    Gelesen: { $read }
    Besser: { $better }
