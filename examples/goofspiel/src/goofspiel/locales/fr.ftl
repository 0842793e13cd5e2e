## Ce que Klub dit de Goofspiel. Chaque clé commence par le nom du jeu.

goofspiel-name = Goofspiel
    .about = Pour chaque lot, tout le monde mise une carte en même temps, et la plus haute l’emporte.
    .tagline = Une carte chacun, tous en même temps. Qui le veut le plus ?
    .minutes = 10 min

goofspiel-option-cards = Combien il y a de lots, et combien chacun a de cartes.
    .label = Cartes
goofspiel-option-ties = Ce que devient un lot quand les plus hautes cartes sont égales.
    .label = Égalité
    .carry = Il reste pour la manche suivante
    .split = Il est partagé
    .discard = Il est perdu

goofspiel-moves-bid = Poser une carte cachée
goofspiel-move-bid = Poser la carte { $card }

goofspiel-event-sealed =
    { $who ->
        [you] Vous avez posé une carte.
       *[other] { $player } a posé une carte.
    }
goofspiel-event-revealed = Lot { $prizes } : les cartes étaient { $bids }.
goofspiel-event-won =
    { $who ->
        [you] { $points ->
            [one] Vous recevez { $points } point.
           *[other] Vous recevez { $points } points.
        }
       *[other] { $points ->
            [one] { $player } reçoit { $points } point.
           *[other] { $player } reçoit { $points } points.
        }
    }
goofspiel-event-tied =
    { $ties ->
        [carry] Les plus hautes cartes sont égales ({ $card }) : le lot reste pour la manche suivante.
       *[other] Les plus hautes cartes sont égales ({ $card }) : personne ne reçoit le lot.
    }

refusal-goofspiel-not_in_hand = Vous n’avez pas la carte { $card }.
