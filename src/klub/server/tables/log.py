"""Reads and appends the logs of tables: an append counts once it is durable, and then everyone is told.

An append that another process has forestalled reads what it missed, so that the order of the log decides races.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Illegal
from klub.server.tables.context import Context
from klub.server.tables.listeners import Listener
from klub.server.tables.listings import is_listed_anew, listing_of, results_of
from klub.server.tables.live_table import LiveTable
from klub.store import Listing, StoreUnavailable, Taken
from klub.store.api import settle
from klub.tables import Table, Verdict, keep
from klub.tables import entries as e

Writer: TypeAlias = Literal["us", "others"]
_Then: TypeAlias = Callable[[Exception | None], None]
"""Hears what became of an append: None, `Taken`, or what to tell who asked for it."""

_KEPT_AT_ONCE: Final = 200
"""Tables whose views are kept in one commit or few."""

_log = logging.getLogger(__name__)


class _Observer(Protocol):
    """A part of the server that follows the changes of all tables."""

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:
        """A table is another; who wrote it."""


class _Append(Struct, frozen=True, eq=False, gc=False):
    """Entries on their way to the log, the table they were judged by, and who hears what becomes of them."""

    live: LiveTable
    table: Table
    number: int
    verdict: Verdict
    listing: Listing | None
    started: float
    requester: Listener | None
    then: _Then


class TableLog:
    """Reads and writes the logs for one hub."""

    def __init__(self, context: Context) -> None:
        self._limits, self._metrics = context.limits, context.metrics
        self._store, self._bus, self._cache, self._tasks = context.store, context.bus, context.cache, context.tasks
        self.observers: list[_Observer] = []
        """Told of each change after the listeners, in this order."""

    # Reading

    async def load(self, live: LiveTable) -> Table:
        """Fold the log of a table; raises `table/unknown`. Needs the lock."""
        try:
            log = await self._store.read(live.id)
            listing = await self._store.listing(live.id) if log else None
        except StoreUnavailable as error:
            raise self.unavailable(error) from None
        if not log:
            raise Illegal("table/unknown")
        try:
            table = Table(map(e.read_entry, log))
        except Exception:
            raise _unreadable(live) from None
        self._metrics.loads.value += 1
        self._cache.keep(live, table, listing)
        self._publish(live, table)
        self._changed(live, table, "others")
        return table

    async def loaded(self, live: LiveTable) -> Table:
        """A table as this process knows it. Needs the lock."""
        return live.table or await self.load(live)

    async def latest(self, live: LiveTable) -> Table:
        """A table as its log says now. Needs the lock."""
        if live.table is None:
            return await self.load(live)
        await self.catch_up(live)
        return live.current

    async def catch_up(self, live: LiveTable) -> bool:
        """Take what the log has more than we; whether there was anything. Needs the lock."""
        table = live.current
        try:
            missed = await self._store.read(live.id, after=table.number)
        except StoreUnavailable as error:
            self._cache.unload(live)
            raise self.unavailable(error) from None
        if not missed:
            return False
        try:
            for data in missed:
                table.take(e.read_entry(data))
        except Exception:
            self._cache.unload(live)
            raise _unreadable(live) from None
        if live.listing is not None:
            live.listing = listing_of(table, live.listing.code, live.listing.code_until)
        self._changed(live, table, "others")
        return True

    def refresh_soon(self, live: LiveTable) -> None:
        """Bring a table that somebody listens to up to date."""
        if not live.refreshing and not self._tasks.stopped:
            live.refreshing = True
            self._tasks.spawn(self.refresh(live))

    async def refresh(self, live: LiveTable) -> None:
        """As `refresh_soon`, now; where the store is gone, again later."""
        try:
            async with self._cache.locked(live):
                live.refreshing = False
                if live.table is not None:
                    await self.catch_up(live)
                elif live.listeners:
                    await self.load(live)
        except Illegal as refusal:
            _log.warning("A table could not be brought up to date.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable" and live.listeners and not self._tasks.stopped:
                wait = self._limits.bot_patience
                asyncio.get_running_loop().call_later(wait, self.refresh_soon, live)
        finally:
            live.refreshing = False

    # Writing

    def has_room(self, table: Table, *, ending: bool) -> bool:
        """Whether a log takes more entries: the last ones are for what is `ending` its game."""
        return table.number < self._limits.log_length * (2 if ending else 1)

    def check_room(self, table: Table, *, ending: bool) -> None:
        """Refuse what a log has no room for."""
        if not self.has_room(table, ending=ending):
            raise Illegal("table/too_long", entries=table.number, most=self._limits.log_length)

    async def append_judged(self, live: LiveTable, judge: Callable[[Table], Verdict]) -> int:
        """Append what a table is judged to become, judged again after what others wrote; the last number."""
        while True:
            table = live.current
            if await self.append(live, judge(table)):
                return table.number

    async def append(self, live: LiveTable, verdict: Verdict) -> bool:
        """Write entries, and once they are durable take them and tell everyone.

        False: another process was faster; what it wrote is read, and the caller judges again. Needs the lock. Who is
        cancelled does not take an append back.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(live, verdict, None, partial(settle, done))
        try:
            await done
        except Taken:
            await self._read_missed(live)
            return False
        return True

    async def _read_missed(self, live: LiveTable) -> None:
        """Read what another process wrote before us."""
        if not await self.catch_up(live):
            self._cache.unload(live)  # the log is not what we think: it was deleted
            await self.load(live)

    def append_soon(self, live: LiveTable, verdict: Verdict, requester: Listener | None, then: _Then) -> None:
        """As `append`, but `then` hears what became of it, after all listeners except the one who asks."""
        table = live.current
        number, listing = table.number + 1, self._listing_after(live, table, verdict)
        data = [e.write_entry(entry) for entry in verdict.entries]
        append = _Append(live, table, number, verdict, listing, time.perf_counter(), requester, then)
        try:
            self._store.append_soon(live.id, number, data, listing, partial(self._written, append))
        except StoreUnavailable as error:
            self._written(append, error)

    def _written(self, append: _Append, outcome: Exception | None) -> None:
        live, metrics = append.live, self._metrics
        if outcome is None:
            metrics.commit.observe(time.perf_counter() - append.started)
            metrics.entries.value += len(append.verdict.entries)
            if live.table is append.table and append.table.number == append.number - 1:
                outcome = self._follow(append)
            else:
                self.refresh_soon(live)  # whoever asked was cancelled, and another had the lock meanwhile
        elif isinstance(outcome, Taken):
            metrics.taken.value += 1
        else:
            self._cache.unload(live)  # perhaps it was written all the same
            if isinstance(outcome, StoreUnavailable):
                outcome = self.unavailable(outcome)
        append.then(outcome)

    def _follow(self, append: _Append) -> Exception | None:
        """Durable entries become part of the table; an exception says that it cannot take them."""
        live, table, verdict = append.live, append.table, append.verdict
        if append.listing is not None:
            live.listing = append.listing
        try:
            table.follow(verdict)
        except Exception as error:
            self._cache.unload(live)
            return error
        if verdict.made is not None:
            self._metrics.moves.value += 1
        self._publish(live, table)
        self._changed(live, table, "us", append.requester)
        return None

    def _listing_after(self, live: LiveTable, table: Table, verdict: Verdict) -> Listing | None:
        """The listing to write with these entries; None where the old one will do."""
        listing = live.listing
        if listing is not None and not is_listed_anew(verdict):
            at = verdict.entries[-1].at
            return None if at - listing.touched < self._limits.touch_every else replace(listing, touched=at)
        after = table.copy()
        after.follow(verdict)
        return listing_of(after, listing.code if listing else None, listing.code_until if listing else None)

    def _publish(self, live: LiveTable, table: Table) -> None:
        """Tell the other processes how far this table is."""
        self._bus.publish(live.topic, b"%d" % table.number, but=live.on_message)

    def _changed(self, live: LiveTable, table: Table, by: Writer, but: Listener | None = None) -> None:
        """A table has changed: everyone is told, except the one who hears it with an answer."""
        for listener in [*live.listeners]:
            if listener is not but:
                try:
                    listener.changed(table)
                except Exception:
                    _log.exception("A listener failed.")
        if table.phase == "over":
            self._store_results(live, table)
        for observer in self.observers:
            observer.changed(live, table, by)

    # Beside the log

    async def keep_views(self) -> None:
        """Write down what is seen of running games, for a later program that may not know their rules."""
        loaded = self._cache.loaded.values()
        live_tables = [live for live in loaded if live.table is not None and live.table.play]
        for start in range(0, len(live_tables), _KEPT_AT_ONCE):
            work = map(self._keep_views, live_tables[start : start + _KEPT_AT_ONCE])
            await asyncio.gather(*work)

    async def _keep_views(self, live: LiveTable) -> None:
        try:
            async with self._cache.locked(live):
                if live.table is not None and (kept := keep(live.table)) is not None:
                    await self.append(live, Verdict((kept,)))
        except Illegal as refusal:
            _log.warning("The views of a table were not kept.", extra={"facts": {"code": refusal.code}})

    def _store_results(self, live: LiveTable, table: Table) -> None:
        """Store the results of a finished game, once as far as we know; storing them again does no harm."""
        if live.results_stored != len(table.series):
            live.results_stored = len(table.series)
            self._tasks.spawn(self._add_results(table))

    async def _add_results(self, table: Table) -> None:
        try:
            for result in results_of(table):
                await self._store.add_result(result)
        except StoreUnavailable as error:
            _log.warning("Results were not stored: %s", error)

    def unavailable(self, error: StoreUnavailable) -> Illegal:
        """What to tell those whom the store fails."""
        self._metrics.unavailable.value += 1
        _log.warning("The store is not available: %s", error)
        return Illegal("server/unavailable")


def _unreadable(live: LiveTable) -> Illegal:
    """What to tell of a log that the table cannot follow, whose error is being handled."""
    _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
    return Illegal("table/unreadable")
