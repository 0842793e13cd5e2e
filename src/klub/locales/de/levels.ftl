## Wie stark ein Bot spielt: sein Name und was dich erwartet

level-sprout = Grünschnabel
    .about = Legt meist einfach, was passt. Genau richtig für die erste Partie.
level-casual = Hobbyspieler
    .about = Nimmt, was gerade am besten aussieht, und denkt nicht weiter.
level-club = Klubspieler
    .about = Spielt solide und verschenkt wenig.
level-expert = Experte
    .about = Denkt voraus und kommt dir in die Quere.
level-master = Meister
    .about = Stärker geht es nicht; dafür denkt er länger nach.

## Why a bot would make a move, in games whose bots search

reason-search = Von { $playouts } durchgespielten Partien gingen so etwa { $share } % gut aus.
reason-only_move = Etwas anderes ist nicht möglich.
