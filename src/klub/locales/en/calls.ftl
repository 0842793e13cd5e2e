## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Your turn
    .about = It is your turn in { $game }.
call-nudge = You are being waited for
    .about = The others are waiting for your move in { $game }.
call-again = One more game?
    .about = The others would like to play { $game } again.
