## Die Befehlszeile. Die Attribute einer Hilfe erklären ihre Angaben.

terminal-help = Klub ist ein Tisch für Gesellschaftsspiele. Ohne Befehl öffnet Klub einen Tisch in deinem Browser, auf diesem Rechner.
    .language = Die Sprache: { $languages }. Sonst die deines Systems.
    .version = Die Version anzeigen und beenden.
    .lan = Alle im lokalen Netz können mitspielen; der Link wird auch als QR-Code gezeigt.
terminal-help-play = Spiel im Terminal gegen Bots.
    .game = Das Spiel; „klub games“ zählt sie auf.
    .seats = Wie viele mitspielen, dich eingeschlossen.
    .bots = Wie stark die Bots sind: { $levels }.
    .option = Eine Option des Spiels, etwa first_bonuses=true oder bounds=9x7. Mehrfach erlaubt.
    .seed = Eine ganze Zahl oder 64 Hexadezimalziffern: Gleicher Startwert, gleiche Karten.
    .language = { terminal-help.language }
terminal-help-games = Die Spiele und ihre Optionen aufzählen.
    .language = { terminal-help.language }
terminal-help-verify = Eine Spieldatei nachspielen und prüfen, ob nichts daran verändert wurde: Mischen, Züge und Ergebnis.
    .file = Die Spieldatei.
    .language = { terminal-help.language }

terminal-unknown_language = Die Sprache „{ $wish }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-malformed_option = Eine Option wird als name=wert angegeben, nicht als „{ $option }“.
# Eine Ablehnung mit ihrem Code, zum Nachschlagen
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = { $fewest } bis { $most } Personen
terminal-options = Optionen (--option name=wert)
terminal-default = Vorgabe: { $value }
terminal-levels = Bots (--bots STÄRKE)

## klub verify

terminal-verify-commitment = Gemischt wurde, wie vor dem ersten Zug zugesagt.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } Zug, nach den Regeln erlaubt.
       *[other] { $moves } Züge, alle nach den Regeln erlaubt.
    }
terminal-verify-result = Das Ergebnis stimmt: { $scores }.
terminal-verify-unfinished = Die Partie ist noch nicht vorbei, es gibt also kein Ergebnis zu prüfen.
terminal-verify-practice = Zur Übung: Züge wurden zurückgenommen, nachdem mehr zu sehen war. Die Mischung beweist also nichts.
terminal-verify-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.

## klub play: Namen

terminal-you = Du
terminal-bot = Bot { $letter }
# Eine Bezeichnung und was dahinter steht
terminal-labelled = { $label }: { $text }
# Das Ergebnis, eine Zeile je Spieler; $reached: Punkte oder was noch übrig ist
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: dein Zug

terminal-welcome =
    { $bots ->
        [0] { $game }, für dich allein. Schlag deinen Rekord!
        [one] { $game } gegen einen Bot ({ $level }).
       *[other] { $game } gegen { $bots } Bots ({ $level }).
    }
terminal-promise = Fingerabdruck der Mischung: { $hash }
terminal-keys = Mit ? bekommst du Hilfe, mit quit hörst du auf.
terminal-thinking = { $player } überlegt …
terminal-command-hint = fragt einen Bot, was er täte, und warum
terminal-command-save = schreibt die Partie in eine Datei
    .form = save DATEI
terminal-command-quit = verlässt die Partie
terminal-not-understood = „{ $input }“ habe ich nicht verstanden. Mit ? bekommst du Hilfe.

## klub play: das Ende

terminal-won =
    { $who ->
        [you] Du gewinnst!
        [together] Du teilst dir den Sieg mit { $players }.
        [solo] Gut gespielt!
        [lost] Diesmal nicht. Versuch es noch einmal!
       *[other]
            { $count ->
                [one] { $players } gewinnt.
               *[other] { $players } teilen sich den Sieg.
            }
    }
terminal-offer-save = Partie speichern? Dateiname, oder nur Enter zum Überspringen:
terminal-saved = Gespeichert: { $file }
terminal-saved-running = Gespeichert: { $file }. Die Partie läuft noch, darum verrät die Datei die Mischung nicht.
terminal-save-how = Schreib save und einen Dateinamen.
terminal-save-exists = { $file } gibt es schon. Bitte nimm einen anderen Namen.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
terminal-goodbye = Tschüss, bis bald am Tisch!

## klub, klub serve

terminal-help-serve = Tische für andere bereitstellen. Jede Einstellung kann auch aus der Umgebung oder einer Datei kommen: siehe docs/hosting.md.
    .host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
    .port = Der Port; 0 für irgendeinen freien.
    .data = Der Ordner für gespeicherte Daten.
    .database = Wo Tische gespeichert werden: postgresql://… oder sqlite:///…; sonst in einer Datei im Datenordner.
    .redis = Was mehrere Prozesse verbindet: redis://….
    .workers = Wie viele Prozesse arbeiten. Mehr als einer braucht PostgreSQL und Redis.
    .config = Eine Datei mit Einstellungen (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub ist offen: { $address }
terminal-serve-lan = Für alle in diesem Netz: { $address }
terminal-serve-others = Weitere Adressen dieses Rechners: { $addresses }
terminal-serve-name = Auch unter diesem Namen: { $address }
terminal-serve-plain_http = Über einfaches http lässt sich alles spielen; nur Mitteilungen und das Installieren als App brauchen https.
terminal-serve-alone = Es wurde kein Netz gefunden; nur dieser Rechner kann mitspielen.
terminal-serve-stop = Mit Strg-C schließt du Klub.
terminal-serve-stopped = Klub ist geschlossen. Jeder Zug ist gespeichert.
terminal-serve-port_taken = Der Port { $port } ist belegt, vielleicht von einem anderen Klub. Wähl einen anderen: KLUB_PORT=… oder klub serve --port …
terminal-serve-cannot_listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }.
terminal-serve-not_writable = { $path } lässt sich nicht beschreiben. Wähl einen anderen Ordner (KLUB_DATA=… oder --data …) oder ändere seine Rechte.
terminal-serve-too_new = Die Daten stammen von einer neueren Version von Klub: Sie haben den Aufbau { $found }, und diese Version kennt nur Aufbauten bis { $known }. Bitte aktualisier Klub.
terminal-serve-not_ours = Das hat nicht Klub geschrieben, oder es ist beschädigt: { $reason }
terminal-serve-unavailable = Die Datenbank ist nicht erreichbar: { $reason }
terminal-serve-no_page = Diese Kopie von Klub kommt ohne Webseite; ein Browser zeigt nur diesen Hinweis. Im Terminal spielst du mit „klub play“.
terminal-serve-game_broken = Das installierte Spiel „{ $game }“ (Paket { $package }) kann nicht gespielt werden und fehlt deshalb: { $why }
terminal-serve-game_untold = Dem installierten Spiel „{ $game }“ (Paket { $package }) fehlen Sätze: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Alles Gespeicherte in eine Datei schreiben. Der Server darf weiterlaufen.
    .file = Die Datei, die geschrieben wird.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Eine Sicherung in eine leere Datenbank einspielen.
    .file = Die Sicherung.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Die Spieldatei eines Tisches schreiben.
    .table = Die Kennung des Tisches: der letzte Teil seines Links.
    .output = Die Datei, die geschrieben wird. Sonst der Bildschirm.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Geschrieben: { $file } (Zeilen: { $rows })
terminal-restore-done = Eingespielt aus { $file } (Zeilen: { $rows })
terminal-restore-not_empty = Die Datenbank ist nicht leer. Eine Sicherung lässt sich nur in eine leere einspielen.

## Games without a face of their own in the terminal

terminal-ask-move = Dein Zug (eine Nummer, ein Teil des Namens, ? für alle):
terminal-more-moves =
    { $count ->
        [one] … und { $count } weiterer. Ein Teil seines Namens findet ihn.
       *[other] … und { $count } weitere. Ein Teil des Namens findet sie.
    }
terminal-hint-move = Tipp: { $move }. { $reason }

## klub new

terminal-help-new = Das Paket für ein eigenes Spiel anlegen: sofort spielbar und zum Umbauen gedacht.
    .name = Wie das Spiel heißt: Kleinbuchstaben, Ziffern und Unterstriche.
    .folder = Der Ordner, der angelegt wird; sonst einer mit dem Namen des Spiels, genau hier.
    .language = { terminal-help.language }
terminal-new-done = Das Spiel { $game } ist angelegt: { $folder } ({ $files } Dateien).
terminal-new-install = Installieren: { $command }
terminal-new-play = Spielen: { $game } im Terminal, { $page } im Browser.
terminal-new-change = Umbauen: { $file }, danach prüfen: { $test }
