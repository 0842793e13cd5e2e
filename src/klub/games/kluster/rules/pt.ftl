## Lições: o título, o que é preciso saber, a tarefa, o elogio e o que se diz se não resultou

kluster-lesson-put_down = Mão calma
    .text = Todas estas pedras são ímanes. De perto atraem-se e colam-se; de longe ficam quietas.
    .task = Pega num íman, leva-o para um sítio livre dentro do cordão e larga-o.
    .praise = Nada se tocou e tens menos um. É uma vez completa.
    .again = Tocou em alguma coisa ou ficou de fora. Deixa mais espaço aos outros.
kluster-lesson-turn_it = Ele roda
    .text = Um íman tem um polo norte, marcado a dourado, e um polo sul, marcado a azul. Polos diferentes atraem-se, e um pião roda até ficarem frente a frente.
    .task = Coloca um íman ao lado do outro para que rode sem vir ter contigo. Deixa entre eles espaço para uns dois ímanes.
    .praise = Rodou para o teu e ficou. É assim que os ímanes avisam.
    .again = Veio ter contigo ou não rodou. Experimenta outra distância, ou roda primeiro o teu íman.
kluster-lesson-push_it = Empurra-o
    .text = Polos iguais repelem-se. Assim podes mover um íman em que não podes tocar.
    .task = Roda o teu íman para que polos iguais fiquem frente a frente e coloca-o perto do outro: menos do que o comprimento de um íman entre eles.
    .praise = Deslizou, e nada se tocou.
    .again = Veio ou ficou no sítio. Têm de ficar polos iguais frente a frente, e de perto.
kluster-lesson-drag_the_string = Puxa o cordão
    .text = Na tua vez também podes puxar o cordão. Fica plano, mantém o comprimento e empurra o que encontra.
    .task = Puxa o cordão para fora e depois coloca um íman com calma.
    .praise = Agora há espaço onde precisas. Só não deixes ninguém de fora.
    .again = Puxa o cordão um pouco mais e coloca o teu íman bem longe dos outros.
kluster-lesson-take_a_clump = Clac!
    .text = Se na tua vez houver ímanes que se tocam, tudo o que se tocou vai para a tua mão e a tua vez acaba.
    .task = Experimenta uma vez: coloca um íman perto de outro.
    .praise = Clac! O que se tocou agora é teu. Por isso, mantém a distância.
    .again = Nada se tocou. Desta vez é mesmo para tocar: vai mais perto.
kluster-lesson-last_one = O último
    .text = Ganha quem já não tem ímanes, assim que tudo estiver parado.
    .task = Coloca o teu último íman sem que nada se toque.
    .praise = A tua mão está vazia e a mesa calma: ganhaste.
    .again = Agora tens outra vez ímanes. Procura o sítio mais longe de todos.
kluster-lesson-overlap = Dois cordões
    .text = Com várias caixas há vários cordões, e cada um tem de cruzar outro. Aqui um soltou-se.
    .task = Puxa o cordão solto até cruzar o outro e depois carrega em Pronto.
    .praise = Estão outra vez unidos, e a vez pode passar.
    .again = Ainda estão separados. Puxa um por cima do outro.

## As regras: capítulos e secções

kluster-chapter-basics = Como se joga
kluster-chapter-ways = Outras maneiras de jogar
kluster-chapter-sources = Oito livros de regras

kluster-rules-aim = De que se trata
    .text = Livra-te dos teus ímanes. À vez, colocam-nos dentro de um cordão, e não se podem tocar. Ganha quem ficar primeiro sem nenhum.
kluster-rules-magnets = Ímanes e cordão
    .text = Uma caixa Classic tem 24 pedras de tamanhos um pouco diferentes, para quatro jogadores no máximo. Uma caixa DUO tem 12 piões, todos iguais e fáceis de rodar, para um ou dois. Em cada caixa há um cordão.
    .poles = Cada íman tem dois polos: o norte tem uma faixa dourada com um ponto, o sul duas faixas azuis finas com um anel. Num pião, a ponta cheia da agulha é o norte. Polos diferentes atraem-se, polos iguais repelem-se.
kluster-rules-setup = Antes da primeira vez
    .string = O primeiro jogador coloca o cordão na forma que quiser. Não se pode cruzar a si próprio e tem de deixar espaço suficiente.
    .share = Os ímanes são repartidos por igual. Com DUO, dois jogadores ficam com seis cada um; com Classic, a dois 12, a três 8, a quatro 6. A solo ficas com todos.
    .first = Na primeira partida começa o mais baixo de todos, ou quem a sorte ditar. Depois começa quem acabou a partida anterior com mais ímanes. A seguir joga-se no sentido dos ponteiros do relógio.
kluster-rules-turn = A tua vez
    .place = Coloca um dos teus ímanes de modo a ficar pousado na mesa, dentro do cordão. Pode ficar deitado ou de pé, e antes de o largares podes rodá-lo como quiseres.
    .once = Não se toca no que está na mesa, nem sequer no íman que acabaste de largar.
    .rest = A tua vez acaba sozinha quando tudo parar. Tudo o que acontecer até lá é contigo.
kluster-rules-take = Com o que ficas
    .text = Se na tua vez houver ímanes que se tocam, ficas com todos. Se na tua vez houver ímanes que saem da área, também ficas com eles. Não importa se foste tu que os moveste ou se se moveram sozinhos.
    .all = Conta tudo o que está unido e, se se formarem vários grupos, todos. Se tirá-los puser outros em movimento, os que então se tocarem também são teus.
    .over = Depois a tua vez acaba, mesmo que ainda não tenhas colocado nenhum íman.
kluster-rules-inside = Dentro ou fora
    .text = Um íman está dentro se o seu centro ficar dentro do cordão. Pode tocar no cordão.
    .moved = Um íman que coloques fora volta à tua mão. Se o cordão se mover e um íman ficar de fora, ficas com ele.
kluster-rules-hover = Ímanes no ar
    .text = Um íman na tua mão atua de cima: podes usá-lo para rodar, atrair ou empurrar os que estão na mesa.
    .several = Podes segurar vários ao mesmo tempo: puxam em conjunto, e não faz mal que se toquem na tua mão. Só se pousa um.
    .jump = Se algum saltar para a tua mão, ficas com ele. O íman que seguravas continua teu, e a tua vez acaba.
kluster-rules-string = Mover o cordão
    .text = Na tua vez podes puxar o cordão para onde quiseres, e com ele os ímanes que encontrar. Se alguns se tocarem, ficas com eles.
    .flat = O cordão fica plano na mesa: desliza e empurra, e nunca passa por cima de um íman. O comprimento não muda.
    .after = Ainda o podes puxar enquanto o íman que largaste vai parando, a não ser que a vossa mesa jogue sem isso.
kluster-rules-end = O fim
    .text = A partida acaba quando alguém tiver colocado o seu último íman. Esse jogador ganha.
    .rest = Conta a mesa em repouso: se depois do último houver ímanes que se tocam, são recolhidos e a partida continua.
kluster-rules-expert = Modo perito
    .more = Se, depois de colocares um íman, ainda tiveres mais do que o jogador seguinte, podes colocar outro.
    .again = Não és obrigado. Podes continuar enquanto tiveres mais do que o jogador seguinte; ímanes clássicos e piões contam juntos.
    .end = Se tiveste de ficar com ímanes, não colocas mais nenhum nessa vez.
kluster-rules-solo = A solo
    .text = Valem as mesmas regras. Leva para a área tantos ímanes quantos puderes.
    .failures = Cada vez que tens de ficar com ímanes é uma falha, sejam quantos forem. Duas são permitidas; a terceira acaba a partida, e o que então estiver na área é o teu resultado.
    .win = Se lá estiverem todos os ímanes, é uma vitória total.
kluster-rules-plus = Kluster+
    .text = Podem juntar-se quantas caixas se quiser, Classic e DUO. Aqui há no máximo duas de cada numa mesa.
    .players = Cada caixa Classic dá lugar a quatro jogadores, cada caixa DUO a dois. Com uma de cada são até seis.
kluster-rules-plus_setup = Kluster+: antes da primeira vez
    .strings = Os cordões são colocados um após outro, à vez. Cada novo tem de cruzar um que já lá esteja.
    .share = Ímanes clássicos e piões são repartidos em separado, os mesmos para cada um. Os ímanes clássicos que sobram não se usam.
    .spare = Os piões que sobram são colocados antes da partida, um por cordão, tão perto do seu centro quanto possível sem se tocarem. Não são de ninguém até alguém ter de ficar com eles.
kluster-rules-plus_turn = Kluster+: a tua vez
    .inside = Um íman está na área se estiver dentro de qualquer um dos cordões. Podes movê-los todos.
    .repair = No fim de uma vez, cada cordão tem de cruzar pelo menos outro. Se um se soltou, tens primeiro de o voltar a juntar, e ficas com o que isso perturbar.
    .first = Enquanto não voltar ao sítio, não colocas mais ímanes.
kluster-rules-options = O que uma mesa pode escolher
    .text = Quem abre uma mesa pode mudar algumas destas coisas.
    .place = Dentro pode querer dizer o íman inteiro em vez do centro. Os ímanes podem ter de ficar deitados. Tudo pode ter de repousar mais tempo e, a solo, resistes a mais ou menos falhas.
    .time = Um relógio pode limitar cada vez. Quando o tempo se esgota, a vez acaba sem íman.
    .plus = Com vários cordões pode bastar que se toquem ou se sobreponham, ou todos têm de formar um só grupo. Os piões a mais, além de um por cordão, ficam fora do jogo ou também são colocados.
kluster-rules-differences = Onde diferem, e o que seguimos
    .text = O folheto conta as regras em oito línguas, e não são bem iguais. Seguimos o francês e o inglês, que estão completos e de acordo. É aqui que outra língua diz outra coisa:
    .touch = Ficar com ímanes: o alemão e o polaco falam de ímanes que se juntam, o italiano de ímanes que se atraem. Aqui basta um contacto, e sem contacto não acontece nada.
    .whose = O português fala só dos ímanes do próprio jogador. Aqui não importa de quem eram.
    .flat = O cordão: em alemão é a mesa que tem de ficar plana. Aqui é o cordão.
    .start = O começo: o polaco não fala da primeira partida, o alemão e o italiano não dizem em que é pequeno o mais pequeno. Aqui trata-se da altura.
    .end = O fim: em alemão a partida acaba quando uma mão está vazia, nas outras quando o último íman é colocado. Aqui têm de se verificar as duas coisas, quando tudo repousa.
    .solo = A solo: em alemão só são falha os ímanes que se juntam, e em italiano poderia ser uma falha por íman. Aqui cada vez que ficas com algum é uma falha.
    .expert = Modo perito: o polaco compara-te com o adversário. Aqui é sempre o jogador seguinte, e tens de ter mesmo mais.
    .strings = Colocar cordões: em polaco cada um tem de se sobrepor ao anterior. Aqui serve qualquer um que já lá esteja.
    .loose = Cordões soltos: o alemão proíbe-os simplesmente, o neerlandês contenta-se com que se toquem, o polaco com que as áreas se sobreponham. Aqui podes voltar a juntá-los, e têm de se cruzar.
    .spare = Piões a mais: em neerlandês e em polaco vai um para o centro de cada cordão. Aqui, para tantos cordões quantos os piões que sobram.

## Exemplos desenhados

# Para leitores de ecrã
kluster-figure =
    Imagem: { $count ->
        [0] nenhum íman
        [one] { $count } íman
       *[other] { $count } ímanes
    }, { $strings ->
        [0] nenhum cordão
        [one] { $strings } cordão
       *[other] { $strings } cordões
    }
kluster-figure-classic = Classic: pequeno, médio, grande.
kluster-figure-spinner = Piões, com uma agulha como uma bússola.
kluster-figure-shapes = Há círculo, oval, feijão e estrela, ou desenhas tu.
kluster-figure-hold = Seguras um íman por cima da mesa.
kluster-figure-upright = De pé: polo norte para cima, polo sul para cima.
kluster-figure-clump = Estes três tocaram-se: ficas com todos.
kluster-figure-stray = Este está fora: ficas com ele.
kluster-figure-inside = O centro está dentro.
kluster-figure-outside = O centro está fora.
kluster-figure-pull = Polos diferentes: atraem-se.
kluster-figure-push = Polos iguais: repelem-se.
kluster-figure-drag = Puxa onde quiseres; o outro lado fica onde está.
kluster-figure-cross = Os cordões cruzam-se.
kluster-figure-cross_not = Um dentro do outro não o cruza.
kluster-figure-spare = Os piões a mais ficam no centro dos cordões.

## De quem é o jogo

kluster-credits = Kluster é um jogo de Paula e Robert Henning, publicado pela Borderline Editions em acordo com a Kluster LLC. O jogo e o nome pertencem-lhes.
