## What other programs show of a link to this server

page-share-title = Klub: jogos de tabuleiro com amigos
    .about = Abre a ligação, senta-te e joga: com amigos, com bots ou a solo.
page-share-table = Vem jogar { $game }
    .about = Abre a ligação e senta-te à mesa. Sem conta e sem instalar nada.
page-share-invite = { $name } convida-te para jogar { $game }
page-share-watch = { $name } está a jogar { $game }
    .about = Abre a ligação para assistir. Sem conta e sem instalar nada.
