## Das Spiel

cubed-name = Cubed
    .about = Leg Steine Farbe an Farbe und werde sie als Erste oder Erster alle los.
    .tagline = Füg Steine aneinander, Farbe an Farbe, bis deine Hand leer ist.
    .minutes = 20 min

## Optionen: was jede bewirkt, wie sie in Formularen heißt, und ihre Werte in Worten

cubed-option-match = Ob alle Seiten, die sich berühren, in der Farbe passen müssen oder ob zwei davon reichen.
    .label = Passende Farben
    .all = Alle Seiten
    .two = Zwei Seiten
cubed-option-rounds = Wie viele Runden gespielt werden; eine einzige ist ein schnelles Spiel.
    .label = Runden
cubed-option-bridging = Wer eine Lücke zwischen zwei Steinen überbrückt, darf gleich einen zweiten Stein legen.
    .label = Brücke schlagen
cubed-option-bridge = Was als Lücke gilt: zwischen Nachbarn, die sich dort nicht berühren, oder nur zwischen Steinen auf gegenüberliegenden Seiten.
    .label = Was eine Brücke ist
    .arcs = Getrennte Nachbarn
    .opposite = Gegenüber
cubed-option-bridge_chain = Ein zweiter Stein, der wieder eine Brücke schlägt, bringt einen dritten, und so weiter.
    .label = Brücken in Folge
cubed-option-fill_the_void = Wer ein rundum umschlossenes Feld füllt, darf jemand anderem einen Stein geben.
    .label = Loch füllen
cubed-option-draw_many = Statt zu legen, bis zu drei Steine ziehen, einen behalten und die anderen zurücklegen.
    .label = Zieh 3, behalte 1
cubed-option-open_hands = Alle sehen die Steine der anderen.
    .label = Offen spielen
cubed-option-solo_discard = Solo: ob überzählige Sperrsteine aus dem Spiel gehen oder zurück in den Beutel.
    .label = Solo: Sperrsteine
    .out = Aus dem Spiel
    .bag = In den Beutel
cubed-option-solo_variants = Solo: „Brücke schlagen“ und „Zieh 3, behalte 1“ gelten auch hier.
    .label = Solo: Zusatzzüge
cubed-option-first_player = Wer beginnt: die älteste Person oder eine zufällig gewählte.
    .label = Wer beginnt
    .null = Zufall
cubed-option-colors = Wie viele Farben es gibt.
    .label = Farben
cubed-option-blockers_per_color = Wie viele Sperrsteine es von jeder Farbe gibt.
    .label = Sperrsteine je Farbe
cubed-option-mirrored_singles = Dreifarbige Steine gibt es in beiden Spiegelbildern.
    .label = Gespiegelte Einer

## Farben: Namen, die sich nicht beugen

cubed-color-a = Morgenrot
cubed-color-b = Sonne
cubed-color-c = Rose
cubed-color-d = Glut
cubed-color-e = Himmel
cubed-color-f = Pflaume
cubed-color-x = Schwarz

## Steine in Worten: ihre Sorte und die Farben ihrer Rauten der Reihe nach

# Das Attribut .object ist die Form für „legt …“, „gibt …“ (Akkusativ); .negated die für „nirgends … legen“
cubed-piece-blocker = ein Sperrstein ({ $first })
    .object = einen Sperrstein ({ $first })
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = ein Dreier ({ $first })
    .object = einen Dreier ({ $first })
    .negated = { cubed-piece-triple.object }
cubed-piece-double = ein Zweier ({ $first }, { $second }, { $third })
    .object = einen Zweier ({ $first }, { $second }, { $third })
    .negated = { cubed-piece-double.object }
cubed-piece-single = ein Einer ({ $first }, { $second }, { $third })
    .object = einen Einer ({ $first }, { $second }, { $third })
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = ein verdeckter Stein
    .object = einen verdeckten Stein
    .negated = { cubed-piece-hidden.object }

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
    .of = { $player } ({ cubed-points })

## Wer am Zug ist. $who: you oder other; $players ist ein Name

cubed-phase-turn =
    { $who ->
        [you] Du bist dran.
       *[other] { $players } ist dran.
    }
cubed-phase-bridge =
    { $who ->
        [you] Du darfst einen zweiten Stein legen.
       *[other] { $players } darf einen zweiten Stein legen.
    }
cubed-phase-gift =
    { $who ->
        [you] Du darfst einen Stein verschenken.
       *[other] { $players } darf einen Stein verschenken.
    }
cubed-phase-keep =
    { $who ->
        [you] Du wählst, welcher Stein bleibt.
       *[other] { $players } wählt, welcher Stein bleibt.
    }
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
        [you] Du ziehst { $pieces }.
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
        [out] Jemand hat alle Steine gelegt
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
cubed-reason-draw_wait = Die Plätze hebst du dir besser für später auf.
cubed-reason-draw_choice = Eine Auswahl aus { $count } Steinen ist besser als ein einzelner.
cubed-reason-keep_cheap = Er kostet am wenigsten: { cubed-points }.
cubed-reason-give_dear = Er kostet am meisten: { cubed-points }.
cubed-reason-pass = Es gibt nichts Besseres.

## Im Terminal. $choices: was man eingeben kann

cubed-ask-piece = Welcher Stein? ({ $choices })
cubed-ask-second = Du darfst einen zweiten Stein legen. Welchen? ({ $choices })
cubed-ask-place = Wohin? ({ $choices })
cubed-ask-keep = Welchen Stein behältst du? ({ $choices })
cubed-ask-gift = Welchen Stein verschenkst du, und an wen? ({ $choices })
cubed-places = Plätze für { $piece }, und wie oft du drehen musst:
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
    Leg { $piece } auf ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , einmal gedreht
       *[other] , zweimal gedreht
    }. { $reason }
cubed-hint-draw = Zieh einen Stein. { $reason }
cubed-hint-draw_many = Zieh { $count } Steine. { $reason }
cubed-hint-pass = Passe. { $reason }
cubed-hint-keep = Behalte { $piece }. { $reason }
cubed-hint-give = Gib { $player } { $piece }. { $reason }
cubed-hint-skip_gift = Verschenk nichts. { $reason }

## Die Seite: der Tisch

cubed-page-table = Der Tisch
cubed-page-keys = Links und rechts gehen die Reihe entlang, auf und ab von Reihe zu Reihe; { $upper_left }, { $upper_right }, { $lower_left } und { $lower_right } gehen über die schrägen Seiten, ebenso die Ziffern des Nummernblocks. 1 bis 9, Komma und Punkt nehmen einen Stein, T dreht ihn, N und P springen zum nächsten und vorigen Platz, auf den er passt, die Eingabetaste legt ihn, Escape legt ihn zurück. Pos1 zeigt den ganzen Tisch, Plus und Minus oder Bild auf und Bild ab zoomen, Umschalt mit Pfeiltasten verschiebt die Ansicht.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Nach Sorte ordnen
       *[color] Nach Farbe ordnen
    }
cubed-page-hands = Steine der anderen
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): gesperrt, an einer schwarzen Seite
cubed-page-cell-free =
    ({ $q }, { $r }): frei, { $count ->
        [0] berührt nichts
        [one] berührt { $count } Stein
       *[other] berührt { $count } Steine
    }
# Ein Stein, der berührt wird; $side wie in cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] rechts
        [lower_right] unten rechts
        [lower_left] unten links
        [left] links
        [upper_left] oben links
       *[upper_right] oben rechts
    }
# $turns: 1, 2, 3, eine oder mehrere
cubed-page-cell-fits =
    { $count ->
        [one] dein Stein passt in Drehung { $turns }
       *[other] dein Stein passt in den Drehungen { $turns }
    }
cubed-page-cell-unfit = dein Stein passt nicht
cubed-page-cell-some =
    { $count ->
        [0] keiner deiner Steine passt
        [one] { $count } deiner Steine passt
       *[other] { $count } deiner Steine passen
    }

## Die Seite: die Hand und was du tun kannst

cubed-page-rack = Deine Ablage
cubed-page-hand = Deine Steine
cubed-page-picked =
    Genommen: { $piece }. Passt { $places ->
        [0] nirgends
        [one] auf { $places } Platz
       *[other] auf { $places } Plätze
    }.
cubed-page-fits =
    { $places ->
        [0] passt nirgends
        [one] passt auf { $places } Platz
       *[other] passt auf { $places } Plätze
    }
cubed-page-new = neu
cubed-page-advised = empfohlen
# Unter der Zahl der Punkte auf der Hand
cubed-page-in_hand =
    { $points ->
        [one] Punkt auf der Hand
       *[other] Punkte auf der Hand
    }
cubed-page-actions = Was du tun kannst
cubed-page-turn = Stein drehen (Drehung { $turn } von 3)
cubed-page-half = Um 60 Grad drehen
cubed-page-lay = Legen
cubed-page-draw = Ziehen
cubed-page-pass = Passen
cubed-page-stop = Kein zweiter
cubed-page-draw_many = Zieh 3, behalte 1
cubed-page-how_many = Wie viele ziehst du?
cubed-page-back = Zurück
cubed-page-keep = { $piece } behalten
cubed-page-keep_all = Alle behalten
cubed-page-give_to = Wer bekommt ihn?
cubed-page-note-draw = Nichts passt. Zieh einen Stein.
cubed-page-note-drawn = Immer noch passt nichts. Dein Zug ist vorbei.
cubed-page-note-empty = Nichts passt, und der Beutel ist leer.
cubed-page-note-keep = Welchen behältst du? Die anderen kommen zurück in den Beutel.
cubed-page-advice-pick = Nimm einen Stein
cubed-page-advice-second = Leg einen zweiten Stein
cubed-page-advice-place = Wähl einen leuchtenden Platz
cubed-page-advice-lay = Dreh ihn oder leg ihn
cubed-page-advice-turn = So passt er nicht
cubed-page-advice-nowhere = Dieser Stein passt nirgends
cubed-page-advice-draw = Nichts passt: zieh
cubed-page-advice-pass = Nichts passt: Zug beenden
cubed-page-advice-gift = Verschenk einen Stein
cubed-page-advice-keep = Behalte einen davon

## Die Seite: was ein Zug gebracht hat. $who, $receives: you oder other

cubed-page-moment-bridge = Brücke!
    .text =
        { $who ->
            [you] Dein Stein verbindet zwei, die sich hier nicht berührten: Leg einen zweiten Stein.
           *[other] { $player } hat zwei Steine verbunden, die sich hier nicht berührten, und darf einen zweiten Stein legen.
        }
cubed-page-moment-void = Loch gefüllt!
    .text =
        { $who ->
            [you] Steine an allen sechs Seiten: Verschenk einen Stein.
           *[other] { $player } hat ein Loch mit Steinen an allen sechs Seiten gefüllt und darf einen Stein verschenken.
        }
cubed-page-moment-gift = Ein Geschenk!
    .text =
        { $who ->
            [you] Du gibst { $receiver } einen Stein.
           *[other]
                { $receives ->
                    [you] { $player } gibt dir einen Stein.
                   *[other] { $player } gibt { $receiver } einen Stein.
                }
        }

## Die Seite: warum nicht

cubed-page-no_match = Die Farben passen nicht.
cubed-page-no_black = Eine schwarze Seite darf keinen Stein berühren.
# $side wie in cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] Rechts
        [lower_right] Unten rechts
        [lower_left] Unten links
        [left] Links
        [upper_left] Oben links
       *[upper_right] Oben rechts
    } träfe { $mine } auf { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Zwei Seiten müssen passen.
       *[all] Alle Seiten, die sich berühren, müssen passen.
    }
cubed-page-why-too_few_contacts = Er berührt zu wenige Steine.
    .text = Ein Stein muss mindestens zwei andere berühren.
cubed-page-why-blocker_too_early = Zu früh für einen Sperrstein.
    .text = Erst müssen drei andere Steine auf dem Tisch liegen.
cubed-page-why-first_piece = Fang in der Mitte an.
    .text = Der erste Stein kommt auf den markierten Platz.
cubed-page-why-not_adjacent = Neben diesem Platz liegt kein Stein.
    .text = Ein Stein muss andere auf dem Tisch berühren.
cubed-page-why-occupied = Dieser Platz ist belegt.
    .text = Dort liegt schon ein Stein.
cubed-page-why-dead_cell = Dieser Platz ist gesperrt.
    .text = Er liegt an einer schwarzen Seite: Dort darf nichts mehr gelegt werden.
cubed-page-why-heights = Die Höhen passen nicht.
    .text = Um 60 Grad gedreht träfen Spitzen auf Mulden und Mulden auf Spitzen. Nur drei Drehungen passen.

## Die Seite: Runden und Punkte

cubed-page-round_over = Runde { $round } ist vorbei
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Jemand hat alle Steine gelegt.
        [stuck] Niemand kann mehr einen Stein legen.
       *[closed] Sperrsteine haben alle Plätze geschlossen.
    }
cubed-page-won_round = gewinnt die Runde
cubed-page-total = { $points } insgesamt
cubed-page-starts = { $player } beginnt.
cubed-page-next_round = Weiter zu Runde { $round }
cubed-page-round_points = Runde { $round }
cubed-page-no_round = Noch ist keine Runde vorbei
cubed-page-together = Gesamt
cubed-page-hand_now = Was deine Hand gerade kostet
cubed-page-fewest = Jeder übrige Stein kostet Punkte. Wer am Ende die wenigsten Punkte hat, gewinnt.

## Warum ein Zug abgelehnt wurde

refusal-cubed-board = So kann kein Tisch aussehen: Ein Stein liegt, wo er nicht passt.
refusal-cubed-unknown_piece = Einen Stein „{ $piece }“ gibt es nicht.
refusal-cubed-not_in_hand = Diesen Stein hast du nicht auf der Hand: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Du darfst jetzt einen zweiten Stein legen oder passen.
        [gift] Verschenk zuerst einen Stein, oder behalte alle.
        [keep] Wähl zuerst, welchen der gezogenen Steine du behältst.
       *[turn] Gerade gibt es nichts zu verschenken und nichts auszuwählen.
    }
refusal-cubed-must_play = Einer deiner Steine passt, also musst du einen legen (Regel { $rule }).
refusal-cubed-must_draw = Passen darfst du noch nicht: Zieh zuerst einen Stein (Regel { $rule }).
refusal-cubed-already_drawn = In diesem Zug darfst du nicht noch einmal ziehen (Regel { $rule }).
refusal-cubed-bag_empty = Der Beutel ist leer, es gibt nichts zu ziehen (Regel { $rule }).
refusal-cubed-no_draw_many = An diesem Tisch kannst du nicht mehrere Steine auf einmal ziehen (Regel { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Der Beutel ist leer, es gibt nichts zu ziehen
       *[other] Du kannst 1 bis { $most } Steine ziehen, nicht { $count }
    } (Regel { $rule }).
refusal-cubed-not_drawn = Du musst einen der gerade gezogenen Steine behalten, nicht diesen: { $piece } (Regel { $rule }).
refusal-cubed-no_such_player = Verschenken kannst du einen Stein nur an jemand anderen an diesem Tisch (Regel { $rule }).
refusal-cubed-heights = So gedreht passen die Höhen nicht zusammen: { $piece }. Ein Stein hat drei Drehungen: 0, 1 oder 2 (Regel { $rule }).
refusal-cubed-same_turn = Dieser Stein sieht in jeder Drehung gleich aus, also leg ihn ungedreht: { $piece } (Regel { $rule }).
refusal-cubed-first_piece = Der erste Stein kommt in die Mitte, auf (0, 0) (Regel { $rule }).
refusal-cubed-blocker_too_early = Ein Sperrstein darf erst gelegt werden, wenn drei andere Steine auf dem Tisch liegen (Regel { $rule }).
refusal-cubed-not_adjacent = Neben ({ $q }, { $r }) liegt nichts: Ein neuer Stein muss einen berühren, der schon auf dem Tisch liegt (Regel { $rule }).
refusal-cubed-occupied = Der Platz ({ $q }, { $r }) ist belegt: { $other } (Regel { $rule }).
refusal-cubed-dead_cell = Der Platz ({ $q }, { $r }) ist gesperrt: Er liegt an einer schwarzen Seite (Regel { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = Eine schwarze Seite darf keinen Stein berühren, aber { $neighbours } (Regel { $rule }).
refusal-cubed-too_few_contacts =
    Auf ({ $q }, { $r }) würde der Stein { $contacts ->
        [one] { $contacts } Stein
       *[other] { $contacts } Steine
    } berühren; es müssen mindestens zwei sein (Regel { $rule }).
refusal-cubed-colors_differ =
    Dieser Stein, { $piece }, passt nicht auf ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] Mindestens zwei Seiten, die sich berühren, müssen in der Farbe passen
       *[all] Alle Seiten, die sich berühren, müssen in der Farbe passen
    } (Regel { $rule }).
refusal-options-too_few_pieces = Mit diesen Optionen gibt es { $pieces } Steine, aber { $seats } Personen brauchen { $needed }.
