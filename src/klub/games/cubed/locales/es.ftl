## El juego

cubed-name = Cubed
    .about = Une fichas color con color y quédate sin ninguna antes que nadie.
    .tagline = Encaja los cubos, combina los colores, vacía tu mano.
    .minutes = 20 min

## Opciones: qué hace cada una, cómo se llama en los formularios y sus valores en palabras

cubed-option-match = Si todos los lados que se tocan deben coincidir en color, o si bastan dos.
    .label = Colores que coinciden
    .all = Todos los lados
    .two = Dos lados
cubed-option-rounds = Cuántas rondas se juegan; una sola es una partida rápida.
    .label = Rondas
cubed-option-bridging = Quien une dos fichas separadas por un hueco puede poner enseguida una segunda ficha.
    .label = Tender un puente
cubed-option-bridge = Qué cuenta como puente: unir fichas que ahí no se tocan, o solo fichas de lados opuestos.
    .label = Qué es un puente
    .arcs = Vecinas separadas
    .opposite = Lados opuestos
cubed-option-bridge_chain = Una segunda ficha que también hace puente da derecho a una tercera, y así sucesivamente.
    .label = Puentes en cadena
cubed-option-fill_the_void = Quien llena una casilla rodeada de fichas puede dar una ficha de su mano a otro jugador.
    .label = Cubrir el hueco
cubed-option-draw_many = En vez de jugar, roba hasta tres fichas, quédate con una y devuelve las demás.
    .label = Roba 3, guarda 1
cubed-option-open_hands = Todos ven todas las fichas.
    .label = Manos a la vista
cubed-option-solo_discard = En solitario: si las fichas de bloqueo que sobran salen del juego o vuelven a la bolsa.
    .label = Solitario: fichas de bloqueo
    .out = Fuera del juego
    .bag = A la bolsa
cubed-option-solo_variants = En solitario también valen «Tender un puente» y «Roba 3, guarda 1».
    .label = Solitario: jugadas extra
cubed-option-first_player = Quién empieza: la persona de más edad, o alguien al azar.
    .label = Quién empieza
    .null = Al azar
cubed-option-colors = Cuántos colores hay en la caja.
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

# El atributo .object es la forma para «pone …», «da …»; .negated la de «no hay dónde poner …»
cubed-piece-blocker = una ficha de bloqueo ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = una ficha triple ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = una ficha doble ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = una ficha simple ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = una ficha oculta
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

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
    .of = { $player } ({ cubed-points })

## A quién le toca. $who: you u other; $players es un nombre

cubed-phase-turn =
    { $who ->
        [you] Te toca.
       *[other] Le toca a { $players }.
    }
cubed-phase-bridge =
    { $who ->
        [you] Puedes poner una segunda ficha.
       *[other] { $players } puede poner una segunda ficha.
    }
cubed-phase-gift =
    { $who ->
        [you] Puedes regalar una ficha.
       *[other] { $players } puede regalar una ficha.
    }
cubed-phase-keep =
    { $who ->
        [you] Eliges con qué ficha te quedas.
       *[other] { $players } elige con qué ficha se queda.
    }
cubed-phase-over = La partida ha terminado.

## Lo que ha pasado. $who: you u other; $piece va en la forma .object.

# $earned: bridge, void o nothing; $died: cuántas casillas han muerto
cubed-event-played =
    { $who ->
        [you] Pones
       *[other] { $player } pone
    } { $piece } en ({ $q }, { $r }){ $earned ->
        [bridge] {""}: un puente
        [void] {""}: hueco cubierto
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } casilla queda bloqueada.
       *[other] {" "}{ $died } casillas quedan bloqueadas.
    }
# $pieces: lo que has robado
cubed-event-drew =
    { $who ->
        [you] Robas { $pieces }.
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
        [you] Te quedas con
       *[other] { $player } se queda con
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
        [out] alguien ha puesto todas sus fichas
        [stuck] nadie puede poner ninguna ficha
       *[closed] no queda ninguna casilla
    }. { $list }.
    .alone =
        { $why ->
            [out] Todas las fichas están puestas: has ganado.
            [stuck] Ya no encaja nada: has perdido.
           *[closed] No queda ninguna casilla: has perdido.
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
cubed-reason-shed_and_deny = Te quitas { cubed-points } de encima y dejas menos casillas a los demás.
# $cells: cuántas casillas quedan muertas
cubed-reason-block =
    Te quitas { cubed-points } de encima y cierras { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }.
cubed-reason-go_out = Es tu última ficha: has terminado.
cubed-reason-only_play = No se puede poner nada más; te quitas { cubed-points } de encima.
cubed-reason-draw_stuck = No encaja ninguna de tus fichas.
cubed-reason-draw_wait = Es mejor guardar las casillas para después.
cubed-reason-draw_choice = Es mejor elegir entre { $count } fichas que tomar una.
cubed-reason-keep_cheap = Es la que menos cuesta: { cubed-points }.
cubed-reason-give_dear = Es la que más cuesta: { cubed-points }.
cubed-reason-pass = No hay nada mejor que hacer.

## En la terminal. $choices: lo que se puede escribir

cubed-ask-piece = ¿Qué ficha? ({ $choices })
cubed-ask-second = Puedes poner una segunda ficha. ¿Cuál? ({ $choices })
cubed-ask-place = ¿Dónde? ({ $choices })
cubed-ask-keep = ¿Con qué ficha te quedas? ({ $choices })
cubed-ask-gift = ¿Qué ficha regalas y a quién? ({ $choices })
cubed-places = Casillas para { $piece }, y cuántas veces girarla:
cubed-no-places = Ahora mismo no hay ninguna casilla para { $piece }.
cubed-command-number = elige una ficha y luego una de sus casillas; o todo a la vez: ficha q r giro
    .form = número
cubed-command-places = muestra esta ayuda; con una ficha elegida, dónde encaja
cubed-command-draw = roba una ficha de la bolsa
cubed-command-draw_many = roba ese número de fichas; te quedas con una
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

## La página: la mesa

cubed-page-table = La mesa
cubed-page-keys = Izquierda y derecha recorren la fila, arriba y abajo cambian de fila; { $upper_left }, { $upper_right }, { $lower_left } y { $lower_right } van por los lados inclinados, igual que los números del teclado numérico. Del 1 al 9, coma y punto eligen una ficha, T la gira, N y P van a la casilla siguiente o anterior donde encaja, Intro la pone, Escape la devuelve a la mano. Inicio muestra toda la mesa, más y menos, o Re Pág y Av Pág, cambian el zoom, Mayús con flechas mueve la vista.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Ordenar por clase
       *[color] Ordenar por color
    }
cubed-page-hands = Fichas de los demás
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): bloqueada, junto a un lado negro
cubed-page-cell-free =
    ({ $q }, { $r }): libre, { $count ->
        [0] no toca nada
        [one] toca { $count } ficha
       *[other] toca { $count } fichas
    }
# Una ficha que se toca; $side como en cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] a la derecha
        [lower_right] abajo a la derecha
        [lower_left] abajo a la izquierda
        [left] a la izquierda
        [upper_left] arriba a la izquierda
       *[upper_right] arriba a la derecha
    }
# $turns: 1, 2, 3, uno o varios
cubed-page-cell-fits =
    { $count ->
        [one] tu ficha encaja en el giro { $turns }
       *[other] tu ficha encaja en los giros { $turns }
    }
cubed-page-cell-unfit = tu ficha no encaja
cubed-page-cell-some =
    { $count ->
        [0] no encaja ninguna de tus fichas
        [one] encaja { $count } de tus fichas
       *[other] encajan { $count } de tus fichas
    }

## La página: la mano y lo que puedes hacer

cubed-page-rack = Tu atril
cubed-page-hand = Tus fichas
cubed-page-picked =
    Elegida: { $piece }. { $places ->
        [0] No encaja en ninguna casilla
        [one] Encaja en { $places } casilla
       *[other] Encaja en { $places } casillas
    }.
cubed-page-fits =
    { $places ->
        [0] no encaja en ninguna casilla
        [one] encaja en { $places } casilla
       *[other] encaja en { $places } casillas
    }
cubed-page-new = nueva
cubed-page-advised = sugerida
# Debajo del número de puntos de la mano
cubed-page-in_hand =
    { $points ->
        [one] punto en la mano
       *[other] puntos en la mano
    }
cubed-page-actions = Lo que puedes hacer
cubed-page-turn = Girar la ficha (giro { $turn } de 3)
cubed-page-half = Girar 60 grados
cubed-page-lay = Poner
cubed-page-draw = Robar
cubed-page-pass = Pasar
cubed-page-stop = Sin segunda ficha
cubed-page-draw_many = Roba 3, guarda 1
cubed-page-how_many = ¿Cuántas robas?
cubed-page-back = Atrás
cubed-page-keep = Quedarse con { $piece }
cubed-page-keep_all = Quedarse con todas
cubed-page-give_to = ¿Para quién es?
cubed-page-note-draw = Nada encaja. Roba una ficha.
cubed-page-note-drawn = Sigue sin encajar nada. Tu turno termina.
cubed-page-note-empty = Nada encaja y la bolsa está vacía.
cubed-page-note-keep = ¿Con cuál te quedas? Las demás vuelven a la bolsa.
cubed-page-advice-pick = Elige una ficha
cubed-page-advice-second = Pon una segunda ficha
cubed-page-advice-place = Elige una casilla que brille
cubed-page-advice-lay = Gírala o ponla
cubed-page-advice-turn = Así no encaja
cubed-page-advice-nowhere = Esta ficha no encaja en ninguna casilla
cubed-page-advice-draw = Nada encaja: roba
cubed-page-advice-pass = Nada encaja: pasa
cubed-page-advice-gift = Regala una ficha
cubed-page-advice-keep = Quédate con una

## La página: lo que ha dado una jugada. $who, $receives: you u other

cubed-page-moment-bridge = ¡Puente!
    .text =
        { $who ->
            [you] Tu ficha une dos que aquí no se tocaban: pon una segunda.
           *[other] { $player } ha unido dos fichas que aquí no se tocaban y puede poner una segunda.
        }
cubed-page-moment-void = ¡Hueco cubierto!
    .text =
        { $who ->
            [you] Fichas en los seis lados: regala una de tu mano.
           *[other] { $player } ha llenado una casilla con fichas en los seis lados y puede regalar una ficha de su mano.
        }
cubed-page-moment-gift = ¡Un regalo!
    .text =
        { $who ->
            [you] Le das una ficha a { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } te da una ficha.
                   *[other] { $player } le da una ficha a { $receiver }.
                }
        }

## La página: por qué no

cubed-page-no_match = Los colores no coinciden.
cubed-page-no_black = Un lado negro no puede tocar ninguna ficha.
# $side como en cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] A la derecha
        [lower_right] Abajo a la derecha
        [lower_left] Abajo a la izquierda
        [left] A la izquierda
        [upper_left] Arriba a la izquierda
       *[upper_right] Arriba a la derecha
    }, { $mine } tocaría { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Deben coincidir dos lados.
       *[all] Deben coincidir todos los lados que se tocan.
    }
cubed-page-why-too_few_contacts = Toca muy pocas fichas.
    .text = Una ficha debe tocar al menos otras dos.
cubed-page-why-blocker_too_early = Es pronto para una ficha de bloqueo.
    .text = Antes debe haber otras tres fichas en la mesa.
cubed-page-why-first_piece = Empieza en el centro.
    .text = La primera ficha va en la casilla marcada.
cubed-page-why-not_adjacent = No hay ninguna ficha al lado.
    .text = Una ficha debe tocar otras ya puestas.
cubed-page-why-occupied = Esa casilla está ocupada.
    .text = Ya hay una ficha ahí.
cubed-page-why-dead_cell = Esa casilla está bloqueada.
    .text = Está junto a un lado negro: ahí ya no se puede poner nada.
cubed-page-why-heights = Las alturas no coinciden.
    .text = Girada 60 grados, sus picos caen en hoyos y sus hoyos en picos. Solo valen tres giros.

## La página: rondas y puntos

cubed-page-round_over = La ronda { $round } ha terminado
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Alguien ha puesto todas sus fichas.
        [stuck] Nadie puede poner más fichas.
       *[closed] Las fichas de bloqueo han cerrado todas las casillas.
    }
cubed-page-won_round = gana la ronda
cubed-page-total = { $points } en total
cubed-page-starts = Empieza { $player }.
cubed-page-next_round = A la ronda { $round }
cubed-page-round_points = Ronda { $round }
cubed-page-no_round = Aún no ha terminado ninguna ronda
cubed-page-together = Total
cubed-page-hand_now = Lo que cuesta tu mano ahora mismo
cubed-page-fewest = Cada ficha que queda cuesta puntos: gana quien tenga menos.

## Por qué se rechazó una jugada

refusal-cubed-board = Ninguna mesa puede ser así: hay una ficha donde no encaja.
refusal-cubed-unknown_piece = No existe la ficha «{ $piece }».
refusal-cubed-not_in_hand = No tienes esta ficha en la mano: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Ahora puedes poner una segunda ficha, o pasar.
        [gift] Primero regala una ficha, o quédatelas todas.
        [keep] Primero elige con cuál de las fichas robadas te quedas.
       *[turn] Ahora no hay nada que regalar ni que elegir.
    }
refusal-cubed-must_play = Una de tus fichas encaja, así que tienes que poner una (regla { $rule }).
refusal-cubed-must_draw = Aún no puedes pasar: primero roba una ficha (regla { $rule }).
refusal-cubed-already_drawn = No puedes robar otra vez en este turno (regla { $rule }).
refusal-cubed-bag_empty = La bolsa está vacía, no hay nada que robar (regla { $rule }).
refusal-cubed-no_draw_many = En esta mesa no se pueden robar varias fichas a la vez (regla { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] La bolsa está vacía, no hay nada que robar
       *[other] Puedes robar de 1 a { $most } fichas, no { $count }
    } (regla { $rule }).
refusal-cubed-not_drawn = Tienes que quedarte con una de las fichas que acabas de robar, no con esta: { $piece } (regla { $rule }).
refusal-cubed-no_such_player = Solo puedes dar una ficha a otro jugador de esta mesa (regla { $rule }).
refusal-cubed-heights = Girada así, las alturas no coinciden: { $piece }. Una ficha tiene tres giros: 0, 1 o 2 (regla { $rule }).
refusal-cubed-same_turn = Esta ficha es igual en todos los giros: { $piece }. Ponla sin girar (regla { $rule }).
refusal-cubed-first_piece = La primera ficha va en el centro, en (0, 0) (regla { $rule }).
refusal-cubed-blocker_too_early = Una ficha de bloqueo solo se puede poner cuando hay otras tres fichas en la mesa (regla { $rule }).
refusal-cubed-not_adjacent = No hay nada junto a ({ $q }, { $r }): una ficha nueva tiene que tocar otra ya puesta (regla { $rule }).
refusal-cubed-occupied = La casilla ({ $q }, { $r }) está ocupada: { $other } (regla { $rule }).
refusal-cubed-dead_cell = La casilla ({ $q }, { $r }) está bloqueada: está junto a un lado negro (regla { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Un lado negro no puede tocar ninguna ficha, pero { $neighbours } (regla { $rule }).
refusal-cubed-too_few_contacts =
    En ({ $q }, { $r }) la ficha tocaría { $contacts ->
        [one] { $contacts } ficha
       *[other] { $contacts } fichas
    }; tiene que tocar al menos dos (regla { $rule }).
refusal-cubed-colors_differ =
    Esta ficha, { $piece }, no encaja en ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Al menos dos lados que se tocan deben coincidir en color
       *[all] Todos los lados que se tocan deben coincidir en color
    } (regla { $rule }).
refusal-options-too_few_pieces = Con estas opciones hay { $pieces } fichas, pero { $seats } jugadores necesitan { $needed }.
