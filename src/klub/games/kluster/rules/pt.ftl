## Lições: o título, o que é preciso saber, a tarefa, o elogio e o que se diz se não resultou

kluster-lesson-put_down = Mão firme
    .text = Todas estas pedras são ímanes. De perto atraem-se e colam-se; de longe ficam quietas.
    .task = Pega num íman, leva-o para um sítio livre dentro da corda e larga-o.
    .praise = Nada se tocou e tens menos um. É um turno completo.
    .again = Tocou noutro íman ou ficou de fora. Deixa mais espaço entre eles.
kluster-lesson-turn_it = Ele roda
    .text = Um íman tem um polo norte, marcado a dourado, e um polo sul, marcado a azul. Polos diferentes atraem-se, e um spinner roda até os polos ficarem frente a frente.
    .task = Coloca o teu íman de modo que o outro rode sem ser puxado. Deixa entre eles espaço para uns dois ímanes.
    .praise = Rodou na direção do teu sem sair do sítio. É assim que os ímanes avisam.
    .again = Foi puxado ou não rodou. Experimenta outra distância, ou roda primeiro o teu íman.
kluster-lesson-push_it = Empurra-o
    .text = Polos iguais repelem-se. Assim consegues mover um íman em que não podes tocar.
    .task = Roda o teu íman para que os polos iguais fiquem frente a frente e coloca-o perto do outro: a menos do comprimento de um íman.
    .praise = Deslizou, e nada se tocou.
    .again = Foi puxado ou não se mexeu. Os polos iguais têm de ficar frente a frente, e bem perto.
kluster-lesson-drag_the_string = Puxa a corda
    .text = No teu turno também podes puxar a corda. Fica plana, mantém o comprimento e empurra o que encontra.
    .task = Puxa a corda para fora e depois coloca um íman com calma.
    .praise = Agora há espaço onde precisas. Só não deixes nenhum íman de fora.
    .again = Puxa a corda um pouco mais e coloca o teu íman bem longe dos outros.
kluster-lesson-take_a_clump = Clac!
    .text = Se no teu turno houver ímanes que se tocam, ficas com todos os que se tocaram e o teu turno acaba.
    .task = Experimenta uma vez: coloca um íman perto de outro.
    .praise = Clac! O que se tocou agora é teu. Por isso, mantém a distância.
    .again = Nada se tocou. Desta vez é mesmo para tocar: vai mais perto.
kluster-lesson-last_one = O último
    .text = Ganha quem já não tem ímanes, assim que tudo estiver parado.
    .task = Coloca o teu último íman sem que nada se toque.
    .praise = A tua mão está vazia e a mesa calma: ganhaste.
    .again = Agora tens outra vez ímanes. Procura o sítio mais longe de todos os outros.
kluster-lesson-overlap = Duas cordas
    .text = Com várias caixas há várias cordas, e cada uma tem de cruzar outra. Aqui uma soltou-se.
    .task = Puxa a corda solta até cruzar a outra e depois toca em «Pronto».
    .praise = Estão outra vez ligadas, e é a vez do jogador seguinte.
    .again = Ainda estão separadas. Puxa uma por cima da outra.

## As regras: capítulos e secções

kluster-chapter-basics = Como se joga
kluster-chapter-ways = Outras maneiras de jogar
kluster-chapter-sources = Um folheto, oito línguas

kluster-rules-aim = Objetivo do jogo
    .text = Livra-te dos teus ímanes. À vez, colocam-nos dentro de uma corda, e não se podem tocar. Ganha quem primeiro ficar sem nenhum.
kluster-rules-magnets = Ímanes e corda
    .text = Uma caixa Classic tem 24 pedras de tamanhos um pouco diferentes, para quatro jogadores no máximo. Uma caixa DUO tem 12 spinners, todos iguais e que rodam com facilidade, para um ou dois. Cada caixa traz uma corda.
    .poles = Cada íman tem dois polos: o norte tem uma faixa dourada com um ponto, o sul duas faixas azuis finas com um anel. Num spinner, a ponta cheia da agulha é o norte. Polos diferentes atraem-se, polos iguais repelem-se.
kluster-rules-setup = Antes do primeiro turno
    .string = O primeiro jogador coloca a corda com a forma que quiser. Não se pode cruzar a si própria e tem de rodear espaço suficiente.
    .share = Os ímanes são repartidos por igual. Com DUO, dois jogadores ficam com seis cada um; com Classic, a dois 12, a três 8, a quatro 6. A solo ficas com todos.
    .first = Na primeira partida começa a pessoa mais baixa, ou alguém ao acaso. Depois começa quem acabou a partida anterior com mais ímanes. A seguir joga-se no sentido dos ponteiros do relógio.
kluster-rules-turn = O teu turno
    .place = Coloca um dos teus ímanes de modo a tocar na mesa dentro da corda. Pode ficar deitado ou de pé, e antes de o largares podes rodá-lo como quiseres.
    .once = Não se toca no que está na mesa, nem sequer no íman que acabaste de largar.
    .rest = O teu turno acaba por si quando tudo parar. Até lá, és responsável por tudo o que acontecer.
kluster-rules-take = Com que ímanes ficas
    .text = Se no teu turno houver ímanes que se tocam, ficas com todos. Se no teu turno houver ímanes que saem da área, também ficas com eles. Não importa se foste tu que os moveste ou se se moveram sozinhos.
    .all = Ficas com todo o grupo que se colou e, se houver vários, com todos. Se tirá-los puser outros em movimento, os que então se tocarem também são teus.
    .over = Depois o teu turno acaba, mesmo que ainda não tenhas colocado nenhum íman.
kluster-rules-inside = Dentro ou fora
    .text = Um íman está dentro se o seu centro ficar dentro da corda. Pode tocar na corda.
    .moved = Um íman que coloques fora volta à tua mão. Se a corda se mover e um íman ficar de fora, ficas com ele.
kluster-rules-hover = Ímanes no ar
    .text = Um íman na tua mão atua de cima: podes usá-lo para rodar, atrair ou empurrar os que estão na mesa.
    .several = Podes segurar vários ao mesmo tempo: a força deles soma-se, e não faz mal que se toquem na tua mão. Só colocas um.
    .jump = Se algum saltar para a tua mão, ficas com ele. O íman que seguravas continua teu, e o teu turno acaba.
kluster-rules-string = Mover a corda
    .text = No teu turno podes puxar a corda para onde quiseres, e com ela os ímanes que encontrar. Se alguns se tocarem, ficas com eles.
    .flat = A corda fica plana na mesa: desliza e empurra, e nunca passa por cima de um íman. O comprimento não muda.
    .after = Ainda a podes puxar enquanto o íman que largaste vai parando, a não ser que isso esteja desativado na vossa mesa.
kluster-rules-end = O fim
    .text = A partida acaba quando alguém tiver colocado o seu último íman. Esse jogador ganha.
    .rest = Conta a mesa em repouso: se depois do último houver ímanes que se tocam, ficas com eles e a partida continua.
kluster-rules-expert = Modo Expert
    .more = Se, depois de colocares um íman, continuares com mais do que o jogador seguinte, podes colocar outro.
    .again = Não é obrigatório. Podes continuar enquanto tiveres mais do que o jogador seguinte; ímanes clássicos e spinners contam juntos.
    .end = Se tiveste de ficar com ímanes, não colocas mais nenhum nesse turno.
kluster-rules-solo = A solo
    .text = Valem as mesmas regras. Leva para a área tantos ímanes quantos puderes.
    .failures = Cada vez que tens de ficar com ímanes é uma falha, sejam quantos forem. Duas são permitidas; a terceira acaba a partida, e os ímanes que estiverem na área são o teu resultado.
    .win = Se lá estiverem todos os ímanes, é uma vitória total.
kluster-rules-plus = Kluster+
    .text = Podem juntar-se quantas caixas se quiser, Classic e DUO. Aqui há no máximo duas de cada numa mesa.
    .players = Cada caixa Classic dá para quatro jogadores, cada caixa DUO para dois. Com uma de cada podem ser até seis.
kluster-rules-plus_setup = Kluster+: antes do primeiro turno
    .strings = As cordas são colocadas uma após outra, à vez. Cada nova corda tem de cruzar uma que já lá esteja.
    .share = Ímanes clássicos e spinners são repartidos em separado, o mesmo número para cada jogador. Os ímanes clássicos que sobram não se usam.
    .spare = Os spinners que sobram são colocados antes da partida, um por corda, tão perto do seu centro quanto possível sem se tocarem. Não são de ninguém até alguém ter de ficar com eles.
kluster-rules-plus_turn = Kluster+: o teu turno
    .inside = Um íman está na área se estiver dentro de pelo menos uma corda. Podes movê-las todas.
    .repair = No fim de um turno, cada corda tem de cruzar pelo menos outra. Se uma se soltou, tens primeiro de a voltar a ligar, e ficas com o que isso perturbar.
    .first = Enquanto não voltar ao sítio, não podes colocar mais ímanes.
kluster-rules-options = Opções
    .text = Quem abre uma mesa pode mudar algumas coisas.
    .place = Pode exigir-se que o íman inteiro esteja dentro, e não só o centro, e que os ímanes fiquem deitados. Também se pode exigir que tudo repouse mais tempo, ou permitir mais ou menos falhas a solo.
    .time = Um relógio pode limitar cada turno. Quando o tempo se esgota, o turno acaba sem íman.
    .plus = Com várias cordas pode decidir-se que basta tocarem-se ou sobreporem-se, ou que todas têm de estar ligadas. Os spinners a mais, além de um por corda, ficam fora do jogo ou também são colocados.
kluster-rules-differences = Onde as línguas diferem, e o que seguimos
    .text = O folheto conta as regras em oito línguas, e não são bem iguais. Seguimos o francês e o inglês, que estão completos e concordam. É nisto que as outras línguas se afastam:
    .touch = Ficar com ímanes: o alemão e o polaco falam de ímanes que se juntam, o italiano de ímanes que se atraem. Aqui basta um contacto, e sem contacto não acontece nada.
    .whose = O português fala só dos ímanes do próprio jogador. Aqui não importa de quem eram.
    .flat = A corda: em alemão é a mesa que tem de ficar plana. Aqui é a corda.
    .start = O começo: o polaco nada diz sobre a primeira partida, o alemão e o italiano não dizem em que é pequeno o mais pequeno. Aqui trata-se da altura.
    .end = O fim: em alemão a partida acaba quando uma mão está vazia, nas outras quando o último íman é colocado. Aqui têm de se verificar as duas coisas, quando tudo estiver em repouso.
    .solo = A solo: em alemão só são falha os ímanes que se juntam, e em italiano poderia ser uma falha por íman. Aqui, cada vez que ficas com algum é uma só falha.
    .expert = Modo Expert: o polaco compara-te com o adversário. Aqui é sempre o jogador seguinte, e tens de ter mais, não o mesmo número.
    .strings = Colocar cordas: em polaco cada uma tem de se sobrepor à anterior. Aqui serve qualquer uma que já lá esteja.
    .loose = Cordas soltas: o alemão proíbe-as simplesmente, o neerlandês contenta-se com que se toquem, o polaco com que as áreas se sobreponham. Aqui podes voltar a ligá-las, e têm de se cruzar.
    .spare = Spinners a mais: em neerlandês e em polaco vai um para o centro de cada corda. Aqui, para tantas cordas quantos os spinners que sobram.

## Exemplos desenhados

# Para leitores de ecrã
kluster-figure =
    Imagem: { $count ->
        [0] nenhum íman
        [one] { $count } íman
       *[other] { $count } ímanes
    }, { $strings ->
        [0] nenhuma corda
        [one] { $strings } corda
       *[other] { $strings } cordas
    }
kluster-figure-classic = Classic: pequeno, médio, grande.
kluster-figure-spinner = Spinners, com uma agulha como a de uma bússola.
kluster-figure-shapes = Escolhe círculo, oval, feijão ou estrela, ou desenha tu.
kluster-figure-hold = Seguras um íman por cima da mesa.
kluster-figure-upright = De pé: polo norte para cima, polo sul para cima.
kluster-figure-clump = Estes três tocaram-se: ficas com todos.
kluster-figure-stray = Este está fora: ficas com ele.
kluster-figure-inside = O centro está dentro.
kluster-figure-outside = O centro está fora.
kluster-figure-pull = Polos diferentes atraem-se.
kluster-figure-push = Polos iguais repelem-se.
kluster-figure-drag = Puxa onde quiseres; o outro lado fica onde está.
kluster-figure-cross = As cordas cruzam-se.
kluster-figure-cross_not = Uma dentro da outra: não se cruzam.
kluster-figure-spare = Spinners a mais no centro das cordas.

## De quem é o jogo

kluster-credits = Kluster é um jogo de Paula e Robert Henning, publicado pela Borderline Editions em acordo com a Kluster LLC. O jogo e o nome pertencem-lhes.
