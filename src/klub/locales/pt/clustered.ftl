## O jogo

clustered-name = Clustered
    .about = Junta cartas que partilhem dois traços com as vizinhas e forma linhas e um retângulo.

## Opções: o que cada uma faz e como se chama nos formulários

clustered-option-third_wild = Estes jogadores têm três jokers em vez de dois: um avanço para os mais novos ou para quem começa.
    .label = Terceiro joker
clustered-option-quick_play = Começa com as cinco melhores de sete cartas; no fim de cada vez, tira duas e descarta uma.
    .label = Jogo rápido
clustered-option-quick_discard_from = No jogo rápido, descarta uma carta qualquer da mão ou uma das duas acabadas de tirar.
    .label = Jogo rápido: descartar de
clustered-option-first_bonuses = Dois pontos pela primeira linha de cinco e dois pelo primeiro retângulo de 2 × 3.
    .label = Bónus para o primeiro
clustered-option-largest_bonuses = Dois pontos pela linha mais comprida e dois pelo maior retângulo no fim.
    .label = Bónus para o maior
clustered-option-bounds = O tamanho da mesa, em cartas. Para lá da borda não se pode pôr nada.
    .label = Tamanho da mesa
clustered-option-first_player = Quem começa: o mais novo, ou quem a sorte ditar.
    .label = Quem começa
clustered-option-discards_visible = Toda a gente vê que cartas foram descartadas.
    .label = Descartes à vista
clustered-option-two_starts = Jogar com duas cartas iniciais. Pelas regras, são duas a partir de cinco jogadores.
    .label = Duas cartas iniciais

## As cartas por palavras. O atributo .object é a forma para «põe …», «descarta …».

# $number: 1 a 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            um { $shape ->
                [circle] círculo
                [square] quadrado
               *[triangle] triângulo
            } { $fill ->
                [dashed] tracejado
                [hollow] vazio
               *[solid] cheio
            }
       *[other]
            { $number ->
                [2] dois
               *[3] três
            } { $shape ->
                [circle] círculos
                [square] quadrados
               *[triangle] triângulos
            } { $fill ->
                [dashed] tracejados
                [hollow] vazios
               *[solid] cheios
            }
    }
    .object = { clustered-card }
clustered-card-wild = um joker
    .object = { clustered-card-wild }
clustered-card-start = a carta inicial
    .object = { clustered-card-start }
clustered-card-hidden = uma carta virada para baixo
    .object = { clustered-card-hidden }

# Uma vizinha que não encaixa. $side: left, right, above, below; $shared: o único traço em comum, ou none
clustered-neighbour =
    com a carta { $side ->
        [left] à esquerda
        [right] à direita
        [above] de cima
       *[below] de baixo
    }, { $card } em ({ $x }, { $y }), { $shared ->
        [shape] só tem em comum a forma
        [fill] só tem em comum o preenchimento
        [number] só tem em comum o número
       *[none] não tem nada em comum
    }
# Várias ao mesmo tempo
clustered-neighbours = { $first }; { $second }

## Os pontos e de onde vêm

clustered-points =
    { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
clustered-rectangle = retângulo de { $width } × { $height }
clustered-row = fila de { $length }
clustered-column = coluna de { $length }
clustered-bonus-first_line = primeira linha de cinco
clustered-bonus-first_rectangle = primeiro retângulo de 2 × 3
clustered-bonus-longest_line = linha mais comprida
clustered-bonus-largest_rectangle = maior retângulo

## A mesa em texto e em imagem

# Cada variável é um sinal
clustered-legend = { $solid } cheio · { $hollow } vazio · { $dashed } tracejado · { $wild } joker · { $start } início
clustered-head-points = pontos
clustered-head-hand = mão
clustered-head-deck = baralho
clustered-hand = Mão
clustered-cards_left =
    { $cards ->
        [0] sem cartas
        [one] resta { $cards } carta
       *[other] restam { $cards } cartas
    }
# De quem é a vez: $players é um nome, ou vários com vírgulas
clustered-phase-turn = A jogar: { $players }
clustered-phase-start_discards = Ainda a descartar: { $players }
clustered-phase-quick_discard = A descartar: { $players }
clustered-phase-over = A partida acabou.

## O que aconteceu. $who: you ou other; $card está na forma .object.

clustered-event-placed =
    { $who ->
        [you] Pões
       *[other] { $player } põe
    } { $card } em ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Descartas
       *[other] { $player } descarta
    } { $card }{ $why ->
        [stuck] , porque nada encaixa
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Tiras
       *[other] { $player } tira
    } { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
clustered-event-revealed = Já todos descartaram; começa o jogo.
# $bonus: um de clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] O bónus «{ $bonus }» é agora teu.
        [nobody] O bónus «{ $bonus }» já não é de ninguém.
       *[other] O bónus «{ $bonus }» é agora de { $player }.
    }

## Porque é que um bot joga assim

clustered-reason-gain = Dá { clustered-points }.
clustered-reason-deny =
    Tira a { $player } a hipótese de { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
clustered-reason-gain_and_deny =
    Dá { clustered-points } e tira a { $player } a hipótese de { $denied ->
        [one] { $denied } ponto
       *[other] { $denied } pontos
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Prepara um retângulo maior.
       *[line] Prepara uma linha mais comprida.
    }
clustered-reason-develop = Guarda espaço para o que vem a seguir.
clustered-reason-spare_wild = Assim o joker fica para mais tarde.
clustered-reason-only_move = Não há outra possibilidade.
clustered-reason-discard_least = Esta é a carta menos útil.
