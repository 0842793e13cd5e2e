## Uma mesa antes do jogo

waiting-invite = Convidar
waiting-scan_or_code = Digitaliza ou escreve o código
waiting-scan = Digitaliza este código ou partilha a ligação.
waiting-come = Vem jogar { $game }
waiting-seats = Lugares
    .taken = { $taken } de { $seats }
waiting-you = tu
waiting-you_host = tu, a tua mesa
waiting-rename = Mudar nome e cor
waiting-state-here = Aqui
waiting-state-ready = A postos
waiting-state-away = Fora
waiting-stand = Libertar o lugar de { $name }
waiting-free = Lugar livre
    .more = Mais sobre o lugar { $number }
waiting-onlookers = Também aqui, ainda sem lugar: { $names }
waiting-full = Todos os lugares estão ocupados
    .watch = Fica aqui: podes assistir assim que a partida começar e, se vagar um lugar, podes ocupá-lo.
    .bot = Ocupa o lugar de um bot ou espera que vague um.
waiting-sit = Sentar-me aqui
waiting-sit_too = Juntar alguém neste aparelho
waiting-sat = { $name } sentou-se
waiting-all_ready = Estão todos prontos
waiting-add_bot = Juntar um bot
waiting-bot = Um bot neste lugar
    .level = Força do bot
    .name = Bot { $letter }
    .suggest = Propor outra força
waiting-begin = Começar
waiting-start =
    { $players ->
        [0] Ainda não há ninguém
        [one] Começar a solo
       *[other] Começar com { $players } jogadores
    }
waiting-ready = Por mim, pode ser
waiting-unready = Espera, ainda não
waiting-rules = Regras desta mesa
waiting-rules-basic = { $game }, regras básicas
waiting-rules-own = { $game }, regras personalizadas
waiting-rules-change = Mudar
waiting-clock = { $seconds } s por jogada
waiting-no_clock = sem relógio
waiting-spectators-delayed = espectadores com atraso
waiting-spectators-none = sem espectadores
waiting-undo-agreed = volta-se atrás se todos concordarem
waiting-undo-unseen = só se volta atrás se nada de novo se viu
waiting-undo-never = sem voltar atrás
waiting-listed = visível para todos
waiting-menu = Menu
waiting-menu-rules = Ler as regras
waiting-menu-screen = Ecrã grande para todos
waiting-menu-close = Fechar a mesa
waiting-menu-leave = Sair da mesa
waiting-close = Fechar esta mesa?
    .text = Ninguém mais se poderá sentar e a ligação deixa de funcionar.
    .yes = Fechar
waiting-rules-suggest = Propor
waiting-swap = Trocar de lugar com { $name }
waiting-spectators-open = assistência bem-vinda
waiting-unlisted = só com link ou código
waiting-start-agree = O relógio mudou. Faltam: { $names }
waiting-for_host = À espera de que { $name } comece
waiting-change = { $name } mudou: { $changes }
waiting-change-you = Mudaste: { $changes }
waiting-change-ready = Confirma outra vez que pode ser.
waiting-change-bots = força dos bots: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = sim
waiting-change-off = não
waiting-arrange = Mudar a mesa
waiting-arrange-game = Jogo
waiting-arrange-go = Jogar assim
waiting-suggest = Propor outra coisa
waiting-suggest-go = Propor
waiting-suggestions = Propostas
waiting-suggestion = { $name } propõe
waiting-suggestion-you = Tu propões
waiting-suggestion-same = a mesa tal como está
waiting-suggestion-take = Aceitar
    .of = Aceitar a proposta de { $name }
waiting-suggestion-no = Agora não
waiting-suggestion-back = Deixa estar
waiting-name = Os teus amigos veem-te como { $name }.
    .change = Mudar
    .keep = Manter
waiting-change-seats =
    { $seats ->
        [one] { $seats } lugar
       *[other] { $seats } lugares
    }
