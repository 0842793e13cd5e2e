## Was Klub über Bluffwürfel sagt. Jeder Schlüssel beginnt mit dem Namen des Spiels.

liars_dice-name = Bluffwürfel
    .about = Biete auf die Würfel unter allen Bechern, glaube den anderen oder nicht, und behalte als Letzter Würfel.
    .tagline = Fünf Würfel, ein Becher und ein Pokergesicht.
    .minutes = 15 min

liars_dice-option-dice = Mit wie vielen Würfeln jeder beginnt.
    .label = Würfel pro Person
liars_dice-option-wild_ones = Einsen zählen als jede Zahl, und niemand darf auf sie bieten.
    .label = Einsen sind Joker
liars_dice-option-spot_on = Man darf auch sagen, dass das letzte Gebot genau stimmt: Dann verlieren alle anderen einen Würfel.
    .label = Genau richtig

# So viele Würfel eines Werts, wie andere Sätze es brauchen
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } Eins
           *[other] { $count } Einsen
        }
        [2] { $count ->
            [one] { $count } Zwei
           *[other] { $count } Zweien
        }
        [3] { $count ->
            [one] { $count } Drei
           *[other] { $count } Dreien
        }
        [4] { $count ->
            [one] { $count } Vier
           *[other] { $count } Vieren
        }
        [5] { $count ->
            [one] { $count } Fünf
           *[other] { $count } Fünfen
        }
       *[6] { $count ->
            [one] { $count } Sechs
           *[other] { $count } Sechsen
        }
    }

liars_dice-moves-raise = Höher bieten
liars_dice-moves-doubt = Anzweifeln
liars_dice-moves-exact = Genau richtig
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Gelogen!
liars_dice-move-exact = Genau richtig!

liars_dice-event-raise =
    { $who ->
        [you] Du bietest: { liars_dice-dice }.
       *[other] { $player } bietet: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] Du glaubst es nicht: { liars_dice-dice }.
       *[other] { $player } glaubt es nicht: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] Du sagst, es stimmt genau: { liars_dice-dice }.
       *[other] { $player } sagt, es stimmt genau: { liars_dice-dice }.
    }
liars_dice-event-revealed = Unter den Bechern: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] Du verlierst deinen letzten Würfel und bist draußen.
            [one] Du verlierst einen Würfel und hast noch einen.
           *[other] Du verlierst einen Würfel und hast noch { $left }.
        }
       *[other] { $left ->
            [0] { $player } verliert den letzten Würfel und ist draußen.
            [one] { $player } verliert einen Würfel und hat noch einen.
           *[other] { $player } verliert einen Würfel und hat noch { $left }.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $player } hat gewonnen.
    }

liars_dice-reason-raise = Das stimmt in etwa { $chance } % aller Fälle.
liars_dice-reason-bluff = Ein Bluff: Das stimmt nur in etwa { $chance } % aller Fälle – aber wer sagt es?
liars_dice-reason-doubt = Das Gebot ist in etwa { $chance } % aller Fälle falsch.
liars_dice-reason-exact = Das Gebot stimmt in etwa { $chance } % aller Fälle genau.

refusal-liars_dice-ones_are_wild = Einsen sind Joker, deshalb bietet niemand auf sie.
refusal-liars_dice-no_such_face = Ein Würfel hat keine { $face }.
refusal-liars_dice-no_such_count = Auf { $count } Würfel kannst du nicht bieten: mindestens auf einen und höchstens auf { $most }, denn mehr sind nicht im Spiel.
refusal-liars_dice-not_higher = Dein Gebot muss höher sein als das letzte ({ liars_dice-dice }): mehr Würfel, oder gleich viele einer höheren Zahl.
refusal-liars_dice-no_spot_on = An diesem Tisch gibt es kein „Genau richtig“.
refusal-liars_dice-no_bid_yet = In dieser Runde hat noch niemand geboten, also gibt es nichts anzuzweifeln.
