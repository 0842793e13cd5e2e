"""The moves of Cubed: lay a piece, draw, pass, and those of the variant plays; and the list of legal ones."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, TypeAlias, overload

from msgspec import Meta, Struct

from klub.core import Seat
from klub.core.moves import MoveSequence
from klub.games.cubed.board import STRIDE, Cell
from klub.games.cubed.pieces import TURNS, Turneds

FAR: Final = 1_000_000_000  # beyond this a number is no coordinate


class Play(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Lay a piece of the hand on a cell, turned by `turn` thirds (CUB-24 … CUB-30)."""

    piece: str
    q: Annotated[int, Meta(ge=-FAR, le=FAR)]
    r: Annotated[int, Meta(ge=-FAR, le=FAR)]
    turn: Annotated[int, Meta(ge=-FAR, le=FAR)]


class Draw(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="draw", forbid_unknown_fields=True):
    """Draw a piece from the bag (CUB-19)."""


class Pass(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="pass", forbid_unknown_fields=True):
    """End the turn, or do without the second piece of a bridge (CUB-20 … CUB-22, CUB-Q24)."""


class Give(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="give", forbid_unknown_fields=True):
    """Hand a piece to another player, for filling a void (CUB-45)."""

    piece: str
    seat: Seat


class SkipGift(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="skip_gift", forbid_unknown_fields=True):
    """Fill a void and keep everything (CUB-Q26)."""


class DrawMany(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="draw_many", forbid_unknown_fields=True):
    """Spend the turn on drawing one to three pieces, of which one is kept (CUB-46, CUB-47)."""

    count: Annotated[int, Meta(ge=-FAR, le=FAR)]


class Keep(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keep one of the pieces just drawn; the others go back into the bag (CUB-48)."""

    piece: str


Move: TypeAlias = Play | Draw | Pass | Give | SkipGift | DrawMany | Keep


class Listed(MoveSequence[Move]):
    """Legal moves, sorted: first those that lay no piece, then every way to lay one, by piece, q, r and turn.

    `held` are the ways in which pieces of the hand can lie, `ways` what each cell accepts, and `codes` the names of the
    kinds. A move is made when it is asked for: random play asks for one of them.
    """

    __slots__ = ("_codes", "_first", "_keys")

    def __init__(
        self, first: tuple[Move, ...], held: Turneds, ways: Mapping[Cell, Turneds], codes: tuple[str, ...]
    ) -> None:
        keys: list[int] = []
        for cell, accepted in ways.items():
            fitting = accepted & held
            if fitting:
                here = cell + _MIDDLE << _TURN_BITS
                while fitting:
                    low = fitting & -fitting
                    fitting ^= low
                    keys.append(_PIECE_KEYS[low.bit_length()] + here)
        keys.sort()
        self._first = first
        self._keys = keys
        self._codes = codes

    @property
    def plays(self) -> int:
        """How many of them lay a piece."""
        return len(self._keys)

    def __len__(self) -> int:
        return len(self._first) + len(self._keys)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        first = len(self._first)
        place = index if index >= 0 else index + first + len(self._keys)
        if place < 0:
            raise IndexError(f"move {index} of {len(self)}")
        return self._play(self._keys[place - first]) if place >= first else self._first[place]

    def __iter__(self) -> Iterator[Move]:
        yield from self._first
        yield from map(self._play, self._keys)

    def _play(self, key: int) -> Play:
        across, along = divmod(key >> _TURN_BITS & _CELLS, STRIDE)
        return Play(self._codes[key >> _CELL_BITS], across - STRIDE // 2, along - STRIDE // 2, key & 3)


# A way to lay a piece as one number that sorts as it should: the kind, the cell from 0 up, and two bits for the turn.
_TURN_BITS: Final = 2
_CELL_BITS: Final = 22
_CELLS: Final = STRIDE * STRIDE - 1
_MIDDLE: Final[Cell] = STRIDE // 2 * (STRIDE + 1)
_MOST_KINDS: Final = 128
_PIECE_KEYS: Final = (
    0,
    *((piece // TURNS << _CELL_BITS) + piece % TURNS for piece in range(TURNS * _MOST_KINDS)),
)
"""Bit length of the bit of a turned piece → the piece's part of that number."""
