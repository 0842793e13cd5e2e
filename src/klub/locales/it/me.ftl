## La propria pagina

me-title = Io e le mie partite
me-who = Chi sono
me-saved = Salvato
me-recovered = Ciao di nuovo, { $name }
me-devices = Su un altro dispositivo
    .help = Un link per ritrovarti in un altro browser: nome, tavoli e partite. Vale una volta; non darlo a nessun altro.
    .make = Mostra link e codice QR
    .until = Vale una volta, fino al { $time }.
me-no_games = Ancora nessuna partita finita. Dopo la prima, qui ci saranno i tuoi record e lo storico.
me-figures = Statistiche
me-figures-games = partite
me-figures-wins = vinte
me-figures-average = punti in media
me-figures-best = record
me-bests = Record personali
me-bests-of =
    { $players ->
        [1] { $game }, in solitario
       *[other] { $game }, in { $players }
    }
me-bests-basic = Regole base
me-history = Storico
me-won = Vinta
me-practice = Allenamento
me-bot = Bot
me-more = Mostra altro
