"""The clocks of live tables: a timer for the next deadline of each, and the move that is made when it rings."""

import asyncio
from collections.abc import Callable
from functools import partial

from klub.core import Seat
from klub.server.errands import Errands
from klub.server.live import Live
from klub.server.resolver import Resolver
from klub.server.scribe import Scribe
from klub.server.shelf import Shelf
from klub.server.shows import PATIENCE
from klub.tables import lapsed


class Alarms:
    """The timers of one hub's tables. `later` looks after a table that the store was not there for."""

    def __init__(
        self,
        shelf: Shelf,
        scribe: Scribe,
        errands: Errands,
        later: Callable[[Live, int], None],
        resolver: Resolver,
        time_up: Callable[[Live, Seat], bool],
        now: Callable[[], float],
    ) -> None:
        """`time_up` ends a live turn; False where there is none to end."""
        self._shelf, self._scribe, self._errands, self._later, self._now = shelf, scribe, errands, later, now
        self._resolver, self._time_up = resolver, time_up

    def set(self, live: Live) -> None:
        """Ring when the first of the seats that think has no time left."""
        table = live.table
        due = table.clocks.next_lapse() if table is not None and table.phase == "playing" else None
        if live.clock is not None:
            if due is not None and live.clock[0] == due[0] and not live.clock[1].cancelled():
                return
            live.clock[1].cancel()
            live.clock = None
        if due is not None and not self._errands.stopped:
            wait = max(0.0, due[0] - self._now())
            live.clock = due[0], asyncio.get_running_loop().call_later(wait, self._ring, live)

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        async with self._shelf.use(table_id) as live:
            table = live.table or await self._scribe.load(live)
            due = lapsed(table, self._now())
            if due is None:
                self.set(live)
                return
            seat, move = due
            if self._time_up(live, seat):
                self._look_again(live)
                return
            entries = [await self._resolver.attempt(table, seat, move, self._now())]
            if not await self._scribe.append(live, entries):
                self.set(live)

    def _look_again(self, live: Live) -> None:
        """A live turn ends by itself now; where its stage does not answer, the clock moves all the same."""
        if live.clock is not None:
            live.clock[1].cancel()
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._ring, live)
        live.clock = self._now() + PATIENCE, timer

    def _ring(self, live: Live) -> None:
        live.clock = None
        self._errands.go_on(live, partial(self.lapse, live.id), partial(self._later, live, 0))
