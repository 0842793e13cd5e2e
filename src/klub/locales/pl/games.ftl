## Gry

# $fewest i $most to liczby
games-players = { $players } graczy
games-count =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } graczy
    }
