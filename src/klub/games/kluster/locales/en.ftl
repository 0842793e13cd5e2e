## The game

kluster-name = Kluster
    .about = Put magnets down inside the string, and do not let them snap together.
    .tagline = Hold your breath. One more magnet…
    .minutes = 10 min

## Options: what each one does, its label in forms, and its values in words

kluster-option-boxes = Which boxes are on the table; if you say nothing, just enough for the players.
    .label = Boxes
    .null = Just enough
    .classic = Classic (24 magnets)
    .duo = DUO (12 spinners)
kluster-option-expert = Whoever still holds more magnets than the next player may place another one.
    .label = Expert mode
kluster-option-inside_test = When a magnet counts as inside: with its centre, or only with its whole outline.
    .label = Inside the string
    .centre = Its centre
    .whole = All of it
kluster-option-settle_time = How long everything must be at rest before the turn passes, in tenths of a second.
    .label = Time to settle
kluster-option-string_after_placing = Whether the string may still be moved while the placed magnet comes to rest.
    .label = String after placing
kluster-option-turn_timer = Seconds for a turn; when they are up, it ends without a magnet.
    .label = Turn clock
kluster-option-solo_failures = How many failures you survive when you play alone.
    .label = Solo: failures
kluster-option-string_test = When two strings hold together: they cross, they touch, or their areas overlap.
    .label = Strings together
    .cross = Crossing
    .touch = Touching
    .area = Overlapping
kluster-option-strings_connected = All strings must hang together, not just each with one other.
    .label = One chain of strings
kluster-option-extra_spinners = What happens to spare spinners beyond one for each string.
    .label = Spare spinners
    .remove = Out of the game
    .second = Laid out too
kluster-option-upright = Magnets may also be placed standing upright.
    .label = Upright magnets
kluster-option-first_player = Who may begin: the smallest of you, or whoever chance picks.
    .label = First player
    .null = Chance

## Who is to do what: $players is a name

kluster-phase-strings = Laying a string: { $players }
kluster-phase-turn = To move: { $players }
kluster-phase-more = May place another magnet: { $players }
kluster-phase-repair = Must move a string back: { $players }
kluster-phase-over = The game is over.

## What happened. $who: you or other

kluster-event-laid =
    { $who ->
        [you] You lay a string.
       *[other] { $player } lays a string.
    }
kluster-event-laid_out =
    { $count ->
        [one] { $count } spare spinner is laid out.
       *[other] { $count } spare spinners are laid out.
    }
# $pose: flat, upright
kluster-event-placed =
    { $who ->
        [you] You put a magnet down
       *[other] { $player } puts a magnet down
    }{ $pose ->
        [upright] {""}, upright
       *[flat] {""}
    }.
# $why: touched, outside, both
kluster-event-took =
    { $who ->
        [you] You take
       *[other] { $player } takes
    } { $count ->
        [one] { $count } magnet
       *[other] { $count } magnets
    }: { $why ->
        [touched] magnets touched
        [outside] out of the area
       *[both] magnets touched or left the area
    }.
kluster-event-toppled =
    { $count ->
        [one] { $count } magnet falls over.
       *[other] { $count } magnets fall over.
    }
kluster-event-separated =
    { $who ->
        [you] A string has come loose: you must move it back.
       *[other] A string has come loose: { $player } must move it back.
    }
# $why: choice, time
kluster-event-ended =
    { $who ->
        [you]
            { $why ->
                [time] Your time is up.
               *[choice] You place no further magnet.
            }
       *[other]
            { $why ->
                [time] Time is up for { $player }.
               *[choice] { $player } places no further magnet.
            }
    }
# The attribute is for playing alone; $why: placed_all, failures
kluster-event-over =
    { $who ->
        [you] You have placed your last magnet and win.
       *[other] { $player } has placed the last magnet and wins.
    }
    .alone =
        { $why ->
            [placed_all] All magnets lie in the area: a total victory.
           *[failures] One failure too many: the game is over.
        }

## The table as text and as a picture

kluster-hand = Your magnets
kluster-magnet-classic = magnet, { $size } mm
kluster-magnet-spinner = spinner
kluster-held =
    { $count ->
        [0] no magnets left
        [one] { $count } magnet in hand
       *[other] { $count } magnets in hand
    }
kluster-area =
    { $count ->
        [0] no magnets in the area
        [one] { $count } magnet in the area
       *[other] { $count } magnets in the area
    }
kluster-failures = Failures: { $count } of { $most }
kluster-legend = Arrows point to the north pole; ⊙ north up, ⊗ south up; numbers are millimetres.

## Why a bot plays what it plays

kluster-reason-alone = Nothing lies nearby yet.
kluster-reason-safe = Nothing moves there; the nearest magnet is { $gap } mm away.
kluster-reason-string = The string, pulled aside, makes room there; the nearest magnet is { $gap } mm away.
kluster-reason-narrow = The string, pulled in, leaves the next player little room; the nearest magnet is { $gap } mm away.
kluster-reason-last = It is your last magnet: if it stays calm, you win.
kluster-reason-guess = It looks calm there.
kluster-reason-least =
    { $count ->
        [one] No spot is safe; there it costs only { $count } magnet.
       *[other] No spot is safe; there it costs only { $count } magnets.
    }
kluster-reason-another = There is room for another one, and you hold more than the next player.
kluster-reason-enough = Another one would be too risky.
kluster-reason-mend = The strings must hold together again.
kluster-reason-round = A circle encloses the most room.
kluster-reason-shape = Another shape, for a change.
kluster-reason-overlap = It must overlap a string that lies there.

## In the terminal. $choices: what can be typed

kluster-ask-strings = In which shape do you lay the string? ({ $choices })
kluster-ask-turn = Which magnet, and where? ({ $choices })
kluster-ask-more = You may place another magnet. Which one, and where? ({ $choices })
kluster-ask-repair = A string has come loose. How do you move it back? ({ $choices })
kluster-pulled = The string will be pulled to ({ $x }, { $y }) before you place a magnet.
kluster-command-shape = lays the string in that shape; x and y of its middle may follow
kluster-command-place = puts a magnet down: number, x, y (mm), direction of its north pole (degrees); then perhaps up or down for the pole on top
kluster-command-pull = first pulls a string: number, node (0 to 63), x, y
kluster-command-mend = pulls separated strings together
kluster-command-end = places no further magnet
# What a bot would do. $number: of the magnet in the list; $angle: in degrees; $reason: one of kluster-reason-…
kluster-hint-lay_string = Lay the string. { $reason }
kluster-hint-place = Put magnet { $number } down at ({ $x }, { $y }), turned to { $angle }°. { $reason }
kluster-hint-turn = Pull the string, then put magnet { $number } down at ({ $x }, { $y }), turned to { $angle }°. { $reason }
kluster-hint-mend = Pull the strings together. { $reason }
kluster-hint-end = Place no further magnet. { $reason }


## The page: the table

kluster-page-table = The table
kluster-page-keys = Arrows move, with Shift in small steps. Comma and full stop take a magnet, Q and E or R turn it, F stands it up, G holds one more together with it, square brackets raise and lower it, Enter lets it go, Escape puts it back. S takes hold of the string, arrows pull it. X ends the turn when you may. L shows field lines, D the danger map; Home shows the whole table, plus and minus zoom. While a string is laid: 1 to 5 choose its shape, Enter lays it.
kluster-page-tools = View
kluster-page-field = Field lines
kluster-page-danger = Danger map
kluster-page-slow = Slow motion
kluster-page-skip = Skip

## The page: the hand

kluster-page-dock = Your hand
kluster-page-picked = You hold: { $stone }
kluster-page-rotate = Turn
kluster-page-flip = Flip
kluster-page-gather = Hold one more with it
kluster-page-gathered =
    { $count ->
        [one] 1 magnet in your hand
       *[other] { $count } magnets in your hand
    }
kluster-page-pose-flat = flat
kluster-page-pose-north_up = north pole up
kluster-page-pose-south_up = south pole up
kluster-page-let_go = Let go
kluster-page-mm = { $mm } mm
kluster-page-high = mm high
kluster-page-more = You hold more than the next player: one more?
kluster-page-enough = That’s it
kluster-page-repair = A string has come loose. Pull it back until it crosses another.
kluster-page-mended = The strings hold together again.
kluster-page-done = Done

## The page: laying a string

kluster-page-shapes = Shape of the string
kluster-page-shape-circle = Circle
kluster-page-shape-oval = Oval
kluster-page-shape-bean = Bean
kluster-page-shape-star = Star
kluster-page-shape-free = Draw
kluster-page-lay = Lay it
kluster-page-string = String { $number } of { $count }
kluster-page-move = Drag it to its place, or choose a shape.
kluster-page-draw = Draw a loop on the table.
kluster-page-overlap-yes = It crosses another string.
kluster-page-overlap-no = It must cross another string.
kluster-page-fault-crossed = It crosses itself.
kluster-page-fault-small = It holds too little.
kluster-page-fault-tight = It touches itself.
kluster-page-fault-off_table = It leaves the table.

## The page: what to do now

kluster-page-advice-strings = Lay a string
kluster-page-advice-pick = Take a magnet
kluster-page-advice-lead = Lead it, then let go
kluster-page-advice-more = One more, if you like
kluster-page-advice-repair = Pull the string back
kluster-page-advice-settle = Everything comes to rest
kluster-page-hint-lay_string = Lay the string like the thin line.
kluster-page-hint-place = Put a magnet where the pale one lies.
kluster-page-hint-turn = Pull the string as the arrow shows, then put a magnet where the pale one lies.
kluster-page-hint-mend = Pull the string as the arrow shows.
kluster-page-hint-end = Leave it at that.

## The page: why not

kluster-page-why-must_place = You must place a magnet.
kluster-page-why-upright = Here magnets lie flat.
kluster-page-why-repair_first = First the string, then a magnet.
kluster-page-why-string_apart = It must cross another string.
kluster-page-why-bad_string = The string cannot lie like this.
kluster-page-why-off_table = There the table ends.

## The page: told to a keyboard. $way: where from here

kluster-page-spoken-nearest =
    nearest magnet { $mm } mm, { $way ->
        [left] to the left
        [above] above
        [below] below
        [upper_right] to the upper right
        [upper_left] to the upper left
        [lower_right] to the lower right
        [lower_left] to the lower left
       *[right] to the right
    }
kluster-page-spoken-hint =
    the hint { $mm } mm, { $way ->
        [left] to the left
        [above] above
        [below] below
        [upper_right] to the upper right
        [upper_left] to the upper left
        [lower_right] to the lower right
        [lower_left] to the lower left
       *[right] to the right
    }, north at { $degrees }°
kluster-page-spoken-alone = no magnet on the table
kluster-page-spoken-inside = inside the string
kluster-page-spoken-outside = outside the string
kluster-page-spoken-node = String { $number }, place { $node } of 64
kluster-page-spoken-held = { $stone }, { $pose }, { $degrees }°
kluster-page-ease-calm = calm
kluster-page-ease-turning = others turn
kluster-page-ease-pulling = it pulls
kluster-page-ease-snap = about to snap

## The page: how it ended

kluster-page-fewest = Whoever holds no magnet has won.
kluster-page-most = What lies in the area counts.

## Why a move was refused

refusal-kluster-not_in_hand = You do not hold this magnet: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] You have only one magnet.
       *[other] You have only { $count } magnets.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] First the strings are laid.
        [more] You may place one more magnet now, or end your turn.
        [repair] A string has come apart: first move it back.
       *[turn] That is not possible right now.
    }
refusal-kluster-must_place = You must place a magnet in your turn (rule { $rule }).
refusal-kluster-off_table = That is beyond the edge of the table (rule { $rule }).
refusal-kluster-upright = At this table magnets must lie flat (rule { $rule }).
refusal-kluster-repair_first = A string has come apart: move it back before you place anything (rule { $rule }).
refusal-kluster-no_such_string = There is no such string to move or lay: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] The string must not cross itself
        [small] The string holds too little room
       *[tight] The string must not touch itself
    } (rule { $rule }).
refusal-kluster-string_apart = Each further string must cross one that lies there already (rule { $rule }).
refusal-kluster-string_after_placing = At this table the string may not be moved once the magnet is placed (rule { $rule }).
refusal-kluster-track = No hand can have played this turn ({ $what }).
refusal-kluster-digest = Played again, this turn ends differently than recorded: { $found } instead of { $expected }.
refusal-kluster-other_physics = Recorded with physics { $physics } on { $machine }; here it is { $known } on { $here }, so this turn cannot be checked bit for bit.
refusal-kluster-turn_over = This turn is over.
refusal-options-too_few_boxes = These boxes are for { $most } players at most, not for { $seats } (rule { $rule }).
