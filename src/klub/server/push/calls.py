"""Decides who is called: once for each turn, nudge or wish for another game, and nobody who has the table in view.

Who subscribed is known in memory, and told to the other processes over the bus, so that a move at a table where nobody
did costs nothing. The process that writes an entry makes the calls that follow from it.
"""

import logging
from typing import Final

from msgspec import Struct

from klub.server.push.payloads import CallKind
from klub.server.push.sender import Call, Sender
from klub.server.tables.context import Context
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import Writer
from klub.store import StoreUnavailable, Subscription
from klub.tables import Table

_TOPIC: Final = "push"
"""The topic on which processes say whose subscriptions have changed."""

_log = logging.getLogger(__name__)


class TableCalls(Struct, frozen=True, gc=False):
    """What was known of a table when it was last looked at: nobody is called twice for it."""

    shape: int
    version: int
    people: frozenset[str]
    """Who sits here and has subscribed."""
    awaited: frozenset[str] = frozenset()
    nudged: tuple[tuple[str, float], ...] = ()
    over: bool = False


class Calls:
    """Follows the tables of one process."""

    def __init__(self, context: Context, sender: Sender, most: int) -> None:
        """`most`: subscriptions that one person may have; the oldest makes room."""
        self._store, self._bus, self._tasks = context.store, context.bus, context.tasks
        self._sender, self._most = sender, most
        self._people: set[str] = set()
        self._version = 1
        sender.gone = self._told

    async def start(self) -> None:
        """Learn who subscribed, and hear of those who do later."""
        await self._bus.subscribe(_TOPIC, self._hear, self._read_all_soon)
        await self._read_all()

    def stop(self) -> None:
        """Hear of nobody any more."""
        self._bus.unsubscribe(_TOPIC, self._hear)

    async def subscribe(self, subscription: Subscription) -> None:
        """Call a person there from now on."""
        await self._store.subscribe(subscription, self._most)
        self._people.add(subscription.person)
        self._version += 1
        self._told(subscription.person)

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Do not call a person there any more."""
        await self._store.unsubscribe(endpoint, person)
        self._told(person)

    # Tables

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:
        """Call whoever is waited for since this change and does not look."""
        before = live.calls
        if before is None or before.shape != table.shape or before.version != self._version:
            people = frozenset(self._people.intersection(table.people()))
        elif before.people:
            people = before.people
        else:
            return
        live.calls = now = self._look(table, people)
        if by == "us" and people:
            self._call(live, table, before or TableCalls(0, 0, frozenset()), now)

    def _look(self, table: Table, people: frozenset[str]) -> TableCalls:
        """What would be called for at a table as it is."""
        playing = table.phase == "playing"
        chairs = (table.chairs[seat] for seat in table.awaited) if playing else ()
        awaited = frozenset(chair.who for chair in chairs if chair.who in people and chair.thinker is None)
        nudged = tuple((who, nudge.at) for who, nudge in table.room.nudges.items() if who in people)
        return TableCalls(table.shape, self._version, people, awaited, nudged, table.phase == "over")

    def _call(self, live: LiveTable, table: Table, before: TableCalls, now: TableCalls) -> None:
        for who in sorted(now.awaited - before.awaited):
            self._send(live, table, who, "turn")
        for who, at in now.nudged:
            if (who, at) not in before.nudged:
                self._send(live, table, who, "nudge")
        if before.over and table.phase == "waiting":
            for who in sorted(now.people):
                self._send(live, table, who, "again")

    def _send(self, live: LiveTable, table: Table, who: str, kind: CallKind) -> None:
        if not live.connected.is_visible(who):
            self._sender.send_soon(Call(who, live.id, table.game.declaration.name, kind))

    # Who subscribed

    def _told(self, person: str) -> None:
        """Someone's subscriptions have changed: everyone looks, we too."""
        self._bus.publish(_TOPIC, person.encode())

    def _hear(self, data: bytes) -> None:
        if not self._tasks.stopped:
            self._tasks.spawn(self._read(data.decode()))

    def _read_all_soon(self) -> None:
        if not self._tasks.stopped:
            self._tasks.spawn(self._read_all())

    async def _read(self, person: str) -> None:
        try:
            found = await self._store.subscriptions(person)
        except StoreUnavailable as error:
            _log.warning("It is not known who wants to be called: %s", error)
            return
        known = person in self._people
        if found and not known:
            self._people.add(person)
            self._version += 1
        elif known and not found:
            self._people.discard(person)
            self._version += 1

    async def _read_all(self) -> None:
        try:
            self._people = set(await self._store.subscribers())
        except StoreUnavailable as error:
            _log.warning("It is not known who wants to be called: %s", error)
        self._version += 1
