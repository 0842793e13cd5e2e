## What other programs show of a link to this server

page-share-title = Klub: giochi da tavolo tra amici
    .about = Apri il link, siediti e gioca: con gli amici, con i bot o in solitario.
page-share-table = Vieni a giocare a { $game }
    .about = Apri il link e siediti al tavolo. Senza account, niente da installare.
page-share-invite = { $name } ti invita a giocare a { $game }
page-share-watch = { $name } sta giocando a { $game }
    .about = Apri il link per guardare. Senza account, niente da installare.
