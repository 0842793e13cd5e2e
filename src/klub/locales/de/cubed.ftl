## Optionen: was jede bewirkt, wie sie in Formularen heißt, und ihre Werte in Worten

cubed-option-match = Ob alle Seiten, die sich berühren, in der Farbe passen müssen, oder ob zwei davon reichen.
    .label = Passende Farben
    .all = Alle Seiten
    .two = Zwei Seiten
cubed-option-rounds = Wie viele Runden gespielt werden; eine einzige ist ein schnelles Spiel.
    .label = Runden
cubed-option-bridging = Wer eine Lücke zwischen zwei Steinen überbrückt, darf gleich einen zweiten Stein legen.
    .label = Brücke schlagen
cubed-option-bridge = Was eine Lücke überbrückt: Nachbarn, die dort nicht aneinanderliegen, oder Steine auf gegenüberliegenden Seiten.
    .label = Was eine Brücke ist
    .arcs = Getrennte Nachbarn
    .opposite = Gegenüber
cubed-option-bridge_chain = Ein zweiter Stein, der wieder überbrückt, bringt einen dritten, und so weiter.
    .label = Brücken in Folge
cubed-option-fill_the_void = Wer ein rundum umschlossenes Feld füllt, darf jemand anderem einen Stein geben.
    .label = Loch füllen
cubed-option-draw_many = Statt zu legen, bis zu drei Steine ziehen, einen behalten und die anderen zurücklegen.
    .label = Zieh 3, behalte 1
cubed-option-open_hands = Alle sehen alle Steine.
    .label = Offene Hände
cubed-option-solo_discard = Allein: ob überzählige Sperrsteine aus dem Spiel gehen oder zurück in den Beutel.
    .label = Solo: Sperrsteine
    .out = Aus dem Spiel
    .bag = In den Beutel
cubed-option-solo_variants = „Brücke schlagen“ und „Zieh 3, behalte 1“ auch dann, wenn du allein spielst.
    .label = Solo: Zusatzzüge
cubed-option-first_player = Wer beginnt: die älteste Person, oder wen der Zufall bestimmt.
    .label = Wer beginnt
    .null = Zufall
cubed-option-colors = Wie viele Farben es gibt.
    .label = Farben
cubed-option-blockers_per_color = Wie viele Sperrsteine es von jeder Farbe gibt.
    .label = Sperrsteine je Farbe
cubed-option-mirrored_singles = Dreifarbige Steine gibt es in beiden Spiegelformen.
    .label = Gespiegelte Einer

## Farben: Namen, die sich nicht beugen

cubed-color-a = Morgen
cubed-color-b = Sonne
cubed-color-c = Rose
cubed-color-d = Glut
cubed-color-e = Himmel
cubed-color-f = Pflaume
cubed-color-x = Schwarz

## Steine in Worten: ihre Sorte und die Farben ihrer Rauten der Reihe nach

# Das Attribut .object ist die Form für „legt …“, „gibt …“ (Akkusativ)
cubed-piece-blocker = ein Sperrstein ({ $first })
    .object = einen Sperrstein ({ $first })
cubed-piece-triple = ein Dreier ({ $first })
    .object = einen Dreier ({ $first })
cubed-piece-double = ein Zweier ({ $first }, { $second }, { $third })
    .object = einen Zweier ({ $first }, { $second }, { $third })
cubed-piece-single = ein Einer ({ $first }, { $second }, { $third })
    .object = einen Einer ({ $first }, { $second }, { $third })
cubed-piece-hidden = ein verdeckter Stein
    .object = einen verdeckten Stein

# Ein Nachbar, der nicht passt. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] rechts
        [lower_right] unten rechts
        [lower_left] unten links
        [left] links
        [upper_left] oben links
       *[upper_right] oben rechts
    } träfe { $mine } auf { $theirs }: { $piece } auf ({ $q }, { $r })
# Mehrere davon
cubed-neighbours = { $first }; { $second }

## Punkte

cubed-points =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Wer am Zug ist: $players ist ein Name

cubed-phase-turn = Am Zug: { $players }
cubed-phase-bridge = Darf einen zweiten Stein legen: { $players }
cubed-phase-gift = Darf einen Stein verschenken: { $players }
cubed-phase-keep = Wählt, welcher Stein bleibt: { $players }
cubed-phase-over = Die Partie ist vorbei.

## Was geschah. $who: you oder other; $piece steht im Akkusativ.

# $earned: bridge, void oder nothing; $died: so viele Felder sind seither gesperrt
cubed-event-played =
    { $who ->
        [you] Du legst
       *[other] { $player } legt
    } { $piece } auf ({ $q }, { $r }){ $earned ->
        [bridge] {""}: eine Brücke
        [void] {""}: das Loch ist gefüllt
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } Feld ist jetzt gesperrt.
       *[other] {" "}{ $died } Felder sind jetzt gesperrt.
    }
# $pieces: was du gezogen hast
cubed-event-drew =
    { $who ->
        [you] Du ziehst: { $pieces }.
       *[other]
            { $player } zieht { $count ->
                [one] einen Stein
               *[other] { $count } Steine
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] Du legst keinen zweiten Stein.
                [gift] Du verschenkst nichts.
               *[turn] Du passt.
            }
       *[other]
            { $what ->
                [bridge] { $player } legt keinen zweiten Stein.
                [gift] { $player } verschenkt nichts.
               *[turn] { $player } passt.
            }
    }
cubed-event-kept =
    { $who ->
        [you] Du behältst
       *[other] { $player } behält
    } { $piece }; { $returned ->
        [one] ein Stein kommt
       *[other] { $returned } Steine kommen
    } zurück in den Beutel.
# $receives: you oder other; $receiver: wer ihn bekommt
cubed-event-gave =
    { $who ->
        [you] Du gibst { $receiver } { $piece }.
       *[other]
            { $player } gibt { $receives ->
                [you] dir
               *[other] { $receiver }
            } { $piece }.
    }
# $why: out, stuck, closed; $list: alle mit ihren Punkten. Das Attribut gilt für das Spiel allein.
cubed-event-round_over =
    Runde { $round } ist vorbei: { $why ->
        [out] Eine Hand ist leer
        [stuck] Niemand kann noch einen Stein legen
       *[closed] Es ist kein Platz mehr frei
    }. { $list }.
    .alone =
        { $why ->
            [out] Alle Steine liegen: gewonnen.
            [stuck] Nichts passt mehr: verloren.
           *[closed] Es ist kein Platz mehr frei: verloren.
        }
cubed-event-round_began =
    Runde { $round } beginnt. { $who ->
        [you] Du fängst an.
       *[other] { $player } fängt an.
    }

## Der Tisch als Text und als Bild

cubed-hand = Deine Steine
cubed-head-points = Punkte
cubed-head-pieces = Steine
cubed-round = Runde { $round } von { $rounds }
cubed-bag =
    { $count ->
        [0] der Beutel ist leer
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
cubed-held =
    { $count ->
        [0] keine Steine mehr
        [one] { $count } Stein auf der Hand
       *[other] { $count } Steine auf der Hand
    }
cubed-sort-blocker = Sperrsteine
cubed-sort-triple = Dreier
cubed-sort-double = Zweier
cubed-sort-single = Einer

## Warum ein Bot so spielt

cubed-reason-shed = Du wirst { cubed-points } los.
cubed-reason-shed_and_deny = Du wirst { cubed-points } los und lässt den anderen weniger Plätze.
# $cells: wie viele Felder dann gesperrt sind
cubed-reason-block =
    Du wirst { cubed-points } los und sperrst { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }.
cubed-reason-go_out = Es ist dein letzter Stein: Du bist fertig.
cubed-reason-only_play = Sonst lässt sich nichts legen; du wirst { cubed-points } los.
cubed-reason-draw_stuck = Keiner deiner Steine passt.
cubed-reason-draw_wait = Die Plätze sind später mehr wert.
cubed-reason-draw_choice = Aus { $count } Steinen zu wählen ist besser als einer.
cubed-reason-keep_cheap = Er kostet am wenigsten: { cubed-points }.
cubed-reason-give_dear = Er kostet am meisten: { cubed-points }.
cubed-reason-pass = Es gibt nichts Besseres.

## Im Terminal. $choices: was man eingeben kann

cubed-ask-piece = Welcher Stein? ({ $choices })
cubed-ask-second = Du darfst einen zweiten Stein legen. Welchen? ({ $choices })
cubed-ask-place = Wohin? ({ $choices })
cubed-ask-keep = Welchen Stein behältst du? ({ $choices })
cubed-ask-gift = Welchen Stein verschenkst du, und an wen? ({ $choices })
cubed-places = Plätze für { $piece }, und wie oft zu drehen ist:
cubed-no-places = Für { $piece } gibt es gerade keinen Platz.
cubed-command-number = wählt einen Stein und dann einen seiner Plätze; oder alles auf einmal: Stein q r Drehung
    .form = Zahl
cubed-command-places = zeigt diese Hilfe; ist ein Stein gewählt, wo er passt
cubed-command-draw = zieht einen Stein aus dem Beutel
cubed-command-draw_many = zieht so viele Steine; einen davon behältst du
cubed-command-pass = beendet deinen Zug
cubed-command-give = gibt B den Stein 3
cubed-command-no = verschenkt nichts
# Was ein Bot täte. $piece steht im Akkusativ; $turn: 0 bis 2; $reason: eines von cubed-reason-…
cubed-hint-play =
    Lege { $piece } auf ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , einmal gedreht
       *[other] , zweimal gedreht
    }. { $reason }
cubed-hint-draw = Zieh einen Stein. { $reason }
cubed-hint-draw_many = Zieh { $count } Steine. { $reason }
cubed-hint-pass = Passe. { $reason }
cubed-hint-keep = Behalte { $piece }. { $reason }
cubed-hint-give = Gib { $player } { $piece }. { $reason }
cubed-hint-skip_gift = Verschenke nichts. { $reason }
