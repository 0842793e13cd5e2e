## What somebody is told who does not look at the table: a title and a sentence, shown by the system

call-turn = À vous de jouer
    .about = C’est votre tour dans { $game }.
call-nudge = On vous attend
    .about = Les autres attendent votre coup dans { $game }.
call-again = Encore une partie ?
    .about = Les autres aimeraient rejouer à { $game }.
