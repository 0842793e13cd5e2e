## El resultado de una partida

result-solo =
    { $points ->
        [one] ¡{ $points } punto!
       *[other] ¡{ $points } puntos!
    }
result-lost = Esta vez no
result-gave_up = Partida abandonada
# $players: uno o varios nombres
result-gave_up-who =
    { $count ->
        [one] { $players } ha abandonado
       *[other] { $players } han abandonado
    }
result-best = ¡Nuevo récord personal!
result-practice = Práctica: se deshicieron jugadas después de ver más, así que esta partida no cuenta.
result-moves =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
result-game_number = Partida { $number }
result-scores = Puntos
result-standings = Puntos al acabar la partida
result-place = { $place }.º puesto
result-series =
    { $games ->
        [one] Victorias tras { $games } partida
       *[other] Victorias tras { $games } partidas
    }
result-board = La mesa al final
result-show_table = Ver la mesa
result-chart = Evolución de los puntos
# $scores: el nombre y los puntos de cada cual
result-chart-label = Evolución de los puntos. Al final: { $scores }
result-chart-move = Jugada
result-chart-as_table = Mostrar como tabla
result-chart-as_chart = Mostrar como gráfico

## Y ahora

result-next = ¿Y ahora?
result-arrange = Cambiar el juego
result-suggest = Proponer un juego
# $players: uno o varios nombres
result-ready =
    { $count ->
        [one] { $players } quiere jugar otra vez
       *[other] { $players } quieren jugar otra vez
    }
result-replay = Repetición
result-share = Compartir
result-another = Otro juego
result-share-title = Compartir esta partida
# $policy: quién puede mirar: none, delayed, open
result-share-help =
    { $policy ->
        [none] Este enlace lleva a la repetición. Solo pueden abrirlo los jugadores.
       *[other] Cualquiera que tenga este enlace puede ver toda la partida, desde cada sitio.
    }
result-share-link = Una partida de { $game }
result-download = Descargar la partida
result-download-help = El archivo contiene todas las jugadas. Con «klub verify» cualquiera puede comprobarlo sin este servidor.

## Comprobar la mezcla

result-seal-good = Mezcla comprobada
result-seal-bad = Mezcla distinta de lo prometido
result-verify = Comprobar la mezcla
result-verify-how = Todo el azar de esta partida sale de un único número secreto. Antes de la primera jugada, el servidor solo mostró su huella. Ahora el número se conoce, y tu navegador ha calculado la huella por sí mismo.
result-verify-promised = Huella antes de la primera jugada
result-verify-seed = El número secreto
result-verify-computed = Huella calculada por tu navegador
result-verify-kept = Las dos son iguales, y tu navegador guardaba la primera desde el comienzo: nadie ha cambiado la mezcla.
result-verify-shown = Las dos son iguales. Tu navegador no estuvo durante la partida, así que para la primera tiene que creer al servidor.
result-verify-broken = Son distintas: esta partida no se mezcló como se prometió.

## La repetición

replay-title = Repetición
replay-opening = Abriendo la repetición…
replay-play = Reproducir
replay-pause = Pausa
replay-first = Al principio
replay-back = Una jugada atrás
replay-on = Una jugada adelante
replay-last = Al final
replay-position = Jugada { $number } de { $count }
replay-start = Antes de la primera jugada
replay-speed = Velocidad
replay-true_time = Tiempo real
replay-seen_by = Vista
replay-spectators = Espectadores
replay-running = Esta partida sigue en curso.
replay-controls = Controles
replay-keys = ← → una jugada · Inicio, Fin · espacio: reproducir
replay-to_table = A la mesa
