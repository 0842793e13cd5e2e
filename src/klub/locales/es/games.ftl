## Los juegos

# $fewest y $most son números
games-players = { $players } jugadores
games-count =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
