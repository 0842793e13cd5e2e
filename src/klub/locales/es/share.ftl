## What other programs show of a link to this server

page-share-title = Klub: juegos de mesa con amigos
    .about = Abre el enlace, siéntate y juega: con amigos, con bots o en solitario.
page-share-table = Ven a jugar a { $game }
    .about = Abre el enlace y siéntate a la mesa. Sin cuenta y sin instalar nada.
page-share-invite = { $name } te invita a jugar a { $game }
page-share-watch = { $name } está jugando a { $game }
    .about = Abre el enlace para mirar. Sin cuenta y sin instalar nada.
