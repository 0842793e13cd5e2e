"""Abandoned tables: closed after some time without a sign of life, and deleted after some more."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from klub.core import Illegal
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.cache import TableCache
from klub.server.tables.log import TableLog
from klub.store import Phase, Store, StoreUnavailable
from klub.tables import entries as e

SWEPT_AT_ONCE: Final = 200

_log = logging.getLogger(__name__)


class Expiry:
    """Looks for abandoned tables now and then."""

    def __init__(
        self, store: Store, cache: TableCache, log: TableLog, limits: Limits, metrics: Metrics, now: Callable[[], float]
    ) -> None:
        self._store, self._cache, self._log_of_tables = store, cache, log
        self._limits, self._metrics, self._now = limits, metrics, now

    async def expire_for_ever(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._limits.sweep_every)
            try:
                await self.expire()
            except StoreUnavailable as error:
                _log.warning("The sweep has to wait: %s", error)
            except Exception:
                _log.exception("The sweep failed.")

    async def expire(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        limits, swept = self._limits, 0
        ages: dict[Phase, float] = {
            "waiting": limits.waiting_age,
            "playing": limits.playing_age,
            "over": limits.over_age,
            "closed": limits.over_age,
        }
        for phase, age in ages.items():
            for listing in await self._store.stale(phase, self._now() - age, SWEPT_AT_ONCE):
                try:
                    if phase in ("over", "closed"):
                        swept += await self._delete(listing.table)
                    else:
                        swept += await self._abandon(listing.table, self._now() - age)
                except Illegal as refusal:
                    _log.warning("A table could not be swept.", extra={"facts": {"code": refusal.code}})
        self._metrics.expired.value += swept
        return swept

    async def _delete(self, table_id: str) -> bool:
        live = self._cache.live_tables.get(table_id)
        if live is not None:
            if live.busy or live.listeners:
                return False
            live.stop_timers()
            self._cache.unload(live)
            self._cache.remove_if_idle(live)
        await self._store.delete(table_id)
        return True

    async def _abandon(self, table_id: str, before: float) -> bool:
        try:
            async with self._cache.use(table_id) as live:
                table = live.table or await self._log_of_tables.load(live)
                if table.touched >= before:
                    return False
                return await self._log_of_tables.append(live, [e.Closed(at=self._now(), why="abandoned")])
        except Illegal as refusal:
            if refusal.code in ("table/unknown", "table/unreadable"):
                await self._store.delete(table_id)
                return True
            raise
