## Wat Klub over Blufdobbelen zegt. Elke sleutel begint met de naam van het spel.

liars_dice-name = Blufdobbelen
    .about = Bied op de dobbelstenen onder alle bekers, geloof de anderen of niet, en houd als laatste dobbelstenen over.
    .tagline = Vijf dobbelstenen, één beker en een uitgestreken gezicht.
    .minutes = 15 min

liars_dice-option-dice = Met hoeveel dobbelstenen iedereen begint.
    .label = Dobbelstenen per persoon
liars_dice-option-wild_ones = Enen gelden als elke waarde, en niemand mag erop bieden.
    .label = Enen zijn jokers
liars_dice-option-spot_on = Je mag ook zeggen dat het laatste bod precies klopt: dan verliezen alle anderen een dobbelsteen.
    .label = Precies goed

# Zoveel dobbelstenen met een waarde, voor andere zinnen
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } een
           *[other] { $count } enen
        }
        [2] { $count ->
            [one] { $count } twee
           *[other] { $count } tweeën
        }
        [3] { $count ->
            [one] { $count } drie
           *[other] { $count } drieën
        }
        [4] { $count ->
            [one] { $count } vier
           *[other] { $count } vieren
        }
        [5] { $count ->
            [one] { $count } vijf
           *[other] { $count } vijven
        }
       *[6] { $count ->
            [one] { $count } zes
           *[other] { $count } zessen
        }
    }

liars_dice-moves-raise = Hoger bieden
liars_dice-moves-doubt = Twijfelen
liars_dice-moves-exact = Precies goed
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Gelogen!
liars_dice-move-exact = Precies goed!

liars_dice-event-raise =
    { $who ->
        [you] Je biedt: { liars_dice-dice }.
       *[other] { $player } biedt: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Je gelooft het niet: { liars_dice-dice }.
       *[other] { $player } gelooft het niet: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Je zegt dat het precies klopt: { liars_dice-dice }.
       *[other] { $player } zegt dat het precies klopt: { liars_dice-dice }.
    }
liars_dice-event-revealed = Onder de bekers: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Je verliest je laatste dobbelsteen en ligt eruit.
            [one] Je verliest een dobbelsteen en hebt er nog één.
           *[other] Je verliest een dobbelsteen en hebt er nog { $left }.
        }
       *[other] { $left ->
            [0] { $player } verliest de laatste dobbelsteen en ligt eruit.
            [one] { $player } verliest een dobbelsteen en heeft er nog één.
           *[other] { $player } verliest een dobbelsteen en heeft er nog { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Je hebt gewonnen!
       *[other] { $player } heeft gewonnen.
    }

liars_dice-reason-raise = Dit klopt in ongeveer { $chance } % van de gevallen.
liars_dice-reason-bluff = Een bluf: dit klopt maar in ongeveer { $chance } % van de gevallen, maar wie zegt het?
liars_dice-reason-doubt = Het bod is in ongeveer { $chance } % van de gevallen onwaar.
liars_dice-reason-exact = Het bod klopt in ongeveer { $chance } % van de gevallen precies.

refusal-liars_dice-ones_are_wild = Enen zijn jokers, dus niemand biedt erop.
refusal-liars_dice-no_such_face = Een dobbelsteen heeft geen { $face }.
refusal-liars_dice-no_such_count = Op { $count } dobbelstenen kun je niet bieden: op minstens één en hoogstens { $most }, want meer zijn er niet.
refusal-liars_dice-not_higher = Je bod moet hoger zijn dan het laatste ({ liars_dice-dice }): meer dobbelstenen, of evenveel met een hogere waarde.
refusal-liars_dice-no_spot_on = Aan deze tafel wordt zonder “precies goed” gespeeld.
refusal-liars_dice-no_bid_yet = In deze ronde heeft nog niemand geboden, dus valt er niets te betwijfelen.
