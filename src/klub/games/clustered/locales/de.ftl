## Das Spiel

clustered-name = Clustered
    .about = Leg Karten an, die mit ihren Nachbarkarten zwei Eigenschaften teilen, und bau Reihen und ein Rechteck.
    .tagline = Leg Karten, die zusammenpassen. Lass Reihen und Rechtecke wachsen.
    .minutes = 15 min

## Optionen: was jede bewirkt und wie sie in Formularen heißt

clustered-option-third_wild = Diese Personen haben drei statt zwei Wildcards: ein Vorsprung für Jüngere oder Neulinge.
    .label = Dritte Wildcard
    .none = Niemand
    .all = Alle
clustered-option-quick_play = Du beginnst mit den besten fünf von sieben Karten; am Ende jedes Zugs ziehst du zwei und legst eine ab.
    .label = Schnelles Spiel
clustered-option-quick_discard_from = Im schnellen Spiel: irgendeine Handkarte ablegen oder eine der beiden gerade gezogenen.
    .label = Schnelles Spiel: ablegen von
    .hand = Ganze Hand
    .drawn = Die zwei gezogenen
clustered-option-first_bonuses = Je zwei Punkte für die erste Fünferreihe und das erste Rechteck aus 2 × 3 Karten.
    .label = Bonus für Schnelligkeit
clustered-option-largest_bonuses = Je zwei Punkte für die längste Reihe und das größte Rechteck am Ende.
    .label = Bonus für größtes Cluster
clustered-option-bounds = Wie groß der Tisch ist, in Karten. Über seinen Rand hinaus lässt sich nichts legen.
    .label = Größe des Tischs
clustered-option-first_player = Wer beginnt: die jüngste Person oder eine zufällig gewählte.
    .label = Wer beginnt
    .null = Zufall
clustered-option-discards_visible = Alle sehen, welche Karten abgelegt wurden.
    .label = Offen ablegen
clustered-option-two_starts = Mit zwei Startkarten spielen. Nach den Regeln sind es ab fünf Personen zwei.
    .label = Zwei Startkarten
    .null = Nach Regel
    .false = Eine
    .true = Zwei

## Karten in Worten. Das Attribut .object ist die Form für „legt …“, „legt … ab“ (Akkusativ); .negated die für „nirgends … legen“.

# $number: 1 bis 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1]
            { $shape ->
                [circle]
                    ein { $fill ->
                        [dashed] gestrichelter
                        [hollow] leerer
                       *[solid] ausgefüllter
                    } Kreis
               *[other]
                    ein { $fill ->
                        [dashed] gestricheltes
                        [hollow] leeres
                       *[solid] ausgefülltes
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
                [dashed] gestrichelte
                [hollow] leere
               *[solid] ausgefüllte
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
                            [dashed] gestrichelten
                            [hollow] leeren
                           *[solid] ausgefüllten
                        } Kreis
                   *[other] { clustered-card }
                }
           *[other] { clustered-card }
        }
    .negated = { clustered-card.object }
clustered-card-wild = eine Wildcard
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = die Startkarte
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = eine verdeckte Karte
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

# Eine Nachbarkarte, die nicht passt. $side: left, right, above, below; $shared: die eine gemeinsame Eigenschaft oder none
clustered-neighbour =
    mit der Karte { $side ->
        [left] links daneben
        [right] rechts daneben
        [above] darüber
       *[below] darunter
    } ({ $card } auf { $x }, { $y }) hat sie { $shared ->
        [shape] nur die Form gemeinsam
        [fill] nur die Füllart gemeinsam
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
clustered-row = waagrechte Reihe aus { $length }
clustered-column = senkrechte Reihe aus { $length }
clustered-bonus-first_line = erste Fünferreihe
clustered-bonus-first_rectangle = erstes Rechteck aus 2 × 3 Karten
clustered-bonus-longest_line = längste Reihe
clustered-bonus-largest_rectangle = größtes Rechteck

## Der Tisch als Text und als Bild

# Jede Variable ist ein Zeichen
clustered-legend = { $solid } ausgefüllt · { $hollow } leer · { $dashed } gestrichelt · { $wild } Wildcard · { $start } Start
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
# Wer etwas tun soll. $who: you, together (du und $players) oder other; $count ist die Zahl der $players
clustered-phase-turn =
    { $who ->
        [you] Du bist dran.
       *[other] { $players } ist dran.
    }
clustered-phase-start_discards =
    { $who ->
        [you] Du legst noch Karten ab.
        [together] Du legst noch Karten ab, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } legt noch Karten ab.
               *[other] { $players } legen noch Karten ab.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] Du musst noch eine Karte ablegen.
       *[other] { $players } muss noch eine Karte ablegen.
    }
clustered-phase-over = Die Partie ist vorbei.

## Was geschah. $who: you oder other; $card steht im Akkusativ.

clustered-event-placed =
    { $who ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } auf ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] Du legst
       *[other] { $player } legt
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
clustered-event-revealed = Alle haben abgelegt; die Partie beginnt.
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
clustered-reason-develop = Das lässt Raum für die nächsten Züge.
clustered-reason-spare_wild = So bleibt die Wildcard für später.
clustered-reason-only_move = Etwas anderes ist nicht möglich.
clustered-reason-discard_least = Diese Karte nützt am wenigsten.

## Die Seite: der Tisch

clustered-page-table = Der Tisch
clustered-page-keys = Die Pfeiltasten bewegen die Markierung über den Tisch. 1 bis 7 nehmen eine Karte, N und P springen zum nächsten und vorigen Platz, an den sie passt, die Eingabetaste legt sie, Escape legt sie zurück. Pos1 zeigt den ganzen Tisch, Plus und Minus oder Bild auf und Bild ab zoomen, Umschalt mit Pfeiltasten verschiebt die Ansicht.
clustered-page-hand = Deine Karten
clustered-page-deck =
    { $cards ->
        [0] keine Karten in deinem Stapel
        [one] { $cards } Karte in deinem Stapel
       *[other] { $cards } Karten in deinem Stapel
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Nach Anzahl sortieren
        [shape] Nach Form sortieren
       *[fill] Nach Füllart sortieren
    }
clustered-page-picked =
    Genommen: { $card }. Passt { $places ->
        [0] nirgends
        [one] an { $places } Platz
       *[other] an { $places } Plätze
    }.
clustered-page-fits =
    { $places ->
        [0] passt nirgends
        [one] passt an { $places } Platz
       *[other] passt an { $places } Plätze
    }
clustered-page-new = neu
clustered-page-advised = empfohlen
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, von { $player }
clustered-page-cell-start = ({ $x }, { $y }): hier liegt { $card }
clustered-page-cell-fits = ({ $x }, { $y }): frei, passt
clustered-page-cell-worth = ({ $x }, { $y }): frei, passt, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): frei, passt nicht
clustered-page-cell-free =
    ({ $x }, { $y }): frei, { $count ->
        [0] keine deiner Karten passt
        [one] { $count } deiner Karten passt
       *[other] { $count } deiner Karten passen
    }
clustered-page-advice-pick = Nimm eine Karte
clustered-page-advice-place = Wähl einen leuchtenden Platz
clustered-page-advice-nowhere = Diese Karte passt nirgends
clustered-page-advice-start =
    { $count ->
        [one] Wähl { $count } Karte zum Ablegen
       *[other] Wähl { $count } Karten zum Ablegen
    }
clustered-page-advice-quick = Leg eine Karte ab
clustered-page-advice-stuck = Nichts passt: Leg eine Karte ab

## Die Seite: Ablegen

clustered-page-note-start =
    { $count ->
        [one] Behalte fünf: Wähl heimlich noch { $count } Karte zum Ablegen.
       *[other] Behalte fünf: Wähl heimlich { $count } Karten zum Ablegen.
    }
clustered-page-note-hand = Du hast zwei Karten gezogen. Leg eine beliebige ab.
clustered-page-note-drawn = Du hast zwei Karten gezogen. Leg eine der beiden ab.
clustered-page-note-stuck = Keine deiner Karten passt irgendwo. Leg eine ab.
clustered-page-discard = Ablegen

## Die Seite: warum nicht

clustered-page-no_fit = Die Karte passt dort nicht.
# $side: left, right, above, below; $shared: die eine gemeinsame Eigenschaft oder none
clustered-page-clash =
    Mit der Karte { $side ->
        [left] links
        [right] rechts
        [above] darüber
       *[below] darunter
    } ist { $shared ->
        [shape] nur die Form gemeinsam
        [fill] nur die Füllart gemeinsam
        [number] nur die Anzahl gemeinsam
       *[none] nichts gemeinsam
    }.
clustered-page-need_two = Nachbarkarten müssen zwei Eigenschaften teilen.
clustered-page-attribute-number = Anzahl
clustered-page-attribute-shape = Form
clustered-page-attribute-fill = Füllart
clustered-page-why-occupied = Der Platz ist besetzt.
    .text = Dort liegt schon eine Karte.
clustered-page-why-not_adjacent = Neben diesem Platz liegt keine Karte.
    .text = Eine Karte muss eine berühren, die schon auf dem Tisch liegt.
clustered-page-why-off_table = Das ist neben dem Tisch.
    .text = Karten müssen auf dem Tisch bleiben.
clustered-page-why-must_place = Du darfst jetzt nicht ablegen.
    .text = Eine deiner Karten passt irgendwo.
clustered-page-why-must_discard = Leg erst eine Karte ab.
    .text = Dann geht es weiter.
clustered-page-why-not_drawn = Diese Karte nicht.
    .text = Leg eine der beiden ab, die du gerade gezogen hast.

## Die Seite: Tipps, Bonuskarten und Punkte

clustered-page-drew = Du ziehst { $cards }.
clustered-page-hint-place = Leg { $card } auf ({ $x }, { $y }).
clustered-page-hint-discard = Leg { $card } ab.
clustered-page-bonuses = Bonuskarten
clustered-page-bonus-free = { $bonus }: noch niemand, { clustered-points }
clustered-page-bonus-held = { $bonus }: hat { $player }, { clustered-points }
clustered-page-bonus-card = Bonuskarte: { $bonus }, { clustered-points }
clustered-page-count = Die Punkte werden gezählt
clustered-page-skip = Überspringen
clustered-page-together = Gesamt
clustered-page-no_points = Noch keine Punkte
clustered-page-discarded =
    { $cards ->
        [one] { $cards } Karte abgelegt
       *[other] { $cards } Karten abgelegt
    }
clustered-page-head-rectangle = Rechteck
clustered-page-head-rows = Waagrecht
clustered-page-head-columns = Senkrecht
clustered-page-head-bonuses = Boni
clustered-page-row_count =
    { $count ->
        [0] keine Reihen
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
clustered-page-column_count =
    { $count ->
        [0] keine Reihen
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
clustered-page-bonus_count =
    { $count ->
        [0] kein Bonus
        [one] { $count } Bonus
       *[other] { $count } Boni
    }

## Warum ein Zug abgelehnt wurde

refusal-clustered-board = So kann kein Tisch aussehen: Eine Karte liegt, wo sie nicht passt.
refusal-clustered-unknown_card = Eine Karte „{ $card }“ gibt es nicht.
refusal-clustered-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-clustered-must_place = Ablegen darfst du nur, wenn keine deiner Karten irgendwo passt, und eine passt noch (Regel { $rule }).
refusal-clustered-must_discard = Leg zuerst eine Karte ab, dann geht es weiter (Regel { $rule }).
refusal-clustered-not_drawn = Du musst eine der beiden gerade gezogenen Karten ablegen, nicht diese: { $card } (Regel { $rule }).
refusal-clustered-not_adjacent = Neben ({ $x }, { $y }) liegt nichts: Eine neue Karte muss eine berühren, die schon auf dem Tisch liegt (Regel { $rule }).
refusal-clustered-occupied = Der Platz ({ $x }, { $y }) ist belegt: { $other } (Regel { $rule }).
refusal-clustered-off_table = Der Platz ({ $x }, { $y }) liegt nicht mehr auf dem Tisch (Regel { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Diese Karte, { $card }, passt nicht auf ({ $x }, { $y }): { $neighbours }. Mit jeder Nachbarkarte muss sie mindestens zwei der drei Eigenschaften Form, Füllart und Anzahl teilen (Regel { $rule }).

## Im Terminal

clustered-your-hand = Deine Hand
clustered-ask-card = Welche Karte? (1–{ $cards })
clustered-ask-place = Wohin? (x y)
clustered-ask-discard-stuck = Nichts passt. Welche Karte legst du ab? (1–{ $cards })
clustered-ask-discard-start = Welche Karte legst du ab? Fünf behältst du. (1–{ $cards })
clustered-ask-discard-quick = Welche Karte legst du ab? (1–{ $cards })
clustered-command-number = wählt eine Karte; danach den Platz als x y angeben, oder beides auf einmal: 2 1 -3
    .form = Nummer
clustered-command-places = zeigt diese Hilfe; ist eine Karte gewählt: wohin sie passt und wie viele Punkte sie bringt
# $card steht im Akkusativ
clustered-places = Plätze für { $card }:
clustered-no-places = Für { $card } gibt es gerade keinen Platz.
clustered-no-such-card = Bitte wähl eine Karte von 1 bis { $cards }.
# $card steht im Akkusativ; $reason: eines von …-reason-…
clustered-hint-place = Leg { $card } auf ({ $x }, { $y }). { $reason }
clustered-hint-discard = Leg { $card } ab. { $reason }
clustered-no-points = nichts, was zählt
