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
waiting-full = Todos los sitios están ocupados
    .watch = Quédate aquí: podrás mirar en cuanto empiece la partida y, si queda un sitio libre, ocuparlo.
    .wait = Espera aquí: si queda un sitio libre, podrás ocuparlo. Cuando empiece la partida, solo la verán los jugadores.
waiting-sit = Sentarse aquí
waiting-sit_too = Añadir a alguien en este dispositivo
waiting-sat = { $name } se ha sentado
waiting-add_bot = Añadir un bot
waiting-bot = Un bot para este sitio
    .level = Fuerza del bot
    .name = Bot { $letter }
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
waiting-rules-change = Cambiar opciones (mesa nueva)
waiting-clock = { $seconds } s por jugada
waiting-no_clock = sin reloj
waiting-spectators-delayed = espectadores con retraso
waiting-spectators-none = sin espectadores
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
