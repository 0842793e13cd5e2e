## O jogo

kluster-name = Kluster
    .about = Coloca ímanes dentro do cordão sem que se colem.
    .tagline = Sustém a respiração. Só mais um íman…
    .minutes = 10 min

## Opções: o que faz cada uma, o seu nome nos formulários e os seus valores em palavras

kluster-option-boxes = Que caixas estão na mesa; sem escolha, só as necessárias para todos.
    .label = Caixas
    .null = Só as necessárias
    .classic = Classic (24 ímanes)
    .duo = DUO (12 piões)
kluster-option-expert = Quem ainda tem mais ímanes do que o jogador seguinte pode colocar outro.
    .label = Modo perito
kluster-option-inside_test = Quando um íman está dentro: pelo centro, ou só com todo o contorno.
    .label = Dentro do cordão
    .centre = O centro
    .whole = O íman inteiro
kluster-option-settle_time = Quanto tempo tudo tem de estar parado antes de passar a vez, em décimos de segundo.
    .label = Tempo de repouso
kluster-option-string_after_placing = Se o cordão ainda se pode mover enquanto o íman colocado vai parando.
    .label = Cordão depois de colocar
kluster-option-turn_timer = Segundos para cada vez; quando se esgotam, acaba sem íman.
    .label = Relógio da vez
kluster-option-solo_failures = A quantas falhas resistes quando jogas a solo.
    .label = A solo: falhas
kluster-option-string_test = Quando dois cordões estão juntos: cruzam-se, tocam-se ou as suas áreas sobrepõem-se.
    .label = Cordões juntos
    .cross = Cruzados
    .touch = Em contacto
    .area = Sobrepostos
kluster-option-strings_connected = Todos os cordões têm de formar um só grupo, não apenas cada um com outro.
    .label = Cordões num só grupo
kluster-option-extra_spinners = O que acontece aos piões que sobram quando são mais do que os cordões.
    .label = Piões a mais
    .remove = Fora do jogo
    .second = Também colocados
kluster-option-upright = Os ímanes também se podem colocar de pé.
    .label = Ímanes de pé
kluster-option-first_player = Quem pode começar: o mais baixo de todos, ou quem a sorte ditar.
    .label = Quem começa
    .null = A sorte

## Quem deve fazer o quê: $players é um nome

kluster-phase-strings = A colocar um cordão: { $players }
kluster-phase-turn = A jogar: { $players }
kluster-phase-more = Pode colocar outro íman: { $players }
kluster-phase-repair = Tem de voltar a juntar um cordão: { $players }
kluster-phase-over = A partida acabou.

## O que aconteceu. $who: you ou other

kluster-event-laid =
    { $who ->
        [you] Colocas um cordão.
       *[other] { $player } coloca um cordão.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } pião que sobrou é colocado.
       *[other] { $count } piões que sobraram são colocados.
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
        [you] Um cordão soltou-se: tens de o voltar a juntar.
       *[other] Um cordão soltou-se: { $player } tem de o voltar a juntar.
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
       *[other] { $player } colocou o último íman e ganha.
    }
    .alone =
        { $why ->
            [placed_all] Todos os ímanes estão na área: vitória total.
           *[failures] Uma falha a mais: a partida acabou.
        }

## A mesa como texto e como imagem

kluster-hand = Os teus ímanes
kluster-magnet-classic = íman, { $size } mm
kluster-magnet-spinner = pião
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
kluster-reason-safe = Ali nada se mexe; o íman mais próximo está a { $gap } mm.
kluster-reason-string = O cordão, puxado para o lado, abre espaço ali; o íman mais próximo está a { $gap } mm.
kluster-reason-narrow = O cordão, puxado para dentro, deixa pouco espaço ao jogador seguinte; o íman mais próximo está a { $gap } mm.
kluster-reason-last = É o teu último íman: se tudo ficar calmo, ganhas.
kluster-reason-guess = Ali parece estar tudo calmo.
kluster-reason-least =
    { $count ->
        [one] Nenhum sítio é seguro; ali só custa { $count } íman.
       *[other] Nenhum sítio é seguro; ali só custa { $count } ímanes.
    }
kluster-reason-another = Há espaço para outro, e tens mais do que o jogador seguinte.
kluster-reason-enough = Outro seria demasiado arriscado.
kluster-reason-mend = Os cordões têm de voltar a estar juntos.
kluster-reason-round = Um círculo rodeia o maior espaço.
kluster-reason-shape = Outra forma, para variar.
kluster-reason-overlap = Tem de se sobrepor a um cordão que já lá está.

## No terminal. $choices: o que se pode escrever

kluster-ask-strings = Em que forma colocas o cordão? ({ $choices })
kluster-ask-turn = Que íman, e onde? ({ $choices })
kluster-ask-more = Podes colocar outro íman. Qual, e onde? ({ $choices })
kluster-ask-repair = Um cordão soltou-se. Como o voltas a juntar? ({ $choices })
kluster-pulled = O cordão vai ser puxado até ({ $x }, { $y }) antes de colocares um íman.
kluster-command-shape = coloca o cordão nessa forma; podem seguir-se x e y do seu centro
kluster-command-place = coloca um íman: número, x, y (mm), direção do seu polo norte (graus); depois, se quiseres, up ou down para o polo de cima
kluster-command-pull = puxa primeiro um cordão: número, nó (0 a 63), x, y
kluster-command-mend = volta a juntar os cordões separados
kluster-command-end = não coloca mais nenhum íman
# O que faria um bot. $number: o íman na lista; $angle: em graus; $reason: um dos kluster-reason-…
kluster-hint-lay_string = Coloca o cordão. { $reason }
kluster-hint-place = Coloca o íman { $number } em ({ $x }, { $y }), virado a { $angle }°. { $reason }
kluster-hint-turn = Puxa o cordão e depois coloca o íman { $number } em ({ $x }, { $y }), virado a { $angle }°. { $reason }
kluster-hint-mend = Junta os cordões. { $reason }
kluster-hint-end = Não coloques mais nenhum íman. { $reason }


## A página: a mesa

kluster-page-table = A mesa
kluster-page-keys = As setas movem; com Shift, em passos pequenos. Vírgula e ponto pegam num íman, Q e E ou R rodam-no, F põe-no de pé, G segura mais um com ele, os parênteses retos sobem-no e descem-no, Enter larga-o, Escape devolve-o. S agarra o cordão, as setas puxam-no. X termina a vez quando é permitido. L mostra as linhas de campo, D o mapa de perigo; Home mostra a mesa toda, mais e menos aproximam e afastam. Ao colocar um cordão: 1 a 5 escolhem a forma, Enter coloca-o.
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
kluster-page-gather = Segurar mais um
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
kluster-page-more = Tens mais do que a pessoa seguinte: mais um?
kluster-page-enough = Já chega
kluster-page-repair = Um cordão soltou-se. Puxa-o até cruzar outro.
kluster-page-mended = Os cordões estão outra vez unidos.
kluster-page-done = Pronto

## A página: colocar um cordão

kluster-page-shapes = Forma do cordão
kluster-page-shape-circle = Círculo
kluster-page-shape-oval = Oval
kluster-page-shape-bean = Feijão
kluster-page-shape-star = Estrela
kluster-page-shape-free = Desenhar
kluster-page-lay = Colocar
kluster-page-string = Cordão { $number } de { $count }
kluster-page-move = Arrasta-o para o lugar ou escolhe uma forma.
kluster-page-draw = Desenha um laço na mesa.
kluster-page-overlap-yes = Cruza outro cordão.
kluster-page-overlap-no = Tem de cruzar outro cordão.
kluster-page-fault-crossed = Cruza-se a si próprio.
kluster-page-fault-small = Rodeia muito pouco.
kluster-page-fault-tight = Toca em si próprio.
kluster-page-fault-off_table = Sai da mesa.

## A página: o que fazer agora

kluster-page-advice-strings = Coloca um cordão
kluster-page-advice-pick = Pega num íman
kluster-page-advice-lead = Guia-o e larga-o
kluster-page-advice-more = Mais um, se quiseres
kluster-page-advice-repair = Puxa o cordão de volta
kluster-page-advice-settle = Tudo se acalma
kluster-page-hint-lay_string = Coloca o cordão como a linha fina.
kluster-page-hint-place = Põe um íman onde está o pálido.
kluster-page-hint-turn = Puxa o cordão como indica a seta e depois põe um íman onde está o pálido.
kluster-page-hint-mend = Puxa o cordão como indica a seta.
kluster-page-hint-end = Fica por aqui.

## A página: porque não

kluster-page-why-must_place = Tens de colocar um íman.
kluster-page-why-upright = Aqui os ímanes ficam deitados.
kluster-page-why-repair_first = Primeiro o cordão, depois um íman.
kluster-page-why-string_apart = Tem de cruzar outro cordão.
kluster-page-why-bad_string = O cordão não pode ficar assim.
kluster-page-why-off_table = Aí acaba a mesa.

## A página: dito ao teclado. $way: onde a partir daqui

kluster-page-spoken-nearest =
    íman mais próximo a { $mm } mm, { $way ->
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
    a dica a { $mm } mm, { $way ->
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
kluster-page-spoken-inside = dentro do cordão
kluster-page-spoken-outside = fora do cordão
kluster-page-spoken-node = Cordão { $number }, ponto { $node } de 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = calmo
kluster-page-ease-turning = outros rodam
kluster-page-ease-pulling = puxa
kluster-page-ease-snap = quase a colar

## A página: como acabou

kluster-page-fewest = Ganha quem não tem ímanes.
kluster-page-most = Conta o que está na área.

## Porque foi recusada uma jogada

refusal-kluster-not_in_hand = Não tens este íman na mão: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Só tens um íman.
       *[other] Só tens { $count } ímanes.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Primeiro colocam-se os cordões.
        [more] Agora podes colocar mais um íman, ou terminar a tua vez.
        [repair] Um cordão separou-se dos outros: primeiro volta a juntá-lo.
       *[turn] Neste momento isso não é possível.
    }
refusal-kluster-must_place = Na tua vez tens de colocar um íman (regra { $rule }).
refusal-kluster-off_table = Isso fica para lá da borda da mesa (regra { $rule }).
refusal-kluster-upright = Nesta mesa os ímanes têm de ficar deitados (regra { $rule }).
refusal-kluster-repair_first = Um cordão separou-se dos outros: volta a juntá-lo antes de colocares alguma coisa (regra { $rule }).
refusal-kluster-no_such_string = Não há nenhum cordão assim para mover ou colocar: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] O cordão não se pode cruzar a si próprio
        [small] O cordão rodeia muito pouco espaço
       *[tight] O cordão não se pode tocar a si próprio
    } (regra { $rule }).
refusal-kluster-string_apart = Cada novo cordão tem de cruzar um que já esteja na mesa (regra { $rule }).
refusal-kluster-string_after_placing = Nesta mesa o cordão já não se pode mover depois de colocado o íman (regra { $rule }).
refusal-kluster-track = Nenhuma mão pode ter jogado esta vez assim ({ $what }).
refusal-kluster-digest = Jogada de novo, esta vez acaba de forma diferente da registada: { $found } em vez de { $expected }.
refusal-kluster-other_physics = Registada com a física { $physics } em { $machine }; aqui é { $known } em { $here }, por isso esta vez não pode ser verificada bit a bit.
refusal-kluster-turn_over = Esta vez já acabou.
refusal-options-too_few_boxes = Estas caixas são para { $most } jogadores no máximo, não para { $seats } (regra { $rule }).
