## Het spel

cubed-name = Cubed
    .about = Leg stenen kleur tegen kleur en kom als eerste van al je stenen af.
    .tagline = Leg de stenen aan, laat de kleuren kloppen, speel je hand leeg.
    .minutes = 20 min

## Opties: wat ze doen, hoe ze in formulieren heten, en hun waarden in woorden

cubed-option-match = Of alle zijden die elkaar raken dezelfde kleur moeten hebben, of dat twee genoeg zijn.
    .label = Passende kleuren
    .all = Alle zijden
    .two = Twee zijden
cubed-option-rounds = Hoeveel rondes er gespeeld worden; één ronde is een snel spel.
    .label = Rondes
cubed-option-bridging = Wie een gat tussen twee stenen overbrugt, mag meteen een tweede steen leggen.
    .label = Een brug slaan
cubed-option-bridge = Wat als gat telt: tussen buren die elkaar daar niet raken, of alleen tussen stenen aan tegenoverliggende zijden.
    .label = Wat een brug is
    .arcs = Gescheiden buren
    .opposite = Tegenover elkaar
cubed-option-bridge_chain = Een tweede steen die weer een brug slaat, levert een derde op, enzovoort.
    .label = Bruggen op rij
cubed-option-fill_the_void = Wie een gat vult dat helemaal door stenen is omringd, mag een steen aan een andere speler geven.
    .label = Een gat vullen
cubed-option-draw_many = Trek in plaats van te leggen tot drie stenen, houd er één en doe de andere terug.
    .label = Trek 3, houd 1
cubed-option-open_hands = Iedereen ziet ieders stenen.
    .label = Open spelen
cubed-option-solo_discard = Solo: of overtollige blokkeerstenen uit het spel gaan of terug in de zak.
    .label = Solo: blokkeerstenen
    .out = Uit het spel
    .bag = In de zak
cubed-option-solo_variants = Solo: ‘Een brug slaan’ en ‘Trek 3, houd 1’ gelden ook hier.
    .label = Solo: extra zetten
cubed-option-first_player = Wie begint: de oudste, of een willekeurige speler.
    .label = Wie begint
    .null = Willekeurig
cubed-option-colors = Hoeveel kleuren er zijn.
    .label = Kleuren
cubed-option-blockers_per_color = Hoeveel blokkeerstenen er van elke kleur zijn.
    .label = Blokkeerstenen per kleur
cubed-option-mirrored_singles = Stenen met drie kleuren zijn er in beide spiegelbeelden.
    .label = Gespiegelde enkele stenen

## Kleuren: namen die niet verbogen worden

cubed-color-a = dageraad
cubed-color-b = zon
cubed-color-c = roos
cubed-color-d = gloed
cubed-color-e = hemel
cubed-color-f = pruim
cubed-color-x = zwart

## Stenen in woorden: hun soort, en de kleuren van hun ruiten op volgorde

# Het attribuut .object is de vorm voor “legt …”, “geeft …”; .negated die voor “nergens … leggen”
cubed-piece-blocker = een blokkeersteen ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = een drievoudige steen ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = een dubbele steen ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = een enkele steen ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = een verborgen steen
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

# Een buur die niet past. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] rechts
        [lower_right] rechtsonder
        [lower_left] linksonder
        [left] links
        [upper_left] linksboven
       *[upper_right] rechtsboven
    } zou { $mine } tegen { $theirs } liggen: { $piece } op ({ $q }, { $r })
# Meer dan een
cubed-neighbours = { $first }; { $second }

## Punten

cubed-points =
    { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
    .of = { $player } ({ cubed-points })

## Wie aan de beurt is. $who: you of other; $players is een naam

cubed-phase-turn =
    { $who ->
        [you] Jij bent aan zet.
       *[other] { $players } is aan zet.
    }
cubed-phase-bridge =
    { $who ->
        [you] Je mag een tweede steen leggen.
       *[other] { $players } mag een tweede steen leggen.
    }
cubed-phase-gift =
    { $who ->
        [you] Je mag een steen weggeven.
       *[other] { $players } mag een steen weggeven.
    }
cubed-phase-keep =
    { $who ->
        [you] Je kiest welke steen blijft.
       *[other] { $players } kiest welke steen blijft.
    }
cubed-phase-over = De partij is afgelopen.

## Wat er gebeurde. $who: you of other; $piece staat in de objectvorm.

# $earned: bridge, void of nothing; $died: zoveel plekken zijn sindsdien geblokkeerd
cubed-event-played =
    { $who ->
        [you] Je legt
       *[other] { $player } legt
    } { $piece } op ({ $q }, { $r }){ $earned ->
        [bridge] {""}: een brug
        [void] {""}: het gat is gevuld
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } vak is nu geblokkeerd.
       *[other] {" "}{ $died } vakken zijn nu geblokkeerd.
    }
# $pieces: wat je hebt getrokken
cubed-event-drew =
    { $who ->
        [you] Je trekt { $pieces }.
       *[other]
            { $player } trekt { $count ->
                [one] een steen
               *[other] { $count } stenen
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Je legt geen tweede steen.
                [gift] Je geeft niets weg.
               *[turn] Je past.
            }
       *[other]
            { $what ->
                [bridge] { $player } legt geen tweede steen.
                [gift] { $player } geeft niets weg.
               *[turn] { $player } past.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Je houdt
       *[other] { $player } houdt
    } { $piece }; { $returned ->
        [one] één steen gaat
       *[other] { $returned } stenen gaan
    } terug in de zak.
# $receives: you of other; $receiver: wie hem krijgt
cubed-event-gave =
    { $who ->
        [you] Je geeft
       *[other] { $player } geeft
    } { $piece } aan { $receives ->
        [you] jou
       *[other] { $receiver }
    }.
# $why: out, stuck, closed; $list: iedereen met zijn punten. Het attribuut geldt als je alleen speelt.
cubed-event-round_over =
    Ronde { $round } is afgelopen: { $why ->
        [out] iemand heeft alle stenen gelegd
        [stuck] niemand kan nog een steen leggen
       *[closed] er is geen plek meer vrij
    }. { $list }.
    .alone =
        { $why ->
            [out] Alle stenen liggen: gewonnen.
            [stuck] Er past niets meer: verloren.
           *[closed] Er is geen plek meer vrij: verloren.
        }
cubed-event-round_began =
    Ronde { $round } begint. { $who ->
        [you] Jij begint.
       *[other] { $player } begint.
    }

## De tafel als tekst en als plaatje

cubed-hand = Je stenen
cubed-head-points = punten
cubed-head-pieces = stenen
cubed-round = Ronde { $round } van { $rounds }
cubed-bag =
    { $count ->
        [0] de zak is leeg
        [one] { $count } steen in de zak
       *[other] { $count } stenen in de zak
    }
cubed-held =
    { $count ->
        [0] geen stenen meer
        [one] { $count } steen in de hand
       *[other] { $count } stenen in de hand
    }
cubed-sort-blocker = Blokkeerstenen
cubed-sort-triple = Drievoudig
cubed-sort-double = Dubbel
cubed-sort-single = Enkel

## Waarom een bot zo speelt

cubed-reason-shed = Dat scheelt { cubed-points } in je hand.
cubed-reason-shed_and_deny = Dat scheelt { cubed-points } in je hand en laat de anderen minder plekken.
# $cells: hoeveel plekken dan geblokkeerd zijn
cubed-reason-block =
    Dat scheelt { cubed-points } in je hand en blokkeert { $cells ->
        [one] { $cells } vak
       *[other] { $cells } vakken
    }.
cubed-reason-go_out = Het is je laatste steen: je bent uit.
cubed-reason-only_play = Iets anders past niet; dat scheelt { cubed-points } in je hand.
cubed-reason-draw_stuck = Geen van je stenen past.
cubed-reason-draw_wait = Je kunt de plekken beter voor later bewaren.
cubed-reason-draw_choice = Kiezen uit { $count } stenen is beter dan er één pakken.
cubed-reason-keep_cheap = Die kost het minst: { cubed-points }.
cubed-reason-give_dear = Die kost het meest: { cubed-points }.
cubed-reason-pass = Er is niets beters te doen.

## In de terminal. $choices: wat je kunt typen

cubed-ask-piece = Welke steen? ({ $choices })
cubed-ask-second = Je mag een tweede steen leggen. Welke? ({ $choices })
cubed-ask-place = Waar? ({ $choices })
cubed-ask-keep = Welke steen houd je? ({ $choices })
cubed-ask-gift = Welke steen geef je weg, en aan wie? ({ $choices })
cubed-places = Plekken voor { $piece }, en hoe vaak je moet draaien:
cubed-no-places = Er is nu geen plek voor { $piece }.
cubed-command-number = kiest een steen en dan een van zijn plekken; of alles tegelijk: steen q r stand
    .form = getal
cubed-command-places = toont deze hulp; is een steen gekozen, waar hij past
cubed-command-draw = trekt een steen uit de zak
cubed-command-draw_many = trekt zoveel stenen; je houdt er één
cubed-command-pass = beëindigt je beurt
cubed-command-give = geeft steen 3 aan B
cubed-command-no = geeft niets weg
# Wat een bot zou doen. $piece in de vorm .object; $turn: 0 tot 2; $reason: een van cubed-reason-…
cubed-hint-play =
    Leg { $piece } op ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , één keer gedraaid
       *[other] , twee keer gedraaid
    }. { $reason }
cubed-hint-draw = Trek een steen. { $reason }
cubed-hint-draw_many = Trek { $count } stenen. { $reason }
cubed-hint-pass = Pas. { $reason }
cubed-hint-keep = Houd { $piece }. { $reason }
cubed-hint-give = Geef { $piece } aan { $player }. { $reason }
cubed-hint-skip_gift = Geef niets weg. { $reason }

## De pagina: de tafel

cubed-page-table = De tafel
cubed-page-keys = Links en rechts gaan langs de rij, omhoog en omlaag van rij naar rij; { $upper_left }, { $upper_right }, { $lower_left } en { $lower_right } gaan over de schuine zijden, net als de cijfers van het numerieke blok. 1 t/m 9, komma en punt pakken een steen, T draait hem, N en P gaan naar de volgende en vorige plek waar hij past, Enter legt hem, Escape legt hem terug. Home toont de hele tafel, plus en min of Page Up en Page Down zoomen, Shift met pijltjes verschuift het beeld.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Op soort sorteren
       *[color] Op kleur sorteren
    }
cubed-page-hands = Stenen van de anderen
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): geblokkeerd, aan een zwarte zijde
cubed-page-cell-free =
    ({ $q }, { $r }): vrij, { $count ->
        [0] raakt niets
        [one] raakt { $count } steen
       *[other] raakt { $count } stenen
    }
# Een steen die geraakt wordt; $side zoals in cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] rechts
        [lower_right] rechtsonder
        [lower_left] linksonder
        [left] links
        [upper_left] linksboven
       *[upper_right] rechtsboven
    }
# $turns: 1, 2, 3, een of meer
cubed-page-cell-fits =
    { $count ->
        [one] je steen past in stand { $turns }
       *[other] je steen past in de standen { $turns }
    }
cubed-page-cell-unfit = je steen past niet
cubed-page-cell-some =
    { $count ->
        [0] geen van je stenen past
        [one] { $count } van je stenen past
       *[other] { $count } van je stenen passen
    }

## De pagina: de hand en wat je kunt doen

cubed-page-rack = Je rek
cubed-page-hand = Je stenen
cubed-page-picked =
    Gepakt: { $piece }. Past { $places ->
        [0] nergens
        [one] op { $places } plek
       *[other] op { $places } plekken
    }.
cubed-page-fits =
    { $places ->
        [0] past nergens
        [one] past op { $places } plek
       *[other] past op { $places } plekken
    }
cubed-page-new = nieuw
cubed-page-advised = aangeraden
# Onder het aantal punten in de hand
cubed-page-in_hand =
    { $points ->
        [one] punt in je hand
       *[other] punten in je hand
    }
cubed-page-actions = Wat je kunt doen
cubed-page-turn = Steen draaien (stand { $turn } van 3)
cubed-page-half = 60 graden draaien
cubed-page-lay = Leggen
cubed-page-draw = Trekken
cubed-page-pass = Passen
cubed-page-stop = Geen tweede
cubed-page-draw_many = Trek 3, houd 1
cubed-page-how_many = Hoeveel trek je er?
cubed-page-back = Terug
cubed-page-keep = { $piece } houden
cubed-page-keep_all = Alles houden
cubed-page-give_to = Wie krijgt hem?
cubed-page-note-draw = Er past niets. Trek een steen.
cubed-page-note-drawn = Er past nog steeds niets. Je beurt is voorbij.
cubed-page-note-empty = Er past niets, en de zak is leeg.
cubed-page-note-keep = Welke houd je? De andere gaan terug in de zak.
cubed-page-advice-pick = Pak een steen
cubed-page-advice-second = Leg een tweede steen
cubed-page-advice-place = Kies een oplichtende plek
cubed-page-advice-lay = Draai hem of leg hem
cubed-page-advice-turn = Zo past hij niet
cubed-page-advice-nowhere = Deze steen past nergens
cubed-page-advice-draw = Niets past: trek
cubed-page-advice-pass = Niets past: beurt overslaan
cubed-page-advice-gift = Geef een steen weg
cubed-page-advice-keep = Houd er één

## De pagina: wat een zet heeft opgeleverd. $who, $receives: you of other

cubed-page-moment-bridge = Een brug!
    .text =
        { $who ->
            [you] Je steen verbindt er twee die elkaar hier niet raakten: leg een tweede steen.
           *[other] { $player } heeft twee stenen verbonden die elkaar hier niet raakten en mag een tweede steen leggen.
        }
cubed-page-moment-void = Gat gevuld!
    .text =
        { $who ->
            [you] Stenen aan alle zes de zijden: geef een steen weg.
           *[other] { $player } heeft een gat met stenen aan alle zes de zijden gevuld en mag een steen weggeven.
        }
cubed-page-moment-gift = Een cadeau!
    .text =
        { $who ->
            [you] Je geeft { $receiver } een steen.
           *[other]
                { $receives ->
                    [you] { $player } geeft jou een steen.
                   *[other] { $player } geeft { $receiver } een steen.
                }
        }

## De pagina: waarom niet

cubed-page-no_match = De kleuren verschillen.
cubed-page-no_black = Een zwarte zijde mag geen steen raken.
# $side zoals in cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] Rechts
        [lower_right] Rechtsonder
        [lower_left] Linksonder
        [left] Links
        [upper_left] Linksboven
       *[upper_right] Rechtsboven
    } zou { $mine } tegen { $theirs } liggen.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Twee zijden moeten passen.
       *[all] Alle zijden die elkaar raken, moeten passen.
    }
cubed-page-why-too_few_contacts = Hij raakt te weinig stenen.
    .text = Een steen moet minstens twee andere raken.
cubed-page-why-blocker_too_early = Te vroeg voor een blokkeersteen.
    .text = Eerst moeten er drie andere stenen op tafel liggen.
cubed-page-why-first_piece = Begin in het midden.
    .text = De eerste steen komt op de gemarkeerde plek.
cubed-page-why-not_adjacent = Naast deze plek ligt geen steen.
    .text = Een steen moet andere op tafel raken.
cubed-page-why-occupied = Die plek is bezet.
    .text = Er ligt al een steen.
cubed-page-why-dead_cell = Die plek is geblokkeerd.
    .text = Hij ligt aan een zwarte zijde: daar mag niets meer worden gelegd.
cubed-page-why-heights = De hoogtes botsen.
    .text = 60 graden gedraaid komen toppen op dalen en dalen op toppen. Er passen maar drie standen.

## De pagina: rondes en punten

cubed-page-round_over = Ronde { $round } is voorbij
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Iemand heeft alle stenen gelegd.
        [stuck] Niemand kan nog een steen leggen.
       *[closed] Blokkeerstenen hebben alle plekken gesloten.
    }
cubed-page-won_round = wint de ronde
cubed-page-total = { $points } in totaal
cubed-page-starts = { $player } begint.
cubed-page-next_round = Naar ronde { $round }
cubed-page-round_points = Ronde { $round }
cubed-page-no_round = Er is nog geen ronde voorbij
cubed-page-together = Totaal
cubed-page-hand_now = Wat je hand nu kost
cubed-page-fewest = Elke overgebleven steen kost punten: wie de minste punten heeft, wint.

## Waarom een zet is geweigerd

refusal-cubed-board = Zo kan geen tafel eruitzien: er ligt een steen waar die niet past.
refusal-cubed-unknown_piece = Er is geen steen ‘{ $piece }’.
refusal-cubed-not_in_hand = Deze steen heb je niet in je hand: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Je mag nu een tweede steen leggen, of passen.
        [gift] Geef eerst een steen weg, of houd ze allemaal.
        [keep] Kies eerst welke van de getrokken stenen je houdt.
       *[turn] Er is nu niets weg te geven of te kiezen.
    }
refusal-cubed-must_play = Een van je stenen past, dus je moet er een leggen (regel { $rule }).
refusal-cubed-must_draw = Je mag nog niet passen: trek eerst een steen (regel { $rule }).
refusal-cubed-already_drawn = Je mag deze beurt niet nog een keer trekken (regel { $rule }).
refusal-cubed-bag_empty = De zak is leeg, er is niets te trekken (regel { $rule }).
refusal-cubed-no_draw_many = Aan deze tafel mag je niet meerdere stenen tegelijk trekken (regel { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] De zak is leeg, er is niets te trekken
       *[other] Je kunt 1 tot en met { $most } stenen trekken, niet { $count }
    } (regel { $rule }).
refusal-cubed-not_drawn = Je moet een van de zojuist getrokken stenen houden, niet deze: { $piece } (regel { $rule }).
refusal-cubed-no_such_player = Je kunt een steen alleen aan een andere speler aan deze tafel geven (regel { $rule }).
refusal-cubed-heights = Zo gedraaid sluiten de hoogtes niet aan: { $piece }. Een steen heeft drie standen: 0, 1 of 2 (regel { $rule }).
refusal-cubed-same_turn = Deze steen ziet er in elke stand hetzelfde uit, dus leg hem ongedraaid: { $piece } (regel { $rule }).
refusal-cubed-first_piece = De eerste steen komt in het midden, op (0, 0) (regel { $rule }).
refusal-cubed-blocker_too_early = Een blokkeersteen mag je pas leggen als er drie andere stenen op tafel liggen (regel { $rule }).
refusal-cubed-not_adjacent = Naast ({ $q }, { $r }) ligt niets: een nieuwe steen moet er een raken die al op tafel ligt (regel { $rule }).
refusal-cubed-occupied = De plek ({ $q }, { $r }) is bezet: { $other } (regel { $rule }).
refusal-cubed-dead_cell = De plek ({ $q }, { $r }) is geblokkeerd: hij ligt aan een zwarte zijde (regel { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Een zwarte zijde mag geen steen raken, maar { $neighbours } (regel { $rule }).
refusal-cubed-too_few_contacts =
    Op ({ $q }, { $r }) zou de steen { $contacts ->
        [one] { $contacts } steen
       *[other] { $contacts } stenen
    } raken; het moeten er minstens twee zijn (regel { $rule }).
refusal-cubed-colors_differ =
    Deze steen, { $piece }, past niet op ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Minstens twee zijden die elkaar raken, moeten dezelfde kleur hebben
       *[all] Alle zijden die elkaar raken, moeten dezelfde kleur hebben
    } (regel { $rule }).
refusal-options-too_few_pieces = Met deze opties zijn er { $pieces } stenen, maar { $seats } spelers hebben er { $needed } nodig.
