## Una mesa antes de la partida

waiting-invite = Invitar
waiting-scan_or_code = Escanea o escribe el código
waiting-scan = Escanea este código o comparte el enlace.
waiting-come = Ven a jugar a { $game }
waiting-seats = Sitios
    .taken = { $taken } de { $seats }
waiting-you = tú
waiting-you_host = tú, tu mesa
waiting-rename = Cambiar nombre y color
waiting-state-here = Aquí
waiting-state-ready = A punto
waiting-state-away = Fuera
waiting-stand = Liberar el sitio de { $name }
waiting-free = Sitio libre
    .more = Más sobre el sitio { $number }
waiting-onlookers = También aquí, aún sin sitio: { $names }
waiting-full = Todos los sitios están ocupados
    .watch = Quédate aquí: podrás mirar en cuanto empiece la partida y, si queda un sitio libre, ocuparlo.
    .bot = Ocupa el sitio de un bot o espera a que quede uno libre.
waiting-sit = Sentarse aquí
waiting-sit_too = Añadir a alguien en este dispositivo
waiting-sat = { $name } se ha sentado
waiting-all_ready = Todo el mundo está listo
waiting-add_bot = Añadir un bot
waiting-bot = Un bot para este sitio
    .level = Fuerza del bot
    .name = Bot { $letter }
    .suggest = Proponer otra fuerza
waiting-begin = Empezar
waiting-start =
    { $players ->
        [0] Aún no hay nadie
        [one] Empezar en solitario
       *[other] Empezar con { $players } jugadores
    }
waiting-ready = Por mí, adelante
waiting-unready = Espera, aún no
waiting-rules = Reglas de esta mesa
waiting-rules-basic = { $game }, reglas básicas
waiting-rules-own = { $game }, reglas personalizadas
waiting-rules-change = Cambiar
waiting-clock = { $seconds } s por jugada
waiting-no_clock = sin reloj
waiting-spectators-delayed = espectadores con retraso
waiting-spectators-none = sin espectadores
waiting-undo-agreed = se deshace si todos están de acuerdo
waiting-undo-unseen = solo se deshace lo que no mostró nada nuevo
waiting-undo-never = sin deshacer jugadas
waiting-listed = visible para todos
waiting-menu = Menú
waiting-menu-rules = Leer las reglas
waiting-menu-screen = Pantalla grande para todos
waiting-menu-close = Cerrar la mesa
waiting-menu-leave = Dejar la mesa
waiting-close = ¿Cerrar esta mesa?
    .text = Ya nadie podrá sentarse y el enlace dejará de funcionar.
    .yes = Cerrar
waiting-rules-suggest = Proponer
waiting-swap = Cambiar de sitio con { $name }
waiting-spectators-open = público bienvenido
waiting-unlisted = solo con enlace o código
waiting-start-agree = El reloj ha cambiado. Faltan: { $names }
waiting-for_host = Esperando a que { $name } empiece
waiting-change = { $name } ha cambiado: { $changes }
waiting-change-you = Has cambiado: { $changes }
waiting-change-ready = Confirma otra vez que estás de acuerdo.
waiting-change-bots = fuerza de los bots: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = sí
waiting-change-off = no
waiting-arrange = Cambiar la mesa
waiting-arrange-game = Juego
waiting-arrange-go = Jugar así
waiting-suggest = Proponer otra cosa
waiting-suggest-go = Proponer
waiting-suggestions = Propuestas
waiting-suggestion = { $name } propone
waiting-suggestion-you = Propones
waiting-suggestion-same = la mesa tal como está
waiting-suggestion-take = Aceptar
    .of = Aceptar la propuesta de { $name }
waiting-suggestion-no = No, gracias
waiting-suggestion-back = Mejor no
waiting-name = Tus amigos te ven como { $name }.
    .change = Cambiar
    .keep = Dejarlo así
waiting-change-seats =
    { $seats ->
        [one] { $seats } sitio
       *[other] { $seats } sitios
    }
