## Warum etwas abgelehnt wurde. Eine Nachricht je Code: aus game/what wird refusal-game-what.

refusal-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
refusal-game-taken = Der Name { $game } gehört schon einem Spiel, das Klub mitbringt.
refusal-game-broken = Das Spiel { $game } ist installiert, kann aber nicht gespielt werden: { $reason }
refusal-game-no_rules = Zu { $game } gibt es keine Regelseite.
refusal-seats-out_of_range = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-seats-not_played =
    { $game } gibt es nicht für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }. Mögliche Anzahlen: { $known }.
refusal-seat-out_of_range = An einem Tisch für { $seats } gibt es keinen Platz { $seat }; gezählt wird ab 0.
refusal-seed-malformed = Ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern; { $value } ist keiner.
refusal-bot-unknown_level = Die Bot-Stärke „{ $level }“ gibt es nicht. Zur Wahl stehen: { $known }.

refusal-options-malformed = Optionen müssen als Namen mit Werten angegeben werden.
refusal-options-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }.
refusal-options-bad_value = Die Option „{ $option }“ kann nicht { $value } sein. Möglich: { $expected }.
refusal-options-conflict = Die Option „{ $option }“ geht nur, wenn „{ $needs }“ auf { $value } steht.

refusal-move-malformed = Dieser Zug ist nicht lesbar: { $reason }
refusal-move-game_over = Die Partie ist vorbei.
refusal-move-not_your_turn = Du bist nicht am Zug. Am Zug: { $actors }.
refusal-move-not_for_players = Diesen Zug kann nur der Server machen.

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
refusal-table-no_undo_asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refusal-table-own_undo = Du hast selbst darum gebeten, also müssen die anderen antworten.
refusal-room-playing = Das muss warten, bis diese Partie vorbei ist.
refusal-room-too_few_seats = Das sind zu wenig Plätze: An diesem Tisch sitzen { $people } Personen.
refusal-room-not_agreed = Die Uhr hat sich geändert. Die Partie kann beginnen, sobald alle bereit sind, die da sind.
refusal-room-name_taken = An diesem Tisch heißt schon jemand so.
refusal-room-no_late_join = In diesem Spiel kann niemand für einen Bot übernehmen, wenn die Partie begonnen hat.
refusal-room-already_seated = Du hast an diesem Tisch schon einen Platz.
refusal-room-not_absent = Diese Person ist noch nicht lange genug weg.
refusal-room-not_watching = Diese Person schaut an diesem Tisch gerade nicht zu.
refusal-room-nobody_to_confirm = Es ist sonst niemand da, der bestätigen könnte, dass das dein Platz ist. Bitte warte, bis jemand zurück ist.
refusal-room-owner_here = Die Person von diesem Platz ist da.
refusal-room-no_claim = Niemand erhebt mehr Anspruch auf diesen Platz.
refusal-room-claimed_lately = Du hast gerade erst um einen Platz gebeten. Bitte warte einen Moment.
refusal-room-no_suggestion = Dieser Vorschlag liegt nicht mehr auf dem Tisch.
refusal-room-nudged_lately = Diese Person wurde gerade erst angestupst. Bitte warte einen Moment.
refusal-room-not_banned = Diese Person ist nicht ausgesperrt.
refusal-chat-muted = Du wurdest stummgeschaltet.
refusal-chat-silent = Im Moment kannst du nicht chatten: In diesem Teil des Spiels wird geschwiegen.

refusal-state-malformed = Dieser Spielstand ist nicht lesbar: { $reason }
refusal-view-malformed = Diese Sicht auf ein Spiel ist nicht lesbar: { $reason }
refusal-outcome-malformed = Dieses Spielergebnis ist nicht lesbar: { $reason }

refusal-new-bad_name = „{ $name }“ kann kein Spiel heißen. Ein Name hat höchstens 40 Kleinbuchstaben (a–z), Ziffern und Unterstriche, beginnt mit einem Buchstaben und ist kein Schlüsselwort von Python; sea_battle ginge.
refusal-new-taken = Ein Spiel namens { $name } gibt es schon. Bitte wähl einen anderen Namen.
refusal-new-taken_module = Den Namen „{ $name }“ verwendet Python schon für etwas anderes. Bitte wähl einen anderen Namen.
refusal-new-not_empty = Der Ordner { $folder } ist nicht leer. Sicherheitshalber wurde nichts geschrieben.
refusal-new-not_writable = In { $folder } lässt sich nicht schreiben: { $reason }.

refusal-record-malformed = Das ist keine Spieldatei: { $reason }
refusal-record-format = Diese Spieldatei hat das Format „{ $format }“; lesbar ist nur „{ $known }“.
refusal-record-no_seed = Die Spieldatei verrät ihren Startwert nicht, also lässt sich das Mischen nicht prüfen. Solange eine Partie läuft, bleibt er geheim.
refusal-record-commitment = Der Startwert in der Spieldatei ist nicht der, der vor dem ersten Zug zugesagt wurde.
refusal-record-version = Die Partie wurde nach Version { $version } der Regeln von { $game } gespielt; hier ist nur Version { $known } bekannt.
refusal-record-illegal_move = Zug { $number } in der Spieldatei ist nicht erlaubt: { $reason }
refusal-record-result = Das Ergebnis in der Spieldatei passt nicht zu ihren Zügen.

## Tische, ihre Links und der Server

refusal-table-unknown = Diesen Tisch gibt es nicht, oder nicht mehr.
refusal-table-unreadable = Die gespeicherten Daten dieses Tisches sind beschädigt und nicht lesbar.
refusal-table-full = An diesem Tisch ist kein Platz frei.
refusal-table-crowded = An diesem Tisch schauen schon zu viele zu.
refusal-table-too_long = Dieser Tisch hat seine Grenze erreicht. Die Partie könnt ihr noch beenden; für alles andere eröffne bitte einen neuen Tisch.
refusal-house-clock = Eine Uhr gibt { $fewest } bis { $most } Sekunden für jeden Zug und 0 bis { $most } Sekunden für die ganze Partie.
refusal-bot-no_move = Der Bot hat keinen Zug gefunden.
refusal-hint-not_among_people = Tipps gibt es nur, wenn keine anderen Menschen mitspielen.
refusal-hint-nobody_free = Gerade hat kein Bot Zeit für einen Tipp. Bitte versuch es gleich noch einmal.
refusal-history-no_such_game = Eine Partie { $game } gab es an diesem Tisch nicht; bisherige Partien: { $games }.
refusal-history-no_such_move = Nach Zug { $number } gibt es nichts zu sehen; bekannte Züge bisher: { $count }.
refusal-lesson-unknown = Diese Lektion gibt es bei { $game } nicht.
refusal-live-not_now = An diesem Tisch wird gerade nichts live gespielt.
refusal-live-no_film = Von diesem Zug gibt es keinen Film.
refusal-live-malformed = Diese Eingabe lässt sich nicht lesen.
refusal-live-lost = Der Live-Zug ist verloren gegangen und beginnt von vorn: Es wurde nichts gelegt.
refusal-live-full = Gerade werden zu viele Züge live gespielt. Bitte versuch es gleich noch einmal.
refusal-message-malformed = Diese Nachricht ist nicht lesbar: { $reason }
refusal-link-malformed = Das ist kein Link zu einem Tisch: { $link }
refusal-link-no_table = Dieser Link führt zu einem Server, aber zu keinem Tisch: { $link }
refusal-server-no_identity = Der Server kennt dich noch nicht. Sag ihm zuerst deinen Namen.
refusal-server-bad_name = Das kann kein Name sein: { $name }. Ein Name hat höchstens { $longest } Zeichen, und alle müssen sichtbar sein.
refusal-server-dead_link = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.
refusal-server-no_such_code = Zu diesem Code gibt es keinen Tisch. Codes gelten nur eine Weile und nur, bis der Tisch geschlossen ist.
refusal-server-not_found = Hier ist nichts.
refusal-server-method = Diese Adresse nimmt { $method } nicht an.
refusal-server-too_large = Diese Nachricht ist zu groß.
refusal-server-too_fast = Das war zu viel auf einmal. Bitte warte einen Moment.
refusal-server-too_many_tables = Du hast zu viele offene Tische (höchstens { $most }). Bitte schließ zuerst einen.
refusal-server-too_many_connections = Von deiner Adresse kommen zu viele Verbindungen (höchstens { $most }). Bitte schließ zuerst eine.
refusal-server-full = Der Server ist voll. Bitte versuch es später noch einmal.
refusal-server-leaving = Der Server macht eine kurze Pause. Bitte versuch es gleich noch einmal.
refusal-server-unavailable = Der Server kann gerade nichts speichern. Bitte versuch es gleich noch einmal.
refusal-server-failed = Auf dem Server ist etwas schiefgegangen. Es lag nicht an dir.
refusal-server-foreign = Diese Anfrage kommt von einer anderen Seite und wurde deshalb abgelehnt.
refusal-server-host = Unter dem Namen „{ $host }“ ist dieser Server nicht zu erreichen.
refusal-server-not_switchable = Nur wer an dem Rechner sitzt, auf dem Klub läuft, kann ihn für andere öffnen.
refusal-server-no_network = Dieser Rechner ist mit keinem Netz verbunden; niemand sonst könnte mitspielen.
refusal-server-cannot_listen = Klub ließ sich nicht für alle im Haus öffnen: { $reason }.
refusal-server-http = Der Server hat abgelehnt, ohne einen Grund zu nennen (Status { $status }).
refusal-push-off = Dieser Server schickt keine Benachrichtigungen.
refusal-push-bad_endpoint = Diese Adresse taugt nicht für Benachrichtigungen.
refusal-push-bad_keys = Mit den Schlüsseln dieses Browsers gehen keine Benachrichtigungen.
refusal-settings-bad_value = Diese Einstellung funktioniert nicht: { $reason }
refusal-settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar: { $reason }
refusal-settings-workers = Mehr als ein Prozess (hier: { $workers }) braucht PostgreSQL und Redis.
