## A página própria

me-title = Eu e os meus jogos
me-who = Quem sou
me-saved = Guardado
me-recovered = Olá de novo, { $name }
me-devices = Noutro aparelho
    .help = Uma ligação que torna teu outro navegador: o nome, as mesas e os jogos. Serve uma vez; não a dês a mais ninguém.
    .make = Mostrar ligação e QR
    .until = Serve uma vez, até { $time }.
me-no_games = Ainda não há jogos terminados. Depois do primeiro, aqui ficam os teus recordes e o histórico.
me-figures = Números
me-figures-games = jogos
me-figures-wins = ganhos
me-figures-average = pontos em média
me-figures-best = recorde
me-bests = Recordes pessoais
me-bests-of =
    { $players ->
        [1] { $game }, a solo
       *[other] { $game }, { $players } jogadores
    }
me-bests-basic = Regras básicas
me-history = Histórico
me-won = Ganho
me-bot = Bot
me-more = Mostrar mais
