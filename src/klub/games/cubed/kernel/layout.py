"""How a round is kept: in arrays, which compiled code is handed as two tuples."""

from typing import Final, NamedTuple

import numpy as np

from klub.compiled import Array
from klub.games.cubed import board
from klub.games.cubed.pieces import COLORS

WORDS: Final = 4  # of 64 bits: a set of turned pieces
SIDES: Final = board.EDGES
RING: Final = board.RING  # all sides
SLOT: Final = np.array(board.SLOT, dtype=np.int64)  # side → the slot that owns it
BLACK_COLOR: Final = len(COLORS)

ORDINARY: Final = 3  # rows of `Box.allowed` behind those of the slots
NOTHING: Final = 4

FREE: Final = 0  # what a cell is
LAID: Final = 1
DEAD: Final = 2

# The whole numbers of a position that are not per cell or per seat.
OPEN_COUNT: Final = 0
WIDTH: Final = 1
TURN: Final = 2
SEATS: Final = 3
PHASE: Final = 4
DRAWS: Final = 5
IDLE: Final = 6
LAID_COUNT: Final = 7
BAG_SIZE: Final = 8
DRAWN_COUNT: Final = 9
ENDED: Final = 10  # why the round is over: 0 while it goes on
LEFT: Final = 11  # q of the window's first column …
TOP: Final = 12  # … and r of its first row
TWO: Final = 13  # whether two matching sides are enough
BRIDGING: Final = 14
OPPOSITE: Final = 15
CHAIN: Final = 16
FILLING: Final = 17
MANY: Final = 18
META_SIZE: Final = 19

ON_TURN: Final = 0  # the phases
BRIDGE: Final = 1
GIFT: Final = 2
KEEP: Final = 3

OUT: Final = 1  # the ends of a round
STUCK: Final = 2
CLOSED: Final = 3


class Box(NamedTuple):
    """The pieces in arrays."""

    slots: Array  # turned piece, slot → colour, or BLACK_COLOR
    showing: Array  # slot, colour → the turned pieces that show it there
    allowed: Array  # slot → ordinary pieces, and Blocking ones whose coloured diamond is there; then ORDINARY, NOTHING
    ways: Array  # kind → its turned pieces
    points: Array


class Position(NamedTuple):
    """A round in arrays; cell (q, r) is at index (q - LEFT) * WIDTH + (r - TOP)."""

    status: Array  # cell → FREE, LAID or DEAD
    sides: Array  # cell → the sides where pieces lie, one bit each
    fits: Array  # cell → the turned pieces that match all of these sides, or one at least
    twice: Array  # cell → those that match two at least, where that is enough
    colors: Array  # cell, slot → colour of what lies there
    open_cells: Array  # the open cells, OPEN_COUNT of them, in no order
    open_slot: Array  # cell → its index in open_cells, or -1
    touched: Array  # the cells laid on so far, LAID_COUNT of them
    steps: Array  # side → the way to the neighbour there
    meta: Array
    held: Array  # seat, kind → how many
    ways: Array  # seat → every way in which a piece of the hand can lie
    sizes: Array  # seat → pieces in the hand
    bag: Array  # the next piece is the last of BAG_SIZE
    drawn: Array  # what Draw 3, keep 1 chooses from, DRAWN_COUNT of them
