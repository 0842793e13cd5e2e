## La mesa: a quién le toca, sobre el tablero

table-you = tú
table-call-you = Te toca
table-call-other = Le toca a { $player }
table-call-several =
    { $players ->
        [one] Esperando a { $players } jugador
       *[other] Esperando a { $players } jugadores
    }
table-call-over = Fin de la partida
table-call-you_won = ¡Ganas!
table-call-won = Gana { $player }
# $players: varios nombres
table-call-shared = { $players } comparten la victoria
table-sending = Enviando…
table-see_result = Ver el resultado
table-again =
    { $people ->
        [1] Otra vez
       *[other] Otra vez todos
    }
table-points = Puntos:
table-rules-basic = reglas básicas
table-rules-changed =
    { $options ->
        [one] { $options } opción cambiada
       *[other] { $options } opciones cambiadas
    }
table-move_number = jugada { $number }

## Abrir una mesa, y mesas que no se abren

table-opening = Abriendo la mesa…
table-claim_failed = Ese sitio no es tuyo.
table-ended-title = Esta mesa no está abierta
table-ended-offline = Sin conexión
table-ended-home = Ir al inicio
table-nothing_to_watch = Esta partida no admite espectadores.

## La línea con el servidor

table-line-lost = Conexión perdida. Reintentando…
table-line-offline = Estás sin conexión. La partida seguirá cuando vuelvas a tenerla.
table-line-kept = Tu jugada está guardada y se enviará.

## Asientos

table-seats = Jugadores
table-seat-to_move = le toca
table-seat-bot = bot
table-seat-away = fuera, juega un bot
table-seat-lost = sin conexión
table-seat-resigned = ha abandonado
table-seat-sending = enviando…
table-clock-left = Tiempo restante:
table-clock-bank = Tiempo de reserva:
table-score-yours = Tus puntos
table-score-of = Puntos: { $player }
table-stand_in = Un bot juega por ti.
table-stand_in-return = Volver a jugar

## Un aparato que pasa de mano en mano

table-curtain = Pásale el dispositivo a { $player }
table-curtain-first = Empieza { $player }
table-pass_on = Turno de { $player }
table-curtain-help = Los demás miran a otro lado. No se ve ninguna mano hasta que toques la pantalla.
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
table-panel-people = Personas
table-panel-screen = Pantalla grande
table-panel-handover = Pasar a otro dispositivo
table-panel-resign = Abandonar
table-panel-leave = Dejar la mesa
table-panel-end = Terminar la partida
table-panel-close = Cerrar la mesa
table-refused = No es posible.

## Lo que abre el menú

table-keys-board = Teclas del tablero
    .plain = Flechas, Intro y números. Se llega con Tab.
# $policy: quién puede mirar: none, delayed, open
table-invite-help =
    { $policy ->
        [none] Este enlace lleva a la mesa. Solo pueden abrirlo los jugadores.
        [delayed] Cualquiera que tenga este enlace puede mirar, con unas jugadas de retraso.
       *[open] Cualquiera que tenga este enlace puede mirar.
    }
table-invite-title = Una partida de { $game }
table-screen-help = Muestra la mesa sin lo que cada uno tiene en la mano, para un televisor o una pantalla grande que todos ven.
table-screen-here = Abrir aquí
table-screen-join = Únete a la partida
table-screen-code = Escanea o abre { $address }
table-screen-free =
    { $seats ->
        [one] Queda { $seats } sitio libre
       *[other] Quedan { $seats } sitios libres
    }
table-handover-help = Abre este enlace en el otro dispositivo: a partir de entonces juegas allí. Sirve una vez.
table-handover-make = Crear un enlace
table-people-watchers =
    { $people ->
        [0] Nadie está mirando.
        [one] { $people } persona está mirando.
       *[other] { $people } personas están mirando.
    }
table-people-muted = sin voz en el chat
table-resign-ask = ¿Abandonar esta partida? Si otros siguen, un bot ocupa tu sitio.
table-leave-ask = ¿Dejar la mesa? Un bot sigue por ti, y puedes volver cuando quieras.
table-end-ask = ¿Terminar esta partida sin resultado? Todos los presentes tienen que estar de acuerdo.
table-close-ask = ¿Cerrar la mesa para todos? La partida acaba sin resultado.

## Deshacer

table-undo-question = { $player } quiere deshacer esto:
table-undo-agree = De acuerdo
table-undo-refuse = Mejor no
table-undo-asked = Has pedido deshacer tu jugada. Esperando a los demás…
table-undo-agreed = Has aceptado. Esperando a los demás…
table-undo-learned = Desde entonces se ha visto algo nuevo. ¿Lo permites de todos modos?
# $players: one or several names
table-undo-answers = De acuerdo: { $players }
table-undo-declined = { $player } ha dicho que no: la jugada se queda.
table-undo-here = Deshacer desde aquí
table-practice = práctica
table-practice-begun = Se ha deshecho una jugada después de ver más. Desde ahora esta partida es de práctica: no cuenta como récord.

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
table-chat-silent = Esta parte del juego es en silencio.
table-chat-by = { $name } dice:
# Para lectores de pantalla
table-chat-line = { $name }: { $text }
table-reactions = Reacciones
table-reaction-wave = saluda
table-reaction-clap = aplaude
table-reaction-laugh = se ríe
table-reaction-wow = se asombra
table-reaction-think = está pensando
table-reaction-heart = le encanta
table-reaction-oops = ¡Uy!
table-reaction-thanks = da las gracias

## Lo que ha pasado

table-log = Historial
table-log-empty = Todavía no se ha jugado nada.
table-lapsed = Se te acabó el tiempo
    .text = El reloj ha jugado por ti.
table-away = Mientras no estabas
table-away-more =
    { $lines ->
        [one] … y { $lines } suceso anterior
       *[other] … y { $lines } sucesos anteriores
    }

## Rechazos que se pueden decir enseguida; los demás están en refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Alguien ha jugado después: tu jugada se queda.
        [final] Según las reglas del juego, esta jugada es definitiva.
        [learned] Alguien ha visto algo nuevo después: tu jugada se queda.
        [never] En esta mesa no se deshacen jugadas.
       *[none] No tienes ninguna jugada que deshacer.
    }
