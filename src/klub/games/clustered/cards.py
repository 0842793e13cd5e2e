"""The cards of Clustered: 27 kinds with three attributes, the wild and the start card (CLU-6 … CLU-10).

Inside the engine a kind is a small int in the order of its code (`1CD` = 0 … `3TS` = 26, `W` = 27, `*` = 28), and a
set of kinds is an int with one bit a kind. A hand is such a set too, with its wilds counted on top of the ordinary
kinds: adding a card is `hand + (1 << kind)`, for a wild as for any other.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = int
Kinds: TypeAlias = int  # a set of kinds, one bit each
Hand: TypeAlias = int  # a bit for each ordinary kind (no hand holds one twice), above them the number of wilds
Attribute: TypeAlias = Literal["number", "shape", "fill"]

NUMBERS: Final = "123"
SHAPES: Final = "CST"  # circle, square, triangle
FILLS: Final = "DHS"  # dashed, hollow, solid
ATTRIBUTES: Final[tuple[Attribute, ...]] = ("number", "shape", "fill")

ORDINARY: Final = 27
WILD: Final[Kind] = 27
START: Final[Kind] = 28
KINDS: Final = 28  # what a hand can hold: the ordinary kinds and the wild
ALL: Final[Kinds] = (1 << KINDS) - 1

CODES: Final = (*(n + s + f for n in NUMBERS for s in SHAPES for f in FILLS), "W", "*")
"""Kind → code."""

KIND_OF: Final = {code: kind for kind, code in enumerate(CODES) if kind != START}
"""Code → kind, for every card a hand can hold."""

ORDINARY_KINDS: Final[Kinds] = (1 << ORDINARY) - 1

WILDS: Final = 2
HAND_SIZE: Final = 5
NEEDED_IN_COMMON: Final = 2


def attributes(kind: Kind) -> tuple[int, int, int]:
    """Number, shape and fill of an ordinary kind, each 0 to 2."""
    return kind // 9, kind // 3 % 3, kind % 3


def shared(left: Kind, right: Kind) -> tuple[Attribute, ...]:
    """The attributes two cards have in common; a wild or start card shares all of them with any card (CLU-34)."""
    if left >= WILD or right >= WILD:
        return ATTRIBUTES
    pairs = zip(ATTRIBUTES, attributes(left), attributes(right), strict=True)
    return tuple(name for name, mine, theirs in pairs if mine == theirs)


def _fitting(kind: Kind) -> Kinds:
    return sum(1 << other for other in range(KINDS) if len(shared(kind, other)) >= NEEDED_IN_COMMON)


FITS: Final[tuple[Kinds, ...]] = tuple(_fitting(kind) for kind in range(START + 1))
"""Kind → the kinds that may lie beside it (CLU-28)."""


def deck_kinds(wilds: int = WILDS) -> tuple[Kind, ...]:
    """One player's deck, sorted: every ordinary kind once, and the wilds (CLU-7, CLU-8)."""
    return (*range(ORDINARY), *[WILD] * wilds)


def hand_of(cards: Iterable[Kind]) -> Hand:
    """The hand that holds these cards."""
    return sum(1 << kind for kind in cards)


def hand_cards(hand: Hand) -> tuple[Kind, ...]:
    """The cards of a hand, sorted, each wild apart."""
    return *(kind for kind in range(ORDINARY) if hand >> kind & 1), *[WILD] * (hand >> WILD)


def hand_size(hand: Hand) -> int:
    """How many cards a hand holds."""
    return (hand & ORDINARY_KINDS).bit_count() + (hand >> WILD)


def holds(hand: Hand, kind: Kind) -> bool:
    """Whether a card is in a hand."""
    return bool(hand >> kind & 1 if kind < WILD else hand >> WILD)


def kinds_in(hand: Hand) -> Kinds:
    """The different kinds in a hand: two wilds are one kind of move."""
    return hand & ORDINARY_KINDS | 1 << WILD if hand >> WILD else hand


@lru_cache(maxsize=4096)
def list_kinds(kinds: Kinds) -> tuple[Kind, ...]:
    """A set of kinds as a sorted tuple."""
    return tuple(kind for kind in range(KINDS) if kinds >> kind & 1)
