## Het spel

clustered-name = Clustered
    .about = Leg kaarten die twee kenmerken met hun buurkaarten delen, en bouw lijnen en een rechthoek.
    .tagline = Leg kaarten die bij elkaar passen. Laat lijnen en rechthoeken groeien.
    .minutes = 15 min

## Opties: wat ze doen en hoe ze in formulieren heten

clustered-option-third_wild = Deze spelers hebben drie jokers in plaats van twee: een voorsprong voor jonge of nieuwe spelers.
    .label = Derde joker
    .none = Niemand
    .all = Iedereen
clustered-option-quick_play = Begin met de beste vijf van zeven kaarten; trek aan het eind van elke beurt twee kaarten en leg er een af.
    .label = Snel spel
clustered-option-quick_discard_from = Leg in het snelle spel een kaart naar keuze uit je hand af, of een van de twee zojuist getrokken kaarten.
    .label = Snel spel: afleggen uit
    .hand = De hele hand
    .drawn = De twee getrokken
clustered-option-first_bonuses = Twee punten voor de eerste lijn van vijf en twee voor de eerste rechthoek van 2 × 3.
    .label = Bonus voor de eerste
clustered-option-largest_bonuses = Twee punten voor de langste lijn en twee voor de grootste rechthoek aan het eind.
    .label = Bonus voor de grootste
clustered-option-bounds = Hoe groot de tafel is, in kaarten. Voorbij de rand kun je niets leggen.
    .label = Grootte van de tafel
clustered-option-first_player = Wie begint: de jongste, of een willekeurige speler.
    .label = Wie begint
    .null = Willekeurig
clustered-option-discards_visible = Iedereen ziet welke kaarten zijn afgelegd.
    .label = Open afleggen
clustered-option-two_starts = Speel met twee startkaarten. Volgens de regels zijn het er twee vanaf vijf spelers.
    .label = Twee startkaarten
    .null = Volgens de regels
    .false = Eén
    .true = Twee

## Kaarten in woorden. Het attribuut .object is de vorm voor “legt …”, “legt … af”; .negated die voor “nergens … leggen”.

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
    .negated = { clustered-card.object }
clustered-card-wild = een joker
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = de startkaart
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = een gesloten kaart
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

# Een buurkaart die niet past. $side: left, right, above, below; $shared: het ene gedeelde kenmerk, of none
clustered-neighbour =
    met de kaart { $side ->
        [left] links ervan
        [right] rechts ervan
        [above] erboven
       *[below] eronder
    }, { $card } op ({ $x }, { $y }), deelt deze { $shared ->
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
# Wie iets moet doen. $who: you, together (jij en $players) of other; $count is het aantal $players
clustered-phase-turn =
    { $who ->
        [you] Jij bent aan zet.
       *[other] { $players } is aan zet.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Je legt nog kaarten af.
        [together] Je legt nog kaarten af, net als { $players }.
       *[other]
            { $count ->
                [one] { $players } legt nog kaarten af.
               *[other] { $players } leggen nog kaarten af.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Je moet nog een kaart afleggen.
       *[other] { $players } moet nog een kaart afleggen.
    }
clustered-phase-over = De partij is afgelopen.

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
clustered-event-revealed = Iedereen heeft afgelegd; de partij begint.
# $bonus: een van clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] De bonus ‘{ $bonus }’ is nu van jou.
        [nobody] De bonus ‘{ $bonus }’ is nu van niemand.
       *[other] De bonus ‘{ $bonus }’ is nu van { $player }.
    }

## Waarom een bot zo speelt

clustered-reason-gain = Dat levert { clustered-points } op.
clustered-reason-deny =
    Dat kost { $player } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
clustered-reason-gain_and_deny =
    Dat levert { clustered-points } op en kost { $player } { $denied ->
        [one] { $denied } punt
       *[other] { $denied } punten
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Dat bereidt een grotere rechthoek voor.
       *[line] Dat bereidt een langere lijn voor.
    }
clustered-reason-develop = Dat houdt ruimte vrij voor wat nog komt.
clustered-reason-spare_wild = Zo blijft de joker voor later.
clustered-reason-only_move = Iets anders is niet mogelijk.
clustered-reason-discard_least = Aan deze kaart heb je het minst.

## De pagina: de tafel

clustered-page-table = De tafel
clustered-page-keys = De pijltjestoetsen bewegen de cursor over de tafel. 1 t/m 7 pakken een kaart, N en P gaan naar de volgende en vorige plek waar die past, Enter legt de kaart, Escape legt hem terug. Home toont de hele tafel, plus en min of Page Up en Page Down zoomen, Shift met pijltjes verschuift het beeld.
clustered-page-hand = Jouw kaarten
clustered-page-deck =
    { $cards ->
        [0] geen kaarten in je stapel
        [one] { $cards } kaart in je stapel
       *[other] { $cards } kaarten in je stapel
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Sorteer op aantal
        [shape] Sorteer op vorm
       *[fill] Sorteer op vulling
    }
clustered-page-picked =
    Gepakt: { $card }. Past { $places ->
        [0] nergens
        [one] op { $places } plek
       *[other] op { $places } plekken
    }.
clustered-page-fits =
    { $places ->
        [0] past nergens
        [one] past op { $places } plek
       *[other] past op { $places } plekken
    }
clustered-page-new = nieuw
clustered-page-advised = aangeraden
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, van { $player }
clustered-page-cell-start = ({ $x }, { $y }): hier ligt { $card }
clustered-page-cell-fits = ({ $x }, { $y }): vrij, past
clustered-page-cell-worth = ({ $x }, { $y }): vrij, past, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): vrij, past niet
clustered-page-cell-free =
    ({ $x }, { $y }): vrij, { $count ->
        [0] geen van je kaarten past
        [one] { $count } van je kaarten past
       *[other] { $count } van je kaarten passen
    }
clustered-page-advice-pick = Pak een kaart
clustered-page-advice-place = Kies een oplichtende plek
clustered-page-advice-nowhere = Deze kaart past nergens
clustered-page-advice-start =
    { $count ->
        [one] Kies { $count } kaart om af te leggen
       *[other] Kies { $count } kaarten om af te leggen
    }
clustered-page-advice-quick = Leg een kaart af
clustered-page-advice-stuck = Niets past: leg een kaart af

## De pagina: afleggen

clustered-page-note-start =
    { $count ->
        [one] Houd er vijf: kies in het geheim nog { $count } kaart om af te leggen.
       *[other] Houd er vijf: kies in het geheim { $count } kaarten om af te leggen.
    }
clustered-page-note-hand = Je hebt twee kaarten getrokken. Leg er een naar keuze af.
clustered-page-note-drawn = Je hebt twee kaarten getrokken. Leg een van die twee af.
clustered-page-note-stuck = Geen van je kaarten past ergens. Leg er een af.
clustered-page-discard = Afleggen

## De pagina: waarom niet

clustered-page-no_fit = De kaart past daar niet.
# $side: left, right, above, below; $shared: het ene gedeelde kenmerk, of none
clustered-page-clash =
    De kaart { $side ->
        [left] links
        [right] rechts
        [above] erboven
       *[below] eronder
    } { $shared ->
        [shape] deelt alleen de vorm
        [fill] deelt alleen de vulling
        [number] deelt alleen het aantal
       *[none] deelt niets
    }.
clustered-page-need_two = Buurkaarten moeten twee kenmerken delen.
clustered-page-attribute-number = Aantal
clustered-page-attribute-shape = Vorm
clustered-page-attribute-fill = Vulling
clustered-page-why-occupied = Die plek is bezet.
    .text = Daar ligt al een kaart.
clustered-page-why-not_adjacent = Naast deze plek ligt geen kaart.
    .text = Een kaart moet er een raken die al op tafel ligt.
clustered-page-why-off_table = Dat is naast de tafel.
    .text = Kaarten moeten erop blijven.
clustered-page-why-must_place = Afleggen mag nu niet.
    .text = Een van je kaarten past ergens.
clustered-page-why-must_discard = Leg eerst een kaart af.
    .text = Daarna gaat het spel verder.
clustered-page-why-not_drawn = Niet deze kaart.
    .text = Leg een van de twee af die je net hebt getrokken.

## De pagina: tips, bonuskaarten en punten

clustered-page-drew = Je trekt { $cards }.
clustered-page-hint-place = Leg { $card } op ({ $x }, { $y }).
clustered-page-hint-discard = Leg { $card } af.
clustered-page-bonuses = Bonuskaarten
clustered-page-bonus-free = { $bonus }: nog niemand, { clustered-points }
clustered-page-bonus-held = { $bonus }: van { $player }, { clustered-points }
clustered-page-bonus-card = Bonuskaart: { $bonus }, { clustered-points }
clustered-page-count = De punten worden geteld
clustered-page-skip = Overslaan
clustered-page-together = Totaal
clustered-page-no_points = Nog geen punten
clustered-page-discarded =
    { $cards ->
        [one] { $cards } kaart afgelegd
       *[other] { $cards } kaarten afgelegd
    }
clustered-page-head-rectangle = Rechthoek
clustered-page-head-rows = Rijen
clustered-page-head-columns = Kolommen
clustered-page-head-bonuses = Bonussen
clustered-page-row_count =
    { $count ->
        [0] geen rijen
        [one] { $count } rij
       *[other] { $count } rijen
    }
clustered-page-column_count =
    { $count ->
        [0] geen kolommen
        [one] { $count } kolom
       *[other] { $count } kolommen
    }
clustered-page-bonus_count =
    { $count ->
        [0] geen bonus
        [one] { $count } bonuskaart
       *[other] { $count } bonuskaarten
    }

## Waarom een zet is geweigerd

refusal-clustered-board = Zo kan geen tafel eruitzien: er ligt een kaart waar die niet past.
refusal-clustered-unknown_card = Er is geen kaart ‘{ $card }’.
refusal-clustered-not_in_hand = Deze kaart heb je niet in je hand: { $card }.
refusal-clustered-must_place = Je mag alleen een kaart afleggen als geen van je kaarten ergens past, en er past er nog een (regel { $rule }).
refusal-clustered-must_discard = Leg eerst een kaart af, dan gaat het verder (regel { $rule }).
refusal-clustered-not_drawn = Je moet een van de twee zojuist getrokken kaarten afleggen, niet deze: { $card } (regel { $rule }).
refusal-clustered-not_adjacent = Naast ({ $x }, { $y }) ligt niets: een nieuwe kaart moet er een raken die al op tafel ligt (regel { $rule }).
refusal-clustered-occupied = De plek ({ $x }, { $y }) is bezet: { $other } (regel { $rule }).
refusal-clustered-off_table = De plek ({ $x }, { $y }) ligt buiten de tafel (regel { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Deze kaart, { $card }, past niet op ({ $x }, { $y }): { $neighbours }. Een kaart moet met elke buurkaart minstens twee van de drie kenmerken vorm, vulling en aantal delen (regel { $rule }).

## In de terminal

clustered-your-hand = Je hand
clustered-ask-card = Welke kaart? (1–{ $cards })
clustered-ask-place = Waar? (x y)
clustered-ask-discard-stuck = Er past niets. Welke kaart leg je af? (1–{ $cards })
clustered-ask-discard-start = Welke kaart leg je af? Je houdt er vijf. (1–{ $cards })
clustered-ask-discard-quick = Welke kaart leg je af? (1–{ $cards })
clustered-command-number = kiest een kaart; geef daarna de plek als x y, of alles ineens: 2 1 -3
    .form = nummer
clustered-command-places = toont deze hulp; is er een kaart gekozen: waar die past en hoeveel punten dat oplevert
# $card staat in de objectvorm
clustered-places = Plekken voor { $card }:
clustered-no-places = Voor { $card } is er nu geen plek.
clustered-no-such-card = Kies een kaart van 1 t/m { $cards }.
# $card staat in de objectvorm; $reason: een van …-reason-…
clustered-hint-place = Leg { $card } op ({ $x }, { $y }). { $reason }
clustered-hint-discard = Leg { $card } af. { $reason }
clustered-no-points = niets dat telt
