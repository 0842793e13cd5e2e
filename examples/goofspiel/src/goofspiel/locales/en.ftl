## What Klub says about Goofspiel. Each key begins with the name of the game.

goofspiel-name = Goofspiel
    .about = For each prize everyone bids one card at once, and the highest takes it.
    .tagline = One card each, all at once. Who wants it most?
    .minutes = 10 min

goofspiel-option-cards = How many prizes there are, and how many cards everyone has.
    .label = Cards
goofspiel-option-ties = What becomes of a prize when the highest cards are equal.
    .label = Equal cards
    .carry = It stays for the next round
    .split = It is shared
    .discard = It is gone

goofspiel-moves-bid = Lay a card face down
goofspiel-move-bid = Lay the { $card }

goofspiel-event-sealed =
    { $who ->
        [you] You have laid a card.
       *[other] { $player } has laid a card.
    }
goofspiel-event-revealed = Prize { $prizes }: the cards were { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] You get one point.
           *[other] You get { $points } points.
        }
       *[other] { $points ->
            [one] { $player } gets one point.
           *[other] { $player } gets { $points } points.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] The highest cards are equal ({ $card }): the prize stays for the next round.
       *[other] The highest cards are equal ({ $card }): nobody gets the prize.
    }

refusal-goofspiel-not_in_hand = You do not hold the card { $card }.
