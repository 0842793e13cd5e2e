## A página inicial: a que se joga e como

home-title = A que jogamos?
home-about = Escolhe um jogo, envia uma ligação e senta-te. Sem conta.
home-games = Jogos
home-learn = Aprender a jogar
home-rules = Regras
home-start = Começar { $game }
home-play = Jogar já
    .about =
        { $bots ->
            [one] { $game }, contra um bot
           *[other] { $game }, contra { $bots } bots
        }
home-options = Opções
home-invite = Convidar
    .about = ligação ou código QR
home-pass = À vez
    .about = um só ecrã
home-pass-title = Quantos jogadores?
home-pass-help = Este aparelho passa de mão em mão; ninguém vê as cartas dos outros.
home-pass-name = Nome do jogador { $number }
home-pass-color = Outra cor para { $player }
home-solo = A solo
    .about = bate o teu recorde
    .best = o teu recorde: { $best }

## Mesas em listas

home-tables = As tuas mesas abertas
home-tables-all = Mostrar todas ({ $tables })
home-ticket-with = { $game } com { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } contra um bot
       *[other] { $game } contra { $bots } bots
    }
home-ticket-solo = { $game }, a solo
home-ticket-yours = É a tua vez
home-ticket-theirs = É a vez de outros
home-ticket-turn = É a vez de { $name }
home-ticket-playing = A decorrer
home-ticket-over = Terminada
home-ticket-free =
    { $free ->
        [0] Mesa completa
        [one] { $free } lugar livre
       *[other] { $free } lugares livres
    }
home-lobby = Junta-te a uma mesa
home-lobby-of = { $game }, mesa de { $host }

## Entrar com um código ou ligação

home-join = Entrar com um código
    .go = Entrar
home-join-looking = À procura da tua mesa…
home-join-unreadable = Isto não é um código
home-join-help = Um código tem seis letras ou algarismos, como PLUM72. Também serve a ligação de uma mesa.

## Quem és

home-me = És { $name }
home-me-new = Escolher nome e cor
home-me-title = Nome e cor
home-me-more = As minhas partidas, aparelhos e definições

## No fundo da página

home-more = Mais
home-rules-of = Regras de { $game }
home-learn-of = Aprender { $game }
home-mine = As minhas partidas
home-about_klub = Sobre o Klub

## Uma mesa nova

home-new = Mesa nova
home-mode = Modo de jogo
home-seats = Jogadores
home-level = Que força têm os bots?
home-game_options = Opções do jogo
home-game_options-help = À partida valem as regras básicas. As tuas alterações ficam guardadas.
home-basic_rules = Regras básicas
home-house = À mesa
home-clock = Relógio
    .help = Tempo por jogada, com uma reserva para pensar mais.
home-clock-none = Sem relógio
home-clock-slow = Calmo, { $seconds } s
home-clock-usual = Ágil, { $seconds } s
home-clock-quick = Rápido, { $seconds } s
home-clock-own = Próprio
home-clock-per_move = Segundos por jogada
home-clock-bank = Segundos de reserva
home-spectators = Espectadores
    .help = Nunca veem a mão de ninguém.
home-spectators-open = Bem-vindos
home-spectators-delayed = Com atraso
home-spectators-none = Nenhuns
home-undo = Voltar atrás
    .help = Entre pessoas, pergunta-se sempre às outras. A solo contra bots não há limites.
home-undo-agreed = Se todos concordarem
home-undo-unseen = Só se não se viu nada de novo
home-undo-never = Nunca
home-listed = Visível para todos
    .help = Qualquer pessoa que abra o Klub aqui pode sentar-se.
home-go-play = Jogar já
home-go-invite = Abrir a mesa e convidar
home-go-pass = Começar a partida
home-go-solo = Jogar a solo

## Não há nada aqui

home-missing = Não há nada aqui
    .text = Talvez a ligação esteja mal escrita, ou a página já não exista.
    .home = Para os jogos

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
