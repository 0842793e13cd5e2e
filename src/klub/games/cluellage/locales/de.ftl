## Das Spiel

cluellage-name = Cluellage
    .about = Schnapp dir Bilder, zeig ein geheimes Wort als Collage und errate die Wörter der anderen.
    .tagline = Fünf Bilder, ein geheimes Wort.
    .minutes = 20 min

## Optionen: was jede bewirkt, ihr Name in Formularen und ihre Werte in Worten

cluellage-option-locations = Auch Orte sind unter den Wörtern. Sie sind am schwersten; lass sie in den ersten Partien weg.
    .label = Mit Orten
cluellage-option-categories = Welche Wörter im Stapel sind: die übliche Mischung, eine einzige Kategorie oder eine eigene Mischung. Figuren und abstrakte Begriffe sind am leichtesten.
    .label = Kategorien
    .null = Die übliche Mischung
    .character = Figuren
    .location = Orte
    .object = Dinge
    .notion = Abstrakte Begriffe
cluellage-option-rounds = Wie viele Runden gespielt werden; nach der Anleitung drei.
    .label = Runden
cluellage-option-claim_timer = Sekunden, um in jeder Welle eine Karte zu schnappen; wer zu langsam ist, bekommt die erste freie.
    .label = Zeit zum Schnappen
cluellage-option-collage_timer = Sekunden für die Collage; danach werden die Karten nebeneinandergelegt.
    .label = Zeit für die Collage
cluellage-option-exhibit_order = In welcher Reihenfolge die Collagen nach der zuerst fertigen gezeigt werden.
    .label = Reihenfolge der Ausstellung
    .seat = Im Uhrzeigersinn
    .finish = Wie fertig geworden
cluellage-option-live_collages = Alle können den Collagen beim Entstehen zusehen.
    .label = Beim Kleben zusehen
cluellage-option-discussion = Wer rät, darf über eine Collage reden; wer sie gemacht hat, schweigt. Aus: Beim Raten chattet niemand.
    .label = Diskussion
cluellage-option-gallery = Solo: der Tag, dessen Galerie du besuchst, als Zahl wie 20260131; alle sehen dieselbe.
    .label = Solo: Galerie des Tages
cluellage-option-gallery_size = Solo: wie viele Collagen in der Galerie hängen.
    .label = Solo: Collagen
cluellage-option-gallery_timer = Solo: Sekunden, um eine Collage zu erraten.
    .label = Solo: Zeit zum Raten
    .null = Ohne Uhr

## Punkte

cluellage-points =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .of = { $player } ({ cluellage-points })

## Wer etwas tun soll. $who: you, together (du und $players) oder other; $count ist die Zahl der $players

cluellage-phase-word =
    { $who ->
        [you] Du siehst dir die Wörter an.
        [together] Du siehst dir die Wörter an, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } sieht sich die Wörter an.
               *[other] { $players } sehen sich die Wörter an.
            }
    }
cluellage-phase-claim =
    { $who ->
        [you] Du schnappst dir eine Karte.
        [together] Du schnappst dir eine Karte, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } schnappt sich eine Karte.
               *[other] { $players } schnappen sich eine Karte.
            }
    }
cluellage-phase-collage =
    { $who ->
        [you] Du machst eine Collage.
        [together] Du machst eine Collage, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } macht eine Collage.
               *[other] { $players } machen Collagen.
            }
    }
cluellage-phase-exhibit =
    { $who ->
        [you] Du rätst.
        [together] Du rätst, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } rät.
               *[other] { $players } raten.
            }
    }
cluellage-phase-reveal =
    { $who ->
        [you] Du siehst dir die Punkte an.
        [together] Du siehst dir die Punkte an, ebenso { $players }.
       *[other]
            { $count ->
                [one] { $players } sieht sich die Punkte an.
               *[other] { $players } sehen sich die Punkte an.
            }
    }
cluellage-phase-over = Die Partie ist vorbei.

## Was geschah. $who: you oder other; $picture ist ein Bild in Worten

# $reshuffled: yes oder no
cluellage-event-round_began =
    Runde { $round } beginnt.{ $reshuffled ->
        [yes] {" "}Die abgelegten Bilder werden wieder eingemischt.
       *[no] {""}
    }
cluellage-event-readied =
    { $who ->
        [you] Du bist bereit.
       *[other] { $player } ist bereit.
    }
# $pictures: alle in Worten
cluellage-event-flipped = Welle { $wave } von 5: { $pictures }.
# $assigned: yes oder no; die letzte Karte einer Welle wird nicht gewählt
cluellage-event-claimed =
    { $who ->
        [you]
            { $assigned ->
                [yes] Du bekommst die letzte: { $picture }.
               *[no] Du schnappst dir: { $picture }.
            }
       *[other]
            { $assigned ->
                [yes] { $player } bekommt die letzte: { $picture }.
               *[no] { $player } schnappt sich: { $picture }.
            }
    }
# An welcher Stelle eine Collage fertig wird
cluellage-ordinal =
    { $place ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    }
# $late: yes, wenn die Uhr sie aufgehängt hat, sonst no
cluellage-event-hung =
    { $who ->
        [you]
            { $late ->
                [yes] Deine Zeit ist um: Deine Karten werden nebeneinandergelegt.
               *[no] Deine Collage ist als { cluellage-ordinal } fertig.
            }
       *[other]
            { $late ->
                [yes] Die Zeit ist um: Die Karten von { $player } werden nebeneinandergelegt.
               *[no] Die Collage von { $player } ist als { cluellage-ordinal } fertig.
            }
    }
# Das Attribut gilt für die Galerie, wo ein Bot sie gemacht hat
cluellage-event-shown =
    { $who ->
        [you] Deine Collage hängt an der Wand. Du schweigst.
       *[other] Die Collage von { $player } hängt an der Wand.
    }
    .gallery = Die nächste Collage hängt an der Wand.
# $changed: yes oder no
cluellage-event-guessed =
    { $who ->
        [you]
            { $changed ->
                [yes] Du legst eine andere Marke.
               *[no] Du legst eine Marke.
            }
       *[other]
            { $changed ->
                [yes] { $player } legt eine andere Marke.
               *[no] { $player } legt eine Marke.
            }
    }
# $word: das Wort; $count: so viele lagen richtig; $list: wer. Das Attribut gilt für die Galerie; $right: yes oder no
cluellage-event-revealed =
    Es war { $number }, „{ $word }“. { $count ->
        [0] Niemand lag richtig.
       *[other] Richtig: { $list }.
    }
    .gallery =
        Es war { $number }, „{ $word }“. { $right ->
            [yes] Du lagst richtig.
           *[no] Du lagst falsch.
        }
# $list: alle mit ihren Punkten dieser Runde
cluellage-event-round_over = Runde { $round } ist vorbei. { $list }.

## Der Tisch als Text und als Bild

cluellage-round = Runde { $round } von { $rounds }
    .gallery = Collage { $round } von { $rounds }
cluellage-category-character = Figuren
cluellage-category-location = Orte
cluellage-category-object = Dinge
cluellage-category-notion = Abstrakte Begriffe
cluellage-yours = dein Wort
cluellage-middle = In der Mitte
cluellage-claimed = Deine Karten
cluellage-wall = An der Wand
cluellage-head-points = Punkte

## Warum ein Bot so spielt. $tag: was auf einem Bild zu sehen ist; $word: das Wort, zu dem es passt

cluellage-reason-ready = Sonst gibt es nichts zu tun.
cluellage-reason-claim_best = Von den freien Karten passt diese am besten zu „{ $word }“: { $tag }.
cluellage-reason-claim_least_bad = Keine passt gut zu „{ $word }“; diese führt am wenigsten in die Irre: { $tag }.
cluellage-reason-collage = Was am besten zu „{ $word }“ passt, soll ins Auge fallen: { $tag }.
cluellage-reason-guess = Das deutet auf „{ $word }“ hin, vor allem deswegen: { $tag }.
# Eine Collage, nach dem Aufdecken erklärt: eine Zeile je Karte
cluellage-link = { $tag } für „{ $word }“

## Im Terminal. $choices: was man eingeben kann

cluellage-ask-ready = Weiter mit der Eingabetaste.
cluellage-ask-claim = Welche Karte? ({ $choices })
cluellage-ask-collage = Leg deine Karten: ein Muster ({ $choices }) und ihre Nummern, die wichtigste zuerst
cluellage-ask-guess = Welches Wort ist es? ({ $choices })
# Was ein Bot täte. $reason: eins von cluellage-reason-…
cluellage-hint-ready = Mach weiter. { $reason }
cluellage-hint-claim = Schnapp dir diese: { $picture }. { $reason }
cluellage-hint-hang = Leg diese obenauf: { $picture }. { $reason }
cluellage-hint-guess = Rate { $number }. { $reason }

## Die Seite. $picture ist ein Bild in Worten, $percent wie viel von einer Karte zu sehen ist

cluellage-page-language = de
cluellage-page-picture = ein Bild
cluellage-page-percent = { $percent } %
cluellage-page-quoted = „{ $word }“
cluellage-page-step-word = Die Wörter
cluellage-page-step-claim = Zugreifen!
cluellage-page-step-collage = Deine Collage
cluellage-page-step-exhibit = Die Ausstellung
cluellage-page-advice-word = Sieh dir dein Wort an
cluellage-page-advice-claim = Schnapp dir eine Karte!
cluellage-page-advice-collage = Anordnen und versiegeln
cluellage-page-advice-exhibit = Welches Wort ist es?
cluellage-page-advice-reveal = Ansehen, dann weiter
cluellage-page-advice-change = Du kannst noch tauschen
cluellage-page-seat-ready = bereit
cluellage-page-seat-looks = schaut
cluellage-page-seat-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cluellage-page-seat-works = klebt noch
cluellage-page-seat-done = fertig
cluellage-page-seat-artist = an der Wand
cluellage-page-seat-thinks = überlegt
cluellage-page-seat-guessed = Marke liegt
cluellage-page-ledge = Was du tun kannst
cluellage-page-waiting = Warten auf { $players }
cluellage-page-awaited = Die anderen warten auf dich.
cluellage-page-words = Sechs Wörter: { $category }
cluellage-page-glosses = Was bedeuten diese Wörter?
cluellage-page-screen = Dein Sichtschirm und dein Würfel
cluellage-page-rolled = Du hast { $number } gewürfelt
cluellage-page-peek = Mein Wort zeigen
cluellage-page-hide = Mein Wort verdecken
cluellage-page-ready = Bereit
cluellage-page-wave = Welle { $wave } von 5
cluellage-page-claim = Karte { $number } schnappen: { $picture }
cluellage-page-taken = Schon bei { $player }: { $picture }
cluellage-page-faster = { $player } war schneller.
cluellage-page-another = Schnapp dir eine andere!
cluellage-page-too_late = Jemand war schneller
cluellage-page-race = Das Rennen
cluellage-page-race-last = die letzte Karte
cluellage-page-race-quickest =
    { $count ->
        [one] { $player } war einmal am schnellsten.
       *[other] { $player } war { $count }-mal am schnellsten.
    }
cluellage-page-canvas = Deine Leinwand
cluellage-page-canvas-keys = Tab wählt eine Karte. Pfeile schieben sie, { $left } und { $right } drehen sie, mit Umschalt in kleinen Schritten. Bild auf und Bild ab legen sie im Stapel höher oder tiefer.
cluellage-page-card = { $picture }; { $percent } % zu sehen
cluellage-page-turn = Drehen
cluellage-page-tools = Die gewählte Karte
cluellage-page-tool-left = Nach links drehen
cluellage-page-tool-right = Nach rechts drehen
cluellage-page-tool-front = Nach vorn
cluellage-page-tool-back = Nach hinten
cluellage-page-done = Fertig
cluellage-page-seal = Versiegeln
    .text = Eine versiegelte Collage bleibt, wie sie ist.
cluellage-page-work_on = Noch nicht
cluellage-page-why-hidden = Eine Karte ist fast verdeckt
    .text = Nur { $percent } % davon sind zu sehen. Lass von jeder Karte ein Viertel frei.
cluellage-page-yours_hangs = Deine versiegelte Collage
cluellage-page-making = Jetzt wird geklebt.
cluellage-page-others = Die Leinwände der anderen
cluellage-page-by = Collage von { $player }
cluellage-page-by_gallery = Collage von einem Bot
cluellage-page-which = Welches Wort ist es?
cluellage-page-guess = Marke legen
cluellage-page-change = Du kannst tauschen, bis die letzte Marke liegt.
cluellage-page-silent = Deine Collage hängt. Kein Wort!
cluellage-page-tokens = Marken
cluellage-page-token-none = { $player }: überlegt noch
cluellage-page-token-laid = { $player }: Marke liegt
cluellage-page-token-open = { $player }: { $number }
cluellage-page-drum = Alle Marken liegen …
    .alone = Und es ist …
cluellage-page-it = das richtige Wort
cluellage-page-it_was = Es war { $number }, „{ $word }“.
cluellage-page-revealed =
    Es war { $number }. { $count ->
        [0] Niemand lag richtig.
       *[other] Richtig: { $list }.
    }
cluellage-page-right_guesses =
    { $count ->
        [0] Niemand lag richtig
        [one] Eine Person lag richtig
       *[other] { $count } Personen lagen richtig
    }
cluellage-page-yes = Du lagst richtig!
cluellage-page-no = Diesmal nicht
cluellage-page-why = Warum die?
cluellage-page-go_on = Weiter
cluellage-page-give_up = Ich gebe auf
cluellage-page-own_game = Ein eigenes Spiel von uns, nicht aus der Anleitung.
cluellage-page-right = Richtig: { $points }
cluellage-page-right_of = { $points } von { $count } richtig
cluellage-page-album = Die Ausstellung
cluellage-page-save = Als Bild speichern
cluellage-page-save_one = „{ $word }“ als Bild speichern
cluellage-page-save_all = Alle speichern
cluellage-page-share = Teilen
cluellage-page-no_picture = Das Bild ließ sich nicht erstellen.
cluellage-page-guessed_by = Erraten von { $players }
    .none = Niemand kam darauf
cluellage-page-no_points = Punkte gibt es in der Ausstellung.
cluellage-page-round = Runde { $round }
cluellage-page-as_maker = eigene Collage
cluellage-page-as_guesser = erraten
cluellage-page-together = Gesamt
cluellage-daily = Galerie des Tages

## Warum ein Zug abgelehnt wurde

refusal-cluellage-unknown_picture = Es gibt kein Bild „{ $card }“.
refusal-cluellage-claimed = { $player } war schneller: Diese Karte ist weg. Schnapp dir eine andere (Regel { $rule }).
refusal-cluellage-one_claim = Du hast schon eine Karte aus dieser Welle; mehr als eine bekommt niemand (Regel { $rule }).
refusal-cluellage-not_in_middle = Diese Karte liegt nicht in der Mitte (Regel { $rule }).
refusal-cluellage-done_is_final = Deine Collage ist fertig, und dabei bleibt es (Regel { $rule }).
refusal-cluellage-own_collage = Das ist deine eigene Collage: Die anderen raten (Regel { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Gerade sehen sich alle die Wörter an.
        [claim] Gerade werden Karten geschnappt.
        [collage] Gerade werden Collagen gemacht.
        [exhibit] Gerade wird eine Collage geraten.
       *[reveal] Gerade sehen sich alle die Punkte an.
    }
refusal-cluellage-turned_over = Du darfst keine Karte umdrehen (Regel { $rule }). Dieses Bild ist auf der Rückseite deiner Karte: { $picture }.
refusal-cluellage-not_yours = Deine Collage besteht nur aus deinen fünf Karten (Regel { $rule }). Diese gehört nicht dazu: { $picture }.
refusal-cluellage-use_all_five = Du musst alle fünf Karten verwenden, jede einmal; hier sind es { $count } (Regel { $rule }).
refusal-cluellage-off_canvas = Jede Karte muss ganz auf der Leinwand liegen (Regel { $rule }). Diese ragt hinaus: { $picture }.
refusal-cluellage-hidden = Von jeder Karte muss ein Viertel zu sehen sein (Regel { $rule }). Von dieser sind es nur { $percent } %: { $picture }.
refusal-cluellage-no_such_number = Eine Marke { $number } gibt es nicht; sie gehen von 1 bis { $most } (Regel { $rule }).
