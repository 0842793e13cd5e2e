## De spellen

# $fewest en $most zijn getallen
games-players = { $players } spelers
games-count =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
