## Das Spiel

kluster-name = Kluster
    .about = Leg Magnete in den Schnurkreis, ohne dass sie zusammenschnappen.
    .tagline = Halt die Luft an. Noch ein Magnet …
    .minutes = 10 min

## Optionen: was jede bewirkt, ihr Name im Formular und ihre Werte in Worten

kluster-option-boxes = Welche Schachteln auf dem Tisch sind; ohne Angabe gerade genug für alle.
    .label = Schachteln
    .null = Gerade genug
    .classic = Klassik (24 Magnete)
    .duo = DUO (12 DUO-Magnete)
kluster-option-expert = Wer nach dem Legen immer noch mehr Magnete hat als die nächste Person, darf einen weiteren legen.
    .label = Expertenmodus
kluster-option-inside_test = Wann ein Magnet als innerhalb gilt: mit seiner Mitte oder erst mit dem ganzen Umriss.
    .label = Innerhalb der Schnur
    .centre = Die Mitte
    .whole = Der ganze Magnet
kluster-option-settle_time = Wie lange alles ruhen muss, bevor der Zug endet, in Zehntelsekunden.
    .label = Ruhezeit
kluster-option-string_after_placing = Ob die Schnur noch bewegt werden darf, während der gelegte Magnet zur Ruhe kommt.
    .label = Schnur nach dem Legen
kluster-option-turn_timer = Sekunden pro Zug; sind sie um, endet der Zug ohne Magnet.
    .label = Zuguhr
kluster-option-solo_failures = Solo: wie viele Fehler dir erlaubt sind.
    .label = Solo: Fehler
kluster-option-string_test = Wann Schnüre verbunden sind: wenn sie sich kreuzen, wenn sie sich berühren oder wenn sich ihre Bereiche überlappen.
    .label = Verbundene Schnüre
    .cross = Kreuzen
    .touch = Berühren
    .area = Überlappen
kluster-option-strings_connected = Alle Schnüre müssen eine Gruppe bilden; es genügt nicht, dass jede mit einer anderen verbunden ist.
    .label = Alle Schnüre verbunden
kluster-option-extra_spinners = Was mit übrigen DUO-Magneten geschieht, wenn es mehr sind als Schnüre.
    .label = Übrige DUO-Magnete
    .remove = Aus dem Spiel
    .second = Auch auslegen
kluster-option-upright = Magnete dürfen auch aufrecht hingestellt werden.
    .label = Aufrechte Magnete
kluster-option-first_player = Wer beginnt: die kleinste Person oder eine zufällig gewählte.
    .label = Wer beginnt
    .null = Zufall

## Wer was tun soll. $who: you oder other; $players ist ein Name

kluster-phase-strings =
    { $who ->
        [you] Du legst jetzt eine Schnur.
       *[other] { $players } legt jetzt eine Schnur.
    }
kluster-phase-turn =
    { $who ->
        [you] Du bist dran.
       *[other] { $players } ist dran.
    }
kluster-phase-more =
    { $who ->
        [you] Du darfst noch einen Magneten legen.
       *[other] { $players } darf noch einen Magneten legen.
    }
kluster-phase-repair =
    { $who ->
        [you] Du musst eine Schnur zurückziehen.
       *[other] { $players } muss eine Schnur zurückziehen.
    }
kluster-phase-over = Die Partie ist vorbei.

## Was geschehen ist. $who: you oder other

kluster-event-laid =
    { $who ->
        [you] Du legst eine Schnur.
       *[other] { $player } legt eine Schnur.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } übriger DUO-Magnet wird ausgelegt.
       *[other] { $count } übrige DUO-Magnete werden ausgelegt.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] Du legst einen Magneten
       *[other] { $player } legt einen Magneten
    }{ $pose ->
        [upright] {""}, aufrecht
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { $count ->
        [one] { $count } Magneten
       *[other] { $count } Magnete
    }: { $why ->
        [touched] Magnete haben sich berührt
        [outside] außerhalb des Spielbereichs
       *[both] Magnete haben sich berührt oder den Spielbereich verlassen
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } Magnet fällt um.
       *[other] { $count } Magnete fallen um.
    }
kluster-event-separated =
    { $who ->
        [you] Eine Schnur hat sich gelöst: Du musst sie zurückziehen.
       *[other] Eine Schnur hat sich gelöst: { $player } muss sie zurückziehen.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Deine Zeit ist um.
               *[choice] Du legst keinen weiteren Magneten.
            }
       *[other]
            { $why ->
                [time] Die Zeit von { $player } ist um.
               *[choice] { $player } legt keinen weiteren Magneten.
            }
    }
# Das Attribut ist für das Spiel allein; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] Du hast deinen letzten Magneten gelegt und gewinnst.
       *[other] { $player } hat den letzten Magneten gelegt und gewinnt.
    }
    .alone =
        { $why ->
            [placed_all] Alle Magnete liegen im Spielbereich: ein voller Sieg.
           *[failures] Ein Fehler zu viel: Die Partie ist vorbei.
        }

## Der Tisch als Text und als Bild

kluster-hand = Deine Magnete
kluster-magnet-classic = Magnet, { $size } mm
kluster-magnet-spinner = DUO-Magnet
kluster-held =
    { $count ->
        [0] keine Magnete mehr
        [one] { $count } Magnet auf der Hand
       *[other] { $count } Magnete auf der Hand
    }
kluster-area =
    { $count ->
        [0] keine Magnete im Spielbereich
        [one] { $count } Magnet im Spielbereich
       *[other] { $count } Magnete im Spielbereich
    }
kluster-failures = Fehler: { $count } von { $most }
kluster-legend = Pfeile zeigen zum Nordpol; ⊙ Norden oben, ⊗ Süden oben; die Zahlen sind Millimeter.

## Warum ein Bot so spielt

kluster-reason-alone = In der Nähe liegt noch nichts.
kluster-reason-safe = Dort bewegt sich nichts; der nächste Magnet ist { $gap } mm entfernt.
kluster-reason-string = Zur Seite gezogen schafft die Schnur dort Platz; der nächste Magnet ist { $gap } mm entfernt.
kluster-reason-narrow = Nach innen gezogen lässt die Schnur der nächsten Person wenig Platz; der nächste Magnet ist { $gap } mm entfernt.
kluster-reason-last = Es ist dein letzter Magnet: Bleibt alles ruhig, gewinnst du.
kluster-reason-guess = Dort sieht es ruhig aus.
kluster-reason-least =
    { $count ->
        [one] Kein Platz ist sicher; dieser kostet nur { $count } Magneten.
       *[other] Kein Platz ist sicher; dieser kostet nur { $count } Magnete.
    }
kluster-reason-another = Für einen weiteren ist Platz, und du hast mehr als die nächste Person.
kluster-reason-enough = Ein weiterer wäre zu gewagt.
kluster-reason-mend = Die Schnüre müssen wieder verbunden sein.
kluster-reason-round = Ein Kreis umschließt den meisten Platz.
kluster-reason-shape = Zur Abwechslung eine andere Form.
kluster-reason-overlap = Sie muss eine Schnur kreuzen, die schon liegt.

## Im Terminal. $choices: was man tippen kann

kluster-ask-strings = In welcher Form legst du die Schnur? ({ $choices })
kluster-ask-turn = Welcher Magnet, und wohin? ({ $choices })
kluster-ask-more = Du darfst noch einen Magneten legen. Welchen, und wohin? ({ $choices })
kluster-ask-repair = Eine Schnur hat sich gelöst. Wie ziehst du sie zurück? ({ $choices })
kluster-pulled = Die Schnur wird nach ({ $x }, { $y }) gezogen, bevor du einen Magneten legst.
kluster-command-shape = legt die Schnur in dieser Form; x und y ihrer Mitte können folgen
kluster-command-place = legt einen Magneten: Nummer, x, y (mm), Richtung seines Nordpols (Grad); auf Wunsch up oder down für den Pol, der oben ist
kluster-command-pull = zieht zuerst an einer Schnur: Nummer, Knoten (0 bis 63), x, y
kluster-command-mend = zieht die Schnüre wieder zusammen
kluster-command-end = legt keinen weiteren Magneten
# Was ein Bot täte. $number: der Magnet in der Liste; $angle: in Grad; $reason: eines von kluster-reason-…
kluster-hint-lay_string = Leg die Schnur. { $reason }
kluster-hint-place = Leg Magnet { $number } auf ({ $x }, { $y }), gedreht auf { $angle }°. { $reason }
kluster-hint-turn = Zieh an der Schnur, dann leg Magnet { $number } auf ({ $x }, { $y }), gedreht auf { $angle }°. { $reason }
kluster-hint-mend = Zieh die Schnüre zusammen. { $reason }
kluster-hint-end = Leg keinen weiteren Magneten. { $reason }


## Die Seite: der Tisch

kluster-page-table = Der Tisch
kluster-page-keys = Die Pfeiltasten bewegen den Magneten, mit Umschalt in kleinen Schritten. Komma und Punkt nehmen einen Magneten, { $left } und { $right } oder R drehen ihn, F stellt ihn auf, G nimmt einen weiteren dazu, Bild auf und Bild ab heben und senken ihn, die Eingabetaste lässt ihn los, Escape legt ihn zurück. S fasst die Schnur, und die Pfeile ziehen sie. X beendet den Zug, wenn du darfst. L zeigt Feldlinien, D die Gefahrenkarte; Pos1 zeigt den ganzen Tisch, Plus und Minus zoomen. Beim Legen der Schnur wählen 1 bis 5 die Form, die Eingabetaste legt sie.
kluster-page-tools = Ansicht
kluster-page-field = Feldlinien
kluster-page-danger = Gefahrenkarte
kluster-page-slow = Zeitlupe
kluster-page-skip = Überspringen

## Die Seite: die Hand

kluster-page-dock = Deine Hand
kluster-page-picked = Du hältst: { $stone }
kluster-page-rotate = Drehen
kluster-page-flip = Kippen
kluster-page-gather = Einen weiteren dazunehmen
kluster-page-gathered =
    { $count ->
        [one] 1 Magnet in deiner Hand
       *[other] { $count } Magnete in deiner Hand
    }
kluster-page-pose-flat = flach
kluster-page-pose-north_up = Nordpol oben
kluster-page-pose-south_up = Südpol oben
kluster-page-let_go = Loslassen
kluster-page-interrupted = Dein Zug beginnt von vorn
    .text = Die Verbindung ist mitten im Zug abgerissen: Dein Magnet liegt wieder bei den anderen, und es wurde nichts gelegt.
kluster-page-mm = { $mm } mm
kluster-page-high = mm hoch
kluster-page-more = Du hältst mehr als die nächste Person: noch einer?
kluster-page-enough = Das war’s
kluster-page-repair = Eine Schnur hat sich gelöst. Zieh sie zurück, bis sie eine andere kreuzt.
kluster-page-mended = Die Schnüre sind wieder verbunden.
kluster-page-done = Fertig

## Die Seite: eine Schnur legen

kluster-page-shapes = Form der Schnur
kluster-page-shape-circle = Kreis
kluster-page-shape-oval = Oval
kluster-page-shape-bean = Bohne
kluster-page-shape-star = Stern
kluster-page-shape-free = Zeichnen
kluster-page-lay = Legen
kluster-page-string = Schnur { $number } von { $count }
kluster-page-move = Zieh die Schnur an ihren Platz oder wähl eine Form.
kluster-page-draw = Zeichne eine geschlossene Linie auf den Tisch.
kluster-page-overlap-yes = Die Schnur kreuzt eine andere.
kluster-page-overlap-no = Die Schnur muss eine andere kreuzen.
kluster-page-fault-crossed = Die Schnur kreuzt sich selbst.
kluster-page-fault-small = Die Schlaufe ist zu klein.
kluster-page-fault-tight = Die Schnur liegt zu eng.
kluster-page-fault-off_table = Die Schnur ragt über den Tisch hinaus.

## Die Seite: was jetzt zu tun ist

kluster-page-advice-strings = Leg eine Schnur
kluster-page-advice-pick = Nimm einen Magneten
kluster-page-advice-lead = Führ ihn hin, dann lass los
kluster-page-advice-more = Noch einer, wenn du magst
kluster-page-advice-repair = Zieh die Schnur zurück
kluster-page-advice-settle = Alles kommt zur Ruhe
kluster-page-hint-lay_string = Leg die Schnur entlang der dünnen Linie.
kluster-page-hint-place = Leg einen Magneten dorthin, wo der blasse liegt.
kluster-page-hint-turn = Zieh die Schnur, wie der Pfeil zeigt, und leg dann einen Magneten dorthin, wo der blasse liegt.
kluster-page-hint-mend = Zieh die Schnur, wie der Pfeil zeigt.
kluster-page-hint-end = Hör hier auf.

## Die Seite: warum nicht

kluster-page-why-must_place = Du musst einen Magneten legen.
kluster-page-why-upright = Hier müssen Magnete flach liegen.
kluster-page-why-repair_first = Erst die Schnur, dann ein Magnet.
kluster-page-why-string_apart = Die Schnur muss eine andere kreuzen.
kluster-page-why-bad_string = So kann die Schnur nicht liegen.
kluster-page-why-off_table = Dort endet der Tisch.

## Die Seite: für die Tastatur gesagt. $way: wo von hier aus

kluster-page-spoken-nearest =
    nächster Magnet { $mm } mm, { $way ->
        [left] links
        [above] oben
        [below] unten
        [upper_right] oben rechts
        [upper_left] oben links
        [lower_right] unten rechts
        [lower_left] unten links
       *[right] rechts
    }
kluster-page-spoken-hint =
    der Tipp { $mm } mm, { $way ->
        [left] links
        [above] oben
        [below] unten
        [upper_right] oben rechts
        [upper_left] oben links
        [lower_right] unten rechts
        [lower_left] unten links
       *[right] rechts
    }, Norden bei { $degrees }°
kluster-page-spoken-alone = kein Magnet auf dem Tisch
kluster-page-spoken-inside = innerhalb der Schnur
kluster-page-spoken-outside = außerhalb der Schnur
kluster-page-spoken-node = Schnur { $number }, Stelle { $node } von 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = ruhig
kluster-page-ease-turning = andere drehen sich
kluster-page-ease-pulling = er wird angezogen
kluster-page-ease-snap = gleich schnappt es

## Die Seite: wie es ausging

kluster-page-fewest = Wer keinen Magneten mehr hält, hat gewonnen.
kluster-page-most = Es zählen die Magnete im Spielbereich.

## Warum ein Zug abgelehnt wurde

refusal-kluster-not_in_hand = Diesen Magneten hast du nicht auf der Hand: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] Du hast nur einen Magneten.
       *[other] Du hast nur { $count } Magnete.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] Zuerst müssen die Schnüre gelegt werden.
        [more] Du darfst jetzt noch einen Magneten legen oder deinen Zug beenden.
        [repair] Eine Schnur hat sich gelöst: Zieh sie zuerst zurück.
       *[turn] Das geht gerade nicht.
    }
refusal-kluster-must_place = Du musst in deinem Zug einen Magneten legen (Regel { $rule }).
refusal-kluster-off_table = Das liegt jenseits der Tischkante (Regel { $rule }).
refusal-kluster-upright = An diesem Tisch müssen die Magnete flach liegen (Regel { $rule }).
refusal-kluster-repair_first = Eine Schnur hat sich gelöst: Zieh sie zurück, bevor du etwas legst (Regel { $rule }).
refusal-kluster-no_such_string = Eine Schnur { $loop }, die du bewegen oder legen könntest, gibt es nicht.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] Die Schnur darf sich nicht selbst kreuzen
        [small] Die Schlaufe der Schnur ist zu klein
       *[tight] Die Schnur darf sich nicht selbst berühren
    } (Regel { $rule }).
refusal-kluster-string_apart = Jede weitere Schnur muss eine kreuzen, die schon liegt (Regel { $rule }).
refusal-kluster-string_after_placing = An diesem Tisch darf die Schnur nicht mehr bewegt werden, sobald der Magnet liegt (Regel { $rule }).
refusal-kluster-track = So kann keine Hand diesen Zug gespielt haben ({ $what }).
refusal-kluster-digest = Nachgespielt endet dieser Zug anders als aufgezeichnet: { $found } statt { $expected }.
refusal-kluster-other_physics = Aufgezeichnet mit Physik { $physics } auf { $machine }; hier ist es { $known } auf { $here }, daher lässt sich dieser Zug nicht genau prüfen.
refusal-kluster-turn_over = Dieser Zug ist vorbei.
refusal-options-too_few_boxes = Diese Schachteln reichen für höchstens { $most } Personen, nicht für { $seats } (Regel { $rule }).
