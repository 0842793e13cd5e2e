"""Judges what is costly to work out: moves with a costly result in another process, take-backs in a thread.

So the event loop need not.
"""

import asyncio
import logging
from typing import Any

from klub.core import Illegal, Seat
from klub.server.pools.compute_pool import ComputeFailed, ComputePool
from klub.tables import Table, Verdict, judge_bot, judge_lapse
from klub.tables import commands as c
from klub.tables.judge import plan_bot, plan_lapse, plan_move, plan_take_back
from klub.tables.undo import has_learned

_log = logging.getLogger(__name__)


class CostlyMoves:
    """What takes its time, for one hub. Whoever asks holds the lock: the table stays as it is meanwhile."""

    def __init__(self, compute: ComputePool) -> None:
        self._compute = compute

    def is_costly(self, table: Table, command: c.Command) -> bool:
        """Whether a command has to wait for its result."""
        if isinstance(command, c.AskUndo):
            return not isinstance(command, c.WeighedUndo)
        return table.game.declaration.costly and isinstance(command, c.Play) and not isinstance(command, c.Resolved)

    async def resolve(self, table: Table, command: c.Command, who: str) -> c.Command:
        """A command that can be judged at once: a costly move gets its result; raises `Illegal`.

        Of a take-back it is found out whether anybody has learned something from what is taken back.
        """
        if not self.is_costly(table, command):
            return command
        if isinstance(command, c.AskUndo):
            planned = plan_take_back(table, command, who)
            return c.WeighedUndo(command.seat, planned.to, await asyncio.to_thread(has_learned, planned))
        assert isinstance(command, c.Play), "only moves are costly"
        move = plan_move(table, command, who)
        return c.Resolved(command.seat, await self._work_out(table, command.seat, move))

    async def judge_bot(self, table: Table, seat: Seat, move: dict[str, Any], now: float) -> Verdict:
        """What the move of a bot leads to; raises `Illegal`."""
        if not table.game.declaration.costly:
            return judge_bot(table, seat, move, now)
        planned = plan_bot(table, seat, move)
        return judge_bot(table, seat, await self._work_out(table, seat, planned), now, "resolved")

    async def judge_lapse(self, table: Table, seat: Seat, now: float) -> Verdict:
        """What the move leads to that the clock makes for a seat; raises `Illegal`."""
        if not table.game.declaration.costly:
            return judge_lapse(table, seat, now)
        return judge_lapse(table, seat, now, await self._work_out(table, seat, plan_lapse(table, seat)))

    async def _work_out(self, table: Table, seat: Seat, move: Any) -> dict[str, Any]:
        if table.play is None:
            raise Illegal("table/not_playing", phase=table.phase)
        try:
            return await self._compute.resolve(table.game, table.play.state, seat, move)
        except ComputeFailed as failure:
            _log.error("A move could not be worked out: %s", failure)
            raise Illegal("server/failed") from None
