"""The table of Cubed: an endless hexagonal grid (CUB-G1 … CUB-G6, CUB-Q38).

A cell is one int, `q * STRIDE + r`, so that neighbours are one addition away and cells sort by (q, r). Each open cell
(empty, not dead, beside a piece) keeps the set of turned pieces whose colours fit it: laying a piece is one AND for
each open cell around it. `tests/games/cubed/naive.py` holds the slow truth this must equal. From the fourth piece on
nothing else decides, so what each cell accepts is kept too, as `ways`; `Board.accepted` is the slow truth of that.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Malformed, from_dict
from klub.games.cubed.pieces import BLACK, Contents, PieceSet, Turned, Turneds, piece_set

Cell: TypeAlias = int
Sides: TypeAlias = int  # a set of edges, one bit each
Match: TypeAlias = Literal["all", "two"]

STRIDE: Final = 1024
FARTHEST: Final = 400  # fewer pieces than that exist, so none ever lies farther out
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEPS: Final[tuple[Cell, ...]] = tuple(q * STRIDE + r for q, r in DIRECTIONS)
SLOT: Final = (0, 0, 1, 1, 2, 2)
"""Edge → the slot that owns it."""

EDGES: Final = 6
RING: Final[Sides] = 0b111111
ENOUGH: Final = 2  # pieces that a piece must touch from the third on (CUB-16)

_AROUND: Final = tuple(
    (STEPS[edge], SLOT[edge], SLOT[(edge + 3) % EDGES], 1 << (edge + 3) % EDGES) for edge in range(EDGES)
)
"""For each edge: the way to the neighbour, the cell's slot there, the neighbour's slot, and the neighbour's side."""


def cell_at(q: int, r: int) -> Cell:
    """The cell at (q, r), for |q|, |r| ≤ FARTHEST."""
    return q * STRIDE + r


def qr(cell: Cell) -> tuple[int, int]:
    """The coordinates of a cell."""
    q = (cell + STRIDE // 2) // STRIDE
    return q, cell - q * STRIDE


class Spot(Struct, frozen=True, gc=False):
    """An open cell: the sides where pieces lie, and the turned pieces that match them.

    With `match: all`, `fits` match every side. With `two`, `fits` match one side or more, and `twice` two or more.
    """

    sides: Sides
    fits: Turneds
    twice: Turneds


class Board:
    """What lies on the table, in the order laid, which cells are open and what fits there, which are dead.

    `open`, `ways` and `dead` follow from `laid`, so a board is equal to, and written as, what lies on it. `ways` has
    each open cell on which, the opening over, some piece of the box may be laid. A board never changes: `lay` makes a
    new one.
    """

    __slots__ = ("contents", "dead", "laid", "match", "open", "pieces", "ways")

    def __init__(
        self,
        contents: Contents,
        match: Match,
        laid: dict[Cell, Turned],
        opened: dict[Cell, Spot],
        ways: dict[Cell, Turneds],
        dead: frozenset[Cell],
    ) -> None:
        self.contents = contents
        self.match = match
        self.pieces: PieceSet = piece_set(contents)
        self.laid = laid
        self.open = opened
        self.ways = ways
        self.dead = dead

    def accepts(self, cell: Cell) -> Turneds:
        """The turned pieces that may be laid on a cell now."""
        if self.is_opened:
            return self.ways.get(cell, 0)
        if not self.laid:
            return self.pieces.ordinary if cell == 0 else 0
        spot = self.open.get(cell)
        return 0 if spot is None else self.accepted(spot)

    @property
    def is_opened(self) -> bool:
        """Whether the opening is over: three pieces lie, and `ways` says all (CUB-18)."""
        return len(self.laid) > ENOUGH

    def accepted(self, spot: Spot) -> Turneds:
        """The turned pieces that may be laid on an open cell now, opening rules included (CUB-14 … CUB-18)."""
        count, sides = len(self.laid), spot.sides
        if count == 1:
            return spot.fits & self.pieces.ordinary
        if sides & sides - 1 == 0:
            return 0  # one side only
        fits = spot.fits if self.match == "all" else spot.twice
        return fits & (self.pieces.touching[sides] if count > ENOUGH else self.pieces.ordinary)

    def lay(self, cell: Cell, piece: Turned) -> "Board | None":
        """The board with one more piece, or None if it may not lie there."""
        if not self.accepts(cell) >> piece & 1:
            return None
        return self._laid(cell, piece)

    def _laid(self, cell: Cell, piece: Turned) -> "Board":
        laid, opened, ways, dead = self.laid.copy(), self.open.copy(), self.ways.copy(), self.dead
        laid[cell] = piece
        opened.pop(cell, None)
        ways.pop(cell, None)
        slots, showing = self.pieces.slots[piece], self.pieces.showing
        match_all, touching = self.match == "all", self.pieces.touching
        for step, slot, other, side in _AROUND:
            beside = cell + step
            if beside in laid or beside in dead:
                continue
            color = slots[slot]
            if color == BLACK:
                dead |= {beside}
                opened.pop(beside, None)
                ways.pop(beside, None)
                continue
            shown, spot = showing[other][color], opened.get(beside)
            if spot is None:
                opened[beside] = Spot(side, shown, 0)
                continue
            sides = spot.sides | side
            if match_all:
                fits = spot.fits & shown
                opened[beside] = Spot(sides, fits, 0)
            else:
                fits = spot.twice | spot.fits & shown
                opened[beside] = Spot(sides, spot.fits | shown, fits)
            fits &= touching[sides]
            if fits:
                ways[beside] = fits
            else:
                ways.pop(beside, None)
        return Board(self.contents, self.match, laid, opened, ways, dead)

    @property
    def closed(self) -> bool:
        """Whether no cell is left that is open and touches two pieces; asked from the third piece on (CUB-Q14)."""
        if self.ways or not self.is_opened:
            return False
        return all(spot.sides & spot.sides - 1 == 0 for spot in self.open.values())

    def sides(self, cell: Cell) -> Sides:
        """The sides of a cell where pieces lie."""
        spot = self.open.get(cell)
        return spot.sides if spot else sum(1 << edge for edge, step in enumerate(STEPS) if cell + step in self.laid)

    def to_plain(self) -> dict[str, Any]:
        """What lies where, for JSON."""
        return {"contents": self.contents, "match": self.match, "laid": list(self.laid.items())}

    @classmethod
    def from_plain(cls, data: Any) -> "Board":
        """The board of `to_plain`."""
        plain: _PlainBoard = from_dict(data, _PlainBoard, "cubed/board")
        return board_of(plain.laid, plain.contents, plain.match)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine, theirs = (self.contents, self.match), (other.contents, other.match)
        return mine == theirs and list(self.laid.items()) == list(other.laid.items())

    def __hash__(self) -> int:
        return hash((tuple(self.laid.items()), self.contents, self.match))


class _PlainBoard(Struct):
    contents: Contents
    match: Match
    laid: list[tuple[Cell, Turned]]


def empty_board(contents: Contents, match: Match) -> Board:
    """Nothing lies on the table."""
    return Board(contents, match, {}, {}, {}, frozenset())


def board_of(laid: Iterable[tuple[Cell, Turned]], contents: Contents, match: Match) -> Board:
    """The board on which these pieces were laid in this order; refuses an order in which one does not fit."""
    board = empty_board(contents, match)
    for cell, piece in laid:
        following = board.lay(cell, piece) if 0 <= piece < len(board.pieces.slots) else None
        if following is None:
            raise Malformed("cubed/board", cell=cell, piece=piece)
        board = following
    return board


def arcs(sides: Sides) -> int:
    """Into how many arcs the occupied cells around a cell fall; a full ring is one (CUB-Q22, CUB-Q25)."""
    if sides == RING:
        return 1
    following = sides >> 1 | (sides & 1) << EDGES - 1
    return (sides & ~following).bit_count()


def spans(sides: Sides, reading: Literal["arcs", "opposite"]) -> bool:
    """Whether a piece that touches these sides bridges a gap (CUB-43, CUB-Q22)."""
    if reading == "arcs":
        return arcs(sides) > 1
    return sides != RING and bool(sides & sides >> 3)
