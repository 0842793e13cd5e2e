## The command line. The attributes of a help message explain its arguments.

terminal-help = Klub is a table for tabletop games. Without a command it opens a table in your browser, on this machine.
    .language = The language: { $languages }. By default that of your system.
    .version = Show the version and exit.
    .lan = Let everyone on the local network join, and show the link as a QR code.
terminal-help-play = Play a game against bots in the terminal.
    .game = The game; “klub games” lists them.
    .seats = How many players, including you.
    .bots = How strong the bots are: { $levels }.
    .option = An option of the game, such as first_bonuses=true or bounds=9x7. Can be given several times.
    .seed = A whole number or 64 hexadecimal digits: the same seed deals the same cards.
    .language = { terminal-help.language }
terminal-help-games = List the games and their options.
    .language = { terminal-help.language }
terminal-help-verify = Replay a game file and check that nothing was tampered with: shuffle, moves and result.
    .file = The game file.
    .language = { terminal-help.language }

terminal-unknown_language = There is no language “{ $wish }” here. Available: { $known }.
terminal-malformed_option = An option is written as name=value, not as “{ $option }”.
# A refusal with its code, for those who want to look it up
terminal-refused = { $sentence } [{ $code }]

## klub games

terminal-players = { $fewest } to { $most } players
terminal-options = Options (--option name=value)
terminal-default = default: { $value }
terminal-levels = Bots (--bots LEVEL)

## klub verify

terminal-verify-commitment = The shuffle is the one promised before the first move.
terminal-verify-moves =
    { $moves ->
        [one] { $moves } move, allowed by the rules.
       *[other] { $moves } moves, all allowed by the rules.
    }
terminal-verify-result = The result is correct: { $scores }.
terminal-verify-unfinished = The game is not over yet, so there is no result to check.
terminal-verify-practice = Practice: moves were taken back after more had been seen, so the shuffle proves nothing.
terminal-verify-unreadable = The file { $file } cannot be read: { $reason }.

## klub play: names

terminal-you = You
terminal-bot = Bot { $letter }
# A label and what stands behind it
terminal-labelled = { $label }: { $text }
# The result, a line for each player; $reached: points, or what is still held
terminal-rank = { $rank }. { $player }: { $reached }

## klub play: your turn

terminal-welcome =
    { $bots ->
        [0] { $game }, on your own. Beat your best score!
        [one] { $game } against a bot ({ $level }).
       *[other] { $game } against { $bots } bots ({ $level }).
    }
terminal-promise = Fingerprint of the shuffle: { $hash }
terminal-keys = Type ? for help, quit to leave.
terminal-thinking = { $player } is thinking…
terminal-command-hint = asks a bot what it would do, and why
terminal-command-save = writes the game to a file
    .form = save FILE
terminal-command-quit = quits the game
terminal-not-understood = I did not understand “{ $input }”. Type ? for help.

## klub play: the end

terminal-won =
    { $who ->
        [you] You win!
        [together] You share the win with { $players }.
        [solo] Well played!
        [lost] Not this time. Try again!
       *[other]
            { $count ->
                [one] { $players } wins.
               *[other] { $players } share the win.
            }
    }
terminal-offer-save = Save the game? Type a file name, or press Enter to skip:
terminal-saved = Saved: { $file }
terminal-saved-running = Saved: { $file }. The game is still in progress, so the file keeps the shuffle secret.
terminal-save-how = Type save and a file name.
terminal-save-exists = { $file } already exists. Please choose another name.
terminal-save-failed = { $file } cannot be written: { $reason }.
terminal-goodbye = Goodbye, and see you at the table!

## klub, klub serve

terminal-help-serve = Serve tables for others. Every setting can also come from the environment or a file: see docs/hosting.md.
    .host = The address to listen on; 0.0.0.0 for all of them.
    .port = The port; 0 for any free one.
    .data = The folder for saved data.
    .database = Where tables are stored: postgresql://… or sqlite:///…; by default a file in the data folder.
    .redis = What connects several processes: redis://….
    .workers = How many processes to run. More than one needs PostgreSQL and Redis.
    .config = A file with settings (TOML).
    .language = { terminal-help.language }
terminal-serve-here = Klub is open: { $address }
terminal-serve-lan = For everyone on this network: { $address }
terminal-serve-others = Other addresses of this machine: { $addresses }
terminal-serve-name = Also by this name: { $address }
terminal-serve-plain_http = Everything can be played over plain http; only notifications and installing Klub as an app need https.
terminal-serve-alone = No network was found, so only this machine can join.
terminal-serve-stop = Press Ctrl-C to close it.
terminal-serve-stopped = Klub is closed. Every move is saved.
terminal-serve-port_taken = Port { $port } is in use, perhaps by another Klub. Choose another one: KLUB_PORT=… or klub serve --port …
terminal-serve-cannot_listen = Cannot listen on { $host }, port { $port }: { $reason }.
terminal-serve-not_writable = { $path } cannot be written. Choose another folder (KLUB_DATA=… or --data …) or change its permissions.
terminal-serve-too_new = The data was written by a newer version of Klub: its layout is { $found }, and this version knows layouts up to { $known }. Please update Klub.
terminal-serve-not_ours = This was not written by Klub, or it is damaged: { $reason }
terminal-serve-unavailable = The database cannot be reached: { $reason }
terminal-serve-no_page = This copy of Klub comes without the web page, so a browser shows only this notice. To play in the terminal, run “klub play”.
terminal-serve-game_broken = The installed game “{ $game }” (package { $package }) cannot be played and is left out: { $why }
terminal-serve-game_untold = The installed game “{ $game }” (package { $package }) is missing sentences: { $why }

## klub backup, klub restore, klub export

terminal-help-backup = Write all stored data to one file. The server can keep running.
    .file = The file to write.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-restore = Load a backup into an empty database.
    .file = The backup.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-help-export = Write the game file of a table.
    .table = The id of the table: the last part of its link.
    .output = The file to write. By default the screen.
    .data = { terminal-help-serve.data }
    .database = { terminal-help-serve.database }
    .config = { terminal-help-serve.config }
    .language = { terminal-help.language }
terminal-backup-done = Written: { $file } (rows: { $rows })
terminal-restore-done = Restored from { $file } (rows: { $rows })
terminal-restore-not_empty = The database is not empty. A backup can only be loaded into an empty one.

## Games without a face of their own in the terminal

terminal-ask-move = Your move (a number, part of a move’s name, ? for all):
terminal-more-moves =
    { $count ->
        [one] … and { $count } more. Type part of its name to find it.
       *[other] … and { $count } more. Type part of a name to find one.
    }
terminal-hint-move = Hint: { $move }. { $reason }

## klub new

terminal-help-new = Write the package of your own game: playable at once, and yours to change.
    .name = What the game is called: lowercase letters, digits and underscores.
    .folder = The folder to write; by default one named after the game, here.
    .language = { terminal-help.language }
terminal-new-done = The game { $game } has been written: { $folder } ({ $files } files).
terminal-new-install = Install it: { $command }
terminal-new-play = Play it: { $game } in the terminal, { $page } in the browser.
terminal-new-change = Change it: { $file }, then check it: { $test }
