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
home-pass-help = Pasaos este dispositivo; lo secreto queda oculto.
home-pass-name = Nombre del jugador { $number }
home-pass-color = Otro color para { $player }
home-solo = En solitario
    .about = supera tu récord
    .best = tu récord: { $best }
home-go-play = Jugar ya
home-go-invite = Abrir la mesa e invitar
home-go-pass = Empezar la partida
home-go-solo = Jugar en solitario

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

## Aquí no hay nada

home-missing = Aquí no hay nada
    .text = Quizá el enlace esté mal escrito, o la página ya no exista.
    .home = A los juegos
