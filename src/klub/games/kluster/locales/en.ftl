## The game

kluster-name = Kluster
    .about = Place magnets inside the string, and do not let them snap together.
    .tagline = Hold your breath. One more magnet…
    .minutes = 10 min

## Options: what each one does, its label in forms, and its values in words

kluster-option-boxes = Which boxes are on the table; by default just enough for the players.
    .label = Boxes
    .null = Just enough
    .classic = Classic (24 magnets)
    .duo = DUO (12 spinners)
kluster-option-expert = After placing a magnet, whoever still holds more than the next player may place another.
    .label = Expert mode
kluster-option-inside_test = When a magnet counts as inside: with its centre, or only with its whole outline.
    .label = Inside the string
    .centre = Its centre
    .whole = All of it
kluster-option-settle_time = How long everything must be at rest before the turn ends, in tenths of a second.
    .label = Time to settle
kluster-option-string_after_placing = Whether the string may still be moved while the placed magnet comes to rest.
    .label = String after placing
kluster-option-turn_timer = Seconds per turn; when they run out, the turn ends without a magnet.
    .label = Turn clock
kluster-option-solo_failures = Solo: how many failures you are allowed.
    .label = Solo: failures
kluster-option-string_test = When strings are connected: when they cross, when they touch, or when their areas overlap.
    .label = Connected strings
    .cross = Crossing
    .touch = Touching
    .area = Overlapping
kluster-option-strings_connected = All strings must form one group, instead of each being connected to just one other.
    .label = All strings connected
kluster-option-extra_spinners = What happens to spare spinners beyond one per string.
    .label = Spare spinners
    .remove = Out of the game
    .second = Laid out too
kluster-option-upright = Magnets may also be placed standing upright.
    .label = Upright magnets
kluster-option-first_player = Who starts: the smallest of you, or a random player.
    .label = First player
    .null = Random

## Who is to do what. $who: you or other; $players is a name

kluster-phase-strings =
    { $who ->
        [you] You are laying a string.
       *[other] { $players } is laying a string.
    }
kluster-phase-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $players }’s turn.
    }
kluster-phase-more =
    { $who ->
        [you] You may place another magnet.
       *[other] { $players } may place another magnet.
    }
kluster-phase-repair =
    { $who ->
        [you] You must move a string back.
       *[other] { $players } must move a string back.
    }
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
        [you] You place a magnet
       *[other] { $player } places a magnet
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
        [outside] outside the area
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
               *[choice] You place no more magnets.
            }
       *[other]
            { $why ->
                [time] { $player }’s time is up.
               *[choice] { $player } places no more magnets.
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
            [placed_all] All magnets are in the area: a total victory.
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

kluster-reason-alone = There is nothing nearby yet.
kluster-reason-safe = Nothing moves there; the nearest magnet is { $gap } mm away.
kluster-reason-string = Pulling the string aside makes room there; the nearest magnet is { $gap } mm away.
kluster-reason-narrow = Pulling the string in leaves the next player little room; the nearest magnet is { $gap } mm away.
kluster-reason-last = It is your last magnet: if it stays calm, you win.
kluster-reason-guess = It looks calm there.
kluster-reason-least =
    { $count ->
        [one] No spot is safe; this one costs only { $count } magnet.
       *[other] No spot is safe; this one costs only { $count } magnets.
    }
kluster-reason-another = There is room for another one, and you hold more than the next player.
kluster-reason-enough = Another one would be too risky.
kluster-reason-mend = The strings must be connected again.
kluster-reason-round = A circle encloses the most room.
kluster-reason-shape = Another shape, for a change.
kluster-reason-overlap = It must cross a string that is already there.

## In the terminal. $choices: what can be typed

kluster-ask-strings = What shape do you lay the string in? ({ $choices })
kluster-ask-turn = Which magnet, and where? ({ $choices })
kluster-ask-more = You may place another magnet. Which one, and where? ({ $choices })
kluster-ask-repair = A string has come loose. How do you move it back? ({ $choices })
kluster-pulled = The string will be pulled to ({ $x }, { $y }) before you place a magnet.
kluster-command-shape = lays the string in that shape; x and y of its centre may follow
kluster-command-place = places a magnet: number, x, y (mm), direction of its north pole (degrees); optionally up or down for the pole on top
kluster-command-pull = pulls a string first: number, node (0 to 63), x, y
kluster-command-mend = pulls the strings together again
kluster-command-end = places no more magnets
# What a bot would do. $number: of the magnet in the list; $angle: in degrees; $reason: one of kluster-reason-…
kluster-hint-lay_string = Lay the string. { $reason }
kluster-hint-place = Place magnet { $number } at ({ $x }, { $y }), turned to { $angle }°. { $reason }
kluster-hint-turn = Pull the string, then place magnet { $number } at ({ $x }, { $y }), turned to { $angle }°. { $reason }
kluster-hint-mend = Pull the strings together. { $reason }
kluster-hint-end = Place no more magnets. { $reason }


## The page: the table

kluster-page-table = The table
kluster-page-keys = The arrow keys move the magnet; hold Shift for small steps. Comma and full stop take a magnet, { $left } and { $right } or R turn it, F stands it up, G picks up one more with it, Page Up and Page Down raise and lower it, Enter lets it go, Escape puts it back. S takes hold of the string, and the arrows pull it. X ends the turn when you may. L shows field lines, D the danger map; Home shows the whole table, plus and minus zoom. While laying a string: 1 to 5 choose its shape, Enter lays it.
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
kluster-page-gather = Pick up one more
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
kluster-page-mended = The strings are connected again.
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
kluster-page-overlap-yes = The string crosses another one.
kluster-page-overlap-no = The string must cross another one.
kluster-page-fault-crossed = The string crosses itself.
kluster-page-fault-small = The loop is too small.
kluster-page-fault-tight = The string touches itself.
kluster-page-fault-off_table = The string leaves the table.

## The page: what to do now

kluster-page-advice-strings = Lay a string
kluster-page-advice-pick = Take a magnet
kluster-page-advice-lead = Guide it, then let go
kluster-page-advice-more = One more, if you like
kluster-page-advice-repair = Pull the string back
kluster-page-advice-settle = Coming to rest
kluster-page-hint-lay_string = Lay the string along the thin line.
kluster-page-hint-place = Place a magnet where the pale one is.
kluster-page-hint-turn = Pull the string as the arrow shows, then place a magnet where the pale one is.
kluster-page-hint-mend = Pull the string as the arrow shows.
kluster-page-hint-end = Stop here.

## The page: why not

kluster-page-why-must_place = You must place a magnet.
kluster-page-why-upright = Magnets must lie flat here.
kluster-page-why-repair_first = First the string, then a magnet.
kluster-page-why-string_apart = The string must cross another one.
kluster-page-why-bad_string = The string cannot lie like this.
kluster-page-why-off_table = The table ends there.

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
kluster-page-ease-pulling = it is pulled
kluster-page-ease-snap = about to snap

## The page: how it ended

kluster-page-fewest = Whoever holds no magnet has won.
kluster-page-most = Magnets in the area count.

## Why a move was refused

refusal-kluster-not_in_hand = You do not hold this magnet: { $magnet }.
refusal-kluster-too_few_magnets =
    { $count ->
        [one] You have only one magnet.
       *[other] You have only { $count } magnets.
    }
refusal-kluster-not_now =
    { $phase ->
        [strings] First the strings must be laid.
        [more] You may place another magnet now, or end your turn.
        [repair] A string has come loose: first move it back.
       *[turn] That is not possible right now.
    }
refusal-kluster-must_place = You must place a magnet on your turn (rule { $rule }).
refusal-kluster-off_table = That is beyond the edge of the table (rule { $rule }).
refusal-kluster-upright = At this table magnets must lie flat (rule { $rule }).
refusal-kluster-repair_first = A string has come loose: move it back before you place anything (rule { $rule }).
refusal-kluster-no_such_string = There is no such string to move or lay: { $loop }.
refusal-kluster-bad_string =
    { $fault ->
        [crossed] The string must not cross itself
        [small] The loop of the string is too small
       *[tight] The string must not touch itself
    } (rule { $rule }).
refusal-kluster-string_apart = Each further string must cross one that is already there (rule { $rule }).
refusal-kluster-string_after_placing = At this table the string may not be moved once the magnet is placed (rule { $rule }).
refusal-kluster-track = No hand could have played this turn ({ $what }).
refusal-kluster-digest = Replayed, this turn ends differently from the recording: { $found } instead of { $expected }.
refusal-kluster-other_physics = Recorded with physics { $physics } on { $machine }; here it is { $known } on { $here }, so this turn cannot be checked exactly.
refusal-kluster-turn_over = This turn is over.
refusal-options-too_few_boxes = These boxes are for at most { $most } players, not { $seats } (rule { $rule }).
