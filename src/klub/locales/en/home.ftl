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
home-pass-help = Hand this device around; nobody sees anyone else’s cards.
home-pass-name = Name of player { $number }
home-pass-color = Another colour for { $player }
home-solo = Solo
    .about = beat your best
    .best = your best: { $best }

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

## A new table

home-new = New table
home-mode = Ways to play
home-seats = Players
home-level = How strong are the bots?
home-game_options = Game options
home-game_options-help = You start with the basic rules. Your changes are remembered.
home-basic_rules = Basic rules
home-house = At the table
home-clock = Clock
    .help = Time for each move, plus a reserve for longer thinking.
home-clock-none = No clock
home-clock-slow = Relaxed, { $seconds } s
home-clock-usual = Brisk, { $seconds } s
home-clock-quick = Fast, { $seconds } s
home-clock-own = Your own
home-clock-per_move = Seconds per move
home-clock-bank = Seconds in reserve
home-spectators = Spectators
    .help = They never see anyone’s hand.
home-spectators-open = Welcome
home-spectators-delayed = With a delay
home-spectators-none = None
home-undo = Taking back
    .help = Among people the others are always asked. Alone against bots you are free to.
home-undo-agreed = If all agree
home-undo-unseen = Only if nothing new was seen
home-undo-never = Never
home-listed = Show to everyone
    .help = Anyone who opens Klub here can sit down.
home-go-play = Play now
home-go-invite = Open the table and invite
home-go-pass = Start the game
home-go-solo = Play solo

## Nothing here

home-missing = There is nothing here
    .text = The link may be mistyped, or the page is gone.
    .home = To the games

## About Klub

about-what = A table for games
    .text = Open a link, sit down and play: with friends, with bots or alone, on phones, laptops and one big screen.
about-fans = Made by fans
    .text = This is an independent version with its own art and words. It is neither affiliated with nor endorsed by the authors and publishers, who own the games and their names. If you like a game, buy it: nothing beats real cards on a real table.
about-private = Nobody is watching you
    .text = No account, no adverts, no trackers, nothing from other sites. This server knows your name, your colour and your games; your browser keeps one cookie that says who you are.
about-free = Free software
    .text = Klub is free software: its code, pictures and words are under the MIT licence. The source contains the rules, the bots and this page; you are welcome to run your own server.
    .licences = Licences of everything on this page
about-words = Words
    .text = Is a sentence odd, wrong or hard to understand? Tell whoever runs this server, or the makers of Klub.
    .report = Report a sentence
report-help = Type the sentence as you saw it. The page finds which one it is and writes a text that you can copy and send.
report-read = The sentence
report-which = Which one do you mean?
report-found =
    { $count ->
        [0] No such sentence was found; your text will do.
        [one] One sentence was found.
       *[other] { $count } sentences were found.
    }
report-better = A better wording, if you know one
report-text = Text to send
report-prepared =
    Key: { $sentence }
    Language: { $spoken }
    Version: { $version }
    Read: { $read }
    Better: { $better }
