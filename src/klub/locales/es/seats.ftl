## Sitios sin nombre

seat-player = Jugador { $letter }
