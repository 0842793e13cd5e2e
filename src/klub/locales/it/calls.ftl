## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Tocca a te
    .about = In { $game } è il tuo turno.
call-nudge = Ti stanno aspettando
    .about = Gli altri aspettano la tua mossa in { $game }.
call-again = Un’altra partita?
    .about = Gli altri vorrebbero giocare di nuovo a { $game }.
