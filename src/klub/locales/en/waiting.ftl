## A table before its game

waiting-invite = Invite
waiting-scan_or_code = Scan, or type the code
waiting-scan = Scan this code or share the link.
waiting-come = Come and play { $game }
waiting-seats = Seats
    .taken = { $taken } of { $seats }
waiting-you = you
waiting-you_host = you, your table
waiting-rename = Change name and colour
waiting-state-here = Here
waiting-state-ready = Ready
waiting-state-away = Away
waiting-stand = Free { $name }’s seat
waiting-free = Free seat
    .more = More about seat { $number }
waiting-onlookers = Also here, without a seat yet: { $names }
waiting-full = All seats are taken
    .watch = Stay here: you can watch once the game starts, and if a seat becomes free, you can take it.
    .bot = Take a bot’s seat, or wait until one becomes free.
waiting-sit = Sit here
waiting-sit_too = Add a player on this device
waiting-sat = { $name } has sat down
waiting-all_ready = Everyone is ready
waiting-add_bot = Add a bot
waiting-bot = A bot for this seat
    .level = Strength of the bot
    .name = Bot { $letter }
    .suggest = Suggest another strength
waiting-begin = Start
waiting-start =
    { $players ->
        [0] Nobody is sitting here yet
        [one] Start alone
       *[other] Start with { $players } players
    }
waiting-ready = I am ready
waiting-unready = Wait, not yet
waiting-rules = Rules of this table
waiting-rules-basic = { $game }, basic rules
waiting-rules-own = { $game }, custom rules
waiting-rules-change = Change
waiting-clock = { $seconds } s per move
waiting-no_clock = no clock
waiting-spectators-delayed = spectators watch with a delay
waiting-spectators-none = no spectators
waiting-undo-agreed = taking back if all agree
waiting-undo-unseen = take back only what told nothing new
waiting-undo-never = no taking back
waiting-listed = shown to everyone
waiting-menu = Menu
waiting-menu-rules = Read the rules
waiting-menu-screen = Big screen for everyone
waiting-menu-close = Close the table
waiting-menu-leave = Leave the table
waiting-close = Close this table?
    .text = Nobody will be able to sit down here any more, and the link will stop working.
    .yes = Close it
waiting-rules-suggest = Suggest
waiting-swap = Swap seats with { $name }
waiting-spectators-open = spectators welcome
waiting-unlisted = only by link or code
waiting-start-agree = The clock has changed. Not ready yet: { $names }
waiting-for_host = Waiting for { $name } to start
waiting-change = { $name } has changed: { $changes }
waiting-change-you = You have changed: { $changes }
waiting-change-ready = Please say again that you are ready.
waiting-change-bots = bots: { $level }
waiting-change-option = { $label }: { $value }
waiting-change-on = on
waiting-change-off = off
waiting-arrange = Change the table
waiting-arrange-game = Game
waiting-arrange-go = Play it this way
waiting-suggest = Suggest something else
waiting-suggest-go = Suggest
waiting-suggestions = Suggestions
waiting-suggestion = { $name } suggests
waiting-suggestion-you = You suggest
waiting-suggestion-same = the table as it is
waiting-suggestion-take = Accept
    .of = Accept { $name }’s suggestion
waiting-suggestion-no = No, thanks
waiting-suggestion-back = Never mind
waiting-name = Your friends see you as { $name }.
    .change = Change
    .keep = Keep it
waiting-change-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
