## Lektionen: Titel, was man wissen muss, was zu tun ist, Lob, die zweite Aufgabe und was gesagt wird, wenn es schiefging

cluellage-lesson-read_the_word = Dein geheimes Wort
    .text = In der Mitte liegen sechs Wörter, für alle dieselben. Dein Würfel hinter dem Sichtschirm sagt dir, welches deines ist, und sonst sieht ihn niemand.
    .task = Finde dein Wort unter den sechs und drück auf „Bereit“.
    .praise = Jetzt kennst nur du es. Die anderen werden es in deiner Collage suchen.
cluellage-lesson-claim_a_card = Schnapp dir eine Karte
    .text = Von jedem Stapel liegt eine Karte in der Mitte. Es geht nicht reihum: Die erste Hand bekommt die Karte. Such etwas, das an dein Wort erinnert.
    .task = Schnapp dir eine der Karten.
    .praise = Sie gehört dir. Nach fünf solchen Wellen hast du fünf Karten.
cluellage-lesson-lose_a_race = Zu spät
    .text = Manchmal ist eine andere Hand schneller. Das kostet dich nur diese eine Karte.
    .task = Greif nach der Karte, auf der schon eine Hand liegt.
    .then = Schon vergeben! Aber du darfst sofort wieder zugreifen: Schnapp dir eine andere.
    .praise = Gut gemacht. Leer geht niemand aus: Die letzte Karte bekommt, wer noch keine hat.
    .again = Greif dieses eine Mal nach einer Karte, die schon jemand hat.
cluellage-lesson-hang_a_collage = Fünf Karten, ein Bild
    .text = Schieb und dreh deine fünf Karten, bis sie an dein Wort denken lassen. Sie dürfen sich überlappen oder getrennt liegen.
    .task = Ordne die Karten an, drück auf „Fertig“ und versiegle deine Collage.
    .praise = Sie ist versiegelt. Von jetzt an bleibt sie, wie sie ist.
cluellage-lesson-leave_a_quarter = Ein Viertel bleibt sichtbar
    .text = Karten dürfen sich überlappen, aber von jeder muss mindestens ein Viertel zu sehen sein.
    .task = Verdeck dieses eine Mal eine Karte fast ganz und drück auf „Fertig“.
    .then = Davon ist zu wenig zu sehen. Schieb die Karten, bis bei jeder 25 % oder mehr stehen, und versiegle dann die Collage.
    .praise = Ein Viertel jeder Karte genügt. Die Zahlen unter der Leinwand sagen es dir jederzeit.
    .again = Das war erlaubt. Verdeck zuerst eine Karte fast ganz.
cluellage-lesson-guess_a_word = Was ist das?
    .text = An der Wand hängt eine Collage. Sie zeigt eines der sechs Wörter. Wer sie gemacht hat, schweigt.
    .task = Leg die Marke des Wortes, das am besten passt.
    .praise = Richtig! Ein Punkt für dich, und für jeden richtigen Tipp einer für die Person hinter der Collage.
    .again = Es war ein anderes Wort. Schau noch einmal hin.
cluellage-lesson-change_your_mind = Überleg es dir anders
    .text = Die Marken liegen verdeckt, bis die letzte da ist. Bis dahin darfst du deine tauschen.
    .task = Leg irgendeine Marke.
    .then = Jemand überlegt noch. Leg eine andere Marke an die Stelle deiner ersten.
    .praise = Nur deine letzte Marke zählt, und niemand hat eine der beiden gesehen.

## Die Regeln: Kapitel und Abschnitte

cluellage-chapter-basics = So wird gespielt
cluellage-chapter-exhibit = Ausstellung und Punkte
cluellage-chapter-ways = Andere Spielarten

cluellage-rules-aim = Worum es geht
    .text = Du zeigst ein geheimes Wort mit fünf Bildern und findest die Wörter der anderen heraus. Jeder richtige Tipp bringt einen Punkt für die Person, die geraten hat, und einen für die, von der die Collage stammt.
    .rounds = Drei bis sechs Personen spielen drei Runden. Eine Runde hat vier Schritte: das Wort, das Schnappen der Karten, die Collage, die Ausstellung.
cluellage-rules-cards = Die Karten
    .pictures = Es gibt 100 Bildkarten, mit einem Bild auf jeder Seite. Jedes kann vieles bedeuten.
    .words = Wortkarten haben auf jeder Seite sechs nummerierte Wörter. Die Farbe des Rands nennt die Kategorie: Grün für Figuren, Rot für Orte, Gelb für Dinge, Blau für abstrakte Begriffe.
cluellage-rules-setup = Vor der ersten Runde
    .words = Orte bleiben draußen. Die anderen 42 Wortkarten werden ein Stapel.
    .own = Alle haben einen Würfel, einen Sichtschirm, hinter dem sie würfeln, und sechs Marken von 1 bis 6.
    .pile = Alle bekommen einen Stapel aus fünf Bildkarten, in jeder Runde einen neuen. Niemand darf sich ihre anderen Seiten ansehen; darum ist ein Stapel hier nur eine Zahl.
cluellage-rules-word = Schritt 1: das Wort
    .card = Eine Wortkarte kommt in die Mitte, mit irgendeiner Seite nach oben. Ihre sechs Wörter gelten in dieser Runde für alle.
    .die = Du würfelst hinter deinem Sichtschirm: Das ist die Nummer des Wortes, das du zeigen musst. Du darfst jederzeit nachsehen. Die anderen erfahren es, wenn deine Collage geraten wurde.
    .same = Mehrere können dasselbe Wort haben. Niemand würfelt noch einmal.
cluellage-rules-claim = Schritt 2: Karten schnappen
    .wave = Alle decken gleichzeitig die oberste Karte ihres Stapels in der Mitte auf. Dann legen alle so schnell wie möglich eine Hand auf eine Karte: irgendeine, nicht nur die vom eigenen Stapel.
    .one = In jeder Welle bekommst du eine Karte, und die behältst du. Wenn alle eine haben, kommt die nächste Welle. Nach fünf Wellen hat jede Person fünf Karten.
cluellage-rules-race = Wer war schneller?
    .first = Die erste Hand auf einer Karte bekommt sie: die, die zuerst beim Server ankommt. Kommen zwei im selben Augenblick an, entscheidet der Zufall. Wer zu spät war, darf sofort nach einer anderen greifen.
    .last = Die letzte Karte einer Welle geht automatisch an die Person, die noch keine hat.
cluellage-rules-collage = Schritt 3: die Collage
    .text = Ordne deine Karten so an, dass sie die anderen zu deinem Wort führen. Du musst alle fünf verwenden und sonst nichts.
    .lie = Karten dürfen sich überlappen oder getrennt liegen, und du darfst sie beliebig drehen.
    .hidden = Du beginnst, wenn du fünf Karten hast. Die anderen sehen deine Collage erst, wenn sie in der Ausstellung dran ist, und zwar richtig herum.
cluellage-rules-quarter = Ein Viertel bleibt sichtbar
    .text = Keine Karte darf unter anderen verschwinden: Ein Viertel ihrer Fläche muss zu sehen sein. Genau ein Viertel genügt, auch in mehreren Stücken.
cluellage-rules-canvas = Ganze Karten
    .edge = Jede Karte liegt vollständig auf der Leinwand. Der Rand darf nichts verstecken.
    .side = Die Seite, die du geschnappt hast, zeigst du auch: Keine Karte wird umgedreht.
cluellage-rules-seal = Fertig
    .text = Wenn du zufrieden bist, drück auf das Siegel. Danach lässt sich deine Collage nicht mehr ändern.
    .all = Sobald alle Collagen versiegelt sind, beginnt die Ausstellung.
cluellage-rules-exhibit = Schritt 4: die Ausstellung
    .text = Die Collagen werden eine nach der anderen geraten, zuerst die, die zuerst fertig war. Dann geht es im Uhrzeigersinn weiter.
cluellage-rules-guess = Raten
    .token = Alle außer der Person, von der die Collage stammt, legen eine Marke verdeckt hin: die Nummer des Wortes, das sie erkennen. Aussetzen darf niemand, auch nicht ohne jede Idee.
    .change = Solange noch jemand überlegt, darfst du deine Marke tauschen. Wenn die letzte liegt, werden alle aufgedeckt.
    .again = Für jede Collage hast du wieder alle sechs Marken. Auch deine eigene Nummer kann stimmen, wenn zwei dasselbe Wort haben.
cluellage-rules-silence = Reden und schweigen
    .text = Wer rät, darf reden, rätseln und andere in die Irre führen. Aber niemand verrät, welche Marke da liegt.
    .owner = Wer die Collage gemacht hat, gibt keinen Hinweis und sagt nichts, bis die Marken aufgedeckt sind.
cluellage-rules-points = Punkte
    .text = Nach jeder Collage seht ihr alle, welches Wort es war. Wer richtig lag, bekommt einen Punkt. Wer die Collage gemacht hat, bekommt einen für jeden richtigen Tipp.
    .none = Lag niemand richtig, bekommt niemand etwas.
cluellage-rules-end = Das Ende
    .round = Nach der letzten Collage einer Runde werden die Karten abgelegt, und die nächste Runde beginnt.
    .win = Nach der dritten Runde ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
cluellage-rules-locations = Mit Orten
    .text = Orte sind am schwersten zu zeigen. Lasst sie in euren ersten Partien weg; später könnt ihr sie dazunehmen.
cluellage-rules-category = Nur eine Kategorie
    .text = Ihr könnt auch nur mit den Wortkarten einer Kategorie spielen. Figuren und abstrakte Begriffe sind am leichtesten, Orte am schwersten.
    .mix = Zwei oder drei Kategorien nach Wahl zu mischen, ist eine Hausregel.
cluellage-rules-options = Was sich einstellen lässt
    .text = Wer einen Tisch eröffnet, kann einiges ändern.
    .time = Für jede Welle und für die Collage kann eine Uhr laufen. Wer nicht rechtzeitig zugreift, bekommt die erste freie Karte. Ist jemand nicht rechtzeitig fertig, werden die fünf Karten nebeneinander aufgehängt, und die Collage gilt als zuletzt fertig.
    .show = Collagen können in der Reihenfolge gezeigt werden, in der sie fertig wurden, alle können ihnen beim Entstehen zusehen, und der Chat kann beim Raten geschlossen sein.
    .rounds = Ein bis sieben Runden sind möglich. Reichen die Bildkarten nicht, werden die abgelegten wieder eingemischt.
cluellage-rules-gallery = Solo: die Galerie
    .own = Das haben wir uns selbst ausgedacht; es steht nicht in der Anleitung.
    .text = Bots haben Collagen gemacht, und du errätst ihre Wörter, eines nach dem anderen, auf Wunsch gegen die Uhr. Du darfst bei einer Collage aufgeben.
    .win = Du gewinnst, wenn du mindestens die Hälfte errätst. Die Galerie des Tages ist für alle dieselbe.

## Gezeichnete Beispiele

# Sechs Wörter einer Wortkarte, durch Kommas getrennt; das vierte gehört zur Collage des ersten Beispiels
cluellage-sample = Gerechtigkeit, Lachen, Unwetter, Heimweh, Erfindung, Geschwindigkeit
# Für Screenreader; $shown: Bilder, Wörter oder Zahlen
cluellage-figure = Bild: { $shown }
    .collage = Bild einer Collage: { $shown }
    .tokens = Bild aufgedeckter Marken: { $shown }
    .sealed = Bild verdeckter Marken
cluellage-figure-hero = Ein Nest, ein Koffer, ein weiter Weg: Ist das Heimweh?
cluellage-figure-pictures = Straße oder Baum? Lampe oder Samen?
cluellage-figure-categories = Vier Kategorien, vier Ränder.
cluellage-figure-words = Du hast eine 4 gewürfelt: Das ist dein Wort.
cluellage-figure-wave = Auf einer Karte liegt schon eine Hand; zwei sind frei.
cluellage-figure-race = Die letzte Karte wird automatisch zugeteilt.
cluellage-figure-overlap = Sie überlappen sich.
cluellage-figure-apart = Sie liegen getrennt.
cluellage-figure-quarter = Genau ein Viertel ist zu sehen.
cluellage-figure-quarter_not = Eine Karte ist fast verschwunden.
cluellage-figure-edge_not = Eine Karte ragt hinaus.
cluellage-figure-sealed = Drei haben getippt; was, sieht niemand.
cluellage-figure-open = Es war Wort 4: Zwei lagen richtig, das macht zwei Punkte für die Collage.

## Wem das Spiel gehört

cluellage-credits = Cluellage ist ein Spiel von Luc Rémond und David Simiand, erschienen bei Magellan. Ihnen gehören das Spiel und sein Name.
