## Über Klub

about-what = Ein Tisch für Spiele
    .text = Link öffnen, hinsetzen, spielen: mit Freunden, mit Bots oder allein, auf Handys, Laptops und einem großen Bildschirm.
about-fans = Von Fans gemacht
    .text = Dies ist eine unabhängige Umsetzung mit eigenen Bildern und Worten. Sie ist weder mit den Autoren und Verlagen verbunden noch von ihnen gebilligt; ihnen gehören die Spiele und ihre Namen. Wenn dir ein Spiel gefällt, kauf es: Nichts geht über echte Karten auf einem echten Tisch.
about-private = Niemand beobachtet dich
    .text = Kein Konto, keine Werbung, keine Tracker, nichts von anderen Seiten. Dieser Server kennt deinen Namen, deine Farbe und deine Partien; dein Browser behält ein Cookie, das sagt, wer du bist.
about-free = Freie Software
    .text = Klub ist freie Software: Programm, Bilder und Texte stehen unter der MIT-Lizenz. Im Quelltext stehen die Regeln, die Bots und diese Seite; du kannst gern einen eigenen Server betreiben.
    .licences = Lizenzen von allem auf dieser Seite
about-words = Wörter
    .text = Ein Satz ist seltsam, falsch oder schwer zu verstehen? Sag es denen, die diesen Server betreiben, oder denen, die Klub machen.
    .report = Einen Satz melden
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
