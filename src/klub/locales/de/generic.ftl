## Spiele ohne eigene Seite: das Bild des Spiels und seine Züge als Knöpfe.

generic-moves = Deine Züge
generic-search = Zug suchen
generic-nothing = Kein Zug passt zu diesen Wörtern.
generic-more =
    { $count ->
        [one] … und { $count } weiterer. Tippe einen Teil des Namens, um ihn zu finden.
       *[other] … und { $count } weitere. Tippe einen Teil des Namens, um einen zu finden.
    }
generic-advice = Wähle einen Zug
generic-wait = Hier liegen deine Züge, wenn du an der Reihe bist.
generic-picture = Der Tisch von { $game }
generic-hint = { $move }. { $reason }
generic-written-more = Einen Zug schreiben
generic-written = Der Zug als JSON
generic-written-make = Diesen Zug machen
generic-written-wrong = Das ist kein Zug in JSON.
