## The game

clustered-name = Clustered
    .about = Lay cards that share two attributes with their neighbours, and build lines and a rectangle.

## Options: what each one does, and its label in forms

clustered-option-third_wild = These players have three wild cards instead of two: a head start for the young or new.
    .label = Third wild card
clustered-option-quick_play = Start with the best five of seven cards; at the end of each turn draw two and discard one.
    .label = Quick play
clustered-option-quick_discard_from = In quick play, discard any card of your hand, or one of the two just drawn.
    .label = Quick play: discard from
clustered-option-first_bonuses = Two points each for the first line of five and the first rectangle of 2 × 3.
    .label = Bonus for the first
clustered-option-largest_bonuses = Two points each for the longest line and the largest rectangle at the end.
    .label = Bonus for the largest
clustered-option-bounds = How large the table is, in cards. Nothing can be laid beyond its edge.
    .label = Size of the table
clustered-option-first_player = Who takes the first turn: the youngest, or whoever chance picks.
    .label = First player
clustered-option-discards_visible = Everyone sees which cards were discarded.
    .label = Discards face up
clustered-option-two_starts = Play with two start cards. By the rules there are two from five players on.
    .label = Two start cards

## Cards in words. The attribute .object is the form for “lays …”, “discards …”.

# $number: 1 to 3; $shape: circle, square, triangle; $fill: dashed, hollow, solid
clustered-card =
    { $number ->
        [1] one
        [2] two
       *[3] three
    } { $fill ->
        [dashed] dashed
        [hollow] hollow
       *[solid] solid
    } { $shape ->
        [circle]
            { $number ->
                [1] circle
               *[other] circles
            }
        [square]
            { $number ->
                [1] square
               *[other] squares
            }
       *[triangle]
            { $number ->
                [1] triangle
               *[other] triangles
            }
    }
    .object = { clustered-card }
clustered-card-wild = a wild card
    .object = { clustered-card-wild }
clustered-card-start = the start card
    .object = { clustered-card-start }
clustered-card-hidden = a face-down card
    .object = { clustered-card-hidden }

# A neighbour that objects. $side: left, right, above, below; $shared: the one attribute in common, or none
clustered-neighbour =
    the card { $side ->
        [left] to its left
        [right] to its right
        [above] above it
       *[below] below it
    }, { $card } at ({ $x }, { $y }), { $shared ->
        [shape] shares only the shape
        [fill] shares only the fill
        [number] shares only the number
       *[none] shares nothing
    }
# Several of them
clustered-neighbours = { $first }; { $second }

## Points and where they come from

clustered-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
clustered-rectangle = rectangle { $width } × { $height }
clustered-row = row of { $length }
clustered-column = column of { $length }
clustered-bonus-first_line = first line of five
clustered-bonus-first_rectangle = first rectangle of 2 × 3
clustered-bonus-longest_line = longest line
clustered-bonus-largest_rectangle = largest rectangle

## The table as text and as a picture

# Each variable is a sign
clustered-legend = { $solid } solid · { $hollow } hollow · { $dashed } dashed · { $wild } wild · { $start } start
clustered-head-points = points
clustered-head-hand = hand
clustered-head-deck = deck
clustered-hand = Hand
clustered-cards_left =
    { $cards ->
        [0] no cards left
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
# Who is to move: $players is one name, or several with commas
clustered-phase-turn = To move: { $players }
clustered-phase-start_discards = Discarding down to five cards: { $players }
clustered-phase-quick_discard = Discarding a card: { $players }
clustered-phase-over = The game is over.

## What happened. $who: you or other; $card is in its object form.

clustered-event-placed =
    { $who ->
        [you] You lay
       *[other] { $player } lays
    } { $card } at ({ $x }, { $y }): { clustered-points }.
clustered-event-discarded =
    { $who ->
        [you] You discard
       *[other] { $player } discards
    } { $card }{ $why ->
        [stuck] , because nothing fits
       *[other] {""}
    }.
clustered-event-drew =
    { $who ->
        [you] You draw
       *[other] { $player } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
clustered-event-revealed = All have discarded; the game begins.
# $bonus: one of clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] You now hold the bonus “{ $bonus }”.
        [nobody] Nobody holds the bonus “{ $bonus }” now.
       *[other] { $player } now holds the bonus “{ $bonus }”.
    }

## Why a bot plays what it plays

clustered-reason-gain = It brings { clustered-points }.
clustered-reason-deny =
    It keeps { $player } from { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
clustered-reason-gain_and_deny =
    It brings { clustered-points } and keeps { $denied ->
        [one] { $denied } point
       *[other] { $denied } points
    } from { $player }.
clustered-reason-prepare =
    { $what ->
        [rectangle] It prepares a larger rectangle.
       *[line] It prepares a longer line.
    }
clustered-reason-develop = It keeps room for what comes next.
clustered-reason-spare_wild = It saves the wild card for later.
clustered-reason-only_move = Nothing else is possible.
clustered-reason-discard_least = This card is the least useful one.
