## El juego

kluster-name = Kluster
    .about = Coloca imanes dentro de la cuerda sin que se peguen.
    .tagline = Aguanta la respiración. Un imán más…
    .minutes = 10 min

## Opciones: qué hace cada una, su nombre en los formularios y sus valores en palabras

kluster-option-boxes = Qué cajas hay en la mesa; por defecto, las justas para los jugadores.
    .label = Cajas
    .null = Las justas
    .classic = Classic (24 imanes)
    .duo = DUO (12 imanes giratorios)
kluster-option-expert = Si después de colocar un imán sigues teniendo más que el siguiente jugador, puedes colocar otro.
    .label = Modo experto
kluster-option-inside_test = Cuándo está dentro un imán: si lo está su centro, o solo si lo está entero.
    .label = Dentro de la cuerda
    .centre = Su centro
    .whole = El imán entero
kluster-option-settle_time = Cuánto tiempo debe estar todo quieto antes de que acabe el turno, en décimas de segundo.
    .label = Tiempo de reposo
kluster-option-string_after_placing = La cuerda se puede mover aún mientras el imán colocado se detiene.
    .label = Cuerda tras colocar
kluster-option-turn_timer = Segundos por turno; cuando se acaban, el turno termina sin imán.
    .label = Reloj del turno
kluster-option-solo_failures = En solitario: cuántos fallos se permiten.
    .label = Solitario: fallos
kluster-option-string_test = Cuándo están unidas las cuerdas: si se cruzan, si se tocan o si sus zonas se superponen.
    .label = Cuerdas unidas
    .cross = Se cruzan
    .touch = Se tocan
    .area = Se superponen
kluster-option-strings_connected = Todas las cuerdas deben formar un solo grupo; no basta con que cada una esté unida a otra.
    .label = Todas las cuerdas unidas
kluster-option-extra_spinners = Qué pasa con los imanes giratorios que sobran cuando hay más que cuerdas.
    .label = Giratorios sobrantes
    .remove = Fuera del juego
    .second = También se colocan
kluster-option-upright = Los imanes también se pueden colocar de pie.
    .label = Imanes de pie
kluster-option-first_player = Quién empieza: la persona más baja, o alguien al azar.
    .label = Quién empieza
    .null = Al azar

## Quién debe hacer qué. $who: you u other; $players es un nombre

kluster-phase-strings =
    { $who ->
        [you] Debes colocar una cuerda.
       *[other] { $players } debe colocar una cuerda.
    }
kluster-phase-turn =
    { $who ->
        [you] Te toca.
       *[other] Le toca a { $players }.
    }
kluster-phase-more =
    { $who ->
        [you] Puedes colocar otro imán.
       *[other] { $players } puede colocar otro imán.
    }
kluster-phase-repair =
    { $who ->
        [you] Debes devolver una cuerda a su sitio.
       *[other] { $players } debe devolver una cuerda a su sitio.
    }
kluster-phase-over = La partida ha terminado.

## Qué ha pasado. $who: you u other

kluster-event-laid =
    { $who ->
        [you] Colocas una cuerda.
       *[other] { $player } coloca una cuerda.
    }
kluster-event-laid_out =
    { $count ->
        [one] Se coloca { $count } imán giratorio sobrante.
       *[other] Se colocan { $count } imanes giratorios sobrantes.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Colocas un imán
       *[other] { $player } coloca un imán
    }{ $pose ->
        [upright] {""}, de pie
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Te llevas
       *[other] { $player } se lleva
    } { $count ->
        [one] { $count } imán
       *[other] { $count } imanes
    }: { $why ->
        [touched] se han tocado imanes
        [outside] fuera de la zona
       *[both] se han tocado imanes o han salido de la zona
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } imán se cae.
       *[other] { $count } imanes se caen.
    }
kluster-event-separated =
    { $who ->
        [you] Una cuerda se ha soltado: tienes que devolverla a su sitio.
       *[other] Una cuerda se ha soltado: { $player } tiene que devolverla a su sitio.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Se te ha acabado el tiempo.
               *[choice] No colocas ningún imán más.
            }
       *[other]
            { $why ->
                [time] A { $player } se le ha acabado el tiempo.
               *[choice] { $player } no coloca ningún imán más.
            }
    }
# El atributo es para jugar a solas; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Has colocado tu último imán y ganas.
       *[other] { $player } ha colocado su último imán y gana.
    }
    .alone =
        { $why ->
            [placed_all] Todos los imanes están en la zona: victoria total.
           *[failures] Un fallo de más: la partida ha terminado.
        }

## La mesa como texto y como imagen

kluster-hand = Tus imanes
kluster-magnet-classic = imán, { $size } mm
kluster-magnet-spinner = imán giratorio
kluster-held =
    { $count ->
        [0] ya sin imanes
        [one] { $count } imán en la mano
       *[other] { $count } imanes en la mano
    }
kluster-area =
    { $count ->
        [0] ningún imán en la zona
        [one] { $count } imán en la zona
       *[other] { $count } imanes en la zona
    }
kluster-failures = Fallos: { $count } de { $most }
kluster-legend = Las flechas apuntan al polo norte; ⊙ norte arriba, ⊗ sur arriba; los números son milímetros.

## Por qué un bot juega así

kluster-reason-alone = Aún no hay nada cerca.
kluster-reason-safe = Allí no se mueve nada; el imán más cercano está a { $gap } mm.
kluster-reason-string = Al apartar la cuerda hay sitio allí; el imán más cercano está a { $gap } mm.
kluster-reason-narrow = Al meter la cuerda hacia dentro queda poco sitio para el siguiente jugador; el imán más cercano está a { $gap } mm.
kluster-reason-last = Es tu último imán: si todo sigue en calma, ganas.
kluster-reason-guess = Esa zona parece tranquila.
kluster-reason-least =
    { $count ->
        [one] Ningún sitio es seguro; este solo cuesta { $count } imán.
       *[other] Ningún sitio es seguro; este solo cuesta { $count } imanes.
    }
kluster-reason-another = Hay sitio para otro, y tienes más que el siguiente jugador.
kluster-reason-enough = Otro más sería demasiado arriesgado.
kluster-reason-mend = Las cuerdas deben volver a estar unidas.
kluster-reason-round = El círculo es la forma que más espacio encierra.
kluster-reason-shape = Otra forma, para variar.
kluster-reason-overlap = Debe cruzar una cuerda que ya está en la mesa.

## En la terminal. $choices: lo que se puede escribir

kluster-ask-strings = ¿Con qué forma colocas la cuerda? ({ $choices })
kluster-ask-turn = ¿Qué imán, y dónde? ({ $choices })
kluster-ask-more = Puedes colocar otro imán. ¿Cuál, y dónde? ({ $choices })
kluster-ask-repair = Una cuerda se ha soltado. ¿Cómo la devuelves a su sitio? ({ $choices })
kluster-pulled = Se tirará de la cuerda hasta ({ $x }, { $y }) antes de que coloques un imán.
kluster-command-shape = coloca la cuerda con esa forma; pueden seguir x e y de su centro
kluster-command-place = coloca un imán: número, x, y (mm), dirección de su polo norte (grados); después, si quieres, up o down para el polo de arriba
kluster-command-pull = tira primero de una cuerda: número, nudo (0 a 63), x, y
kluster-command-mend = vuelve a unir las cuerdas
kluster-command-end = no coloca ningún imán más
# Lo que haría un bot. $number: el imán de la lista; $angle: en grados; $reason: uno de kluster-reason-…
kluster-hint-lay_string = Coloca la cuerda. { $reason }
kluster-hint-place = Coloca el imán { $number } en ({ $x }, { $y }), girado a { $angle }°. { $reason }
kluster-hint-turn = Tira de la cuerda y luego coloca el imán { $number } en ({ $x }, { $y }), girado a { $angle }°. { $reason }
kluster-hint-mend = Une las cuerdas. { $reason }
kluster-hint-end = No coloques ningún imán más. { $reason }


## La página: la mesa

kluster-page-table = La mesa
kluster-page-keys = Las flechas mueven el imán; con Mayús, a pasos pequeños. Coma y punto toman un imán, { $left } y { $right } o R lo giran, F lo pone de pie, G toma otro junto con él, Re Pág y Av Pág lo suben y lo bajan, Intro lo suelta, Escape lo devuelve. S agarra la cuerda y las flechas tiran de ella. X termina el turno cuando se puede. L muestra las líneas de campo, D el mapa de peligro; Inicio muestra toda la mesa, más y menos cambian el zoom. Al colocar una cuerda: del 1 al 5 eligen la forma, Intro la coloca.
kluster-page-tools = Vista
kluster-page-field = Líneas de campo
kluster-page-danger = Mapa de peligro
kluster-page-slow = Cámara lenta
kluster-page-skip = Saltar

## La página: la mano

kluster-page-dock = Tu mano
kluster-page-picked = Tienes en la mano: { $stone }
kluster-page-rotate = Girar
kluster-page-flip = Voltear
kluster-page-gather = Tomar otro más
kluster-page-gathered =
    { $count ->
        [one] 1 imán en la mano
       *[other] { $count } imanes en la mano
    }
kluster-page-pose-flat = tumbado
kluster-page-pose-north_up = polo norte arriba
kluster-page-pose-south_up = polo sur arriba
kluster-page-let_go = Soltar
kluster-page-interrupted = Tu turno empieza de nuevo
    .text = La conexión se cortó en pleno turno: tu imán vuelve a estar con los demás y no se ha colocado nada.
kluster-page-mm = { $mm } mm
kluster-page-high = mm de alto
kluster-page-more = Tienes más que el siguiente jugador: ¿uno más?
kluster-page-enough = Ya está
kluster-page-repair = Una cuerda se ha soltado. Tira de ella hasta que cruce otra.
kluster-page-mended = Las cuerdas vuelven a estar unidas.
kluster-page-done = Listo

## La página: colocar una cuerda

kluster-page-shapes = Forma de la cuerda
kluster-page-shape-circle = Círculo
kluster-page-shape-oval = Óvalo
kluster-page-shape-bean = Alubia
kluster-page-shape-star = Estrella
kluster-page-shape-free = Dibujar
kluster-page-lay = Colocar
kluster-page-string = Cuerda { $number } de { $count }
kluster-page-move = Arrástrala a su sitio o elige una forma.
kluster-page-draw = Dibuja una curva cerrada en la mesa.
kluster-page-overlap-yes = La cuerda cruza otra.
kluster-page-overlap-no = La cuerda debe cruzar otra.
kluster-page-fault-crossed = La cuerda se cruza a sí misma.
kluster-page-fault-small = El contorno es demasiado pequeño.
kluster-page-fault-tight = La cuerda se toca a sí misma.
kluster-page-fault-off_table = La cuerda se sale de la mesa.

## La página: qué hacer ahora

kluster-page-advice-strings = Coloca una cuerda
kluster-page-advice-pick = Toma un imán
kluster-page-advice-lead = Guíalo y suéltalo
kluster-page-advice-more = Uno más, si quieres
kluster-page-advice-repair = Recoloca la cuerda
kluster-page-advice-settle = Todo se va parando
kluster-page-hint-lay_string = Coloca la cuerda siguiendo la línea fina.
kluster-page-hint-place = Coloca un imán donde está la silueta tenue.
kluster-page-hint-turn = Tira de la cuerda como indica la flecha y luego coloca un imán donde está la silueta tenue.
kluster-page-hint-mend = Tira de la cuerda como indica la flecha.
kluster-page-hint-end = Déjalo así.

## La página: por qué no

kluster-page-why-must_place = Tienes que colocar un imán.
kluster-page-why-upright = Aquí los imanes van tumbados.
kluster-page-why-repair_first = Primero la cuerda, luego un imán.
kluster-page-why-string_apart = La cuerda debe cruzar otra.
kluster-page-why-bad_string = La cuerda no puede quedar así.
kluster-page-why-off_table = Ahí se acaba la mesa.

## La página: dicho al teclado. $way: dónde desde aquí

kluster-page-spoken-nearest =
    imán más cercano a { $mm } mm, { $way ->
        [left] a la izquierda
        [above] arriba
        [below] abajo
        [upper_right] arriba a la derecha
        [upper_left] arriba a la izquierda
        [lower_right] abajo a la derecha
        [lower_left] abajo a la izquierda
       *[right] a la derecha
    }
kluster-page-spoken-hint =
    la pista a { $mm } mm, { $way ->
        [left] a la izquierda
        [above] arriba
        [below] abajo
        [upper_right] arriba a la derecha
        [upper_left] arriba a la izquierda
        [lower_right] abajo a la derecha
        [lower_left] abajo a la izquierda
       *[right] a la derecha
    }, norte a { $degrees }°
kluster-page-spoken-alone = ningún imán en la mesa
kluster-page-spoken-inside = dentro de la cuerda
kluster-page-spoken-outside = fuera de la cuerda
kluster-page-spoken-node = Cuerda { $number }, punto { $node } de 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = en calma
kluster-page-ease-turning = otros giran
kluster-page-ease-pulling = hay atracción
kluster-page-ease-snap = a punto de pegarse

## La página: cómo acabó

kluster-page-fewest = Gana quien se queda sin imanes.
kluster-page-most = Cuentan los imanes de la zona.

## Por qué se rechazó una jugada

refusal-kluster-not_in_hand = No tienes este imán en la mano: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Solo tienes un imán.
       *[other] Solo tienes { $count } imanes.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Primero hay que colocar las cuerdas.
        [more] Ahora puedes colocar un imán más, o terminar tu turno.
        [repair] Una cuerda se ha soltado: primero devuélvela a su sitio.
       *[turn] Eso no es posible ahora.
    }
refusal-kluster-must_place = En tu turno tienes que colocar un imán (regla { $rule }).
refusal-kluster-off_table = Eso queda más allá del borde de la mesa (regla { $rule }).
refusal-kluster-upright = En esta mesa los imanes tienen que estar tumbados (regla { $rule }).
refusal-kluster-repair_first = Una cuerda se ha soltado: devuélvela a su sitio antes de colocar nada (regla { $rule }).
refusal-kluster-no_such_string = No hay ninguna cuerda así que mover o colocar: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] La cuerda no puede cruzarse consigo misma
        [small] El contorno de la cuerda es demasiado pequeño
       *[tight] La cuerda no puede tocarse a sí misma
    } (regla { $rule }).
refusal-kluster-string_apart = Cada cuerda nueva tiene que cruzar una que ya esté en la mesa (regla { $rule }).
refusal-kluster-string_after_placing = En esta mesa la cuerda ya no se puede mover una vez colocado el imán (regla { $rule }).
refusal-kluster-track = Ninguna mano podría haber jugado este turno ({ $what }).
refusal-kluster-digest = Al reproducirlo, este turno no termina como en la grabación: { $found } en vez de { $expected }.
refusal-kluster-other_physics = Grabado con la física { $physics } en { $machine }; aquí es { $known } en { $here }, así que este turno no se puede comprobar con exactitud.
refusal-kluster-turn_over = Este turno ha terminado.
refusal-options-too_few_boxes = Estas cajas son para { $most } jugadores como mucho, no para { $seats } (regla { $rule }).
