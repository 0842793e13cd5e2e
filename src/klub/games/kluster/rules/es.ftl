## Lecciones: el título, lo que hay que saber, la tarea, el elogio y lo que se dice si no ha salido

kluster-lesson-put_down = Mano tranquila
    .text = Todas estas piedras son imanes. De cerca se atraen y se pegan; de lejos se quedan quietas.
    .task = Coge un imán, llévalo a un sitio libre dentro de la cuerda y suéltalo.
    .praise = Nada se ha tocado y tienes uno menos. Eso es un turno entero.
    .again = Ha tocado algo o estaba fuera. Deja más sitio a los demás.
kluster-lesson-turn_it = Se gira
    .text = Un imán tiene un polo norte, marcado en dorado, y un polo sur, marcado en azul. Los polos distintos se atraen, y una peonza gira hasta que se miran.
    .task = Coloca un imán al lado del otro para que gire sin venir hacia ti. Deja entre ellos sitio para unos dos imanes.
    .praise = Se ha girado hacia el tuyo y se ha quedado. Así avisan los imanes.
    .again = Ha venido hacia ti o no ha girado. Prueba otra distancia, o gira antes tu imán.
kluster-lesson-push_it = Empújalo
    .text = Los polos iguales se repelen. Así puedes mover un imán que no debes tocar.
    .task = Gira tu imán para que se miren polos iguales y colócalo muy cerca del otro: menos del largo de un imán entre ellos.
    .praise = Se ha deslizado y nada se ha tocado.
    .again = Ha venido o se ha quedado. Deben mirarse polos iguales, y de cerca.
kluster-lesson-drag_the_string = Tira de la cuerda
    .text = En tu turno también puedes tirar de la cuerda. Sigue plana, no cambia de largo y empuja lo que encuentra.
    .task = Tira de la cuerda hacia fuera y luego coloca un imán con calma.
    .praise = Ahora hay sitio donde lo necesitas. Solo procura no dejar a nadie fuera.
    .again = Tira un poco más de la cuerda y coloca tu imán bien lejos de los demás.
kluster-lesson-take_a_clump = ¡Clac!
    .text = Si en tu turno se tocan imanes, todo lo que se ha tocado va a tu mano y tu turno se acaba.
    .task = Pruébalo una vez: coloca un imán muy cerca de otro.
    .praise = ¡Clac! Lo que se ha tocado es tuyo. Así que guarda las distancias.
    .again = Nada se ha tocado. Por una vez tiene que pasar: acércate más.
kluster-lesson-last_one = El último
    .text = Gana quien se queda sin imanes, en cuanto todo está quieto.
    .task = Coloca tu último imán sin que se toque nada.
    .praise = Tu mano está vacía y la mesa en calma: ganas.
    .again = Ahora vuelves a tener. Busca el sitio más alejado de todos.
kluster-lesson-overlap = Dos cuerdas
    .text = Con varias cajas hay varias cuerdas, y cada una debe cruzar otra. Aquí una se ha soltado.
    .task = Tira de la cuerda suelta hasta que cruce la otra y pulsa Listo.
    .praise = Vuelven a estar unidas y el turno puede pasar.
    .again = Siguen separadas. Tira de una por encima de la otra.

## Las reglas: capítulos y apartados

kluster-chapter-basics = Cómo se juega
kluster-chapter-ways = Otras formas de jugar
kluster-chapter-sources = Ocho reglamentos

kluster-rules-aim = De qué se trata
    .text = Líbrate de tus imanes. Por turnos los colocáis dentro de una cuerda, y no deben tocarse. Gana quien se queda primero sin ninguno.
kluster-rules-magnets = Imanes y cuerda
    .text = Una caja Classic trae 24 piedras de tamaños algo distintos, para cuatro jugadores como mucho. Una caja DUO trae 12 peonzas, todas iguales y fáciles de girar, para uno o dos. En cada caja hay una cuerda.
    .poles = Cada imán tiene dos polos: el norte lleva una banda dorada con un punto, el sur dos bandas azules finas con un anillo. En una peonza, la punta rellena de la aguja es el norte. Los polos distintos se atraen, los iguales se repelen.
kluster-rules-setup = Antes del primer turno
    .string = El primer jugador coloca la cuerda en la forma que quiera. No debe cruzarse consigo misma y tiene que dejar sitio suficiente.
    .share = Los imanes se reparten por igual. Con DUO, dos jugadores tienen seis cada uno; con Classic, entre dos 12, entre tres 8, entre cuatro 6. A solas los coges todos.
    .first = En la primera partida empieza el más bajo de todos, o quien diga el azar. Después empieza quien acabó la partida anterior con más imanes. Luego se sigue en el sentido de las agujas del reloj.
kluster-rules-turn = Tu turno
    .place = Coloca uno de tus imanes para que descanse en la mesa, dentro de la cuerda. Puede estar tumbado o de pie, y antes de soltarlo puedes girarlo como quieras.
    .once = Lo que hay en la mesa no se toca, ni siquiera el imán que acabas de soltar.
    .rest = Tu turno termina solo cuando todo se ha detenido. Lo que pase hasta entonces corre de tu cuenta.
kluster-rules-take = Lo que te llevas
    .text = Si en tu turno se tocan imanes, te los llevas todos. Si en tu turno salen imanes de la zona, también te los llevas. Da igual que los hayas movido tú o que se hayan movido solos.
    .all = Cuenta todo lo que está unido, y si se forman varios grupos, todos. Si al quitarlos se mueven otros, los que se toquen entonces también son tuyos.
    .over = Después tu turno se acaba, aunque aún no hayas colocado ningún imán.
kluster-rules-inside = Dentro o fuera
    .text = Un imán está dentro si su centro queda dentro de la cuerda. Puede tocar la cuerda.
    .moved = Un imán que colocas fuera vuelve a tu mano. Si al moverse la cuerda un imán queda fuera, te lo llevas.
kluster-rules-hover = Imanes en el aire
    .text = Un imán en tu mano actúa desde arriba: puedes usarlo para girar, atraer o empujar los de la mesa.
    .several = Puedes sujetar varios juntos: tiran a la vez, y no importa que se toquen en tu mano. Solo se coloca uno.
    .jump = Si alguno salta a tu mano, te lo llevas. El imán que tenías sigue siendo tuyo y tu turno se acaba.
kluster-rules-string = Mover la cuerda
    .text = En tu turno puedes tirar de la cuerda hacia donde quieras, y con ella de los imanes que encuentre. Si algunos se tocan, te los llevas.
    .flat = La cuerda sigue plana sobre la mesa: se desliza y empuja, y nunca pasa por encima de un imán. Su largo no cambia.
    .after = Aún puedes tirar de ella mientras el imán que has soltado se detiene, salvo que vuestra mesa juegue sin eso.
kluster-rules-end = El final
    .text = La partida acaba cuando alguien ha colocado su último imán. Ese jugador gana.
    .rest = Cuenta la mesa en reposo: si tras el último se tocan imanes, se recogen y la partida sigue.
kluster-rules-expert = Modo experto
    .more = Si después de colocar un imán aún tienes más que el siguiente jugador, puedes colocar otro.
    .again = No es obligatorio. Puedes seguir mientras tengas más que el siguiente jugador; imanes clásicos y peonzas cuentan juntos.
    .end = Si has tenido que llevarte imanes, en ese turno no colocas más.
kluster-rules-solo = A solas
    .text = Valen las mismas reglas. Lleva a la zona tantos imanes como puedas.
    .failures = Cada vez que tienes que llevarte imanes es un fallo, sean los que sean. Se permiten dos; el tercero acaba la partida, y lo que haya entonces en la zona es tu resultado.
    .win = Si están todos los imanes, es una victoria total.
kluster-rules-plus = Kluster+
    .text = Se pueden juntar tantas cajas como queráis, Classic y DUO. Aquí hay como mucho dos de cada en una mesa.
    .players = Cada caja Classic da sitio a cuatro jugadores, cada caja DUO a dos. Con una de cada sois hasta seis.
kluster-rules-plus_setup = Kluster+: antes del primer turno
    .strings = Las cuerdas se colocan una tras otra, por turnos. Cada nueva debe cruzar una que ya esté.
    .share = Los imanes clásicos y las peonzas se reparten por separado, los mismos para cada uno. Los imanes clásicos que sobran no se usan.
    .spare = Las peonzas que sobran se colocan antes de la partida, una por cuerda, tan cerca de su centro como se pueda sin que se toquen. No son de nadie hasta que alguien tenga que llevárselas.
kluster-rules-plus_turn = Kluster+: tu turno
    .inside = Un imán está en la zona si está dentro de cualquiera de las cuerdas. Puedes moverlas todas.
    .repair = Al acabar un turno, cada cuerda debe cruzar al menos otra. Si una se ha soltado, primero debes devolverla a su sitio, y te llevas lo que eso altere.
    .first = Hasta que vuelva a su sitio, no colocas más imanes.
kluster-rules-options = Lo que puede elegir una mesa
    .text = Quien abre una mesa puede cambiar algunas cosas.
    .place = Dentro puede significar el imán entero y no su centro. Quizá los imanes deban ir tumbados. Quizá todo deba reposar más tiempo, y a solas aguantas más o menos fallos.
    .time = Un reloj puede limitar cada turno. Cuando se acaba el tiempo, el turno termina sin imán.
    .plus = Con varias cuerdas puede bastar con que se toquen o se solapen, o todas deben formar un solo grupo. Las peonzas que sobran de una por cuerda quedan fuera del juego, o también se colocan.
kluster-rules-differences = En qué difieren y qué seguimos
    .text = El folleto cuenta las reglas en ocho idiomas, y no son del todo iguales. Seguimos el francés y el inglés, que están completos y coinciden. Aquí otro idioma dice otra cosa:
    .touch = Llevarse imanes: el alemán y el polaco hablan de imanes que se juntan, el italiano de imanes que se atraen. Aquí basta un contacto, y sin contacto no pasa nada.
    .whose = El portugués habla solo de los imanes del propio jugador. Aquí da igual de quién fueran.
    .flat = La cuerda: en alemán es la mesa la que debe seguir plana. Aquí es la cuerda.
    .start = El comienzo: el polaco calla sobre la primera partida, el alemán y el italiano no dicen en qué es pequeño el más pequeño. Aquí se trata de la estatura.
    .end = El final: en alemán la partida acaba cuando una mano está vacía, en los demás cuando se coloca el último imán. Aquí deben cumplirse las dos cosas cuando todo reposa.
    .solo = A solas: en alemán solo son fallo los imanes que se juntan, y en italiano podría ser un fallo por imán. Aquí cada vez que te llevas alguno es un fallo.
    .expert = Modo experto: el polaco te compara con tu rival. Aquí es siempre el siguiente jugador, y debes tener más, no los mismos.
    .strings = Colocar cuerdas: en polaco cada una debe solapar la anterior. Aquí vale cualquiera de las que ya están.
    .loose = Cuerdas sueltas: el alemán las prohíbe sin más, el neerlandés se conforma con que se toquen, el polaco con que se solapen sus zonas. Aquí puedes arreglarlas, y deben cruzarse.
    .spare = Peonzas sobrantes: en neerlandés y polaco va una al centro de cada cuerda. Aquí, a tantas cuerdas como peonzas sobren.

## Ejemplos dibujados

# Para lectores de pantalla
kluster-figure =
    Imagen: { $count ->
        [0] ningún imán
        [one] { $count } imán
       *[other] { $count } imanes
    }, { $strings ->
        [0] ninguna cuerda
        [one] { $strings } cuerda
       *[other] { $strings } cuerdas
    }
kluster-figure-classic = Classic: pequeño, mediano, grande.
kluster-figure-spinner = Peonzas, con una aguja como una brújula.
kluster-figure-shapes = Hay círculo, óvalo, alubia y estrella, o dibújala tú.
kluster-figure-hold = Sostienes un imán sobre la mesa.
kluster-figure-upright = De pie: polo norte arriba, polo sur arriba.
kluster-figure-clump = Estos tres se han tocado: te los llevas todos.
kluster-figure-stray = Este está fuera: te lo llevas.
kluster-figure-inside = El centro está dentro.
kluster-figure-outside = El centro está fuera.
kluster-figure-pull = Polos distintos: se atraen.
kluster-figure-push = Polos iguales: se repelen.
kluster-figure-drag = Tira de donde quieras; el otro lado no se mueve.
kluster-figure-cross = Las cuerdas se cruzan.
kluster-figure-cross_not = Una dentro de la otra no la cruza.
kluster-figure-spare = Las peonzas sobrantes están en el centro de las cuerdas.

## De quién es el juego

kluster-credits = Kluster es un juego de Paula y Robert Henning, publicado por Borderline Editions de acuerdo con Kluster LLC. El juego y su nombre les pertenecen.
