## The command line. The attributes of a help message explain its arguments.

terminal-help = Klub is a table for tabletop games. Without a command you play Clustered against a bot, right here.
    .language = The language: { $languages }. Otherwise that of your system.
    .version = Show the version and leave.
terminal-help-play = Play a game against bots in the terminal.
    .game = The game; “klub games” lists them.
    .seats = How many players, you among them.
    .bots = How strong the bots are: { $levels }.
    .option = An option of the game, such as first_bonuses=true or bounds=9x7. May be given several times.
    .seed = A whole number or 64 hexadecimal digits: the same seed deals the same cards.
    .language = { terminal-help.language }
terminal-help-games = List the games and their options.
    .language = { terminal-help.language }
terminal-help-verify = Replay a game file and check that nothing was tampered with: shuffle, moves and result.
    .file = The game file.
    .language = { terminal-help.language }

terminal-unknown_language = There is no language “{ $wish }” here. There is: { $known }.
terminal-malformed_option = An option is given as name=value, not as “{ $option }”.
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
terminal-verify-result = The result is right: { $scores }.
terminal-verify-unfinished = The game is not over yet, so there is no result to check.
terminal-verify-unreadable = The file { $file } cannot be read: { $reason }.

## klub play: names

terminal-you = You
terminal-bot = Bot { $letter }

## klub play: your turn

terminal-welcome =
    { $bots ->
        [0] { $game }, on your own. Beat your best score!
        [one] { $game } against a bot ({ $level }).
       *[other] { $game } against { $bots } bots ({ $level }).
    }
terminal-promise = Fingerprint of the shuffle: { $hash }
terminal-keys = Type ? for help, quit to leave.
terminal-thinking = { $player } is thinking …
terminal-hand = Your hand
terminal-ask-card = Which card? (1–{ $cards })
terminal-ask-place = Where to? (x y)
terminal-ask-discard-stuck = Nothing fits. Which card do you discard? (1–{ $cards })
terminal-ask-discard-start = Which card do you discard? You keep five. (1–{ $cards })
terminal-ask-discard-quick = Which card do you discard? (1–{ $cards })
terminal-command-number = chooses a card; then give the place as x y, or both at once: 2 1 -3
    .form = number
terminal-command-places = shows this help; once a card is chosen, where it fits and the points it brings
terminal-command-hint = asks a bot what it would do, and why
terminal-command-save = writes the game to a file
    .form = save FILE
terminal-command-quit = leaves the game
# $card is in its object form
terminal-places = Places for { $card }:
terminal-no-places = There is no place for { $card } right now.
terminal-not-understood = I did not understand “{ $input }”. Type ? for help.
terminal-no-such-card = Please choose a card from 1 to { $cards }.
# $card is in its object form; $reason: one of the …-reason-…
terminal-hint-place = Lay { $card } at ({ $x }, { $y }). { $reason }
terminal-hint-discard = Discard { $card }. { $reason }

## klub play: the end

terminal-won =
    { $who ->
        [you] You win!
        [together] You share the win with { $players }.
        [shared] The win is shared by { $players }.
        [solo] Well played!
       *[other] { $players } wins.
    }
terminal-no-points = nothing that counts
terminal-offer-save = Save the game? Type a file name, or just Enter for no:
terminal-saved = Saved: { $file }
terminal-saved-running = Saved: { $file }. The game is still running, so the file keeps the shuffle secret.
terminal-save-how = Type save and a file name.
terminal-save-exists = { $file } already exists. Please choose another name.
terminal-save-failed = { $file } cannot be written: { $reason }.
terminal-goodbye = Goodbye – see you at the table!
