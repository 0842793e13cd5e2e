## A página própria

me-title = Eu e as minhas partidas
me-who = Quem sou
me-saved = Guardado
me-recovered = Olá de novo, { $name }
me-devices = Noutro aparelho
    .help = Uma ligação para continuares a ser tu noutro navegador: com o nome, as mesas e as partidas. Serve uma vez; não a dês a mais ninguém.
    .make = Mostrar ligação e QR
    .until = Serve uma vez, até { $time }.
me-no_games = Ainda não há partidas terminadas. Depois da primeira, aqui ficam os teus recordes e o histórico.
me-figures = Estatísticas
me-figures-games = partidas
me-figures-wins = ganhas
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
me-won = Ganha
me-practice = Treino
me-bot = Bot
me-more = Mostrar mais
