"""One table in the memory of a process: its fold, who listens, whose turn it is, and what goes on around it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from klub.core import Illegal, Seat
from klub.server.tables.presence import ConnectedPeople
from klub.server.tables.turns import FrameKind, HostedTurn, RemoteTurn
from klub.store import Listing, Person
from klub.tables import Table


class Listener(Protocol):
    """Someone who is told what becomes of a table. Nothing here may block or raise."""

    person: Person

    def changed(self, table: Table) -> None:
        """The table is another; only the latest state counts."""

    def met(self, people: list[str]) -> None:
        """These people are connected now."""

    def bye(self, retry_after: float) -> None:
        """The server goes; try again in so many seconds."""

    def shown(self, data: bytes, kind: FrameKind) -> bool:
        """A frame of a live turn; whether a key frame is needed."""

    def sketched(self, seat: Seat, sketch: Any) -> None:
        """Somebody else shows what is no move yet."""

    def rejected(self, refusal: Illegal) -> None:
        """Something that has no answer of its own was refused, such as an input of a live turn."""


class Requester(Listener, Protocol):
    """A listener that asks for things, and hears what became of each."""

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        """The request is in the log for good, up to `number`; `table` is what it has made, unless that was told."""

    def tried(self, nonce: str | None) -> None:
        """The move would be legal."""

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        """The request has changed nothing; `table` is what it was to change, as far as that is known."""


class Lock:
    """Who may change a table: one at a time, in the order they came."""

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    async def acquire(self) -> None:
        """Wait for the turn."""
        if not self.held:
            self.held = True
            return
        if self._waiting is None:
            self._waiting = deque()
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._waiting.remove(mine)
            else:
                self.release()  # it came just when nobody wanted it any more
            raise

    def release(self) -> None:
        """Pass the turn on to the next."""
        while self._waiting:
            heir = self._waiting.popleft()
            if not heir.done():
                heir.set_result(None)
                return
        self.held = False


class LiveTable:
    """A table that this process has to do with. `table` is None while only its log knows it."""

    __slots__ = (
        "busy",
        "clock",
        "connected",
        "gap",
        "hear",
        "hosted_turn",
        "id",
        "listeners",
        "listing",
        "lock",
        "refreshing",
        "refusals",
        "remote_turn",
        "settled",
        "subscribed",
        "table",
        "thinking",
        "topic",
        "watch",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.topic = f"table/{id}"
        self.table: Table | None = None
        self.listing: Listing | None = None
        self.lock = Lock()
        self.busy = 0
        """Who needs the table to stay: requests that wait or work, bots that think."""
        self.listeners: list[Listener] = []
        self.connected = ConnectedPeople()
        self.subscribed = False
        """Whether the bus tells us of every entry of others; if not, the log must be asked."""
        self.refreshing = False
        self.hear: Callable[[bytes], None] | None = None
        self.gap: Callable[[], None] | None = None
        self.refusals: dict[tuple[str, str], tuple[str, dict[str, Any]]] = {}
        self.clock: tuple[float, asyncio.TimerHandle] | None = None
        """When the next deadline is, and the timer for it."""
        self.watch: asyncio.TimerHandle | None = None
        """Looks whether the bots of another process still move."""
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.hosted_turn: HostedTurn | None = None
        """The live turn that is played here."""
        self.remote_turn: RemoteTurn | None = None
        """The live turn that another process plays."""
        self.settled = 0
        """How many games of the series have their results stored."""

    @property
    def idle(self) -> bool:
        """Whether nothing and nobody here would miss it."""
        return not (self.busy or self.listeners or self.thinking or self.clock or self.watch)

    @property
    def current(self) -> Table:
        """The table, which was loaded before."""
        assert self.table is not None, "loaded before"
        return self.table

    def stop_timers(self) -> None:
        """Forget all appointments."""
        if self.clock is not None:
            self.clock[1].cancel()
        if self.watch is not None:
            self.watch.cancel()
        if self.hosted_turn is not None and self.hosted_turn.beat is not None:
            self.hosted_turn.beat.cancel()
        self.clock = self.watch = None
