## Lições: o título, o que é preciso saber, a tarefa, o elogio, a segunda tarefa e o que se diz se não resultou

cluellage-lesson-read_the_word = A tua palavra secreta
    .text = Ao centro há seis palavras, as mesmas para todos. O teu dado, atrás do biombo, diz qual é a tua, e mais ninguém o vê.
    .task = Procura a tua palavra entre as seis e toca em «A postos».
    .praise = Agora só tu a sabes. Os outros vão procurá-la na tua colagem.
cluellage-lesson-claim_a_card = Apanha uma carta
    .text = Ao centro está uma carta de cada monte. Não há turnos: a primeira mão fica com a carta. Procura o que faça lembrar a tua palavra.
    .task = Apanha uma das cartas.
    .praise = É tua. Ao fim de cinco vagas como esta, tens cinco cartas.
cluellage-lesson-lose_a_race = Tarde demais
    .text = Às vezes outra mão é mais rápida. Só te custa essa carta.
    .task = Tenta apanhar a carta que já tem uma mão em cima.
    .then = Ocupada! Mas podes continuar logo: apanha outra.
    .praise = Muito bem. Ninguém fica sem carta: a última é para quem não tem.
    .again = Só desta vez, tenta apanhar uma carta que já é de alguém.
cluellage-lesson-hang_a_collage = Cinco cartas, uma imagem
    .text = Move e roda as tuas cinco cartas até sugerirem a tua palavra. Podem sobrepor-se ou ficar separadas.
    .task = Dispõe as cartas, toca em «Pronto» e sela a tua colagem.
    .praise = Está selada. A partir de agora já não muda.
cluellage-lesson-leave_a_quarter = Um quarto à vista
    .text = As cartas podem sobrepor-se, mas de cada uma tem de se ver pelo menos um quarto.
    .task = Só desta vez, tapa uma carta quase por completo e toca em «Pronto».
    .then = Vê-se muito pouco dela. Move as cartas até de cada uma se ver 25% ou mais e depois sela a colagem.
    .praise = Basta um quarto de cada carta. Os números por baixo da tela dizem-to a qualquer momento.
    .again = Isso era permitido. Primeiro tapa uma carta quase por completo.
cluellage-lesson-guess_a_word = O que é?
    .text = Na parede está uma colagem, e mostra uma das seis palavras. Quem a fez não diz nada.
    .task = Põe a ficha da palavra que melhor combina.
    .praise = Certo! Um ponto para ti e, por cada palpite certo, um para quem fez a colagem.
    .again = Era outra palavra. Olha mais uma vez.
cluellage-lesson-change_your_mind = Muda de ideias
    .text = As fichas ficam viradas para baixo até chegar a última. Até lá podes trocar a tua.
    .task = Põe uma ficha qualquer.
    .then = Alguém ainda está a pensar. Põe outra ficha em vez da tua.
    .praise = Só conta a tua última ficha, e ninguém viu nenhuma das duas.

## As regras: capítulos e secções

cluellage-chapter-basics = Como se joga
cluellage-chapter-exhibit = Exposição e pontos
cluellage-chapter-ways = Outras maneiras de jogar

cluellage-rules-aim = Objetivo do jogo
    .text = Mostras uma palavra secreta com cinco imagens e descobres as palavras dos outros. Cada palpite certo dá um ponto a quem adivinhou e um a quem fez a colagem.
    .rounds = Três a seis pessoas jogam três rondas. Uma ronda tem quatro passos: a palavra, apanhar cartas, a colagem, a exposição.
cluellage-rules-cards = As cartas
    .pictures = Há 100 cartas de imagem, com uma imagem de cada lado. Cada imagem pode querer dizer muita coisa.
    .words = As cartas de palavras têm seis palavras numeradas de cada lado. A cor da margem indica a categoria: verde para Personagens, vermelho para Lugares, amarelo para Objetos, azul para Noções abstratas.
cluellage-rules-setup = Antes da primeira ronda
    .words = Os Lugares ficam de fora. As outras 42 cartas de palavras formam um baralho.
    .own = Cada um tem um dado, um biombo para o lançar às escondidas e seis fichas com os números de 1 a 6.
    .pile = Cada um recebe um monte de cinco cartas de imagem, e um novo em cada ronda. Ninguém pode ver o outro lado; por isso aqui um monte mostra-se só como um número.
cluellage-rules-word = Passo 1: a palavra
    .card = Uma carta de palavras vai para o centro; o acaso decide que lado fica para cima. As suas seis palavras são as da ronda, para todos.
    .die = Lança o dado atrás do biombo: é o número da palavra que tens de mostrar. Podes voltar a vê-lo quando quiseres. Os outros ficam a sabê-lo depois de a tua colagem ser adivinhada.
    .same = Vários jogadores podem ter a mesma palavra. Ninguém volta a lançar.
cluellage-rules-claim = Passo 2: apanhar cartas
    .wave = Todos ao mesmo tempo viram a primeira carta do seu monte e põem-na ao centro. Depois cada um tapa uma carta com a mão, o mais depressa possível: qualquer uma, não só a do próprio monte.
    .one = Em cada vaga ficas com uma carta, e não a perdes. Quando todos têm uma, vem a vaga seguinte. Ao fim de cinco vagas, todos têm cinco cartas.
cluellage-rules-race = Quem chegou primeiro?
    .first = A primeira mão numa carta fica com ela: a que chega primeiro ao servidor. Se duas chegarem no mesmo instante, decide o acaso. Quem chegou tarde pode logo apanhar outra.
    .last = A última carta de uma vaga vai automaticamente para quem não tem nenhuma.
cluellage-rules-collage = Passo 3: a colagem
    .text = Dispõe as tuas cartas de modo a levar os outros até à tua palavra. Tens de usar as cinco, e mais nada.
    .lie = As cartas podem sobrepor-se ou ficar separadas, e podes rodá-las como quiseres.
    .hidden = Começas quando tens cinco cartas. Os outros só veem a tua colagem quando chega a vez dela na exposição, direita para eles.
cluellage-rules-quarter = Um quarto à vista
    .text = Nenhuma carta pode desaparecer debaixo de outras: tem de se ver um quarto da sua área. Um quarto exato chega, mesmo em vários bocados.
cluellage-rules-canvas = Cartas inteiras
    .edge = Cada carta fica inteira dentro da tela. A borda não pode esconder nada.
    .side = O lado que apanhaste é o lado que mostras: nenhuma carta se vira.
cluellage-rules-seal = Pronto
    .text = Quando o resultado te agradar, põe o selo. Depois disso a tua colagem já não muda.
    .all = Assim que todas estão seladas, começa a exposição.
cluellage-rules-exhibit = Passo 4: a exposição
    .text = As colagens adivinham-se uma a uma, a começar pela que ficou pronta primeiro. Depois segue-se no sentido dos ponteiros do relógio.
cluellage-rules-guess = Adivinhar
    .token = Todos, menos quem fez a colagem, põem uma ficha virada para baixo: o número da palavra que reconhecem. Ninguém pode passar, mesmo que não faça ideia.
    .change = Enquanto alguém ainda estiver a pensar, podes trocar a tua ficha. Quando está a última, viram-se todas.
    .again = Para cada colagem voltas a ter as seis fichas. Também o teu número pode estar certo, se dois jogadores tiverem a mesma palavra.
cluellage-rules-silence = Falar e calar
    .text = Quem adivinha pode falar, matutar e despistar os outros. Mas ninguém diz que ficha pôs.
    .owner = Quem fez a colagem não dá pistas nem diz nada até as fichas serem viradas.
cluellage-rules-points = Pontos
    .text = Depois de cada colagem, todos veem que palavra era. Quem acertou recebe um ponto. Quem fez a colagem recebe um por cada palpite certo.
    .none = Se ninguém acertou, ninguém recebe nada.
cluellage-rules-end = O fim
    .round = Depois da última colagem de uma ronda, as cartas são descartadas e começa a ronda seguinte.
    .win = Depois da terceira ronda, a partida acaba. Ganha quem tiver mais pontos; em caso de empate, partilha-se a vitória.
cluellage-rules-locations = Com Lugares
    .text = Os Lugares são os mais difíceis de mostrar. É melhor deixá-los de fora nas primeiras partidas; mais tarde podem juntá-los.
cluellage-rules-category = Uma só categoria
    .text = Também se pode jogar com as cartas de palavras de uma só categoria. Personagens e Noções abstratas são as mais fáceis, Lugares os mais difíceis.
    .mix = Misturar duas ou três categorias à escolha é uma regra da casa.
cluellage-rules-options = Opções
    .text = Quem abre uma mesa pode mudar algumas coisas.
    .time = Pode haver um relógio para cada vaga e para a colagem. Quem não apanhar nada a tempo recebe a primeira carta livre. Quem não acabar a tempo vê as suas cinco cartas expostas lado a lado, e a sua colagem conta como a última a ficar pronta.
    .show = As colagens podem ser mostradas pela ordem em que ficaram prontas, todos podem vê-las crescer, e a conversa pode ficar fechada enquanto se adivinha.
    .rounds = Podem jogar-se de uma a sete rondas. Se as cartas de imagem não chegarem, as descartadas voltam a ser baralhadas.
cluellage-rules-gallery = A solo: a galeria
    .own = Este jogo é nosso e não vem do livro de regras.
    .text = Uns bots fizeram colagens e tu adivinhas as palavras, uma a seguir à outra, contra o relógio se quiseres. Podes desistir de uma colagem.
    .win = Ganhas se acertares em pelo menos metade. A galeria de hoje é a mesma para todos.

## Exemplos desenhados

# Seis palavras de uma carta, separadas por vírgulas; a quarta condiz com a colagem do primeiro exemplo
cluellage-sample = Justiça, Riso, Tempestade, Saudades de casa, Invenção, Velocidade
# Para leitores de ecrã; $shown: imagens, palavras ou números
cluellage-figure = Imagem: { $shown }
    .collage = Imagem de uma colagem: { $shown }
    .tokens = Imagem de fichas viradas para cima: { $shown }
    .sealed = Imagem de fichas viradas para baixo
cluellage-figure-hero = Um ninho, uma mala, um longo caminho: serão saudades de casa?
cluellage-figure-pictures = Uma estrada ou uma árvore? Um candeeiro ou uma semente?
cluellage-figure-categories = Quatro categorias, quatro margens.
cluellage-figure-words = Saiu-te um 4: esta é a tua palavra.
cluellage-figure-wave = Uma carta já está tapada; duas estão livres.
cluellage-figure-race = A última carta é dada automaticamente.
cluellage-figure-overlap = Sobrepõem-se.
cluellage-figure-apart = Estão separadas.
cluellage-figure-quarter = Vê-se exatamente um quarto.
cluellage-figure-quarter_not = Uma carta quase desapareceu.
cluellage-figure-edge_not = Uma carta sai da tela.
cluellage-figure-sealed = Três jogadores já adivinharam; ninguém vê o quê.
cluellage-figure-open = Era a palavra 4: dois jogadores acertaram, por isso dois pontos para quem fez a colagem.

## De quem é o jogo

cluellage-credits = Cluellage é um jogo de Luc Rémond e David Simiand, publicado pela Magellan. O jogo e o nome pertencem-lhes.
