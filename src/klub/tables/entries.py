"""The log of a table: what happened, one entry each. A table is the fold of its log, so entries are kept for ever.

New fields go last and have defaults; the meaning of a field never changes.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from klub.core import Seat
from klub.core.thought import Level
from klub.tables.house import House


class _Entry(Struct, frozen=True, kw_only=True, tag_field="entry"):
    """When it happened (seconds since 1970) and who did it: a person's id, or None for the table itself.

    `nonce` is the sender's name for the message that led to it, on the last of its entries: a resend is known by it.
    """

    at: float
    by: str | None = None
    nonce: str | None = None


class Created(_Entry, frozen=True, kw_only=True, tag="created"):
    """The table was set up by its host."""

    table: str
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    house: House
    bots: dict[int, Level] = {}


class Sat(_Entry, frozen=True, kw_only=True, tag="sat"):
    """A person took a seat, also one of somebody else's that was handed over.

    `own`: name and colour are for this seat alone, as where several people share a device.
    """

    seat: Seat
    name: str
    color: str
    own: bool = False


class Stood(_Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat is free again."""

    seat: Seat


class Swapped(_Entry, frozen=True, kw_only=True, tag="swapped"):
    """Two seats changed places."""

    one: Seat
    other: Seat


class BotSat(_Entry, frozen=True, kw_only=True, tag="bot_sat"):
    """The host put a bot on a seat."""

    seat: Seat
    level: Level


class Readied(_Entry, frozen=True, kw_only=True, tag="readied"):
    """A person is ready to start, or not any more."""

    ready: bool


class Renamed(_Entry, frozen=True, kw_only=True, tag="renamed"):
    """A person goes by another name or colour; with a `seat`: that seat alone does."""

    name: str
    color: str
    seat: Seat | None = None


class Started(_Entry, frozen=True, kw_only=True, tag="started"):
    """A game began with this secret seed (64 hex digits); seats that nobody took are gone."""

    seed: str


class Moved(_Entry, frozen=True, kw_only=True, tag="moved"):
    """A move of the game, made by a person, a bot or the clock (`by` is None for those).

    `lapsed`: a person's time was up, and the clock moved for them.
    """

    seat: Seat
    move: dict[str, Any]
    lapsed: bool | UnsetType = UNSET


class UndoAsked(_Entry, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat would like to take a move back, and all after it: `to` moves stay (None: all but the last).

    `learned`: somebody knows by now what the move itself does not say.
    """

    seat: Seat
    to: int | None = None
    learned: bool = False


class UndoAnswered(_Entry, frozen=True, kw_only=True, tag="undo_answered"):
    """Somebody agreed, or not."""

    agreed: bool


class Undone(_Entry, frozen=True, kw_only=True, tag="undone"):
    """The last moves were taken back, so many."""

    moves: int = 1


class Left(_Entry, frozen=True, kw_only=True, tag="left"):
    """A person left; a bot plays on for them."""


class Returned(_Entry, frozen=True, kw_only=True, tag="returned"):
    """A person is back at their seats."""


class Resigned(_Entry, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave up."""

    seat: Seat


class Said(_Entry, frozen=True, kw_only=True, tag="said"):
    """A line of chat."""

    text: str


class Reacted(_Entry, frozen=True, kw_only=True, tag="reacted"):
    """A quick reaction."""

    sign: str


class Muted(_Entry, frozen=True, kw_only=True, tag="muted"):
    """The host took somebody's voice, or gave it back."""

    who: str
    muted: bool


class Kicked(_Entry, frozen=True, kw_only=True, tag="kicked"):
    """The host sent somebody away for good: banned, until they are pardoned."""

    who: str
    name: str = ""


class Rematched(_Entry, frozen=True, kw_only=True, tag="rematched"):
    """The same people want another game, with these options."""

    options: dict[str, Any]


class Closed(_Entry, frozen=True, kw_only=True, tag="closed"):
    """The table is over for good: `host`, `abandoned`, or `version` (its game has new rules now)."""

    why: str


class Kept(_Entry, frozen=True, kw_only=True, tag="kept"):
    """What each seat and a spectator saw when the program ended: shown if the next program has other rules."""

    game_number: int
    commitment: str
    moves_made: int
    views: dict[int, Any]
    watching: Any


class Arranged(_Entry, frozen=True, kw_only=True, tag="arranged"):
    """The host set the table up anew for its next game; people keep their seats as far as there are enough.

    `bots`: those on the seats without people from now on; None: as before.
    """

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    house: House
    bots: dict[int, Level] | None = None


class Suggested(_Entry, frozen=True, kw_only=True, tag="suggested"):
    """A guest suggests what to play next."""

    game: str
    options: dict[str, Any]
    seats: int
    house: House
    bots: dict[int, Level] | None = None


class Dismissed(_Entry, frozen=True, kw_only=True, tag="dismissed"):
    """A suggestion of somebody is off the table."""

    who: str


class HostChanged(_Entry, frozen=True, kw_only=True, tag="host_changed"):
    """Somebody else is the host: handed over, or (`by` is None) because the host was absent for long."""

    who: str


class StoodIn(_Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot plays for somebody who is absent, until they are back."""

    who: str


class Nudged(_Entry, frozen=True, kw_only=True, tag="nudged"):
    """Somebody is waited for, and was told so."""

    who: str


class EndVoted(_Entry, frozen=True, kw_only=True, tag="end_voted"):
    """A person would end the game without a result, or would not: then all votes are void."""

    agree: bool


class Ended(_Entry, frozen=True, kw_only=True, tag="ended"):
    """The game ended without a result; the room waits for the next one."""


class Given(_Entry, frozen=True, kw_only=True, tag="given"):
    """A seat was given to somebody.

    `was`: who this person was here before, where the others have confirmed that they are the same.
    """

    seat: Seat
    who: str
    name: str
    color: str
    was: str | None = None


class SeatClaimed(_Entry, frozen=True, kw_only=True, tag="seat_claimed"):
    """Somebody says that the seat of a person who is absent is theirs, and goes by this name otherwise."""

    seat: Seat
    name: str


class ClaimDropped(_Entry, frozen=True, kw_only=True, tag="claim_dropped"):
    """The claim of a person was denied, taken back, or the owner of the seat came."""

    who: str


class SentAway(_Entry, frozen=True, kw_only=True, tag="sent_away"):
    """The host sent somebody away from their seats; they may come back and watch."""

    who: str


class Pardoned(_Entry, frozen=True, kw_only=True, tag="pardoned"):
    """Somebody who was banned may come again."""

    who: str


Entry: TypeAlias = (
    Created
    | Sat
    | Stood
    | Swapped
    | BotSat
    | Readied
    | Renamed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Left
    | Returned
    | Resigned
    | Said
    | Reacted
    | Muted
    | Kicked
    | Rematched
    | Closed
    | Kept
    | Arranged
    | Suggested
    | Dismissed
    | HostChanged
    | StoodIn
    | Nudged
    | EndVoted
    | Ended
    | Given
    | SeatClaimed
    | ClaimDropped
    | SentAway
    | Pardoned
)

read_entry: Final = msgspec.json.Decoder(Entry).decode
"""An entry from its bytes in the log."""

write_entry: Final = msgspec.json.Encoder().encode
"""The bytes of an entry for the log."""
