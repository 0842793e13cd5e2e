## Por qué se ha rechazado algo. Un mensaje por código: game/what pasa a ser refusal-game-what.

refusal-unknown = Eso no es posible ({ $code }).

refusal-game-unknown = No hay ningún juego «{ $game }». Hay: { $known }.
refusal-seats-out_of_range = { $game } es para entre { $fewest } y { $most } jugadores, no para { $seats }.
refusal-seat-out_of_range = En una mesa de { $seats } no hay un sitio { $seat }; se cuenta desde 0.
refusal-seed-malformed = Una semilla es un número entero o 64 cifras hexadecimales; { $value } no lo es.
refusal-bot-unknown_level = No hay bots de fuerza «{ $level }». Hay: { $known }.

refusal-options-malformed = Las opciones se dan como nombres con valores.
refusal-options-unknown = No hay ninguna opción «{ $option }». Hay: { $known }.
refusal-options-bad_value = La opción «{ $option }» no puede ser { $value }. Se admite: { $expected }.
refusal-options-conflict = La opción «{ $option }» solo vale si «{ $needs }» es { $value }.

refusal-move-malformed = Esta jugada no se puede leer: { $reason }
refusal-move-game_over = La partida ha terminado.
refusal-move-not_your_turn = No es tu turno. Le toca a: { $actors }.

refusal-table-not_playing = En esta mesa no hay ahora ninguna partida en marcha.

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
