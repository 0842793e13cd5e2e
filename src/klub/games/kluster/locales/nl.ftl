## Het spel

kluster-name = Kluster
    .about = Leg magneten binnen het koord zonder dat ze aan elkaar klikken.
    .tagline = Houd je adem in. Nog één magneet…
    .minutes = 10 min

## Opties: wat elke doet, de naam in formulieren en de waarden in woorden

kluster-option-boxes = Welke dozen op tafel staan; standaard precies genoeg voor de spelers.
    .label = Dozen
    .null = Precies genoeg
    .classic = Classic (24 magneten)
    .duo = DUO (12 spinnermagneten)
kluster-option-expert = Wie na het leggen nog steeds meer magneten heeft dan de volgende speler, mag er nog een leggen.
    .label = Expertmodus
kluster-option-inside_test = Wanneer een magneet binnen ligt: met zijn midden, of pas met zijn hele omtrek.
    .label = Binnen het koord
    .centre = Het midden
    .whole = De hele magneet
kluster-option-settle_time = Hoe lang alles stil moet liggen voordat de beurt eindigt, in tienden van een seconde.
    .label = Rusttijd
kluster-option-string_after_placing = Of je het koord nog mag bewegen terwijl de gelegde magneet tot rust komt.
    .label = Koord na het leggen
kluster-option-turn_timer = Seconden per beurt; zijn ze om, dan eindigt de beurt zonder magneet.
    .label = Beurtklok
kluster-option-solo_failures = Solo: hoeveel fouten je mag maken.
    .label = Solo: fouten
kluster-option-string_test = Wanneer koorden verbonden zijn: als ze elkaar kruisen, als ze elkaar raken, of als hun gebieden overlappen.
    .label = Verbonden koorden
    .cross = Kruisen
    .touch = Raken
    .area = Overlappen
kluster-option-strings_connected = Alle koorden moeten één groep vormen, in plaats van elk met één ander verbonden te zijn.
    .label = Alle koorden verbonden
kluster-option-extra_spinners = Wat er met overgebleven spinnermagneten gebeurt als het er meer zijn dan koorden.
    .label = Overgebleven spinnermagneten
    .remove = Uit het spel
    .second = Ook neerleggen
kluster-option-upright = Magneten mogen ook rechtop worden gezet.
    .label = Rechtopstaande magneten
kluster-option-first_player = Wie begint: de kleinste van jullie, of een willekeurige speler.
    .label = Wie begint
    .null = Willekeurig

## Wie wat moet doen. $who: you of other; $players is een naam

kluster-phase-strings =
    { $who ->
        [you] Je legt nu een koord.
       *[other] { $players } legt nu een koord.
    }
kluster-phase-turn =
    { $who ->
        [you] Jij bent aan zet.
       *[other] { $players } is aan zet.
    }
kluster-phase-more =
    { $who ->
        [you] Je mag nog een magneet leggen.
       *[other] { $players } mag nog een magneet leggen.
    }
kluster-phase-repair =
    { $who ->
        [you] Je moet een koord terugtrekken.
       *[other] { $players } moet een koord terugtrekken.
    }
kluster-phase-over = De partij is afgelopen.

## Wat er is gebeurd. $who: you of other

kluster-event-laid =
    { $who ->
        [you] Je legt een koord.
       *[other] { $player } legt een koord.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } overgebleven spinnermagneet wordt neergelegd.
       *[other] { $count } overgebleven spinnermagneten worden neergelegd.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Je legt een magneet
       *[other] { $player } legt een magneet
    }{ $pose ->
        [upright] {""}, rechtop
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Je pakt
       *[other] { $player } pakt
    } { $count ->
        [one] { $count } magneet
       *[other] { $count } magneten
    }: { $why ->
        [touched] magneten raakten elkaar
        [outside] buiten het speelgebied
       *[both] magneten raakten elkaar of verlieten het speelgebied
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } magneet valt om.
       *[other] { $count } magneten vallen om.
    }
kluster-event-separated =
    { $who ->
        [you] Een koord is losgeraakt: je moet het terugtrekken.
       *[other] Een koord is losgeraakt: { $player } moet het terugtrekken.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Je tijd is om.
               *[choice] Je legt geen magneet meer.
            }
       *[other]
            { $why ->
                [time] De tijd van { $player } is om.
               *[choice] { $player } legt geen magneet meer.
            }
    }
# Het attribuut is voor alleen spelen; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Je hebt je laatste magneet gelegd en wint.
       *[other] { $player } heeft de laatste magneet gelegd en wint.
    }
    .alone =
        { $why ->
            [placed_all] Alle magneten liggen in het speelgebied: een totale overwinning.
           *[failures] Eén fout te veel: de partij is afgelopen.
        }

## De tafel als tekst en als plaatje

kluster-hand = Je magneten
kluster-magnet-classic = magneet, { $size } mm
kluster-magnet-spinner = spinnermagneet
kluster-held =
    { $count ->
        [0] geen magneten meer
        [one] { $count } magneet in de hand
       *[other] { $count } magneten in de hand
    }
kluster-area =
    { $count ->
        [0] geen magneten in het speelgebied
        [one] { $count } magneet in het speelgebied
       *[other] { $count } magneten in het speelgebied
    }
kluster-failures = Fouten: { $count } van { $most }
kluster-legend = Pijlen wijzen naar de noordpool; ⊙ noord boven, ⊗ zuid boven; getallen zijn millimeters.

## Waarom een bot zo speelt

kluster-reason-alone = Er ligt daar nog niets in de buurt.
kluster-reason-safe = Daar beweegt niets; de dichtstbijzijnde magneet is { $gap } mm weg.
kluster-reason-string = Opzij getrokken maakt het koord daar ruimte; de dichtstbijzijnde magneet is { $gap } mm weg.
kluster-reason-narrow = Naar binnen getrokken laat het koord de volgende speler weinig ruimte; de dichtstbijzijnde magneet is { $gap } mm weg.
kluster-reason-last = Het is je laatste magneet: blijft alles rustig, dan win je.
kluster-reason-guess = Daar ziet het er rustig uit.
kluster-reason-least =
    { $count ->
        [one] Geen plek is veilig; deze kost maar { $count } magneet.
       *[other] Geen plek is veilig; deze kost maar { $count } magneten.
    }
kluster-reason-another = Er is plaats voor nog een, en je hebt er meer dan de volgende speler.
kluster-reason-enough = Nog een zou te riskant zijn.
kluster-reason-mend = De koorden moeten weer verbonden zijn.
kluster-reason-round = Een cirkel omsluit de meeste ruimte.
kluster-reason-shape = Een andere vorm, voor de afwisseling.
kluster-reason-overlap = Het moet een koord kruisen dat er al ligt.

## In de terminal. $choices: wat je kunt typen

kluster-ask-strings = In welke vorm leg je het koord? ({ $choices })
kluster-ask-turn = Welke magneet, en waar? ({ $choices })
kluster-ask-more = Je mag nog een magneet leggen. Welke, en waar? ({ $choices })
kluster-ask-repair = Een koord is losgeraakt. Hoe trek je het terug? ({ $choices })
kluster-pulled = Het koord wordt naar ({ $x }, { $y }) getrokken voordat je een magneet legt.
kluster-command-shape = legt het koord in die vorm; x en y van het midden mogen volgen
kluster-command-place = legt een magneet: nummer, x, y (mm), richting van de noordpool (graden); daarna eventueel up of down voor de pool die boven is
kluster-command-pull = trekt eerst aan een koord: nummer, knoop (0 t/m 63), x, y
kluster-command-mend = trekt de koorden weer bij elkaar
kluster-command-end = legt geen magneet meer
# Wat een bot zou doen. $number: de magneet in de lijst; $angle: in graden; $reason: een van kluster-reason-…
kluster-hint-lay_string = Leg het koord. { $reason }
kluster-hint-place = Leg magneet { $number } op ({ $x }, { $y }), gedraaid naar { $angle }°. { $reason }
kluster-hint-turn = Trek aan het koord en leg dan magneet { $number } op ({ $x }, { $y }), gedraaid naar { $angle }°. { $reason }
kluster-hint-mend = Trek de koorden bij elkaar. { $reason }
kluster-hint-end = Leg geen magneet meer. { $reason }


## De pagina: de tafel

kluster-page-table = De tafel
kluster-page-keys = De pijltjestoetsen bewegen de magneet, met Shift in kleine stapjes. Komma en punt pakken een magneet, { $left } en { $right } of R draaien hem, F zet hem rechtop, G pakt er nog een bij, Page Up tilt hem op en Page Down laat hem zakken, Enter laat hem los, Escape legt hem terug. S pakt het koord, en de pijltjes trekken eraan. X beëindigt je beurt als dat mag. L toont veldlijnen, D de gevarenkaart; Home toont de hele tafel, plus en min zoomen. Bij het leggen van een koord kiezen 1 t/m 5 de vorm en Enter legt het.
kluster-page-tools = Weergave
kluster-page-field = Veldlijnen
kluster-page-danger = Gevarenkaart
kluster-page-slow = Slow motion
kluster-page-skip = Overslaan

## De pagina: de hand

kluster-page-dock = Je hand
kluster-page-picked = Je houdt vast: { $stone }
kluster-page-rotate = Draaien
kluster-page-flip = Kantelen
kluster-page-gather = Nog een erbij pakken
kluster-page-gathered =
    { $count ->
        [one] 1 magneet in je hand
       *[other] { $count } magneten in je hand
    }
kluster-page-pose-flat = plat
kluster-page-pose-north_up = noordpool boven
kluster-page-pose-south_up = zuidpool boven
kluster-page-let_go = Loslaten
kluster-page-interrupted = Je beurt begint opnieuw
    .text = De verbinding viel weg tijdens je beurt: je magneet ligt weer bij de andere, en er is niets gelegd.
kluster-page-mm = { $mm } mm
kluster-page-high = mm hoog
kluster-page-more = Je hebt er meer dan de volgende speler: nog een?
kluster-page-enough = Dat was het
kluster-page-repair = Een koord is losgeraakt. Trek het terug tot het een ander kruist.
kluster-page-mended = De koorden zijn weer verbonden.
kluster-page-done = Klaar

## De pagina: een koord leggen

kluster-page-shapes = Vorm van het koord
kluster-page-shape-circle = Cirkel
kluster-page-shape-oval = Ovaal
kluster-page-shape-bean = Boon
kluster-page-shape-star = Ster
kluster-page-shape-free = Tekenen
kluster-page-lay = Leggen
kluster-page-string = Koord { $number } van { $count }
kluster-page-move = Sleep het koord op zijn plaats of kies een vorm.
kluster-page-draw = Teken een lus op de tafel.
kluster-page-overlap-yes = Het koord kruist een ander.
kluster-page-overlap-no = Het koord moet een ander kruisen.
kluster-page-fault-crossed = Het koord kruist zichzelf.
kluster-page-fault-small = De lus is te klein.
kluster-page-fault-tight = Het koord raakt zichzelf.
kluster-page-fault-off_table = Het koord ligt buiten de tafel.

## De pagina: wat er te doen is

kluster-page-advice-strings = Leg een koord
kluster-page-advice-pick = Pak een magneet
kluster-page-advice-lead = Breng hem op zijn plek en laat los
kluster-page-advice-more = Nog een, als je wilt
kluster-page-advice-repair = Trek het koord terug
kluster-page-advice-settle = Alles komt tot rust
kluster-page-hint-lay_string = Leg het koord langs de dunne lijn.
kluster-page-hint-place = Leg een magneet waar de bleke ligt.
kluster-page-hint-turn = Trek aan het koord zoals de pijl wijst, en leg dan een magneet waar de bleke ligt.
kluster-page-hint-mend = Trek aan het koord zoals de pijl wijst.
kluster-page-hint-end = Stop hier.

## De pagina: waarom niet

kluster-page-why-must_place = Je moet een magneet leggen.
kluster-page-why-upright = Hier moeten magneten plat liggen.
kluster-page-why-repair_first = Eerst het koord, dan een magneet.
kluster-page-why-string_apart = Het koord moet een ander kruisen.
kluster-page-why-bad_string = Zo kan het koord niet liggen.
kluster-page-why-off_table = Daar houdt de tafel op.

## De pagina: gezegd bij het toetsenbord. $way: waar vanaf hier

kluster-page-spoken-nearest =
    dichtstbijzijnde magneet { $mm } mm, { $way ->
        [left] links
        [above] boven
        [below] onder
        [upper_right] rechtsboven
        [upper_left] linksboven
        [lower_right] rechtsonder
        [lower_left] linksonder
       *[right] rechts
    }
kluster-page-spoken-hint =
    de tip { $mm } mm, { $way ->
        [left] links
        [above] boven
        [below] onder
        [upper_right] rechtsboven
        [upper_left] linksboven
        [lower_right] rechtsonder
        [lower_left] linksonder
       *[right] rechts
    }, noord op { $degrees }°
kluster-page-spoken-alone = geen magneet op de tafel
kluster-page-spoken-inside = binnen het koord
kluster-page-spoken-outside = buiten het koord
kluster-page-spoken-node = Koord { $number }, plek { $node } van 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = rustig
kluster-page-ease-turning = andere draaien
kluster-page-ease-pulling = hij wordt aangetrokken
kluster-page-ease-snap = het klikt zo vast

## De pagina: hoe het afliep

kluster-page-fewest = Wie geen magneet meer heeft, heeft gewonnen.
kluster-page-most = De magneten in het speelgebied tellen.

## Waarom een zet is geweigerd

refusal-kluster-not_in_hand = Deze magneet heb je niet in je hand: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Je hebt maar één magneet.
       *[other] Je hebt maar { $count } magneten.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Eerst moeten de koorden worden gelegd.
        [more] Je mag nu nog een magneet leggen, of je beurt beëindigen.
        [repair] Een koord is losgeraakt: trek het eerst terug.
       *[turn] Dat kan nu niet.
    }
refusal-kluster-must_place = Je moet in je beurt een magneet leggen (regel { $rule }).
refusal-kluster-off_table = Dat is voorbij de rand van de tafel (regel { $rule }).
refusal-kluster-upright = Aan deze tafel moeten magneten plat liggen (regel { $rule }).
refusal-kluster-repair_first = Een koord is losgeraakt: trek het terug voordat je iets legt (regel { $rule }).
refusal-kluster-no_such_string = Er is geen koord { $loop } dat je kunt bewegen of leggen.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] Het koord mag zichzelf niet kruisen
        [small] De lus van het koord is te klein
       *[tight] Het koord mag zichzelf niet raken
    } (regel { $rule }).
refusal-kluster-string_apart = Elk volgend koord moet er een kruisen dat er al ligt (regel { $rule }).
refusal-kluster-string_after_placing = Aan deze tafel mag je het koord niet meer bewegen zodra de magneet ligt (regel { $rule }).
refusal-kluster-track = Zo kan geen hand deze beurt gespeeld hebben ({ $what }).
refusal-kluster-digest = Nagespeeld eindigt deze beurt anders dan vastgelegd: { $found } in plaats van { $expected }.
refusal-kluster-other_physics = Vastgelegd met fysicaversie { $physics } op { $machine }; hier is het { $known } op { $here }, dus deze beurt is niet precies te controleren.
refusal-kluster-turn_over = Deze beurt is voorbij.
refusal-options-too_few_boxes = Deze dozen zijn voor hoogstens { $most } spelers, niet voor { $seats } (regel { $rule }).
