"""The live turn of a table, as a process that plays it, or that hears of it, remembers it."""

import asyncio
from struct import Struct as Layout
from typing import Final

from msgspec import Struct

from klub.core import Seat
from klub.tables import Table

FRAME: Final = 1  # kinds of binary messages to clients
STOPPED: Final = 2
_HEAD: Final = Layout("<BBI")
"""Kind, seat, and the number of the last entry when the turn began."""


class RemoteTurn(Struct):
    """A live turn that another process plays, and when it was last heard of."""

    number: int
    seat: Seat
    heard: float


class HostedTurn:
    """A live turn that is played here: by whom, since which entry, and whether it can still become a move."""

    def __init__(self, table: Table, seat: Seat, who: str) -> None:
        assert table.play is not None, "there is a game"
        self.seat, self.who, self.number = seat, who, table.number
        self.handle = 0
        """The number by which the process that plays it is asked."""
        self.ended = False
        """Whether its move is on the way to the log; inputs that come now are too late."""
        self.overdue = False
        """Whether its time is up, and the process was told so."""
        self.wants_key = False
        self.absent = 0.0
        """Seconds for which who plays has had no connection."""
        self.beat: asyncio.TimerHandle | None = None
        self._made, self._seed = len(table.play.moves), table.play.seed

    def fits(self, table: Table) -> bool:
        """Whether this turn can still become a move of the table."""
        if table.phase != "playing" or table.play is None or self.seat >= len(table.chairs):
            return False
        chair = table.chairs[self.seat]
        same = (self._made, self._seed) == (len(table.play.moves), table.play.seed)
        return same and self.seat in table.actors and chair.who == self.who and chair.thinker is None

    def frame(self, data: bytes) -> bytes:
        """The message to clients that carries a frame."""
        return _HEAD.pack(FRAME, self.seat, self.number) + data

    def stopped(self) -> bytes:
        """The message to clients that says that this turn is over without a move."""
        return tell_stopped(self.seat, self.number)


def tell_stopped(seat: Seat, number: int) -> bytes:
    """The message to clients that says that the turn of a seat is over without a move, or that there is none."""
    return _HEAD.pack(STOPPED, seat, number)
