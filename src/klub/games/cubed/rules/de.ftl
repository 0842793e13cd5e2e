## Lektionen: Titel, was man wissen muss, Aufgabe, Lob, zweite Aufgabe, und was gesagt wird, wenn es nicht geklappt hat

cubed-lesson-match_a_side = Farbe an Farbe
    .text = Ein Stein hat drei farbige Rauten, jede mit ihrem Zeichen. Wo sich zwei Steine berühren, müssen beide dieselbe Farbe zeigen.
    .task = Nimm einen Stein, wähl einen leuchtenden Platz und leg ihn an den ersten.
    .praise = Richtig: Die Seiten, die sich berühren, haben dieselbe Farbe.
    .again = Leg jetzt einen Stein: Nimm einen, für den ein Platz leuchtet.
cubed-lesson-touch_two = Zwei auf einmal
    .text = Ab dem dritten Stein muss jeder mindestens zwei andere berühren, und alle Seiten, die sich berühren, müssen passen.
    .task = Leg einen Stein so, dass er beide berührt.
    .praise = Gut gemacht. Wo drei Spitzen einer Farbe zusammenkommen, glänzt ein kleiner Tropfen.
    .again = Leg jetzt einen Stein, der beide anderen berührt.
cubed-lesson-turn_a_piece = Dreh ihn
    .text = Ein Stein lässt sich in drei Drehungen legen. Ein Pfeil mit Punkten auf einem Platz zeigt, wie oft du ihn drehen musst, damit er passt.
    .task = Nur einer deiner Steine passt. Nimm ihn, dreh ihn mit dem runden Knopf, wenn du magst, und leg ihn.
    .praise = Genau. Wählst du einen Platz, dreht sich der Stein von selbst, bis er passt.
    .again = Leg jetzt den Stein, der passt.
cubed-lesson-feel_the_heights = Hoch und tief
    .text = Steine sind nicht flach: Drei Ecken sind hoch, drei tief, und die Ecken von Nachbarn müssen zueinanderpassen.
    .task = Nimm einen Stein, der passt, wähl einen Platz und dreh ihn um 60°.
    .then = Spitzen auf Mulden: Das passt nie. Dreh ihn zurück und leg ihn so, dass er passt.
    .praise = Darum gibt es nur drei Drehungen. Eine andere bietet die Seite nie an.
    .again = Noch einmal: Nimm einen Stein, der passt, dreh ihn um 60° und leg ihn dann so, dass er passt.
cubed-lesson-block = Schwarze Seiten
    .text = Ein Sperrstein hat eine farbige Raute, und die muss zwei Steine berühren. Die Felder an seinen schwarzen Seiten sind gesperrt: Dort kann niemand mehr etwas legen.
    .task = Leg einen Sperrstein.
    .praise = Vier Felder sind gesperrt, und du bist fünf Punkte los.
    .again = Das war erlaubt, aber noch ist nichts gesperrt. Leg einen Sperrstein.
cubed-lesson-bridge = Schlag eine Brücke
    .text = Einer der Zusatzzüge: Wer zwei Steine verbindet, die sich dort nicht berührten, darf gleich einen zweiten Stein legen.
    .task = Finde den Platz, der die Lücke überbrückt.
    .then = Eine Brücke! Leg jetzt einen zweiten Stein.
    .praise = Zwei Steine in einem Zug.
    .again = Noch keine Brücke. Welcher Platz liegt zwischen zwei Steinen, die sich nicht berühren?
cubed-lesson-go_out = Fertig!
    .text = Wer den letzten eigenen Stein legt, beendet die Runde und bekommt keine Punkte. Die anderen zählen, was sie noch haben. Wer die wenigsten Punkte hat, gewinnt.
    .task = Leg deinen letzten Stein.
    .praise = Fertig, ohne einen Punkt. So gewinnt man eine Runde.
    .again = Du hast noch einen Stein. Leg ihn.

## Die Regeln: Kapitel und Abschnitte

cubed-chapter-basics = So wird gespielt
cubed-chapter-points = Runden und Punkte
cubed-chapter-ways = Andere Spielarten

cubed-rules-aim = Worum es geht
    .text = Werde deine Steine los. Ihr baut alle auf einem Tisch, Farbe an Farbe. Wer den letzten eigenen Stein legt, beendet die Runde; was die anderen noch haben, kostet sie Punkte. Wer nach drei Runden die wenigsten Punkte hat, gewinnt.
cubed-rules-pieces = Die Steine
    .text = Jeder Stein ist ein Sechseck aus drei Rauten und sieht aus wie ein kleiner Würfel. Es gibt vier Sorten. So viel kostet jeder, wenn du ihn am Ende noch hast:
    .box = Es gibt 82 Steine in sechs Farben: jede mögliche Zusammenstellung einmal, und einen Sperrstein von jeder Farbe. Jede Farbe hat ihr eigenes Zeichen, damit man sie auch dann unterscheiden kann, wenn man Farben nicht gut sieht.
cubed-rules-heights = Höhen und Drehungen
    .text = Die Spitzen der Rauten sind tief, die Ecken dazwischen hoch. Darum lässt sich ein Stein in drei Drehungen legen:
    .sixty = Um 60 Grad gedreht träfen seine hohen Ecken auf tiefe. Das passt nirgends.
cubed-rules-setup = Vor dem ersten Zug
    .text = Alle Steine werden im Beutel gemischt. Zu zweit nimmt jede Person 25, zu dritt 18, zu viert 13, zu fünft 11, zu sechst 9. Niemand zeigt die eigenen.
    .first = Die älteste Person beginnt oder eine zufällig gewählte. Danach geht es im Uhrzeigersinn weiter.
cubed-rules-opening = Die ersten Steine
    .first = Als ersten Stein darfst du jeden legen, nur keinen Sperrstein.
    .second = Der zweite kommt daneben, und die Seiten, die sich berühren, müssen dieselbe Farbe haben.
    .early = Ein Sperrstein darf erst gelegt werden, wenn drei andere Steine auf dem Tisch liegen.
cubed-rules-match = Was passt
    .touch = Ab dem dritten Stein muss jeder neue mindestens zwei andere berühren.
    .all = Alle Seiten, die sich berühren, müssen dieselbe Farbe haben.
    .two = Spielt ihr mit „Zwei Seiten“, reicht es, wenn zwei Seiten passen, die sich berühren.
cubed-rules-turn = Dein Zug
    .lay = Leg einen Stein dorthin, wo er passt.
    .draw = Kannst oder willst du nicht, ziehst du einen Stein aus dem Beutel. Dann darfst du noch einen legen oder passen. Du ziehst nur einmal pro Zug.
    .empty = Ist der Beutel leer, endet dein Zug einfach.
cubed-rules-blocking = Sperrsteine
    .lay = Die farbige Raute eines Sperrsteins muss zwei Steine berühren und zu ihnen passen. Seine schwarzen Seiten dürfen keinen Stein berühren.
    .dead = Liegt er, sind alle Felder an seinen schwarzen Seiten gesperrt: Dort darf für den Rest der Runde nichts gelegt werden.
cubed-rules-end = Das Ende einer Runde
    .out = Die Runde endet, sobald jemand keinen Stein mehr hat.
    .stuck = Sie endet auch, wenn niemand etwas legen kann, auch nicht nach dem Ziehen; oder wenn der Beutel leer ist und alle nacheinander gepasst haben.
    .closed = Und sie endet sofort, wenn Sperrsteine kein freies Feld mehr lassen, das zwei Steine berührt.
cubed-rules-count = Punkte
    .text = Alle zählen die Punkte der Steine, die sie noch haben: Ein Sperrstein kostet 5 Punkte, ein Dreier 3, ein Zweier 2, ein Einer 1. Wer fertig ist, hat keine.
cubed-rules-rounds = Drei Runden
    .text = Wer in einer Runde die wenigsten Punkte hat, gewinnt sie und beginnt die nächste, mit neuen Steinen für alle. Für eine schnelle Partie reicht eine Runde.
    .winner = Wer über alle Runden die wenigsten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.
cubed-rules-bridging = Brücke schlagen
    .text = Berührt dein Stein zwei Steine, die sich dort nicht berühren, mit freien Feldern dazwischen, dann schlägt er eine Brücke. Dann darfst du gleich einen zweiten Stein legen.
    .second = Du musst nicht, und du ziehst nicht dafür. Eine zweite Brücke bringt nichts mehr, außer ihr spielt mit „Brücken in Folge“.
cubed-rules-void = Loch füllen
    .text = Legst du einen Stein in ein Feld mit Steinen an allen sechs Seiten, darfst du jemand anderem einen beliebigen deiner Steine geben. War es dein letzter, bist du fertig.
cubed-rules-draw_many = Zieh 3, behalte 1
    .text = Statt einen Stein zu legen, darfst du bis zu drei auf einmal ziehen. Du sagst vorher, wie viele, behältst einen und legst die anderen zurück. Damit ist dein Zug vorbei.
cubed-rules-solo = Solo
    .setup = Du nimmst 25 Steine, davon höchstens drei Sperrsteine, und ein Stein wird auf den Tisch gelegt.
    .draw = Passt einer deiner Steine, musst du einen legen. Passt keiner, ziehst du, und wenn das nicht hilft, noch einmal.
    .end = Du gewinnst, wenn alle deine Steine gelegt sind. Du verlierst, wenn nach dem zweiten Ziehen nichts passt oder wenn nichts mehr zu ziehen ist.

## Gezeichnete Beispiele

# Für Screenreader; $pieces: cubed-piece-…, mehrere mit Strichpunkten
cubed-figure = Bild: { $pieces }
cubed-figure-blocker = Sperrstein: 5 Punkte
cubed-figure-triple = Dreier: 3 Punkte
cubed-figure-double = Zweier: 2 Punkte
cubed-figure-single = Einer: 1 Punkt
cubed-figure-turns = Ein Stein in seinen drei Drehungen.
cubed-figure-heights = Spitzen auf Mulden, Mulden auf Spitzen.
cubed-figure-second = Morgenrot trifft auf Morgenrot.
cubed-figure-second_not = Morgenrot trifft auf Himmel.
cubed-figure-third = Er berührt beide, und alle Farben passen.
cubed-figure-third_not = Die Farben passen, aber er berührt nur einen Stein.
cubed-figure-all = Beide Seiten passen.
cubed-figure-all_not = Eine von zwei Seiten passt nicht.
cubed-figure-blocking = Vier Felder sind jetzt gesperrt.
cubed-figure-blocking_not = Schwarze Seiten würden andere Steine berühren.
cubed-figure-bridge = Er verbindet Steine, die sich nicht berührten: eine Brücke.
cubed-figure-void = Sechs Nachbarn: Das Loch ist gefüllt.

## Wem das Spiel gehört

cubed-credits = Cubed ist ein Spiel von Jordan Marton; seine Seite ist cubedthegame.com. Das Spiel und sein Name gehören seinem Autor und seinem Verlag.
