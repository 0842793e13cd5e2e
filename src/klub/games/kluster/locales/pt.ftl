## O jogo

kluster-name = Kluster
    .about = Coloca ímanes dentro da corda sem que se colem.
    .tagline = Sustém a respiração. Só mais um íman…
    .minutes = 10 min

## Opções: o que faz cada uma, o seu nome nos formulários e os seus valores em palavras

kluster-option-boxes = Que caixas estão na mesa; por omissão, só as necessárias para os jogadores.
    .label = Caixas
    .null = Só as necessárias
    .classic = Classic (24 ímanes)
    .duo = DUO (12 ímanes spinner)
kluster-option-expert = Se, depois de colocares um íman, continuares com mais do que o jogador seguinte, podes colocar outro.
    .label = Modo Expert
kluster-option-inside_test = Quando um íman está dentro: se o centro estiver, ou só se estiver inteiro.
    .label = Dentro da corda
    .centre = O centro
    .whole = O íman inteiro
kluster-option-settle_time = Quanto tempo tudo tem de estar parado antes de o turno acabar, em décimos de segundo.
    .label = Tempo de repouso
kluster-option-string_after_placing = A corda ainda se pode mover enquanto o íman colocado vai parando.
    .label = Corda depois de colocar
kluster-option-turn_timer = Segundos por turno; quando se esgotam, o turno acaba sem íman.
    .label = Relógio do turno
kluster-option-solo_failures = A solo: quantas falhas são permitidas.
    .label = A solo: falhas
kluster-option-string_test = Quando as cordas estão ligadas: se se cruzam, se se tocam ou se as suas áreas se sobrepõem.
    .label = Cordas ligadas
    .cross = Cruzadas
    .touch = Em contacto
    .area = Sobrepostas
kluster-option-strings_connected = Todas as cordas têm de formar um só grupo; não basta que cada uma esteja ligada a outra.
    .label = Todas as cordas ligadas
kluster-option-extra_spinners = O que acontece aos spinners que sobram quando são mais do que as cordas.
    .label = Spinners a mais
    .remove = Fora do jogo
    .second = Também colocados
kluster-option-upright = Os ímanes também se podem colocar de pé.
    .label = Ímanes de pé
kluster-option-first_player = Quem começa: a pessoa mais baixa, ou alguém ao acaso.
    .label = Quem começa
    .null = Ao acaso

## Quem deve fazer o quê. $who: you ou other; $players é um nome

kluster-phase-strings =
    { $who ->
        [you] Tens de colocar uma corda.
       *[other] { $players } tem de colocar uma corda.
    }
kluster-phase-turn =
    { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $players }.
    }
kluster-phase-more =
    { $who ->
        [you] Podes colocar outro íman.
       *[other] { $players } pode colocar outro íman.
    }
kluster-phase-repair =
    { $who ->
        [you] Tens de voltar a ligar uma corda.
       *[other] { $players } tem de voltar a ligar uma corda.
    }
kluster-phase-over = A partida acabou.

## O que aconteceu. $who: you ou other

kluster-event-laid =
    { $who ->
        [you] Colocas uma corda.
       *[other] { $player } coloca uma corda.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } spinner que sobrou é colocado.
       *[other] { $count } spinners que sobraram são colocados.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Colocas um íman
       *[other] { $player } coloca um íman
    }{ $pose ->
        [upright] {""}, de pé
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Ficas com
       *[other] { $player } fica com
    } { $count ->
        [one] { $count } íman
       *[other] { $count } ímanes
    }: { $why ->
        [touched] houve ímanes que se tocaram
        [outside] fora da área
       *[both] houve ímanes que se tocaram ou saíram da área
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } íman cai.
       *[other] { $count } ímanes caem.
    }
kluster-event-separated =
    { $who ->
        [you] Uma corda soltou-se: tens de a voltar a ligar.
       *[other] Uma corda soltou-se: { $player } tem de a voltar a ligar.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] O teu tempo acabou.
               *[choice] Não colocas mais nenhum íman.
            }
       *[other]
            { $why ->
                [time] Acabou o tempo de { $player }.
               *[choice] { $player } não coloca mais nenhum íman.
            }
    }
# O atributo é para quem joga a solo; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Colocaste o teu último íman e ganhas.
       *[other] { $player } colocou o seu último íman e ganha.
    }
    .alone =
        { $why ->
            [placed_all] Todos os ímanes estão na área: vitória total.
           *[failures] Uma falha a mais: a partida acabou.
        }

## A mesa como texto e como imagem

kluster-hand = Os teus ímanes
kluster-magnet-classic = íman, { $size } mm
kluster-magnet-spinner = íman spinner
kluster-held =
    { $count ->
        [0] já sem ímanes
        [one] { $count } íman na mão
       *[other] { $count } ímanes na mão
    }
kluster-area =
    { $count ->
        [0] nenhum íman na área
        [one] { $count } íman na área
       *[other] { $count } ímanes na área
    }
kluster-failures = Falhas: { $count } de { $most }
kluster-legend = As setas apontam para o polo norte; ⊙ norte em cima, ⊗ sul em cima; os números são milímetros.

## Porque é que um bot joga assim

kluster-reason-alone = Ainda não há nada por perto.
kluster-reason-safe = Ali nada se mexe; o íman mais próximo está a { $gap } mm.
kluster-reason-string = Puxar a corda para o lado abre espaço ali; o íman mais próximo está a { $gap } mm.
kluster-reason-narrow = Puxar a corda para dentro deixa pouco espaço ao jogador seguinte; o íman mais próximo está a { $gap } mm.
kluster-reason-last = É o teu último íman: se tudo ficar calmo, ganhas.
kluster-reason-guess = Ali parece estar tudo calmo.
kluster-reason-least =
    { $count ->
        [one] Nenhum sítio é seguro; este só custa { $count } íman.
       *[other] Nenhum sítio é seguro; este só custa { $count } ímanes.
    }
kluster-reason-another = Há espaço para outro, e tens mais do que o jogador seguinte.
kluster-reason-enough = Outro seria demasiado arriscado.
kluster-reason-mend = As cordas têm de voltar a estar ligadas.
kluster-reason-round = O círculo é a forma que rodeia mais espaço.
kluster-reason-shape = Outra forma, para variar.
kluster-reason-overlap = Tem de cruzar uma corda que já lá está.

## No terminal. $choices: o que se pode escrever

kluster-ask-strings = Com que forma colocas a corda? ({ $choices })
kluster-ask-turn = Que íman, e onde? ({ $choices })
kluster-ask-more = Podes colocar outro íman. Qual, e onde? ({ $choices })
kluster-ask-repair = Uma corda soltou-se. Como a voltas a ligar? ({ $choices })
kluster-pulled = A corda vai ser puxada até ({ $x }, { $y }) antes de colocares um íman.
kluster-command-shape = coloca a corda com essa forma; podem seguir-se x e y do seu centro
kluster-command-place = coloca um íman: número, x, y (mm), direção do seu polo norte (graus); depois, se quiseres, up ou down para o polo de cima
kluster-command-pull = puxa primeiro uma corda: número, nó (0 a 63), x, y
kluster-command-mend = volta a ligar as cordas
kluster-command-end = não coloca mais nenhum íman
# O que faria um bot. $number: o íman na lista; $angle: em graus; $reason: um dos kluster-reason-…
kluster-hint-lay_string = Coloca a corda. { $reason }
kluster-hint-place = Coloca o íman { $number } em ({ $x }, { $y }), virado a { $angle }°. { $reason }
kluster-hint-turn = Puxa a corda e depois coloca o íman { $number } em ({ $x }, { $y }), virado a { $angle }°. { $reason }
kluster-hint-mend = Volta a ligar as cordas. { $reason }
kluster-hint-end = Não coloques mais nenhum íman. { $reason }


## A página: a mesa

kluster-page-table = A mesa
kluster-page-keys = As setas movem o íman; com Shift, em passos pequenos. Vírgula e ponto pegam num íman, { $left } e { $right } ou R rodam-no, F põe-no de pé, G pega em mais um com ele, Page Up e Page Down sobem-no e descem-no, Enter larga-o, Escape devolve-o. S agarra a corda e as setas puxam-na. X termina o turno quando é permitido. L mostra as linhas de campo, D o mapa de perigo; Home mostra a mesa toda, mais e menos mudam o zoom. Ao colocar uma corda: de 1 a 5 escolhem a forma, Enter coloca-a.
kluster-page-tools = Vista
kluster-page-field = Linhas de campo
kluster-page-danger = Mapa de perigo
kluster-page-slow = Câmara lenta
kluster-page-skip = Saltar

## A página: a mão

kluster-page-dock = A tua mão
kluster-page-picked = Tens na mão: { $stone }
kluster-page-rotate = Rodar
kluster-page-flip = Virar
kluster-page-gather = Pegar em mais um
kluster-page-gathered =
    { $count ->
        [one] 1 íman na mão
       *[other] { $count } ímanes na mão
    }
kluster-page-pose-flat = deitado
kluster-page-pose-north_up = polo norte para cima
kluster-page-pose-south_up = polo sul para cima
kluster-page-let_go = Largar
kluster-page-mm = { $mm } mm
kluster-page-high = mm de altura
kluster-page-more = Tens mais do que o jogador seguinte: mais um?
kluster-page-enough = Já chega
kluster-page-repair = Uma corda soltou-se. Puxa-a até cruzar outra.
kluster-page-mended = As cordas estão outra vez ligadas.
kluster-page-done = Pronto

## A página: colocar um cordão

kluster-page-shapes = Forma da corda
kluster-page-shape-circle = Círculo
kluster-page-shape-oval = Oval
kluster-page-shape-bean = Feijão
kluster-page-shape-star = Estrela
kluster-page-shape-free = Desenhar
kluster-page-lay = Colocar
kluster-page-string = Corda { $number } de { $count }
kluster-page-move = Arrasta-a para o lugar ou escolhe uma forma.
kluster-page-draw = Desenha uma linha fechada na mesa.
kluster-page-overlap-yes = A corda cruza outra.
kluster-page-overlap-no = A corda tem de cruzar outra.
kluster-page-fault-crossed = A corda cruza-se a si própria.
kluster-page-fault-small = O contorno é demasiado pequeno.
kluster-page-fault-tight = A corda toca em si própria.
kluster-page-fault-off_table = A corda sai da mesa.

## A página: o que fazer agora

kluster-page-advice-strings = Coloca uma corda
kluster-page-advice-pick = Pega num íman
kluster-page-advice-lead = Guia-o e larga-o
kluster-page-advice-more = Mais um, se quiseres
kluster-page-advice-repair = Puxa a corda de volta
kluster-page-advice-settle = Tudo vai parando
kluster-page-hint-lay_string = Coloca a corda ao longo da linha fina.
kluster-page-hint-place = Coloca um íman onde está a silhueta clara.
kluster-page-hint-turn = Puxa a corda como indica a seta e depois coloca um íman onde está a silhueta clara.
kluster-page-hint-mend = Puxa a corda como indica a seta.
kluster-page-hint-end = Fica por aqui.

## A página: porque não

kluster-page-why-must_place = Tens de colocar um íman.
kluster-page-why-upright = Aqui os ímanes ficam deitados.
kluster-page-why-repair_first = Primeiro a corda, depois um íman.
kluster-page-why-string_apart = A corda tem de cruzar outra.
kluster-page-why-bad_string = A corda não pode ficar assim.
kluster-page-why-off_table = Aí acaba a mesa.

## A página: dito ao teclado. $way: onde a partir daqui

kluster-page-spoken-nearest =
    íman mais próximo a { $mm } mm, { $way ->
        [left] à esquerda
        [above] em cima
        [below] em baixo
        [upper_right] em cima à direita
        [upper_left] em cima à esquerda
        [lower_right] em baixo à direita
        [lower_left] em baixo à esquerda
       *[right] à direita
    }
kluster-page-spoken-hint =
    a dica a { $mm } mm, { $way ->
        [left] à esquerda
        [above] em cima
        [below] em baixo
        [upper_right] em cima à direita
        [upper_left] em cima à esquerda
        [lower_right] em baixo à direita
        [lower_left] em baixo à esquerda
       *[right] à direita
    }, norte a { $degrees }°
kluster-page-spoken-alone = nenhum íman na mesa
kluster-page-spoken-inside = dentro da corda
kluster-page-spoken-outside = fora da corda
kluster-page-spoken-node = Corda { $number }, ponto { $node } de 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = calmo
kluster-page-ease-turning = outros rodam
kluster-page-ease-pulling = há atração
kluster-page-ease-snap = quase a colar

## A página: como acabou

kluster-page-fewest = Ganha quem fica sem ímanes.
kluster-page-most = Contam os ímanes na área.

## Porque foi recusada uma jogada

refusal-kluster-not_in_hand = Não tens este íman na mão: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Só tens um íman.
       *[other] Só tens { $count } ímanes.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Primeiro é preciso colocar as cordas.
        [more] Agora podes colocar mais um íman, ou terminar o teu turno.
        [repair] Uma corda soltou-se: primeiro volta a ligá-la.
       *[turn] Neste momento isso não é possível.
    }
refusal-kluster-must_place = No teu turno tens de colocar um íman (regra { $rule }).
refusal-kluster-off_table = Isso fica para lá da borda da mesa (regra { $rule }).
refusal-kluster-upright = Nesta mesa os ímanes têm de ficar deitados (regra { $rule }).
refusal-kluster-repair_first = Uma corda soltou-se: volta a ligá-la antes de colocares alguma coisa (regra { $rule }).
refusal-kluster-no_such_string = Não há nenhuma corda assim para mover ou colocar: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] A corda não se pode cruzar a si própria
        [small] O contorno da corda é demasiado pequeno
       *[tight] A corda não pode tocar em si própria
    } (regra { $rule }).
refusal-kluster-string_apart = Cada nova corda tem de cruzar uma que já esteja na mesa (regra { $rule }).
refusal-kluster-string_after_placing = Nesta mesa a corda já não se pode mover depois de colocado o íman (regra { $rule }).
refusal-kluster-track = Nenhuma mão poderia ter jogado este turno ({ $what }).
refusal-kluster-digest = Jogado de novo, este turno acaba de forma diferente da registada: { $found } em vez de { $expected }.
refusal-kluster-other_physics = Registado com a física { $physics } em { $machine }; aqui é { $known } em { $here }, por isso este turno não pode ser verificado com exatidão.
refusal-kluster-turn_over = Este turno já acabou.
refusal-options-too_few_boxes = Estas caixas são para { $most } jogadores no máximo, não para { $seats } (regra { $rule }).
