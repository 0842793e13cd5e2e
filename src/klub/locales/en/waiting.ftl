## A table before its game

waiting-invite = Invite
waiting-scan_or_code = Scan, or type the code
waiting-scan = Scan this, or share the link.
waiting-come = Come and play { $game }
waiting-seats = Seats
    .taken = { $taken } of { $seats }
waiting-you = you
waiting-you_host = you, your table
waiting-rename = Change name and colour
waiting-state-here = Here
waiting-state-ready = Ready
waiting-state-away = Away
waiting-stand = Free the seat of { $name }
waiting-free = Free seat
waiting-sit = Sit here
waiting-sit_too = Seat someone on this device
waiting-sat = { $name } has sat down
waiting-add_bot = Add bot
waiting-bot = A bot for this seat
    .level = Strength of the bot
    .name = Bot { $letter }
waiting-begin = Begin
waiting-start =
    { $players ->
        [0] Nobody sits here yet
        [one] Start alone
       *[other] Start with { $players } players
    }
waiting-ready = I am ready
waiting-unready = Wait, not yet
waiting-rules = Rules of this table
waiting-rules-basic = { $game }, basic rules
waiting-rules-own = { $game }, own rules
waiting-rules-change = Change options (a new table)
waiting-clock = { $seconds } s a move
waiting-no_clock = no clock
waiting-spectators-delayed = spectators see it later
waiting-spectators-none = no spectators
waiting-listed = shown to everyone
waiting-menu = Menu
waiting-menu-rules = Read the rules
waiting-menu-screen = Big screen for everyone
waiting-menu-close = Close the table
waiting-menu-leave = Leave the table
waiting-close = Close this table?
    .text = Nobody can sit down here any more, and the link stops working.
    .yes = Close it
