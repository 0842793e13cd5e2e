pebbles-name = Last Pebble
    .about = Take stones from the heaps: whoever takes the last stone of a heap wins it.
    .tagline = The last stone takes the heap
    .minutes = 5 min
pebbles-option-heaps = How many heaps lie on the table.
    .label = Heaps
pebbles-option-skips = Everybody may skip one turn in the game.
    .label = Skipping
pebbles-moves-take = Take stones
pebbles-move-take = { $count ->
        [one] One stone
       *[other] { $count } stones
    } from heap { NUMBER($heap) ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
pebbles-moves-skip = Or wait
pebbles-move-skip = Skip this turn
pebbles-event-taken = { $who ->
        [you] You take { $count } from heap { $heap }.
       *[other] { $player } takes { $count } from heap { $heap }.
    }
pebbles-event-skipped = { $who ->
        [you] You skip.
       *[other] { $player } skips.
    }
refusal-pebbles-no_skip = Everybody may skip only once.
refusal-pebbles-too_many = There are only { $left } stones in that heap.
pebbles-lesson-last_stone = The last stone
    .text = Whoever takes the last stone of a heap wins the whole heap.
    .task = Win a heap.
    .praise = That heap is yours.
