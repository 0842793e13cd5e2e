## Wat Klub over Goofspiel zegt. Elke sleutel begint met de naam van het spel.

goofspiel-name = Goofspiel
    .about = Voor elke prijs biedt iedereen tegelijk één kaart, en de hoogste krijgt hem.
    .tagline = Ieder één kaart, allemaal tegelijk. Wie wil het het liefst?
    .minutes = 10 min

goofspiel-option-cards = Hoeveel prijzen er zijn, en hoeveel kaarten iedereen heeft.
    .label = Kaarten
goofspiel-option-ties = Wat er met een prijs gebeurt als de hoogste kaarten gelijk zijn.
    .label = Gelijke kaarten
    .carry = Hij blijft voor de volgende ronde
    .split = Hij wordt gedeeld
    .discard = Hij vervalt

goofspiel-moves-bid = Leg een kaart gedekt
goofspiel-move-bid = Leg de { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Je hebt een kaart gelegd.
       *[other] { $player } heeft een kaart gelegd.
    }
goofspiel-event-revealed = Prijs { $prizes }: de kaarten waren { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Je krijgt één punt.
           *[other] Je krijgt { $points } punten.
        }
       *[other] { $points ->
            [one] { $player } krijgt één punt.
           *[other] { $player } krijgt { $points } punten.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] De hoogste kaarten zijn gelijk ({ $card }): de prijs blijft voor de volgende ronde.
       *[other] De hoogste kaarten zijn gelijk ({ $card }): niemand krijgt de prijs.
    }

refusal-goofspiel-not_in_hand = Je hebt de kaart { $card } niet.
