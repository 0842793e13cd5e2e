## La mesa: a quién le toca, sobre el tablero

table-you = tú
table-call-you = Te toca
table-call-other = Le toca a { $player }
table-call-several =
    { $players ->
        [one] Falta { $players } jugador
       *[other] Faltan { $players } jugadores
    }
table-call-over = Fin de la partida
table-call-you_won = ¡Ganas!
table-call-won = Gana { $player }
# $players: varios nombres
table-call-shared = Victoria compartida: { $players }
table-sending = Enviando …
table-see_result = Ver el resultado
table-points = Puntos:
table-rules-basic = reglas básicas
table-rules-changed =
    { $options ->
        [one] { $options } opción
       *[other] { $options } opciones
    }
table-move_number = jugada { $number }

## Abrir una mesa, y mesas que no se abren

table-opening = Abriendo la mesa …
table-claim_failed = El asiento no es tuyo.
table-ended-title = Esta mesa no está abierta
table-ended-offline = Sin conexión
table-ended-home = Ir al inicio
table-nothing_to_watch = Nadie puede mirar esta partida.

## La línea con el servidor

table-line-lost = Conexión perdida. Reintentando …
table-line-offline = Estás sin conexión. La mesa volverá sola.
table-line-kept = Tu jugada está guardada y se enviará.

## Asientos

table-seats = Jugadores
table-seat-to_move = le toca
table-seat-bot = robot
table-seat-away = se fue, juega un bot
table-seat-lost = sin conexión
table-seat-resigned = ha abandonado
table-seat-sending = enviando …
table-clock-left = Tiempo restante:
table-clock-bank = Tiempo de reserva:
table-score-yours = Tus puntos
table-score-of = Puntos: { $player }
table-stand_in = Un bot juega por ti.
table-stand_in-return = Seguir jugando

## Un aparato que pasa de mano en mano

table-curtain = Pásalo a { $player }
table-curtain-help = Los demás miran a otro lado. No se ve ninguna mano hasta que toques.
table-curtain-lift = Soy { $player }

## Herramientas y menú

table-tools = Herramientas
table-fit = Ver toda la mesa
table-menu = Menú
table-rules = Reglas
table-tutorial = Aprender
table-hint = Pista
table-undo = Deshacer
table-full_screen = Pantalla completa
table-full_screen-end = Salir de pantalla completa
table-panel-keys = Teclado
table-panel-invite = Enlace de invitación
table-panel-people = Gente
table-panel-screen = Pantalla grande
table-panel-handover = Pasar a otro aparato
table-panel-resign = Abandonar
table-panel-leave = Dejar la mesa
table-panel-close = Cerrar la mesa
table-refused = No es posible.

## Lo que abre el menú

table-keys-board = El tablero tiene sus teclas: flechas, Intro y cifras. Se llega con Tab.
# $policy: quién puede mirar: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Este enlace lleva a la mesa. Solo lo pueden abrir quienes juegan.
        [delayed] Quien abra este enlace puede mirar, unas jugadas más tarde.
       *[open] Quien abra este enlace puede mirar.
    }
table-invite-title = Una partida de { $game }
table-screen-help = Muestra la mesa sin las manos, para un televisor o una pantalla grande que todos ven.
table-screen-here = Abrir aquí
table-screen-join = Únete a la partida
table-screen-free =
    { $seats ->
        [one] Queda { $seats } asiento libre
       *[other] Quedan { $seats } asientos libres
    }
table-handover-help = Abre este enlace en el otro aparato: desde entonces tu asiento se juega allí. Sirve una vez.
table-handover-make = Crear un enlace
table-people-watchers =
    { $people ->
        [0] Nadie está mirando.
        [one] { $people } persona está mirando.
       *[other] { $people } personas están mirando.
    }
table-people-mute = Silenciar
table-people-unmute = Dejar hablar
table-people-muted = en silencio
table-people-kick = Echar
table-people-kick_sure = ¿Seguro?
table-resign-ask = ¿Abandonar esta partida? Si otros siguen, un bot ocupa tu asiento.
table-leave-ask = ¿Dejar la mesa? Un bot sigue por ti, y puedes volver cuando quieras.
table-close-ask = ¿Cerrar la mesa para todos? La partida acaba sin resultado.

## Deshacer

table-undo-question = { $player } quiere deshacer su última jugada.
table-undo-agree = De acuerdo
table-undo-refuse = Mejor no
table-undo-asked = Has pedido deshacer tu jugada. Esperando a los demás …
table-undo-agreed = Has aceptado. Esperando a los demás …

## Hablar

table-side = Chat e historial
table-chat = Chat
table-chat-unread =
    { $lines ->
        [one] Chat, { $lines } mensaje nuevo
       *[other] Chat, { $lines } mensajes nuevos
    }
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-muted = Te han silenciado en esta mesa.
table-chat-silent = El juego pide silencio ahora mismo.
table-chat-by = { $name } dice:
# Para lectores de pantalla
table-chat-line = { $name }: { $text }
table-reactions = Reacciones
table-reaction-wave = saluda
table-reaction-clap = aplaude
table-reaction-laugh = se ríe
table-reaction-wow = se asombra
table-reaction-think = está pensando
table-reaction-heart = está encantado
table-reaction-oops = ¡Uy!
table-reaction-thanks = da las gracias

## Lo que ha pasado

table-log = Historial
table-log-empty = Todavía no se ha jugado nada.
table-away = Mientras no estabas
table-away-more =
    { $lines ->
        [one] … y antes { $lines } cosa más
       *[other] … y antes { $lines } cosas más
    }
