## Warum etwas abgelehnt wurde. Eine Nachricht je Code: aus game/what wird refusal-game-what.

refusal-unknown = Das geht nicht ({ $code }).

refusal-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl steht: { $known }.
refusal-seats-out_of_range = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
refusal-seat-out_of_range = An einem Tisch für { $seats } gibt es keinen Platz { $seat }; gezählt wird ab 0.
refusal-seed-malformed = Ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern; { $value } ist keiner.
refusal-bot-unknown_level = Die Bot-Stärke „{ $level }“ gibt es nicht. Zur Wahl steht: { $known }.

refusal-options-malformed = Optionen müssen als Namen mit Werten angegeben werden.
refusal-options-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl steht: { $known }.
refusal-options-bad_value = Die Option „{ $option }“ kann nicht { $value } sein. Erlaubt ist: { $expected }.
refusal-options-conflict = Die Option „{ $option }“ geht nur, wenn „{ $needs }“ auf { $value } steht.

refusal-move-malformed = Dieser Zug ist nicht lesbar: { $reason }
refusal-move-game_over = Die Partie ist vorbei.
refusal-move-not_your_turn = Du bist nicht am Zug. Am Zug: { $actors }.

refusal-table-not_playing = An diesem Tisch läuft gerade keine Partie.

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
