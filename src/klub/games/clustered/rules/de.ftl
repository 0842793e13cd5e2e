## Lektionen: Titel, was man wissen muss, Aufgabe, Lob, zweite Aufgabe, und was gesagt wird, wenn es nicht geklappt hat

clustered-lesson-share_two = Zwei Gemeinsamkeiten
    .text = Eine Karte passt, wenn sie mit ihrer Nachbarkarte zwei Eigenschaften teilt: Anzahl, Form oder Füllart. An die Startkarte passt alles.
    .task = Leg eine Karte an die zwei Quadrate, aber nicht an die Startkarte.
    .praise = Richtig: Anzahl und Form sind gleich. Nur die Füllart ist anders.
    .again = An die Startkarte passt alles, das war leicht. Versuch es jetzt nur an den zwei Quadraten.
clustered-lesson-between_two = Mit jeder Nachbarkarte
    .text = Berührt eine Karte mehrere andere, muss sie mit jeder davon zwei Eigenschaften teilen.
    .task = Füll die Ecke zwischen den beiden Quadrat-Karten. Nur eine deiner Karten passt dorthin.
    .praise = Gut gesehen: Sie passt zu beiden.
    .again = Das war erlaubt, aber die Ecke ist noch leer. Welche Karte passt zu beiden?
clustered-lesson-ask_why = Frag, warum
    .text = Du kannst alles ausprobieren. Ist etwas nicht erlaubt, erfährst du, warum, und verlierst nichts.
    .task = Nimm eine Karte und berühr einen Platz, der nicht leuchtet.
    .then = Daran liegt es also. Leg jetzt eine Karte dorthin, wo sie passt.
    .praise = Das geht immer: Probier einfach, der Tisch erklärt es dir.
clustered-lesson-make_a_row = Bau eine Reihe
    .text = Drei oder mehr deiner Karten nebeneinander bringen je einen Punkt, waagrecht oder senkrecht.
    .task = Leg eine dritte Karte an deine Zweierreihe.
    .praise = Drei in einer Reihe, drei Punkte. Jede weitere Karte bringt noch einen.
    .again = Das war erlaubt, aber deine Reihe hat noch immer nur zwei Karten. Leg eine an ihr Ende.
clustered-lesson-block = Komm jemandem in die Quere
    .text = Du darfst auch an die Karten anderer legen. Hier hat jemand vier in einer Reihe und will eine fünfte.
    .task = Leg eine Karte an das offene Ende dieser Reihe.
    .praise = Blockiert! Diese Reihe wächst nicht mehr.
    .again = Die Reihe kann noch wachsen. Schließ ihr rechtes Ende.
clustered-lesson-make_a_rectangle = Füll ein Rechteck
    .text = Dein größtes Rechteck bringt für jede Karte einen Punkt, zusätzlich zu den Reihen.
    .task = Du hast 2 × 2. Mach mit zwei Karten 2 × 3 daraus.
    .then = Noch eine Karte, und das Rechteck ist voll.
    .praise = Sechs Punkte für das Rechteck, dazu drei für jede neue Reihe darin.
clustered-lesson-play_a_wild = Wildcards
    .text = Das Windrad ist eine Wildcard: Sie passt an alles. Dieser Tisch ist klein, nur ein Platz ist noch frei.
    .task = Leg die Wildcard auf den letzten freien Platz.
    .then = Jetzt passt nichts mehr. Nur dann darfst du ablegen: Wähl eine Karte und leg sie ab.
    .praise = So endet es: Sind alle Karten gelegt oder abgelegt, werden die Punkte gezählt.

## Die Regeln: Kapitel und Abschnitte

clustered-chapter-basics = So wird gespielt
clustered-chapter-points = Punkte
clustered-chapter-ways = Andere Spielarten

clustered-rules-aim = Worum es geht
    .text = Ihr baut alle auf demselben Tisch. Leg Karten an, die zu ihren Nachbarkarten passen, damit deine eigenen Karten Reihen und ein großes Rechteck bilden. Wer am Ende die meisten Punkte hat, gewinnt.
clustered-rules-cards = Die Karten
    .deck = Du hast einen Stapel aus 29 Karten in deiner Farbe. Gewöhnliche Karten unterscheiden sich in drei Eigenschaften:
    .all = Jede Kombination gibt es in deinem Stapel einmal: Das sind 27 Karten. Die beiden anderen sind Wildcards.
    .colour = Farbe und Eckzeichen sagen nur, wem die Karte gehört. Ob sie passt, entscheiden sie nie.
clustered-rules-setup = Vor dem ersten Zug
    .text = Die Startkarte liegt in der Mitte des Tischs und gehört niemandem. Alle mischen ihren Stapel und ziehen fünf Karten.
    .first = Die jüngste Person beginnt oder eine zufällig gewählte. Dann geht es im Uhrzeigersinn weiter.
clustered-rules-turn = Dein Zug
    .lay = Leg genau eine Handkarte auf einen freien Platz, an den sie passt.
    .draw = Zieh dann eine Karte nach, damit du wieder fünf hast. Ist dein Stapel leer, spielst du ohne Nachziehen weiter.
clustered-rules-touch = Neben einer Karte
    .text = Eine neue Karte muss eine Karte auf dem Tisch berühren, Seite an Seite. Eine Ecke genügt nicht.
clustered-rules-fit = Zwei Gemeinsamkeiten
    .rule = Die neue Karte und ihre Nachbarkarte müssen mindestens zwei der drei Eigenschaften teilen: Anzahl, Form und Füllart.
    .each = Berührt sie mehrere Karten, gilt das für jede von ihnen.
clustered-rules-wild = Wildcards und Startkarte
    .wild = Eine Wildcard passt an jede Karte, und jede Karte passt an sie. Sie nimmt nie eine Anzahl, Form oder Füllart an.
    .start = Mit der Startkarte ist es ebenso: Neben ihr darf alles liegen.
    .counts = In Reihen und Rechtecken zählt eine Wildcard wie jede andere Karte der Person, die sie gelegt hat.
clustered-rules-others = An den Karten anderer
    .text = Du darfst auch an die Karten anderer legen, nach denselben Regeln: um ihnen in die Quere zu kommen oder weil sonst nichts passt.
clustered-rules-stuck = Wenn nichts passt
    .discard = Passt keine deiner Karten irgendwo, nimmst du eine davon aus dem Spiel, welche du willst. Das ist dein Zug; du ziehst wie üblich nach.
    .must = Solange eine deiner Karten irgendwo passt, musst du eine legen, auch wenn es nur an einer fremden Karte geht.
clustered-rules-end = Das Ende
    .over = Die Partie ist vorbei, wenn alle ihre Karten gelegt oder abgelegt haben. Wer keine mehr hat, wird übersprungen.
    .winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
clustered-rules-lines = Reihen
    .rule = Drei oder mehr deiner Karten lückenlos nebeneinander oder untereinander sind eine Reihe. Sie bringt für jede Karte einen Punkt, einmal und in ihrer ganzen Länge. Schräg zählt nicht.
    .cut = Eine fremde Karte, eine Lücke oder die Startkarte beendet eine Reihe. Was dahinter liegt, wird für sich gezählt.
clustered-rules-rectangle = Das Rechteck
    .rule = Dein größtes Rechteck, ohne Lücke und ganz aus eigenen Karten, bringt für jede Karte einen Punkt. Das kleinste ist 2 × 2.
    .one = Nur ein Rechteck zählt, egal wie viele du hast. Die Startkarte gehört nie dazu.
clustered-rules-sum = Alles zusammen
    .rule = Deine Punkte sind dein größtes Rechteck und alle deine waagrechten und senkrechten Reihen. Eine Karte kann in allen dreien zählen, also höchstens 3 Punkte bringen.
    .note = In der fünften Reihe von oben ist Orange eine blaue Karte im Weg: Die letzte orange Karte bringt nichts.
clustered-rules-quick = Schnelles Spiel
    .start = Alle ziehen sieben Karten und legen vor dem ersten Zug heimlich zwei ab.
    .turn = Am Ende jedes Zugs ziehst du zwei Karten und legst eine ab: irgendeine Handkarte oder, wenn ihr es so einstellt, eine der beiden gerade gezogenen.
    .few = Sind weniger als zwei Karten in deinem Stapel, ziehst du, was da ist, und legst nur ab, was über fünf hinausgeht.
clustered-rules-bonuses = Bonuskarten
    .first = Bonus für Schnelligkeit: 2 Punkte für die erste Fünferreihe und 2 für das erste Rechteck aus 2 × 3 Karten. Niemand kann sie dir wieder nehmen.
    .largest = Bonus für größtes Cluster: Am Ende bringen die längste Reihe und das größte Rechteck auf dem Tisch je 2 Punkte. Bei Gleichstand bekommt niemand diesen Bonus.
clustered-rules-third_wild = Eine dritte Wildcard
    .text = Ihr könnt allen oder nur einigen eine dritte Wildcard geben: ein Vorsprung für Jüngere oder Neulinge. Eine Karte mehr ist am Ende auch ein Zug mehr.
clustered-rules-bounds = Ein Tisch mit Rand
    .text = Normalerweise ist der Tisch endlos. Gebt ihr ihm eine Größe, darf keine Karte jenseits des Rands liegen. Auf einem kleinen Tisch findet vielleicht nicht einmal eine Wildcard Platz.
clustered-rules-two_starts = Fünf bis acht Personen
    .text = Ab fünf Personen liegen zwei Startkarten in einer Reihe, mit Platz für sechs Karten dazwischen. Du darfst an die eine, die andere oder an beide bauen.
clustered-rules-solo = Solo
    .text = Spiel nach denselben Regeln und schlag deinen eigenen Rekord. Andere Einstellungen haben ihren eigenen.

## Gezeichnete Beispiele

# Für Vorleseprogramme; $cards: clustered-card, mehrere mit Strichpunkten
clustered-figure = Bild: { $cards }
clustered-figure-number = Anzahl: eins, zwei oder drei
clustered-figure-shape = Form: Kreis, Quadrat oder Dreieck
clustered-figure-fill = Füllart: leer, gestrichelt oder ausgefüllt
clustered-figure-side = Die Seiten berühren sich.
clustered-figure-corner = Nur die Ecken berühren sich.
clustered-figure-number_shape = Gleiche Anzahl, gleiche Form.
clustered-figure-shape_fill = Gleiche Form, gleiche Füllart.
clustered-figure-number_fill = Gleiche Anzahl, gleiche Füllart. Farben sind egal.
clustered-figure-only_fill = Nur die Füllart ist gleich.
clustered-figure-both = Mit beiden Nachbarkarten sind zwei Eigenschaften gleich.
clustered-figure-one = Zur Karte darüber passt sie, zur linken nicht.
clustered-figure-wild = Die Wildcard passt an alles.
clustered-figure-beside_wild = Die Wildcard stört das nicht, die Karte links schon.
clustered-figure-block = Blau beendet die Reihe von Orange.
clustered-figure-row = Eine Viererreihe: 4 Punkte.
clustered-figure-split = Die Startkarte teilt die Reihe: links 3 Punkte, die zwei rechts bringen nichts.
clustered-figure-square = 2 × 2: 4 Punkte.
clustered-figure-rectangle = 3 × 2: 6 Punkte, und mehr für die Reihen darin.
clustered-figure-blue = Blau: Rechteck 6, waagrecht 4 und 3, senkrecht 3. Gesamt 16.
clustered-figure-orange = Orange: Rechteck 4, waagrecht 3 und 3, senkrecht 3. Gesamt 13.

## Wem das Spiel gehört

clustered-credits = Clustered ist ein Spiel von Scotty Hardwick, erschienen bei Sculpin Games. Ihnen gehören das Spiel und sein Name.
