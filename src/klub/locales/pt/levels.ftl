## A força de um bot: o seu nome e o que te espera

level-sprout = Rebento
    .about = Joga quase sempre o que servir. Ideal para a primeira partida.
level-casual = De fim de semana
    .about = Escolhe o que no momento parece melhor e não pensa mais longe.
level-club = De clube
    .about = Joga com solidez e oferece pouco.
level-expert = Especialista
    .about = Antecipa as jogadas e mete-se no teu caminho.
level-master = Mestre
    .about = Mais forte não há, mas demora o seu tempo.

## Why a bot would make a move, in games whose bots search

reason-search = Em { $playouts } partidas de ensaio, cerca de { $share }% correram bem assim.
reason-only_move = Não há mais nada a fazer.
