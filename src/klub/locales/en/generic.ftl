## Games without a page of their own: the game’s picture, and its moves as buttons.

generic-moves = Your moves
generic-search = Find a move
generic-nothing = No move matches these words.
generic-more =
    { $count ->
        [one] … and { $count } more. Type part of its name to find it.
       *[other] … and { $count } more. Type part of a name to find one.
    }
generic-advice = Choose a move
generic-wait = Your moves appear here when it is your turn.
generic-picture = { $game }: the table
generic-hint = { $move }. { $reason }
generic-written-more = Write a move
generic-written = The move, as JSON
generic-written-make = Make this move
generic-written-wrong = That is not a move in JSON.
