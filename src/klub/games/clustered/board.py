"""The table of Clustered: an endless square grid, or one with an edge.

A cell is one int, `x * STRIDE + y`, so that neighbours are one addition away and cells sort by (x, y). Each open cell
(empty, beside a card, on the table) keeps the set of kinds it accepts: laying a card is four ANDs, and asking whether
a card fits is one bit. `tests/games/clustered/naive.py` holds the slow truth this must equal.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from klub.core import Malformed, Seat, from_dict
from klub.core.options import Area, Rectangle
from klub.games.clustered.cards import FITS, START, Kind, Kinds

Cell: TypeAlias = int
Piece: TypeAlias = int  # (seat + 1) << 5 | kind; the start card has no seat

STRIDE: Final = 1024
FARTHEST: Final = 500  # 8 players lay 240 cards at most, so no card ever lies farther out
SECOND_START_X: Final = 7  # six empty cells between the start cards (CLU-66, CLU-Q21)
NEIGHBOURS: Final = (-STRIDE, -1, 1, STRIDE)


def cell_at(x: int, y: int) -> Cell:
    """The cell at (x, y), for |x|, |y| ≤ FARTHEST."""
    return x * STRIDE + y


def xy(cell: Cell) -> tuple[int, int]:
    """The coordinates of a cell."""
    x = (cell + STRIDE // 2) // STRIDE
    return x, cell - x * STRIDE


def piece(seat: Seat | None, kind: Kind) -> Piece:
    """A laid card: whose and which."""
    return kind if seat is None else (seat + 1) << 5 | kind


def seat_of(laid: Piece) -> Seat | None:
    """Whose card it is; None for a start card."""
    return (laid >> 5) - 1 if laid >> 5 else None


def kind_of(laid: Piece) -> Kind:
    """Which card it is."""
    return laid & 31


class Board:
    """What lies on the table, in the order laid, and what each open cell accepts.

    `open` are the open cells, sorted, and `accepted` the kinds each of them accepts, in the same order. Both follow
    from `laid`, so a board is equal to, and written as, what lies on it. A board never changes: `lay` makes a new one.
    """

    __slots__ = ("accepted", "bounds", "laid", "open", "two_starts")

    def __init__(
        self,
        laid: dict[Cell, Piece],
        opened: list[Cell],
        accepted: "array[int]",
        bounds: Area | None,
        two_starts: bool,
    ) -> None:
        self.laid = laid
        self.open = opened
        self.accepted = accepted
        self.bounds = bounds
        self.two_starts = two_starts

    def accepts(self, cell: Cell) -> Kinds:
        """The kinds that may be laid on a cell: none unless it is open."""
        slot = bisect_left(self.open, cell)
        return self.accepted[slot] if slot < len(self.open) and self.open[slot] == cell else 0

    def on_table(self, cell: Cell) -> bool:
        """Whether a cell is on the table at all (CLU-15, CLU-Q13)."""
        return within(self.bounds, self.two_starts, *xy(cell))

    def lay(self, cell: Cell, seat: Seat, kind: Kind) -> "Board | None":
        """The board with one more card, or None if the cell does not accept it."""
        slot = bisect_left(self.open, cell)
        if slot == len(self.open) or self.open[slot] != cell or not self.accepted[slot] >> kind & 1:
            return None
        laid, opened, accepted, fits = self.laid.copy(), self.open[:], self.accepted[:], FITS[kind]
        laid[cell] = (seat + 1) << 5 | kind
        del opened[slot], accepted[slot]
        for beside in (cell - STRIDE, cell - 1, cell + 1, cell + STRIDE):
            if beside in laid:
                continue
            slot = bisect_left(opened, beside)
            if slot < len(opened) and opened[slot] == beside:
                accepted[slot] &= fits
            elif self.bounds is None or self.on_table(beside):
                opened.insert(slot, beside)
                accepted.insert(slot, fits)
        return Board(laid, opened, accepted, self.bounds, self.two_starts)

    def lay_start(self, cell: Cell) -> "Board | None":
        """The board with one more start card: it needs no neighbour, so its cell is opened for it."""
        slot = bisect_left(self.open, cell)
        opened, accepted = self.open[:], self.accepted[:]
        opened.insert(slot, cell)
        accepted.insert(slot, 1 << START)
        return Board(self.laid, opened, accepted, self.bounds, self.two_starts).lay(cell, -1, START)

    def cells(self, seat: Seat) -> frozenset[Cell]:
        """Where the cards of one player lie."""
        mine = seat + 1
        return frozenset(cell for cell, laid in self.laid.items() if laid >> 5 == mine)

    def without(self, cell: Cell) -> "Board":
        """The board before a card was laid; what is open is left unknown, so it is good for counting points only."""
        laid = {other: card for other, card in self.laid.items() if other != cell}
        return Board(laid, [], array("I"), self.bounds, self.two_starts)

    def to_plain(self) -> dict[str, Any]:
        """What lies where, for JSON."""
        return {"laid": list(self.laid.items()), "bounds": self.bounds, "two_starts": self.two_starts}

    @classmethod
    def from_plain(cls, data: Any) -> "Board":
        """The board of `to_plain`."""
        plain: _PlainBoard = from_dict(data, _PlainBoard, "clustered/board")
        return board_of(plain.laid, plain.bounds, plain.two_starts)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine, theirs = (self.bounds, self.two_starts), (other.bounds, other.two_starts)
        return mine == theirs and list(self.laid.items()) == list(other.laid.items())

    def __hash__(self) -> int:
        return hash((tuple(self.laid.items()), self.bounds, self.two_starts))


class _PlainBoard(Struct):
    laid: list[tuple[Cell, Piece]]
    bounds: Area | None
    two_starts: bool


@lru_cache(maxsize=64)
def starting_board(bounds: Area | None, two_starts: bool) -> Board:
    """Only the start card lies on the table, or both of them (CLU-14, CLU-66)."""
    starts = (cell_at(0, 0), cell_at(SECOND_START_X, 0)) if two_starts else (cell_at(0, 0),)
    return board_of([(cell, START) for cell in starts], bounds, two_starts)


def board_of(laid: Iterable[tuple[Cell, Piece]], bounds: Area | None, two_starts: bool) -> Board:
    """The board on which these cards were laid in this order; refuses an order in which one does not fit."""
    board = Board({}, [], array("I"), bounds, two_starts)
    for cell, card in laid:
        seat = seat_of(card)
        following = board.lay_start(cell) if seat is None else board.lay(cell, seat, kind_of(card))
        if following is None:
            raise Malformed("clustered/board", cell=cell, card=card)
        board = following
    return board


def within(bounds: Area | None, two_starts: bool, x: int, y: int) -> bool:
    """Whether the centre of a cell lies on the table, edge included; the table's centre is that of the start cards."""
    if bounds is None:
        return True
    across, along = abs(2 * x - (SECOND_START_X if two_starts else 0)), 2 * abs(y)
    if isinstance(bounds, Rectangle):
        return across <= bounds.width and along <= bounds.height
    return across * across + along * along <= bounds.diameter * bounds.diameter
