"""The moves of Clustered: lay a card, or discard one. Lists of placements are worked out as far as they are read."""

import sys
from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, Final, TypeAlias, overload

from msgspec import Meta, Struct

from klub.core.moves import MoveSequence
from klub.games.clustered.board import STRIDE, Board
from klub.games.clustered.cards import CODES, KIND_OF, ORDINARY_KINDS, WILD, Hand, list_kinds

FAR: Final = 1_000_000_000  # beyond this a number is no coordinate
_HALF = STRIDE // 2
_LITTLE_ENDIAN = sys.byteorder == "little"
WIDTH = 32  # bits an open cell takes once its accepted kinds are packed


class Place(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="place", forbid_unknown_fields=True):
    """Lay a card of the hand on a cell (CLU-20)."""

    card: str
    x: Annotated[int, Meta(ge=-FAR, le=FAR)]
    y: Annotated[int, Meta(ge=-FAR, le=FAR)]


class Discard(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="discard", forbid_unknown_fields=True):
    """Take a card of the hand out of the game (CLU-21, CLU-63, CLU-64)."""

    card: str


Move: TypeAlias = Place | Discard


class Placements(MoveSequence[Place]):
    """The legal placements of a hand, sorted by card, x, y; equal cards give one move.

    `fitting` packs the kinds of the hand that fit each open cell: it is 0 when there is no placement.
    """

    __slots__ = ("_board", "_each", "_kinds", "fitting")

    def __init__(self, board: Board, hand: Hand) -> None:
        kinds = hand & ORDINARY_KINDS | 1 << WILD if hand >> WILD else hand
        self._board = board
        self._kinds = kinds
        self._each = _each_cell(len(board.open))
        accepted = board.accepted if _LITTLE_ENDIAN else _swapped(board.accepted)
        self.fitting = int.from_bytes(accepted, "little") & kinds * self._each

    def __bool__(self) -> bool:
        return self.fitting != 0

    def __len__(self) -> int:
        return self.fitting.bit_count()

    @overload
    def __getitem__(self, index: int) -> Place: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Place, ...]: ...
    def __getitem__(self, index: int | slice) -> Place | tuple[Place, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        fitting, each = self.fitting, self._each
        left = index if index >= 0 else index + fitting.bit_count()
        if not 0 <= left < fitting.bit_count():
            raise IndexError(f"placement {index} of {len(self)}")
        kinds = self._kinds
        while True:
            kind = (kinds & -kinds).bit_length() - 1
            slots = fitting >> kind & each
            count = slots.bit_count()
            if left < count:
                break
            left -= count
            kinds &= kinds - 1
        for _ in range(left):
            slots &= slots - 1
        cell = self._board.open[(slots & -slots).bit_length() // WIDTH]
        x = (cell + _HALF) // STRIDE
        return Place(CODES[kind], x, cell - x * STRIDE)

    def __iter__(self) -> Iterator[Place]:
        for kind in list_kinds(self._kinds):
            code = CODES[kind]
            for cell, accepted in zip(self._board.open, self._board.accepted, strict=True):
                if accepted >> kind & 1:
                    x = (cell + _HALF) // STRIDE
                    yield Place(code, x, cell - x * STRIDE)

    def __contains__(self, move: Any) -> bool:
        if not isinstance(move, Place) or max(abs(move.x), abs(move.y)) >= _HALF:
            return False
        kind = KIND_OF.get(move.card)
        if kind is None or not self._kinds >> kind & 1:
            return False
        return bool(self._board.accepts(move.x * STRIDE + move.y) >> kind & 1)


@lru_cache(maxsize=1024)
def _each_cell(count: int) -> int:
    """One bit for each of `count` packed cells."""
    return sum(1 << slot * WIDTH for slot in range(count))


def _swapped(accepted: "array[int]") -> "array[int]":
    copied = accepted[:]
    copied.byteswap()
    return copied
