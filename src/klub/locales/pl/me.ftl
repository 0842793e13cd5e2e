## Własna strona

me-title = Ja i moje gry
me-who = Kim jestem
me-saved = Zapisano
me-recovered = Witaj ponownie, { $name }
me-devices = Na innym urządzeniu
    .help = Link, dzięki któremu zagrasz w innej przeglądarce: ze swoim imieniem, stołami i grami. Działa raz; nie przekazuj go dalej.
    .make = Pokaż link i kod QR
    .until = Działa raz, do { $time }.
me-no_games = Nie ma jeszcze zakończonych gier. Po pierwszej będą tu twoje rekordy i historia.
me-figures = Statystyki
me-figures-games = gry
me-figures-wins = wygrane
me-figures-average = średnio punktów
me-figures-best = rekord
me-bests = Rekordy osobiste
me-bests-of =
    { $players ->
        [1] { $game }, w pojedynkę
       *[other] { $game }, graczy: { $players }
    }
me-bests-basic = Zasady podstawowe
me-history = Historia
me-won = Wygrana
me-practice = Trening
me-bot = Bot
me-more = Pokaż więcej
