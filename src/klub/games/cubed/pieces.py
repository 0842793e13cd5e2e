"""The pieces of Cubed: three diamonds each, coloured or black (CUB-2 … CUB-6, CUB-Q1).

A piece is written as three letters in the order of its slots, colours `a` to `f`, black `x`: the smallest of its three
rotations is its code. Inside the engine a piece is a small int, its kind, in the order of the codes, and a piece as it
lies is `3 * kind + turn`: a set of such is an int with one bit each. A hand has three bits a kind, the number of such
pieces: adding one is `hand + (1 << 3 * kind)`.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Points

Kind: TypeAlias = int
Turned: TypeAlias = int  # 3 * kind + turn
Turneds: TypeAlias = int  # a set of turned pieces, one bit each
Hand: TypeAlias = int
Pile: TypeAlias = tuple[Kind, ...]
Sort: TypeAlias = Literal["blocker", "triple", "double", "single"]

COLORS: Final = "abcdef"
BLACK: Final = "x"
TURNS: Final = 3
MOST_ALIKE: Final = 7  # what three bits can count

POINTS: Final[dict[Sort, Points]] = {"blocker": 5, "triple": 3, "double": 2, "single": 1}
"""What a piece costs whoever still holds it (CUB-36 … CUB-39)."""


class Contents(Struct, frozen=True):
    """What is in the box: a constant of the game, which the options can change (CUB-Q1)."""

    colors: int = 6
    blockers_per_color: int = 1
    mirrored_singles: bool = True


class PieceSet:
    """The pieces of one box, and what is known of each kind.

    `showing[slot][color]` are all turned pieces that show a colour on a slot; `ordinary` are all without black, and
    `or_blocking[slot]` these and the Blocking pieces whose coloured diamond is on that slot. `touching[sides]` are
    those that may touch others with these edges (one bit each, slot *s* having 2*s* and 2*s* + 1) and with no more, two
    or more: a Blocking piece touches with both edges of its coloured diamond (CUB-G6).
    """

    __slots__ = (
        "all",
        "codes",
        "each",
        "kind_of",
        "or_blocking",
        "ordinary",
        "pile",
        "points",
        "showing",
        "slots",
        "touching",
    )

    def __init__(self, contents: Contents) -> None:
        colors = COLORS[: contents.colors]
        counted = [(code, 1) for code in _ordinary_codes(colors, contents.mirrored_singles)]
        if contents.blockers_per_color:
            counted += [(color + 2 * BLACK, contents.blockers_per_color) for color in colors]
        counted.sort()
        self.codes: tuple[str, ...] = tuple(code for code, _ in counted)
        self.kind_of: dict[str, Kind] = {code: kind for kind, code in enumerate(self.codes)}
        self.pile: Pile = tuple(kind for kind, (_, count) in enumerate(counted) for _ in range(count))
        """The whole box, sorted."""
        self.points: tuple[Points, ...] = tuple(POINTS[sort_of(code)] for code in self.codes)
        self.slots: tuple[str, ...] = tuple(turned(code, turn) for code in self.codes for turn in range(TURNS))
        """Turned piece → the letters on its slots 0, 1, 2 as it lies."""
        self.each: int = sum(1 << TURNS * kind for kind in range(len(self.codes)))
        """One bit a kind, in its lowest place."""
        self.all: Turneds = sum(
            1 << TURNS * kind + turn for kind, code in enumerate(self.codes) for turn in range(turns_of(code))
        )
        self.ordinary: Turneds = sum(1 << piece for piece in self._turned() if BLACK not in self.slots[piece])
        self.showing: tuple[dict[str, Turneds], ...] = tuple(
            {color: sum(1 << piece for piece in self._turned() if self.slots[piece][slot] == color) for color in colors}
            for slot in range(TURNS)
        )
        self.or_blocking: tuple[Turneds, ...] = tuple(
            self.ordinary | sum(1 << piece for piece in self._turned() if self._blocks(piece, slot))
            for slot in range(TURNS)
        )

        pairs = {0b11 << 2 * slot: self.or_blocking[slot] for slot in range(TURNS)}
        self.touching: tuple[Turneds, ...] = tuple(
            pairs.get(sides, self.ordinary) if sides & sides - 1 else 0 for sides in range(1 << 2 * TURNS)
        )

    def _turned(self) -> Iterable[Turned]:
        return (piece for piece in range(TURNS * len(self.codes)) if self.all >> piece & 1)

    def _blocks(self, piece: Turned, slot: int) -> bool:
        return BLACK in self.slots[piece] and self.slots[piece][slot] != BLACK

    def hand_of(self, pieces: Iterable[Kind]) -> Hand:
        """The hand that holds these pieces."""
        return sum(1 << TURNS * kind for kind in pieces)

    def in_hand(self, hand: Hand) -> Pile:
        """The pieces of a hand, sorted."""
        return tuple(kind for kind in self.kinds_in(hand) for _ in range(hand >> TURNS * kind & MOST_ALIKE))

    def kinds_in(self, hand: Hand) -> Pile:
        """The different kinds in a hand, sorted."""
        kinds, left = [], self.present(hand)
        while left:
            low = left & -left
            kinds.append(low.bit_length() // TURNS)
            left ^= low
        return tuple(kinds)

    def present(self, hand: Hand) -> int:
        """One bit for each kind in a hand, in its lowest place."""
        return (hand | hand >> 1 | hand >> 2) & self.each

    def turned_in(self, hand: Hand) -> Turneds:
        """Every way in which a piece of this hand can lie."""
        return self.present(hand) * MOST_ALIKE & self.all

    def size(self, hand: Hand) -> int:
        """How many pieces a hand holds."""
        return sum(hand >> TURNS * kind & MOST_ALIKE for kind in self.kinds_in(hand))

    def value(self, hand: Hand) -> Points:
        """What the pieces of a hand cost (CUB-35)."""
        return sum(self.points[kind] for kind in self.in_hand(hand))

    def holds(self, hand: Hand, kind: Kind) -> bool:
        """Whether a piece is in a hand."""
        return bool(hand >> TURNS * kind & MOST_ALIKE)

    def names(self, pieces: Iterable[Kind]) -> tuple[str, ...]:
        """The codes of some pieces."""
        return tuple(self.codes[kind] for kind in pieces)


@lru_cache(maxsize=32)
def piece_set(contents: Contents) -> PieceSet:
    """The pieces of a box; made once for each."""
    return PieceSet(contents)


def turned(code: str, turn: int) -> str:
    """The letters on the slots of a piece that was turned: what was on slot *s* is on slot *s* + turn."""
    return code[-turn:] + code[:-turn] if turn else code


def turns_of(code: str) -> int:
    """How many turns of a piece look different: one for a Triple, else three (CUB-G3)."""
    return 1 if sort_of(code) == "triple" else TURNS


@lru_cache(maxsize=1024)
def sort_of(code: str) -> Sort:
    """What a piece is called; the black pair of a Blocking piece makes no Double (CUB-Q37)."""
    if BLACK in code:
        return "blocker"
    sorts: tuple[Sort, ...] = ("triple", "double", "single")
    return sorts[len(set(code)) - 1]


def canonical(code: str) -> str:
    """The smallest rotation of three letters."""
    return min(turned(code, turn) for turn in range(TURNS))


def _ordinary_codes(colors: str, mirrored: bool) -> set[str]:
    """Every distinct piece of three coloured diamonds; without mirrored Singles one of each pair."""
    doubles = {canonical(two * 2 + one) for two, one in permutations(colors, 2)}
    singles = {canonical("".join(three)) for three in permutations(colors, 3)}
    if not mirrored:
        singles = {code for code in singles if list(code) == sorted(code)}
    return {color * 3 for color in colors} | doubles | singles
