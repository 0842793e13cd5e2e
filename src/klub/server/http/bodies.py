"""What HTTP requests and answers hold. Refusals have one form everywhere: a code and its facts."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

from klub.core import Points, Seat
from klub.core.thought import Level
from klub.server.network.reach import Switch
from klub.server.tables.listings import Summary, Title
from klub.tables.commands import Color, Name
from klub.tables.house import Phase

Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

_MOST_TRIES: Final = 32
"""Moves that a learner may try in one lesson."""


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called, and their colour."""

    name: Name
    color: Color = "blue"


class Me(Struct, frozen=True):
    """Who somebody is here."""

    id: str
    name: str
    color: str


class Visitor(Struct, frozen=True):
    """Whoever asks; None for a stranger."""

    me: Me | None


class Link(Struct, frozen=True):
    """A link for one use, and the token in it; both work until that time (seconds since 1970)."""

    token: str
    link: str
    until: float


class PushKey(Struct, frozen=True):
    """The public key with which a browser subscribes; null where this server calls nobody."""

    key: str | None


class SubscriptionKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What a call is encrypted with, as the browser tells it: in base64url."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class SubscriptionWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this browser can be called, and in which language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]
    keys: SubscriptionKeys
    language: Annotated[str, Meta(max_length=35)] = "en"


class EndpointGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """Where this browser was called."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1024)]


class TokenGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of such a link."""

    token: Token


class TableMade(Struct, frozen=True):
    """A new table: its id, which is its key, a short code to say aloud, and a link.

    The code works until that time (seconds since 1970), which is so many seconds from now.
    """

    table: str
    code: str | None
    code_until: float | None
    link: str
    code_left: float | None = None


class TableCard(Struct, frozen=True):
    """A table in a list; `title` is what the list shows of it."""

    table: str
    game: str
    phase: Phase
    listed: bool
    created: float
    touched: float
    title: Title


class TableFound(Struct, frozen=True):
    """The table that a code opens."""

    table: str
    link: str


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """One of your own seats."""

    seat: Annotated[Seat, Meta(ge=0, le=63)]


class Done(Struct, frozen=True):
    """It is in the log for good; `number` is that of the last entry."""

    number: int


class Claimed(Struct, frozen=True):
    """The seat is yours now."""

    table: str
    seat: Seat
    number: int


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody reached in one game; `practice`: moves were taken back that told somebody something."""

    table: str
    game_number: int
    game: str
    options: dict[str, Any]
    seats: int
    score: int
    won: bool
    at: float
    summary: Summary | None
    practice: bool = False


class TakeBack(Struct, frozen=True):
    """Whether somebody has learned anything from the moves that would be taken back.

    `number` is that of the last entry that was looked at.
    """

    number: int
    learned: bool


class Worth(Struct, frozen=True):
    """What each legal move of a seat would bring at once, in their order; null where the game cannot say.

    `number` is that of the snapshot that lists these moves.
    """

    number: int
    worth: Sequence[Points] | None


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """One of your own seats that may move, and how strong the bot is that says what it would do there."""

    seat: Annotated[Seat, Meta(ge=0, le=63)]
    level: Level = "expert"


class LessonTries(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves that a learner tried so far, refused ones too."""

    moves: Annotated[list[dict[str, Any]], Meta(max_length=_MOST_TRIES)] = []


class Verified(Struct, frozen=True):
    """A game file is right: shuffle, moves and, once over, result."""

    moves: int
    over: bool


class ReachWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the server shall be open to everyone in the house."""

    switch: Switch


class Health(Struct, frozen=True):
    """The process lives."""

    version: str


class Readiness(Struct, frozen=True):
    """Whether requests should be sent here: the store must answer; without the bus, others hear later."""

    ready: bool
    store: bool
    bus: bool
    draining: bool
