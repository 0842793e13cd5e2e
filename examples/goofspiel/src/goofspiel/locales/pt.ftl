## O que o Klub diz do Goofspiel. Cada chave começa com o nome do jogo.

goofspiel-name = Goofspiel
    .about = Por cada prémio, todos apostam uma carta ao mesmo tempo, e a mais alta leva-o.
    .tagline = Uma carta de cada um, todos ao mesmo tempo. Quem o quer mais?
    .minutes = 10 min

goofspiel-option-cards = Quantos prémios há, e quantas cartas tem cada um.
    .label = Cartas
goofspiel-option-ties = O que acontece a um prémio quando as cartas mais altas são iguais.
    .label = Empate
    .carry = Fica para a ronda seguinte
    .split = É dividido
    .discard = Perde-se

goofspiel-moves-bid = Pousar uma carta virada para baixo
goofspiel-move-bid = Pousar a carta { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Pousaste uma carta.
       *[other] { $player } pousou uma carta.
    }
goofspiel-event-revealed = Prémio { $prizes }: as cartas eram { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Recebes um ponto.
           *[other] Recebes { $points } pontos.
        }
       *[other] { $points ->
            [one] { $player } recebe um ponto.
           *[other] { $player } recebe { $points } pontos.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] As cartas mais altas são iguais ({ $card }): o prémio fica para a ronda seguinte.
       *[other] As cartas mais altas são iguais ({ $card }): ninguém leva o prémio.
    }

refusal-goofspiel-not_in_hand = Não tens a carta { $card }.
