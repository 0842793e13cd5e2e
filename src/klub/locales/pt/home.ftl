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
home-pass-help = Este aparelho passa de mão em mão; o que é secreto fica escondido.
home-pass-name = Nome do jogador { $number }
home-pass-color = Outra cor para { $player }
home-solo = A solo
    .about = bate o teu recorde
    .best = o teu recorde: { $best }
home-go-play = Jogar já
home-go-invite = Abrir a mesa e convidar
home-go-pass = Começar a partida
home-go-solo = Jogar a solo

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

## Não há nada aqui

home-missing = Não há nada aqui
    .text = Talvez a ligação esteja mal escrita, ou a página já não exista.
    .home = Para os jogos
