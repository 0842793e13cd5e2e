## Lições: o título, o que é preciso saber, a tarefa, o elogio, a segunda tarefa e o que se diz se não resultou

cubed-lesson-match_a_side = Cor com cor
    .text = Uma peça tem três losangos coloridos, cada um com o seu sinal. Onde duas peças se tocam, têm de mostrar a mesma cor.
    .task = Pega numa peça, escolhe um lugar que brilha e põe-na junto da primeira.
    .praise = Certo: os lados que se tocam têm a mesma cor.
    .again = Agora põe uma peça: pega numa para a qual brilhe um lugar.
cubed-lesson-touch_two = Duas de uma vez
    .text = A partir da terceira, cada peça tem de tocar em pelo menos duas outras, e todos os lados que se tocam têm de condizer.
    .task = Põe uma peça onde toque nas duas.
    .praise = Muito bem. Onde se juntam três pontas da mesma cor, brilha uma gotinha.
    .again = Agora põe uma peça que toque nas outras duas.
cubed-lesson-turn_a_piece = Roda-a
    .text = Uma peça pode ficar em três posições. Uma seta com pontos num lugar diz quantas vezes tens de a rodar.
    .task = Só uma das tuas peças encaixa. Pega nela, roda-a com o botão redondo se quiseres e põe-na.
    .praise = Isso mesmo. Se escolheres um lugar, a peça roda sozinha até encaixar.
    .again = Agora põe a peça que encaixa.
cubed-lesson-feel_the_heights = Alto e baixo
    .text = As peças não são planas: três cantos são altos, três são baixos, e os cantos das vizinhas têm de bater certo.
    .task = Pega numa peça que encaixe, escolhe um lugar e roda-a 60°.
    .then = Bicos em covas: isso nunca encaixa. Roda-a de volta e põe-na como encaixa.
    .praise = É por isso que só há três posições. A página nunca oferece outra.
    .again = Outra vez: pega numa peça que encaixe, roda-a 60° e depois põe-na como encaixa.
cubed-lesson-block = Lados pretos
    .text = Uma peça de bloqueio tem um só losango colorido, que tem de tocar em duas peças. O que fica junto aos lados pretos está morto: já ninguém pode pôr lá nada.
    .task = Põe uma peça de bloqueio.
    .praise = Quatro casas estão mortas. E livraste-te de cinco pontos.
    .again = Era permitido, mas ainda não há nada fechado. Põe uma peça de bloqueio.
cubed-lesson-bridge = Faz uma ponte
    .text = Uma das jogadas extra: quem liga duas peças que ali não se tocavam pode pôr logo uma segunda peça.
    .task = Encontra o lugar que liga as duas partes.
    .then = Uma ponte! Agora põe uma segunda peça.
    .praise = Duas peças numa só vez.
    .again = Ainda não há ponte. Que lugar fica entre duas peças que não se tocam?
cubed-lesson-go_out = Acabou!
    .text = Quem põe a última peça da mão acaba a ronda e não tem pontos. Os outros contam o que lhes resta, e ganha quem tem menos pontos.
    .task = Põe a tua última peça.
    .praise = Acabou, sem um único ponto. É assim que se ganha uma ronda.
    .again = Ainda tens uma peça. Põe-na.

## As regras: capítulos e secções

cubed-chapter-basics = Como se joga
cubed-chapter-points = Rondas e pontos
cubed-chapter-ways = Outras maneiras de jogar

cubed-rules-aim = De que se trata
    .text = Livra-te das tuas peças. Todos constroem na mesma mesa, cor com cor. Quem pôs tudo acaba a ronda; o que resta aos outros custa-lhes pontos. Depois de três rondas ganha quem tem menos pontos.
cubed-rules-pieces = As peças
    .text = Cada peça é um hexágono de três losangos e parece um cubinho. Há quatro tipos, e cada um custa estes pontos se ainda o tiveres no fim:
    .box = Na caixa há 82 peças de seis cores: cada combinação possível uma vez, e uma peça de bloqueio de cada cor. Cada cor tem o seu sinal, para se distinguirem também sem ver as cores.
cubed-rules-heights = Alturas e posições
    .text = As pontas dos losangos são baixas, os cantos entre eles são altos. Por isso uma peça pode ficar em três posições:
    .sixty = Rodada 60 graus, os seus cantos altos ficariam sobre cantos baixos. Isso não encaixa em lado nenhum.
cubed-rules-setup = Antes da primeira vez
    .text = Todas as peças se misturam no saco. A dois, cada um tira 25; a três, 18; a quatro, 13; a cinco, 11; a seis, 9. Ninguém mostra as suas.
    .first = Começa a pessoa mais velha, ou quem o acaso escolher. Depois segue-se no sentido dos ponteiros do relógio.
cubed-rules-opening = As primeiras peças
    .first = A primeira peça pode ser qualquer uma, menos uma de bloqueio.
    .second = A segunda fica ao lado, e os lados que se tocam têm a mesma cor.
    .early = Nenhuma peça de bloqueio antes de haver outras três na mesa.
cubed-rules-match = O que encaixa
    .touch = A partir da terceira, cada peça nova tem de tocar em pelo menos duas outras.
    .all = Todos os lados que se tocam têm de ter a mesma cor.
    .two = Com «Dois lados», basta que condigam dois lados que se tocam.
cubed-rules-turn = A tua vez
    .lay = Põe uma peça onde encaixe.
    .draw = Se não podes ou não queres, tiras uma peça do saco. Depois ainda podes pôr uma, ou passar. Só se tira uma vez em cada vez.
    .empty = Se o saco está vazio, passas simplesmente.
cubed-rules-blocking = Peças de bloqueio
    .lay = O losango colorido de uma peça de bloqueio tem de tocar em duas peças e condizer com elas. Os lados pretos não podem tocar em nenhuma peça.
    .dead = Depois de posta, todas as casas junto aos lados pretos estão mortas: até ao fim da ronda nada pode ficar lá.
cubed-rules-end = O fim de uma ronda
    .out = A ronda acaba assim que alguém fica sem peças.
    .stuck = Também acaba se ninguém pode pôr nada depois de todos terem tirado; ou se o saco está vazio e todos passaram de seguida.
    .closed = E acaba logo se as peças de bloqueio não deixam nenhuma casa livre que toque em duas peças.
cubed-rules-count = Os pontos
    .text = Cada um soma as peças que lhe restam: uma de bloqueio custa 5 pontos, uma tripla 3, uma dupla 2, uma simples 1. Quem acabou não tem nenhum.
cubed-rules-rounds = Três rondas
    .text = Quem tem menos pontos numa ronda ganha-a e começa a seguinte, com peças novas para todos. Para um jogo rápido joga-se só uma ronda.
    .winner = Ganha quem tem menos pontos em todas as rondas. Com pontos iguais, a vitória é partilhada.
cubed-rules-bridging = Fazer uma ponte
    .text = Se a tua peça toca em duas que ali não se encontram, com casas livres entre elas, faz uma ponte. Então podes pôr logo uma segunda peça.
    .second = Não é obrigatório, e não se tira para tal. Uma segunda ponte já não dá nada, a não ser que joguem com pontes em cadeia.
cubed-rules-void = Preencher o vazio
    .text = Se puseres uma peça numa casa com peças nos seis lados, podes dar qualquer uma das tuas a outro jogador. Se era a última, acabaste.
cubed-rules-draw_many = Tira 3, fica com 1
    .text = Em vez de pôr uma peça, podes tirar até três de uma vez. Dizes antes quantas, ficas com uma e devolves as outras. Com isso acaba a tua vez.
cubed-rules-solo = A sós
    .setup = Tiras 25 peças, das quais no máximo três de bloqueio, e uma peça fica na mesa.
    .draw = O que encaixa, tens de pôr. Só se nada encaixar é que tiras, e se isso não ajudar, mais uma vez.
    .end = Ganhas quando puseste todas as tuas peças. Perdes se nada encaixar depois de tirares duas vezes, ou se já não houver nada para tirar.

## Exemplos desenhados

# Para leitores de ecrã; $pieces: cubed-piece-…, várias com ponto e vírgula
cubed-figure = Imagem: { $pieces }
cubed-figure-blocker = Bloqueio: 5 pontos
cubed-figure-triple = Tripla: 3 pontos
cubed-figure-double = Dupla: 2 pontos
cubed-figure-single = Simples: 1 ponto
cubed-figure-turns = Uma peça nas suas três posições.
cubed-figure-heights = Bicos em covas, covas em bicos.
cubed-figure-second = Alvorada com alvorada.
cubed-figure-second_not = Alvorada com céu.
cubed-figure-third = Toca nas duas, e tudo condiz.
cubed-figure-third_not = As cores condizem, mas só toca numa peça.
cubed-figure-all = Os dois lados condizem.
cubed-figure-all_not = Um dos dois lados não condiz.
cubed-figure-blocking = Agora há quatro casas mortas.
cubed-figure-blocking_not = Os lados pretos tocariam em peças.
cubed-figure-bridge = Liga o que não se tocava: uma ponte.
cubed-figure-void = Seis vizinhas: o vazio está preenchido.

## De quem é o jogo

cubed-credits = Cubed é um jogo de Jordan Marton; o seu sítio é cubedthegame.com. O jogo e o nome pertencem ao seu autor e à sua editora.
