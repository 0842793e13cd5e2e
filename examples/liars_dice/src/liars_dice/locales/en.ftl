## What Klub says about Liar's dice. Each key begins with the name of the game.

liars_dice-name = Liar’s dice
    .about = Bid on the dice under all cups, believe the others or call them liars, and be the last with dice.
    .tagline = Five dice, one cup, and a straight face.
    .minutes = 15 min

liars_dice-option-dice = How many dice each player begins with.
    .label = Dice each
liars_dice-option-wild_ones = Ones count as any face, and nobody may bid on them.
    .label = Ones are wild
liars_dice-option-spot_on = A player may say that the last bid is exactly right: if it is, everyone else loses a die.
    .label = Spot on

# So many dice of a face, as other sentences use it
liars_dice-dice =
    { $face ->
        [1] { $count ->
            [one] { $count } one
           *[other] { $count } ones
        }
        [2] { $count ->
            [one] { $count } two
           *[other] { $count } twos
        }
        [3] { $count ->
            [one] { $count } three
           *[other] { $count } threes
        }
        [4] { $count ->
            [one] { $count } four
           *[other] { $count } fours
        }
        [5] { $count ->
            [one] { $count } five
           *[other] { $count } fives
        }
       *[6] { $count ->
            [one] { $count } six
           *[other] { $count } sixes
        }
    }

liars_dice-moves-raise = Bid higher
liars_dice-moves-doubt = Doubt
liars_dice-moves-exact = Spot on
liars_dice-move-raise = { liars_dice-dice }
liars_dice-move-doubt = Liar!
liars_dice-move-exact = Spot on!

liars_dice-event-raise =
    { $who ->
        [you] You bid: { liars_dice-dice }.
       *[other] { $player } bids: { liars_dice-dice }.
    }
liars_dice-event-doubt =
    { $who ->
        [you] You do not believe it: { liars_dice-dice }.
       *[other] { $player } does not believe it: { liars_dice-dice }.
    }
liars_dice-event-exact =
    { $who ->
        [you] You say it is spot on: { liars_dice-dice }.
       *[other] { $player } says it is spot on: { liars_dice-dice }.
    }
liars_dice-event-revealed = Under the cups: { liars_dice-dice }.
liars_dice-event-lost =
    { $who ->
        [you] { $left ->
            [0] You lose your last die and are out.
            [one] You lose a die and have one left.
           *[other] You lose a die and have { $left } left.
        }
       *[other] { $left ->
            [0] { $player } loses the last die and is out.
            [one] { $player } loses a die and has one left.
           *[other] { $player } loses a die and has { $left } left.
        }
    }
liars_dice-event-won =
    { $who ->
        [you] You have won!
       *[other] { $player } has won.
    }

liars_dice-reason-raise = This is true in about { $chance } % of all cases.
liars_dice-reason-bluff = A bluff: this is true in only about { $chance } % of all cases, but who will say so?
liars_dice-reason-doubt = The bid is false in about { $chance } % of all cases.
liars_dice-reason-exact = The bid is exactly right in about { $chance } % of all cases.

refusal-liars_dice-ones_are_wild = Ones are wild, so nobody bids on them.
refusal-liars_dice-no_such_face = A die has no face { $face }.
refusal-liars_dice-no_such_count = You cannot bid on { $count } dice: at least one, and at most { $most } are on the table.
refusal-liars_dice-not_higher = Your bid must be higher than the last one ({ liars_dice-dice }): more dice, or as many of a higher face.
refusal-liars_dice-no_spot_on = This table plays without “spot on”.
refusal-liars_dice-no_bid_yet = Nobody has bid in this round, so there is nothing to say to it.
