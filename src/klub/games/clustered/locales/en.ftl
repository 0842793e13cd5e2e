## The game

clustered-name = Clustered
    .about = Lay cards that share two attributes with their neighbours, and build lines and a rectangle.
    .tagline = Lay cards that match. Grow lines and rectangles.
    .minutes = 15 min

## Options: what each one does, and its label in forms

clustered-option-third_wild = These players have three wild cards instead of two: a head start for young or new players.
    .label = Third wild card
    .none = Nobody
    .all = Everyone
clustered-option-quick_play = Start with the best five of seven cards; at the end of each turn draw two and discard one.
    .label = Quick play
clustered-option-quick_discard_from = In quick play, discard any card from your hand, or one of the two just drawn.
    .label = Quick play: discard from
    .hand = The whole hand
    .drawn = The two drawn
clustered-option-first_bonuses = Two points each for the first line of five and the first rectangle of 2 × 3.
    .label = Bonus for the first
clustered-option-largest_bonuses = Two points each for the longest line and the largest rectangle at the end.
    .label = Bonus for the largest
clustered-option-bounds = How large the table is, in cards. Nothing can be laid beyond its edge.
    .label = Size of the table
clustered-option-first_player = Who takes the first turn: the youngest, or a random player.
    .label = First player
    .null = Random
clustered-option-discards_visible = Everyone sees which cards were discarded.
    .label = Discards face up
clustered-option-two_starts = Play with two start cards. By the rules there are two with five or more players.
    .label = Two start cards
    .null = By the rules
    .false = One
    .true = Two

## Cards in words. The attribute .object is the form for “lays …”, “discards …”; .negated the one for “no place to lay …”.

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
    .negated = { clustered-card.object }
clustered-card-wild = a wild card
    .object = { clustered-card-wild }
    .negated = { clustered-card-wild.object }
clustered-card-start = the start card
    .object = { clustered-card-start }
    .negated = { clustered-card-start.object }
clustered-card-hidden = a face-down card
    .object = { clustered-card-hidden }
    .negated = { clustered-card-hidden.object }

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
# Who is to act. $who: you, together (you and $players) or other; $count is the number of $players
clustered-phase-turn =
    { $who ->
        [you] It is your turn.
       *[other] It is { $players }’s turn.
    }
clustered-phase-start_discards =
    { $who ->
        [you] You are discarding down to five cards.
        [together]
            { $count ->
                [one] You are discarding down to five cards, and so is { $players }.
               *[other] You are discarding down to five cards, and so are { $players }.
            }
       *[other]
            { $count ->
                [one] { $players } is discarding down to five cards.
               *[other] { $players } are discarding down to five cards.
            }
    }
clustered-phase-quick_discard =
    { $who ->
        [you] You must discard a card.
       *[other] { $players } must discard a card.
    }
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
clustered-event-revealed = Everyone has discarded; the game begins.
# $bonus: one of clustered-bonus-…
clustered-event-bonus_moved =
    { $who ->
        [you] You now hold the bonus “{ $bonus }”.
        [nobody] Nobody holds the bonus “{ $bonus }” now.
       *[other] { $player } now holds the bonus “{ $bonus }”.
    }

## Why a bot plays what it plays

clustered-reason-gain = It scores { clustered-points }.
clustered-reason-deny =
    It denies { $player } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
clustered-reason-gain_and_deny =
    It scores { clustered-points } and denies { $player } { $denied ->
        [one] { $denied } point
       *[other] { $denied } points
    }.
clustered-reason-prepare =
    { $what ->
        [rectangle] It prepares a larger rectangle.
       *[line] It prepares a longer line.
    }
clustered-reason-develop = It leaves room for what comes next.
clustered-reason-spare_wild = It saves the wild card for later.
clustered-reason-only_move = Nothing else is possible.
clustered-reason-discard_least = This card is the least useful one.

## The page: the table

clustered-page-table = The table
clustered-page-keys = The arrow keys move the cursor around the table. 1 to 7 pick a card, N and P go to the next and previous place where it fits, Enter lays it, Escape puts it back. Home shows the whole table, plus and minus or Page Up and Page Down zoom, Shift with the arrows moves the view.
clustered-page-hand = Your cards
clustered-page-deck =
    { $cards ->
        [0] no cards in your deck
        [one] { $cards } card in your deck
       *[other] { $cards } cards in your deck
    }
# $order: number, shape, fill
clustered-page-sort =
    { $order ->
        [number] Sort by number
        [shape] Sort by shape
       *[fill] Sort by fill
    }
clustered-page-picked =
    Picked: { $card }. It fits { $places ->
        [0] nowhere
        [one] in { $places } place
       *[other] in { $places } places
    }.
clustered-page-fits =
    { $places ->
        [0] fits nowhere
        [one] fits in { $places } place
       *[other] fits in { $places } places
    }
clustered-page-new = new
clustered-page-advised = suggested
clustered-page-cell-laid = ({ $x }, { $y }): { $card }, { $player }
clustered-page-cell-start = ({ $x }, { $y }): { $card }
clustered-page-cell-fits = ({ $x }, { $y }): free, fits
clustered-page-cell-worth = ({ $x }, { $y }): free, fits, { clustered-points }
clustered-page-cell-unfit = ({ $x }, { $y }): free, does not fit
clustered-page-cell-free =
    ({ $x }, { $y }): free, { $count ->
        [0] none of your cards fits
        [one] { $count } of your cards fits
       *[other] { $count } of your cards fit
    }
clustered-page-advice-pick = Pick a card
clustered-page-advice-place = Choose a glowing place
clustered-page-advice-nowhere = This card fits nowhere
clustered-page-advice-start =
    { $count ->
        [one] Choose { $count } card to discard
       *[other] Choose { $count } cards to discard
    }
clustered-page-advice-quick = Discard a card
clustered-page-advice-stuck = Nothing fits: discard a card

## The page: discards

clustered-page-note-start =
    { $count ->
        [one] Keep five: secretly choose { $count } more card to discard.
       *[other] Keep five: secretly choose { $count } cards to discard.
    }
clustered-page-note-hand = You drew two cards. Choose any card to discard.
clustered-page-note-drawn = You drew two cards. Choose one of them to discard.
clustered-page-note-stuck = None of your cards fits anywhere. Choose one to discard.
clustered-page-discard = Discard

## The page: why not

clustered-page-no_fit = The card does not fit there.
# $side: left, right, above, below; $shared: the one attribute in common, or none
clustered-page-clash =
    The card { $side ->
        [left] to its left
        [right] to its right
        [above] above it
       *[below] below it
    } { $shared ->
        [shape] shares only the shape
        [fill] shares only the fill
        [number] shares only the number
       *[none] shares nothing
    }.
clustered-page-need_two = Neighbouring cards must share two attributes.
clustered-page-attribute-number = Number
clustered-page-attribute-shape = Shape
clustered-page-attribute-fill = Fill
clustered-page-why-occupied = That place is taken.
    .text = There is already a card there.
clustered-page-why-not_adjacent = No card lies next to this place.
    .text = A card must touch one that is already on the table.
clustered-page-why-off_table = That is off the table.
    .text = Cards must stay on it.
clustered-page-why-must_place = You may not discard now.
    .text = One of your cards fits somewhere.
clustered-page-why-must_discard = First discard a card.
    .text = Then the game goes on.
clustered-page-why-not_drawn = Not this card.
    .text = Discard one of the two you have just drawn.

## The page: hints, bonus cards and points

clustered-page-drew = You draw { $cards }.
clustered-page-hint-place = Lay { $card } at ({ $x }, { $y }).
clustered-page-hint-discard = Discard { $card }.
clustered-page-bonuses = Bonus cards
clustered-page-bonus-free = { $bonus }: nobody yet, { clustered-points }
clustered-page-bonus-held = { $bonus }: { $player }, { clustered-points }
clustered-page-bonus-card = Bonus card: { $bonus }, { clustered-points }
clustered-page-count = Counting the points
clustered-page-skip = Skip
clustered-page-together = Total
clustered-page-no_points = No points yet
clustered-page-discarded =
    { $cards ->
        [one] { $cards } card discarded
       *[other] { $cards } cards discarded
    }
clustered-page-head-rectangle = Rectangle
clustered-page-head-rows = Rows
clustered-page-head-columns = Columns
clustered-page-head-bonuses = Bonuses
clustered-page-row_count =
    { $count ->
        [0] no rows
        [one] { $count } row
       *[other] { $count } rows
    }
clustered-page-column_count =
    { $count ->
        [0] no columns
        [one] { $count } column
       *[other] { $count } columns
    }
clustered-page-bonus_count =
    { $count ->
        [0] no bonuses
        [one] { $count } bonus
       *[other] { $count } bonuses
    }

## Why a move was refused

refusal-clustered-board = No table can look like this: there is a card where it does not fit.
refusal-clustered-unknown_card = There is no card “{ $card }”.
refusal-clustered-not_in_hand = You do not hold this card: { $card }.
refusal-clustered-must_place = You may only discard when none of your cards fits anywhere, and one of them does (rule { $rule }).
refusal-clustered-must_discard = First discard a card; then the game goes on (rule { $rule }).
refusal-clustered-not_drawn = You must discard one of the two cards you have just drawn, not this one: { $card } (rule { $rule }).
refusal-clustered-not_adjacent = Nothing lies next to ({ $x }, { $y }): a new card must touch one already on the table (rule { $rule }).
refusal-clustered-occupied = The place ({ $x }, { $y }) is taken: { $other } (rule { $rule }).
refusal-clustered-off_table = The place ({ $x }, { $y }) is off the table (rule { $rule }).
# $neighbours: clustered-neighbour, clustered-neighbours
refusal-clustered-too_few_shared = This card, { $card }, does not fit at ({ $x }, { $y }): { $neighbours }. A card must share at least two of shape, fill and number with each of its neighbours (rule { $rule }).

## In the terminal

clustered-your-hand = Your hand
clustered-ask-card = Which card? (1–{ $cards })
clustered-ask-place = Where? (x y)
clustered-ask-discard-stuck = Nothing fits. Which card do you discard? (1–{ $cards })
clustered-ask-discard-start = Which card do you discard? You keep five. (1–{ $cards })
clustered-ask-discard-quick = Which card do you discard? (1–{ $cards })
clustered-command-number = chooses a card; then give the place as x y, or both at once: 2 1 -3
    .form = number
clustered-command-places = shows this help; once a card is chosen, where it fits and the points it scores
# $card is in its object form
clustered-places = Places for { $card }:
clustered-no-places = There is no place for { $card } right now.
clustered-no-such-card = Please choose a card from 1 to { $cards }.
# $card is in its object form; $reason: one of the …-reason-…
clustered-hint-place = Lay { $card } at ({ $x }, { $y }). { $reason }
clustered-hint-discard = Discard { $card }. { $reason }
clustered-no-points = nothing that counts
