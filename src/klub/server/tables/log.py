"""Between a table in memory and its log: reading, catching up, and writing, which counts once it is durable.

An append that another process has forestalled reads what it missed, so that the order of the log decides races.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from klub.bus.api import Bus
from klub.core import Illegal
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.cache import TableCache
from klub.server.tables.listings import QUIET, listing_of, results_of
from klub.server.tables.live_table import Listener, LiveTable
from klub.server.tasks import Tasks
from klub.store import Listing, Store, StoreUnavailable, Taken
from klub.store.api import settle
from klub.tables import Table, keep
from klub.tables import entries as e

Writer: TypeAlias = Literal["us", "others"]
Then: TypeAlias = Callable[[Exception | None], None]
"""Hears what became of an append: None, `Taken`, or what to tell who asked for it."""

KEPT_AT_ONCE: Final = 200
"""Tables whose views are kept in one commit or few."""

_log = logging.getLogger(__name__)
_read_entry = msgspec.json.Decoder(e.Entry).decode
write_entry: Final = msgspec.json.Encoder().encode


class Changed(Protocol):
    """Whom a scribe tells that a table is another, who wrote it, and which listener hears it from somebody else."""

    def __call__(self, live: LiveTable, table: Table, by: Writer, but: Listener | None = None) -> None: ...


class TableLog:
    """Reads and writes the logs for one hub."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        cache: TableCache,
        tasks: Tasks,
        limits: Limits,
        metrics: Metrics,
        changed: Changed,
    ) -> None:
        self._store, self._bus, self._cache, self._tasks = store, bus, cache, tasks
        self._limits, self._metrics, self._changed = limits, metrics, changed

    # Reading

    async def load(self, live: LiveTable) -> Table:
        """Fold the log of a table; raises `table/unknown`. Needs the turn."""
        try:
            log = await self._store.read(live.id)
            listing = await self._store.listing(live.id) if log else None
        except StoreUnavailable as error:
            raise self.unavailable(error) from None
        if not log:
            raise Illegal("table/unknown")
        try:
            table = Table(map(_read_entry, log))
        except Exception:
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
        self._metrics.loads.value += 1
        self._cache.keep(live, table, listing)
        self._publish(live, table)
        self._changed(live, table, "others")
        return table

    async def latest(self, live: LiveTable) -> Table:
        """A table as its log says now. Needs the turn."""
        if live.table is None:
            return await self.load(live)
        await self.catch_up(live)
        return live.current

    async def catch_up(self, live: LiveTable) -> bool:
        """Take what the log has more than we; whether there was anything. Needs the turn."""
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
                table.take(_read_entry(data))
        except Exception:
            self._cache.unload(live)
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
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
            async with self._cache.hold(live):
                live.refreshing = False
                if live.table is not None:
                    await self.catch_up(live)
                elif live.listeners:
                    await self.load(live)
        except Illegal as refusal:
            _log.warning("A table could not be brought up to date.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable" and live.listeners and not self._tasks.stopped:
                asyncio.get_running_loop().call_later(self._limits.bot_patience, self.refresh_soon, live)
        finally:
            live.refreshing = False

    # Writing

    async def append(self, live: LiveTable, entries: Sequence[e.Entry]) -> bool:
        """Write entries, and once they are durable take them and tell everyone.

        False: another process was faster; what it wrote is read, and the caller judges again. Needs the turn. Who is
        cancelled does not take an append back.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(live, entries, None, partial(settle, done))
        try:
            await done
        except Taken:
            if not await self.catch_up(live):
                self._cache.unload(live)  # the log is not what we think: it was deleted
                await self.load(live)
            return False
        return True

    def append_soon(self, live: LiveTable, entries: Sequence[e.Entry], requester: Listener | None, then: Then) -> None:
        """As `append`, but `then` hears what became of it, after all listeners except the one who asks."""
        table = live.current
        number, listing = table.number + 1, self._listing_after(live, table, entries)
        data = [write_entry(entry) for entry in entries]
        written = partial(self._written, live, table, number, entries, listing, time.perf_counter(), requester, then)
        try:
            self._store.append_soon(live.id, number, data, listing, written)
        except StoreUnavailable as error:
            written(error)

    def _written(
        self,
        live: LiveTable,
        table: Table,
        number: int,
        entries: Sequence[e.Entry],
        listing: Listing | None,
        started: float,
        requester: Listener | None,
        then: Then,
        outcome: Exception | None,
    ) -> None:
        metrics = self._metrics
        if outcome is None:
            metrics.commit.observe(time.perf_counter() - started)
            metrics.entries.value += len(entries)
            if live.table is table and table.number == number - 1:
                outcome = self._take(live, table, entries, listing, requester)
            else:
                self.refresh_soon(live)  # whoever asked was cancelled, and another had the turn meanwhile
        elif isinstance(outcome, Taken):
            metrics.taken.value += 1
        else:
            self._cache.unload(live)  # perhaps it was written all the same
            if isinstance(outcome, StoreUnavailable):
                outcome = self.unavailable(outcome)
        then(outcome)

    def _take(
        self,
        live: LiveTable,
        table: Table,
        entries: Sequence[e.Entry],
        listing: Listing | None,
        requester: Listener | None,
    ) -> Exception | None:
        """Durable entries become part of the table; an exception says that it cannot take them."""
        if listing is not None:
            live.listing = listing
        try:
            for entry in entries:
                table.take(entry)
                if type(entry) is e.Moved:
                    self._metrics.moves.value += 1
        except Exception as error:
            self._cache.unload(live)
            return error
        self._publish(live, table)
        self._changed(live, table, "us", requester)
        return None

    def _listing_after(self, live: LiveTable, table: Table, entries: Sequence[e.Entry]) -> Listing | None:
        """The card to write with these entries; None where the old one will do."""
        listing = live.listing
        for entry in entries:
            if listing is None or type(entry) not in QUIET or table.ends(entry):
                break
        else:
            assert listing is not None, "there are entries"
            if entries[-1].at - listing.touched < self._limits.touch_every:
                return None
            return msgspec.structs.replace(listing, touched=entries[-1].at)
        after = table.copy()
        for entry in entries:
            after.take(entry)
        return listing_of(after, listing.code if listing else None, listing.code_until if listing else None)

    def _publish(self, live: LiveTable, table: Table) -> None:
        """Tell the other processes how far this table is."""
        self._bus.publish(live.topic, b"%d" % table.number, but=live.hear)

    async def keep_views(self) -> None:
        """Write down what is seen of running games, for a later program that may not know their rules."""
        live_tables = [live for live in self._cache.loaded.values() if live.table is not None and live.table.play]
        for start in range(0, len(live_tables), KEPT_AT_ONCE):
            work = map(self._keep_views, live_tables[start : start + KEPT_AT_ONCE])
            await asyncio.gather(*work)

    async def _keep_views(self, live: LiveTable) -> None:
        try:
            async with self._cache.hold(live):
                if live.table is not None and (kept := keep(live.table)) is not None:
                    await self.append(live, [kept])
        except Illegal as refusal:
            _log.warning("The views of a table were not kept.", extra={"facts": {"code": refusal.code}})

    # Beside the log

    def store_results(self, live: LiveTable, table: Table) -> None:
        """Store the results of a finished game, once as far as we know; storing them again does no harm."""
        if table.phase == "over" and live.settled != len(table.series):
            live.settled = len(table.series)
            self._tasks.spawn(self._store_results(table))

    async def _store_results(self, table: Table) -> None:
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
