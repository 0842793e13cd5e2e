## The games

clustered-name = Clustered
    .about = Lay cards that share two attributes with their neighbours, and build lines and a rectangle.
    .tagline = Lay cards that agree. Grow lines and rectangles.
    .minutes = 15 min
cubed-name = Cubed
    .about = Fit pieces side by side, colour to colour, and be the first to have none left.
    .tagline = Fit the cubes, match the colours, empty your hand.
    .minutes = 20 min
# $fewest and $most are numbers
games-players = { $fewest }–{ $most } players
games-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
