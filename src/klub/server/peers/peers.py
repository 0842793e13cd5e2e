"""The other processes: each says on the bus that it lives, who is with it, and how far a table's log has got."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from klub.bus.api import Bus
from klub.server.limits import Limits
from klub.server.tables.cache import TableCache
from klub.server.tables.live_table import Listener, LiveTable
from klub.server.tables.log import TableLog
from klub.server.tables.presence import PeopleHere, read_here, write_here
from klub.server.tasks import Tasks

HUBS: Final = "hubs"
"""The topic on which processes say that they live."""

MISSED_BEATS: Final = 3


class Peers:
    """What one hub tells and hears on the bus, and who is at its tables because of it."""

    def __init__(
        self,
        bus: Bus,
        cache: TableCache,
        log: TableLog,
        tasks: Tasks,
        limits: Limits,
        live_turn: Callable[[LiveTable, bytes], None],
    ) -> None:
        """`live_turn` hears what others say of live turns."""
        self._bus, self._cache, self._log_of_tables, self._tasks, self._limits = bus, cache, log, tasks, limits
        self._live_turn = live_turn
        self._process = secrets.token_hex(8)
        self._beats: dict[str, int] = {}

    async def start(self) -> None:
        """Begin to hear the others."""
        await self._bus.subscribe(HUBS, self._hear_beat)

    def stop(self) -> None:
        """Hear nobody any more."""
        self._bus.unsubscribe(HUBS, self._hear_beat)
        for live in self._cache.live_tables.values():
            self._unsubscribe(live)

    # Who is at a table

    def come(self, live: LiveTable, listener: Listener) -> None:
        """A listener has come to a table."""
        if live.connected.come(listener.person.id):
            self._tell_company(live)
            self._say_here(live)
        else:
            listener.met(live.connected.people)
        if live.hear is None:
            live.hear = lambda data: self._hear(live, data)
            live.gap = lambda: self._gap(live)
            self._tasks.spawn(self._subscribe(live))

    def go(self, live: LiveTable, listener: Listener) -> None:
        """A listener has gone from a table."""
        if live.connected.go(listener.person.id):
            self._tell_company(live)
            self._say_here(live)
        self.release(live)

    def release(self, live: LiveTable) -> None:
        """Hear no more of a table where nobody listens and nobody plays live."""
        if not live.listeners and live.hosted_turn is None:
            self._unsubscribe(live)

    async def _subscribe(self, live: LiveTable) -> None:
        assert live.hear is not None, "set before"
        hear = live.hear
        await self._bus.subscribe(live.topic, hear, live.gap)
        if live.hear is not hear:  # everyone went meanwhile
            self._bus.unsubscribe(live.topic, hear)
            return
        live.subscribed = True
        self._say_here(live, asks=True)
        await self._log_of_tables.refresh(live)

    def _unsubscribe(self, live: LiveTable) -> None:
        if live.hear is not None:
            self._bus.unsubscribe(live.topic, live.hear)
        live.hear = live.gap = None
        live.subscribed = False
        live.connected.others.clear()

    def _hear(self, live: LiveTable, data: bytes) -> None:
        """Another process, or we ourselves, wrote an entry (a number), says who is there, or plays a live turn."""
        if data[:1] == b"{":
            self._hear_here(live, read_here(data))
        elif not data.isdigit():
            self._live_turn(live, data)
        elif live.table is None or int(data) > live.table.number:
            self._log_of_tables.refresh_soon(live)

    def _gap(self, live: LiveTable) -> None:
        self._log_of_tables.refresh_soon(live)
        self._say_here(live, asks=True)

    def _say_here(self, live: LiveTable, *, asks: bool = False) -> None:
        if live.subscribed:
            self._bus.publish(live.topic, write_here(PeopleHere(self._process, live.connected.own, asks)))

    def _hear_here(self, live: LiveTable, here: PeopleHere) -> None:
        if here.process == self._process:
            return
        self._beats[here.process] = 0
        if here.asks:
            self._say_here(live)
        if live.connected.hear(here):
            self._tell_company(live)

    def _tell_company(self, live: LiveTable) -> None:
        people = live.connected.people
        for listener in [*live.listeners]:
            listener.met(people)

    # Signs of life

    async def beat_for_ever(self) -> None:
        """Until it is cancelled."""
        while True:
            self.beat()
            await asyncio.sleep(self._limits.heartbeat)

    def beat(self) -> None:
        """Say that we live, and forget processes that have not said so for a while.

        Their people are gone. Their last entries may be in the log without a word on the bus, so it is read again.
        """
        self._bus.publish(HUBS, self._process.encode())
        for process in [*self._beats]:
            self._beats[process] += 1
            if self._beats[process] > MISSED_BEATS:
                del self._beats[process]
                for live in [*self._cache.live_tables.values()]:
                    if live.connected.forget(process):
                        self._tell_company(live)
                    if live.listeners:
                        self._log_of_tables.refresh_soon(live)

    def _hear_beat(self, process: bytes) -> None:
        self._beats[process.decode()] = 0
