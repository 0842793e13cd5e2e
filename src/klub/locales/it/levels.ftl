## Quanto è forte un bot: il suo nome e che cosa aspettarsi

level-sprout = Germoglio
    .about = Di solito gioca quello che va bene. L’ideale per la prima partita.
level-casual = Della domenica
    .about = Sceglie quello che al momento sembra meglio e non guarda oltre.
level-club = Da circolo
    .about = Gioca in modo solido e regala poco.
level-expert = Esperto
    .about = Gioca d’anticipo e ti mette i bastoni fra le ruote.
level-master = Maestro
    .about = Il più forte che ci sia, ma si prende il suo tempo.

## Why a bot would make a move, in games whose bots search

reason-search = Su { $playouts } partite di prova, così è andato bene circa il { $share }%.
reason-only_move = Non c’è altro da fare.
