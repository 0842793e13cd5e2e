## Inicio: a qué jugar y cómo

home-title = ¿A qué jugamos?
home-about = Elige un juego, envía un enlace y siéntate. Sin cuenta.
home-games = Juegos
home-learn = Aprende jugando
home-rules = Reglas
home-start = Empezar { $game }
home-play = Jugar ya
    .about =
        { $bots ->
            [one] { $game }, contra un bot
           *[other] { $game }, contra { $bots } bots
        }
home-options = Opciones
home-invite = Invitar
    .about = enlace o código QR
home-pass = Pasar y jugar
    .about = una pantalla
home-pass-title = ¿Cuántos jugadores?
home-pass-help = Pasaos este dispositivo; nadie ve las cartas de los demás.
home-pass-name = Nombre del jugador { $number }
home-pass-color = Otro color para { $player }
home-solo = En solitario
    .about = supera tu récord
    .best = tu récord: { $best }

## Mesas en listas

home-tables = Tus mesas abiertas
home-tables-all = Ver todas ({ $tables })
home-ticket-with = { $game } con { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } contra un bot
       *[other] { $game } contra { $bots } bots
    }
home-ticket-solo = { $game }, en solitario
home-ticket-yours = Te toca
home-ticket-theirs = Les toca a otros
home-ticket-turn = Le toca a { $name }
home-ticket-playing = En curso
home-ticket-over = Terminada
home-ticket-free =
    { $free ->
        [0] Mesa completa
        [one] { $free } sitio libre
       *[other] { $free } sitios libres
    }
home-lobby = Únete a una mesa
home-lobby-of = { $game }, mesa de { $host }

## Entrar con un código o enlace

home-join = Entrar con un código
    .go = Entrar
home-join-looking = Buscando tu mesa…
home-join-unreadable = Eso no es un código
home-join-help = Un código tiene seis letras o cifras, como PLUM72. También vale el enlace de una mesa.

## Quién eres

home-me = Eres { $name }
home-me-new = Elige nombre y color
home-me-title = Nombre y color
home-me-more = Mis partidas, dispositivos y ajustes

## Al pie de la página

home-more = Más
home-rules-of = Reglas de { $game }
home-learn-of = Aprender { $game }
home-mine = Mis partidas
home-about_klub = Acerca de Klub

## Una mesa nueva

home-new = Mesa nueva
home-mode = Modo de juego
home-seats = Jugadores
home-level = ¿Qué fuerza tienen los bots?
home-game_options = Opciones del juego
home-game_options-help = De serie se juega con las reglas básicas. Lo que cambies se recuerda.
home-basic_rules = Reglas básicas
home-house = En la mesa
home-clock = Reloj
    .help = Tiempo por jugada, con una reserva para pensar más.
home-clock-none = Sin reloj
home-clock-slow = Tranquilo, { $seconds } s
home-clock-usual = Ágil, { $seconds } s
home-clock-quick = Rápido, { $seconds } s
home-clock-own = Propio
home-clock-per_move = Segundos por jugada
home-clock-bank = Segundos de reserva
home-spectators = Espectadores
    .help = Nunca ven la mano de nadie.
home-spectators-open = Bienvenidos
home-spectators-delayed = Con retraso
home-spectators-none = Ninguno
home-undo = Deshacer jugadas
    .help = Entre personas siempre se pregunta a las demás. En solitario contra bots eres libre.
home-undo-agreed = Si todos están de acuerdo
home-undo-unseen = Solo si no se ha visto nada nuevo
home-undo-never = Nunca
home-listed = Visible para todos
    .help = Cualquiera que abra Klub aquí puede sentarse.
home-go-play = Jugar ya
home-go-invite = Abrir la mesa e invitar
home-go-pass = Empezar la partida
home-go-solo = Jugar en solitario

## Aquí no hay nada

home-missing = Aquí no hay nada
    .text = Quizá el enlace esté mal escrito, o la página ya no exista.
    .home = A los juegos

## Acerca de Klub

about-what = Una mesa de juegos
    .text = Abre un enlace, siéntate y juega: con amigos, con bots o en solitario, en móviles, portátiles y una pantalla grande.
about-fans = Hecho por aficionados
    .text = Esta es una versión independiente, con dibujos y palabras propios. No está afiliada a los autores y editoriales, a quienes pertenecen los juegos y sus nombres, ni cuenta con su respaldo. Si te gusta un juego, cómpralo: nada supera unas cartas de verdad en una mesa de verdad.
about-private = Nadie te observa
    .text = Sin cuenta, sin publicidad, sin rastreadores, nada de otras webs. Este servidor conoce tu nombre, tu color y tus partidas; tu navegador guarda una cookie que dice quién eres.
about-free = Software libre
    .text = Klub es software libre: el programa, los dibujos y los textos tienen licencia MIT. Su código contiene las reglas, los bots y esta página; puedes montar tu propio servidor.
    .licences = Las licencias de todo lo que contiene esta página
about-words = Las palabras
    .text = ¿Una frase es rara, está mal o cuesta entenderla? Díselo a quien lleva este servidor o a quienes hacen Klub.
    .report = Avisar de una frase
report-help = Escribe la frase tal como la viste. La página averigua cuál es y prepara un texto para copiar y enviar.
report-read = La frase
report-which = ¿A cuál te refieres?
report-found =
    { $count ->
        [0] No se encontró ninguna frase; basta con tu texto.
        [one] Se encontró una frase.
       *[other] Se encontraron { $count } frases.
    }
report-better = Una frase mejor, si se te ocurre
report-text = Texto para enviar
report-prepared =
    Clave: { $sentence }
    Idioma: { $spoken }
    Versión: { $version }
    Leído: { $read }
    Mejor: { $better }
