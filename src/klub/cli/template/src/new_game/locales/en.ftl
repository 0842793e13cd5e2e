## What Klub says about this game. Each key begins with its name; other languages lie beside this file.

new_game-name = New game
    .about = Take one, two or three stones, and do not take the last one.
    .tagline = One, two, three – not the last!
    .minutes = 5 min

new_game-option-stones = How many stones lie in the heap at the start.
    .label = Stones

new_game-moves-take = Take stones
new_game-move-take =
    { $stones ->
        [one] Take one stone
       *[other] Take { $stones } stones
    }
new_game-event-taken =
    { $who ->
        [you] { $stones ->
            [one] You took one stone.
           *[other] You took { $stones } stones.
        }
       *[other] { $stones ->
            [one] { $player } took one stone.
           *[other] { $player } took { $stones } stones.
        }
    }

refusal-new_game-not_so_many = You cannot take { $stones } now: at most { $most }, and at least one.
