## Das Ergebnis einer Partie

result-solo =
    { $points ->
        [one] { $points } Punkt!
       *[other] { $points } Punkte!
    }
result-lost = Diesmal nicht
result-gave_up = Partie aufgegeben
# $players: ein Name oder mehrere
result-gave_up-who =
    { $count ->
        [one] { $players } hat aufgegeben
       *[other] { $players } haben aufgegeben
    }
result-best = Neue Bestleistung!
result-practice = Zur Übung: Züge wurden zurückgenommen, nachdem mehr zu sehen war. Diese Partie zählt darum nicht.
result-moves =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
result-game_number = Partie { $number }
result-scores = Punkte
result-standings = Punkte am Ende der Partie
result-place = { $place }. Platz
result-series =
    { $games ->
        [one] Siege nach { $games } Partie
       *[other] Siege nach { $games } Partien
    }
result-board = Der Tisch am Ende
result-show_table = Tisch zeigen
result-chart = Punkteverlauf
# $scores: Name und Punkte von allen
result-chart-label = Punkteverlauf. Am Ende: { $scores }
result-chart-move = Zug
result-chart-as_table = Als Tabelle zeigen
result-chart-as_chart = Als Kurve zeigen

## Wie es weitergeht

result-next = Wie geht’s weiter?
result-arrange = Spiel ändern
result-suggest = Spiel vorschlagen
# $players: ein Name oder mehrere
result-ready =
    { $count ->
        [one] { $players } ist bereit
       *[other] { $players } sind bereit
    }
result-replay = Wiederholung
result-share = Teilen
result-another = Neues Spiel
result-share-title = Diese Partie teilen
# $policy: wer zuschauen darf: none, delayed, open
result-share-help =
    { $policy ->
        [none] Dieser Link führt zur Wiederholung. Nur wer mitgespielt hat, kann ihn öffnen.
       *[other] Wer diesen Link öffnet, kann die ganze Partie ansehen, von jedem Platz aus.
    }
result-share-link = Eine Partie { $game }
result-download = Spieldatei herunterladen
result-download-help = Sie enthält jeden Zug. Mit „klub verify“ lässt sie sich auch ohne diesen Server prüfen.

## Das Mischen prüfen

result-seal-good = Mischen geprüft
result-seal-bad = Nicht wie versprochen gemischt
result-verify = Mischen prüfen
result-verify-how = Aller Zufall in dieser Partie kommt aus einer geheimen Zahl. Vor dem ersten Zug hat der Server nur ihren Fingerabdruck gezeigt. Jetzt liegt die Zahl offen, und dein Browser hat den Fingerabdruck selbst berechnet.
result-verify-promised = Fingerabdruck vor dem ersten Zug
result-verify-seed = Die geheime Zahl
result-verify-computed = Von deinem Browser berechneter Fingerabdruck
result-verify-kept = Beide sind gleich, und dein Browser kannte den ersten seit Beginn der Partie: Niemand hat am Mischen etwas geändert.
result-verify-shown = Beide sind gleich. Dein Browser war während der Partie nicht dabei und muss dem Server beim ersten glauben.
result-verify-broken = Sie sind verschieden: Diese Partie wurde nicht wie versprochen gemischt.

## Die Wiederholung

replay-title = Wiederholung
replay-opening = Die Wiederholung wird geöffnet …
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-position = Zug { $number } von { $count }
replay-start = Vor dem ersten Zug
replay-speed = Tempo
replay-true_time = Echtzeit
replay-seen_by = Sicht
replay-spectators = Zuschauer
replay-running = Diese Partie läuft noch.
replay-controls = Steuerung
replay-keys = ← → ein Zug · Pos1, Ende · Leertaste: abspielen
replay-to_table = Zum Tisch
