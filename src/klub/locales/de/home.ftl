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
home-pass-help = Ihr reicht dieses Gerät herum; was geheim ist, bleibt verdeckt.
home-pass-name = Name Nummer { $number }
home-pass-color = Andere Farbe für { $player }
home-solo = Allein
    .about = schlag deinen Rekord
    .best = dein Rekord: { $best }
home-go-play = Jetzt spielen
home-go-invite = Tisch öffnen und einladen
home-go-pass = Partie beginnen
home-go-solo = Allein spielen

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

## Hier ist nichts

home-missing = Hier ist nichts
    .text = Der Link ist vielleicht vertippt, oder die Seite gibt es nicht mehr.
    .home = Zu den Spielen
