## What other programs show of a link to this server

page-share-title = Klub : des jeux de société entre amis
    .about = Ouvrez le lien, asseyez-vous et jouez : entre amis, contre des bots ou en solo.
page-share-table = Venez jouer à { $game }
    .about = Ouvrez le lien et prenez place à la table. Sans compte, rien à installer.
page-share-invite = { $name } vous invite à jouer à { $game }
page-share-watch = { $name } joue à { $game }
    .about = Ouvrez le lien pour regarder. Sans compte, rien à installer.
