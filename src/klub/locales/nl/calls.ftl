## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Jij bent aan zet
    .about = Het is jouw beurt in { $game }.
call-nudge = Ze wachten op je
    .about = De anderen wachten in { $game } op jouw zet.
call-again = Nog een partij?
    .about = De anderen willen { $game } graag nog eens spelen.
