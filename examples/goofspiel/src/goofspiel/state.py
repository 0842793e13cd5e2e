"""The table: options, prizes and cards, moves, and what happened last."""

from typing import Literal, TypeAlias

from klub.core import Seat
from msgspec import Struct

Ties: TypeAlias = Literal["carry", "split", "discard"]
"""What becomes of a prize that several want equally: it stays for the next round, is shared, or is gone."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: int = 13
    ties: Ties = "carry"


class Bid(Struct, frozen=True, tag_field="do", tag="bid", forbid_unknown_fields=True):
    """Lay one of your cards face down."""

    card: int


class Sealed(Struct, frozen=True, tag_field="what", tag="sealed"):
    """Somebody has laid a card face down."""

    seat: Seat


class Revealed(Struct, frozen=True, tag_field="what", tag="revealed"):
    """All cards were turned over: what each seat bid for these prizes."""

    prizes: tuple[int, ...]
    bids: tuple[int, ...]


class Won(Struct, frozen=True, tag_field="what", tag="won"):
    """A seat got points: all that lay there, or its share of it."""

    seat: Seat
    points: int


class Tied(Struct, frozen=True, tag_field="what", tag="tied"):
    """The highest cards were equal, so nobody gets the prize now."""

    card: int
    ties: Ties


Event: TypeAlias = Sealed | Revealed | Won | Tied


class State(Struct, frozen=True, kw_only=True):
    """Everything there is to know. `deck` are the prizes still face down, the next one first.

    `prizes` is what is played for now: the last one turned up, after those that were carried over.
    """

    options: Options
    deck: tuple[int, ...]
    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[int | None, ...]
    points: tuple[int, ...]
    shown: Revealed | None = None
    events: tuple[Event, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """What a seat knows. Laid cards are seen by all, so everybody knows what everybody holds.

    `hands` are the cards from which each seat has yet to bid or has bid just now; `mine` is one's own sealed card.
    """

    seat: Seat | None
    options: Options
    left: int
    gone: tuple[int, ...]
    prizes: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    sealed: tuple[bool, ...]
    mine: int | None
    points: tuple[int, ...]
    shown: Revealed | None
    events: tuple[Event, ...]
