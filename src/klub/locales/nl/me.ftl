## De eigen pagina

me-title = Ik en mijn partijen
me-who = Wie ik ben
me-saved = Opgeslagen
me-recovered = Welkom terug, { $name }
me-devices = Op een ander apparaat
    .help = Een link waarmee je in een andere browser verder speelt, met je naam, je tafels en je partijen. Hij werkt één keer; geef hem niet door.
    .make = Toon link en QR-code
    .until = Hij werkt één keer, tot { $time }.
me-no_games = Nog geen afgeronde partijen. Na de eerste staan hier je records en je geschiedenis.
me-figures = Statistieken
me-figures-games = partijen
me-figures-wins = gewonnen
me-figures-average = punten gemiddeld
me-figures-best = record
me-bests = Persoonlijke records
me-bests-of =
    { $players ->
        [1] { $game }, alleen
       *[other] { $game }, { $players } spelers
    }
me-bests-basic = Basisregels
me-history = Geschiedenis
me-won = Gewonnen
me-practice = Oefening
me-bot = Bot
me-more = Meer tonen
