## The games

# $fewest and $most are numbers
games-players = { $players } players
games-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
