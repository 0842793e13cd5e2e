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
waiting-full = Todos os lugares estão ocupados
    .watch = Fica aqui: podes assistir assim que a partida começar e, se vagar um lugar, podes ocupá-lo.
    .wait = Espera aqui: se vagar um lugar, podes ocupá-lo. Quando a partida começar, só os jogadores a veem.
waiting-sit = Sentar-me aqui
waiting-sit_too = Juntar alguém neste aparelho
waiting-sat = { $name } sentou-se
waiting-add_bot = Juntar um bot
waiting-bot = Um bot neste lugar
    .level = Força do bot
    .name = Bot { $letter }
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
waiting-rules-change = Mudar opções (mesa nova)
waiting-clock = { $seconds } s por jogada
waiting-no_clock = sem relógio
waiting-spectators-delayed = espectadores com atraso
waiting-spectators-none = sem espectadores
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
