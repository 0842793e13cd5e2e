## The home page: what to play, and how

home-title = What shall we play?
home-about = Pick a game, send a link, sit down. No account needed.
home-games = Games
home-learn = Learn by playing
home-rules = Rules
home-start = Start { $game }
home-play = Play now
    .about =
        { $bots ->
            [one] { $game }, against a bot
           *[other] { $game }, against { $bots } bots
        }
home-options = Options
home-invite = Invite
    .about = link or QR code
home-pass = Pass & play
    .about = one screen
home-pass-title = How many players?
home-pass-help = Hand this device around; what is secret stays hidden.
home-pass-name = Name of player { $number }
home-pass-color = Another colour for { $player }
home-solo = Solo
    .about = beat your best
    .best = your best: { $best }
home-go-play = Play now
home-go-invite = Open the table and invite
home-go-pass = Start the game
home-go-solo = Play solo

## Tables in lists

home-tables = Your open tables
home-tables-all = Show all { $tables }
home-ticket-with = { $game } with { $names }
home-ticket-bots =
    { $bots ->
        [one] { $game } against a bot
       *[other] { $game } against { $bots } bots
    }
home-ticket-solo = { $game }, solo
home-ticket-yours = Your turn
home-ticket-theirs = Waiting for the others
home-ticket-turn = Waiting for { $name }
home-ticket-playing = In progress
home-ticket-over = Finished
home-ticket-free =
    { $free ->
        [0] All seats taken
        [one] { $free } free seat
       *[other] { $free } free seats
    }
home-lobby = Join a table
home-lobby-of = { $game }, { $host }’s table

## Joining by a code or link

home-join = Join with a code
    .go = Join
home-join-looking = Looking for your table…
home-join-unreadable = That is not a code
home-join-help = A code has six letters or digits, such as PLUM72. A link to a table works too.

## Who you are

home-me = You are { $name }
home-me-new = Choose a name and colour
home-me-title = Name and colour
home-me-more = My games, my devices, settings

## At the foot of the page

home-more = More
home-rules-of = Rules of { $game }
home-learn-of = Learn { $game }
home-mine = My games
home-about_klub = About Klub

## Nothing here

home-missing = There is nothing here
    .text = The link may be mistyped, or the page is gone.
    .home = To the games
