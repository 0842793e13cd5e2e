## Lecciones: el título, lo que hay que saber, la tarea, el elogio, la segunda tarea y lo que se dice si no ha salido

cubed-lesson-match_a_side = Color con color
    .text = Una ficha tiene tres rombos de color, cada uno con su marca. Donde dos fichas se tocan, deben mostrar el mismo color.
    .task = Elige una ficha, elige una casilla que brille y pon la ficha junto a la primera.
    .praise = Correcto: los dos lados que se tocan son del mismo color.
    .again = Ahora pon una ficha: elige una para la que brille alguna casilla.
cubed-lesson-touch_two = Dos a la vez
    .text = Desde la tercera, cada ficha debe tocar al menos otras dos, y todos los lados que se tocan deben coincidir.
    .task = Pon una ficha donde toque las dos.
    .praise = Bien hecho. Donde se juntan tres puntas de un color brilla una gotita.
    .again = Ahora pon una ficha que toque las otras dos.
cubed-lesson-turn_a_piece = Gírala
    .text = Una ficha se puede poner en tres giros. Una flecha con puntos en una casilla dice cuántas veces hay que girarla.
    .task = Solo encaja una de tus fichas. Elígela, gírala con el botón redondo si quieres y ponla.
    .praise = Eso es. Si eliges una casilla, la ficha gira sola hasta que encaja.
    .again = Ahora pon la ficha que encaja.
cubed-lesson-feel_the_heights = Alto y bajo
    .text = Las fichas no son planas: tres esquinas son altas y tres bajas, y las esquinas de las vecinas deben coincidir.
    .task = Elige una ficha que encaje, elige una casilla y gira la ficha 60°.
    .then = Picos sobre hoyos: eso nunca encaja. Vuelve a girarla y ponla como encaje.
    .praise = Por eso solo hay tres giros. La página nunca ofrece otro.
    .again = Otra vez: elige una ficha que encaje, gírala 60° y luego ponla como encaje.
cubed-lesson-block = Lados negros
    .text = Una ficha de bloqueo tiene un solo rombo de color, que debe tocar dos fichas. Las casillas junto a sus lados negros quedan bloqueadas: nadie puede poner nada ahí.
    .task = Pon una ficha de bloqueo.
    .praise = Cuatro casillas quedan bloqueadas. Y te has quitado cinco puntos de encima.
    .again = Estaba permitido, pero aún no hay nada cerrado. Pon una ficha de bloqueo.
cubed-lesson-bridge = Tiende un puente
    .text = Una de las jugadas extra: quien une dos fichas que ahí no se tocaban puede poner enseguida una segunda ficha.
    .task = Busca la casilla que une dos fichas separadas.
    .then = ¡Un puente! Ahora pon una segunda ficha.
    .praise = Dos fichas en un turno.
    .again = Aún no hay puente. ¿Qué casilla está entre dos fichas que no se tocan?
cubed-lesson-go_out = ¡Mano vacía!
    .text = Quien pone su última ficha acaba la ronda y no tiene puntos. Los demás cuentan lo que les queda, y gana quien tenga menos.
    .task = Pon tu última ficha.
    .praise = Mano vacía: ni un solo punto. Así se gana una ronda.
    .again = Aún tienes una ficha. Ponla.

## Las reglas: capítulos y apartados

cubed-chapter-basics = Cómo se juega
cubed-chapter-points = Rondas y puntos
cubed-chapter-ways = Otras formas de jugar

cubed-rules-aim = De qué va
    .text = Líbrate de tus fichas. Todos construís en una misma mesa, color con color. Quien pone su última ficha acaba la ronda; lo que les queda a los demás les cuesta puntos. Tras tres rondas gana quien tenga menos puntos.
cubed-rules-pieces = Las fichas
    .text = Cada ficha es un hexágono de tres rombos y parece un cubito. Hay cuatro clases. Esto cuesta cada una si aún la tienes al final:
    .box = Hay 82 fichas de seis colores: cada combinación posible una vez, y una ficha de bloqueo de cada color. Cada color tiene su marca, para distinguirlos también sin ver los colores.
cubed-rules-heights = Alturas y giros
    .text = Las puntas de los rombos son bajas, las esquinas entre ellos son altas. Por eso una ficha se puede poner en tres giros:
    .sixty = Girada 60 grados, sus esquinas altas caerían sobre bajas. Eso no encaja nunca.
cubed-rules-setup = Antes del primer turno
    .text = Todas las fichas se mezclan en la bolsa. Entre dos, cada uno toma 25; entre tres, 18; entre cuatro, 13; entre cinco, 11; entre seis, 9. Nadie enseña las suyas.
    .first = Empieza la persona de más edad, o alguien al azar. Después se sigue en el sentido de las agujas del reloj.
cubed-rules-opening = Las primeras fichas
    .first = La primera ficha puede ser cualquiera menos una de bloqueo.
    .second = La segunda va a su lado, y los lados que se tocan tienen el mismo color.
    .early = Una ficha de bloqueo solo se puede poner cuando hay otras tres fichas en la mesa.
cubed-rules-match = Lo que encaja
    .touch = Desde la tercera, cada ficha nueva debe tocar al menos otras dos.
    .all = Todos los lados que se tocan deben tener el mismo color.
    .two = Si jugáis con «Dos lados», basta con que coincidan dos lados que se tocan.
cubed-rules-turn = Tu turno
    .lay = Pon una ficha donde encaje.
    .draw = Si no puedes o no quieres, robas una ficha de la bolsa. Luego aún puedes poner una, o pasar. Solo se roba una vez por turno.
    .empty = Si la bolsa está vacía, simplemente pasas.
cubed-rules-blocking = Fichas de bloqueo
    .lay = El rombo de color de una ficha de bloqueo debe tocar dos fichas y coincidir con ellas. Sus lados negros no pueden tocar ninguna ficha.
    .dead = Una vez puesta, todas las casillas junto a sus lados negros quedan bloqueadas: ahí no se puede poner nada el resto de la ronda.
cubed-rules-end = El final de una ronda
    .out = La ronda acaba en cuanto alguien se queda sin fichas.
    .stuck = También acaba si nadie puede poner nada, ni siquiera después de robar; o si la bolsa está vacía y todos han pasado seguidos.
    .closed = Y acaba en el acto si las fichas de bloqueo no dejan ninguna casilla libre que toque dos fichas.
cubed-rules-count = Los puntos
    .text = Cada uno suma los puntos de las fichas que le quedan: una de bloqueo cuesta 5 puntos, una triple 3, una doble 2, una simple 1. Quien ha terminado no tiene ninguno.
cubed-rules-rounds = Tres rondas
    .text = Quien tenga menos puntos en una ronda la gana y empieza la siguiente, con fichas nuevas para todos. Para una partida rápida se juega una sola ronda.
    .winner = Gana quien tenga menos puntos en total. En caso de empate, compartís la victoria.
cubed-rules-bridging = Tender un puente
    .text = Si tu ficha toca dos que ahí no se tocan, con casillas libres entre ellas, tiende un puente. Entonces puedes poner enseguida una segunda ficha.
    .second = No es obligatorio, y no se roba para ello. Un segundo puente ya no da nada, salvo que juguéis con «Puentes en cadena».
cubed-rules-void = Cubrir el hueco
    .text = Si pones una ficha en una casilla con fichas en sus seis lados, puedes dar cualquiera de las tuyas a otro jugador. Si era la última, has terminado.
cubed-rules-draw_many = Roba 3, guarda 1
    .text = En vez de poner una ficha puedes robar hasta tres a la vez. Dices antes cuántas, te quedas con una y devuelves las demás. Con eso acaba tu turno.
cubed-rules-solo = En solitario
    .setup = Tomas 25 fichas, como mucho tres de ellas de bloqueo, y se pone una ficha en la mesa.
    .draw = Si encaja alguna ficha, debes poner una. Si no encaja ninguna, robas, y si eso no ayuda, robas otra vez.
    .end = Ganas cuando has puesto todas tus fichas. Pierdes si nada encaja después de robar dos veces, o si no queda nada que robar.

## Ejemplos dibujados

# Para lectores de pantalla; $pieces: cubed-piece-…, varias con punto y coma
cubed-figure = Imagen: { $pieces }
cubed-figure-blocker = Bloqueo: 5 puntos
cubed-figure-triple = Triple: 3 puntos
cubed-figure-double = Doble: 2 puntos
cubed-figure-single = Simple: 1 punto
cubed-figure-turns = Una ficha en sus tres giros.
cubed-figure-heights = Picos sobre hoyos, hoyos sobre picos.
cubed-figure-second = Alba con alba.
cubed-figure-second_not = Alba con cielo.
cubed-figure-third = Toca las dos y todos los colores coinciden.
cubed-figure-third_not = Los colores coinciden, pero solo toca una ficha.
cubed-figure-all = Coinciden los dos lados.
cubed-figure-all_not = Uno de los dos lados no coincide.
cubed-figure-blocking = Cuatro casillas quedan bloqueadas.
cubed-figure-blocking_not = Los lados negros tocarían fichas.
cubed-figure-bridge = Une fichas que no se tocaban: un puente.
cubed-figure-void = Seis vecinas: el hueco queda cubierto.

## De quién es el juego

cubed-credits = Cubed es un juego de Jordan Marton; su web es cubedthegame.com. El juego y su nombre pertenecen a su autor y a su editorial.
