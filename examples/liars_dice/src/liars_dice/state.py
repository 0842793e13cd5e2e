"""The table: options, cups and bids, and what happened last."""

from typing import TypeAlias

from klub.core import Seat
from msgspec import Struct

Cup: TypeAlias = tuple[int, ...]
"""The dice of a player, lowest first; empty for one who is out."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    dice: int = 5
    wild_ones: bool = True
    spot_on: bool = False


class Bidden(Struct, frozen=True, tag_field="what", tag="raise"):
    """Somebody made a bid."""

    seat: Seat
    count: int
    face: int


class Called(Struct, frozen=True, tag_field="what", tag="doubt"):
    """Somebody called the last bid a lie."""

    seat: Seat
    bidder: Seat
    count: int
    face: int


class CalledExact(Struct, frozen=True, tag_field="what", tag="exact"):
    """Somebody said that the last bid is exactly right."""

    seat: Seat
    bidder: Seat
    count: int
    face: int


class Revealed(Struct, frozen=True, tag_field="what", tag="revealed"):
    """All cups were lifted: `count` of the dice counted as `face`."""

    count: int
    face: int
    cups: tuple[Cup, ...]


class Lost(Struct, frozen=True, tag_field="what", tag="lost"):
    """Somebody lost a die and has `left` of them."""

    seat: Seat
    left: int


class Won(Struct, frozen=True, tag_field="what", tag="won"):
    """Only one player has dice left."""

    seat: Seat


Event: TypeAlias = Bidden | Called | CalledExact | Revealed | Lost | Won


class State(Struct, frozen=True, kw_only=True):
    """Everything there is to know.

    `bids` are those of this round; `out` is the round in which each player lost the last die; `shown` is what was seen
    when the cups were last lifted, with who called and who had bid.
    """

    options: Options
    cups: tuple[Cup, ...]
    turn: Seat
    round: int = 1
    bids: tuple[Bidden, ...] = ()
    out: tuple[int | None, ...]
    shown: Revealed | None = None
    events: tuple[Event, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    """What a seat knows: its own dice, and how many the others have."""

    seat: Seat | None
    options: Options
    mine: Cup
    dice: tuple[int, ...]
    turn: Seat
    round: int
    bids: tuple[Bidden, ...]
    out: tuple[int | None, ...]
    shown: Revealed | None
    events: tuple[Event, ...]
