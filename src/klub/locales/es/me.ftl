## La página propia

me-title = Yo y mis partidas
me-who = Quién soy
me-saved = Guardado
me-recovered = Hola de nuevo, { $name }
me-devices = En otro dispositivo
    .help = Un enlace para seguir siendo tú en otro navegador: con tu nombre, tus mesas y tus partidas. Sirve una vez; no lo compartas.
    .make = Ver enlace y código QR
    .until = Sirve una vez, hasta el { $time }.
me-no_games = Aún no hay partidas terminadas. Tras la primera, aquí estarán tus récords y tu historial.
me-figures = Estadísticas
me-figures-games = partidas
me-figures-wins = ganadas
me-figures-average = puntos de media
me-figures-best = récord
me-bests = Récords personales
me-bests-of =
    { $players ->
        [1] { $game }, en solitario
       *[other] { $game }, { $players } jugadores
    }
me-bests-basic = Reglas básicas
me-history = Historial
me-won = Ganada
me-practice = Práctica
me-bot = Bot
me-more = Ver más
