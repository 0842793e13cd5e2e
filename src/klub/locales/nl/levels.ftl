## Hoe sterk een bot speelt: zijn naam en wat je kunt verwachten

level-sprout = Groentje
    .about = Legt meestal gewoon wat past. Precies goed voor een eerste partij.
level-casual = Recreant
    .about = Kiest wat nu het beste lijkt en denkt niet verder.
level-club = Clubspeler
    .about = Speelt degelijk en geeft weinig weg.
level-expert = Kenner
    .about = Denkt vooruit en zit je dwars.
level-master = Meester
    .about = Sterker wordt het niet, maar hij neemt er de tijd voor.

## Why a bot would make a move, in games whose bots search

reason-search = Van { $playouts } uitgeprobeerde partijen liep zo ongeveer { $share }% goed af.
reason-only_move = Iets anders is niet mogelijk.
