## Lecciones: el título, lo que hay que saber, la tarea, el elogio, la segunda tarea y lo que se dice si no ha salido

cubed-lesson-match_a_side = Color con color
    .text = Una ficha tiene tres rombos de color, cada uno con su señal. Donde dos fichas se tocan, deben mostrar el mismo color.
    .task = Toma una ficha, elige un sitio que brille y ponla junto a la primera.
    .praise = Correcto: los lados que se tocan tienen un mismo color.
    .again = Ahora pon una ficha: toma una para la que brille algún sitio.
cubed-lesson-touch_two = Dos a la vez
    .text = Desde la tercera, cada ficha debe tocar al menos otras dos, y todos los lados que se tocan deben coincidir.
    .task = Pon una ficha donde toque las dos.
    .praise = Bien hecho. Donde se juntan tres puntas de un color brilla una gotita.
    .again = Ahora pon una ficha que toque las otras dos.
cubed-lesson-turn_a_piece = Gírala
    .text = Una ficha puede estar de tres maneras. Una flecha con puntos en un sitio dice cuántas veces hay que girarla.
    .task = Solo encaja una de tus fichas. Tómala, gírala con el botón redondo si quieres y ponla.
    .praise = Eso es. Si eliges un sitio, la ficha gira sola hasta que encaja.
    .again = Ahora pon la ficha que encaja.
cubed-lesson-feel_the_heights = Alto y bajo
    .text = Las fichas no son planas: tres esquinas son altas y tres bajas, y las esquinas de las vecinas deben coincidir.
    .task = Toma una ficha que encaje, elige un sitio y gírala 60°.
    .then = Picos sobre hoyos: eso nunca encaja. Gírala de vuelta y ponla como encaja.
    .praise = Por eso solo hay tres giros. La página nunca ofrece otro.
    .again = Otra vez: toma una ficha que encaje, gírala 60° y luego ponla como encaja.
cubed-lesson-block = Lados negros
    .text = Una ficha de bloqueo tiene un solo rombo de color, que debe tocar dos fichas. Lo que hay junto a sus lados negros está muerto: nadie puede poner nada ahí.
    .task = Pon una ficha de bloqueo.
    .praise = Cuatro casillas están muertas. Y te has quitado cinco puntos.
    .again = Estaba permitido, pero aún no hay nada cerrado. Pon una ficha de bloqueo.
cubed-lesson-bridge = Tiende un puente
    .text = Una de las jugadas extra: quien une dos fichas que ahí no se tocaban puede poner enseguida una segunda.
    .task = Busca el sitio que salva el hueco.
    .then = ¡Un puente! Ahora pon una segunda ficha.
    .praise = Dos fichas en un turno.
    .again = Aún no hay puente. ¿Qué sitio está entre dos fichas que no se tocan?
cubed-lesson-go_out = ¡Fuera!
    .text = Quien pone la última ficha de su mano acaba la ronda y no tiene puntos. Los demás cuentan lo que les queda, y gana quien tiene menos.
    .task = Pon tu última ficha.
    .praise = Fuera, sin un solo punto. Así se gana una ronda.
    .again = Aún tienes una ficha. Ponla.

## Las reglas: capítulos y apartados

cubed-chapter-basics = Cómo se juega
cubed-chapter-points = Rondas y puntos
cubed-chapter-ways = Otras formas de jugar

cubed-rules-aim = De qué se trata
    .text = Líbrate de tus fichas. Todos construís en una misma mesa, color con color. Quien lo ha puesto todo acaba la ronda; lo que les queda a los demás les cuesta puntos. Tras tres rondas gana quien tiene menos puntos.
cubed-rules-pieces = Las fichas
    .text = Cada ficha es un hexágono de tres rombos y parece un cubito. Hay cuatro clases, y cada una cuesta estos puntos si aún la tienes al final:
    .box = En la caja hay 82 fichas de seis colores: cada combinación posible una vez, y una ficha de bloqueo de cada color. Cada color tiene su señal, para distinguirlos también sin ver los colores.
cubed-rules-heights = Alturas y giros
    .text = Las puntas de los rombos son bajas, las esquinas entre ellos son altas. Por eso una ficha puede estar de tres maneras:
    .sixty = Girada 60 grados, sus esquinas altas caerían sobre bajas. Eso no encaja en ningún sitio.
cubed-rules-setup = Antes del primer turno
    .text = Todas las fichas se mezclan en la bolsa. Entre dos, cada uno toma 25; entre tres, 18; entre cuatro, 13; entre cinco, 11; entre seis, 9. Nadie enseña las suyas.
    .first = Empieza la persona de más edad, o quien diga el azar. Después se sigue en el sentido de las agujas del reloj.
cubed-rules-opening = Las primeras fichas
    .first = La primera ficha puede ser cualquiera menos una de bloqueo.
    .second = La segunda va a su lado, y los lados que se tocan tienen el mismo color.
    .early = No se puede poner una ficha de bloqueo antes de que haya otras tres en la mesa.
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
    .dead = Una vez puesta, todas las casillas junto a sus lados negros están muertas: ahí no puede haber nada el resto de la ronda.
cubed-rules-end = El final de una ronda
    .out = La ronda acaba en cuanto alguien se queda sin fichas.
    .stuck = También acaba si nadie puede poner nada después de que todos hayan robado; o si la bolsa está vacía y todos han pasado seguidos.
    .closed = Y acaba en el acto si las fichas de bloqueo no dejan ninguna casilla libre que toque dos fichas.
cubed-rules-count = Los puntos
    .text = Cada uno suma las fichas que le quedan: una de bloqueo cuesta 5 puntos, una triple 3, una doble 2, una simple 1. Quien ha salido no tiene ninguno.
cubed-rules-rounds = Tres rondas
    .text = Quien tiene menos puntos en una ronda la gana y empieza la siguiente, con fichas nuevas para todos. Para una partida rápida se juega una sola ronda.
    .winner = Gana quien tiene menos puntos entre todas las rondas. Con los mismos puntos, la victoria se comparte.
cubed-rules-bridging = Tender un puente
    .text = Si tu ficha toca dos que ahí no se juntan, con casillas libres entre ellas, tiende un puente. Entonces puedes poner enseguida una segunda ficha.
    .second = No es obligatorio, y no se roba para ello. Un segundo puente ya no da nada, salvo que juguéis con puentes en cadena.
cubed-rules-void = Llenar el vacío
    .text = Si pones una ficha en una casilla con fichas en sus seis lados, puedes dar cualquiera de las tuyas a otro jugador. Si era la última, has salido.
cubed-rules-draw_many = Roba 3, quédate 1
    .text = En vez de poner una ficha puedes robar hasta tres a la vez. Dices antes cuántas, te quedas una y devuelves las demás. Con eso acaba tu turno.
cubed-rules-solo = En solitario
    .setup = Tomas 25 fichas, de ellas tres de bloqueo como mucho, y hay una ficha en la mesa.
    .draw = Lo que encaja, debes ponerlo. Solo si nada encaja robas, y si eso no ayuda, otra vez.
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
cubed-figure-third = Toca las dos y todo coincide.
cubed-figure-third_not = Los colores coinciden, pero solo toca una ficha.
cubed-figure-all = Coinciden los dos lados.
cubed-figure-all_not = Uno de los dos lados no coincide.
cubed-figure-blocking = Ahora hay cuatro casillas muertas.
cubed-figure-blocking_not = Los lados negros tocarían fichas.
cubed-figure-bridge = Une lo que no se tocaba: un puente.
cubed-figure-void = Seis vecinas: el vacío está lleno.

## De quién es el juego

cubed-credits = Cubed es un juego de Jordan Marton; su sitio es cubedthegame.com. El juego y su nombre pertenecen a su autor y a su editorial.
