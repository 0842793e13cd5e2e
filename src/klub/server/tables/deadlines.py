"""Timers for the deadlines of live tables, and the move that is made when a seat's time is up."""

import asyncio
from functools import partial
from typing import Final, Protocol

from klub.core import Seat
from klub.server.tables.bots import BotMoves
from klub.server.tables.context import Context
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog, Writer
from klub.tables import Table, lapsed

_GRACE: Final = 2.0
"""Seconds that a live turn has to end after its time is up."""


class _TimedTurns(Protocol):
    """Live turns, which end by themselves when their time is up."""

    def time_up(self, live: LiveTable, seat: Seat) -> bool:
        """End the live turn of a seat; False where there is none to end."""


class Deadlines:
    """The timers of one hub's tables."""

    def __init__(
        self, context: Context, log: TableLog, costly_moves: CostlyMoves, turns: _TimedTurns, bots: BotMoves
    ) -> None:
        """`bots` looks after a table again that the store was not there for."""
        self._context, self._log, self._costly_moves, self._turns, self._bots = context, log, costly_moves, turns, bots

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:  # noqa: ARG002 - as observers are called
        """Set the timer for the table as it is now."""
        if live.deadline is not None or table.is_timed:
            self._set(live)

    async def lapse(self, live: LiveTable) -> None:
        """Make the move of the clock where somebody's time is up."""
        async with self._context.cache.locked(live):
            table = await self._log.loaded(live)
            seat = lapsed(table, self._context.now())
            if seat is None:
                self._set(live)
            elif self._turns.time_up(live, seat):
                self._look_again(live)
            else:
                verdict = await self._costly_moves.judge_lapse(table, seat, self._context.now())
                if not await self._log.append(live, verdict):
                    self._set(live)

    def _set(self, live: LiveTable) -> None:
        """Ring when the first of the seats that think has no time left."""
        table = live.table
        due = table.clocks.next_lapse() if table is not None and table.phase == "playing" else None
        if live.deadline is not None:
            if due is not None and live.deadline[0] == due[0] and not live.deadline[1].cancelled():
                return
            live.deadline[1].cancel()
            live.deadline = None
        if due is not None and not self._context.tasks.stopped:
            wait = max(0.0, due[0] - self._context.now())
            live.deadline = due[0], asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _look_again(self, live: LiveTable) -> None:
        """A live turn ends by itself now; where its process does not answer, the clock moves all the same."""
        if live.deadline is not None:
            live.deadline[1].cancel()
        timer = asyncio.get_running_loop().call_later(_GRACE, self._ring, live)
        live.deadline = self._context.now() + _GRACE, timer

    def _ring(self, live: LiveTable) -> None:
        live.deadline = None
        self._context.run(live, partial(self.lapse, live), partial(self._bots.look_again, live, 0))
