"""The clocks of live tables: a timer for the next deadline of each, and the move that is made when it rings."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from klub.core import Seat
from klub.server.tables.cache import TableCache, run_for
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog
from klub.server.tasks import Tasks
from klub.tables import lapsed

PATIENCE: Final = 2.0
"""Seconds that a live turn has to end after its time is up."""


class Deadlines:
    """The timers of one hub's tables. `later` looks after a table that the store was not there for."""

    def __init__(
        self,
        cache: TableCache,
        log: TableLog,
        tasks: Tasks,
        later: Callable[[LiveTable, int], None],
        costly_moves: CostlyMoves,
        time_up: Callable[[LiveTable, Seat], bool],
        now: Callable[[], float],
    ) -> None:
        """`time_up` ends a live turn; False where there is none to end."""
        self._cache, self._log_of_tables, self._tasks, self._later, self._now = cache, log, tasks, later, now
        self._costly_moves, self._time_up = costly_moves, time_up

    def set(self, live: LiveTable) -> None:
        """Ring when the first of the seats that think has no time left."""
        table = live.table
        due = table.clocks.next_lapse() if table is not None and table.phase == "playing" else None
        if live.clock is not None:
            if due is not None and live.clock[0] == due[0] and not live.clock[1].cancelled():
                return
            live.clock[1].cancel()
            live.clock = None
        if due is not None and not self._tasks.stopped:
            wait = max(0.0, due[0] - self._now())
            live.clock = due[0], asyncio.get_running_loop().call_later(wait, self._ring, live)

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        async with self._cache.use(table_id) as live:
            table = live.table or await self._log_of_tables.load(live)
            due = lapsed(table, self._now())
            if due is None:
                self.set(live)
                return
            seat, move = due
            if self._time_up(live, seat):
                self._look_again(live)
                return
            entries = [await self._costly_moves.attempt(table, seat, move, self._now())]
            if not await self._log_of_tables.append(live, entries):
                self.set(live)

    def _look_again(self, live: LiveTable) -> None:
        """A live turn ends by itself now; where its stage does not answer, the clock moves all the same."""
        if live.clock is not None:
            live.clock[1].cancel()
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._ring, live)
        live.clock = self._now() + PATIENCE, timer

    def _ring(self, live: LiveTable) -> None:
        live.clock = None
        run_for(live, self._cache, self._tasks, partial(self.lapse, live.id), partial(self._later, live, 0))
