"""What a person can ask of a table: the messages of the protocol that change it."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from klub.core import Seat
from klub.core.thought import Level

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Color: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A request; the table answers with entries for its log, or refuses."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, or one of a bot, before the start.

    A `name` and `color` are for this seat alone, so that people who share a device have their own.
    """

    seat: Seat
    name: Name | None = None
    color: Color | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Free a seat of one's own before the start (the host: any seat)."""

    seat: Seat


class Swap(_Command, frozen=True, tag="swap"):
    """Change two seats before the start: one of them is one's own, or one is the host."""

    one: Seat
    other: Seat


class SeatBot(_Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    seat: Seat
    level: Level


class Ready(_Command, frozen=True, tag="ready"):
    """Say that one is ready; when the last one is, the game starts."""

    ready: bool = True


class Start(_Command, frozen=True, tag="start"):
    """The host starts with those who sit; seats that nobody took are left out."""


class Play(_Command, frozen=True, tag="move"):
    """Make a move of the game."""

    seat: Seat
    move: dict[str, Any]


class Resolved(Play, frozen=True, tag="resolved"):
    """A move that was checked and worked out already; nobody can send it."""


class AskUndo(_Command, frozen=True, tag="undo"):
    """Ask to take a move of one's own back, and all after it: so many stay; without `to`, one's last move goes."""

    seat: Seat
    to: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class WeighedUndo(AskUndo, frozen=True, tag="weighed_undo"):
    """A take-back of which is known whether somebody has learned anything; nobody can send it."""

    learned: bool = True


class AnswerUndo(_Command, frozen=True, tag="answer_undo"):
    """Agree to a take-back, or not."""

    agree: bool


class Leave(_Command, frozen=True, tag="leave"):
    """Go: before the start the seats are free, later a bot plays on."""


class Return(_Command, frozen=True, tag="return"):
    """Come back and play on oneself."""


class Resign(_Command, frozen=True, tag="resign"):
    """Give up the game at a seat of one's own."""

    seat: Seat


class Say(_Command, frozen=True, tag="say"):
    """Chat."""

    text: Text


class React(_Command, frozen=True, tag="react"):
    """A quick reaction."""

    sign: Literal["wave", "clap", "laugh", "wow", "think", "heart", "oops", "thanks"]


class Mute(_Command, frozen=True, tag="mute"):
    """The host takes somebody's voice or gives it back."""

    who: str
    muted: bool = True


class Kick(_Command, frozen=True, tag="kick"):
    """The host sends somebody away."""

    who: str


class Rename(_Command, frozen=True, tag="rename"):
    """Go by another name or colour at this table; with a `seat` of one's own: there alone."""

    name: Name
    color: Color
    seat: Seat | None = None


class Rematch(_Command, frozen=True, tag="rematch"):
    """Another game with the same people."""


class Close(_Command, frozen=True, tag="close"):
    """The host closes the table."""


Command: TypeAlias = (
    Sit
    | Stand
    | Swap
    | SeatBot
    | Ready
    | Start
    | Play
    | AskUndo
    | AnswerUndo
    | Leave
    | Return
    | Resign
    | Say
    | React
    | Mute
    | Kick
    | Rename
    | Rematch
    | Close
)
