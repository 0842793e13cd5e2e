## Co Klub mówi o Goofspielu. Każdy klucz zaczyna się od nazwy gry.

goofspiel-name = Goofspiel
    .about = O każdą nagrodę wszyscy licytują naraz jedną kartą, a najwyższa ją zabiera.
    .tagline = Po jednej karcie, wszyscy naraz. Komu zależy najbardziej?
    .minutes = 10 min

goofspiel-option-cards = Ile jest nagród i ile kart ma każdy.
    .label = Karty
goofspiel-option-ties = Co dzieje się z nagrodą, gdy najwyższe karty są równe.
    .label = Równe karty
    .carry = Zostaje na następną rundę
    .split = Jest dzielona
    .discard = Przepada

goofspiel-moves-bid = Połóż zakrytą kartę
goofspiel-move-bid = Połóż kartę { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Karta położona.
       *[other] { $player } ma już położoną kartę.
    }
goofspiel-event-revealed = Nagroda { $prizes }: karty to { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Dostajesz jeden punkt.
            [few] Dostajesz { $points } punkty.
            [many] Dostajesz { $points } punktów.
           *[other] Dostajesz { $points } punktu.
        }
       *[other] { $points ->
            [one] { $player } dostaje jeden punkt.
            [few] { $player } dostaje { $points } punkty.
            [many] { $player } dostaje { $points } punktów.
           *[other] { $player } dostaje { $points } punktu.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] Najwyższe karty są równe ({ $card }): nagroda zostaje na następną rundę.
       *[other] Najwyższe karty są równe ({ $card }): nikt nie dostaje nagrody.
    }

refusal-goofspiel-not_in_hand = Nie masz karty { $card }.
