## La force d’un bot : son nom et ce qui vous attend

level-sprout = Jeune pousse
    .about = Pose le plus souvent ce qui convient. Parfait pour une première partie.
level-casual = Occasionnel
    .about = Choisit ce qui semble le mieux sur le moment, sans voir plus loin.
level-club = Joueur de club
    .about = Joue solidement et ne laisse pas grand-chose.
level-expert = Fin stratège
    .about = Anticipe et vous met des bâtons dans les roues.
level-master = Maître
    .about = Le plus fort de tous, mais il prend son temps.

## Why a bot would make a move, in games whose bots search

reason-search = Sur { $playouts } parties essayées, environ { $share } % ont bien tourné ainsi.
reason-only_move = Il n’y a rien d’autre à faire.
