## Por qué se ha rechazado algo. Un mensaje por código: game/what pasa a ser refusal-game-what.

refusal-game-unknown = No hay ningún juego «{ $game }». Disponibles: { $known }.
refusal-game-taken = El nombre { $game } ya lo usa un juego que viene con Klub.
refusal-game-broken = El juego { $game } está instalado, pero no se puede jugar: { $reason }
refusal-game-no_rules = Este juego no tiene página de reglas: { $game }.
refusal-seats-out_of_range = A { $game } pueden jugar de { $fewest } a { $most } personas, no { $seats }.
refusal-seats-not_played =
    { $game } no se juega con { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }. Números de jugadores posibles: { $known }.
refusal-seat-out_of_range = En una mesa de { $seats } no hay un sitio { $seat }; se cuenta desde 0.
refusal-seed-malformed = Una semilla es un número entero o 64 cifras hexadecimales; { $value } no lo es.
refusal-bot-unknown_level = No hay bots de fuerza «{ $level }». Disponibles: { $known }.

refusal-options-malformed = Las opciones se dan como nombres con valores.
refusal-options-unknown = No hay ninguna opción «{ $option }». Disponibles: { $known }.
refusal-options-bad_value = La opción «{ $option }» no puede ser { $value }. Valores posibles: { $expected }.
refusal-options-conflict = La opción «{ $option }» solo vale si «{ $needs }» es { $value }.

refusal-move-malformed = Esta jugada no se puede leer: { $reason }
refusal-move-game_over = La partida ha terminado.
refusal-move-not_your_turn = No es tu turno. Turno de: { $actors }.
refusal-move-not_for_players = Esa jugada solo puede hacerla el servidor.

refusal-table-closed =
    { $why ->
        [version] Esta mesa sigue una versión anterior de las reglas y está cerrada.
       *[other] Esta mesa está cerrada.
    }
refusal-table-kicked = Te han pedido que dejes esta mesa.
refusal-table-private = Esta mesa no admite espectadores.
refusal-table-not_your_seat = Este no es tu sitio.
refusal-table-seat_taken = Ahí ya hay alguien.
refusal-table-not_seated = No tienes sitio en esta mesa.
refusal-table-not_host = Eso solo puede hacerlo quien abrió la mesa.
refusal-table-not_waiting = Eso solo es posible antes de que empiece la partida.
refusal-table-not_playing = En esta mesa no hay ahora ninguna partida en marcha.
refusal-table-not_over = Eso solo es posible cuando la partida ha terminado.
refusal-table-not_away = No te has ausentado.
refusal-table-away = Ya te has ausentado.
refusal-table-resigned = Has abandonado esta partida.
refusal-table-nobody = Esa persona no está en esta mesa.
refusal-table-no_undo_asked = Nadie ha pedido deshacer una jugada.
refusal-table-own_undo = Lo has pedido tú: les toca responder a los demás.
refusal-room-playing = Eso tiene que esperar a que termine esta partida.
refusal-room-too_few_seats = No hay sitios suficientes: en esta mesa hay { $people } personas.
refusal-room-not_agreed = El reloj ha cambiado: la partida podrá empezar cuando todos los presentes estén listos.
refusal-room-name_taken = En esta mesa ya hay alguien con ese nombre.
refusal-room-no_late_join = En este juego nadie puede sustituir a un bot una vez empezada la partida.
refusal-room-already_seated = Ya tienes un sitio en esta mesa.
refusal-room-not_absent = Esa persona no lleva fuera el tiempo suficiente.
refusal-room-not_watching = Esa persona no está mirando esta mesa ahora.
refusal-room-nobody_to_confirm = No hay nadie más que pueda confirmar que este es tu sitio. Espera a que vuelva alguien.
refusal-room-owner_here = La persona de este sitio está aquí.
refusal-room-no_claim = Ya nadie reclama ese sitio.
refusal-room-claimed_lately = Acabas de pedir un sitio. Espera un momento.
refusal-room-no_suggestion = Esa propuesta ya no está sobre la mesa.
refusal-room-nudged_lately = A esa persona le acaban de dar un toque. Espera un momento.
refusal-room-not_banned = Esa persona no está vetada.
refusal-chat-muted = Te han silenciado en esta mesa.
refusal-chat-silent = Ahora no puedes chatear: esta parte del juego es en silencio.

refusal-state-malformed = Este estado de una partida no se puede leer: { $reason }
refusal-view-malformed = Esta vista de una partida no se puede leer: { $reason }
refusal-outcome-malformed = Este resultado de una partida no se puede leer: { $reason }

refusal-new-bad_name = Un juego no puede llamarse «{ $name }». Un nombre tiene como mucho 40 minúsculas (a–z), cifras y guiones bajos, empieza por una letra y no es una palabra reservada de Python; sea_battle serviría.
refusal-new-taken = Ya hay un juego que se llama { $name }. Elige otro nombre.
refusal-new-taken_module = Python ya usa el nombre «{ $name }» para otra cosa. Elige otro nombre.
refusal-new-not_empty = La carpeta { $folder } no está vacía. Por seguridad, no se ha escrito nada.
refusal-new-not_writable = No se puede escribir en { $folder }: { $reason }.

refusal-record-malformed = Esto no es un archivo de partida: { $reason }
refusal-record-format = Este archivo de partida tiene el formato «{ $format }»; solo se puede leer «{ $known }».
refusal-record-no_seed = El archivo no revela su semilla, así que no se puede comprobar la mezcla. La semilla es secreta mientras la partida sigue en curso.
refusal-record-commitment = La semilla del archivo no es la que se prometió antes de la primera jugada.
refusal-record-version = La partida sigue la versión { $version } de las reglas de { $game }; aquí solo se conoce la versión { $known }.
refusal-record-illegal_move = La jugada { $number } del archivo no está permitida: { $reason }
refusal-record-result = El resultado del archivo no corresponde a sus jugadas.

## Las mesas, sus enlaces y el servidor

refusal-table-unknown = Esta mesa no existe, o ya no existe.
refusal-table-unreadable = Los datos guardados de esta mesa están dañados y no se pueden leer.
refusal-table-full = En esta mesa no queda ningún sitio libre.
refusal-table-crowded = Ya hay demasiada gente mirando esta mesa.
refusal-table-too_long = Esta mesa ha llegado a su límite. Podéis terminar la partida; para lo demás, abrid una mesa nueva.
refusal-house-clock = Un reloj da de { $fewest } a { $most } segundos por jugada y de 0 a { $most } segundos para toda la partida.
refusal-bot-no_move = El bot no ha encontrado ninguna jugada.
refusal-hint-not_among_people = Solo hay pistas cuando no juega nadie más.
refusal-hint-nobody_free = Ahora mismo ningún bot tiene tiempo para una pista. Vuelve a intentarlo dentro de un momento.
refusal-history-no_such_game = En esta mesa no hubo una partida { $game }; partidas hasta ahora: { $games }.
refusal-history-no_such_move = No hay nada que ver tras la jugada { $number }; jugadas conocidas hasta ahora: { $count }.
refusal-lesson-unknown = Esa lección de { $game } no existe.
refusal-live-not_now = Ahora mismo no se juega nada en directo en esta mesa.
refusal-live-no_film = No hay grabación de esta jugada.
refusal-live-malformed = Esta entrada no se puede leer.
refusal-live-lost = El turno en directo se ha perdido y empieza de nuevo: no se ha colocado nada.
refusal-live-full = Ahora se juegan demasiados turnos en directo. Vuelve a intentarlo dentro de un momento.
refusal-message-malformed = Este mensaje no se puede leer: { $reason }
refusal-link-malformed = Esto no es un enlace a una mesa: { $link }
refusal-link-no_table = Este enlace lleva a un servidor, pero a ninguna mesa: { $link }
refusal-server-no_identity = El servidor aún no te conoce. Dile primero tu nombre.
refusal-server-bad_name = Esto no puede ser un nombre: { $name }. Un nombre tiene como mucho { $longest } caracteres, todos visibles.
refusal-server-dead_link = Este enlace ya no sirve: se ha usado ya o es demasiado antiguo.
refusal-server-no_such_code = Ninguna mesa tiene este código. Los códigos solo sirven un tiempo, y hasta que se cierra la mesa.
refusal-server-not_found = Aquí no hay nada.
refusal-server-method = Esta dirección no admite { $method }.
refusal-server-too_large = Este mensaje es demasiado grande.
refusal-server-too_fast = Eso ha sido demasiado a la vez. Espera un momento.
refusal-server-too_many_tables = Tienes demasiadas mesas abiertas (como mucho { $most }). Cierra antes una.
refusal-server-too_many_connections = Llegan demasiadas conexiones desde tu dirección (como mucho { $most }). Cierra antes una.
refusal-server-full = El servidor está lleno. Vuelve a intentarlo más tarde.
refusal-server-leaving = El servidor hace una breve pausa. Vuelve a intentarlo dentro de un momento.
refusal-server-unavailable = El servidor no puede guardar nada ahora. Vuelve a intentarlo dentro de un momento.
refusal-server-failed = Algo ha fallado en el servidor. No ha sido culpa tuya.
refusal-server-foreign = Esta petición viene de otra web, así que se ha rechazado.
refusal-server-host = Este servidor no responde al nombre «{ $host }».
refusal-server-not_switchable = Solo quien está ante el equipo en el que funciona Klub puede abrirlo a los demás.
refusal-server-no_network = Este equipo no está conectado a ninguna red; nadie más podría jugar.
refusal-server-cannot_listen = No se ha podido abrir Klub a toda la casa: { $reason }.
refusal-server-http = El servidor lo ha rechazado sin dar un motivo (estado { $status }).
refusal-push-off = Este servidor no envía notificaciones.
refusal-push-bad_endpoint = Esta dirección no sirve para las notificaciones.
refusal-push-bad_keys = Las claves de este navegador no sirven para las notificaciones.
refusal-settings-bad_value = Este ajuste no funciona: { $reason }
refusal-settings-unreadable = Los ajustes de { $file } no se pueden leer: { $reason }
refusal-settings-workers = Más de un proceso (aquí: { $workers }) necesita PostgreSQL y Redis.
