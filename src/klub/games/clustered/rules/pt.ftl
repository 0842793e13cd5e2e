## Lições: o título, o que é preciso saber, a tarefa, o elogio, a segunda tarefa e o que se diz se não resultou

clustered-lesson-share_two = Duas características em comum
    .text = Uma carta encaixa se tiver duas características em comum com a vizinha: número, forma ou preenchimento. Junto à carta inicial encaixa tudo.
    .task = Põe uma carta junto aos dois quadrados, longe da carta inicial.
    .praise = Certo: o número e a forma são iguais. Só o preenchimento muda.
    .again = Junto à carta inicial encaixa tudo, era fácil. Tenta agora só junto aos dois quadrados.
clustered-lesson-between_two = Com cada vizinha
    .text = Uma carta que toca em várias tem de ter duas características em comum com cada uma.
    .task = Preenche o canto entre as duas cartas de quadrados. Só uma das tuas cartas encaixa ali.
    .praise = Bem visto: combina com as duas.
    .again = Era permitido, mas o canto continua vazio. Que carta combina com as duas?
clustered-lesson-ask_why = Pergunta porquê
    .text = Podes experimentar tudo. Se algo não for permitido, ficas a saber porquê e não perdes nada.
    .task = Escolhe uma carta e toca numa casa que não brilhe.
    .then = É por isso. Agora põe uma carta onde encaixe.
    .praise = É sempre assim: experimenta, e a mesa explica.
clustered-lesson-make_a_row = Forma uma linha
    .text = Três ou mais cartas tuas seguidas dão um ponto cada: em fila ou em coluna.
    .task = Junta uma terceira carta à tua fila de duas.
    .praise = Três seguidas, três pontos. Cada carta a mais dá outro ponto.
    .again = Era permitido, mas a tua fila continua só com duas cartas. Põe uma na ponta.
clustered-lesson-block = Mete-te no caminho
    .text = Também podes pôr cartas junto às dos outros. Aqui alguém tem quatro seguidas e quer a quinta.
    .task = Põe uma carta na ponta livre dessa fila.
    .praise = Bloqueada! Essa fila já não cresce.
    .again = A fila ainda pode crescer. Fecha a ponta direita.
clustered-lesson-make_a_rectangle = Preenche um retângulo
    .text = O teu maior retângulo dá um ponto por carta, além das linhas.
    .task = Tens um de 2 × 2. Com duas cartas, transforma-o num de 2 × 3.
    .then = Mais uma carta e o retângulo fica completo.
    .praise = Seis pontos pelo retângulo e três por cada linha nova.
clustered-lesson-play_a_wild = Os jokers
    .text = O cata-vento é um joker: encaixa junto a tudo. Esta mesa é pequena e só resta uma casa.
    .task = Põe o joker na última casa livre.
    .then = Já nada encaixa. Só então se descarta: escolhe uma carta e descarta-a.
    .praise = Acaba assim: com todas as cartas postas ou descartadas, contam-se os pontos.

## As regras: capítulos e secções

clustered-chapter-basics = Como se joga
clustered-chapter-points = Os pontos
clustered-chapter-ways = Outras maneiras de jogar

clustered-rules-aim = Objetivo do jogo
    .text = Todos constroem na mesma mesa. Junta cartas que combinem com as vizinhas, para que as tuas formem linhas e um grande retângulo. No fim ganha quem tiver mais pontos.
clustered-rules-cards = As cartas
    .deck = Tens um baralho de 29 cartas da tua cor. Cada carta normal tem três características:
    .all = Cada combinação existe uma vez no teu baralho: são 27 cartas. As outras duas são jokers.
    .colour = A cor e a marca do canto só dizem de quem é a carta. Nunca decidem se encaixa.
clustered-rules-setup = Antes do primeiro turno
    .text = A carta inicial está no meio da mesa e não é de ninguém. Cada um baralha as suas cartas e tira cinco.
    .first = Começa a pessoa mais nova, ou alguém ao acaso. Depois joga-se no sentido dos ponteiros do relógio.
clustered-rules-turn = O teu turno
    .lay = Põe uma só carta da tua mão numa casa livre onde encaixe.
    .draw = Depois tira uma carta, para voltares a ter cinco. Quando o teu baralho acaba, continuas sem tirar.
clustered-rules-touch = Junto a uma carta
    .text = Uma carta nova tem de tocar numa carta da mesa, lado com lado. Um canto não chega.
clustered-rules-fit = Duas características em comum
    .rule = A carta nova e a vizinha têm de ter em comum pelo menos duas de três características: número, forma e preenchimento.
    .each = Se tocar em várias cartas, isso vale para cada uma delas.
clustered-rules-wild = Os jokers e a carta inicial
    .wild = Um joker encaixa junto a qualquer carta, e qualquer carta junto a ele. Nunca assume número, forma ou preenchimento.
    .start = Com a carta inicial é igual: ao lado dela pode ficar qualquer uma.
    .counts = Em linhas e retângulos, um joker conta para o dono como qualquer outra carta.
clustered-rules-others = Junto às cartas dos outros
    .text = Podes pôr cartas junto às dos outros, com as mesmas regras: para atrapalhar, ou porque mais nada encaixa.
clustered-rules-stuck = Quando nada encaixa
    .discard = Se nenhuma das tuas cartas encaixar em nenhuma casa, retiras uma delas do jogo, a que quiseres. Isso conta como o teu turno; tiras uma carta como de costume.
    .must = Enquanto uma das tuas cartas encaixar nalguma casa, tens de pôr uma, mesmo que só dê junto às de outro jogador.
clustered-rules-end = O fim
    .over = A partida acaba quando todos puseram ou descartaram todas as cartas. Quem já não tem nenhuma fica de fora.
    .winner = Ganha quem tiver mais pontos. Em caso de empate, a vitória é partilhada.
clustered-rules-lines = As linhas
    .rule = Três ou mais cartas tuas sem interrupção numa fila ou coluna formam uma linha. Dá um ponto por carta, uma só vez e em todo o comprimento. Diagonais não contam.
    .cut = Uma carta de outro jogador, um espaço vazio ou a carta inicial terminam uma linha. O que vem depois conta à parte.
clustered-rules-rectangle = O retângulo
    .rule = O teu maior retângulo sem espaços vazios, só de cartas tuas, dá um ponto por carta. O mais pequeno é 2 × 2.
    .one = Só conta um retângulo, por muitos que tenhas. A carta inicial nunca faz parte dele.
clustered-rules-sum = O total
    .rule = Os teus pontos são o teu maior retângulo, todas as tuas filas e todas as tuas colunas. Uma carta pode contar nos três, por isso dá no máximo 3 pontos.
    .note = Na quinta fila, uma carta azul corta o caminho ao laranja: a última carta laranja não dá nada.
clustered-rules-quick = Partida rápida
    .start = Todos tiram sete cartas e descartam duas em segredo antes do primeiro turno.
    .turn = No fim de cada turno tiras duas cartas e descartas uma: qualquer uma da mão ou, se jogarem assim, uma das duas acabadas de tirar.
    .few = Se restarem menos de duas cartas no teu baralho, tiras o que houver e descartas até ficares com cinco.
clustered-rules-bonuses = Cartas de bónus
    .first = Bónus para o primeiro: 2 pontos pela primeira linha de cinco e 2 pelo primeiro retângulo de 2 × 3. Já ninguém tos pode tirar.
    .largest = Bónus para o maior: no fim, a linha mais comprida e o maior retângulo da mesa dão 2 pontos cada. Em caso de empate, ninguém recebe esse bónus.
clustered-rules-third_wild = Um terceiro joker
    .text = Podem dar um terceiro joker a todos ou só a alguns: uma vantagem para os mais novos ou para quem começa. Mais uma carta é também mais um turno, no fim.
clustered-rules-bounds = Uma mesa com borda
    .text = Normalmente a mesa não tem fim. Se lhe derem um tamanho, nenhuma carta pode ficar para lá da borda. Numa mesa pequena, talvez nem um joker encontre casa.
clustered-rules-two_starts = De cinco a oito jogadores
    .text = A partir de cinco jogadores há duas cartas iniciais na mesma fila, com espaço para seis cartas entre elas. Podes construir a partir de uma, da outra ou das duas.
clustered-rules-solo = A solo
    .text = Joga com as mesmas regras e bate o teu recorde. Cada conjunto de opções tem o seu.

## Exemplos desenhados

# Para leitores de ecrã; $cards: clustered-card, várias com ponto e vírgula
clustered-figure = Imagem: { $cards }
clustered-figure-number = Número: um, dois ou três
clustered-figure-shape = Forma: círculo, quadrado ou triângulo
clustered-figure-fill = Preenchimento: vazio, tracejado ou cheio
clustered-figure-side = Os lados tocam-se.
clustered-figure-corner = Só os cantos se tocam.
clustered-figure-number_shape = O mesmo número, a mesma forma.
clustered-figure-shape_fill = A mesma forma, o mesmo preenchimento.
clustered-figure-number_fill = O mesmo número, o mesmo preenchimento. A cor não importa.
clustered-figure-only_fill = Só o preenchimento é igual.
clustered-figure-both = Tem duas características em comum com cada vizinha.
clustered-figure-one = Encaixa com a carta de cima, mas não com a da esquerda.
clustered-figure-wild = O joker encaixa junto a tudo.
clustered-figure-beside_wild = O joker não se importa, mas a carta da esquerda sim.
clustered-figure-block = O azul termina a fila do laranja.
clustered-figure-row = Uma fila de quatro: 4 pontos.
clustered-figure-split = A carta inicial corta a fila: 3 pontos à esquerda, nada pelas duas à direita.
clustered-figure-square = 2 × 2: 4 pontos.
clustered-figure-rectangle = 3 × 2: 6 pontos, e mais pelas suas linhas.
clustered-figure-blue = Azul: retângulo 6, filas 4 e 3, coluna 3. Total 16.
clustered-figure-orange = Laranja: retângulo 4, filas 3 e 3, coluna 3. Total 13.

## De quem é o jogo

clustered-credits = Clustered é um jogo de Scotty Hardwick, publicado pela Sculpin Games. O jogo e o nome pertencem-lhes.
