## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Du bist dran
    .about = In { $game } bist du am Zug.
call-nudge = Man wartet auf dich
    .about = Die anderen warten in { $game } auf deinen Zug.
call-again = Noch eine Partie?
    .about = Die anderen möchten wieder { $game } spielen.
