## O jogo

cubed-name = Cubed
    .about = Junta peças cor com cor e fica sem nenhuma antes dos outros.
    .tagline = Encaixa os cubos, combina as cores, esvazia a mão.
    .minutes = 20 min

## Opções: o que cada uma faz, como se chama nos formulários e os seus valores por palavras

cubed-option-match = Se todos os lados que se tocam têm de ter a mesma cor, ou se bastam dois.
    .label = Cores iguais
    .all = Todos os lados
    .two = Dois lados
cubed-option-rounds = Quantas rondas se jogam; uma só é uma partida rápida.
    .label = Rondas
cubed-option-bridging = Quem liga duas peças separadas por um espaço pode pôr logo uma segunda peça.
    .label = Fazer uma ponte
cubed-option-bridge = O que faz uma ponte: ligar peças que ali não se tocam, ou só peças em lados opostos.
    .label = O que é uma ponte
    .arcs = Vizinhas separadas
    .opposite = Lados opostos
cubed-option-bridge_chain = Uma segunda peça que também faz ponte dá direito a uma terceira, e assim por diante.
    .label = Pontes em cadeia
cubed-option-fill_the_void = Quem preenche uma casa rodeada de peças pode dar uma peça da sua mão a outro jogador.
    .label = Preencher o vazio
cubed-option-draw_many = Em vez de jogar, tira até três peças, fica com uma e devolve as outras.
    .label = Tira 3, fica com 1
cubed-option-open_hands = Toda a gente vê todas as peças.
    .label = Mãos à vista
cubed-option-solo_discard = A solo: se as peças de bloqueio em excesso saem do jogo ou voltam ao saco.
    .label = Solo: peças de bloqueio
    .out = Fora do jogo
    .bag = Para o saco
cubed-option-solo_variants = A solo também valem «Fazer uma ponte» e «Tira 3, fica com 1».
    .label = Solo: jogadas extra
cubed-option-first_player = Quem começa: a pessoa mais velha, ou alguém ao acaso.
    .label = Quem começa
    .null = Ao acaso
cubed-option-colors = Quantas cores há na caixa.
    .label = Cores
cubed-option-blockers_per_color = Quantas peças de bloqueio há de cada cor.
    .label = Bloqueios por cor
cubed-option-mirrored_singles = As peças de três cores existem nas duas formas espelhadas.
    .label = Simples espelhadas

## Cores: nomes que não variam

cubed-color-a = alvorada
cubed-color-b = sol
cubed-color-c = rosa
cubed-color-d = brasa
cubed-color-e = céu
cubed-color-f = ameixa
cubed-color-x = preto

## As peças por palavras: o tipo e as cores dos losangos por ordem

# O atributo .object é a forma para «põe …», «dá …»; .negated a de «nenhum lugar para …»
cubed-piece-blocker = uma peça de bloqueio ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = uma peça tripla ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = uma peça dupla ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = uma peça simples ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = uma peça escondida
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

# Uma vizinha que não encaixa. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] à direita
        [lower_right] em baixo à direita
        [lower_left] em baixo à esquerda
        [left] à esquerda
        [upper_left] em cima à esquerda
       *[upper_right] em cima à direita
    }, { $mine } tocaria em { $theirs }: { $piece } em ({ $q }, { $r })
# Várias ao mesmo tempo
cubed-neighbours = { $first }; { $second }

## Pontos

cubed-points =
    { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
    .of = { $player } ({ cubed-points })

## De quem é a vez. $who: you ou other; $players é um nome

cubed-phase-turn =
    { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $players }.
    }
cubed-phase-bridge =
    { $who ->
        [you] Podes pôr uma segunda peça.
       *[other] { $players } pode pôr uma segunda peça.
    }
cubed-phase-gift =
    { $who ->
        [you] Podes oferecer uma peça.
       *[other] { $players } pode oferecer uma peça.
    }
cubed-phase-keep =
    { $who ->
        [you] Escolhes a peça com que ficas.
       *[other] { $players } escolhe a peça com que fica.
    }
cubed-phase-over = A partida acabou.

## O que aconteceu. $who: you ou other; $piece está na forma .object.

# $earned: bridge, void ou nothing; $died: quantas casas morreram
cubed-event-played =
    { $who ->
        [you] Pões
       *[other] { $player } põe
    } { $piece } em ({ $q }, { $r }){ $earned ->
        [bridge] {""}: uma ponte
        [void] {""}: vazio preenchido
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } casa fica bloqueada.
       *[other] {" "}{ $died } casas ficam bloqueadas.
    }
# $pieces: o que tiraste
cubed-event-drew =
    { $who ->
        [you] Tiras { $pieces }.
       *[other]
            { $player } tira { $count ->
                [one] uma peça
               *[other] { $count } peças
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Não pões segunda peça.
                [gift] Não ofereces nada.
               *[turn] Passas.
            }
       *[other]
            { $what ->
                [bridge] { $player } não põe segunda peça.
                [gift] { $player } não oferece nada.
               *[turn] { $player } passa.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Ficas com
       *[other] { $player } fica com
    } { $piece }; { $returned ->
        [one] uma peça volta
       *[other] { $returned } peças voltam
    } ao saco.
# $receives: you ou other; $receiver: quem a recebe
cubed-event-gave =
    { $who ->
        [you] Dás { $piece } a { $receiver }.
       *[other]
            { $player } { $receives ->
                [you] dá-te { $piece }.
               *[other] dá { $piece } a { $receiver }.
            }
    }
# $why: out, stuck, closed; $list: todos com os seus pontos. O atributo é para quem joga a solo.
cubed-event-round_over =
    A ronda { $round } acabou: { $why ->
        [out] alguém pôs todas as suas peças
        [stuck] ninguém pode pôr mais peças
       *[closed] não resta nenhuma casa
    }. { $list }.
    .alone =
        { $why ->
            [out] Todas as peças estão na mesa: partida ganha.
            [stuck] Já nada encaixa: partida perdida.
           *[closed] Não resta nenhuma casa: partida perdida.
        }
cubed-event-round_began =
    Começa a ronda { $round }. { $who ->
        [you] És tu a começar.
       *[other] Começa { $player }.
    }

## A mesa em texto e em imagem

cubed-hand = As tuas peças
cubed-head-points = pontos
cubed-head-pieces = peças
cubed-round = Ronda { $round } de { $rounds }
cubed-bag =
    { $count ->
        [0] o saco está vazio
        [one] { $count } peça no saco
       *[other] { $count } peças no saco
    }
cubed-held =
    { $count ->
        [0] sem peças
        [one] { $count } peça na mão
       *[other] { $count } peças na mão
    }
cubed-sort-blocker = Bloqueio
cubed-sort-triple = Triplas
cubed-sort-double = Duplas
cubed-sort-single = Simples

## Porque é que um bot joga assim

cubed-reason-shed = Livras-te de { cubed-points }.
cubed-reason-shed_and_deny = Livras-te de { cubed-points } e deixas menos casas aos outros.
# $cells: quantas casas ficam mortas
cubed-reason-block =
    Livras-te de { cubed-points } e fechas { $cells ->
        [one] { $cells } casa
       *[other] { $cells } casas
    }.
cubed-reason-go_out = É a tua última peça: acabaste.
cubed-reason-only_play = Não se pode pôr mais nada; livras-te de { cubed-points }.
cubed-reason-draw_stuck = Nenhuma das tuas peças encaixa.
cubed-reason-draw_wait = É melhor guardar as casas para depois.
cubed-reason-draw_choice = É melhor escolher entre { $count } peças do que tirar uma.
cubed-reason-keep_cheap = É a que custa menos: { cubed-points }.
cubed-reason-give_dear = É a que custa mais: { cubed-points }.
cubed-reason-pass = Não há nada melhor a fazer.

## No terminal. $choices: o que se pode escrever

cubed-ask-piece = Que peça? ({ $choices })
cubed-ask-second = Podes pôr uma segunda peça. Qual? ({ $choices })
cubed-ask-place = Onde? ({ $choices })
cubed-ask-keep = Com que peça ficas? ({ $choices })
cubed-ask-gift = Que peça ofereces, e a quem? ({ $choices })
cubed-places = Casas para { $piece }, e quantas vezes a rodar:
cubed-no-places = Neste momento não há nenhuma casa para { $piece }.
cubed-command-number = escolhe uma peça e depois uma das suas casas; ou tudo de uma vez: peça q r posição
    .form = número
cubed-command-places = mostra esta ajuda; com uma peça escolhida, onde encaixa
cubed-command-draw = tira uma peça do saco
cubed-command-draw_many = tira esse número de peças; ficas com uma
cubed-command-pass = termina o teu turno
cubed-command-give = dá a peça 3 a B
cubed-command-no = não oferece nada
# O que um bot faria. $piece está na forma .object; $turn: 0 a 2; $reason: um dos cubed-reason-…
cubed-hint-play =
    Põe { $piece } em ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , rodada uma vez
       *[other] , rodada duas vezes
    }. { $reason }
cubed-hint-draw = Tira uma peça. { $reason }
cubed-hint-draw_many = Tira { $count } peças. { $reason }
cubed-hint-pass = Passa. { $reason }
cubed-hint-keep = Fica com { $piece }. { $reason }
cubed-hint-give = Dá { $piece } a { $player }. { $reason }
cubed-hint-skip_gift = Não ofereças nada. { $reason }

## A página: a mesa

cubed-page-table = A mesa
cubed-page-keys = Esquerda e direita seguem a fila, cima e baixo mudam de fila; { $upper_left }, { $upper_right }, { $lower_left } e { $lower_right } passam pelos lados inclinados, tal como os algarismos do teclado numérico. De 1 a 9, vírgula e ponto escolhem uma peça, T roda-a, N e P vão para a casa seguinte ou anterior onde encaixa, Enter põe-na, Escape devolve-a à mão. Home mostra a mesa toda, mais e menos, ou Page Up e Page Down, mudam o zoom, Shift com as setas desloca a vista.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Ordenar por tipo
       *[color] Ordenar por cor
    }
cubed-page-hands = Peças dos outros
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): bloqueada, junto a um lado preto
cubed-page-cell-free =
    ({ $q }, { $r }): livre, { $count ->
        [0] não toca em nada
        [one] toca em { $count } peça
       *[other] toca em { $count } peças
    }
# Uma peça tocada; $side como em cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] à direita
        [lower_right] em baixo à direita
        [lower_left] em baixo à esquerda
        [left] à esquerda
        [upper_left] em cima à esquerda
       *[upper_right] em cima à direita
    }
# $turns: 1, 2, 3, uma ou várias
cubed-page-cell-fits =
    { $count ->
        [one] a tua peça encaixa na posição { $turns }
       *[other] a tua peça encaixa nas posições { $turns }
    }
cubed-page-cell-unfit = a tua peça não encaixa
cubed-page-cell-some =
    { $count ->
        [0] nenhuma das tuas peças encaixa
        [one] { $count } das tuas peças encaixa
       *[other] { $count } das tuas peças encaixam
    }

## A página: a mão e o que podes fazer

cubed-page-rack = O teu suporte
cubed-page-hand = As tuas peças
cubed-page-picked =
    Escolhida: { $piece }. { $places ->
        [0] Não encaixa em nenhuma casa
        [one] Encaixa em { $places } casa
       *[other] Encaixa em { $places } casas
    }.
cubed-page-fits =
    { $places ->
        [0] não encaixa em nenhuma casa
        [one] encaixa em { $places } casa
       *[other] encaixa em { $places } casas
    }
cubed-page-new = nova
cubed-page-advised = sugerida
# Por baixo do número de pontos na mão
cubed-page-in_hand =
    { $points ->
        [one] ponto na mão
       *[other] pontos na mão
    }
cubed-page-actions = O que podes fazer
cubed-page-turn = Rodar a peça (posição { $turn } de 3)
cubed-page-half = Rodar 60 graus
cubed-page-lay = Pôr
cubed-page-draw = Tirar
cubed-page-pass = Passar
cubed-page-stop = Sem segunda peça
cubed-page-draw_many = Tira 3, fica com 1
cubed-page-how_many = Quantas tiras?
cubed-page-back = Voltar
cubed-page-keep = Ficar com { $piece }
cubed-page-keep_all = Ficar com todas
cubed-page-give_to = Quem fica com ela?
cubed-page-note-draw = Nada encaixa. Tira uma peça.
cubed-page-note-drawn = Continua a não encaixar nada. O teu turno acabou.
cubed-page-note-empty = Nada encaixa e o saco está vazio.
cubed-page-note-keep = Com qual ficas? As outras voltam ao saco.
cubed-page-advice-pick = Escolhe uma peça
cubed-page-advice-second = Põe uma segunda peça
cubed-page-advice-place = Escolhe uma casa que brilhe
cubed-page-advice-lay = Roda-a ou põe-na
cubed-page-advice-turn = Assim não encaixa
cubed-page-advice-nowhere = Esta peça não encaixa em nenhuma casa
cubed-page-advice-draw = Nada encaixa: tira uma peça
cubed-page-advice-pass = Nada encaixa: passa
cubed-page-advice-gift = Oferece uma peça
cubed-page-advice-keep = Fica com uma

## A página: o que uma jogada deu. $who, $receives: you ou other

cubed-page-moment-bridge = Uma ponte!
    .text =
        { $who ->
            [you] A tua peça liga duas que aqui não se tocavam: põe uma segunda peça.
           *[other] { $player } ligou duas peças que aqui não se tocavam e pode pôr uma segunda peça.
        }
cubed-page-moment-void = Vazio preenchido!
    .text =
        { $who ->
            [you] Peças nos seis lados: oferece uma da tua mão.
           *[other] { $player } preencheu uma casa com peças nos seis lados e pode oferecer uma peça da sua mão.
        }
cubed-page-moment-gift = Um presente!
    .text =
        { $who ->
            [you] Dás uma peça a { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } dá-te uma peça.
                   *[other] { $player } dá uma peça a { $receiver }.
                }
        }

## A página: porque não

cubed-page-no_match = As cores são diferentes.
cubed-page-no_black = Um lado preto não pode tocar em nenhuma peça.
# $side como em cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] À direita
        [lower_right] Em baixo à direita
        [lower_left] Em baixo à esquerda
        [left] À esquerda
        [upper_left] Em cima à esquerda
       *[upper_right] Em cima à direita
    }, { $mine } tocaria em { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Dois lados têm de condizer.
       *[all] Todos os lados que se tocam têm de condizer.
    }
cubed-page-why-too_few_contacts = Toca em muito poucas peças.
    .text = Uma peça tem de tocar em pelo menos duas outras.
cubed-page-why-blocker_too_early = É cedo para uma peça de bloqueio.
    .text = Primeiro tem de haver outras três peças na mesa.
cubed-page-why-first_piece = Começa no centro.
    .text = A primeira peça fica na casa marcada.
cubed-page-why-not_adjacent = Não há nenhuma peça ao lado.
    .text = Uma peça tem de tocar noutras já postas.
cubed-page-why-occupied = Essa casa está ocupada.
    .text = Já lá está uma peça.
cubed-page-why-dead_cell = Essa casa está bloqueada.
    .text = Fica junto a um lado preto: já não se pode pôr lá nada.
cubed-page-why-heights = As alturas não coincidem.
    .text = Rodada 60 graus, os seus bicos caem em covas e as covas em bicos. Só três posições servem.

## A página: rondas e pontos

cubed-page-round_over = A ronda { $round } acabou
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Alguém pôs todas as suas peças.
        [stuck] Já ninguém pode pôr uma peça.
       *[closed] As peças de bloqueio fecharam todas as casas.
    }
cubed-page-won_round = ganha a ronda
cubed-page-total = { $points } no total
cubed-page-starts = { $player } começa.
cubed-page-next_round = Para a ronda { $round }
cubed-page-round_points = Ronda { $round }
cubed-page-no_round = Ainda não acabou nenhuma ronda
cubed-page-together = Total
cubed-page-hand_now = O que a tua mão custa neste momento
cubed-page-fewest = Cada peça que sobra custa pontos: ganha quem tiver menos.

## Porque foi recusada uma jogada

refusal-cubed-board = Nenhuma mesa pode ser assim: há uma peça onde não encaixa.
refusal-cubed-unknown_piece = Não existe a peça «{ $piece }».
refusal-cubed-not_in_hand = Não tens esta peça na mão: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Agora podes pôr uma segunda peça, ou passar.
        [gift] Primeiro oferece uma peça, ou fica com todas.
        [keep] Primeiro escolhe com qual das peças tiradas ficas.
       *[turn] Neste momento não há nada para oferecer nem para escolher.
    }
refusal-cubed-must_play = Uma das tuas peças encaixa, por isso tens de pôr uma (regra { $rule }).
refusal-cubed-must_draw = Ainda não podes passar: primeiro tira uma peça (regra { $rule }).
refusal-cubed-already_drawn = Neste turno já não podes tirar mais (regra { $rule }).
refusal-cubed-bag_empty = O saco está vazio, não há nada para tirar (regra { $rule }).
refusal-cubed-no_draw_many = Nesta mesa não se podem tirar várias peças ao mesmo tempo (regra { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] O saco está vazio, não há nada para tirar
       *[other] Podes tirar de 1 a { $most } peças, não { $count }
    } (regra { $rule }).
refusal-cubed-not_drawn = Tens de ficar com uma das peças que acabaste de tirar, não com esta: { $piece } (regra { $rule }).
refusal-cubed-no_such_player = Só podes dar uma peça a outro jogador desta mesa (regra { $rule }).
refusal-cubed-heights = Rodada assim, as alturas não coincidem: { $piece }. Uma peça tem três posições: 0, 1 ou 2 (regra { $rule }).
refusal-cubed-same_turn = Esta peça é igual em todas as posições: { $piece }. Põe-na sem a rodar (regra { $rule }).
refusal-cubed-first_piece = A primeira peça vai ao centro, em (0, 0) (regra { $rule }).
refusal-cubed-blocker_too_early = Uma peça de bloqueio só se pode pôr quando há outras três peças na mesa (regra { $rule }).
refusal-cubed-not_adjacent = Não há nada ao lado de ({ $q }, { $r }): uma peça nova tem de tocar noutra já posta (regra { $rule }).
refusal-cubed-occupied = A casa ({ $q }, { $r }) está ocupada: { $other } (regra { $rule }).
refusal-cubed-dead_cell = A casa ({ $q }, { $r }) está bloqueada: fica junto a um lado preto (regra { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Um lado preto não pode tocar em nenhuma peça, mas { $neighbours } (regra { $rule }).
refusal-cubed-too_few_contacts =
    Em ({ $q }, { $r }), a peça tocaria em { $contacts ->
        [one] { $contacts } peça
       *[other] { $contacts } peças
    }; tem de tocar em pelo menos duas (regra { $rule }).
refusal-cubed-colors_differ =
    Esta peça, { $piece }, não encaixa em ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Pelo menos dois lados que se tocam têm de ter a mesma cor
       *[all] Todos os lados que se tocam têm de ter a mesma cor
    } (regra { $rule }).
refusal-options-too_few_pieces = Com estas opções há { $pieces } peças, mas { $seats } jogadores precisam de { $needed }.
