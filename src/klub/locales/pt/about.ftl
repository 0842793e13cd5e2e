## Sobre o Klub

about-what = Uma mesa de jogos
    .text = Abre uma ligação, senta-te e joga: com amigos, com bots ou a solo, em telemóveis, portáteis e num ecrã grande.
about-fans = Feito por fãs
    .text = Esta é uma versão independente, com desenhos e palavras próprios. Não está ligada aos autores e editoras, a quem pertencem os jogos e os seus nomes, nem é apoiada por eles. Se gostas de um jogo, compra-o: nada supera cartas a sério numa mesa a sério.
about-private = Ninguém te vigia
    .text = Sem conta, sem publicidade, sem rastreadores, nada de outros sites. Este servidor conhece o teu nome, a tua cor e as tuas partidas; o navegador guarda um cookie que diz quem és.
about-free = Software livre
    .text = O Klub é software livre: o programa, os desenhos e os textos têm licença MIT. O código contém as regras, os bots e esta página; podes ter o teu próprio servidor.
    .licences = As licenças de tudo o que esta página contém
about-words = As palavras
    .text = Há uma frase estranha, errada ou difícil de perceber? Diz isso a quem gere este servidor ou a quem faz o Klub.
    .report = Comunicar uma frase
report-help = Escreve a frase tal como a viste. A página descobre qual é e prepara um texto para copiares e enviares.
report-read = A frase
report-which = A qual te referes?
report-found =
    { $count ->
        [0] Não se encontrou nenhuma frase; o teu texto chega.
        [one] Encontrou-se uma frase.
       *[other] Encontraram-se { $count } frases.
    }
report-better = Uma frase melhor, se te ocorrer
report-text = Texto para enviar
report-prepared =
    Chave: { $sentence }
    Língua: { $spoken }
    Versão: { $version }
    Lido: { $read }
    Melhor: { $better }
