"""One table in the memory of a process: its state, its lock, who listens to it, and what is going on around it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from klub.core import Seat
from klub.server.tables.listeners import Listener
from klub.server.tables.turns import HostedTurn, RemoteTurn
from klub.store import Listing, Person
from klub.tables import Attendance, Table, Visitor

if TYPE_CHECKING:
    from klub.server.push.calls import TableCalls


class _Lock:
    """Lets one caller at a time change a table, in the order they came. Where nobody holds it, `held` can be set."""

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] | None = None

    async def acquire(self) -> None:
        """Wait for the lock."""
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
        """Pass the lock on to the next who waits."""
        while self._waiting:
            heir = self._waiting.popleft()
            if not heir.done():
                heir.set_result(None)
                return
        self.held = False


class _ConnectedPeople:
    """Everyone who is connected to one table: the people of this process, and those of the others as they told us."""

    __slots__ = ("_counts", "attendance", "here", "others")

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self.here: dict[str, Visitor] = {}
        """The people of this process."""
        self.others: dict[str, dict[str, Visitor]] = {}
        """The people of other processes, by process."""
        self.attendance = Attendance()
        """Everyone, once each, and who is absent."""

    def come(self, person: Person) -> bool:
        """One more connection of a person; whether they were not here before."""
        who = person.id
        self._counts[who] = self._counts.get(who, 0) + 1
        if self._counts[who] > 1:
            return False
        self.here[who] = Visitor(person.name, person.color)
        self._count()
        return True

    def go(self, who: str) -> bool:
        """One connection less; whether it was their last."""
        self._counts[who] -= 1
        if self._counts[who]:
            return False
        del self._counts[who], self.here[who]
        self._count()
        return True

    def see(self, who: str, *, hidden: bool) -> bool:
        """Whether a person has no page in view here; whether that is new."""
        visitor = self.here[who]
        self.here[who] = Visitor(visitor.name, visitor.color, hidden)
        return visitor.hidden != hidden

    def is_visible(self, who: str) -> bool:
        """Whether a person has this table in view, anywhere."""
        return any(who in people and not people[who].hidden for people in (self.here, *self.others.values()))

    def replace(self, process: str, people: dict[str, Visitor]) -> bool:
        """These are the people of another process now; whether that changes anything."""
        before = self.others.get(process, {})
        if people:
            self.others[process] = people
        else:
            self.others.pop(process, None)
        self._count()
        return before != people

    def forget(self, process: str) -> bool:
        """A process is gone; whether that changes anything."""
        gone = self.others.pop(process, None) is not None
        self._count()
        return gone

    def forget_others(self) -> None:
        """Nothing is known of other processes, nor of who is absent."""
        self.others.clear()
        self.attendance.absent = {}
        self._count()

    def _count(self) -> None:
        everyone = dict(self.here)
        for people in self.others.values():
            everyone |= people
        self.attendance.people = {who: everyone[who] for who in sorted(everyone)}


class LiveTable:
    """A table that this process has to do with. `table` is None while only its log knows it."""

    __slots__ = (
        "absence_shape",
        "absence_timer",
        "bot_tasks",
        "bot_timer",
        "busy",
        "calls",
        "connected",
        "deadline",
        "hosted_turn",
        "id",
        "listeners",
        "listing",
        "lock",
        "on_gap",
        "on_message",
        "refreshing",
        "refusals",
        "remote_turn",
        "results_stored",
        "subscribed",
        "table",
        "topic",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.topic = f"table/{id}"
        self.table: Table | None = None
        self.listing: Listing | None = None
        self.lock = _Lock()
        self.busy = 0
        """Who needs the table to stay: requests that wait or work, bots that think."""
        self.listeners: list[Listener] = []
        self.connected = _ConnectedPeople()
        self.subscribed = False
        """Whether the bus tells us of every entry of others; if not, the log must be asked."""
        self.refreshing = False
        self.on_message: Callable[[bytes], None] | None = None
        self.on_gap: Callable[[], None] | None = None
        self.refusals: dict[tuple[str, str], tuple[str, dict[str, Any]]] = {}
        self.deadline: tuple[float, asyncio.TimerHandle] | None = None
        """When the next deadline is, and the timer for it."""
        self.bot_timer: asyncio.TimerHandle | None = None
        """Looks whether the bots of another process still move."""
        self.absence_timer: tuple[float, asyncio.TimerHandle] | None = None
        """When somebody else becomes the host, and the timer for it."""
        self.absence_shape = 0
        """The shape of the table when it was last looked at for who is absent."""
        self.bot_tasks: dict[Seat, asyncio.Task[None]] = {}
        """The bots that think, by seat."""
        self.hosted_turn: HostedTurn | None = None
        """The live turn that is played here."""
        self.remote_turn: RemoteTurn | None = None
        """The live turn that another process plays."""
        self.calls: TableCalls | None = None
        """What people were called for."""
        self.results_stored = 0
        """How many games of the series have their results stored."""

    @property
    def idle(self) -> bool:
        """Whether nothing and nobody here would miss it."""
        timers = self.deadline or self.bot_timer or self.absence_timer
        return not (self.busy or self.listeners or self.bot_tasks or timers)

    @property
    def current(self) -> Table:
        """The table, which was loaded before."""
        assert self.table is not None, "loaded before"
        return self.table

    def stop_timers(self) -> None:
        """Cancel all timers."""
        if self.deadline is not None:
            self.deadline[1].cancel()
        if self.bot_timer is not None:
            self.bot_timer.cancel()
        if self.absence_timer is not None:
            self.absence_timer[1].cancel()
        if self.hosted_turn is not None and self.hosted_turn.beat is not None:
            self.hosted_turn.beat.cancel()
        self.deadline = self.bot_timer = self.absence_timer = None
