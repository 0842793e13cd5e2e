## The game

cubed-name = Cubed
    .about = Fit pieces together, colour to colour, and be the first to lay them all.
    .tagline = Fit the cubes, match the colours, empty your hand.
    .minutes = 20 min

## Options: what each one does, its label in forms, and its values in words

cubed-option-match = Whether all touching sides must match in colour, or just two of them.
    .label = Matching colours
    .all = All sides
    .two = Two sides
cubed-option-rounds = How many rounds are played; a single one makes a quick game.
    .label = Rounds
cubed-option-bridging = Whoever bridges a gap between two pieces may lay a second piece at once.
    .label = Bridging the gap
cubed-option-bridge = What counts as a gap: between pieces that do not touch each other there, or only between pieces on opposite sides.
    .label = What a bridge is
    .arcs = Separate neighbours
    .opposite = Opposite sides
cubed-option-bridge_chain = A second piece that makes a bridge earns a third, and so on.
    .label = Bridges in a chain
cubed-option-fill_the_void = Whoever fills a space surrounded by pieces may give a piece to another player.
    .label = Fill the void
cubed-option-draw_many = Instead of playing, draw up to three pieces, keep one and put the others back.
    .label = Draw 3, keep 1
cubed-option-open_hands = Everyone sees everyone’s pieces.
    .label = Open hands
cubed-option-solo_discard = Solo: whether surplus Blocking pieces leave the game or go back into the bag.
    .label = Solo: Blocking pieces
    .out = Out of the game
    .bag = Into the bag
cubed-option-solo_variants = Solo: Bridging the gap and “Draw 3, keep 1” work here too.
    .label = Solo: extra plays
cubed-option-first_player = Who starts: the oldest, or a random player.
    .label = First player
    .null = Random
cubed-option-colors = How many colours are in the box.
    .label = Colours
cubed-option-blockers_per_color = How many Blocking pieces there are of each colour.
    .label = Blocking pieces per colour
cubed-option-mirrored_singles = Pieces of three colours come in both mirror images.
    .label = Mirrored Singles

## Colours: names that stand as they are

cubed-color-a = dawn
cubed-color-b = sun
cubed-color-c = rose
cubed-color-d = ember
cubed-color-e = sky
cubed-color-f = plum
cubed-color-x = black

## Pieces in words: their sort, and the colours of their diamonds in order

# The attribute .object is the form for “lays …”, “gives …”; .negated the one for “no place to lay …”
cubed-piece-blocker = a Blocking piece ({ $first })
    .object = { cubed-piece-blocker }
    .negated = { cubed-piece-blocker.object }
cubed-piece-triple = a Triple ({ $first })
    .object = { cubed-piece-triple }
    .negated = { cubed-piece-triple.object }
cubed-piece-double = a Double ({ $first }, { $second }, { $third })
    .object = { cubed-piece-double }
    .negated = { cubed-piece-double.object }
cubed-piece-single = a Single ({ $first }, { $second }, { $third })
    .object = { cubed-piece-single }
    .negated = { cubed-piece-single.object }
cubed-piece-hidden = a hidden piece
    .object = { cubed-piece-hidden }
    .negated = { cubed-piece-hidden.object }

# A neighbour that objects. $side: right, lower_right, lower_left, left, upper_left, upper_right; $mine, $theirs: cubed-color-…
cubed-neighbour =
    { $side ->
        [right] on the right
        [lower_right] at the lower right
        [lower_left] at the lower left
        [left] on the left
        [upper_left] at the upper left
       *[upper_right] at the upper right
    }, { $mine } would meet { $theirs }: { $piece } at ({ $q }, { $r })
# Several of them
cubed-neighbours = { $first }; { $second }

## Points

cubed-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
    .of = { $player } ({ cubed-points })

## Who is to move. $who: you or other; $players is a name

cubed-phase-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $players }’s turn.
    }
cubed-phase-bridge =
    { $who ->
        [you] You may lay a second piece.
       *[other] { $players } may lay a second piece.
    }
cubed-phase-gift =
    { $who ->
        [you] You may give a piece away.
       *[other] { $players } may give a piece away.
    }
cubed-phase-keep =
    { $who ->
        [you] You are choosing a piece to keep.
       *[other] { $players } is choosing a piece to keep.
    }
cubed-phase-over = The game is over.

## What happened. $who: you or other; $piece is in its object form.

# $earned: bridge, void or nothing; $died: how many cells are dead since
cubed-event-played =
    { $who ->
        [you] You lay
       *[other] { $player } lays
    } { $piece } at ({ $q }, { $r }){ $earned ->
        [bridge] {""}: a bridge
        [void] {""}: the void is filled
       *[nothing] {""}
    }.{ $died ->
        [0] {""}
        [one] {" "}{ $died } cell is dead now.
       *[other] {" "}{ $died } cells are dead now.
    }
# $pieces: what you drew
cubed-event-drew =
    { $who ->
        [you] You draw { $pieces }.
       *[other]
            { $player } draws { $count ->
                [one] a piece
               *[other] { $count } pieces
            }.
    }
# $what: turn, bridge, gift
cubed-event-passed =
    { $who ->
        [you]
            { $what ->
                [bridge] You lay no second piece.
                [gift] You give nothing away.
               *[turn] You pass.
            }
       *[other]
            { $what ->
                [bridge] { $player } lays no second piece.
                [gift] { $player } gives nothing away.
               *[turn] { $player } passes.
            }
    }
cubed-event-kept =
    { $who ->
        [you] You keep
       *[other] { $player } keeps
    } { $piece }; { $returned ->
        [one] one piece goes
       *[other] { $returned } pieces go
    } back into the bag.
# $receives: you or other; $receiver: who gets it
cubed-event-gave =
    { $who ->
        [you] You give
       *[other] { $player } gives
    } { $piece } to { $receives ->
        [you] you
       *[other] { $receiver }
    }.
# $why: out, stuck, closed; $list: everyone with their points. The attribute is for playing alone.
cubed-event-round_over =
    Round { $round } is over: { $why ->
        [out] somebody has laid all their pieces
        [stuck] nobody can lay a piece
       *[closed] no place to play is left
    }. { $list }.
    .alone =
        { $why ->
            [out] All pieces are laid: the game is won.
            [stuck] Nothing fits any more: the game is lost.
           *[closed] No place to play is left: the game is lost.
        }
cubed-event-round_began =
    Round { $round } begins. { $who ->
        [you] You start.
       *[other] { $player } starts.
    }

## The table as text and as a picture

cubed-hand = Your pieces
cubed-head-points = points
cubed-head-pieces = pieces
cubed-round = Round { $round } of { $rounds }
cubed-bag =
    { $count ->
        [0] the bag is empty
        [one] { $count } piece in the bag
       *[other] { $count } pieces in the bag
    }
cubed-held =
    { $count ->
        [0] no pieces left
        [one] { $count } piece in hand
       *[other] { $count } pieces in hand
    }
cubed-sort-blocker = Blocking
cubed-sort-triple = Triple
cubed-sort-double = Double
cubed-sort-single = Single

## Why a bot plays what it plays

cubed-reason-shed = It takes { cubed-points } out of your hand.
cubed-reason-shed_and_deny = It takes { cubed-points } out of your hand and leaves the others fewer places.
# $cells: how many cells are dead then
cubed-reason-block =
    It takes { cubed-points } out of your hand and closes { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
cubed-reason-go_out = It is your last piece: you are out.
cubed-reason-only_play = Nothing else can be laid; it takes { cubed-points } out of your hand.
cubed-reason-draw_stuck = Nothing in your hand fits.
cubed-reason-draw_wait = It is better to save the places for later.
cubed-reason-draw_choice = Choosing from { $count } pieces is better than taking one.
cubed-reason-keep_cheap = It costs the least: { cubed-points }.
cubed-reason-give_dear = It costs the most: { cubed-points }.
cubed-reason-pass = There is nothing better to do.

## In the terminal. $choices: what can be typed

cubed-ask-piece = Which piece? ({ $choices })
cubed-ask-second = You may lay a second piece. Which one? ({ $choices })
cubed-ask-place = Where? ({ $choices })
cubed-ask-keep = Which piece do you keep? ({ $choices })
cubed-ask-gift = Which piece do you give away, and to whom? ({ $choices })
cubed-places = Places for { $piece }, and how many times to turn it:
cubed-no-places = There is no place for { $piece } right now.
cubed-command-number = chooses a piece, and then one of its places; or all at once: piece q r rotation
    .form = number
cubed-command-places = shows this help; once a piece is chosen, where it fits
cubed-command-draw = draws a piece from the bag
cubed-command-draw_many = draws that many pieces; you keep one of them
cubed-command-pass = ends your turn
cubed-command-give = gives piece 3 to player B
cubed-command-no = gives nothing away
# What a bot would do. $piece is in its object form; $turn: 0 to 2; $reason: one of cubed-reason-…
cubed-hint-play =
    Lay { $piece } at ({ $q }, { $r }){ $turn ->
        [0] {""}
        [1] , turned once
       *[other] , turned twice
    }. { $reason }
cubed-hint-draw = Draw a piece. { $reason }
cubed-hint-draw_many = Draw { $count }. { $reason }
cubed-hint-pass = Pass. { $reason }
cubed-hint-keep = Keep { $piece }. { $reason }
cubed-hint-give = Give { $piece } to { $player }. { $reason }
cubed-hint-skip_gift = Give nothing away. { $reason }

## The page: the table

cubed-page-table = The table
cubed-page-keys = Left and right move along a row, up and down from row to row; { $upper_left }, { $upper_right }, { $lower_left } and { $lower_right } move along the slanted sides, as do the digits of the number pad. 1 to 9, comma and full stop pick a piece, T turns it, N and P go to the next and previous place where it fits, Enter lays it, Escape puts it back. Home shows the whole table, plus and minus or Page Up and Page Down zoom, Shift with the arrows moves the view.
# $order: kind, color
cubed-page-sort =
    { $order ->
        [kind] Sort by kind
       *[color] Sort by colour
    }
cubed-page-hands = The others’ pieces
cubed-page-cell-laid = ({ $q }, { $r }): { $piece }
cubed-page-cell-dead = ({ $q }, { $r }): dead, beside a black side
cubed-page-cell-free =
    ({ $q }, { $r }): free, { $count ->
        [0] touches nothing
        [one] touches { $count } piece
       *[other] touches { $count } pieces
    }
# A piece that is touched; $side as in cubed-neighbour
cubed-page-contact =
    { $color } { $side ->
        [right] on the right
        [lower_right] at the lower right
        [lower_left] at the lower left
        [left] on the left
        [upper_left] at the upper left
       *[upper_right] at the upper right
    }
# $turns: 1, 2, 3, one or several
cubed-page-cell-fits =
    { $count ->
        [one] your piece fits in rotation { $turns }
       *[other] your piece fits in rotations { $turns }
    }
cubed-page-cell-unfit = your piece does not fit
cubed-page-cell-some =
    { $count ->
        [0] none of your pieces fits
        [one] { $count } of your pieces fits
       *[other] { $count } of your pieces fit
    }

## The page: the hand and what can be done

cubed-page-rack = Your rack
cubed-page-hand = Your pieces
cubed-page-picked =
    Picked: { $piece }. It fits { $places ->
        [0] nowhere
        [one] in { $places } place
       *[other] in { $places } places
    }.
cubed-page-fits =
    { $places ->
        [0] fits nowhere
        [one] fits in { $places } place
       *[other] fits in { $places } places
    }
cubed-page-new = new
cubed-page-advised = suggested
# Below the number of points of the hand
cubed-page-in_hand =
    { $points ->
        [one] point in hand
       *[other] points in hand
    }
cubed-page-actions = What you can do
cubed-page-turn = Turn the piece (rotation { $turn } of 3)
cubed-page-half = Turn by 60 degrees
cubed-page-lay = Lay
cubed-page-draw = Draw
cubed-page-pass = Pass
cubed-page-stop = No second piece
cubed-page-draw_many = Draw 3, keep 1
cubed-page-how_many = How many do you draw?
cubed-page-back = Back
cubed-page-keep = Keep { $piece }
cubed-page-keep_all = Keep all
cubed-page-give_to = Who gets it?
cubed-page-note-draw = Nothing fits. Draw a piece.
cubed-page-note-drawn = Still nothing fits. Your turn is over.
cubed-page-note-empty = Nothing fits, and the bag is empty.
cubed-page-note-keep = Which one do you keep? The others go back into the bag.
cubed-page-advice-pick = Pick a piece
cubed-page-advice-second = Lay a second piece
cubed-page-advice-place = Choose a glowing place
cubed-page-advice-lay = Turn it or lay it
cubed-page-advice-turn = It does not fit like this
cubed-page-advice-nowhere = This piece fits nowhere
cubed-page-advice-draw = Nothing fits: draw
cubed-page-advice-pass = Nothing fits: pass
cubed-page-advice-gift = Give a piece away
cubed-page-advice-keep = Keep one of these

## The page: what a move has earned. $who, $receives: you or other

cubed-page-moment-bridge = Bridge!
    .text =
        { $who ->
            [you] Your piece joins two that did not touch here: lay a second piece.
           *[other] { $player } has joined two pieces that did not touch here and may lay a second piece.
        }
cubed-page-moment-void = Void filled!
    .text =
        { $who ->
            [you] Pieces on all six sides: give a piece away.
           *[other] { $player } has filled a space with pieces on all six sides and may give a piece away.
        }
cubed-page-moment-gift = A gift!
    .text =
        { $who ->
            [you] You give a piece to { $receiver }.
           *[other]
                { $receives ->
                    [you] { $player } gives you a piece.
                   *[other] { $player } gives a piece to { $receiver }.
                }
        }

## The page: why not

cubed-page-no_match = The colours differ.
cubed-page-no_black = A black side may not touch a piece.
# $side as in cubed-neighbour; $mine, $theirs: cubed-color-…
cubed-page-clash =
    { $side ->
        [right] On the right,
        [lower_right] At the lower right,
        [lower_left] At the lower left,
        [left] On the left,
        [upper_left] At the upper left,
       *[upper_right] At the upper right,
    } { $mine } would meet { $theirs }.
# $match: all, two
cubed-page-need =
    { $match ->
        [two] Two sides must match.
       *[all] All sides that touch must match.
    }
cubed-page-why-too_few_contacts = It touches too few pieces.
    .text = A piece must touch at least two others.
cubed-page-why-blocker_too_early = Too early for a Blocking piece.
    .text = There must be three other pieces on the table first.
cubed-page-why-first_piece = Start in the middle.
    .text = The first piece goes in the marked place.
cubed-page-why-not_adjacent = No piece lies next to this place.
    .text = A piece must touch others on the table.
cubed-page-why-occupied = That place is taken.
    .text = There is already a piece there.
cubed-page-why-dead_cell = That place is dead.
    .text = It is beside a black side: nothing may be laid there any more.
cubed-page-why-heights = The heights clash.
    .text = Turned by 60 degrees, its peaks meet pits and its pits meet peaks. Only three rotations fit.

## The page: rounds and points

cubed-page-round_over = Round { $round } is over
# $why: out, stuck, closed
cubed-page-why_over =
    { $why ->
        [out] Somebody has laid all their pieces.
        [stuck] Nobody can lay a piece any more.
       *[closed] Blocking pieces have closed all places.
    }
cubed-page-won_round = wins the round
cubed-page-total = { $points } in total
cubed-page-starts = { $player } starts.
cubed-page-next_round = On to round { $round }
cubed-page-round_points = Round { $round }
cubed-page-no_round = No round is over yet
cubed-page-together = Total
cubed-page-hand_now = What your hand costs right now
cubed-page-fewest = Every piece left costs points; the lowest score wins.

## Why a move was refused

refusal-cubed-board = No table can look like this: there is a piece where it does not fit.
refusal-cubed-unknown_piece = There is no piece “{ $piece }”.
refusal-cubed-not_in_hand = You do not hold this piece: { $piece }.
refusal-cubed-not_now =
    { $phase ->
        [bridge] You may lay a second piece now, or pass.
        [gift] First give a piece away, or keep them all.
        [keep] First choose which of the drawn pieces to keep.
       *[turn] There is nothing to give away or to choose right now.
    }
refusal-cubed-must_play = One of your pieces fits, so you must lay one (rule { $rule }).
refusal-cubed-must_draw = You may not pass yet: first draw a piece (rule { $rule }).
refusal-cubed-already_drawn = You may not draw again in this turn (rule { $rule }).
refusal-cubed-bag_empty = The bag is empty, so there is nothing to draw (rule { $rule }).
refusal-cubed-no_draw_many = You cannot draw several pieces at once at this table (rule { $rule }).
refusal-cubed-bad_count =
    { $most ->
        [0] The bag is empty, so there is nothing to draw
       *[other] You can draw 1 to { $most } pieces, not { $count }
    } (rule { $rule }).
refusal-cubed-not_drawn = You must keep one of the pieces you have just drawn, not this one: { $piece } (rule { $rule }).
refusal-cubed-no_such_player = You can only give a piece to another player at this table (rule { $rule }).
refusal-cubed-heights = In this rotation the heights do not line up: { $piece }. A piece has three rotations: 0, 1 or 2 (rule { $rule }).
refusal-cubed-same_turn = This piece looks the same in every rotation, so lay it unturned: { $piece } (rule { $rule }).
refusal-cubed-first_piece = The first piece goes in the middle, at (0, 0) (rule { $rule }).
refusal-cubed-blocker_too_early = A Blocking piece may only be laid once there are three other pieces on the table (rule { $rule }).
refusal-cubed-not_adjacent = Nothing lies next to ({ $q }, { $r }): a new piece must touch one already on the table (rule { $rule }).
refusal-cubed-occupied = The place ({ $q }, { $r }) is taken: { $other } (rule { $rule }).
refusal-cubed-dead_cell = The place ({ $q }, { $r }) is dead: it is next to a black side (rule { $rule }).
# $neighbours: cubed-neighbour, cubed-neighbours
refusal-cubed-black_side = A black side must not touch any piece, but { $neighbours } (rule { $rule }).
refusal-cubed-too_few_contacts =
    At ({ $q }, { $r }) the piece would touch { $contacts ->
        [one] { $contacts } piece
       *[other] { $contacts } pieces
    }; it must touch at least two (rule { $rule }).
refusal-cubed-colors_differ =
    This piece, { $piece }, does not fit at ({ $q }, { $r }): { $neighbours }. { $match ->
        [two] At least two touching sides must match in colour
       *[all] All touching sides must match in colour
    } (rule { $rule }).
refusal-options-too_few_pieces = With these options there are { $pieces } pieces, but { $seats } players need { $needed }.
