## Het spel

clustered-name = Clustered
    .about = Leg kaarten aan die twee kenmerken met hun buren delen, en bouw rijen en een rechthoek.

## Opties: wat ze doen en hoe ze in formulieren heten

clustered-option-third_wild = Deze spelers hebben drie jokers in plaats van twee: een voorsprong voor jonge of nieuwe spelers.
    .label = Derde joker
clustered-option-quick_play = Begin met de beste vijf van zeven kaarten; trek aan het eind van elke beurt twee kaarten en leg er een af.
    .label = Snel spel
clustered-option-quick_discard_from = Leg in het snelle spel een kaart naar keuze uit je hand af, of een van de twee zojuist getrokken kaarten.
    .label = Snel spel: afleggen uit
clustered-option-first_bonuses = Twee punten voor de eerste lijn van vijf en twee voor de eerste rechthoek van 2 × 3.
    .label = Bonus voor de eerste
clustered-option-largest_bonuses = Twee punten voor de langste lijn en twee voor de grootste rechthoek aan het eind.
    .label = Bonus voor de grootste
clustered-option-bounds = Hoe groot de tafel is, in kaarten. Voorbij de rand kun je niets leggen.
    .label = Grootte van de tafel
clustered-option-first_player = Wie begint: de jongste, of wie het lot aanwijst.
    .label = Wie begint
clustered-option-discards_visible = Iedereen ziet welke kaarten zijn afgelegd.
    .label = Open aflegstapel
clustered-option-two_starts = Speel met twee startkaarten. Volgens de regels zijn het er twee vanaf vijf spelers.
    .label = Twee startkaarten

## Kaarten in woorden. Het attribuut .object is de vorm voor “legt …”, “legt … af”.

# $number: 1 tot 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            één { $shape ->
                [square]
                    { $fill ->
                        [dashed] gearceerd
                        [hollow] open
                       *[solid] gevuld
                    } vierkant
               *[other]
                    { $fill ->
                        [dashed] gearceerde
                        [hollow] open
                       *[solid] gevulde
                    } { $shape ->
                        [circle] cirkel
                       *[triangle] driehoek
                    }
            }
       *[other]
            { $number ->
                [2] twee
               *[3] drie
            } { $fill ->
                [dashed] gearceerde
                [hollow] open
               *[solid] gevulde
            } { $shape ->
                [circle] cirkels
                [square] vierkanten
               *[triangle] driehoeken
            }
    }
    .object = { clustered-card }
clustered-card-wild = een joker
    .object = { clustered-card-wild }
clustered-card-start = de startkaart
    .object = { clustered-card-start }
clustered-card-hidden = een gesloten kaart
    .object = { clustered-card-hidden }

# Een buurkaart die niet past. $side: left, right, above, below; $shared: het ene gedeelde kenmerk, of none
clustered-neighbour =
    met de kaart { $side ->
        [left] links ervan
        [right] rechts ervan
        [above] erboven
       *[below] eronder
    }, { $card } op ({ $x }, { $y }), deelt ze { $shared ->
        [shape] alleen de vorm
        [fill] alleen de vulling
        [number] alleen het aantal
       *[none] niets
    }
# Meer dan een
clustered-neighbours = { $first }; { $second }

## Punten en waar ze vandaan komen

clustered-points =
    { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
clustered-rectangle = rechthoek van { $width } × { $height }
clustered-row = rij van { $length }
clustered-column = kolom van { $length }
clustered-bonus-first_line = eerste lijn van vijf
clustered-bonus-first_rectangle = eerste rechthoek van 2 × 3
clustered-bonus-longest_line = langste lijn
clustered-bonus-largest_rectangle = grootste rechthoek

## De tafel als tekst en als plaatje

# Elke variabele is een teken
clustered-legend = { $solid } gevuld · { $hollow } open · { $dashed } gearceerd · { $wild } joker · { $start } start
clustered-head-points = punten
clustered-head-hand = hand
clustered-head-deck = stapel
clustered-hand = Hand
clustered-cards_left =
    { $cards ->
        [0] geen kaarten meer
        [one] nog { $cards } kaart
       *[other] nog { $cards } kaarten
    }
# Wie aan de beurt is: $players is één naam, of meer met komma’s
clustered-phase-turn = Aan de beurt: { $players }
clustered-phase-start_discards = Nog aan het afleggen: { $players }
clustered-phase-quick_discard = Nog een kaart af te leggen: { $players }
clustered-phase-over = Het spel is afgelopen.

## Wat er gebeurde. $who: you of other; $card staat in de objectvorm.

clustered-event-placed =
    { $who ->
        [you] Je legt
       *[other] { $player } legt
    } { $card } op ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Je legt
       *[other] { $player } legt
    } { $card } af{ $why ->
        [stuck] , want er past niets
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Je trekt
       *[other] { $player } trekt
    } { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
clustered-event-revealed = Iedereen heeft afgelegd; het spel begint.
# $bonus: een van clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] De bonus “{ $bonus }” is nu van jou.
        [nobody] De bonus “{ $bonus }” is nu van niemand.
       *[other] De bonus “{ $bonus }” is nu van { $player }.
    }

## Waarom een bot zo speelt

clustered-reason-gain = Dat levert { clustered-points } op.
clustered-reason-deny =
    Dat houdt { $player } van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } af.
clustered-reason-gain_and_deny =
    Dat levert { clustered-points } op en houdt { $player } van { $denied ->
        [one] { $denied } punt
       *[other] { $denied } punten
    } af.
clustered-reason-prepare =
    { $what ->
        [rectangle] Dat bereidt een grotere rechthoek voor.
       *[line] Dat bereidt een langere lijn voor.
    }
clustered-reason-develop = Dat houdt ruimte vrij voor wat nog komt.
clustered-reason-spare_wild = Zo blijft de joker voor later.
clustered-reason-only_move = Iets anders is niet mogelijk.
clustered-reason-discard_least = Aan deze kaart heb je het minst.
