## Die Startseite: was und wie gespielt wird

home-title = Was spielen wir?
home-about = Spiel aussuchen, Link verschicken, hinsetzen. Ganz ohne Konto.
home-games = Spiele
home-learn = Spielend lernen
home-rules = Regeln
home-start = { $game } starten
home-play = Jetzt spielen
    .about =
        { $bots ->
            [one] { $game } gegen einen Bot
           *[other] { $game } gegen { $bots } Bots
        }
home-options = Optionen
home-invite = Einladen
    .about = Link oder QR-Code
home-pass = Reihum
    .about = ein Bildschirm
home-pass-title = Wie viele spielen mit?
home-pass-help = Ihr reicht dieses Gerät herum; niemand sieht die Karten der anderen.
home-pass-name = Name Nummer { $number }
home-pass-color = Andere Farbe für { $player }
home-solo = Allein
    .about = schlag deinen Rekord
    .best = dein Rekord: { $best }

## Tische in Listen

home-tables = Deine offenen Tische
home-tables-all = Alle { $tables } zeigen
home-ticket-with = { $game } mit { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } gegen einen Bot
       *[other] { $game } gegen { $bots } Bots
    }
home-ticket-solo = { $game }, allein
home-ticket-yours = Du bist dran
home-ticket-theirs = Andere sind dran
home-ticket-turn = { $name } ist dran
home-ticket-playing = Läuft
home-ticket-over = Beendet
home-ticket-free =
    { $free ->
        [0] Alle Plätze besetzt
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
home-lobby = An einen Tisch setzen
home-lobby-of = { $game } bei { $host }

## Mitspielen mit Code oder Link

home-join = Mit Code mitspielen
    .go = Los
home-join-looking = Dein Tisch wird gesucht …
home-join-unreadable = Das ist kein Code
home-join-help = Ein Code hat sechs Buchstaben oder Ziffern, etwa PLUM72. Ein Link zu einem Tisch geht auch.

## Wer du bist

home-me = Du bist { $name }
home-me-new = Name und Farbe wählen
home-me-title = Name und Farbe
home-me-more = Meine Partien, Geräte und Einstellungen

## Am Fuß der Seite

home-more = Mehr
home-rules-of = Regeln von { $game }
home-learn-of = { $game } lernen
home-mine = Meine Partien
home-about_klub = Über Klub

## Ein neuer Tisch

home-new = Neuer Tisch
home-mode = Spielweise
home-seats = Mitspielende
home-level = Wie stark sind die Bots?
home-game_options = Spieloptionen
home-game_options-help = Voreingestellt sind die Grundregeln. Deine Änderungen werden gemerkt.
home-basic_rules = Grundregeln
home-house = Am Tisch
home-clock = Uhr
    .help = Zeit für jeden Zug, mit einer Reserve für längeres Nachdenken.
home-clock-none = Keine Uhr
home-clock-slow = Gemütlich, { $seconds } s
home-clock-usual = Zügig, { $seconds } s
home-clock-quick = Blitz, { $seconds } s
home-clock-own = Eigene
home-clock-per_move = Sekunden pro Zug
home-clock-bank = Sekunden Reserve
home-spectators = Zuschauer
    .help = Sie sehen nie, was andere auf der Hand haben.
home-spectators-open = Willkommen
home-spectators-delayed = Mit Verzögerung
home-spectators-none = Keine
home-undo = Zurücknehmen
    .help = Unter Menschen werden immer die anderen gefragt. Allein gegen Bots bist du frei.
home-undo-agreed = Wenn alle zustimmen
home-undo-unseen = Nur wenn nichts Neues zu sehen war
home-undo-never = Nie
home-listed = Allen zeigen
    .help = Wer Klub hier öffnet, kann sich dazusetzen.
home-go-play = Jetzt spielen
home-go-invite = Tisch öffnen und einladen
home-go-pass = Partie beginnen
home-go-solo = Allein spielen

## Hier ist nichts

home-missing = Hier ist nichts
    .text = Der Link ist vielleicht vertippt, oder die Seite gibt es nicht mehr.
    .home = Zu den Spielen

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
