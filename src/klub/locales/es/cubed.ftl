## Opciones: qué hace cada una, cómo se llama en los formularios y sus valores en palabras

cubed-option-match = Si todos los lados que se tocan deben coincidir en color, o si bastan dos.
    .label = Colores que coinciden
    .all = Todos los lados
    .two = Dos lados
cubed-option-rounds = Cuántas rondas se juegan; una sola es una partida rápida.
    .label = Rondas
cubed-option-bridging = Quien salva el hueco entre dos fichas puede poner enseguida una segunda.
    .label = Tender un puente
cubed-option-bridge = Qué salva un hueco: tocar fichas que allí no se juntan, o fichas de lados opuestos.
    .label = Qué es un puente
    .arcs = Vecinas separadas
    .opposite = Lados opuestos
cubed-option-bridge_chain = Una segunda ficha que también hace puente da derecho a una tercera, y así sucesivamente.
    .label = Puentes en cadena
cubed-option-fill_the_void = Quien llena un espacio rodeado de fichas puede dar una ficha a otro jugador.
    .label = Llenar el vacío
cubed-option-draw_many = En vez de jugar, roba hasta tres fichas, quédate una y devuelve las demás.
    .label = Roba 3, quédate 1
cubed-option-open_hands = Todos ven todas las fichas.
    .label = Manos a la vista
cubed-option-solo_discard = En solitario: si las fichas de bloqueo que sobran salen del juego o vuelven a la bolsa.
    .label = Solitario: fichas de bloqueo
    .out = Fuera del juego
    .bag = A la bolsa
cubed-option-solo_variants = «Tender un puente» y «Roba 3, quédate 1» también cuando juegas en solitario.
    .label = Solitario: jugadas extra
cubed-option-first_player = Quién empieza: el mayor, o quien diga el azar.
    .label = Quién empieza
    .null = El azar
cubed-option-colors = Cuántos colores hay.
    .label = Colores
cubed-option-blockers_per_color = Cuántas fichas de bloqueo hay de cada color.
    .label = Bloqueos por color
cubed-option-mirrored_singles = Las fichas de tres colores existen en sus dos formas simétricas.
    .label = Simples en espejo

## Colores: nombres que no varían

cubed-color-a = alba
cubed-color-b = sol
cubed-color-c = rosa
cubed-color-d = brasa
cubed-color-e = cielo
cubed-color-f = ciruela
cubed-color-x = negro

## Las fichas en palabras: su clase y los colores de sus rombos en orden

# El atributo .object es la forma para «pone …», «da …»
cubed-piece-blocker = una ficha de bloqueo ({ $first })
    .object = { cubed-piece-blocker }
cubed-piece-triple = una ficha triple ({ $first })
    .object = { cubed-piece-triple }
cubed-piece-double = una ficha doble ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
cubed-piece-single = una ficha simple ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
cubed-piece-hidden = una ficha oculta
    .object = { cubed-piece-hidden }

# Una vecina que no encaja. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] a la derecha
        [lower_right] abajo a la derecha
        [lower_left] abajo a la izquierda
        [left] a la izquierda
        [upper_left] arriba a la izquierda
       *[upper_right] arriba a la derecha
    }, { $mine } tocaría { $theirs }: { $piece } en ({ $q }, { $r })
# Varias a la vez
cubed-neighbours = { $first }; { $second }

## Puntos

cubed-points =
    { $points ->
        [0] ningún punto
        [one] { $points } punto
       *[other] { $points } puntos
    }

## A quién le toca: $players es un nombre

cubed-phase-turn = Turno: { $players }
cubed-phase-bridge = Puede poner una segunda ficha: { $players }
cubed-phase-gift = Puede regalar una ficha: { $players }
cubed-phase-keep = Elige la ficha que se queda: { $players }
cubed-phase-over = La partida ha terminado.

## Lo que ha pasado. $who: you u other; $piece va en la forma .object.

# $earned: bridge, void o nothing; $died: cuántas casillas han muerto
cubed-event-played =
    { $who ->
        [you] Pones
       *[other] { $player } pone
    } { $piece } en ({ $q }, { $r }){ $earned ->
        [bridge] {""}: un puente
        [void] {""}: el vacío está lleno
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } casilla queda muerta.
       *[other] {" "}{ $died } casillas quedan muertas.
    }
# $pieces: lo que has robado
cubed-event-drew =
    { $who ->
        [you] Robas: { $pieces }.
       *[other]
            { $player } roba { $count ->
                [one] una ficha
               *[other] { $count } fichas
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] No pones segunda ficha.
                [gift] No regalas nada.
               *[turn] Pasas.
            }
       *[other]
            { $what ->
                [bridge] { $player } no pone segunda ficha.
                [gift] { $player } no regala nada.
               *[turn] { $player } pasa.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Te quedas
       *[other] { $player } se queda
    } { $piece }; { $returned ->
        [one] una ficha vuelve
       *[other] { $returned } fichas vuelven
    } a la bolsa.
# $receives: you u other; $receiver: quién la recibe
cubed-event-gave =
    { $who ->
        [you] Das { $piece } a { $receiver }.
       *[other]
            { $player } { $receives ->
                [you] te da { $piece }.
               *[other] da { $piece } a { $receiver }.
            }
    }
# $why: out, stuck, closed; $list: todos con sus puntos. El atributo es para el solitario.
cubed-event-round_over =
    La ronda { $round } ha terminado: { $why ->
        [out] una mano está vacía
        [stuck] nadie puede poner ninguna ficha
       *[closed] no queda ningún sitio
    }. { $list }.
    .alone =
        { $why ->
            [out] Todas las fichas están puestas: has ganado.
            [stuck] Ya no encaja nada: has perdido.
           *[closed] No queda ningún sitio: has perdido.
        }
cubed-event-round_began =
    Empieza la ronda { $round }. { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $player }.
    }

## La mesa como texto y como imagen

cubed-hand = Tus fichas
cubed-head-points = puntos
cubed-head-pieces = fichas
cubed-round = Ronda { $round } de { $rounds }
cubed-bag =
    { $count ->
        [0] la bolsa está vacía
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
cubed-held =
    { $count ->
        [0] sin fichas
        [one] { $count } ficha en la mano
       *[other] { $count } fichas en la mano
    }
cubed-sort-blocker = Bloqueo
cubed-sort-triple = Triples
cubed-sort-double = Dobles
cubed-sort-single = Simples

## Por qué un bot juega así

cubed-reason-shed = Te quitas { cubed-points } de encima.
cubed-reason-shed_and_deny = Te quitas { cubed-points } de encima y dejas menos sitios a los demás.
# $cells: cuántas casillas quedan muertas
cubed-reason-block =
    Te quitas { cubed-points } de encima y cierras { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }.
cubed-reason-go_out = Es tu última ficha: has terminado.
cubed-reason-only_play = No cabe nada más; te quitas { cubed-points } de encima.
cubed-reason-draw_stuck = No encaja ninguna de tus fichas.
cubed-reason-draw_wait = Es mejor guardar los sitios para después.
cubed-reason-draw_choice = Elegir entre { $count } fichas es mejor que una.
cubed-reason-keep_cheap = Es la que menos cuesta: { cubed-points }.
cubed-reason-give_dear = Es la que más cuesta: { cubed-points }.
cubed-reason-pass = No hay nada mejor que hacer.

## En el terminal. $choices: lo que se puede escribir

cubed-ask-piece = ¿Qué ficha? ({ $choices })
cubed-ask-second = Puedes poner una segunda ficha. ¿Cuál? ({ $choices })
cubed-ask-place = ¿Dónde? ({ $choices })
cubed-ask-keep = ¿Con qué ficha te quedas? ({ $choices })
cubed-ask-gift = ¿Qué ficha regalas y a quién? ({ $choices })
cubed-places = Sitios para { $piece }, y cuántas veces girarla:
cubed-no-places = Ahora no hay sitio para { $piece }.
cubed-command-number = elige una ficha y luego uno de sus sitios; o todo a la vez: ficha q r giro
    .form = número
cubed-command-places = muestra esta ayuda; elegida una ficha, dónde encaja
cubed-command-draw = roba una ficha de la bolsa
cubed-command-draw_many = roba tantas fichas; te quedas una
cubed-command-pass = termina tu turno
cubed-command-give = da la ficha 3 a B
cubed-command-no = no regala nada
# Lo que haría un bot. $piece va en la forma .object; $turn: 0 a 2; $reason: uno de cubed-reason-…
cubed-hint-play =
    Pon { $piece } en ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , girada una vez
       *[other] , girada dos veces
    }. { $reason }
cubed-hint-draw = Roba una ficha. { $reason }
cubed-hint-draw_many = Roba { $count } fichas. { $reason }
cubed-hint-pass = Pasa. { $reason }
cubed-hint-keep = Quédate con { $piece }. { $reason }
cubed-hint-give = Dale { $piece } a { $player }. { $reason }
cubed-hint-skip_gift = No regales nada. { $reason }
