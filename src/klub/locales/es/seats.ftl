## Sitios sin nombre

seat-player = Jugador { $letter }
# Nombres de bots, con comas
seat-bots = Paco, Lola, Nico, Pilar, Curro, Nuria, Tomás, Inés, Rufo
