## O jogo

clustered-name = Clustered
    .about = Junta cartas que tenham duas características em comum com as vizinhas e forma linhas e um retângulo.
    .tagline = Junta cartas que combinem. Faz crescer linhas e retângulos.
    .minutes = 15 min

## Opções: o que cada uma faz e como se chama nos formulários

clustered-option-third_wild = Estes jogadores têm três jokers em vez de dois: uma vantagem para os mais novos ou para quem começa.
    .label = Terceiro joker
    .none = Ninguém
    .all = Todos
clustered-option-quick_play = Começa com as cinco melhores de sete cartas; no fim de cada turno, tira duas e descarta uma.
    .label = Partida rápida
clustered-option-quick_discard_from = Na partida rápida, descarta uma carta qualquer da mão ou uma das duas acabadas de tirar.
    .label = Partida rápida: descartar
    .hand = Toda a mão
    .drawn = As duas tiradas
clustered-option-first_bonuses = Dois pontos pela primeira linha de cinco e dois pelo primeiro retângulo de 2 × 3.
    .label = Bónus para o primeiro
clustered-option-largest_bonuses = Dois pontos pela linha mais comprida e dois pelo maior retângulo no fim.
    .label = Bónus para o maior
clustered-option-bounds = O tamanho da mesa, em cartas. Para lá da borda não se pode pôr nada.
    .label = Tamanho da mesa
clustered-option-first_player = Quem começa: a pessoa mais nova, ou alguém ao acaso.
    .label = Quem começa
    .null = Ao acaso
clustered-option-discards_visible = Toda a gente vê que cartas foram descartadas.
    .label = Descartes à vista
clustered-option-two_starts = Jogar com duas cartas iniciais. Pelas regras, são duas a partir de cinco jogadores.
    .label = Duas cartas iniciais
    .null = Pelas regras
    .false = Uma
    .true = Duas

## As cartas por palavras. O atributo .object é a forma para «põe …», «descarta …»; .negated a de «nenhum lugar para …».

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
    .negated = { clustered-card.object }
clustered-card-wild = um joker
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = a carta inicial
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = uma carta virada para baixo
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

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
# Quem deve agir. $who: you, together (tu e $players) ou other; $count é o número de $players
clustered-phase-turn =
    { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $players }.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Descartas até ficares com cinco cartas.
        [together] Descartas até ficares com cinco cartas, tal como { $players }.
       *[other]
            { $count ->
                [one] { $players } descarta até ficar com cinco cartas.
               *[other] { $players } descartam até ficarem com cinco cartas.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Tens de descartar uma carta.
       *[other] { $players } tem de descartar uma carta.
    }
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
clustered-event-revealed = Já todos descartaram; começa a partida.
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

## A página: a mesa

clustered-page-table = A mesa
clustered-page-keys = As setas percorrem a mesa. De 1 a 7 escolhem uma carta, N e P vão para a casa seguinte ou anterior onde encaixa, Enter põe-na, Escape devolve-a à mão. Home mostra a mesa toda, mais e menos, ou Page Up e Page Down, mudam o zoom, Shift com as setas move a vista.
clustered-page-hand = As tuas cartas
clustered-page-deck =
    { $cards ->
        [0] nenhuma carta no teu baralho
        [one] { $cards } carta no teu baralho
       *[other] { $cards } cartas no teu baralho
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Ordenar por número
        [shape] Ordenar por forma
       *[fill] Ordenar por preenchimento
    }
clustered-page-picked =
    Escolhida: { $card }. { $places ->
        [0] Não encaixa em nenhuma casa
        [one] Encaixa em { $places } casa
       *[other] Encaixa em { $places } casas
    }.
clustered-page-fits =
    { $places ->
        [0] não encaixa em nenhuma casa
        [one] encaixa em { $places } casa
       *[other] encaixa em { $places } casas
    }
clustered-page-new = nova
clustered-page-advised = sugerida
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, de { $player }
clustered-page-cell-start = ({ $x }, { $y }): { $card }
clustered-page-cell-fits = ({ $x }, { $y }): livre, encaixa
clustered-page-cell-worth = ({ $x }, { $y }): livre, encaixa, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): livre, não encaixa
clustered-page-cell-free =
    ({ $x }, { $y }): livre, { $count ->
        [0] nenhuma das tuas cartas encaixa
        [one] encaixa { $count } das tuas cartas
       *[other] encaixam { $count } das tuas cartas
    }
clustered-page-advice-pick = Escolhe uma carta
clustered-page-advice-place = Escolhe uma casa que brilhe
clustered-page-advice-nowhere = Esta carta não encaixa em nenhuma casa
clustered-page-advice-start =
    { $count ->
        [one] Escolhe { $count } carta para descartar
       *[other] Escolhe { $count } cartas para descartar
    }
clustered-page-advice-quick = Descarta uma carta
clustered-page-advice-stuck = Nada encaixa: descarta uma carta

## A página: os descartes

clustered-page-note-start =
    { $count ->
        [one] Fica com cinco: escolhe em segredo mais { $count } carta para descartar.
       *[other] Fica com cinco: escolhe em segredo { $count } cartas para descartar.
    }
clustered-page-note-hand = Tiraste duas cartas. Descarta a que quiseres.
clustered-page-note-drawn = Tiraste duas cartas. Descarta uma das duas.
clustered-page-note-stuck = Nenhuma das tuas cartas encaixa. Descarta uma.
clustered-page-discard = Descartar

## A página: porque não

clustered-page-no_fit = Aqui não encaixa.
# $side: left, right, above, below; $shared: o único atributo em comum, ou none
clustered-page-clash =
    A carta { $side ->
        [left] à esquerda
        [right] à direita
        [above] de cima
       *[below] de baixo
    } { $shared ->
        [shape] só tem em comum a forma
        [fill] só tem em comum o preenchimento
        [number] só tem em comum o número
       *[none] não tem nada em comum
    }.
clustered-page-need_two = As cartas vizinhas têm de ter duas características em comum.
clustered-page-attribute-number = Número
clustered-page-attribute-shape = Forma
clustered-page-attribute-fill = Preenchimento
clustered-page-why-occupied = A casa está ocupada.
    .text = Já lá está uma carta.
clustered-page-why-not_adjacent = Não há nenhuma carta ao lado.
    .text = Uma carta tem de tocar noutra já posta.
clustered-page-why-off_table = Isso é fora da mesa.
    .text = As cartas têm de ficar na mesa.
clustered-page-why-must_place = Agora não podes descartar.
    .text = Uma das tuas cartas encaixa nalguma casa.
clustered-page-why-must_discard = Primeiro descarta uma carta.
    .text = Depois a partida continua.
clustered-page-why-not_drawn = Essa carta não.
    .text = Descarta uma das duas que acabaste de tirar.

## A página: dicas, cartas de bónus e pontos

clustered-page-drew = Tiras { $cards }.
clustered-page-hint-place = Põe { $card } em ({ $x }, { $y }).
clustered-page-hint-discard = Descarta { $card }.
clustered-page-bonuses = Cartas de bónus
clustered-page-bonus-free = { $bonus }: ainda de ninguém, { clustered-points }
clustered-page-bonus-held = { $bonus }: de { $player }, { clustered-points }
clustered-page-bonus-card = Carta de bónus: { $bonus }, { clustered-points }
clustered-page-count = Contam-se os pontos
clustered-page-skip = Saltar
clustered-page-together = Total
clustered-page-no_points = Ainda sem pontos
clustered-page-discarded =
    { $cards ->
        [one] { $cards } carta descartada
       *[other] { $cards } cartas descartadas
    }
clustered-page-head-rectangle = Retângulo
clustered-page-head-rows = Filas
clustered-page-head-columns = Colunas
clustered-page-head-bonuses = Bónus
clustered-page-row_count =
    { $count ->
        [0] nenhuma fila
        [one] { $count } fila
       *[other] { $count } filas
    }
clustered-page-column_count =
    { $count ->
        [0] nenhuma coluna
        [one] { $count } coluna
       *[other] { $count } colunas
    }
clustered-page-bonus_count =
    { $count ->
        [0] nenhum bónus
        [one] { $count } bónus ganho
       *[other] { $count } bónus ganhos
    }

## Porque foi recusada uma jogada

refusal-clustered-board = Nenhuma mesa pode ser assim: há uma carta onde não encaixa.
refusal-clustered-unknown_card = Não existe a carta «{ $card }».
refusal-clustered-not_in_hand = Não tens esta carta na mão: { $card }.
refusal-clustered-must_place = Só podes descartar quando nenhuma das tuas cartas encaixa em nenhuma casa, mas há uma que encaixa (regra { $rule }).
refusal-clustered-must_discard = Primeiro descarta uma carta; depois a partida continua (regra { $rule }).
refusal-clustered-not_drawn = Tens de descartar uma das duas cartas que acabaste de tirar, não esta: { $card } (regra { $rule }).
refusal-clustered-not_adjacent = Não há nada ao lado de ({ $x }, { $y }): uma carta nova tem de tocar noutra já posta (regra { $rule }).
refusal-clustered-occupied = A casa ({ $x }, { $y }) está ocupada: { $other } (regra { $rule }).
refusal-clustered-off_table = A casa ({ $x }, { $y }) fica fora da mesa (regra { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Esta carta, { $card }, não encaixa em ({ $x }, { $y }): { $neighbours }. Com cada uma das vizinhas, uma carta tem de ter em comum pelo menos duas destas características: forma, preenchimento e número (regra { $rule }).

## No terminal

clustered-your-hand = A tua mão
clustered-ask-card = Que carta? (1–{ $cards })
clustered-ask-place = Onde? (x y)
clustered-ask-discard-stuck = Nada encaixa. Que carta descartas? (1–{ $cards })
clustered-ask-discard-start = Que carta descartas? Ficas com cinco. (1–{ $cards })
clustered-ask-discard-quick = Que carta descartas? (1–{ $cards })
clustered-command-number = escolhe uma carta; depois indica a casa com x y, ou tudo de uma vez: 2 1 -3
    .form = número
clustered-command-places = mostra esta ajuda; com uma carta escolhida, onde encaixa e quantos pontos dá
# $card está na forma .object
clustered-places = Casas para { $card }:
clustered-no-places = Neste momento não há nenhuma casa para { $card }.
clustered-no-such-card = Escolhe uma carta de 1 a { $cards }.
# $card está na forma .object; $reason: um de …-reason-…
clustered-hint-place = Põe { $card } em ({ $x }, { $y }). { $reason }
clustered-hint-discard = Descarta { $card }. { $reason }
clustered-no-points = nada que conte
