"""Moves of Cubed as whole numbers, for the cells within a radius of the first piece.

First come pictures of the table, three for each kind of piece, one a turn (in the order of the codes: `aaa`, `aab` …),
each read row by row: rows are r, columns q, from the least up. Then come all other moves.

    lay        (3 * kind + turn) * cells + row * side + column
    then       draw, pass, skip_gift, draw_many 1, 2, 3, far
    keep       the next `kinds` numbers
    give       the next `kinds * (seats - 1)`: kind * (seats - 1) + steps - 1, clockwise from the giver

A cell farther than the radius from the first piece has no number, nor have the corners of the picture: a piece cannot
be laid there. A player can always draw or pass instead, except alone; then, if pieces fit outside only, `far` lays one.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

from klub.core import Malformed, Seat
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import TURNS

RADIUS: Final = 10
"""The radius by default: in random play for two, one round in forty goes farther out."""

_FIXED: Final[tuple[Move, ...]] = (Draw(), Pass(), SkipGift(), DrawMany(1), DrawMany(2), DrawMany(3))


class Codec:
    """Move ↔ whole number in `range(size)`, one to one, for the options of one table.

    `side` × `side` = `cells` is the picture of the table, whose middle is the first piece; numbers below `plays` lay a
    piece. Seats count clockwise from the seat that moves.
    """

    __slots__ = ("cells", "codes", "far", "gifts", "keeps", "kinds", "plays", "radius", "seats", "side", "size")

    def __init__(self, options: Options, seats: int, radius: int = RADIUS) -> None:
        if type(radius) is not int or not 2 <= radius <= 100:
            raise ValueError(f"radius={radius!r}: expected a whole number from 2 to 100")
        self.radius = radius
        self.seats = seats
        self.side = 2 * radius + 1
        self.cells = self.side * self.side
        self.codes = options.pieces.codes
        self.kinds = options.pieces.kind_of
        self.plays = TURNS * len(self.codes) * self.cells
        self.far = self.plays + len(_FIXED)
        self.keeps = self.far + 1
        self.gifts = self.keeps + len(self.codes)
        self.size = self.gifts + len(self.codes) * (seats - 1)

    def cell(self, q: int, r: int) -> int | None:
        """The number of a cell in the picture of the table, row by row; None outside the radius."""
        if max(abs(q), abs(r), abs(q + r)) > self.radius:
            return None
        return (r + self.radius) * self.side + q + self.radius

    def encode(self, move: Move, seat: Seat) -> int | None:
        """The number of a move of `seat`; None for one outside the radius. Raises `Malformed` for what is no move."""
        match move:
            case Play():
                cell = self.cell(move.q, move.r)
                if not 0 <= move.turn < TURNS:
                    raise Malformed("move/malformed", reason=f"expected a turn from 0 to 2, got {move.turn}")
                return None if cell is None else (TURNS * self._kind(move.piece) + move.turn) * self.cells + cell
            case Keep():
                return self.keeps + self._kind(move.piece)
            case Give():
                steps = (move.seat - seat) % self.seats
                if not steps:
                    raise Malformed("move/malformed", reason="expected another player's seat for a gift")
                return self.gifts + self._kind(move.piece) * (self.seats - 1) + steps - 1
        if move not in _FIXED:
            raise Malformed("move/malformed", reason=f"{move!r} has no number"[:200])
        return self.plays + _FIXED.index(move)

    def decode(self, action: Any, seat: Seat) -> Move:
        """The move of `seat` with a number of any integer type; raises `Malformed` for anything else, and for `far`."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.size or number == self.far:
            raise Malformed(
                "move/malformed", reason=f"expected a legal number from 0 to {self.size - 1}, got {action!r}"[:200]
            )
        if number < self.plays:
            piece, cell = divmod(number, self.cells)
            row, column = divmod(cell, self.side)
            kind, turn = divmod(piece, TURNS)
            return Play(self.codes[kind], column - self.radius, row - self.radius, turn)
        if number < self.far:
            return _FIXED[number - self.plays]
        if number < self.gifts:
            return Keep(self.codes[number - self.keeps])
        kind, steps = divmod(number - self.gifts, self.seats - 1)
        return Give(self.codes[kind], (seat + 1 + steps) % self.seats)

    def numbered(self, moves: Sequence[Move], seat: Seat) -> Mapping[int, Move]:
        """The legal moves of a seat by their numbers; what lies outside is left out, or is `far` if nothing is left."""
        numbers = {number: move for move in moves if (number := self.encode(move, seat)) is not None}
        return numbers or ({self.far: moves[0]} if moves else {})

    def _kind(self, code: str) -> int:
        kind = self.kinds.get(code)
        if kind is None:
            raise Malformed("cubed/unknown_piece", piece=code[:80])
        return kind
