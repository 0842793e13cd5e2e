## Was Klub über Goofspiel sagt. Jeder Schlüssel beginnt mit dem Namen des Spiels.

goofspiel-name = Goofspiel
    .about = Für jeden Preis bieten alle zugleich eine Karte, und die höchste bekommt ihn.
    .tagline = Eine Karte von jedem, alle zugleich. Wer will es am meisten?
    .minutes = 10 min

goofspiel-option-cards = Wie viele Preise es gibt und wie viele Karten alle haben.
    .label = Karten
goofspiel-option-ties = Was mit einem Preis geschieht, wenn die höchsten Karten gleich sind.
    .label = Gleichstand
    .carry = Er bleibt für die nächste Runde
    .split = Er wird geteilt
    .discard = Er verfällt

goofspiel-moves-bid = Eine Karte verdeckt legen
goofspiel-move-bid = Die { $card } legen

goofspiel-event-sealed =
    { $who ->
        [you] Du hast eine Karte gelegt.
       *[other] { $player } hat eine Karte gelegt.
    }
goofspiel-event-revealed = Preis { $prizes }: Die Karten waren { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Du bekommst einen Punkt.
           *[other] Du bekommst { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $player } bekommt einen Punkt.
           *[other] { $player } bekommt { $points } Punkte.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] Die höchsten Karten sind gleich ({ $card }): Der Preis bleibt für die nächste Runde.
       *[other] Die höchsten Karten sind gleich ({ $card }): Niemand bekommt den Preis.
    }

refusal-goofspiel-not_in_hand = Die Karte { $card } hast du nicht.
