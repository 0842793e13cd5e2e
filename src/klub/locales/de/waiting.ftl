## Ein Tisch vor dem Spiel

waiting-invite = Einladen
waiting-scan_or_code = Scannen oder Code eingeben
waiting-scan = Scann diesen Code oder teil den Link.
waiting-come = Komm, wir spielen { $game }
waiting-seats = Plätze
    .taken = { $taken } von { $seats }
waiting-you = du
waiting-you_host = du, dein Tisch
waiting-rename = Name und Farbe ändern
waiting-state-here = Da
waiting-state-ready = Bereit
waiting-state-away = Weg
waiting-stand = Platz von { $name } freigeben
waiting-free = Freier Platz
    .more = Mehr zu Platz { $number }
waiting-onlookers = Auch hier, noch ohne Platz: { $names }
waiting-full = Alle Plätze sind besetzt
    .watch = Bleib hier: Du kannst zuschauen, sobald die Partie beginnt, und wenn ein Platz frei wird, kannst du ihn nehmen.
    .bot = Nimm den Platz eines Bots oder warte, bis einer frei wird.
waiting-sit = Hierher setzen
waiting-sit_too = Person an diesem Gerät hinzufügen
waiting-sat = { $name } hat sich gesetzt
waiting-all_ready = Alle sind bereit
waiting-add_bot = Bot hinzufügen
waiting-bot = Ein Bot für diesen Platz
    .level = Stärke des Bots
    .name = Bot { $letter }
    .suggest = Andere Stärke vorschlagen
waiting-begin = Beginnen
waiting-start =
    { $players ->
        [0] Noch sitzt niemand hier
        [one] Allein beginnen
       *[other] Mit { $players } Personen beginnen
    }
waiting-ready = Ich bin bereit
waiting-unready = Moment, noch nicht
waiting-rules = Regeln an diesem Tisch
waiting-rules-basic = { $game }, Grundregeln
waiting-rules-own = { $game }, eigene Regeln
waiting-rules-change = Ändern
waiting-clock = { $seconds } s pro Zug
waiting-no_clock = ohne Uhr
waiting-spectators-delayed = Zuschauer mit Verzögerung
waiting-spectators-none = keine Zuschauer
waiting-undo-agreed = zurücknehmen, wenn alle zustimmen
waiting-undo-unseen = zurücknehmen nur, was nichts Neues verriet
waiting-undo-never = kein Zurücknehmen
waiting-listed = für alle sichtbar
waiting-menu = Menü
waiting-menu-rules = Regeln lesen
waiting-menu-screen = Großer Bildschirm für alle
waiting-menu-close = Tisch schließen
waiting-menu-leave = Tisch verlassen
waiting-close = Diesen Tisch schließen?
    .text = Niemand kann sich mehr dazusetzen, und der Link gilt nicht mehr.
    .yes = Schließen
waiting-rules-suggest = Vorschlagen
waiting-swap = Plätze tauschen mit { $name }
waiting-spectators-open = Zuschauer willkommen
waiting-unlisted = nur mit Link oder Code
waiting-start-agree = Die Uhr ist neu. Noch nicht bereit: { $names }
waiting-for_host = { $name } beginnt gleich, noch einen Moment
waiting-change = { $name } hat geändert: { $changes }
waiting-change-you = Du hast geändert: { $changes }
waiting-change-ready = Sag bitte noch einmal, dass du bereit bist.
waiting-change-bots = Bots: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = an
waiting-change-off = aus
waiting-arrange = Den Tisch ändern
waiting-arrange-game = Spiel
waiting-arrange-go = So spielen wir
waiting-suggest = Etwas anderes vorschlagen
waiting-suggest-go = Vorschlagen
waiting-suggestions = Vorschläge
waiting-suggestion = { $name } schlägt vor
waiting-suggestion-you = Du schlägst vor
waiting-suggestion-same = den Tisch, wie er ist
waiting-suggestion-take = Annehmen
    .of = Vorschlag von { $name } annehmen
waiting-suggestion-no = Nein, danke
waiting-suggestion-back = Doch nicht
waiting-name = Die anderen sehen dich als { $name }.
    .change = Ändern
    .keep = Behalten
waiting-change-seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
