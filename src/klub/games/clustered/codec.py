"""Moves of Clustered as whole numbers, for a table with bounds.

First come 28 pictures of the table, one for each kind a hand can hold (in the order of `CODES`: `1CD` … `3TS`, `W`),
each read row by row from the least y and x: the number says which card is laid where. Then come 28 discards.

    lay      kind * cells + row * width + column
    discard  28 * cells + kind

The pictures show the smallest rectangle around the table, so on a round table some numbers are never legal.
"""

from collections.abc import Callable
from operator import index
from typing import Any

from klub.core import Malformed
from klub.games.clustered.board import SECOND_START_X, within
from klub.games.clustered.cards import CODES, KIND_OF, KINDS
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.options import Options


class Codec:
    """Move ↔ whole number in `range(size)`, one to one, for the options of one table.

    `width` × `height` = `cells` is the picture of the table, whose first cell is (`least_x`, `least_y`);
    numbers below `placements` lay a card, the others discard one.
    """

    __slots__ = ("cells", "height", "least_x", "least_y", "placements", "size", "width")

    def __init__(self, options: Options, seats: int) -> None:
        bounds, two_starts = options.bounds, options.has_two_starts(seats)
        if bounds is None:
            raise ValueError(
                "bounds=None: on an endless table there are endlessly many moves, so they cannot be numbered; "
                'give bounds such as {"shape": "rectangle", "width": 15, "height": 15}'
            )
        middle = SECOND_START_X // 2 if two_starts else 0
        columns = _reach(lambda x: within(bounds, two_starts, x, 0), middle)
        rows = _reach(lambda y: within(bounds, two_starts, middle, y), 0)
        self.least_x, self.width = columns.start, len(columns)
        self.least_y, self.height = rows.start, len(rows)
        self.cells = self.width * self.height
        self.placements = KINDS * self.cells
        self.size = self.placements + KINDS

    def cell(self, x: int, y: int) -> int | None:
        """The number of a cell in the picture of the table, row by row; None outside of it."""
        column, row = x - self.least_x, y - self.least_y
        return row * self.width + column if 0 <= column < self.width and 0 <= row < self.height else None

    def encode(self, move: Move) -> int:
        """The number of a move; raises `Malformed` for a card or cell that has none."""
        kind = KIND_OF.get(move.card)
        if kind is None:
            raise Malformed("clustered/unknown_card", card=move.card[:80])
        if isinstance(move, Discard):
            return self.placements + kind
        cell = self.cell(move.x, move.y)
        if cell is None:
            raise Malformed(
                "move/malformed", reason=f"({move.x}, {move.y}) is outside the {self.width}×{self.height} table"
            )
        return kind * self.cells + cell

    def decode(self, action: Any) -> Move:
        """The move of a number of any integer type; raises `Malformed` for anything else."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.size:
            raise Malformed(
                "move/malformed", reason=f"expected a number from 0 to {self.size - 1}, got {action!r}"[:200]
            )
        if number >= self.placements:
            return Discard(CODES[number - self.placements])
        kind, cell = divmod(number, self.cells)
        row, column = divmod(cell, self.width)
        return Place(CODES[kind], self.least_x + column, self.least_y + row)


def _reach(on_table: Callable[[int], bool], middle: int) -> range:
    """How far the table goes along a line through its middle."""
    first = last = middle
    while on_table(first - 1):
        first -= 1
    while on_table(last + 1):
        last += 1
    return range(first, last + 1)
