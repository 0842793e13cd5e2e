## What other programs show of a link to this server

page-share-title = Klub: gry planszowe ze znajomymi
    .about = Otwórz link, usiądź i graj: ze znajomymi, z botami albo solo.
page-share-table = Zagraj z nami: { $game }
    .about = Otwórz link i usiądź przy stole. Bez konta i bez instalowania.
page-share-invite = { $name } zaprasza cię do gry { $game }
page-share-watch = { $name } gra w { $game }
    .about = Otwórz link, aby oglądać. Bez konta i bez instalowania.
