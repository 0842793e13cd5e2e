"""The other serving processes: each says on the bus that it lives, who is with it, and how far a table's log is."""

import asyncio
import secrets
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from klub.server.tables.context import Context
from klub.server.tables.listeners import Listener
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog
from klub.tables import Visitor

_PROCESSES: Final = "hubs"
"""The topic on which processes say that they live."""

_MISSED_BEATS: Final = 3
_UNNAMED: Final = Visitor("", "")


class _PeopleHere(Struct, frozen=True, gc=False):
    """A process says who listens to a table there, and since when others are absent; `asks`: tell me yours.

    A process of version 0.1 knows `people` only, without what they are called.
    """

    process: str
    people: list[str]
    asks: bool = False
    visitors: dict[str, Visitor] = {}
    absent: dict[str, float] = {}


class _MessageHandler(Protocol):
    """Takes messages of other processes about a table that are neither numbers nor lists of people."""

    def hear_peer(self, live: LiveTable, data: bytes) -> None:
        """A message, as it was published."""


class _AttendanceHandler(Protocol):
    """Takes the word that somebody has come to a table or gone."""

    def attended(self, live: LiveTable, absent: dict[str, float] | None = None) -> None:
        """Others are there than before; `absent`: who is, and since when, as another process knows."""


class Peers:
    """What one hub tells and hears on the bus, and who is at its tables because of it."""

    def __init__(self, context: Context, log: TableLog) -> None:
        self._context, self._log, self._bus = context, log, context.bus
        self._process = secrets.token_hex(8)
        self._beats: dict[str, int] = {}
        self.handler: _MessageHandler | None = None
        self.attendance_handler: _AttendanceHandler | None = None

    @property
    def alone(self) -> bool:
        """Whether no other process was heard of, as far as is known."""
        return self._beats.keys() <= {self._process}  # we hear ourselves too

    async def start(self) -> None:
        """Begin to hear the others."""
        await self._bus.subscribe(_PROCESSES, self._hear_beat)

    def stop(self) -> None:
        """Hear nobody any more."""
        self._bus.unsubscribe(_PROCESSES, self._hear_beat)
        for live in self._context.cache.live_tables.values():
            self._unsubscribe(live)

    # Who is at a table

    def come(self, live: LiveTable, listener: Listener) -> None:
        """A listener has come to a table."""
        if live.connected.come(listener.person):
            self._attended(live)
            self._say_here(live)
        else:
            listener.met(live.connected.attendance)
            self.look(live, listener.person.id)
        if live.on_message is None:
            live.on_message = lambda data: self._hear(live, data)
            live.on_gap = lambda: self._gap(live)
            self._context.tasks.spawn(self._subscribe(live))

    def go(self, live: LiveTable, listener: Listener) -> None:
        """A listener has gone from a table."""
        if live.connected.go(listener.person.id):
            self._attended(live)
            self._say_here(live)
        else:
            self.look(live, listener.person.id)
        self.release(live)

    def look(self, live: LiveTable, who: str) -> None:
        """Some page of a person who is here came into view, or went out of it."""
        hidden = all(listener.hidden for listener in live.listeners if listener.person.id == who)
        if live.connected.see(who, hidden=hidden):
            self._say_here(live)

    def release(self, live: LiveTable) -> None:
        """Hear no more of a table where nobody listens and nobody plays live."""
        if not live.listeners and live.hosted_turn is None:
            self._unsubscribe(live)

    async def _subscribe(self, live: LiveTable) -> None:
        assert live.on_message is not None, "set before"
        on_message = live.on_message
        await self._bus.subscribe(live.topic, on_message, live.on_gap)
        if live.on_message is not on_message:  # everyone went meanwhile
            self._bus.unsubscribe(live.topic, on_message)
            return
        live.subscribed = True
        self._say_here(live, asks=True)
        await self._log.refresh(live)

    def _unsubscribe(self, live: LiveTable) -> None:
        if live.on_message is not None:
            self._bus.unsubscribe(live.topic, live.on_message)
        live.on_message = live.on_gap = None
        live.subscribed = False
        live.connected.forget_others()

    def _hear(self, live: LiveTable, data: bytes) -> None:
        """Another process, or we ourselves, wrote an entry (a number), says who is there, or plays a live turn."""
        if data[:1] == b"{":
            self._hear_here(live, _read_people(data))
        elif not data.isdigit():
            if self.handler is not None:
                self.handler.hear_peer(live, data)
        elif live.table is None or int(data) > live.table.number:
            self._log.refresh_soon(live)

    def _gap(self, live: LiveTable) -> None:
        self._log.refresh_soon(live)
        self._say_here(live, asks=True)

    def _say_here(self, live: LiveTable, *, asks: bool = False) -> None:
        if live.subscribed:
            connected = live.connected
            here = connected.here
            told = _PeopleHere(self._process, [*here], asks, here, connected.attendance.absent)
            self._bus.publish(live.topic, _write_people(told))

    def _hear_here(self, live: LiveTable, told: _PeopleHere) -> None:
        if told.process == self._process:
            return
        self._beats[told.process] = 0
        if told.asks:
            self._say_here(live)
        people = {who: told.visitors.get(who, _UNNAMED) for who in told.people}
        if live.connected.replace(told.process, people) or told.absent:
            self._attended(live, told.absent)

    def _attended(self, live: LiveTable, absent: dict[str, float] | None = None) -> None:
        if self.attendance_handler is not None:
            self.attendance_handler.attended(live, absent)

    # Heartbeats

    async def beat_for_ever(self) -> None:
        """Until it is cancelled."""
        while True:
            self.beat()
            await asyncio.sleep(self._context.limits.heartbeat)

    def beat(self) -> None:
        """Say that we live, and forget processes that have not said so for a while.

        Their people are gone. Their last entries may be in the log without a word on the bus, so it is read again.
        """
        self._bus.publish(_PROCESSES, self._process.encode())
        for process in [*self._beats]:
            self._beats[process] += 1
            if self._beats[process] > _MISSED_BEATS:
                del self._beats[process]
                for live in [*self._context.cache.live_tables.values()]:
                    if live.connected.forget(process):
                        self._attended(live)
                    if live.listeners:
                        self._log.refresh_soon(live)

    def _hear_beat(self, process: bytes) -> None:
        self._beats[process.decode()] = 0


_read_people: Final = msgspec.json.Decoder(_PeopleHere).decode
_write_people: Final = msgspec.json.Encoder().encode
