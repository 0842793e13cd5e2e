## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = Te toca
    .about = Es tu turno en { $game }.
call-nudge = Te están esperando
    .about = Los demás esperan tu jugada en { $game }.
call-again = ¿Otra partida?
    .about = Los demás quieren volver a jugar a { $game }.
