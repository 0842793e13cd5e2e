"""Closes tables that were abandoned, and deletes those that are long over."""

import asyncio
import logging
from typing import Final

from klub.core import Illegal
from klub.server.tables.context import Context
from klub.server.tables.log import TableLog
from klub.store import StoreUnavailable
from klub.tables import Verdict
from klub.tables import entries as e
from klub.tables.house import Phase

_EXPIRED_AT_ONCE: Final = 200

_log = logging.getLogger(__name__)


class Expiry:
    """Looks for abandoned tables now and then."""

    def __init__(self, context: Context, log: TableLog) -> None:
        self._context, self._log = context, log

    async def expire_for_ever(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._context.limits.sweep_every)
            try:
                await self.expire()
            except StoreUnavailable as error:
                _log.warning("The sweep has to wait: %s", error)
            except Exception:
                _log.exception("The sweep failed.")

    async def expire(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        limits, now, expired = self._context.limits, self._context.now, 0
        ages: dict[Phase, float] = {
            "waiting": limits.waiting_age,
            "playing": limits.playing_age,
            "over": limits.over_age,
            "closed": limits.over_age,
        }
        for phase, age in ages.items():
            for listing in await self._context.store.stale(phase, now() - age, _EXPIRED_AT_ONCE):
                try:
                    if phase in ("over", "closed"):
                        expired += await self._delete(listing.table)
                    else:
                        expired += await self._abandon(listing.table, now() - age)
                except Illegal as refusal:
                    _log.warning("A table could not be swept.", extra={"facts": {"code": refusal.code}})
        self._context.metrics.expired.value += expired
        return expired

    async def _delete(self, table_id: str) -> bool:
        cache = self._context.cache
        live = cache.live_tables.get(table_id)
        if live is not None:
            if live.busy or live.listeners:
                return False
            live.stop_timers()
            cache.unload(live)
            cache.drop_if_idle(live)
        await self._context.store.delete(table_id)
        return True

    async def _abandon(self, table_id: str, before: float) -> bool:
        live = self._context.cache.get(table_id)
        try:
            async with self._context.cache.locked(live):
                table = await self._log.loaded(live)
                if table.touched >= before:
                    return False
                return await self._log.append(live, Verdict((e.Closed(at=self._context.now(), why="abandoned"),)))
        except Illegal as refusal:
            if refusal.code in ("table/unknown", "table/unreadable"):
                await self._context.store.delete(table_id)
                return True
            raise
