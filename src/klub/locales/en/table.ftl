## The table: whose turn it is, above the board

table-you = you
table-call-you = Your turn
table-call-other = { $player } to move
table-call-several =
    { $players ->
        [one] Waiting for { $players } player
       *[other] Waiting for { $players } players
    }
table-call-over = Game over
table-call-you_won = You win!
table-call-won = { $player } wins
# $players: several names
table-call-shared = { $players } share the win
table-sending = Sending…
table-see_result = See the result
table-again =
    { $people ->
        [1] Play again
       *[other] Everyone again
    }
table-points = Points:
table-rules-basic = basic rules
table-rules-changed =
    { $options ->
        [one] { $options } option
       *[other] { $options } options
    }
table-move_number = move { $number }

## Opening a table, and tables that cannot be opened

table-opening = Opening the table…
table-claim_failed = That seat is not yours.
table-ended-title = This table is not open
table-ended-offline = No connection
table-ended-home = To the home page
table-nothing_to_watch = This game does not allow spectators.

## The line to the server

table-line-lost = Connection lost. Trying again…
table-line-offline = You are offline. The game goes on as soon as you are back online.
table-line-kept = Your move is saved and will be sent.

## Seats

table-seats = Players
table-seat-to_move = to move
table-seat-bot = bot
table-seat-away = away, a bot is standing in
table-seat-lost = not connected
table-seat-resigned = gave up
table-seat-sending = sending…
table-clock-left = Time left:
table-clock-bank = Time in reserve:
table-score-yours = Your score
table-score-of = Score: { $player }
table-stand_in = A bot is playing for you.
table-stand_in-return = Take over again

## One device that goes round

table-curtain = Pass to { $player }
table-curtain-first = { $player } begins
table-pass_on = Pass on to { $player }
table-curtain-help = Everyone else looks away. No hand is shown before you tap.
table-curtain-lift = I am { $player }

## Tools and menu

table-tools = Tools
table-fit = Show the whole table
table-menu = Menu
table-rules = Rules
table-tutorial = Tutorial
table-hint = Hint
table-undo = Take back
table-full_screen = Full screen
table-full_screen-end = Leave full screen
table-panel-keys = Keyboard
table-panel-invite = Invite link
table-panel-people = People
table-panel-screen = Big screen
table-panel-handover = Move to another device
table-panel-resign = Give up
table-panel-leave = Leave the table
table-panel-end = End the game
table-panel-close = Close the table
table-refused = That does not work.

## What the menu opens

table-keys-board = Keys of the board
    .plain = Arrows, Enter and digits. Press Tab to get there.
# $policy: who may watch: none, delayed, open
table-invite-help =
    { $policy ->
        [none] This link leads to the table. Only players can open it.
        [delayed] Anyone with this link can watch, a few moves behind.
       *[open] Anyone with this link can watch.
    }
table-invite-title = A game of { $game }
table-screen-help = Shows the table without anyone’s hand, for a television or a large screen that everyone can see.
table-screen-here = Open here
table-screen-join = Join the game
table-screen-code = Scan, or open { $address }
table-screen-free =
    { $seats ->
        [one] { $seats } seat is free
       *[other] { $seats } seats are free
    }
table-handover-help = Open this link on the other device to carry on playing there. It works once.
table-handover-make = Make a link
table-people-watchers =
    { $people ->
        [0] Nobody is watching.
        [one] { $people } person is watching.
       *[other] { $people } people are watching.
    }
table-people-muted = muted
table-resign-ask = Give up this game? If others play on, a bot takes your seat.
table-leave-ask = Leave the table? A bot plays for you, and you can come back at any time.
table-end-ask = End this game without a result? Everyone who is here has to agree.
table-close-ask = Close the table for everyone? The game ends without a result.

## Taking back

table-undo-question = { $player } wants to take this back:
table-undo-agree = OK
table-undo-refuse = No
table-undo-asked = You asked to take back your move. Waiting for the others…
table-undo-agreed = You agreed. Waiting for the others…
table-undo-learned = Something new has been seen since. Allow it anyway?
# $players: one or several names
table-undo-answers = Agreed: { $players }
table-undo-declined = { $player } said no: the move stands.
table-undo-here = Take back from here
table-practice = practice
table-practice-begun = A move was taken back after more had been seen. From now on this game is practice: it sets no record.

## Talk

table-side = Chat and log
table-chat = Chat
table-chat-unread =
    { $lines ->
        [one] Chat, { $lines } new message
       *[other] Chat, { $lines } new messages
    }
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-muted = The host has muted you.
table-chat-silent = This part of the game is silent.
table-chat-by = { $name } says:
# For screen readers
table-chat-line = { $name }: { $text }
table-reactions = Reactions
table-reaction-wave = waves
table-reaction-clap = claps
table-reaction-laugh = laughs
table-reaction-wow = is amazed
table-reaction-think = is thinking
table-reaction-heart = loves it
table-reaction-oops = Oops!
table-reaction-thanks = says thank you

## What happened

table-log = Log
table-log-empty = Nothing has been played yet.
table-lapsed = Your time was up
    .text = The clock has moved for you.
table-away = While you were away
table-away-more =
    { $lines ->
        [one] … and { $lines } earlier event
       *[other] … and { $lines } earlier events
    }

## Refusals that can be told at once; the others are in refusals.ftl

refusal-table-no_undo =
    { $why ->
        [moved_on] Somebody else has moved since, so your move stands.
        [final] By the rules of the game this move is final.
        [learned] Somebody has seen something new since, so your move stands.
        [never] At this table moves are not taken back.
       *[none] There is no move of yours to take back.
    }
