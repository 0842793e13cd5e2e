## Why something was refused. One message for each code: game/what becomes refusal-game-what.

refusal-game-unknown = There is no game called “{ $game }”. Available: { $known }.
refusal-game-taken = The name { $game } is already used by a game that comes with Klub.
refusal-game-broken = The game { $game } is installed, but cannot be played: { $reason }
refusal-game-no_rules = { $game } has no rules page.
refusal-seats-out_of_range = { $game } is for { $fewest } to { $most } players, not { $seats }.
refusal-seats-not_played =
    { $game } cannot be played by { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }. Possible numbers of players: { $known }.
refusal-seat-out_of_range = There is no seat { $seat } at a table of { $seats }; seats count from 0.
refusal-seed-malformed = A seed is a whole number or 64 hexadecimal digits, not { $value }.

refusal-bot-unknown_level = There is no bot strength “{ $level }”. Available: { $known }.

refusal-options-malformed = Options must be given as names with values.
refusal-options-unknown = There is no option “{ $option }”. Available: { $known }.
refusal-options-bad_value = The option “{ $option }” cannot be { $value }. Possible: { $expected }.
refusal-options-conflict = The option “{ $option }” only works when “{ $needs }” is { $value }.

refusal-move-malformed = This move cannot be read: { $reason }
refusal-move-game_over = The game is over.
refusal-move-not_your_turn = It is not your turn. To move: { $actors }.
refusal-move-not_for_players = Only the server can make this move.

refusal-table-closed =
    { $why ->
        [version] This table was opened with an older version of the rules and is closed.
       *[other] This table is closed.
    }
refusal-table-kicked = You were asked to leave this table.
refusal-table-private = This table does not allow spectators.
refusal-table-not_your_seat = This is not your seat.
refusal-table-seat_taken = Somebody else is already sitting there.
refusal-table-not_seated = You have no seat at this table.
refusal-table-not_host = Only the host can do that.
refusal-table-not_waiting = You can only do that before the game starts.
refusal-table-not_playing = No game is being played at this table right now.
refusal-table-not_over = You can only do that once the game is over.
refusal-table-not_away = You are not away.
refusal-table-away = You have already left.
refusal-table-resigned = You have given up this game.
refusal-table-nobody = That person is not at this table.
refusal-table-no_undo_asked = Nobody has asked to take a move back.
refusal-table-own_undo = You asked for this yourself, so the others have to answer.
refusal-room-playing = That has to wait until this game is over.
refusal-room-too_few_seats = There are not enough seats: { $people } people are sitting at this table.
refusal-room-not_agreed = The clock has changed, so the game can start once everyone here is ready.
refusal-room-name_taken = Somebody at this table already goes by that name.
refusal-room-no_late_join = In this game nobody can take over from a bot once it has started.
refusal-room-already_seated = You already have a seat at this table.
refusal-room-not_absent = That person has not been gone long enough.
refusal-room-not_watching = That person is not watching this table right now.
refusal-room-nobody_to_confirm = Nobody else is here who could confirm that this is your seat. Please wait until somebody is back.
refusal-room-owner_here = The person on this seat is here.
refusal-room-no_claim = Nobody is claiming that seat any more.
refusal-room-claimed_lately = You have only just asked for a seat. Please wait a moment.
refusal-room-no_suggestion = That suggestion is no longer on the table.
refusal-room-nudged_lately = That person has only just been nudged. Please wait a moment.
refusal-room-not_banned = That person has not been banned.
refusal-chat-muted = The host has muted you.
refusal-chat-silent = You cannot chat right now: this part of the game is silent.

refusal-state-malformed = This state of a game cannot be read: { $reason }
refusal-view-malformed = This view of a game cannot be read: { $reason }
refusal-outcome-malformed = This result of a game cannot be read: { $reason }

refusal-new-bad_name = “{ $name }” cannot be the name of a game. A name has at most 40 lowercase letters (a–z), digits and underscores, starts with a letter and is not a Python keyword; sea_battle would do.
refusal-new-taken = There is already a game called { $name }. Please choose another name.
refusal-new-taken_module = Python already uses the name “{ $name }” for something else. Please choose another name.
refusal-new-not_empty = The folder { $folder } is not empty. To be safe, nothing was written.
refusal-new-not_writable = { $folder } cannot be written: { $reason }.

refusal-record-malformed = This is not a game file: { $reason }
refusal-record-format = This game file has the format “{ $format }”; only “{ $known }” can be read.
refusal-record-no_seed = The game file does not reveal its seed, so the shuffle cannot be checked. The seed stays secret while a game is in progress.
refusal-record-commitment = The seed in the game file is not the one that was promised before the first move.
refusal-record-version = This game was played with version { $version } of the rules of { $game }; only version { $known } is known here.
refusal-record-illegal_move = Move { $number } in the game file is not allowed: { $reason }
refusal-record-result = The result in the game file does not match its moves.

## Live tables, their links and the server

refusal-table-unknown = There is no such table, or it no longer exists.
refusal-table-unreadable = The saved data of this table is damaged and cannot be read.
refusal-table-full = No seat is free at this table.
refusal-table-crowded = Too many people are already watching this table.
refusal-table-too_long = This table has reached its limit. You can finish this game; for anything else, please open a new table.
refusal-house-clock = A clock allows { $fewest } to { $most } seconds for each move, and 0 to { $most } seconds for the whole game.
refusal-bot-no_move = The bot found no move.
refusal-hint-not_among_people = Hints are only available when no other people are playing.
refusal-hint-nobody_free = No bot has time for a hint right now. Please try again in a moment.
refusal-history-no_such_game = There was no game { $game } at this table; games so far: { $games }.
refusal-history-no_such_move = There is nothing to see after move { $number }; moves known so far: { $count }.
refusal-lesson-unknown = { $game } has no such lesson.
refusal-live-not_now = Nothing is being played live at this table right now.
refusal-live-no_film = There is no film of this move.
refusal-live-malformed = This input cannot be read.
refusal-live-lost = The live turn was lost and starts again: nothing was placed.
refusal-live-full = Too many live turns are being played right now. Please try again in a moment.
refusal-message-malformed = This message cannot be read: { $reason }
refusal-link-malformed = This is not a link to a table: { $link }
refusal-link-no_table = This link leads to a server, but not to a table: { $link }
refusal-server-no_identity = The server does not know you yet. First tell it your name.
refusal-server-bad_name = This cannot be a name: { $name }. A name has at most { $longest } characters, all of them visible.
refusal-server-dead_link = This link no longer works: it has already been used, or it is too old.
refusal-server-no_such_code = No table answers to this code. Codes only work for a while, and until the table is closed.
refusal-server-not_found = There is nothing here.
refusal-server-method = This address does not accept { $method }.
refusal-server-too_large = This message is too large.
refusal-server-too_fast = That was too much at once. Please wait a moment.
refusal-server-too_many_tables = You have too many open tables (at most { $most }). Please close one first.
refusal-server-too_many_connections = There are too many connections from your address (at most { $most }). Please close one first.
refusal-server-full = The server is full. Please try again later.
refusal-server-leaving = The server is taking a short break. Please try again in a moment.
refusal-server-unavailable = The server cannot save anything right now. Please try again in a moment.
refusal-server-failed = Something went wrong on the server. It is not your fault.
refusal-server-foreign = This request comes from another site, so it was rejected.
refusal-server-host = This server does not go by the name “{ $host }”.
refusal-server-not_switchable = Only somebody at the machine that Klub runs on can open it to others.
refusal-server-no_network = This machine is not connected to any network, so nobody else could join.
refusal-server-cannot_listen = Klub could not be opened to the house: { $reason }.
refusal-server-http = The server refused without giving a reason (status { $status }).
refusal-push-off = This server sends no notifications.
refusal-push-bad_endpoint = This address cannot be used for notifications.
refusal-push-bad_keys = The keys of this browser cannot be used for notifications.
refusal-settings-bad_value = This setting does not work: { $reason }
refusal-settings-unreadable = The settings in { $file } cannot be read: { $reason }
refusal-settings-workers = More than one process (here: { $workers }) needs PostgreSQL and Redis.
