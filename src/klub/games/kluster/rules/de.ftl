## Lektionen: Titel, was man wissen muss, Aufgabe, Lob, und was gesagt wird, wenn es nicht geklappt hat

kluster-lesson-put_down = Ruhige Hand
    .text = Alle diese Steine sind Magnete. Liegen sie nah beieinander, ziehen sie sich an und schnappen zusammen; weit auseinander bleiben sie still.
    .task = Nimm einen Magneten, führ ihn an eine freie Stelle innerhalb der Schnur und lass los.
    .praise = Nichts hat sich berührt, und du hast einen weniger. Das ist ein ganzer Zug.
    .again = Er hat einen anderen Magneten berührt oder lag am Ende außerhalb. Lass mehr Platz dazwischen.
kluster-lesson-turn_it = Er dreht sich
    .text = Ein Magnet hat einen Nordpol, golden markiert, und einen Südpol, blau markiert. Verschiedene Pole ziehen sich an, und ein DUO-Magnet dreht sich, bis sie einander gegenüberliegen.
    .task = Leg deinen Magneten so, dass sich der andere dreht, aber nicht angezogen wird. Lass dazwischen Platz für etwa zwei Magnete.
    .praise = Er hat sich zu deinem gedreht und ist liegen geblieben. So warnen dich Magnete.
    .again = Er wurde angezogen oder hat sich nicht gedreht. Versuch einen anderen Abstand, oder dreh deinen Magneten vorher.
kluster-lesson-push_it = Schieb ihn weg
    .text = Gleiche Pole stoßen sich ab. So kannst du einen Magneten bewegen, den du nicht anfassen darfst.
    .task = Dreh deinen Magneten so, dass gleiche Pole einander gegenüberliegen, und leg ihn dicht neben den anderen: weniger als eine Magnetlänge dazwischen.
    .praise = Er ist weggerutscht, und nichts hat sich berührt.
    .again = Er wurde angezogen oder hat sich nicht bewegt. Gleiche Pole müssen einander gegenüberliegen, nah beieinander.
kluster-lesson-drag_the_string = Zieh an der Schnur
    .text = In deinem Zug darfst du auch an der Schnur ziehen. Sie liegt flach, behält ihre Länge und schiebt vor sich her, was sie trifft.
    .task = Zieh die Schnur nach außen und leg dann in Ruhe einen Magneten.
    .praise = Jetzt ist Platz, wo du ihn brauchst. Lass nur keinen Magneten draußen.
    .again = Zieh die Schnur etwas weiter, und leg deinen Magneten weit weg von den anderen.
kluster-lesson-take_a_clump = Klack!
    .text = Berühren sich in deinem Zug Magnete, nimmst du alles, was sich berührt hat, und dein Zug ist vorbei.
    .task = Probier es einmal: Leg einen Magneten dicht neben einen anderen.
    .praise = Klack! Was sich berührt hat, gehört jetzt dir. Halt also Abstand.
    .again = Nichts hat sich berührt. Dieses eine Mal soll es das: Geh näher heran.
kluster-lesson-last_one = Der letzte
    .text = Wer keinen Magneten mehr hat, gewinnt, sobald alles still liegt.
    .task = Leg deinen letzten Magneten, ohne dass sich etwas berührt.
    .praise = Deine Hand ist leer und der Tisch ruhig: Du gewinnst.
    .again = Jetzt hast du wieder Magnete. Such die Stelle, die von allen anderen am weitesten weg ist.
kluster-lesson-overlap = Zwei Schnüre
    .text = Mit mehreren Schachteln gibt es mehrere Schnüre, und jede muss eine andere kreuzen. Hier hat sich eine gelöst.
    .task = Zieh die lose Schnur, bis sie die andere kreuzt, und drück dann auf „Fertig“.
    .praise = Sie sind wieder verbunden, und die nächste Person ist dran.
    .again = Sie sind noch getrennt. Zieh eine über die andere.

## Die Regeln: Kapitel und Abschnitte

kluster-chapter-basics = So wird gespielt
kluster-chapter-ways = Andere Spielarten
kluster-chapter-sources = Acht Anleitungen

kluster-rules-aim = Worum es geht
    .text = Werde deine Magnete los. Reihum legt ihr sie in den Bereich innerhalb der Schnur, und sie dürfen sich nicht berühren. Wer zuerst keinen mehr hat, gewinnt.
kluster-rules-magnets = Magnete und Schnur
    .text = In einer Klassik-Schachtel sind 24 Steine, ein wenig verschieden groß, für bis zu vier Personen. In einer DUO-Schachtel sind 12 DUO-Magnete, alle gleich und leicht zu drehen, für eine oder zwei. In jeder Schachtel liegt eine Schnur.
    .poles = Jeder Magnet hat zwei Pole: Norden trägt ein goldenes Band mit einem Punkt, Süden zwei feine blaue Bänder mit einem Ring. Beim DUO-Magneten ist das gefüllte Ende der Nadel Norden. Verschiedene Pole ziehen sich an, gleiche stoßen sich ab.
kluster-rules-setup = Vor dem ersten Zug
    .string = Wer beginnt, legt die Schnur in beliebiger Form. Sie darf sich nicht selbst kreuzen und muss genug Platz umschließen.
    .share = Die Magnete werden gleichmäßig verteilt. Mit DUO bekommt ihr zu zweit je sechs; mit Klassik zu zweit 12, zu dritt 8, zu viert 6. Solo nimmst du alle.
    .first = In der ersten Partie beginnt die kleinste Person oder eine zufällig gewählte. Später beginnt, wer die letzte Partie mit den meisten Magneten beendet hat. Danach geht es im Uhrzeigersinn weiter.
kluster-rules-turn = Dein Zug
    .place = Leg einen deiner Magnete so hin, dass er innerhalb der Schnur auf dem Tisch ruht. Er darf flach liegen oder aufrecht stehen, und vor dem Loslassen darfst du ihn drehen, wie du willst.
    .once = Was auf dem Tisch liegt, darfst du nicht anfassen, auch nicht den Magneten, den du eben losgelassen hast.
    .rest = Dein Zug endet von selbst, wenn alles zur Ruhe gekommen ist. Was bis dahin geschieht, geht auf dich.
kluster-rules-take = Was du nehmen musst
    .text = Berühren sich in deinem Zug Magnete, nimmst du sie alle. Verlassen in deinem Zug Magnete den Spielbereich, nimmst du auch die. Ob du sie bewegt hast oder sie sich von selbst bewegt haben, spielt keine Rolle.
    .all = Du nimmst die ganze Gruppe, die sich berührt, und bei mehreren Gruppen alle. Setzt das Wegnehmen andere in Bewegung, gehören dir auch die, die sich dann berühren.
    .over = Danach ist dein Zug vorbei, auch wenn du noch keinen Magneten gelegt hast.
kluster-rules-inside = Drinnen oder draußen
    .text = Ein Magnet ist drinnen, wenn seine Mitte innerhalb der Schnur liegt. Die Schnur darf er berühren.
    .moved = Ein Magnet, den du draußen hinlegst, kommt auf deine Hand zurück. Gerät ein Magnet durch die Schnur nach draußen, nimmst du ihn.
kluster-rules-hover = Magnete in der Luft
    .text = Ein Magnet in deiner Hand wirkt von oben: Du darfst damit die Magnete auf dem Tisch drehen, anziehen oder wegschieben.
    .several = Du darfst auch mehrere zusammen halten: Sie ziehen gemeinsam, und dass sie sich in der Hand berühren, macht nichts. Nur einen davon legst du.
    .jump = Springt einer an deine Hand, nimmst du ihn. Der gehaltene Magnet bleibt bei dir, und dein Zug ist vorbei.
kluster-rules-string = Die Schnur bewegen
    .text = In deinem Zug darfst du die Schnur ziehen, wohin du willst, und mit ihr die Magnete, auf die sie trifft. Berühren sich dabei welche, nimmst du sie.
    .flat = Die Schnur bleibt flach auf dem Tisch: Sie gleitet und schiebt und geht nie über einen Magneten hinweg. Ihre Länge bleibt gleich.
    .after = Du darfst sie noch ziehen, während der losgelassene Magnet zur Ruhe kommt, außer das ist an eurem Tisch abgeschaltet.
kluster-rules-end = Das Ende
    .text = Die Partie endet, wenn jemand den letzten eigenen Magneten gelegt hat. Diese Person gewinnt.
    .rest = Es zählt der Tisch in Ruhe: Berühren sich nach dem Loslassen des letzten noch Magnete, nimmst du sie, und es geht weiter.
kluster-rules-expert = Expertenmodus
    .more = Hast du nach dem Legen immer noch mehr Magnete als die nächste Person, darfst du einen weiteren legen.
    .again = Du musst nicht. Du darfst weitermachen, solange du mehr hast als die nächste Person; Klassik- und DUO-Magnete zählen zusammen.
    .end = Musstest du Magnete nehmen, legst du in diesem Zug keinen mehr.
kluster-rules-solo = Solo
    .text = Es gelten dieselben Regeln. Bring so viele Magnete in den Spielbereich, wie du kannst.
    .failures = Jedes Mal, wenn du Magnete nehmen musst, ist das ein Fehler, egal wie viele es sind. Zwei sind erlaubt; der dritte beendet die Partie, und die Magnete im Spielbereich sind dein Ergebnis.
    .win = Liegen alle Magnete dort, ist das ein voller Sieg.
kluster-rules-plus = Kluster+
    .text = Beliebig viele Schachteln lassen sich verbinden, Klassik und DUO, wie ihr wollt. Hier sind es höchstens zwei von jeder Sorte pro Tisch.
    .players = Jede Klassik-Schachtel bringt Platz für vier, jede DUO-Schachtel für zwei. Mit je einer könnt ihr bis zu sechs sein.
kluster-rules-plus_setup = Kluster+: vor dem ersten Zug
    .strings = Die Schnüre werden reihum gelegt, eine nach der anderen. Jede weitere muss eine kreuzen, die schon liegt.
    .share = Klassik- und DUO-Magnete werden getrennt verteilt, für alle gleich viele. Klassik-Magnete, die übrig sind, kommen nicht ins Spiel.
    .spare = Übrige DUO-Magnete werden vor der Partie ausgelegt, einer für jede Schnur, so nah an ihrer Mitte, wie sie ohne Berührung liegen können. Sie gehören niemandem, bis sie jemand nehmen muss.
kluster-rules-plus_turn = Kluster+: dein Zug
    .inside = Ein Magnet ist im Spielbereich, wenn er innerhalb irgendeiner der Schnüre liegt. Bewegen darfst du alle.
    .repair = Am Ende eines Zuges muss jede Schnur mindestens eine andere kreuzen. Hat sich eine gelöst, musst du sie vorher zurückziehen, und was das anrichtet, nimmst du.
    .first = Bis sie zurück ist, darfst du keinen weiteren Magneten legen.
kluster-rules-options = Was sich einstellen lässt
    .text = Wer einen Tisch eröffnet, kann einiges ändern.
    .place = Ihr könnt verlangen, dass der ganze Magnet innerhalb der Schnur liegt, nicht nur seine Mitte, und dass Magnete flach liegen. Außerdem lässt sich einstellen, dass alles länger ruhen muss, und wie viele Fehler solo erlaubt sind.
    .time = Eine Uhr kann jeden Zug begrenzen. Läuft sie ab, endet der Zug ohne Magnet.
    .plus = Bei mehreren Schnüren könnt ihr festlegen, dass eine Berührung oder ein Überlappen genügt oder dass alle verbunden sein müssen. Bleiben mehr DUO-Magnete übrig als einer pro Schnur, kommen sie nicht ins Spiel oder werden auch ausgelegt.
kluster-rules-differences = Wo sie sich unterscheiden und woran wir uns halten
    .text = Das Heft erklärt die Regeln in acht Sprachen, aber nicht überall ganz gleich. Wir halten uns an die französische und die englische Fassung, die vollständig sind und übereinstimmen. Hier weichen die anderen Sprachen ab:
    .touch = Nehmen: Die deutsche und die polnische Fassung sprechen von Magneten, die sich verbinden, die italienische von solchen, die sich anziehen. Hier genügt eine Berührung, und ohne Berührung geschieht nichts.
    .whose = Die portugiesische Fassung spricht nur von eigenen Magneten. Hier ist es gleich, wem sie gehörten.
    .flat = Die Schnur: Auf Deutsch ist es der Tisch, der flach bleiben soll. Hier ist es die Schnur.
    .start = Der Beginn: Die polnische Fassung schweigt zur ersten Partie, die deutsche und die italienische sagen nicht, worin die kleinste Person klein ist. Hier zählt die Körpergröße.
    .end = Das Ende: Auf Deutsch endet die Partie, wenn eine Hand leer ist, sonst, wenn der letzte Magnet gelegt ist. Hier muss beides stimmen, sobald alles ruht.
    .solo = Solo: Auf Deutsch sind nur Magnete, die sich verbinden, ein Fehler, und auf Italienisch könnte jeder Magnet einer sein. Hier ist es jedes Mal, wenn du welche nimmst, ein Fehler.
    .expert = Expertenmodus: Die polnische Fassung vergleicht dich mit deinem Gegenüber. Hier ist es immer die nächste Person, und du brauchst wirklich mehr.
    .strings = Schnüre legen: Auf Polnisch muss jede die vorige überlappen. Hier genügt irgendeine frühere.
    .loose = Lose Schnüre: Die deutsche Fassung verbietet sie einfach, auf Niederländisch genügt eine Berührung, auf Polnisch ein Überlappen der Bereiche. Hier darfst du sie zurückziehen, und sie müssen sich kreuzen.
    .spare = Übrige DUO-Magnete: Auf Niederländisch und Polnisch kommt einer in die Mitte jeder Schnur. Hier bekommen so viele Schnüre einen, wie DUO-Magnete übrig sind.

## Gezeichnete Beispiele

# Für Screenreader
kluster-figure =
    Bild: { $count ->
        [0] kein Magnet
        [one] { $count } Magnet
       *[other] { $count } Magnete
    }, { $strings ->
        [0] keine Schnur
        [one] { $strings } Schnur
       *[other] { $strings } Schnüre
    }
kluster-figure-classic = Klassik: klein, mittel, groß.
kluster-figure-spinner = DUO-Magnete, mit einer Nadel wie ein Kompass.
kluster-figure-shapes = Wähl Kreis, Oval, Bohne oder Stern, oder zeichne selbst.
kluster-figure-hold = Du hältst einen Magneten über den Tisch.
kluster-figure-upright = Aufrecht: Nordpol oben, Südpol oben.
kluster-figure-clump = Diese drei haben sich berührt: Du nimmst sie alle.
kluster-figure-stray = Dieser ist draußen: Du nimmst ihn.
kluster-figure-inside = Die Mitte ist drinnen.
kluster-figure-outside = Die Mitte ist draußen.
kluster-figure-pull = Verschiedene Pole ziehen sich an.
kluster-figure-push = Gleiche Pole stoßen sich ab.
kluster-figure-drag = Zieh, wo du willst; die andere Seite bleibt, wo sie ist.
kluster-figure-cross = Die Schnüre kreuzen sich.
kluster-figure-cross_not = Eine in der anderen: Sie kreuzen sich nicht.
kluster-figure-spare = Übrige DUO-Magnete in der Mitte der Schnüre.

## Wem das Spiel gehört

kluster-credits = Kluster ist ein Spiel von Paula und Robert Henning, erschienen bei Borderline Editions im Einvernehmen mit Kluster LLC. Ihnen gehören das Spiel und sein Name.
