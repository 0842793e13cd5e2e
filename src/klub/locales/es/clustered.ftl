## El juego

clustered-name = Clustered
    .about = Pon cartas que compartan dos rasgos con sus vecinas y forma líneas y un rectángulo.

## Opciones: qué hace cada una y cómo se llama en los formularios

clustered-option-third_wild = Estos jugadores tienen tres comodines en vez de dos: una ventaja para los más jóvenes o los nuevos.
    .label = Tercer comodín
clustered-option-quick_play = Empieza con las cinco mejores de siete cartas; al final de cada turno roba dos y descarta una.
    .label = Partida rápida
clustered-option-quick_discard_from = En la partida rápida, descarta cualquier carta de la mano o una de las dos recién robadas.
    .label = Partida rápida: descartar de
clustered-option-first_bonuses = Dos puntos por la primera línea de cinco y dos por el primer rectángulo de 2 × 3.
    .label = Bonificación al primero
clustered-option-largest_bonuses = Dos puntos por la línea más larga y dos por el rectángulo más grande al final.
    .label = Bonificación al más grande
clustered-option-bounds = Cuánto mide la mesa, en cartas. Más allá del borde no se puede poner nada.
    .label = Tamaño de la mesa
clustered-option-first_player = Quién empieza: el más joven, o quien diga el azar.
    .label = Quién empieza
clustered-option-discards_visible = Todos ven qué cartas se han descartado.
    .label = Descartes a la vista
clustered-option-two_starts = Jugar con dos cartas iniciales. Según las reglas, son dos a partir de cinco jugadores.
    .label = Dos cartas iniciales

## Las cartas en palabras. El atributo .object es la forma para «pone …», «descarta …».

# $number: 1 a 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            un { $shape ->
                [circle] círculo
                [square] cuadrado
               *[triangle] triángulo
            } { $fill ->
                [dashed] rayado
                [hollow] vacío
               *[solid] relleno
            }
       *[other]
            { $number ->
                [2] dos
               *[3] tres
            } { $shape ->
                [circle] círculos
                [square] cuadrados
               *[triangle] triángulos
            } { $fill ->
                [dashed] rayados
                [hollow] vacíos
               *[solid] rellenos
            }
    }
    .object = { clustered-card }
clustered-card-wild = un comodín
    .object = { clustered-card-wild }
clustered-card-start = la carta inicial
    .object = { clustered-card-start }
clustered-card-hidden = una carta boca abajo
    .object = { clustered-card-hidden }

# Una vecina que no encaja. $side: left, right, above, below; $shared: el único rasgo en común, o none
clustered-neighbour =
    con la carta { $side ->
        [left] de su izquierda
        [right] de su derecha
        [above] de arriba
       *[below] de abajo
    }, { $card } en ({ $x }, { $y }), { $shared ->
        [shape] solo comparte la forma
        [fill] solo comparte el relleno
        [number] solo comparte el número
       *[none] no comparte nada
    }
# Varias a la vez
clustered-neighbours = { $first }; { $second }

## Los puntos y de dónde salen

clustered-points =
    { $points ->
        [0] ningún punto
        [one] { $points } punto
       *[other] { $points } puntos
    }
clustered-rectangle = rectángulo de { $width } × { $height }
clustered-row = fila de { $length }
clustered-column = columna de { $length }
clustered-bonus-first_line = primera línea de cinco
clustered-bonus-first_rectangle = primer rectángulo de 2 × 3
clustered-bonus-longest_line = línea más larga
clustered-bonus-largest_rectangle = rectángulo más grande

## La mesa en texto y en imagen

# Cada variable es un signo
clustered-legend = { $solid } relleno · { $hollow } vacío · { $dashed } rayado · { $wild } comodín · { $start } inicio
clustered-head-points = puntos
clustered-head-hand = mano
clustered-head-deck = mazo
clustered-hand = Mano
clustered-cards_left =
    { $cards ->
        [0] sin cartas
        [one] queda { $cards } carta
       *[other] quedan { $cards } cartas
    }
# A quién le toca: $players es un nombre, o varios con comas
clustered-phase-turn = Turno: { $players }
clustered-phase-start_discards = Aún por descartar: { $players }
clustered-phase-quick_discard = Descarte: { $players }
clustered-phase-over = La partida ha terminado.

## Lo que ha pasado. $who: you u other; $card va en la forma .object.

clustered-event-placed =
    { $who ->
        [you] Pones
       *[other] { $player } pone
    } { $card } en ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Descartas
       *[other] { $player } descarta
    } { $card }{ $why ->
        [stuck] , porque nada encaja
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Robas
       *[other] { $player } roba
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
clustered-event-revealed = Todos han descartado; empieza la partida.
# $bonus: uno de clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] La bonificación «{ $bonus }» es ahora tuya.
        [nobody] La bonificación «{ $bonus }» ya no es de nadie.
       *[other] La bonificación «{ $bonus }» es ahora de { $player }.
    }

## Por qué un bot juega así

clustered-reason-gain = Da { clustered-points }.
clustered-reason-deny =
    Le quita a { $player } la opción de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
clustered-reason-gain_and_deny =
    Da { clustered-points } y le quita a { $player } la opción de { $denied ->
        [one] { $denied } punto
       *[other] { $denied } puntos
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Prepara un rectángulo más grande.
       *[line] Prepara una línea más larga.
    }
clustered-reason-develop = Deja sitio para lo que venga después.
clustered-reason-spare_wild = Así se guarda el comodín para más tarde.
clustered-reason-only_move = No hay otra posibilidad.
clustered-reason-discard_least = Esta carta es la menos útil.
