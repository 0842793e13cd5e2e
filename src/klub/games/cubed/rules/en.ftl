## Lessons: a title, what there is to know, what to do, praise, a second task, and what is said if it went wrong

cubed-lesson-match_a_side = Colour to colour
    .text = A piece has three coloured diamonds, each with its own mark. Where two pieces touch, both must show the same colour.
    .task = Pick a piece, choose a glowing place, then lay it beside the first one.
    .praise = Right: the two touching sides have the same colour.
    .again = Now lay a piece: pick one that makes a place glow.
cubed-lesson-touch_two = Two at once
    .text = From the third piece on, every piece must touch at least two others, and all touching sides must match.
    .task = Lay a piece so that it touches both.
    .praise = Well done. Where three tips of one colour meet, a little drop shines.
    .again = Now lay a piece that touches both of the others.
cubed-lesson-turn_a_piece = Turn it
    .text = A piece can be laid in three rotations. An arrow with dots on a place shows how often you must turn it to fit.
    .task = Only one of your pieces fits. Pick it and turn it with the round button if you like; then lay it.
    .praise = Exactly. When you choose a place, the piece turns by itself until it fits.
    .again = Now lay the piece that fits.
cubed-lesson-feel_the_heights = High and low
    .text = Pieces are not flat: three corners are high, three are low, and the corners of neighbours must line up.
    .task = Pick a piece that fits, choose a place, and turn it by 60°.
    .then = Peaks on pits: that never fits. Turn it back and lay it so that it fits.
    .praise = That is why there are only three rotations. The page never offers any others.
    .again = Try again: pick a piece that fits, turn it by 60°, then lay it so that it fits.
cubed-lesson-block = Black sides
    .text = A Blocking piece has one coloured diamond, which must touch two pieces. The cells beside its black sides are dead: nobody can lay anything there.
    .task = Lay a Blocking piece.
    .praise = Four cells are dead, and you are rid of five points.
    .again = That was allowed, but nothing is closed yet. Lay a Blocking piece.
cubed-lesson-bridge = Bridge the gap
    .text = One of the extra plays: whoever joins two pieces that did not touch each other there may lay a second piece at once.
    .task = Find the place that bridges the gap.
    .then = A bridge! Now lay a second piece.
    .praise = Two pieces in one turn.
    .again = No bridge yet. Which place lies between two pieces that do not touch?
cubed-lesson-go_out = Out!
    .text = Whoever lays their last piece ends the round and gets no points. The others count what they still hold, and the lowest score wins.
    .task = Lay your last piece.
    .praise = Out, with no points. That is how you win a round.
    .again = You still hold a piece. Lay it.

## The rules: chapters and sections

cubed-chapter-basics = How to play
cubed-chapter-points = Rounds and points
cubed-chapter-ways = Other ways to play

cubed-rules-aim = What it is about
    .text = Get rid of your pieces. All of you build on one table, colour to colour. Whoever lays their last piece ends the round; whatever the others still hold costs them points. After three rounds the lowest score wins.
cubed-rules-pieces = The pieces
    .text = Every piece is a hexagon of three diamonds and looks like a little cube. There are four kinds. This is what each costs if you still hold it at the end:
    .box = There are 82 pieces in six colours: every possible combination once, and a Blocking piece of each colour. Each colour has its own mark, so you can tell them apart without seeing the colours.
cubed-rules-heights = Heights and rotations
    .text = The tips of the diamonds are low, the corners between them high. So a piece can be laid in three rotations:
    .sixty = If it were turned by 60 degrees, its high corners would meet low ones. That fits nowhere.
cubed-rules-setup = Before the first turn
    .text = All the pieces are mixed in the bag. With two players everyone takes 25; with three, 18; with four, 13; with five, 11; with six, 9. Nobody shows theirs.
    .first = The oldest starts, or a random player. After that, play goes clockwise.
cubed-rules-opening = The first pieces
    .first = The first piece can be any piece except a Blocking piece.
    .second = The second one goes beside it, and the touching sides must have the same colour.
    .early = A Blocking piece may only be laid once there are three other pieces on the table.
cubed-rules-match = What fits
    .touch = From the third piece on, each new piece must touch at least two others.
    .all = All touching sides must have the same colour.
    .two = If you play with “Two sides”, it is enough if two touching sides match.
cubed-rules-turn = Your turn
    .lay = Lay a piece where it fits.
    .draw = If you cannot or do not want to, you draw a piece from the bag. Then you may still lay one, or pass. You draw only once per turn.
    .empty = If the bag is empty, you simply pass.
cubed-rules-blocking = Blocking pieces
    .lay = The coloured diamond of a Blocking piece must touch two pieces and match them. Its black sides must not touch any piece.
    .dead = Once it is laid, all cells beside its black sides are dead: nothing may be laid there for the rest of the round.
cubed-rules-end = The end of a round
    .out = The round ends as soon as somebody has no piece left.
    .stuck = It also ends if nobody can lay anything, even after drawing; or if the bag is empty and everyone has passed in a row.
    .closed = And it ends at once if Blocking pieces leave no open cell that touches two pieces.
cubed-rules-count = Points
    .text = Everyone adds up the pieces they still hold: a Blocking piece costs 5 points, a Triple 3, a Double 2, a Single 1. Whoever is out has none.
cubed-rules-rounds = Three rounds
    .text = Whoever has the fewest points in a round wins it and starts the next one, with new pieces for everyone. For a quick game you play only one round.
    .winner = The lowest score over all rounds wins. Tied players share the win.
cubed-rules-bridging = Bridging the gap
    .text = If your piece touches two pieces that do not touch each other there, with free cells between them, it bridges a gap. Then you may lay a second piece at once.
    .second = You do not have to, and you do not draw for it. A second bridge earns nothing more, unless you play with “Bridges in a chain”.
cubed-rules-void = Fill the void
    .text = If you lay a piece in a cell with pieces on all six sides, you may give any of your pieces to another player. If that was your last one, you are out.
cubed-rules-draw_many = Draw 3, keep 1
    .text = Instead of laying a piece you may draw up to three at once. Say how many first, keep one, and put the others back. Then your turn is over.
cubed-rules-solo = Solo
    .setup = You take 25 pieces, at most three of them Blocking pieces, and one piece is laid on the table.
    .draw = You must lay a piece if any fits. If none does, you draw, and if that does not help, you draw once more.
    .end = You win when all your pieces are laid. You lose if nothing fits after the second draw, or if there is nothing left to draw.

## Drawn examples

# For screen readers; $pieces: cubed-piece-…, several with semicolons
cubed-figure = Picture: { $pieces }
cubed-figure-blocker = Blocking: 5 points
cubed-figure-triple = Triple: 3 points
cubed-figure-double = Double: 2 points
cubed-figure-single = Single: 1 point
cubed-figure-turns = One piece in its three rotations.
cubed-figure-heights = Peaks meet pits, pits meet peaks.
cubed-figure-second = Dawn meets dawn.
cubed-figure-second_not = Dawn meets sky.
cubed-figure-third = It touches both, and all the colours match.
cubed-figure-third_not = The colours match, but it touches only one piece.
cubed-figure-all = Both sides match.
cubed-figure-all_not = One of two sides does not match.
cubed-figure-blocking = Four cells are dead now.
cubed-figure-blocking_not = Black sides would touch other pieces.
cubed-figure-bridge = It joins pieces that did not touch: a bridge.
cubed-figure-void = Six neighbours: the void is filled.

## Whose game it is

cubed-credits = Cubed is a game by Jordan Marton; its own site is cubedthegame.com. The game and its name belong to its author and publisher.
