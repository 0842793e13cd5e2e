## Spiele ohne eigene Seite: das Bild des Spiels und seine Züge als Knöpfe.

generic-moves = Deine Züge
generic-search = Zug suchen
generic-nothing = Kein Zug passt zu diesen Wörtern.
generic-more =
    { $count ->
        [one] … und { $count } weiterer. Gib einen Teil des Namens ein, um ihn zu finden.
       *[other] … und { $count } weitere. Gib einen Teil des Namens ein, um einen zu finden.
    }
generic-advice = Wähl einen Zug
generic-wait = Hier erscheinen deine Züge, wenn du dran bist.
generic-picture = { $game }: der Tisch
generic-hint = { $move }. { $reason }
generic-written-more = Einen Zug schreiben
generic-written = Der Zug als JSON
generic-written-make = Diesen Zug machen
generic-written-wrong = Das ist kein Zug in JSON.
