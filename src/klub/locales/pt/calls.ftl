## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = É a tua vez
    .about = É a tua vez em { $game }.
call-nudge = Estão à tua espera
    .about = Os outros esperam pela tua jogada em { $game }.
call-again = Mais uma partida?
    .about = Os outros gostariam de voltar a jogar { $game }.
