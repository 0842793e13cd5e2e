"""A table in one record of arrays: what moves, what it is made of, and room to work in.

It has one size for all games, with room for the most boxes there can be. So compiled code knows where everything is,
and is handed one address.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from klub.compiled import Array

NODES: Final = 64  # of a string
CIRCLES: Final = 9  # inscribed in the outline of a stone, along its axis
MOST_STONES: Final = 144
MOST_STRINGS: Final = 8
MOST_EVENTS: Final = 256  # kept; the touches themselves are all in `touch`

X: Final = 0  # a row of `body`
Y: Final = 1
ANGLE: Final = 2
VX: Final = 3
VY: Final = 4
SPIN: Final = 5

LONG: Final = 0  # a row of `props`
WIDE: Final = 1
MASS: Final = 2
INERTIA: Final = 3
MOMENT: Final = 4
ARM: Final = 5
BASE: Final = 6

FLAT: Final = 0  # poses
NORTH_UP: Final = 1
SOUTH_UP: Final = 2

IN_HAND: Final = 0  # `hand`: how many stones are held together, and which of them is put down
HELD: Final = 1
HAND_X: Final = 2
HAND_Y: Final = 3
HAND_Z: Final = 4
HAND_ANGLE: Final = 5
GOAL_X: Final = 6
GOAL_Y: Final = 7
GOAL_Z: Final = 8
GOAL_ANGLE: Final = 9
LOWERING: Final = 10
HAND_SIZE: Final = 11

PULLING: Final = 0  # `pull`: whether a string is pulled, which, where, and whereto
LOOP: Final = 1
NODE: Final = 2
PULL_X: Final = 3
PULL_Y: Final = 4
PULL_SIZE: Final = 5

TOUCH: Final = 1  # kinds of events: stones touch; one jumps to the hand, topples, is put down;
LIFT: Final = 2
TOPPLE: Final = 3
LAND: Final = 4
BLOCK: Final = 5  # a string cannot follow, or leaves no room to put a stone down

TICK: Final = 0  # `clock`
QUIET: Final = 1  # steps in a row without any motion
EVENTS: Final = 2  # how many events there are
SWEPT: Final = 3  # sweeps over the constraints: what all this costs
STRIKES: Final = 4  # stones that touched or jumped to the hand
CLOCK_SIZE: Final = 5

_ROWS: Final = MOST_STONES + 1  # the last row in use is the hand's
_MOST_PAIRS: Final = 8 * MOST_STONES
_MOST_BORDERS: Final = 16 * MOST_STONES
_MOST_SELVES: Final = 6 * NODES * MOST_STRINGS

_LAYOUT: Final = np.dtype(
    [
        ("stones", np.int64),
        ("strings", np.int64),
        ("body", np.float64, (MOST_STONES, 6)),
        ("pose", np.int64, (MOST_STONES,)),
        ("here", np.uint8, (MOST_STONES,)),
        ("anchor", np.float64, (MOST_STONES, 3)),
        ("nodes", np.float64, (MOST_STRINGS, NODES, 2)),
        ("loose", np.int64, (MOST_STRINGS, NODES)),
        ("hand", np.float64, (HAND_SIZE,)),
        ("pull", np.float64, (PULL_SIZE,)),
        ("touch", np.uint8, (_ROWS, _ROWS)),
        ("events", np.int16, (MOST_EVENTS, 3)),
        ("clock", np.int64, (CLOCK_SIZE,)),
        ("props", np.float64, (MOST_STONES, 7)),
        ("circles", np.float64, (MOST_STONES, CIRCLES, 2)),
        ("link", np.float64, (MOST_STRINGS,)),
        ("place", np.float64, (_ROWS, 3)),
        ("moment", np.float64, (_ROWS, 3)),
        ("force", np.float64, (_ROWS, 3)),
        ("field", np.float64, (_ROWS, 3)),
        ("before", np.float64, (MOST_STONES, 3)),
        ("meant", np.float64, (MOST_STONES, 3)),
        ("nodes_before", np.float64, (MOST_STRINGS, NODES, 2)),
        ("loose_before", np.int64, (MOST_STRINGS, NODES)),
        ("pressed", np.uint8, (MOST_STONES,)),
        ("borders", np.int64, (_MOST_BORDERS, 3)),
        ("border_gap", np.float64, (_MOST_BORDERS,)),
        ("pairs", np.int64, (_MOST_PAIRS, 4)),
        ("selves", np.int64, (_MOST_SELVES, 4)),
        ("axis", np.float64, (MOST_STONES, 2)),
        ("unrest", np.float64, (MOST_STONES,)),
        ("outline", np.float64, (CIRCLES, 3)),
        ("gap", np.float64, (6,)),
    ],
    align=True,
)


class _Fields:
    """The record as type checkers see it."""

    stones: int  # how many there are
    strings: int
    body: Array  # stone → x, y, angle, and their speeds
    pose: Array  # stone → FLAT, NORTH_UP, SOUTH_UP
    here: Array  # stone → whether it lies on the table
    anchor: Array  # stone → x, y, angle when all was last seen moving
    nodes: Array  # string, node → x, y
    loose: Array  # string, node → steps for which it may still move without being forced
    hand: Array
    pull: Array
    touch: Array  # stone, stone → whether they touched in this turn; the last row is the hand
    events: Array  # kind, stone, other
    clock: Array
    props: Array  # stone → what it is
    circles: Array  # stone, circle → its offset on the axis and its radius
    link: Array  # string → length of a link
    place: Array  # stone, and the hand → x, y, z
    moment: Array  # the same → its magnetic moment
    force: Array
    field: Array
    before: Array  # stone → x, y, angle at the start of a step
    meant: Array  # stone → x, y, angle as its speed would have it
    nodes_before: Array
    loose_before: Array
    pressed: Array  # stone → 1 pushed by a string, 2 by a stone
    borders: Array  # string, node, stone that may come into contact
    border_gap: Array  # how near they were when last looked at
    pairs: Array  # stone, stone that may, and their circles that are nearest to each other
    selves: Array  # string, node, node that begins a link, side: of the same string that may
    axis: Array  # stone → cosine and sine of its angle, where they are needed: see `aim`
    unrest: Array  # stone → how near it is to moving, as far as somebody asked
    outline: Array  # circle → x, y, radius, of the stone in question
    gap: Array  # where a contact is: see `outline_gap` and `string_gap`


if TYPE_CHECKING:
    Table = _Fields
else:
    Table = Any


def empty_table(stones: int, strings: int) -> Table:
    """Room for so many stones and strings."""
    assert stones <= MOST_STONES, f"no room for {stones} stones"
    assert strings <= MOST_STRINGS, f"no room for {strings} strings"
    table: Table = np.zeros(1, _LAYOUT).view(np.recarray)[0]
    table.stones, table.strings = stones, strings
    return table


def moving_parts(t: Table) -> tuple[Array, ...]:
    """All that moves or is remembered, as far as it is in use: what a snapshot holds."""
    n, s = int(t.stones), int(t.strings)
    places = (t.body[:n], t.pose[:n], t.here[:n], t.anchor[:n], t.nodes[:s], t.loose[:s], t.hand, t.pull)
    return (*places, t.touch[: n + 1, : n + 1], t.events, t.clock)
