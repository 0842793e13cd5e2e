pebbles-name = Letzter Kiesel
    .about = Nimm Steine von den Haufen: Wer den letzten Stein eines Haufens nimmt, gewinnt ihn.
    .tagline = Der letzte Stein holt den Haufen
    .minutes = 5 Min.
pebbles-option-heaps = Wie viele Haufen auf dem Tisch liegen.
    .label = Haufen
pebbles-option-skips = Alle dürfen im Spiel einmal aussetzen.
    .label = Aussetzen
pebbles-moves-take = Steine nehmen
pebbles-move-take = { $count ->
        [one] Einen Stein
       *[other] { $count } Steine
    } von Haufen { NUMBER($heap) ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
pebbles-moves-skip = Oder warten
pebbles-move-skip = Aussetzen
pebbles-event-taken = { $who ->
        [you] Du nimmst { $count } von Haufen { $heap }.
       *[other] { $player } nimmt { $count } von Haufen { $heap }.
    }
pebbles-event-skipped = { $who ->
        [you] Du setzt aus.
       *[other] { $player } setzt aus.
    }
refusal-pebbles-no_skip = Alle dürfen nur einmal aussetzen.
refusal-pebbles-too_many = In diesem Haufen liegen nur { $left } Steine.
pebbles-lesson-last_stone = Der letzte Stein
    .text = Wer den letzten Stein eines Haufens nimmt, gewinnt den ganzen Haufen.
    .task = Gewinne einen Haufen.
    .praise = Der Haufen gehört dir.
