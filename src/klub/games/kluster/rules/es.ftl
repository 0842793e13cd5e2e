## Lecciones: el título, lo que hay que saber, la tarea, el elogio y lo que se dice si no ha salido

kluster-lesson-put_down = Pulso firme
    .text = Todas estas piedras son imanes. De cerca se atraen y se pegan; de lejos se quedan quietas.
    .task = Toma un imán, llévalo a un sitio libre dentro de la cuerda y suéltalo.
    .praise = Nada se ha tocado y tienes uno menos. Eso es un turno entero.
    .again = Ha tocado otro imán o ha quedado fuera. Deja más espacio entre ellos.
kluster-lesson-turn_it = Se gira
    .text = Un imán tiene un polo norte, marcado en dorado, y un polo sur, marcado en azul. Los polos distintos se atraen, y un imán giratorio gira hasta que quedan frente a frente.
    .task = Coloca tu imán de modo que el otro gire sin acercarse. Deja entre ellos sitio para unos dos imanes.
    .praise = Se ha girado hacia el tuyo sin moverse de su sitio. Así avisan los imanes.
    .again = Se ha acercado o no ha girado. Prueba otra distancia, o gira antes tu imán.
kluster-lesson-push_it = Empújalo
    .text = Los polos iguales se repelen. Así puedes mover un imán que no debes tocar.
    .task = Gira tu imán para que los polos iguales queden frente a frente y colócalo muy cerca del otro: a menos del largo de un imán.
    .praise = Se ha deslizado y nada se ha tocado.
    .again = Se ha acercado o no se ha movido. Los polos iguales deben quedar frente a frente, y muy cerca.
kluster-lesson-drag_the_string = Tira de la cuerda
    .text = En tu turno también puedes tirar de la cuerda. Sigue plana, no cambia de largo y empuja lo que encuentra.
    .task = Tira de la cuerda hacia fuera y luego coloca un imán con calma.
    .praise = Ahora hay sitio donde lo necesitas. Solo procura no dejar ningún imán fuera.
    .again = Tira un poco más de la cuerda y coloca tu imán bien lejos de los demás.
kluster-lesson-take_a_clump = ¡Clac!
    .text = Si en tu turno se tocan imanes, te llevas todos los que se han tocado y tu turno se acaba.
    .task = Pruébalo una vez: coloca un imán muy cerca de otro.
    .praise = ¡Clac! Lo que se ha tocado es tuyo. Así que guarda las distancias.
    .again = Nada se ha tocado. Por una vez tiene que pasar: acércate más.
kluster-lesson-last_one = El último
    .text = Gana quien se queda sin imanes, en cuanto todo está quieto.
    .task = Coloca tu último imán sin que se toque nada.
    .praise = Tu mano está vacía y la mesa en calma: ganas.
    .again = Ahora vuelves a tener imanes. Busca el sitio más alejado de todos los demás.
kluster-lesson-overlap = Dos cuerdas
    .text = Con varias cajas hay varias cuerdas, y cada una debe cruzar otra. Aquí una se ha soltado.
    .task = Tira de la cuerda suelta hasta que cruce la otra y pulsa «Listo».
    .praise = Vuelven a estar unidas, y le toca al siguiente jugador.
    .again = Siguen separadas. Tira de una hasta ponerla por encima de la otra.

## Las reglas: capítulos y apartados

kluster-chapter-basics = Cómo se juega
kluster-chapter-ways = Otras formas de jugar
kluster-chapter-sources = Un folleto, ocho idiomas

kluster-rules-aim = De qué va
    .text = Líbrate de tus imanes. Por turnos los colocáis dentro de una cuerda, y no deben tocarse. Gana quien antes se queda sin ninguno.
kluster-rules-magnets = Imanes y cuerda
    .text = Una caja Classic trae 24 piedras de tamaños algo distintos, para cuatro jugadores como mucho. Una caja DUO trae 12 imanes giratorios, todos iguales y que dan vueltas con facilidad, para uno o dos. En cada caja hay una cuerda.
    .poles = Cada imán tiene dos polos: el norte lleva una banda dorada con un punto, el sur dos bandas azules finas con un anillo. En un imán giratorio, la punta rellena de la aguja es el norte. Los polos distintos se atraen, los iguales se repelen.
kluster-rules-setup = Antes del primer turno
    .string = El primer jugador coloca la cuerda con la forma que quiera. No debe cruzarse consigo misma y tiene que encerrar suficiente espacio.
    .share = Los imanes se reparten por igual. Con DUO, dos jugadores tienen seis cada uno; con Classic, entre dos 12, entre tres 8, entre cuatro 6. En solitario los tomas todos.
    .first = En la primera partida empieza la persona más baja, o alguien al azar. Después empieza quien acabó la partida anterior con más imanes. Luego se sigue en el sentido de las agujas del reloj.
kluster-rules-turn = Tu turno
    .place = Coloca uno de tus imanes de forma que toque la mesa dentro de la cuerda. Puede estar tumbado o de pie, y antes de soltarlo puedes girarlo como quieras.
    .once = Lo que hay en la mesa no se toca, ni siquiera el imán que acabas de soltar.
    .rest = Tu turno termina por sí mismo cuando todo se ha detenido. Lo que pase hasta entonces corre de tu cuenta.
kluster-rules-take = Lo que te llevas
    .text = Si en tu turno se tocan imanes, te los llevas todos. Si en tu turno salen imanes de la zona, también te los llevas. Da igual que los hayas movido tú o que se hayan movido solos.
    .all = Te llevas todo el grupo que se ha pegado, y si hay varios, todos. Si al quitarlos se mueven otros, los que se toquen entonces también son tuyos.
    .over = Después tu turno se acaba, aunque aún no hayas colocado ningún imán.
kluster-rules-inside = Dentro o fuera
    .text = Un imán está dentro si su centro queda dentro de la cuerda. Puede tocar la cuerda.
    .moved = Un imán que colocas fuera vuelve a tu mano. Si al moverse la cuerda un imán queda fuera, te lo llevas.
kluster-rules-hover = Imanes en el aire
    .text = Un imán en tu mano actúa desde arriba: puedes usarlo para girar, atraer o empujar los de la mesa.
    .several = Puedes sujetar varios a la vez: su fuerza se suma, y no importa que se toquen en tu mano. Solo colocas uno.
    .jump = Si alguno salta a tu mano, te lo llevas. El imán que tenías sigue siendo tuyo y tu turno se acaba.
kluster-rules-string = Mover la cuerda
    .text = En tu turno puedes tirar de la cuerda hacia donde quieras, y con ella de los imanes que encuentre. Si algunos se tocan, te los llevas.
    .flat = La cuerda sigue plana sobre la mesa: se desliza y empuja, y nunca pasa por encima de un imán. Su largo no cambia.
    .after = Aún puedes tirar de ella mientras el imán que has soltado se detiene, salvo que esté desactivado en vuestra mesa.
kluster-rules-end = El final
    .text = La partida acaba cuando alguien ha colocado su último imán. Ese jugador gana.
    .rest = Cuenta la mesa en reposo: si después de soltar el último se tocan imanes, te los llevas y la partida sigue.
kluster-rules-expert = Modo experto
    .more = Si después de colocar un imán sigues teniendo más que el siguiente jugador, puedes colocar otro.
    .again = No es obligatorio. Puedes seguir mientras tengas más que el siguiente jugador; los imanes clásicos y los giratorios cuentan juntos.
    .end = Si has tenido que llevarte imanes, en ese turno no colocas más.
kluster-rules-solo = En solitario
    .text = Valen las mismas reglas. Lleva a la zona tantos imanes como puedas.
    .failures = Cada vez que tienes que llevarte imanes es un fallo, sean cuantos sean. Se permiten dos; el tercero acaba la partida, y los imanes que haya en la zona son tu resultado.
    .win = Si están todos los imanes, es una victoria total.
kluster-rules-plus = Kluster+
    .text = Se pueden juntar tantas cajas como queráis, Classic y DUO. Aquí hay como mucho dos de cada en una mesa.
    .players = Cada caja Classic da sitio a cuatro jugadores, cada caja DUO a dos. Con una de cada podéis ser hasta seis.
kluster-rules-plus_setup = Kluster+: antes del primer turno
    .strings = Las cuerdas se colocan una tras otra, por turnos. Cada cuerda nueva debe cruzar una ya colocada.
    .share = Los imanes clásicos y los giratorios se reparten por separado, los mismos para cada jugador. Los imanes clásicos que sobran no se usan.
    .spare = Los imanes giratorios que sobran se colocan antes de la partida, uno por cuerda, tan cerca de su centro como se pueda sin que se toquen. No son de nadie hasta que alguien tenga que llevárselos.
kluster-rules-plus_turn = Kluster+: tu turno
    .inside = Un imán está en la zona si está dentro de cualquiera de las cuerdas. Puedes moverlas todas.
    .repair = Al acabar un turno, cada cuerda debe cruzar al menos otra. Si una se ha soltado, primero debes devolverla a su sitio, y te llevas lo que eso altere.
    .first = Hasta que vuelva a su sitio, no puedes colocar más imanes.
kluster-rules-options = Opciones
    .text = Quien abre una mesa puede cambiar algunas cosas.
    .place = Se puede exigir que esté dentro el imán entero y no solo su centro, y que los imanes vayan tumbados. También se puede exigir que todo repose más tiempo, o permitir más o menos fallos en solitario.
    .time = Un reloj puede limitar cada turno. Cuando se acaba el tiempo, el turno termina sin imán.
    .plus = Con varias cuerdas se puede decidir que baste con que se toquen o se superpongan, o que todas deban estar unidas. Los imanes giratorios que sobran de uno por cuerda quedan fuera del juego, o también se colocan.
kluster-rules-differences = En qué difieren los idiomas y qué seguimos
    .text = El folleto cuenta las reglas en ocho idiomas, y no son del todo iguales. Seguimos el francés y el inglés, que están completos y coinciden. En esto se apartan los demás idiomas:
    .touch = Llevarse imanes: el alemán y el polaco hablan de imanes que se juntan, el italiano de imanes que se atraen. Aquí basta un contacto, y sin contacto no pasa nada.
    .whose = El portugués habla solo de los imanes del propio jugador. Aquí da igual de quién fueran.
    .flat = La cuerda: en alemán es la mesa la que debe seguir plana. Aquí es la cuerda.
    .start = El comienzo: el polaco no dice nada de la primera partida, el alemán y el italiano no dicen en qué es pequeño el más pequeño. Aquí se trata de la estatura.
    .end = El final: en alemán la partida acaba cuando una mano está vacía, en los demás cuando se coloca el último imán. Aquí deben cumplirse las dos cosas cuando todo reposa.
    .solo = En solitario: en alemán solo son fallo los imanes que se juntan, y en italiano podría ser un fallo por imán. Aquí, cada vez que te llevas alguno es un solo fallo.
    .expert = Modo experto: el polaco te compara con tu rival. Aquí es siempre el siguiente jugador, y debes tener más, no los mismos.
    .strings = Colocar cuerdas: en polaco cada una debe superponerse a la anterior. Aquí vale cualquiera de las que ya están.
    .loose = Cuerdas sueltas: el alemán las prohíbe sin más, el neerlandés se conforma con que se toquen, el polaco con que se superpongan sus zonas. Aquí puedes arreglarlas, y deben cruzarse.
    .spare = Giratorios sobrantes: en neerlandés y en polaco va uno al centro de cada cuerda. Aquí, a tantas cuerdas como imanes giratorios sobren.

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
kluster-figure-spinner = Imanes giratorios, con una aguja como la de una brújula.
kluster-figure-shapes = Elige círculo, óvalo, alubia o estrella, o dibújala tú.
kluster-figure-hold = Sostienes un imán sobre la mesa.
kluster-figure-upright = De pie: polo norte arriba, polo sur arriba.
kluster-figure-clump = Estos tres se han tocado: te los llevas todos.
kluster-figure-stray = Este está fuera: te lo llevas.
kluster-figure-inside = El centro está dentro.
kluster-figure-outside = El centro está fuera.
kluster-figure-pull = Los polos distintos se atraen.
kluster-figure-push = Los polos iguales se repelen.
kluster-figure-drag = Tira de donde quieras; el otro lado no se mueve.
kluster-figure-cross = Las cuerdas se cruzan.
kluster-figure-cross_not = Una dentro de la otra: no se cruzan.
kluster-figure-spare = Imanes giratorios sobrantes en el centro de las cuerdas.

## De quién es el juego

kluster-credits = Kluster es un juego de Paula y Robert Henning, publicado por Borderline Editions por acuerdo con Kluster LLC. El juego y su nombre les pertenecen.
