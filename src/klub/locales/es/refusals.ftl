## Por qué se ha rechazado algo. Un mensaje por código: game/what pasa a ser refusal-game-what.

refusal-unknown = Eso no es posible ({ $code }).

refusal-game-unknown = No hay ningún juego «{ $game }». Hay: { $known }.
refusal-game-taken = El nombre { $game } ya lo usa un juego que viene con Klub.
refusal-seats-out_of_range = { $game } es para entre { $fewest } y { $most } jugadores, no para { $seats }.
refusal-seats-not_played = { $game } no se juega con { $seats } jugadores. Se puede con { $known }.
refusal-seat-out_of_range = En una mesa de { $seats } no hay un sitio { $seat }; se cuenta desde 0.
refusal-seed-malformed = Una semilla es un número entero o 64 cifras hexadecimales; { $value } no lo es.
refusal-bot-unknown_level = No hay bots de fuerza «{ $level }». Hay: { $known }.

refusal-options-malformed = Las opciones se dan como nombres con valores.
refusal-options-unknown = No hay ninguna opción «{ $option }». Hay: { $known }.
refusal-options-bad_value = La opción «{ $option }» no puede ser { $value }. Se admite: { $expected }.
refusal-options-conflict = La opción «{ $option }» solo vale si «{ $needs }» es { $value }.
refusal-options-too_few_pieces = Con estas opciones hay { $pieces } fichas, pero { $seats } jugadores necesitan { $needed }.
refusal-options-too_few_boxes = Estas cajas son para { $most } jugadores como mucho, no para { $seats } (regla { $rule }).

refusal-move-malformed = Esta jugada no se puede leer: { $reason }
refusal-move-game_over = La partida ha terminado.
refusal-move-not_your_turn = No es tu turno. Le toca a: { $actors }.
refusal-move-not_for_players = Una jugada así solo la escribe el servidor.

refusal-table-closed =
    { $why ->
        [version] Esta mesa sigue una versión anterior de las reglas y está cerrada.
       *[other] Esta mesa está cerrada.
    }
refusal-table-kicked = Te han pedido que dejes esta mesa.
refusal-table-private = En esta mesa no se admite público.
refusal-table-not_your_seat = Este no es tu sitio.
refusal-table-seat_taken = Ahí ya se sienta alguien.
refusal-table-not_seated = No tienes sitio en esta mesa.
refusal-table-not_host = Eso solo puede hacerlo quien abrió la mesa.
refusal-table-not_waiting = Eso solo es posible antes de que empiece la partida.
refusal-table-not_playing = En esta mesa no hay ahora ninguna partida en marcha.
refusal-table-not_over = Eso solo es posible cuando la partida ha terminado.
refusal-table-not_away = No te has ausentado.
refusal-table-away = Ya te has ausentado.
refusal-table-resigned = Has abandonado esta partida.
refusal-table-nobody = Esa persona no está en esta mesa.
refusal-table-no_undo = Esta jugada no se puede deshacer.
refusal-table-no_undo_asked = Nadie ha pedido deshacer una jugada.
refusal-table-own_undo = Lo has pedido tú: les toca responder a los demás.
refusal-chat-muted = Te han silenciado en esta mesa.
refusal-chat-silent = Ahora no puedes hablar: el juego pide silencio.

refusal-state-malformed = Este estado de una partida no se puede leer: { $reason }
refusal-view-malformed = Esta vista de una partida no se puede leer: { $reason }
refusal-outcome-malformed = Este resultado de una partida no se puede leer: { $reason }

refusal-record-malformed = Esto no es un archivo de partida: { $reason }
refusal-record-format = Este archivo de partida tiene el formato «{ $format }»; solo se puede leer «{ $known }».
refusal-record-no_seed = El archivo no revela su semilla, así que no se puede comprobar la mezcla. Es lo normal mientras la partida sigue en marcha.
refusal-record-commitment = La semilla del archivo no es la que se prometió antes de la primera jugada.
refusal-record-version = La partida sigue la versión { $version } de las reglas de { $game }; aquí solo se conoce la versión { $known }.
refusal-record-illegal_move = La jugada { $number } del archivo no está permitida: { $reason }
refusal-record-result = El resultado del archivo no es el que sale de sus jugadas.

refusal-clustered-board = Ninguna mesa puede ser así: hay una carta donde no encaja.
refusal-clustered-unknown_card = No existe la carta «{ $card }».
refusal-clustered-not_in_hand = No tienes esta carta en la mano: { $card }.
refusal-clustered-must_place = Solo puedes descartar si ninguna de tus cartas encaja en ningún sitio, y alguna aún encaja (regla { $rule }).
refusal-clustered-must_discard = Primero descarta una carta y luego sigue la partida (regla { $rule }).
refusal-clustered-not_drawn = Tienes que descartar una de las dos cartas que acabas de robar, no esta: { $card } (regla { $rule }).
refusal-clustered-not_adjacent = No hay nada junto a ({ $x }, { $y }): una carta nueva tiene que tocar otra de la mesa (regla { $rule }).
refusal-clustered-occupied = El sitio ({ $x }, { $y }) está ocupado: { $other } (regla { $rule }).
refusal-clustered-off_table = El sitio ({ $x }, { $y }) queda fuera de la mesa (regla { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Esta carta, { $card }, no encaja en ({ $x }, { $y }): { $neighbours }. Con cada una de sus vecinas, una carta debe compartir al menos dos de estos rasgos: forma, relleno y número (regla { $rule }).

refusal-cubed-board = Ninguna mesa puede ser así: hay una ficha donde no encaja.
refusal-cubed-unknown_piece = No existe la ficha «{ $piece }».
refusal-cubed-not_in_hand = No tienes esta ficha en la mano: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Ahora puedes poner una segunda ficha, o pasar.
        [gift] Primero regala una ficha, o quédatelas todas.
        [keep] Primero elige cuál de las fichas robadas te quedas.
       *[turn] Ahora no hay nada que regalar ni que elegir.
    }
refusal-cubed-must_play = Una de tus fichas encaja, así que tienes que ponerla (regla { $rule }).
refusal-cubed-must_draw = Aún no puedes pasar: primero roba una ficha (regla { $rule }).
refusal-cubed-already_drawn = No puedes robar otra vez en este turno (regla { $rule }).
refusal-cubed-bag_empty = La bolsa está vacía, no hay nada que robar (regla { $rule }).
refusal-cubed-no_draw_many = En esta mesa no se pueden robar varias fichas a la vez (regla { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] La bolsa está vacía, no hay nada que robar
       *[other] Puedes robar de 1 a { $most } fichas, no { $count }
    } (regla { $rule }).
refusal-cubed-not_drawn = Tienes que quedarte una de las fichas que acabas de robar, no esta: { $piece } (regla { $rule }).
refusal-cubed-no_such_player = Solo puedes dar una ficha a otro jugador de esta mesa (regla { $rule }).
refusal-cubed-heights = Girada así, las alturas no coinciden ({ $piece }): una ficha se pone en uno de tres giros, 0, 1 o 2 (regla { $rule }).
refusal-cubed-same_turn = Esta ficha es igual en todos los giros: { $piece }. Ponla sin girar (regla { $rule }).
refusal-cubed-first_piece = La primera ficha va en el centro, en (0, 0) (regla { $rule }).
refusal-cubed-blocker_too_early = Una ficha de bloqueo solo se puede poner cuando hay otras tres fichas en la mesa (regla { $rule }).
refusal-cubed-not_adjacent = No hay nada junto a ({ $q }, { $r }): una ficha nueva tiene que tocar la mesa (regla { $rule }).
refusal-cubed-occupied = El sitio ({ $q }, { $r }) está ocupado: { $other } (regla { $rule }).
refusal-cubed-dead_cell = El sitio ({ $q }, { $r }) está muerto: está junto a un lado negro (regla { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Un lado negro no puede tocar ninguna ficha, pero { $neighbours } (regla { $rule }).
refusal-cubed-too_few_contacts =
    En ({ $q }, { $r }) la ficha tocaría { $contacts ->
        [one] { $contacts } ficha
       *[other] { $contacts } fichas
    }; tiene que tocar al menos dos (regla { $rule }).
refusal-cubed-colors_differ =
    Esta ficha, { $piece }, no encaja en ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Al menos dos lados que se tocan deben coincidir en color
       *[all] Todos los lados que se tocan deben coincidir en color
    } (regla { $rule }).

refusal-kluster-not_in_hand = No tienes este imán en la mano: { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] Primero se colocan las cuerdas.
        [more] Ahora puedes colocar un imán más, o terminar tu turno.
        [repair] Una cuerda se ha separado de las demás: primero devuélvela a su sitio.
       *[turn] Eso no es posible ahora.
    }
refusal-kluster-must_place = En tu turno tienes que colocar un imán (regla { $rule }).
refusal-kluster-off_table = Eso queda más allá del borde de la mesa (regla { $rule }).
refusal-kluster-upright = En esta mesa los imanes tienen que estar tumbados (regla { $rule }).
refusal-kluster-repair_first = Una cuerda se ha separado de las demás: devuélvela a su sitio antes de colocar nada (regla { $rule }).
refusal-kluster-no_such_string = No hay ninguna cuerda así que mover o colocar: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La cuerda no puede cruzarse consigo misma
        [small] La cuerda rodea muy poco espacio
       *[tight] La cuerda no puede tocarse a sí misma
    } (regla { $rule }).
refusal-kluster-string_apart = Cada cuerda nueva tiene que cruzar una que ya esté en la mesa (regla { $rule }).
refusal-kluster-string_after_placing = En esta mesa la cuerda ya no se puede mover una vez colocado el imán (regla { $rule }).
refusal-kluster-track = Ninguna mano puede haber jugado así este turno ({ $what }).
refusal-kluster-digest = Jugado de nuevo, este turno termina distinto de lo grabado: { $found } en vez de { $expected }.
refusal-kluster-other_physics = Grabado con la física { $physics } en { $machine }; aquí es { $known } en { $here }, así que este turno no se puede comprobar bit a bit.
refusal-kluster-turn_over = Este turno ha terminado.

## Las mesas, sus enlaces y el servidor

refusal-table-unknown = Esta mesa no existe, o ya no.
refusal-table-unreadable = Lo que se guardó de esta mesa está dañado y no se puede leer.
refusal-table-full = En esta mesa no queda ningún sitio libre.
refusal-table-crowded = Esta mesa ya tiene demasiado público.
refusal-table-too_long = En esta mesa han pasado demasiadas cosas: la partida aún puede terminarse; para lo demás, abre una nueva.
refusal-house-clock = Un reloj da de { $fewest } a { $most } segundos por jugada y de 0 a { $most } segundos para toda la partida.
refusal-bot-no_move = El bot no ha encontrado ninguna jugada.
refusal-hint-not_among_people = Las pistas son solo para partidas sin otras personas.
refusal-hint-nobody_free = Ahora mismo ningún bot tiene tiempo para una pista. Vuelve a intentarlo enseguida.
refusal-history-no_such_game = En esta mesa no hubo una partida { $game }; hasta ahora solo { $games }.
refusal-history-no_such_move = No hay nada que ver tras la jugada { $number }: solo se conocen las primeras { $count } jugadas.
refusal-lesson-unknown = Esa lección de { $game } no existe.
refusal-live-not_now = En esta mesa no se juega nada en directo ahora.
refusal-live-no_film = No hay película de esta jugada.
refusal-live-malformed = Esta entrada no se puede leer.
refusal-live-lost = El turno en directo se ha perdido y empieza de nuevo: no se ha colocado nada.
refusal-live-full = Ahora se juegan demasiados turnos en directo. Vuelve a intentarlo dentro de un momento.
refusal-message-malformed = Este mensaje no se puede leer: { $reason }
refusal-link-malformed = Esto no es un enlace a una mesa: { $link }
refusal-link-no_table = Este enlace lleva a un servidor, pero a ninguna mesa: { $link }
refusal-server-no_identity = El servidor aún no te conoce. Dile primero tu nombre.
refusal-server-bad_name = Esto no puede ser un nombre: { $name }. Un nombre tiene como mucho { $longest } caracteres, todos visibles.
refusal-server-dead_link = Este enlace ya no sirve: se ha usado ya o es demasiado antiguo.
refusal-server-no_such_code = Ninguna mesa espera con este código. Los códigos solo sirven un tiempo, y solo antes de que empiece la partida.
refusal-server-not_found = Aquí no hay nada.
refusal-server-method = Esto no se puede pedir con { $method }.
refusal-server-too_large = Este mensaje es demasiado grande.
refusal-server-too_fast = Eso ha sido demasiado a la vez. Espera un momento.
refusal-server-too_many_tables = Tienes demasiadas mesas abiertas (como mucho { $most }). Cierra antes una.
refusal-server-too_many_connections = Llegan demasiadas conexiones desde tu dirección (como mucho { $most }). Cierra antes una.
refusal-server-full = El servidor está lleno. Vuelve a intentarlo más tarde.
refusal-server-leaving = El servidor hace una breve pausa. Vuelve a intentarlo enseguida.
refusal-server-unavailable = El servidor no puede guardar nada ahora. Vuelve a intentarlo enseguida.
refusal-server-failed = Algo ha fallado en el servidor. No ha sido culpa tuya.
refusal-server-foreign = Esta petición viene de otro sitio, así que no se acepta.
refusal-server-host = Este servidor no responde al nombre «{ $host }».
refusal-server-http = El servidor lo ha rechazado sin decir por qué (estado { $status }).
refusal-settings-bad_value = Un ajuste no sirve: { $reason }
refusal-settings-unreadable = Los ajustes de { $file } no se pueden leer: { $reason }
refusal-settings-workers = Más de un proceso (aquí: { $workers }) necesita PostgreSQL y Redis.

## La página, cuando no se pudo preguntar al servidor

refusal-page-offline = No se puede llegar al servidor. Comprueba tu conexión.

## Cluellage

refusal-cluellage-unknown_picture = No hay ninguna imagen «{ $card }».
refusal-cluellage-claimed = El jugador { $player } fue más rápido: esta carta ya no está. Coge otra (regla { $rule }).
refusal-cluellage-one_claim = Ya tienes una carta de esta tanda; hay una para cada uno (regla { $rule }).
refusal-cluellage-not_in_middle = Esta carta no está en el centro (regla { $rule }).
refusal-cluellage-done_is_final = Tu collage está terminado, y así se queda (regla { $rule }).
refusal-cluellage-own_collage = Este es tu propio collage: lo adivinan los demás (regla { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Ahora todos miran las palabras.
        [claim] Ahora se cogen cartas.
        [collage] Ahora se hacen los collages.
        [exhibit] Ahora se adivina un collage.
       *[reveal] Ahora todos miran los puntos.
    }
refusal-cluellage-turned_over = No se puede dar la vuelta a una carta: { $card } está en el dorso de la tuya (regla { $rule }).
refusal-cluellage-not_yours = Tu collage se hace solo con tus cinco cartas, y { $card } no es una de ellas (regla { $rule }).
refusal-cluellage-use_all_five = Hay que usar las cinco cartas, cada una una vez; aquí hay { $count } (regla { $rule }).
refusal-cluellage-off_canvas = La carta entera debe estar en el lienzo: { $card } sobresale (regla { $rule }).
refusal-cluellage-hidden = De cada carta debe verse una cuarta parte; de { $card } solo se ve el { $percent } % (regla { $rule }).
refusal-cluellage-no_such_number = No hay ninguna ficha { $number }; van del 1 al { $most } (regla { $rule }).
