## Warum etwas abgelehnt wurde. Eine Nachricht je Code: aus game/what wird refusal-game-what.

refusal-unknown = Das geht nicht ({ $code }).

refusal-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl steht: { $known }.
refusal-game-taken = Der Name { $game } gehört schon einem Spiel, das Klub mitbringt.
refusal-seats-out_of_range = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-seats-not_played = { $game } gibt es nicht für { $seats } Spieler. Möglich sind { $known }.
refusal-seat-out_of_range = An einem Tisch für { $seats } gibt es keinen Platz { $seat }; gezählt wird ab 0.
refusal-seed-malformed = Ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern; { $value } ist keiner.
refusal-bot-unknown_level = Die Bot-Stärke „{ $level }“ gibt es nicht. Zur Wahl steht: { $known }.

refusal-options-malformed = Optionen müssen als Namen mit Werten angegeben werden.
refusal-options-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl steht: { $known }.
refusal-options-bad_value = Die Option „{ $option }“ kann nicht { $value } sein. Erlaubt ist: { $expected }.
refusal-options-conflict = Die Option „{ $option }“ geht nur, wenn „{ $needs }“ auf { $value } steht.
refusal-options-too_few_pieces = Mit diesen Optionen gibt es { $pieces } Steine, aber { $seats } Personen brauchen { $needed }.
refusal-options-too_few_boxes = Diese Schachteln reichen für höchstens { $most } Personen, nicht für { $seats } (Regel { $rule }).

refusal-move-malformed = Dieser Zug ist nicht lesbar: { $reason }
refusal-move-game_over = Die Partie ist vorbei.
refusal-move-not_your_turn = Du bist nicht am Zug. Am Zug: { $actors }.
refusal-move-not_for_players = Einen solchen Zug schreibt nur der Server.

refusal-table-closed =
    { $why ->
        [version] Dieser Tisch folgt einer älteren Fassung der Regeln und ist geschlossen.
       *[other] Dieser Tisch ist geschlossen.
    }
refusal-table-kicked = Du wurdest gebeten, diesen Tisch zu verlassen.
refusal-table-private = An diesem Tisch darf niemand zuschauen.
refusal-table-not_your_seat = Das ist nicht dein Platz.
refusal-table-seat_taken = Da sitzt schon jemand.
refusal-table-not_seated = Du hast an diesem Tisch keinen Platz.
refusal-table-not_host = Das darf nur, wer den Tisch eröffnet hat.
refusal-table-not_waiting = Das geht nur, bevor die Partie beginnt.
refusal-table-not_playing = An diesem Tisch läuft gerade keine Partie.
refusal-table-not_over = Das geht erst, wenn die Partie vorbei ist.
refusal-table-not_away = Du bist gar nicht weg.
refusal-table-away = Du bist schon gegangen.
refusal-table-resigned = Du hast diese Partie aufgegeben.
refusal-table-nobody = Diese Person ist nicht an diesem Tisch.
refusal-table-no_undo = Dieser Zug lässt sich nicht zurücknehmen.
refusal-table-no_undo_asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refusal-table-own_undo = Du hast selbst darum gebeten: Jetzt antworten die anderen.
refusal-chat-muted = Du wurdest stummgeschaltet.
refusal-chat-silent = Im Moment darfst du nichts sagen: Das Spiel verlangt Stille.

refusal-state-malformed = Dieser Spielstand ist nicht lesbar: { $reason }
refusal-view-malformed = Diese Sicht auf ein Spiel ist nicht lesbar: { $reason }
refusal-outcome-malformed = Dieses Spielergebnis ist nicht lesbar: { $reason }

refusal-record-malformed = Das ist keine Spieldatei: { $reason }
refusal-record-format = Diese Spieldatei hat das Format „{ $format }“; lesbar ist nur „{ $known }“.
refusal-record-no_seed = Die Spieldatei verrät ihren Startwert nicht, also lässt sich das Mischen nicht prüfen. Das ist so, solange eine Partie läuft.
refusal-record-commitment = Der Startwert in der Spieldatei ist nicht der, der vor dem ersten Zug zugesagt wurde.
refusal-record-version = Die Partie folgt Version { $version } der Regeln von { $game }; hier ist nur Version { $known } bekannt.
refusal-record-illegal_move = Zug { $number } in der Spieldatei ist nicht erlaubt: { $reason }
refusal-record-result = Das Ergebnis in der Spieldatei ist nicht das, zu dem ihre Züge führen.

refusal-clustered-board = So kann kein Tisch aussehen: Eine Karte liegt, wo sie nicht passt.
refusal-clustered-unknown_card = Eine Karte „{ $card }“ gibt es nicht.
refusal-clustered-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-clustered-must_place = Abwerfen darfst du nur, wenn keine deiner Karten irgendwo passt – und eine passt noch (Regel { $rule }).
refusal-clustered-must_discard = Wirf zuerst eine Karte ab, dann geht es weiter (Regel { $rule }).
refusal-clustered-not_drawn = Du musst eine der beiden gerade gezogenen Karten abwerfen, nicht diese: { $card } (Regel { $rule }).
refusal-clustered-not_adjacent = Neben ({ $x }, { $y }) liegt nichts: Eine neue Karte muss an eine Karte auf dem Tisch grenzen (Regel { $rule }).
refusal-clustered-occupied = Der Platz ({ $x }, { $y }) ist belegt: { $other } (Regel { $rule }).
refusal-clustered-off_table = Der Platz ({ $x }, { $y }) liegt nicht mehr auf dem Tisch (Regel { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = Diese Karte, { $card }, passt nicht auf ({ $x }, { $y }): { $neighbours }. Mit jeder Nachbarkarte muss sie mindestens zwei der drei Merkmale Form, Füllung und Anzahl gemeinsam haben (Regel { $rule }).

refusal-cubed-board = So kann kein Tisch aussehen: Ein Stein liegt, wo er nicht passt.
refusal-cubed-unknown_piece = Einen Stein „{ $piece }“ gibt es nicht.
refusal-cubed-not_in_hand = Diesen Stein hast du nicht auf der Hand: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] Du darfst jetzt einen zweiten Stein legen oder passen.
        [gift] Verschenke zuerst einen Stein, oder behalte alle.
        [keep] Wähle zuerst, welchen der gezogenen Steine du behältst.
       *[turn] Gerade gibt es nichts zu verschenken und nichts auszuwählen.
    }
refusal-cubed-must_play = Einer deiner Steine passt, also musst du legen (Regel { $rule }).
refusal-cubed-must_draw = Passen darfst du noch nicht: Zieh zuerst einen Stein (Regel { $rule }).
refusal-cubed-already_drawn = In diesem Zug darfst du nicht noch einmal ziehen (Regel { $rule }).
refusal-cubed-bag_empty = Der Beutel ist leer, es gibt nichts zu ziehen (Regel { $rule }).
refusal-cubed-no_draw_many = An diesem Tisch kann man nicht mehrere Steine auf einmal ziehen (Regel { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] Der Beutel ist leer, es gibt nichts zu ziehen
       *[other] Du kannst 1 bis { $most } Steine ziehen, nicht { $count }
    } (Regel { $rule }).
refusal-cubed-not_drawn = Du musst einen der gerade gezogenen Steine behalten, nicht diesen: { $piece } (Regel { $rule }).
refusal-cubed-no_such_player = Verschenken kannst du einen Stein nur an jemand anderen an diesem Tisch (Regel { $rule }).
refusal-cubed-heights = So gedreht passen die Höhen nicht zusammen ({ $piece }): Ein Stein liegt in einer von drei Drehungen, 0, 1 oder 2 (Regel { $rule }).
refusal-cubed-same_turn = Dieser Stein sieht in jeder Drehung gleich aus: { $piece }. Leg ihn ungedreht (Regel { $rule }).
refusal-cubed-first_piece = Der erste Stein liegt in der Mitte, auf (0, 0) (Regel { $rule }).
refusal-cubed-blocker_too_early = Ein Sperrstein darf erst gelegt werden, wenn drei andere Steine auf dem Tisch liegen (Regel { $rule }).
refusal-cubed-not_adjacent = Neben ({ $q }, { $r }) liegt nichts: Ein neuer Stein muss den Tisch berühren (Regel { $rule }).
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

refusal-kluster-not_in_hand = Diesen Magneten hast du nicht auf der Hand: { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] Zuerst werden die Schnüre gelegt.
        [more] Du darfst jetzt noch einen Magneten legen oder deinen Zug beenden.
        [repair] Eine Schnur hängt nicht mehr mit den anderen zusammen: Schiebe sie zuerst zurück.
       *[turn] Das geht gerade nicht.
    }
refusal-kluster-must_place = Du musst in deinem Zug einen Magneten legen (Regel { $rule }).
refusal-kluster-off_table = Das liegt jenseits der Tischkante (Regel { $rule }).
refusal-kluster-upright = An diesem Tisch müssen die Magnete flach liegen (Regel { $rule }).
refusal-kluster-repair_first = Eine Schnur hängt nicht mehr mit den anderen zusammen: Schiebe sie zurück, bevor du etwas legst (Regel { $rule }).
refusal-kluster-no_such_string = So eine Schnur gibt es nicht zu bewegen oder zu legen: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] Die Schnur darf sich nicht selbst kreuzen
        [small] Die Schnur umschließt zu wenig Platz
       *[tight] Die Schnur darf sich nicht selbst berühren
    } (Regel { $rule }).
refusal-kluster-string_apart = Jede weitere Schnur muss eine kreuzen, die schon liegt (Regel { $rule }).
refusal-kluster-string_after_placing = An diesem Tisch darf die Schnur nicht mehr bewegt werden, sobald der Magnet liegt (Regel { $rule }).
refusal-kluster-track = So kann keine Hand diesen Zug gespielt haben ({ $what }).
refusal-kluster-digest = Noch einmal gespielt endet dieser Zug anders als aufgezeichnet: { $found } statt { $expected }.
refusal-kluster-other_physics = Aufgezeichnet mit Physik { $physics } auf { $machine }; hier ist es { $known } auf { $here }, daher lässt sich dieser Zug nicht Bit für Bit prüfen.
refusal-kluster-turn_over = Dieser Zug ist vorbei.

## Tische, ihre Links und der Server

refusal-table-unknown = Diesen Tisch gibt es nicht, oder nicht mehr.
refusal-table-unreadable = Was von diesem Tisch aufbewahrt wurde, ist beschädigt und nicht lesbar.
refusal-table-full = An diesem Tisch ist kein Platz frei.
refusal-table-crowded = An diesem Tisch schauen schon zu viele zu.
refusal-table-too_long = An diesem Tisch ist zu viel geschehen: Die Partie lässt sich noch beenden, für alles andere eröffne bitte einen neuen.
refusal-house-clock = Eine Uhr gibt { $fewest } bis { $most } Sekunden für jeden Zug und 0 bis { $most } Sekunden für die ganze Partie.
refusal-bot-no_move = Der Bot hat keinen Zug gefunden.
refusal-hint-not_among_people = Tipps gibt es nur in Partien ohne andere Menschen.
refusal-hint-nobody_free = Gerade hat kein Bot Zeit für einen Tipp. Bitte versuch es gleich noch einmal.
refusal-history-no_such_game = Eine Partie { $game } gab es an diesem Tisch nicht, bisher nur { $games }.
refusal-history-no_such_move = Nach Zug { $number } gibt es nichts zu sehen: Bekannt sind nur die ersten { $count } Züge.
refusal-lesson-unknown = Diese Lektion von { $game } gibt es nicht.
refusal-live-not_now = An diesem Tisch wird gerade nichts live gespielt.
refusal-live-no_film = Von diesem Zug gibt es keinen Film.
refusal-live-malformed = Diese Eingabe lässt sich nicht lesen.
refusal-live-lost = Der Live-Zug ist verloren gegangen und beginnt von vorn: Es wurde nichts gelegt.
refusal-live-full = Gerade werden zu viele Züge live gespielt. Bitte versuche es gleich noch einmal.
refusal-message-malformed = Diese Nachricht ist nicht lesbar: { $reason }
refusal-link-malformed = Das ist kein Link zu einem Tisch: { $link }
refusal-link-no_table = Dieser Link führt zu einem Server, aber zu keinem Tisch: { $link }
refusal-server-no_identity = Der Server kennt dich noch nicht. Sag ihm zuerst deinen Namen.
refusal-server-bad_name = Das kann kein Name sein: { $name }. Ein Name hat höchstens { $longest } Zeichen, und alle sind zu sehen.
refusal-server-dead_link = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.
refusal-server-no_such_code = Unter diesem Code wartet kein Tisch. Codes gelten nur eine Weile und nur, bevor die Partie beginnt.
refusal-server-not_found = Hier ist nichts.
refusal-server-method = Das lässt sich nicht mit { $method } abfragen.
refusal-server-too_large = Diese Nachricht ist zu groß.
refusal-server-too_fast = Das war zu viel auf einmal. Bitte warte einen Moment.
refusal-server-too_many_tables = Du hast zu viele offene Tische (höchstens { $most }). Bitte schließe zuerst einen.
refusal-server-too_many_connections = Von deiner Adresse kommen zu viele Verbindungen (höchstens { $most }). Bitte schließe zuerst eine.
refusal-server-full = Der Server ist voll. Bitte versuch es später noch einmal.
refusal-server-leaving = Der Server macht eine kurze Pause. Bitte versuch es gleich noch einmal.
refusal-server-unavailable = Der Server kann gerade nichts aufbewahren. Bitte versuch es gleich noch einmal.
refusal-server-failed = Auf dem Server ist etwas schiefgegangen. Es lag nicht an dir.
refusal-server-foreign = Diese Anfrage kommt von einer anderen Seite und wird darum nicht angenommen.
refusal-server-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen.
refusal-server-http = Der Server hat abgelehnt, ohne einen Grund zu nennen (Status { $status }).
refusal-settings-bad_value = Eine Einstellung ist nicht zu gebrauchen: { $reason }
refusal-settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar: { $reason }
refusal-settings-workers = Mehr als ein Prozess (hier: { $workers }) braucht PostgreSQL und Redis.

## Die Seite, wenn der Server nicht gefragt werden konnte

refusal-page-offline = Der Server ist nicht erreichbar. Bitte prüf deine Verbindung.

## Cluellage

refusal-cluellage-unknown_picture = Es gibt kein Bild „{ $card }“.
refusal-cluellage-claimed = Spieler { $player } war schneller: Diese Karte ist weg. Nimm eine andere (Regel { $rule }).
refusal-cluellage-one_claim = Du hast schon eine Karte dieser Welle; für jeden gibt es nur eine (Regel { $rule }).
refusal-cluellage-not_in_middle = Diese Karte liegt nicht in der Mitte (Regel { $rule }).
refusal-cluellage-done_is_final = Deine Collage ist fertig, und dabei bleibt es (Regel { $rule }).
refusal-cluellage-own_collage = Das ist deine eigene Collage: Die anderen raten (Regel { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Jetzt schauen alle die Wörter an.
        [claim] Jetzt werden Karten genommen.
        [collage] Jetzt werden Collagen gemacht.
        [exhibit] Jetzt wird eine Collage erraten.
       *[reveal] Jetzt schauen alle die Punkte an.
    }
refusal-cluellage-turned_over = Eine Karte darf nicht umgedreht werden: { $card } ist die Rückseite deiner Karte (Regel { $rule }).
refusal-cluellage-not_yours = Deine Collage besteht nur aus deinen fünf Karten, und { $card } gehört nicht dazu (Regel { $rule }).
refusal-cluellage-use_all_five = Alle fünf Karten müssen verwendet werden, jede einmal; hier sind es { $count } (Regel { $rule }).
refusal-cluellage-off_canvas = Die ganze Karte muss auf der Leinwand liegen: { $card } ragt hinaus (Regel { $rule }).
refusal-cluellage-hidden = Von jeder Karte muss ein Viertel zu sehen sein; von { $card } sind es nur { $percent } % (Regel { $rule }).
refusal-cluellage-no_such_number = Einen Chip { $number } gibt es nicht; sie gehen von 1 bis { $most } (Regel { $rule }).
