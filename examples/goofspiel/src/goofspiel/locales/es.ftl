## Lo que Klub dice de Goofspiel. Cada clave empieza por el nombre del juego.

goofspiel-name = Goofspiel
    .about = Por cada premio, todos apuestan una carta a la vez, y la más alta se lo lleva.
    .tagline = Una carta cada uno, todos a la vez. ¿Quién lo quiere más?
    .minutes = 10 min

goofspiel-option-cards = Cuántos premios hay, y cuántas cartas tiene cada uno.
    .label = Cartas
goofspiel-option-ties = Qué pasa con un premio cuando las cartas más altas son iguales.
    .label = Empate
    .carry = Se queda para la ronda siguiente
    .split = Se reparte
    .discard = Se pierde

goofspiel-moves-bid = Jugar una carta boca abajo
goofspiel-move-bid = Jugar la carta { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Has jugado una carta.
       *[other] { $player } ha jugado una carta.
    }
goofspiel-event-revealed = Premio { $prizes }: las cartas eran { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Consigues un punto.
           *[other] Consigues { $points } puntos.
        }
       *[other] { $points ->
            [one] { $player } consigue un punto.
           *[other] { $player } consigue { $points } puntos.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] Las cartas más altas son iguales ({ $card }): el premio se queda para la ronda siguiente.
       *[other] Las cartas más altas son iguales ({ $card }): nadie se lleva el premio.
    }

refusal-goofspiel-not_in_hand = No tienes la carta { $card }.
