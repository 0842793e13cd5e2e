## La fuerza de un bot: su nombre y lo que te espera

level-sprout = Retoño
    .about = Casi siempre pone lo que encaja. Ideal para la primera partida.
level-casual = Ocasional
    .about = Elige lo que ahora parece mejor y no piensa más allá.
level-club = De club
    .about = Juega con solidez y regala poco.
level-expert = Experto
    .about = Se anticipa y se cruza en tu camino.
level-master = Maestro
    .about = El más fuerte que hay, pero se toma su tiempo.

## Why a bot would make a move, in games whose bots search

reason-search = De { $playouts } partidas de prueba, así salió bien cerca del { $share } %.
reason-only_move = No hay otra opción.
