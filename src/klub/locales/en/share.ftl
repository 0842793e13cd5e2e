## What other programs show of a link to this server

page-share-title = Klub: tabletop games with friends
    .about = Open the link, sit down and play: with friends, with bots or alone.
page-share-table = Come and play { $game }
    .about = Open the link and take a seat at the table. No account, nothing to install.
page-share-invite = { $name } invites you to play { $game }
page-share-watch = { $name } is playing { $game }
    .about = Open the link to watch. No account, nothing to install.
