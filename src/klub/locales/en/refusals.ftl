## Why something was refused. One message for each code: game/what becomes refusal-game-what.

refusal-unknown = That is not possible ({ $code }).

refusal-game-unknown = There is no game called “{ $game }”. There is: { $known }.
refusal-seats-out_of_range = { $game } is for { $fewest } to { $most } players, not for { $seats }.
refusal-seat-out_of_range = There is no seat { $seat } at a table of { $seats }; seats count from 0.
refusal-seed-malformed = A seed is a whole number or 64 hexadecimal digits, not { $value }.

refusal-bot-unknown_level = There is no bot strength “{ $level }”. There is: { $known }.

refusal-options-malformed = Options must be given as names with values.
refusal-options-unknown = There is no option “{ $option }”. There is: { $known }.
refusal-options-bad_value = The option “{ $option }” cannot be { $value }. It takes { $expected }.
refusal-options-conflict = The option “{ $option }” only works when “{ $needs }” is { $value }.

refusal-move-malformed = This move cannot be read: { $reason }
refusal-move-game_over = The game is over.
refusal-move-not_your_turn = It is not your turn. To move: { $actors }.

refusal-table-not_playing = No game is being played at this table right now.

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
