"""The cache of live tables: the ones used last are kept in memory, those that nobody needs are dropped."""

from collections import OrderedDict
from types import TracebackType

from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.live_table import LiveTable
from klub.store import Listing
from klub.tables import Table


class TableCache:
    """All tables of one process, by id."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits, self._metrics = limits, metrics
        self.live_tables: dict[str, LiveTable] = {}
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        """Those whose state is in memory, the least recently used first."""
        metrics.tables.ask = lambda: len(self.loaded)

    def get(self, table_id: str) -> LiveTable:
        """The live table of this id, whether or not there is such a table; used now."""
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

    def locked(self, live: LiveTable) -> "_Locked":
        """For `async with`: the table, once nobody else changes it."""
        return _Locked(self, live)

    def keep(self, live: LiveTable, table: Table, listing: Listing | None) -> None:
        """A table is in memory now."""
        live.table, live.listing = table, listing
        self.loaded[live.id] = live
        self.loaded.move_to_end(live.id)

    def unload(self, live: LiveTable) -> None:
        """Only the log of a table counts now."""
        live.table = live.listing = None
        self.loaded.pop(live.id, None)

    def trim(self, live: LiveTable) -> None:
        """Keep the bound on tables in memory, and drop what nobody needs; `live` was just used."""
        while len(self.loaded) > self._limits.tables_in_memory:
            oldest = next((each for each in self.loaded.values() if not each.busy and not each.bot_tasks), None)
            if oldest is None:
                break
            self.unload(oldest)
            self._metrics.unloaded.value += 1
            self.drop_if_idle(oldest)
        if live.table is None:
            self.drop_if_idle(live)

    def drop_if_idle(self, live: LiveTable) -> None:
        """Drop a table that is not loaded and that nobody needs."""
        if live.table is None and live.idle and self.live_tables.get(live.id) is live:
            del self.live_tables[live.id]


class _Locked:
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
        self._cache.trim(self._live)
