"""What a person can ask of a table: the messages of the protocol that change it."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from klub.core import Seat
from klub.core.thought import Level
from klub.tables.house import House

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Color: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=64)]


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A request; the table answers with entries for its log, or refuses."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat, or one of a bot: before the start, between games, or at once where the game allows it.

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
    """The host sends somebody away from their seats; they may come back."""

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


class _Arrangement(_Command, frozen=True):
    """What is played next, and how; `bots` on the seats without people, or None to leave them as they are."""

    game: str
    seats: SeatCount
    options: dict[str, Any] = {}
    house: House = House()
    bots: dict[int, Level] | None = None


class Arrange(_Arrangement, frozen=True, tag="arrange"):
    """The host sets the table up for the next game: people, chat and series stay."""


class Suggest(_Arrangement, frozen=True, tag="suggest"):
    """A guest suggests what to play next; the last suggestion of each counts."""


class Dismiss(_Command, frozen=True, tag="dismiss"):
    """The host declines somebody's suggestion, or a guest takes their own back."""

    who: str


class HandOver(_Command, frozen=True, tag="hand_over"):
    """The host makes somebody else who sits here the host."""

    who: str


class Again(_Command, frozen=True, tag="again"):
    """Play again: another game is on, and one is ready for it. When all who are present are, it starts."""


class StandIn(_Command, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is absent, until they are back."""

    who: str


class Nudge(_Command, frozen=True, tag="nudge"):
    """Tell somebody that they are waited for."""

    who: str


class VoteEnd(_Command, frozen=True, tag="vote_end"):
    """Agree to end the game without a result, or not; it ends when all who are present agree."""

    agree: bool = True


class Give(_Command, frozen=True, tag="give"):
    """The host gives a free seat, a bot's, or that of somebody absent to a person who watches."""

    seat: Seat
    who: str


class Claim(_Command, frozen=True, tag="claim"):
    """Say that the seat of somebody who is absent is one's own: the cookie was lost, or it was another browser."""

    seat: Seat


class AnswerClaim(_Command, frozen=True, tag="answer_claim"):
    """Confirm a claim, or not: one yes is enough, and a no of the host ends it."""

    who: str
    agree: bool


class Ban(_Command, frozen=True, tag="ban"):
    """The host sends somebody away for good."""

    who: str


class Unban(_Command, frozen=True, tag="unban"):
    """The host lets somebody come again."""

    who: str


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
    | Arrange
    | Suggest
    | Dismiss
    | HandOver
    | Again
    | StandIn
    | Nudge
    | VoteEnd
    | Give
    | Claim
    | AnswerClaim
    | Ban
    | Unban
)
