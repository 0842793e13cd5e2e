"""What all parts that serve live tables share."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from klub.bus.api import Bus
from klub.core import Illegal
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.cache import TableCache
from klub.server.tables.live_table import LiveTable
from klub.server.tasks import Tasks
from klub.store import Store

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Context:
    """The store and the bus, the tables in memory, the tasks, the bounds, the figures and the time of one hub."""

    store: Store
    bus: Bus
    limits: Limits
    metrics: Metrics
    now: Callable[[], float]
    """Seconds since 1970."""
    tasks: Tasks
    cache: TableCache

    @classmethod
    def create(
        cls, store: Store, bus: Bus, limits: Limits, metrics: Metrics, now: Callable[[], float] = time.time
    ) -> "Context":
        """A context without tables and tasks."""
        return cls(store, bus, limits, metrics, now, Tasks(), TableCache(limits, metrics))

    def run(
        self, live: LiveTable, work: Callable[[], Awaitable[Any]], unavailable: Callable[[], None]
    ) -> asyncio.Task[Any]:
        """Let a table go on by itself, in a task; `unavailable` is called where the store is not there for it now."""
        live.busy += 1
        return self.tasks.spawn(self._run(live, work, unavailable))

    async def _run(self, live: LiveTable, work: Callable[[], Awaitable[Any]], unavailable: Callable[[], None]) -> None:
        try:
            await work()
        except Illegal as refusal:
            _log.warning("A table could not go on by itself.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable":
                unavailable()
        finally:
            live.busy -= 1
            self.cache.trim(live)
