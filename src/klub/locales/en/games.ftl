## The games

clustered-name = Clustered
    .about = Lay cards that share two attributes with their neighbours, and build lines and a rectangle.
    .tagline = Lay cards that agree. Grow lines and rectangles.
    .minutes = 15 min
cubed-name = Cubed
    .about = Fit pieces side by side, colour to colour, and be the first to have none left.
    .tagline = Fit the cubes, match the colours, empty your hand.
    .minutes = 20 min
kluster-name = Kluster
    .about = Put magnets down inside the string, and do not let them snap together.
    .tagline = Hold your breath. One more magnet…
    .minutes = 10 min
cluellage-name = Cluellage
    .about = Claim pictures in a race, show a secret word by a collage, and guess the words of the others.
    .tagline = Five pictures, one secret word.
    .minutes = 20 min
# $fewest and $most are numbers
games-players = { $players } players
games-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
