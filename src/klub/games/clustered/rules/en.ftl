## Lessons: a title, what there is to know, what to do, praise, a second task, and what is said if it went wrong

clustered-lesson-share_two = Two in common
    .text = A card fits if it shares two attributes with its neighbour: number, shape or fill. Everything fits next to the start card.
    .task = Lay a card beside the two squares, away from the start card.
    .praise = Right: number and shape are the same. Only the fill differs.
    .again = Everything fits next to the start card, so that was easy. Now try it beside the two squares only.
clustered-lesson-between_two = With every neighbour
    .text = A card that touches several others must share two attributes with each of them.
    .task = Fill the corner between the two square cards. Only one of your cards fits there.
    .praise = Well spotted: it matches both.
    .again = That was allowed, but the corner is still empty. Which card matches both?
clustered-lesson-ask_why = Ask why
    .text = You can try anything. If it is not allowed, you are told why, and nothing is lost.
    .task = Pick a card and touch a place that does not glow.
    .then = So that is why. Now lay a card where it fits.
    .praise = That always works: just try, and the table explains.
clustered-lesson-make_a_row = Make a line
    .text = Three or more of your cards side by side score a point each, in a row or in a column.
    .task = Add a third card to your row of two.
    .praise = Three in a row, three points. Every further card scores one more.
    .again = That was allowed, but your row still has only two cards. Put one at the end of it.
clustered-lesson-block = Get in the way
    .text = You may also lay cards beside those of other players. Here somebody has four in a row and wants a fifth.
    .task = Lay a card at the open end of that row.
    .praise = Blocked! That row will not grow any more.
    .again = The row can still grow. Close its right end.
clustered-lesson-make_a_rectangle = Fill a rectangle
    .text = Your largest rectangle scores a point for each card, on top of the lines.
    .task = You have 2 × 2. Turn it into 2 × 3 with two cards.
    .then = One more card completes the rectangle.
    .praise = Six points for the rectangle, and three for each new line in it.
clustered-lesson-play_a_wild = Wild cards
    .text = The pinwheel is a wild card: it fits beside anything. This table is small, and only one place is left.
    .task = Lay the wild card in the last free place.
    .then = Now nothing fits any more. Only then may you discard: choose a card and discard it.
    .praise = That is how it ends: once all cards are laid or discarded, the points are counted.

## The rules: chapters and sections

clustered-chapter-basics = How to play
clustered-chapter-points = Points
clustered-chapter-ways = Other ways to play

clustered-rules-aim = What it is about
    .text = All of you build on the same table. Add cards that match their neighbours, so that your own cards form lines and one large rectangle. Whoever has the most points at the end wins.
clustered-rules-cards = The cards
    .deck = You have a deck of 29 cards in your colour. Ordinary cards differ in three attributes:
    .all = Your deck has every combination once: that makes 27 cards. The other two are wild cards.
    .colour = Colour and corner mark only show whose card it is. They never decide whether a card fits.
clustered-rules-setup = Before the first turn
    .text = The start card lies in the middle of the table and belongs to nobody. Everyone shuffles their own deck and draws five cards.
    .first = The youngest starts, or a random player. After that, play goes clockwise.
clustered-rules-turn = Your turn
    .lay = Lay exactly one card from your hand in a free place where it fits.
    .draw = Then draw one card, so that you hold five again. When your deck is empty, you play on without drawing.
clustered-rules-touch = Next to a card
    .text = A new card must touch a card on the table, side to side. Touching corners is not enough.
clustered-rules-fit = Two in common
    .rule = The new card and its neighbour must share at least two of the three attributes: number, shape and fill.
    .each = If it touches several cards, this applies to each of them.
clustered-rules-wild = Wild cards and the start card
    .wild = A wild card fits beside any card, and any card fits beside it. It never takes on a number, a shape or a fill.
    .start = The same goes for the start card: anything may lie beside it.
    .counts = In lines and rectangles a wild card counts for its owner like any other card.
clustered-rules-others = Beside other players’ cards
    .text = You may lay cards beside other players’ cards by the same rules: to get in their way, or because nothing else fits.
clustered-rules-stuck = When nothing fits
    .discard = If none of your cards fits anywhere, you take one of them out of the game, whichever you like. That is your turn; you draw as usual.
    .must = As long as one of your cards fits somewhere, you must lay one, even if only beside somebody else’s.
clustered-rules-end = The end
    .over = The game is over when everyone has laid or discarded all their cards. Players with none left are skipped.
    .winner = Whoever has the most points wins. Tied players share the win.
clustered-rules-lines = Lines
    .rule = Three or more of your cards in an unbroken row or column make a line. It scores a point for each card, once and over its full length. Diagonals do not count.
    .cut = Another player’s card, a gap or the start card ends a line. Whatever lies beyond is counted separately.
clustered-rules-rectangle = The rectangle
    .rule = Your largest rectangle, without gaps and made of your cards only, scores a point for each card. The smallest is 2 × 2.
    .one = Only one rectangle counts, however many you have. The start card is never part of one.
clustered-rules-sum = The total
    .rule = Your points are your largest rectangle, all your rows and all your columns. A card can count in all three, so it scores 3 points at most.
    .note = In the fifth row a blue card is in orange’s way: the last orange card scores nothing.
clustered-rules-quick = Quick play
    .start = Everyone draws seven cards and secretly discards two before the first turn.
    .turn = At the end of each turn you draw two cards and discard one: any card from your hand or, if you play it that way, one of the two just drawn.
    .few = When fewer than two cards are left in your deck, you draw what there is and discard down to five.
clustered-rules-bonuses = Bonus cards
    .first = Bonus for the first: 2 points for the first line of five, and 2 for the first 2 × 3 rectangle. Nobody can take them away again.
    .largest = Bonus for the largest: at the end the longest line and the largest rectangle on the table score 2 points each. If there is a tie, nobody gets that bonus.
clustered-rules-third_wild = A third wild card
    .text = You can give everyone, or just some players, a third wild card: a head start for young or new players. One more card also means one more turn at the end.
clustered-rules-bounds = A table with an edge
    .text = Normally the table is endless. If you give it a size, no card may lie beyond the edge. On a small table even a wild card may find no place.
clustered-rules-two_starts = Five to eight players
    .text = With five or more players there are two start cards in one row, with room for six cards between them. You may build on one of them or on both.
clustered-rules-solo = Solo
    .text = Play by the same rules and beat your own best. Each set of options has its own best.

## Drawn examples

# For screen readers; $cards: clustered-card, several with semicolons
clustered-figure = Picture: { $cards }
clustered-figure-number = Number: one, two or three
clustered-figure-shape = Shape: circle, square or triangle
clustered-figure-fill = Fill: hollow, dashed or solid
clustered-figure-side = The sides touch.
clustered-figure-corner = Only the corners touch.
clustered-figure-number_shape = Same number, same shape.
clustered-figure-shape_fill = Same shape, same fill.
clustered-figure-number_fill = Same number, same fill. Colours do not matter.
clustered-figure-only_fill = Only the fill is the same.
clustered-figure-both = It shares two attributes with both neighbours.
clustered-figure-one = It fits the card above, but not the one to its left.
clustered-figure-wild = The wild card fits beside anything.
clustered-figure-beside_wild = The wild card does not mind, but the card on the left does.
clustered-figure-block = Blue ends orange’s row.
clustered-figure-row = A row of four: 4 points.
clustered-figure-split = The start card splits the row: 3 points on the left, none for the two on the right.
clustered-figure-square = 2 × 2: 4 points.
clustered-figure-rectangle = 3 × 2: 6 points, and more for the lines in it.
clustered-figure-blue = Blue: rectangle 6, rows 4 and 3, column 3. Total 16.
clustered-figure-orange = Orange: rectangle 4, rows 3 and 3, column 3. Total 13.

## Whose game it is

clustered-credits = Clustered is a game by Scotty Hardwick, published by Sculpin Games. The game and its name belong to them.
