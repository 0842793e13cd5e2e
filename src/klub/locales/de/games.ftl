## Die Spiele

# $fewest und $most sind Zahlen
games-players = { $players } Personen
games-count =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
