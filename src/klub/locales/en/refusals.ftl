## Why something was refused. One message for each code: game/what becomes refusal-game-what.

refusal-unknown = That is not possible ({ $code }).

refusal-game-unknown = There is no game called “{ $game }”. There is: { $known }.
refusal-game-taken = The name { $game } is taken by a game that comes with Klub.
refusal-seats-out_of_range = { $game } is for { $fewest } to { $most } players, not for { $seats }.
refusal-seats-not_played = { $game } is not for { $seats } players. It takes { $known }.
refusal-seat-out_of_range = There is no seat { $seat } at a table of { $seats }; seats count from 0.
refusal-seed-malformed = A seed is a whole number or 64 hexadecimal digits, not { $value }.

refusal-bot-unknown_level = There is no bot strength “{ $level }”. There is: { $known }.

refusal-options-malformed = Options must be given as names with values.
refusal-options-unknown = There is no option “{ $option }”. There is: { $known }.
refusal-options-bad_value = The option “{ $option }” cannot be { $value }. It takes { $expected }.
refusal-options-conflict = The option “{ $option }” only works when “{ $needs }” is { $value }.
refusal-options-too_few_pieces = With these options there are { $pieces } pieces, but { $seats } players need { $needed }.
refusal-options-too_few_boxes = These boxes are for { $most } players at most, not for { $seats } (rule { $rule }).

refusal-move-malformed = This move cannot be read: { $reason }
refusal-move-game_over = The game is over.
refusal-move-not_your_turn = It is not your turn. To move: { $actors }.
refusal-move-not_for_players = Only the server writes such a move.

refusal-table-closed =
    { $why ->
        [version] This table was opened with an older version of the rules and is closed.
       *[other] This table is closed.
    }
refusal-table-kicked = You were asked to leave this table.
refusal-table-private = Nobody may watch at this table.
refusal-table-not_your_seat = This is not your seat.
refusal-table-seat_taken = Somebody else sits there already.
refusal-table-not_seated = You have no seat at this table.
refusal-table-not_host = Only the host of the table may do that.
refusal-table-not_waiting = That is only possible before the game begins.
refusal-table-not_playing = No game is being played at this table right now.
refusal-table-not_over = That is only possible once the game is over.
refusal-table-not_away = You are not away.
refusal-table-away = You have left already.
refusal-table-resigned = You have resigned this game.
refusal-table-nobody = That person is not at this table.
refusal-table-no_undo = This move cannot be taken back.
refusal-table-no_undo_asked = Nobody has asked to take a move back.
refusal-table-own_undo = You asked for this yourself: it is for the others to answer.
refusal-chat-muted = The host has muted you.
refusal-chat-silent = Your seat must not talk right now: the game wants silence.

refusal-state-malformed = This state of a game cannot be read: { $reason }
refusal-view-malformed = This view of a game cannot be read: { $reason }
refusal-outcome-malformed = This result of a game cannot be read: { $reason }

refusal-record-malformed = This is not a game file: { $reason }
refusal-record-format = This game file has the format “{ $format }”; only “{ $known }” can be read.
refusal-record-no_seed = The game file does not reveal its seed, so the shuffle cannot be checked. That is so while a game is still running.
refusal-record-commitment = The seed in the game file is not the one that was promised before the first move.
refusal-record-version = The game was played by version { $version } of the rules of { $game }; only version { $known } is known here.
refusal-record-illegal_move = Move { $number } in the game file is not allowed: { $reason }
refusal-record-result = The result in the game file is not the one its moves lead to.

refusal-clustered-board = No table can look like this: a card lies where it does not fit.
refusal-clustered-unknown_card = There is no card “{ $card }”.
refusal-clustered-not_in_hand = You do not hold this card: { $card }.
refusal-clustered-must_place = You may only discard when none of your cards fits anywhere, and one of them does (rule { $rule }).
refusal-clustered-must_discard = First discard a card; then the game goes on (rule { $rule }).
refusal-clustered-not_drawn = You must discard one of the two cards you have just drawn, not this one: { $card } (rule { $rule }).
refusal-clustered-not_adjacent = Nothing lies next to ({ $x }, { $y }): a new card must touch one that is on the table (rule { $rule }).
refusal-clustered-occupied = The place ({ $x }, { $y }) is taken: { $other } (rule { $rule }).
refusal-clustered-off_table = The place ({ $x }, { $y }) is off the table (rule { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = This card, { $card }, does not fit at ({ $x }, { $y }): { $neighbours }. A card must share at least two of shape, fill and number with each of its neighbours (rule { $rule }).

refusal-cubed-board = No table can look like this: a piece lies where it does not fit.
refusal-cubed-unknown_piece = There is no piece “{ $piece }”.
refusal-cubed-not_in_hand = You do not hold this piece: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] You may lay a second piece now, or pass.
        [gift] First give a piece away, or keep them all.
        [keep] First choose which of the drawn pieces you keep.
       *[turn] There is nothing to give away or to choose right now.
    }
refusal-cubed-must_play = You have a piece that fits, so you must lay one (rule { $rule }).
refusal-cubed-must_draw = You may not pass yet: first draw a piece (rule { $rule }).
refusal-cubed-already_drawn = You may not draw again in this turn (rule { $rule }).
refusal-cubed-bag_empty = The bag is empty, so there is nothing to draw (rule { $rule }).
refusal-cubed-no_draw_many = At this table several pieces cannot be drawn at once (rule { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] The bag is empty, so there is nothing to draw
       *[other] You can draw from 1 to { $most } pieces, not { $count }
    } (rule { $rule }).
refusal-cubed-not_drawn = You must keep one of the pieces you have just drawn, not this one: { $piece } (rule { $rule }).
refusal-cubed-no_such_player = You can only give a piece to another player at this table (rule { $rule }).
refusal-cubed-heights = Turned like this, the heights of { $piece } do not line up: a piece lies in one of three turns, 0, 1 or 2 (rule { $rule }).
refusal-cubed-same_turn = { $piece } looks the same in every turn; lay it unturned (rule { $rule }).
refusal-cubed-first_piece = The first piece lies in the middle, at (0, 0) (rule { $rule }).
refusal-cubed-blocker_too_early = A Blocking piece may only be laid once three other pieces lie on the table (rule { $rule }).
refusal-cubed-not_adjacent = Nothing lies next to ({ $q }, { $r }): a new piece must touch the table (rule { $rule }).
refusal-cubed-occupied = The place ({ $q }, { $r }) is taken: { $other } (rule { $rule }).
refusal-cubed-dead_cell = The place ({ $q }, { $r }) is dead: it lies next to a black side (rule { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = A black side must not touch any piece, but { $neighbours } (rule { $rule }).
refusal-cubed-too_few_contacts =
    At ({ $q }, { $r }) the piece would touch { $contacts ->
        [one] { $contacts } piece
       *[other] { $contacts } pieces
    }; it must touch at least two (rule { $rule }).
refusal-cubed-colors_differ =
    This piece, { $piece }, does not fit at ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] At least two touching sides must match in colour
       *[all] All touching sides must match in colour
    } (rule { $rule }).

refusal-kluster-not_in_hand = You do not hold this magnet: { $magnet }.
refusal-kluster-not_now =
    { $phase ->
        [strings] First the strings are laid.
        [more] You may place one more magnet now, or end your turn.
        [repair] A string has come apart: first move it back.
       *[turn] That is not possible right now.
    }
refusal-kluster-must_place = You must place a magnet in your turn (rule { $rule }).
refusal-kluster-off_table = That is beyond the edge of the table (rule { $rule }).
refusal-kluster-upright = At this table magnets must lie flat (rule { $rule }).
refusal-kluster-repair_first = A string has come apart: move it back before you place anything (rule { $rule }).
refusal-kluster-no_such_string = There is no such string to move or lay: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] The string must not cross itself
        [small] The string holds too little room
       *[tight] The string must not touch itself
    } (rule { $rule }).
refusal-kluster-string_apart = Each further string must cross one that lies there already (rule { $rule }).
refusal-kluster-string_after_placing = At this table the string may not be moved once the magnet is placed (rule { $rule }).
refusal-kluster-track = No hand can have played this turn ({ $what }).
refusal-kluster-digest = Played again, this turn ends differently than recorded: { $found } instead of { $expected }.
refusal-kluster-other_physics = Recorded with physics { $physics } on { $machine }; here it is { $known } on { $here }, so this turn cannot be checked bit for bit.
refusal-kluster-turn_over = This turn is over.

## Live tables, their links and the server

refusal-table-unknown = There is no such table, or not any more.
refusal-table-unreadable = What was kept of this table is damaged and cannot be read.
refusal-table-full = No seat is free at this table.
refusal-table-crowded = Too many are watching this table already.
refusal-table-too_long = Too much has happened at this table: its game can still be finished, for everything else please open a new one.
refusal-house-clock = A clock gives from { $fewest } to { $most } seconds for each move, and from 0 to { $most } seconds for the whole game.
refusal-bot-no_move = The bot has found no move.
refusal-hint-not_among_people = Hints are only for games without other people.
refusal-hint-nobody_free = No bot has time for a hint right now. Please try again in a moment.
refusal-history-no_such_game = There was no game { $game } at this table, only { $games } so far.
refusal-history-no_such_move = There is nothing to see after move { $number }: only the first { $count } moves are known.
refusal-lesson-unknown = There is no such lesson of { $game }.
refusal-live-not_now = Nothing is played live at this table right now.
refusal-live-no_film = There is no film of this move.
refusal-live-malformed = This input cannot be read.
refusal-live-lost = The live turn was lost and begins again: nothing was placed.
refusal-live-full = Too many live turns are being played right now. Please try again in a moment.
refusal-message-malformed = This message cannot be read: { $reason }
refusal-link-malformed = This is not a link to a table: { $link }
refusal-link-no_table = This link leads to a server, but to no table: { $link }
refusal-server-no_identity = The server does not know you yet. First tell it your name.
refusal-server-bad_name = This cannot be a name: { $name }. A name has at most { $longest } characters, and all of them can be seen.
refusal-server-dead_link = This link does not work any more: it was used already, or it is too old.
refusal-server-no_such_code = No table waits under this code. Codes only work for a while, and only before the game begins.
refusal-server-not_found = There is nothing here.
refusal-server-method = This cannot be asked for with { $method }.
refusal-server-too_large = This message is too large.
refusal-server-too_fast = That was too much at once. Please wait a moment.
refusal-server-too_many_tables = You have too many open tables (at most { $most }). Please close one first.
refusal-server-too_many_connections = Too many connections come from your address (at most { $most }). Please close one first.
refusal-server-full = The server is full. Please try again later.
refusal-server-leaving = The server is taking a short break. Please try again in a moment.
refusal-server-unavailable = The server cannot keep anything right now. Please try again in a moment.
refusal-server-failed = Something went wrong on the server. It was not your fault.
refusal-server-foreign = This request comes from another site, so it is not accepted.
refusal-server-host = This server does not go by the name “{ $host }”.
refusal-server-http = The server refused without saying why (status { $status }).
refusal-settings-bad_value = A setting cannot be used: { $reason }
refusal-settings-unreadable = The settings in { $file } cannot be read: { $reason }
refusal-settings-workers = More than one process (here: { $workers }) needs PostgreSQL and Redis.

## The page, where the server could not be asked

refusal-page-offline = The server cannot be reached. Please check your connection.

## Cluellage

refusal-cluellage-unknown_picture = There is no picture “{ $card }”.
refusal-cluellage-claimed = Player { $player } was faster: this card is taken. Claim another one (rule { $rule }).
refusal-cluellage-one_claim = You have a card of this wave already; one for each is all there is (rule { $rule }).
refusal-cluellage-not_in_middle = This card does not lie in the middle (rule { $rule }).
refusal-cluellage-done_is_final = Your collage is done, and done is final (rule { $rule }).
refusal-cluellage-own_collage = This is your own collage: the others guess it (rule { $rule }).
refusal-cluellage-not_now =
    { $phase ->
        [word] Now everyone looks at the words.
        [claim] Now cards are claimed.
        [collage] Now collages are made.
        [exhibit] Now a collage is guessed.
       *[reveal] Now everyone looks at the points.
    }
refusal-cluellage-turned_over = A card may not be turned over: { $card } is on the back of yours (rule { $rule }).
refusal-cluellage-not_yours = Only your own five cards make up your collage, and { $card } is not one of them (rule { $rule }).
refusal-cluellage-use_all_five = All five cards must be used, each once; here are { $count } (rule { $rule }).
refusal-cluellage-off_canvas = The whole card must lie on the canvas: { $card } sticks out (rule { $rule }).
refusal-cluellage-hidden = A quarter of every card must stay in sight; of { $card } only { $percent }% is (rule { $rule }).
refusal-cluellage-no_such_number = There is no token { $number }; they go from 1 to { $most } (rule { $rule }).
