## O que o Klub diz dos Dados mentirosos. Cada chave começa com o nome do jogo.

liars_dice-name = Dados mentirosos
    .about = Aposta nos dados debaixo de todos os copos, acredita nos outros ou não, e fica com dados até ao fim.
    .tagline = Cinco dados, um copo e cara de póquer.
    .minutes = 15 min

liars_dice-option-dice = Com quantos dados cada um começa.
    .label = Dados por pessoa
liars_dice-option-wild_ones = Os uns valem qualquer face, e ninguém pode apostar neles.
    .label = Os uns são jokers
liars_dice-option-spot_on = Também se pode dizer que a última aposta está certa: se estiver, todos os outros perdem um dado.
    .label = Na mouche

# Tantos dados de uma face, para outras frases
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } dado de 1
           *[other] { $count } dados de 1
        }
        [2] { $count ->
            [one] { $count } dado de 2
           *[other] { $count } dados de 2
        }
        [3] { $count ->
            [one] { $count } dado de 3
           *[other] { $count } dados de 3
        }
        [4] { $count ->
            [one] { $count } dado de 4
           *[other] { $count } dados de 4
        }
        [5] { $count ->
            [one] { $count } dado de 5
           *[other] { $count } dados de 5
        }
       *[6] { $count ->
            [one] { $count } dado de 6
           *[other] { $count } dados de 6
        }
    }

liars_dice-moves-raise = Subir a aposta
liars_dice-moves-doubt = Duvidar
liars_dice-moves-exact = Na mouche
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Mentira!
liars_dice-move-exact = Na mouche!

liars_dice-event-raise =
    { $who ->
        [you] Apostas: { liars_dice-dice }.
       *[other] { $player } aposta: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Não acreditas: { liars_dice-dice }.
       *[other] { $player } não acredita: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Dizes que está na mouche: { liars_dice-dice }.
       *[other] { $player } diz que está na mouche: { liars_dice-dice }.
    }
liars_dice-event-revealed = Debaixo dos copos: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Perdes o teu último dado e estás fora.
            [one] Perdes um dado e ficas com um.
           *[other] Perdes um dado e ficas com { $left }.
        }
       *[other] { $left ->
            [0] { $player } perde o último dado e está fora.
            [one] { $player } perde um dado e fica com um.
           *[other] { $player } perde um dado e fica com { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Ganhaste!
       *[other] { $player } ganhou.
    }

liars_dice-reason-raise = É verdade em cerca de { $chance }% dos casos.
liars_dice-reason-bluff = Um bluff: só é verdade em cerca de { $chance }% dos casos, mas quem o dirá?
liars_dice-reason-doubt = A aposta é falsa em cerca de { $chance }% dos casos.
liars_dice-reason-exact = A aposta está certa em cerca de { $chance }% dos casos.

refusal-liars_dice-ones_are_wild = Os uns são jokers, por isso ninguém aposta neles.
refusal-liars_dice-no_such_face = Um dado não tem a face { $face }.
refusal-liars_dice-no_such_count = Não podes apostar em { $count } dados: pelo menos um e no máximo { $most }, porque não há mais.
refusal-liars_dice-not_higher = A tua aposta tem de ser mais alta do que a última ({ liars_dice-dice }): mais dados, ou outros tantos de uma face mais alta.
refusal-liars_dice-no_spot_on = Nesta mesa joga-se sem «na mouche».
refusal-liars_dice-no_bid_yet = Nesta ronda ainda ninguém apostou, por isso não há nada de que duvidar.
