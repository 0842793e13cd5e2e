## Das Spiel

clustered-name = Clustered
    .about = Leg Karten an, die mit ihren Nachbarn zwei Merkmale teilen, und baue Reihen und ein Rechteck.

## Optionen: was jede bewirkt und wie sie in Formularen heißt

clustered-option-third_wild = Diese Personen haben drei statt zwei Joker: ein Vorsprung für Jüngere oder Neulinge.
    .label = Dritter Joker
clustered-option-quick_play = Beginne mit den besten fünf von sieben Karten; zieh am Ende jedes Zugs zwei und wirf eine ab.
    .label = Schnelles Spiel
clustered-option-quick_discard_from = Im schnellen Spiel: irgendeine Handkarte abwerfen oder eine der beiden gerade gezogenen.
    .label = Schnelles Spiel: abwerfen von
clustered-option-first_bonuses = Je zwei Punkte für die erste Fünferreihe und das erste Rechteck aus 2 × 3 Karten.
    .label = Bonus für die Ersten
clustered-option-largest_bonuses = Je zwei Punkte für die längste Reihe und das größte Rechteck am Ende.
    .label = Bonus für das Größte
clustered-option-bounds = Wie groß der Tisch ist, in Karten. Über seinen Rand hinaus lässt sich nichts legen.
    .label = Größe des Tischs
clustered-option-first_player = Wer beginnt: die jüngste Person, oder wen der Zufall bestimmt.
    .label = Wer beginnt
clustered-option-discards_visible = Alle sehen, welche Karten abgeworfen wurden.
    .label = Offene Abwürfe
clustered-option-two_starts = Mit zwei Startkarten spielen. Nach den Regeln sind es ab fünf Personen zwei.
    .label = Zwei Startkarten

## Karten in Worten. Das Attribut .object ist die Form für „legt …“, „wirft … ab“ (Akkusativ).

# $number: 1 bis 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            { $shape ->
                [circle]
                    ein { $fill ->
                        [dashed] schraffierter
                        [hollow] leerer
                       *[solid] gefüllter
                    } Kreis
               *[other]
                    ein { $fill ->
                        [dashed] schraffiertes
                        [hollow] leeres
                       *[solid] gefülltes
                    } { $shape ->
                        [square] Quadrat
                       *[triangle] Dreieck
                    }
            }
       *[other]
            { $number ->
                [2] zwei
               *[3] drei
            } { $fill ->
                [dashed] schraffierte
                [hollow] leere
               *[solid] gefüllte
            } { $shape ->
                [circle] Kreise
                [square] Quadrate
               *[triangle] Dreiecke
            }
    }
    .object =
        { $number ->
            [1]
                { $shape ->
                    [circle]
                        einen { $fill ->
                            [dashed] schraffierten
                            [hollow] leeren
                           *[solid] gefüllten
                        } Kreis
                   *[other] { clustered-card }
                }
           *[other] { clustered-card }
        }
clustered-card-wild = ein Joker
    .object = einen Joker
clustered-card-start = die Startkarte
    .object = { clustered-card-start }
clustered-card-hidden = eine verdeckte Karte
    .object = { clustered-card-hidden }

# Eine Nachbarkarte, die nicht passt. $side: left, right, above, below; $shared: das eine gemeinsame Merkmal oder none
clustered-neighbour =
    mit der Karte { $side ->
        [left] links daneben
        [right] rechts daneben
        [above] darüber
       *[below] darunter
    } ({ $card } auf { $x }, { $y }) hat sie { $shared ->
        [shape] nur die Form gemeinsam
        [fill] nur die Füllung gemeinsam
        [number] nur die Anzahl gemeinsam
       *[none] nichts gemeinsam
    }
# Mehrere davon
clustered-neighbours = { $first }; { $second }

## Punkte und woher sie kommen

clustered-points =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
clustered-rectangle = Rechteck { $width } × { $height }
clustered-row = { $length }er-Zeile
clustered-column = { $length }er-Spalte
clustered-bonus-first_line = erste Fünferreihe
clustered-bonus-first_rectangle = erstes Rechteck aus 2 × 3 Karten
clustered-bonus-longest_line = längste Reihe
clustered-bonus-largest_rectangle = größtes Rechteck

## Der Tisch als Text und als Bild

# Jede Variable ist ein Zeichen
clustered-legend = { $solid } gefüllt · { $hollow } leer · { $dashed } schraffiert · { $wild } Joker · { $start } Start
clustered-head-points = Punkte
clustered-head-hand = Hand
clustered-head-deck = Stapel
clustered-hand = Hand
clustered-cards_left =
    { $cards ->
        [0] keine Karten mehr
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
# Wer am Zug ist: $players ist ein Name oder mehrere mit Kommas
clustered-phase-turn = Am Zug: { $players }
clustered-phase-start_discards = Noch am Abwerfen: { $players }
clustered-phase-quick_discard = Noch eine Karte abzuwerfen: { $players }
clustered-phase-over = Die Partie ist vorbei.

## Was geschah. $who: you oder other; $card steht im Akkusativ.

clustered-event-placed =
    { $who ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } auf ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Du wirfst
       *[other] { $player } wirft
    } { $card } ab{ $why ->
        [stuck] , weil nichts passt
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $player } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
clustered-event-revealed = Alle haben abgeworfen; es geht los.
# $bonus: eines von clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] Den Bonus „{ $bonus }“ hast jetzt du.
        [nobody] Den Bonus „{ $bonus }“ hat jetzt niemand.
       *[other] Den Bonus „{ $bonus }“ hat jetzt { $player }.
    }

## Warum ein Bot so spielt

clustered-reason-gain = Das bringt { clustered-points }.
clustered-reason-deny =
    Das nimmt { $player } die Aussicht auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
clustered-reason-gain_and_deny =
    Das bringt { clustered-points } und nimmt { $player } die Aussicht auf { $denied ->
        [one] { $denied } Punkt
       *[other] { $denied } Punkte
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] Das bereitet ein größeres Rechteck vor.
       *[line] Das bereitet eine längere Reihe vor.
    }
clustered-reason-develop = Das hält Raum für die nächsten Züge frei.
clustered-reason-spare_wild = So bleibt der Joker für später.
clustered-reason-only_move = Etwas anderes ist nicht möglich.
clustered-reason-discard_least = Diese Karte nützt am wenigsten.
