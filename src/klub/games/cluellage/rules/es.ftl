## Lecciones: el título, lo que hay que saber, la tarea, el elogio, la segunda tarea y lo que se dice si no salió bien

cluellage-lesson-read_the_word = Tu palabra secreta
    .text = En el centro hay seis palabras, las mismas para todos. Tu dado, tras el biombo, dice cuál es la tuya, y nadie más lo ve.
    .task = Busca tu palabra entre las seis y pulsa «¡Ya!».
    .praise = Ahora solo la sabes tú. Los demás la buscarán en tu collage.
cluellage-lesson-claim_a_card = Atrapa una carta
    .text = En el centro hay una carta de cada montón. No hay turnos: la primera mano se queda con la carta. Busca lo que te recuerde a tu palabra.
    .task = Atrapa una de las cartas.
    .praise = Es tuya. Con cinco tandas como esta tendrás cinco cartas.
cluellage-lesson-lose_a_race = Demasiado tarde
    .text = A veces otra mano es más rápida. Solo te cuesta esa carta.
    .task = Intenta atrapar la carta que ya tiene una mano encima.
    .then = ¡Ocupada! Pero puedes seguir enseguida: atrapa otra.
    .praise = Bien hecho. Nadie se queda sin carta: la última es para quien no tiene.
    .again = Por una vez, intenta atrapar una carta que ya tiene alguien.
cluellage-lesson-hang_a_collage = Cinco cartas, una imagen
    .text = Mueve y gira tus cinco cartas hasta que sugieran tu palabra. Pueden solaparse o quedar separadas.
    .task = Coloca las cartas, pulsa «Listo» y sella tu collage.
    .praise = Está sellado. A partir de ahora ya no cambia.
cluellage-lesson-leave_a_quarter = Un cuarto a la vista
    .text = Las cartas pueden solaparse, pero de cada una debe verse al menos un cuarto.
    .task = Por una vez, tapa una carta casi del todo y pulsa «Listo».
    .then = Se ve demasiado poco. Mueve las cartas hasta que de cada una se vea un 25 % o más, y sella el collage.
    .praise = Basta un cuarto de cada carta. Los números bajo el lienzo te lo dicen en todo momento.
    .again = Eso estaba permitido. Antes tapa una carta casi del todo.
cluellage-lesson-guess_a_word = ¿Qué es?
    .text = En la pared cuelga un collage, y muestra una de las seis palabras. Quien lo hizo calla.
    .task = Pon la ficha de la palabra que mejor encaje.
    .praise = ¡Exacto! Un punto para ti y, por cada acierto, uno para quien hizo el collage.
    .again = Era otra palabra. Míralo otra vez.
cluellage-lesson-change_your_mind = Cambia de idea
    .text = Las fichas están boca abajo hasta que llega la última. Mientras tanto puedes cambiar la tuya.
    .task = Pon una ficha cualquiera.
    .then = Alguien sigue pensando. Pon otra ficha en lugar de la tuya.
    .praise = Solo cuenta tu última ficha, y nadie ha visto ninguna de las dos.

## Las reglas: capítulos y secciones

cluellage-chapter-basics = Cómo se juega
cluellage-chapter-exhibit = Exposición y puntos
cluellage-chapter-ways = Otras formas de jugar

cluellage-rules-aim = De qué va
    .text = Muestras una palabra secreta con cinco imágenes y averiguas las palabras de los demás. Cada acierto da un punto a quien adivina y otro a quien hizo el collage.
    .rounds = De tres a seis personas juegan tres rondas. Una ronda tiene cuatro pasos: la palabra, atrapar cartas, el collage y la exposición.
cluellage-rules-cards = Las cartas
    .pictures = Hay 100 cartas de imagen, con una imagen por cada lado. Cada imagen puede significar muchas cosas.
    .words = Las cartas de palabras tienen seis palabras numeradas por cada lado. El color del borde indica la categoría: verde para los Personajes, rojo para los Lugares, amarillo para los Objetos y azul para las Nociones abstractas.
cluellage-rules-setup = Antes de la primera ronda
    .words = Los Lugares se quedan fuera. Las otras 42 cartas de palabras forman un mazo.
    .own = Cada uno tiene un dado, un biombo para tirarlo a escondidas y seis fichas con los números del 1 al 6.
    .pile = Cada uno recibe un montón de cinco cartas de imagen, y otro nuevo en cada ronda. Nadie puede mirar el otro lado; por eso aquí un montón se muestra solo como un número.
cluellage-rules-word = Paso 1: la palabra
    .card = Una carta de palabras va al centro; el azar decide qué lado queda arriba. Sus seis palabras son las de la ronda, para todos.
    .die = Tiras tu dado tras el biombo: es el número de la palabra que tienes que mostrar. Puedes volver a mirarlo cuando quieras. Los demás lo sabrán cuando se haya adivinado tu collage.
    .same = Varios jugadores pueden tener la misma palabra. Nadie vuelve a tirar.
cluellage-rules-claim = Paso 2: atrapar cartas
    .wave = Todos a la vez dais la vuelta a la primera carta de vuestro montón y la ponéis en el centro. Entonces cada uno tapa una carta con la mano, lo más rápido posible: cualquiera, no solo la de su montón.
    .one = En cada tanda consigues una carta, y te la quedas. Cuando todos tienen una, llega la siguiente tanda. Tras cinco tandas, todos tienen cinco cartas.
cluellage-rules-race = ¿Quién ha llegado antes?
    .first = La primera mano sobre una carta se la lleva: la que llega antes al servidor. Si dos llegan en el mismo instante, decide el azar. Quien llega tarde puede atrapar otra enseguida.
    .last = La última carta de una tanda va automáticamente a quien no tiene ninguna.
cluellage-rules-collage = Paso 3: el collage
    .text = Coloca tus cartas de modo que lleven a los demás hasta tu palabra. Tienes que usar las cinco, y nada más.
    .lie = Las cartas pueden solaparse o quedar separadas, y puedes girarlas como quieras.
    .hidden = Empiezas cuando tienes cinco cartas. Los demás ven tu collage cuando le toca en la exposición, del derecho para ellos.
cluellage-rules-quarter = Un cuarto a la vista
    .text = Ninguna carta puede desaparecer bajo otras: debe verse un cuarto de su superficie. Un cuarto exacto basta, aunque sea en varios trozos.
cluellage-rules-canvas = Cartas enteras
    .edge = Cada carta queda entera dentro del lienzo. El borde no puede esconder nada.
    .side = El lado que atrapaste es el que muestras: no se da la vuelta a ninguna carta.
cluellage-rules-seal = Listo
    .text = Cuando te convenza el resultado, pon el sello. Después tu collage ya no se puede cambiar.
    .all = En cuanto todos están sellados, empieza la exposición.
cluellage-rules-exhibit = Paso 4: la exposición
    .text = Los collages se adivinan uno a uno, empezando por el que se terminó antes. Después se sigue en el sentido de las agujas del reloj.
cluellage-rules-guess = Adivinar
    .token = Todos menos quien hizo el collage ponen una ficha boca abajo: el número de la palabra que reconocen. Nadie puede pasar, aunque no tenga ni idea.
    .change = Mientras alguien siga pensando, puedes cambiar tu ficha. Cuando está la última, se destapan todas.
    .again = Para cada collage vuelves a tener las seis fichas. También tu propio número puede ser el bueno, si dos jugadores tienen la misma palabra.
cluellage-rules-silence = Hablar y callar
    .text = Quienes adivinan pueden hablar, cavilar y despistar a los demás. Pero nadie dice qué ficha ha puesto.
    .owner = Quien hizo el collage no da pistas ni dice nada hasta que se destapan las fichas.
cluellage-rules-points = Puntos
    .text = Después de cada collage todos ven qué palabra era. Quien acertó recibe un punto. Quien hizo el collage recibe uno por cada acierto.
    .none = Si nadie acertó, nadie recibe nada.
cluellage-rules-end = El final
    .round = Tras el último collage de una ronda se descartan las cartas y empieza la siguiente.
    .win = Tras la tercera ronda termina la partida. Gana quien tenga más puntos; en caso de empate se comparte la victoria.
cluellage-rules-locations = Con Lugares
    .text = Los Lugares son lo más difícil de mostrar. Dejadlos fuera en las primeras partidas; más adelante podéis añadirlos.
cluellage-rules-category = Una sola categoría
    .text = También se puede jugar con las cartas de palabras de una sola categoría. Los Personajes y las Nociones abstractas son lo más fácil, los Lugares lo más difícil.
    .mix = Mezclar dos o tres categorías a elección es una regla de la casa.
cluellage-rules-options = Opciones
    .text = Quien abre una mesa puede cambiar algunas cosas.
    .time = Puede haber un reloj para cada tanda y para el collage. Si no atrapas nada a tiempo, recibes la primera carta libre. Si no acabas a tiempo, tus cinco cartas se cuelgan una al lado de otra y tu collage cuenta como el último en terminarse.
    .show = Los collages pueden mostrarse en el orden en que se terminaron, todos pueden verlos crecer, y el chat puede estar cerrado mientras se adivina.
    .rounds = Se puede jugar de una a siete rondas. Si quedan muy pocas cartas de imagen, se vuelven a barajar las descartadas.
cluellage-rules-gallery = En solitario: la galería
    .own = Este juego es nuestro y no viene del reglamento.
    .text = Unos bots han hecho collages y tú adivinas sus palabras, una tras otra, contrarreloj si quieres. Puedes rendirte con un collage.
    .win = Ganas si aciertas al menos la mitad. La galería de hoy es la misma para todos.

## Ejemplos dibujados

# Seis palabras de una carta, separadas por comas; la cuarta va con el collage del primer ejemplo
cluellage-sample = Justicia, Risa, Tormenta, Morriña, Invento, Velocidad
# Para lectores de pantalla; $shown: imágenes, palabras o números
cluellage-figure = Imagen: { $shown }
    .collage = Imagen de un collage: { $shown }
    .tokens = Imagen de fichas destapadas: { $shown }
    .sealed = Imagen de fichas boca abajo
cluellage-figure-hero = Un nido, una maleta, un largo camino: ¿morriña?
cluellage-figure-pictures = ¿Un camino o un árbol? ¿Una lámpara o una semilla?
cluellage-figure-categories = Cuatro categorías, cuatro bordes.
cluellage-figure-words = Has sacado un 4: esta es tu palabra.
cluellage-figure-wave = Ya hay una carta tapada; dos están libres.
cluellage-figure-race = La última carta se reparte automáticamente.
cluellage-figure-overlap = Se solapan.
cluellage-figure-apart = Están separadas.
cluellage-figure-quarter = Se ve exactamente un cuarto.
cluellage-figure-quarter_not = Una carta casi ha desaparecido.
cluellage-figure-edge_not = Una carta sobresale.
cluellage-figure-sealed = Tres jugadores han adivinado; nadie ve qué.
cluellage-figure-open = Era la palabra 4: dos jugadores acertaron, así que dos puntos para quien hizo el collage.

## De quién es el juego

cluellage-credits = Cluellage es un juego de Luc Rémond y David Simiand, publicado por Magellan. El juego y su nombre les pertenecen.
