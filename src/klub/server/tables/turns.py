"""One live turn of a table: who plays it, whether it still fits, and what it makes of what its stage tells."""

import asyncio
from struct import Struct as Layout
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from klub.core import Illegal, Seat
from klub.tables import Table

FrameKind: TypeAlias = Literal["step", "key", "end"]
"""A frame that follows another, one for those who missed something, or the word that the turn has ended."""

FRAME: Final = 1  # kinds of binary messages to clients
STOPPED: Final = 2
_HEAD: Final = Layout("<BBI")
"""Kind, seat, and the number of the last entry when the turn began."""


class RemoteTurn(Struct):
    """A live turn that another process plays, and when it was last heard of."""

    turn: int
    seat: Seat
    heard: float


class Producer(Protocol):
    """Who sees to it that a turn is watched and written down."""

    def broadcast(self, turn: "HostedTurn", data: bytes, kind: FrameKind) -> None:
        """Give a message to all who watch."""

    def refuse(self, turn: "HostedTurn", refusal: Illegal) -> None:
        """Tell who plays of a refusal."""

    def commit(self, turn: "HostedTurn", move: dict[str, Any]) -> None:
        """Bring the move to the log."""

    def fail(self, turn: "HostedTurn", refusal: Illegal) -> None:
        """The turn is over without a move."""


class HostedTurn:
    """A live turn that is played here. It hears from its stage."""

    def __init__(self, producer: Producer, table: Table, seat: Seat, who: str) -> None:
        assert table.play is not None, "there is a game"
        self.seat, self.who, self.number = seat, who, table.number
        self.handle = 0
        self.ended = False
        """Whether its move is on the way to the log; inputs that come now are too late."""
        self.overdue = False
        """Whether its time is up, and the stage was told so."""
        self.wants_key = False
        self.absent = 0.0
        """Seconds for which who plays has had no connection."""
        self.beat: asyncio.TimerHandle | None = None
        self._made, self._series, self._producer = len(table.play.moves), len(table.series), producer

    @property
    def stopped(self) -> bytes:
        """The message that says that this turn is over without a move."""
        return _HEAD.pack(STOPPED, self.seat, self.number)

    def fits(self, table: Table) -> bool:
        """Whether this turn can still become a move of the table."""
        if table.phase != "playing" or table.play is None or self.seat >= len(table.chairs):
            return False
        chair = table.chairs[self.seat]
        same = (self._made, self._series) == (len(table.play.moves), len(table.series))
        return same and self.seat in table.actors and chair.who == self.who and chair.thinker is None

    def shown(self, key: bool, data: bytes) -> None:
        """A frame from the stage."""
        if key:
            self.wants_key = False
        self._producer.broadcast(self, _HEAD.pack(FRAME, self.seat, self.number) + data, "key" if key else "step")

    def refused(self, refusal: Illegal) -> None:
        """The stage has refused an input."""
        self._producer.refuse(self, refusal)

    def over(self, move: dict[str, Any]) -> None:
        """The turn has come to its end."""
        self._producer.commit(self, move)

    def failed(self, refusal: Illegal) -> None:
        """The turn is over without a move."""
        self._producer.fail(self, refusal)
