## Lições: o título, o que é preciso saber, a tarefa, o elogio, a segunda tarefa e o que se diz se não resultou

cubed-lesson-match_a_side = Cor com cor
    .text = Uma peça tem três losangos coloridos, cada um com a sua marca. Onde duas peças se tocam, têm de mostrar a mesma cor.
    .task = Escolhe uma peça, escolhe uma casa que brilhe e põe a peça junto da primeira.
    .praise = Certo: os dois lados que se tocam têm a mesma cor.
    .again = Agora põe uma peça: escolhe uma para a qual brilhe uma casa.
cubed-lesson-touch_two = Duas de uma vez
    .text = A partir da terceira, cada peça tem de tocar em pelo menos duas outras, e todos os lados que se tocam têm de condizer.
    .task = Põe uma peça onde toque nas duas.
    .praise = Muito bem. Onde se juntam três pontas da mesma cor, brilha uma gotinha.
    .again = Agora põe uma peça que toque nas outras duas.
cubed-lesson-turn_a_piece = Roda-a
    .text = Uma peça pode ficar em três posições. Uma seta com pontos numa casa diz quantas vezes tens de a rodar.
    .task = Só uma das tuas peças encaixa. Escolhe-a, roda-a com o botão redondo se quiseres e põe-na.
    .praise = Isso mesmo. Se escolheres uma casa, a peça roda sozinha até encaixar.
    .again = Agora põe a peça que encaixa.
cubed-lesson-feel_the_heights = Alto e baixo
    .text = As peças não são planas: três cantos são altos, três são baixos, e os cantos das vizinhas têm de coincidir.
    .task = Escolhe uma peça que encaixe, escolhe uma casa e roda a peça 60°.
    .then = Bicos em covas: isso nunca encaixa. Volta a rodá-la e põe-na de modo a encaixar.
    .praise = É por isso que só há três posições. A página nunca oferece outra.
    .again = Outra vez: escolhe uma peça que encaixe, roda-a 60° e depois põe-na de modo a encaixar.
cubed-lesson-block = Lados pretos
    .text = Uma peça de bloqueio tem um só losango colorido, que tem de tocar em duas peças. As casas junto aos lados pretos ficam bloqueadas: já ninguém pode pôr lá nada.
    .task = Põe uma peça de bloqueio.
    .praise = Quatro casas ficam bloqueadas. E livraste-te de cinco pontos.
    .again = Era permitido, mas ainda não há nada fechado. Põe uma peça de bloqueio.
cubed-lesson-bridge = Faz uma ponte
    .text = Uma das jogadas extra: quem liga duas peças que ali não se tocavam pode pôr logo uma segunda peça.
    .task = Encontra a casa que liga duas peças separadas.
    .then = Uma ponte! Agora põe uma segunda peça.
    .praise = Duas peças num só turno.
    .again = Ainda não há ponte. Que casa fica entre duas peças que não se tocam?
cubed-lesson-go_out = Mão vazia!
    .text = Quem põe a sua última peça acaba a ronda e não tem pontos. Os outros contam o que lhes resta, e ganha quem tiver menos pontos.
    .task = Põe a tua última peça.
    .praise = Mão vazia, sem um único ponto. É assim que se ganha uma ronda.
    .again = Ainda tens uma peça. Põe-na.

## As regras: capítulos e secções

cubed-chapter-basics = Como se joga
cubed-chapter-points = Rondas e pontos
cubed-chapter-ways = Outras maneiras de jogar

cubed-rules-aim = Objetivo do jogo
    .text = Livra-te das tuas peças. Todos constroem na mesma mesa, cor com cor. Quem põe a sua última peça acaba a ronda; o que resta aos outros custa-lhes pontos. Depois de três rondas ganha quem tiver menos pontos.
cubed-rules-pieces = As peças
    .text = Cada peça é um hexágono de três losangos e parece um cubinho. Há quatro tipos. Isto é o que custa cada um se ainda o tiveres no fim:
    .box = Há 82 peças de seis cores: cada combinação possível uma vez, e uma peça de bloqueio de cada cor. Cada cor tem a sua marca, para se distinguirem também sem ver as cores.
cubed-rules-heights = Alturas e posições
    .text = As pontas dos losangos são baixas, os cantos entre eles são altos. Por isso uma peça pode ficar em três posições:
    .sixty = Rodada 60 graus, os seus cantos altos ficariam sobre cantos baixos. Isso nunca encaixa.
cubed-rules-setup = Antes do primeiro turno
    .text = Todas as peças se misturam no saco. A dois, cada um tira 25; a três, 18; a quatro, 13; a cinco, 11; a seis, 9. Ninguém mostra as suas.
    .first = Começa a pessoa mais velha, ou alguém ao acaso. Depois joga-se no sentido dos ponteiros do relógio.
cubed-rules-opening = As primeiras peças
    .first = A primeira peça pode ser qualquer uma, menos uma de bloqueio.
    .second = A segunda fica ao lado da primeira, e os lados que se tocam têm de ter a mesma cor.
    .early = Uma peça de bloqueio só se pode pôr quando houver outras três peças na mesa.
cubed-rules-match = O que encaixa
    .touch = A partir da terceira, cada peça nova tem de tocar em pelo menos duas outras.
    .all = Todos os lados que se tocam têm de ter a mesma cor.
    .two = Com «Dois lados», basta que condigam dois lados que se tocam.
cubed-rules-turn = O teu turno
    .lay = Põe uma peça onde encaixe.
    .draw = Se não podes ou não queres, tiras uma peça do saco. Depois ainda podes pôr uma, ou passar. Só se tira uma peça por turno.
    .empty = Se o saco está vazio, passas simplesmente.
cubed-rules-blocking = Peças de bloqueio
    .lay = O losango colorido de uma peça de bloqueio tem de tocar em duas peças e condizer com elas. Os lados pretos não podem tocar em nenhuma peça.
    .dead = Depois de posta, todas as casas junto aos lados pretos ficam bloqueadas: até ao fim da ronda não se pode pôr lá nada.
cubed-rules-end = O fim de uma ronda
    .out = A ronda acaba assim que alguém fica sem peças.
    .stuck = Também acaba se ninguém puder pôr nada, mesmo depois de tirar; ou se o saco estiver vazio e todos passarem de seguida.
    .closed = E acaba logo se as peças de bloqueio não deixam nenhuma casa livre que toque em duas peças.
cubed-rules-count = Os pontos
    .text = Cada um soma os pontos das peças que lhe restam: uma de bloqueio custa 5 pontos, uma tripla 3, uma dupla 2, uma simples 1. Quem acabou não tem nenhum.
cubed-rules-rounds = Três rondas
    .text = Quem tiver menos pontos numa ronda ganha-a e começa a seguinte, com peças novas para todos. Para uma partida rápida joga-se só uma ronda.
    .winner = Ganha quem tiver menos pontos no total das rondas. Em caso de empate, a vitória é partilhada.
cubed-rules-bridging = Fazer uma ponte
    .text = Se a tua peça toca em duas que ali não se tocam, com casas livres entre elas, faz uma ponte. Então podes pôr logo uma segunda peça.
    .second = Não é obrigatório, e não se tira nenhuma peça para isso. Uma segunda ponte já não dá nada, a não ser que joguem com «Pontes em cadeia».
cubed-rules-void = Preencher o vazio
    .text = Se puseres uma peça numa casa com peças nos seis lados, podes dar qualquer uma das tuas a outro jogador. Se era a última, acabaste.
cubed-rules-draw_many = Tira 3, fica com 1
    .text = Em vez de pôr uma peça, podes tirar até três de uma vez. Dizes antes quantas, ficas com uma e devolves as outras. Depois o teu turno acaba.
cubed-rules-solo = A solo
    .setup = Tiras 25 peças, das quais no máximo três de bloqueio, e uma peça é posta na mesa.
    .draw = Se alguma peça encaixar, tens de pôr uma. Se nenhuma encaixar, tiras, e se isso não ajudar, tiras mais uma vez.
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
cubed-figure-third = Toca nas duas, e todas as cores condizem.
cubed-figure-third_not = As cores condizem, mas só toca numa peça.
cubed-figure-all = Os dois lados condizem.
cubed-figure-all_not = Um dos dois lados não condiz.
cubed-figure-blocking = Quatro casas ficam bloqueadas.
cubed-figure-blocking_not = Os lados pretos tocariam em peças.
cubed-figure-bridge = Liga peças que não se tocavam: uma ponte.
cubed-figure-void = Seis vizinhas: vazio preenchido.

## De quem é o jogo

cubed-credits = Cubed é um jogo de Jordan Marton; o seu site é cubedthegame.com. O jogo e o nome pertencem ao seu autor e à sua editora.
