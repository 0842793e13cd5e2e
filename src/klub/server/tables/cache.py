"""The tables that this process has to do with: the ones used last are kept unfolded, nobody's are forgotten."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any

from klub.core import Illegal
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.live_table import LiveTable
from klub.server.tasks import Tasks
from klub.store import Listing
from klub.tables import Table

_log = logging.getLogger(__name__)


class TableCache:
    """All tables of one process, by id."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits, self._metrics = limits, metrics
        self.live_tables: dict[str, LiveTable] = {}
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        metrics.tables.ask = lambda: len(self.loaded)

    def live(self, table_id: str) -> LiveTable:
        """The place of a table, whether or not there is such a table; used now."""
        live = self.live_tables.get(table_id)
        if live is None:
            live = self.live_tables[table_id] = LiveTable(table_id)
        else:
            self.touch(live)
        return live

    def touch(self, live: LiveTable) -> None:
        """A table is used now."""
        if live.table is not None:
            self.loaded.move_to_end(live.id)

    def use(self, table_id: str) -> "CacheLock":
        """For `async with`: the table, once it is our turn to change it."""
        return CacheLock(self, self.live(table_id))

    def hold(self, live: LiveTable) -> "CacheLock":
        """As `use`, for a table at hand."""
        return CacheLock(self, live)

    def keep(self, live: LiveTable, table: Table, listing: Listing | None) -> None:
        """A table is in memory now."""
        live.table, live.listing = table, listing
        self.loaded[live.id] = live
        self.loaded.move_to_end(live.id)

    def unload(self, live: LiveTable) -> None:
        """Only the log of a table counts now."""
        live.table = live.listing = None
        self.loaded.pop(live.id, None)

    def let_go(self, live: LiveTable) -> None:
        """Keep the bound on tables in memory, and forget what nobody needs."""
        while len(self.loaded) > self._limits.tables_in_memory:
            oldest = next((each for each in self.loaded.values() if not each.busy and not each.thinking), None)
            if oldest is None:
                break
            self.unload(oldest)
            self._metrics.unloaded.value += 1
            self.remove_if_idle(oldest)
        if live.table is None:
            self.remove_if_idle(live)

    def remove_if_idle(self, live: LiveTable) -> None:
        """Forget a table that is not unfolded and that nobody needs."""
        if live.table is None and live.idle and self.live_tables.get(live.id) is live:
            del self.live_tables[live.id]


def run_for(
    live: LiveTable, cache: TableCache, tasks: Tasks, work: Callable[[], Awaitable[Any]], later: Callable[[], None]
) -> asyncio.Task[Any]:
    """Let a table go on by itself; `later` is called where the store is not there for it now."""
    live.busy += 1
    return tasks.spawn(_try(live, cache, work, later))


async def _try(
    live: LiveTable, cache: TableCache, work: Callable[[], Awaitable[Any]], later: Callable[[], None]
) -> None:
    try:
        await work()
    except Illegal as refusal:
        _log.warning("A table could not go on by itself.", extra={"facts": {"code": refusal.code}})
        if refusal.code == "server/unavailable":
            later()
    finally:
        live.busy -= 1
        cache.let_go(live)


class CacheLock:
    """The time in which one caller may change a table; it stays in memory so long."""

    __slots__ = ("_cache", "_live")

    def __init__(self, cache: TableCache, live: LiveTable) -> None:
        self._cache, self._live = cache, live

    async def __aenter__(self) -> LiveTable:
        live = self._live
        live.busy += 1
        try:
            await live.lock.acquire()
        except BaseException:
            self._leave()
            raise
        return live

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._live.lock.release()
        self._leave()

    def _leave(self) -> None:
        self._live.busy -= 1
        self._cache.let_go(self._live)
