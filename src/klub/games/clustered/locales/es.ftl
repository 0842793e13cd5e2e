## El juego

clustered-name = Clustered
    .about = Pon cartas que compartan dos rasgos con sus vecinas y forma líneas y un rectángulo.
    .tagline = Pon cartas que encajen. Haz crecer líneas y rectángulos.
    .minutes = 15 min

## Opciones: qué hace cada una y cómo se llama en los formularios

clustered-option-third_wild = Estos jugadores tienen tres comodines en vez de dos: una ventaja para los más jóvenes o quienes empiezan.
    .label = Tercer comodín
    .none = Nadie
    .all = Todos
clustered-option-quick_play = Empieza con las cinco mejores de siete cartas; al final de cada turno roba dos y descarta una.
    .label = Partida rápida
clustered-option-quick_discard_from = En la partida rápida, descarta cualquier carta de la mano o una de las dos recién robadas.
    .label = Partida rápida: descartar
    .hand = Toda la mano
    .drawn = Las dos robadas
clustered-option-first_bonuses = Dos puntos por la primera línea de cinco y dos por el primer rectángulo de 2 × 3.
    .label = Bonus al primero
clustered-option-largest_bonuses = Dos puntos por la línea más larga y dos por el rectángulo más grande al final.
    .label = Bonus al más grande
clustered-option-bounds = Cuánto mide la mesa, en cartas. Más allá del borde no se puede poner nada.
    .label = Tamaño de la mesa
clustered-option-first_player = Quién empieza: la persona más joven, o alguien al azar.
    .label = Quién empieza
    .null = Al azar
clustered-option-discards_visible = Todos ven qué cartas se han descartado.
    .label = Descartes a la vista
clustered-option-two_starts = Jugar con dos cartas iniciales. Según las reglas, son dos a partir de cinco jugadores.
    .label = Dos cartas iniciales
    .null = Según las reglas
    .false = Una
    .true = Dos

## Las cartas en palabras. El atributo .object es la forma para «pone …», «descarta …»; .negated la de «no hay dónde poner …».

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
               *[solid] macizo
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
               *[solid] macizos
            }
    }
    .object = { clustered-card }
    .negated = { clustered-card.object }
clustered-card-wild = un comodín
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = la carta inicial
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = una carta boca abajo
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

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
clustered-legend = { $solid } macizo · { $hollow } vacío · { $dashed } rayado · { $wild } comodín · { $start } inicio
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
# Quién debe actuar. $who: you, together (tú y $players) u other; $count es el número de $players
clustered-phase-turn =
    { $who ->
        [you] Te toca.
       *[other] Le toca a { $players }.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Descartas hasta quedarte con cinco cartas.
        [together] Descartas hasta quedarte con cinco cartas, igual que { $players }.
       *[other]
            { $count ->
                [one] { $players } descarta hasta quedarse con cinco cartas.
               *[other] { $players } descartan hasta quedarse con cinco cartas.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Debes descartar una carta.
       *[other] { $players } debe descartar una carta.
    }
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
        [you] El bonus «{ $bonus }» es ahora tuyo.
        [nobody] El bonus «{ $bonus }» ya no es de nadie.
       *[other] El bonus «{ $bonus }» es ahora de { $player }.
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

## La página: la mesa

clustered-page-table = La mesa
clustered-page-keys = Las flechas recorren la mesa. Del 1 al 7 eligen una carta, N y P van a la casilla siguiente o anterior donde encaja, Intro la pone, Escape la devuelve a la mano. Inicio muestra toda la mesa, más y menos, o Re Pág y Av Pág, cambian el zoom, Mayús con flechas mueve la vista.
clustered-page-hand = Tus cartas
clustered-page-deck =
    { $cards ->
        [0] ninguna carta en tu mazo
        [one] { $cards } carta en tu mazo
       *[other] { $cards } cartas en tu mazo
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Ordenar por número
        [shape] Ordenar por forma
       *[fill] Ordenar por relleno
    }
clustered-page-picked =
    Elegida: { $card }. { $places ->
        [0] No encaja en ninguna casilla
        [one] Encaja en { $places } casilla
       *[other] Encaja en { $places } casillas
    }.
clustered-page-fits =
    { $places ->
        [0] no encaja en ninguna casilla
        [one] encaja en { $places } casilla
       *[other] encaja en { $places } casillas
    }
clustered-page-new = nueva
clustered-page-advised = sugerida
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, de { $player }
clustered-page-cell-start = ({ $x }, { $y }): { $card }
clustered-page-cell-fits = ({ $x }, { $y }): libre, encaja
clustered-page-cell-worth = ({ $x }, { $y }): libre, encaja, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): libre, no encaja
clustered-page-cell-free =
    ({ $x }, { $y }): libre, { $count ->
        [0] no encaja ninguna de tus cartas
        [one] encaja { $count } de tus cartas
       *[other] encajan { $count } de tus cartas
    }
clustered-page-advice-pick = Elige una carta
clustered-page-advice-place = Elige una casilla que brille
clustered-page-advice-nowhere = Esta carta no encaja en ninguna casilla
clustered-page-advice-start =
    { $count ->
        [one] Elige { $count } carta para descartar
       *[other] Elige { $count } cartas para descartar
    }
clustered-page-advice-quick = Descarta una carta
clustered-page-advice-stuck = Nada encaja: descarta una carta

## La página: los descartes

clustered-page-note-start =
    { $count ->
        [one] Quédate con cinco: elige en secreto { $count } carta más para descartar.
       *[other] Quédate con cinco: elige en secreto { $count } cartas para descartar.
    }
clustered-page-note-hand = Has robado dos cartas. Descarta la que quieras.
clustered-page-note-drawn = Has robado dos cartas. Descarta una de las dos.
clustered-page-note-stuck = Ninguna de tus cartas encaja. Descarta una.
clustered-page-discard = Descartar

## La página: por qué no

clustered-page-no_fit = Aquí no encaja.
# $side: left, right, above, below; $shared: el único atributo en común, o none
clustered-page-clash =
    La carta de { $side ->
        [left] la izquierda
        [right] la derecha
        [above] arriba
       *[below] abajo
    } { $shared ->
        [shape] solo comparte la forma
        [fill] solo comparte el relleno
        [number] solo comparte el número
       *[none] no comparte nada
    }.
clustered-page-need_two = Las cartas vecinas deben compartir dos rasgos.
clustered-page-attribute-number = Número
clustered-page-attribute-shape = Forma
clustered-page-attribute-fill = Relleno
clustered-page-why-occupied = La casilla está ocupada.
    .text = Ya hay una carta ahí.
clustered-page-why-not_adjacent = No hay ninguna carta al lado.
    .text = Una carta debe tocar otra ya puesta.
clustered-page-why-off_table = Eso está fuera de la mesa.
    .text = Las cartas no pueden salirse.
clustered-page-why-must_place = Ahora no puedes descartar.
    .text = Una de tus cartas encaja en alguna casilla.
clustered-page-why-must_discard = Primero descarta una carta.
    .text = Luego sigue la partida.
clustered-page-why-not_drawn = Esa carta no.
    .text = Descarta una de las dos que acabas de robar.

## La página: pistas, cartas de bonificación y puntos

clustered-page-drew = Robas { $cards }.
clustered-page-hint-place = Pon { $card } en ({ $x }, { $y }).
clustered-page-hint-discard = Descarta { $card }.
clustered-page-bonuses = Cartas de bonus
clustered-page-bonus-free = { $bonus }: aún de nadie, { clustered-points }
clustered-page-bonus-held = { $bonus }: de { $player }, { clustered-points }
clustered-page-bonus-card = Carta de bonus: { $bonus }, { clustered-points }
clustered-page-count = Se cuentan los puntos
clustered-page-skip = Saltar
clustered-page-together = Total
clustered-page-no_points = Todavía sin puntos
clustered-page-discarded =
    { $cards ->
        [one] { $cards } carta descartada
       *[other] { $cards } cartas descartadas
    }
clustered-page-head-rectangle = Rectángulo
clustered-page-head-rows = Filas
clustered-page-head-columns = Columnas
clustered-page-head-bonuses = Bonus
clustered-page-row_count =
    { $count ->
        [0] ninguna fila
        [one] { $count } fila
       *[other] { $count } filas
    }
clustered-page-column_count =
    { $count ->
        [0] ninguna columna
        [one] { $count } columna
       *[other] { $count } columnas
    }
clustered-page-bonus_count =
    { $count ->
        [0] ningún bonus
        [one] { $count } bonus
       *[other] { $count } bonus
    }

## Por qué se rechazó una jugada

refusal-clustered-board = Ninguna mesa puede ser así: hay una carta donde no encaja.
refusal-clustered-unknown_card = No existe la carta «{ $card }».
refusal-clustered-not_in_hand = No tienes esta carta en la mano: { $card }.
refusal-clustered-must_place = Solo puedes descartar si ninguna de tus cartas encaja en ninguna casilla, pero alguna encaja (regla { $rule }).
refusal-clustered-must_discard = Primero descarta una carta y luego sigue la partida (regla { $rule }).
refusal-clustered-not_drawn = Tienes que descartar una de las dos cartas que acabas de robar, no esta: { $card } (regla { $rule }).
refusal-clustered-not_adjacent = No hay nada junto a ({ $x }, { $y }): una carta nueva tiene que tocar otra ya puesta (regla { $rule }).
refusal-clustered-occupied = La casilla ({ $x }, { $y }) está ocupada: { $other } (regla { $rule }).
refusal-clustered-off_table = La casilla ({ $x }, { $y }) queda fuera de la mesa (regla { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Esta carta, { $card }, no encaja en ({ $x }, { $y }): { $neighbours }. Con cada una de sus vecinas, una carta debe compartir al menos dos de estos rasgos: forma, relleno y número (regla { $rule }).

## En la terminal

clustered-your-hand = Tu mano
clustered-ask-card = ¿Qué carta? (1–{ $cards })
clustered-ask-place = ¿Dónde? (x y)
clustered-ask-discard-stuck = Nada encaja. ¿Qué carta descartas? (1–{ $cards })
clustered-ask-discard-start = ¿Qué carta descartas? Te quedas con cinco. (1–{ $cards })
clustered-ask-discard-quick = ¿Qué carta descartas? (1–{ $cards })
clustered-command-number = elige una carta; después indica la casilla con x y, o todo de una vez: 2 1 -3
    .form = número
clustered-command-places = muestra esta ayuda; con una carta elegida, dónde encaja y cuántos puntos da
# $card va en la forma .object
clustered-places = Casillas para { $card }:
clustered-no-places = Ahora mismo no hay ninguna casilla para { $card }.
clustered-no-such-card = Elige una carta del 1 al { $cards }.
# $card va en la forma .object; $reason: uno de …-reason-…
clustered-hint-place = Pon { $card } en ({ $x }, { $y }). { $reason }
clustered-hint-discard = Descarta { $card }. { $reason }
clustered-no-points = nada que puntúe
