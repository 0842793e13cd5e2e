## The page of the person before the screen

me-title = Me and my games
me-who = Who I am
me-saved = Saved
me-recovered = Welcome back, { $name }
me-devices = On another device
    .help = A link that opens Klub as you in another browser: with your name, your tables and your games. It works once; do not share it.
    .make = Show link and QR code
    .until = It works once, until { $time }.
me-no_games = No finished games yet. Once you have played one, your bests and your history appear here.
me-figures = Statistics
me-figures-games = games
me-figures-wins = won
me-figures-average = points on average
me-figures-best = best
me-bests = Personal bests
me-bests-of =
    { $players ->
        [1] { $game }, solo
       *[other] { $game }, { $players } players
    }
me-bests-basic = Basic rules
me-history = History
me-won = Won
me-practice = Practice
me-bot = Bot
me-more = Show more
