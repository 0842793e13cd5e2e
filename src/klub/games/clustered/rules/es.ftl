## Lecciones: el título, lo que hay que saber, la tarea, el elogio, la segunda tarea y lo que se dice si no ha salido

clustered-lesson-share_two = Dos rasgos en común
    .text = Una carta encaja si comparte dos rasgos con su vecina: número, forma o relleno. Junto a la carta inicial encaja todo.
    .task = Pon una carta junto a los dos cuadrados, lejos de la carta inicial.
    .praise = Eso es: el número y la forma coinciden. Solo cambia el relleno.
    .again = Junto a la carta inicial encaja todo, así que era fácil. Prueba ahora solo junto a los dos cuadrados.
clustered-lesson-between_two = Con cada vecina
    .text = Una carta que toca varias debe compartir dos rasgos con cada una de ellas.
    .task = Ocupa el rincón entre las dos cartas de cuadrados. Solo una de tus cartas encaja ahí.
    .praise = Bien visto: coincide con las dos.
    .again = Estaba permitido, pero el rincón sigue vacío. ¿Qué carta coincide con las dos?
clustered-lesson-ask_why = Pregunta por qué
    .text = Puedes probarlo todo. Si algo no está permitido, te decimos por qué y no pierdes nada.
    .task = Elige una carta y toca una casilla que no brille.
    .then = Por eso no se puede. Ahora pon una carta donde encaje.
    .praise = Siempre es así: prueba, y la mesa te lo explica.
clustered-lesson-make_a_row = Forma una línea
    .text = Tres o más cartas tuyas seguidas dan un punto cada una: en fila o en columna.
    .task = Añade una tercera carta a tu fila de dos.
    .praise = Tres seguidas, tres puntos. Cada carta más da otro punto.
    .again = Estaba permitido, pero tu fila sigue teniendo solo dos cartas. Pon una en su extremo.
clustered-lesson-block = Ponte en medio
    .text = También puedes poner cartas junto a las de los demás. Aquí alguien tiene cuatro seguidas y quiere la quinta.
    .task = Pon una carta en el extremo libre de esa fila.
    .praise = ¡Bloqueada! Esa fila ya no crecerá.
    .again = La fila aún puede crecer. Cierra su extremo derecho.
clustered-lesson-make_a_rectangle = Llena un rectángulo
    .text = Tu rectángulo más grande da un punto por carta, además de las líneas.
    .task = Tienes uno de 2 × 2. Conviértelo en uno de 2 × 3 con dos cartas.
    .then = Una carta más y el rectángulo está completo.
    .praise = Seis puntos por el rectángulo y tres por cada línea nueva.
clustered-lesson-play_a_wild = Comodines
    .text = El molinillo es un comodín: encaja junto a todo. Esta mesa es pequeña y solo queda una casilla.
    .task = Pon el comodín en la última casilla libre.
    .then = Ya no encaja nada. Solo entonces se descarta: elige una carta y descártala.
    .praise = Así acaba: con todas las cartas puestas o descartadas, se cuentan los puntos.

## Las reglas: capítulos y apartados

clustered-chapter-basics = Cómo se juega
clustered-chapter-points = Los puntos
clustered-chapter-ways = Otras formas de jugar

clustered-rules-aim = De qué va
    .text = Todos construís en la misma mesa. Añade cartas que coincidan con sus vecinas, para que las tuyas formen líneas y un gran rectángulo. Al final gana quien tenga más puntos.
clustered-rules-cards = Las cartas
    .deck = Tienes un mazo de 29 cartas de tu color. Cada carta normal tiene tres rasgos:
    .all = Cada combinación aparece una vez en tu mazo: son 27 cartas. Las otras dos son comodines.
    .colour = El color y la marca de la esquina solo dicen de quién es la carta. Nunca deciden si encaja.
clustered-rules-setup = Antes del primer turno
    .text = La carta inicial está en el centro de la mesa y no es de nadie. Cada uno baraja su mazo y roba cinco cartas.
    .first = Empieza la persona más joven, o alguien al azar. Después se sigue en el sentido de las agujas del reloj.
clustered-rules-turn = Tu turno
    .lay = Pon una sola carta de tu mano en una casilla libre donde encaje.
    .draw = Luego roba una carta para volver a tener cinco. Cuando tu mazo se acaba, sigues sin robar.
clustered-rules-touch = Junto a una carta
    .text = Una carta nueva debe tocar una carta de la mesa, lado con lado. Una esquina no basta.
clustered-rules-fit = Dos rasgos en común
    .rule = La carta nueva y su vecina deben compartir al menos dos de los tres rasgos: número, forma y relleno.
    .each = Si toca varias cartas, eso vale para cada una de ellas.
clustered-rules-wild = Los comodines y la carta inicial
    .wild = Un comodín encaja junto a cualquier carta, y cualquier carta junto a él. Nunca toma un número, una forma ni un relleno.
    .start = Lo mismo vale para la carta inicial: a su lado puede ir lo que sea.
    .counts = En líneas y rectángulos, un comodín cuenta para su dueño como cualquier otra carta.
clustered-rules-others = Junto a las cartas de los demás
    .text = Puedes poner cartas junto a las de los demás, con las mismas reglas: para estorbar, o porque no encaja otra cosa.
clustered-rules-stuck = Cuando nada encaja
    .discard = Si ninguna de tus cartas encaja en ninguna casilla, retiras una del juego, la que quieras. Eso cuenta como tu turno; robas como siempre.
    .must = Mientras alguna de tus cartas encaje en alguna casilla, debes poner una, aunque solo sea junto a las de otro jugador.
clustered-rules-end = El final
    .over = La partida acaba cuando todos han puesto o descartado todas sus cartas. A quien no le quedan cartas se le salta el turno.
    .winner = Gana quien tenga más puntos. Si hay empate, compartís la victoria.
clustered-rules-lines = Líneas
    .rule = Tres o más cartas tuyas sin interrupción en una fila o columna forman una línea. Da un punto por carta, una sola vez y en toda su longitud. Las diagonales no cuentan.
    .cut = Una carta de otro jugador, un hueco o la carta inicial terminan una línea. Lo que hay detrás se cuenta aparte.
clustered-rules-rectangle = El rectángulo
    .rule = Tu rectángulo más grande sin huecos, hecho solo de cartas tuyas, da un punto por carta. El más pequeño es de 2 × 2.
    .one = Solo cuenta un rectángulo, por muchos que tengas. La carta inicial nunca forma parte de él.
clustered-rules-sum = El total
    .rule = Tus puntos son tu rectángulo más grande, todas tus filas y todas tus columnas. Una carta puede contar en los tres, así que da como mucho 3 puntos.
    .note = En la quinta fila, una carta azul le corta el paso al naranja: la última carta naranja no da nada.
clustered-rules-quick = Partida rápida
    .start = Todos roban siete cartas y descartan dos en secreto antes del primer turno.
    .turn = Al final de cada turno robas dos cartas y descartas una: cualquiera de tu mano o, si jugáis así, una de las dos recién robadas.
    .few = Si quedan menos de dos cartas en tu mazo, robas lo que haya y descartas hasta quedarte con cinco.
clustered-rules-bonuses = Cartas de bonus
    .first = Bonus al primero: 2 puntos por la primera línea de cinco y 2 por el primer rectángulo de 2 × 3. Ya nadie te los puede quitar.
    .largest = Bonus al más grande: al final, la línea más larga y el rectángulo más grande de la mesa dan 2 puntos cada uno. Si hay empate, nadie recibe ese bonus.
clustered-rules-third_wild = Un tercer comodín
    .text = Podéis dar un tercer comodín a todos o solo a algunos: una ventaja para los más jóvenes o para quienes empiezan. Una carta más es también un turno más, al final.
clustered-rules-bounds = Una mesa con borde
    .text = Normalmente la mesa no tiene fin. Si le dais un tamaño, ninguna carta puede pasar del borde. En una mesa pequeña puede que ni un comodín encuentre casilla.
clustered-rules-two_starts = De cinco a ocho jugadores
    .text = A partir de cinco jugadores hay dos cartas iniciales en la misma fila, con sitio para seis cartas entre ellas. Puedes construir junto a una, junto a la otra o junto a las dos.
clustered-rules-solo = En solitario
    .text = Juega con las mismas reglas y supera tu récord. Cada combinación de opciones tiene el suyo.

## Ejemplos dibujados

# Para lectores de pantalla; $cards: clustered-card, varias con punto y coma
clustered-figure = Imagen: { $cards }
clustered-figure-number = Número: uno, dos o tres
clustered-figure-shape = Forma: círculo, cuadrado o triángulo
clustered-figure-fill = Relleno: vacío, rayado o macizo
clustered-figure-side = Los lados se tocan.
clustered-figure-corner = Solo se tocan las esquinas.
clustered-figure-number_shape = Mismo número, misma forma.
clustered-figure-shape_fill = Misma forma, mismo relleno.
clustered-figure-number_fill = Mismo número, mismo relleno. El color da igual.
clustered-figure-only_fill = Solo coincide el relleno.
clustered-figure-both = Comparte dos rasgos con las dos vecinas.
clustered-figure-one = Encaja con la carta de arriba, pero no con la de la izquierda.
clustered-figure-wild = El comodín encaja junto a todo.
clustered-figure-beside_wild = Al comodín le da igual, pero a la carta de la izquierda no.
clustered-figure-block = El azul corta la fila del naranja.
clustered-figure-row = Una fila de cuatro: 4 puntos.
clustered-figure-split = La carta inicial parte la fila: 3 puntos a la izquierda, nada por las dos de la derecha.
clustered-figure-square = 2 × 2: 4 puntos.
clustered-figure-rectangle = 3 × 2: 6 puntos, y más por sus líneas.
clustered-figure-blue = Azul: rectángulo 6, filas 4 y 3, columna 3. En total 16.
clustered-figure-orange = Naranja: rectángulo 4, filas 3 y 3, columna 3. En total 13.

## De quién es el juego

clustered-credits = Clustered es un juego de Scotty Hardwick, publicado por Sculpin Games. El juego y su nombre les pertenecen.
