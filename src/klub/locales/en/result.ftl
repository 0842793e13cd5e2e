## The result of a game

result-solo =
    { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
result-lost = Not this time
result-gave_up = Game given up
# $players: one or several names
result-gave_up-who =
    { $count ->
        [one] { $players } has given up
       *[other] { $players } have given up
    }
result-best = New personal best!
result-practice = Practice: moves were taken back after more had been seen, so this game does not count.
result-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
result-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
result-game_number = Game { $number }
result-scores = Points
result-standings = Points when the game ended
result-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-series =
    { $games ->
        [one] Wins after { $games } game
       *[other] Wins after { $games } games
    }
result-board = The table at the end
result-show_table = Show the table
result-chart = Score over time
# $scores: everyone’s name and points
result-chart-label = Score over time. At the end: { $scores }
result-chart-move = Move
result-chart-as_table = Show as a table
result-chart-as_chart = Show as a chart

## What comes next

result-next = What next?
result-arrange = Change the game
result-suggest = Suggest a game
# $players: one or several names
result-ready =
    { $count ->
        [one] { $players } is ready
       *[other] { $players } are ready
    }
result-replay = Replay
result-share = Share
result-another = Another game
result-share-title = Share this game
# $policy: who may watch: none, delayed, open
result-share-help =
    { $policy ->
        [none] This link leads to the replay. Only the players can open it.
       *[other] Anyone with this link can watch the whole game, from every seat.
    }
result-share-link = A game of { $game }
result-download = Download the game file
result-download-help = It contains every move. With “klub verify” anyone can check it without this server.

## Checking the shuffle

result-seal-good = Shuffle checked
result-seal-bad = Shuffle not as promised
result-verify = Verify the shuffle
result-verify-how = All randomness in this game comes from one secret number. Before the first move the server showed only its fingerprint. Now the number is revealed, and your browser has worked out the fingerprint itself.
result-verify-promised = Fingerprint before the first move
result-verify-seed = The secret number
result-verify-computed = Fingerprint worked out by your browser
result-verify-kept = Both are the same, and your browser has known the first one since the game started: nobody changed the shuffle.
result-verify-shown = Both are the same. Your browser was not there during the game, so it takes the server’s word for the first one.
result-verify-broken = They differ: this game was not shuffled as promised.

## The replay

replay-title = Replay
replay-opening = Opening the replay…
replay-play = Play
replay-pause = Pause
replay-first = To the start
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-position = Move { $number } of { $count }
replay-start = Before the first move
replay-speed = Speed
replay-true_time = Real time
replay-seen_by = View
replay-spectators = Spectators
replay-running = This game is still in progress.
replay-controls = Controls
replay-keys = ← → one move · Home, End · Space: play
replay-to_table = To the table
