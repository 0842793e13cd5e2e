"""Moves whose result is costly to work out: judged after a workshop has done that, so that the event loop need not."""

import logging
from typing import Any

from klub.core import Illegal, Seat, to_dict
from klub.server.pools.compute_pool import ComputeFailed, ComputePool
from klub.tables import Table, judge_bot, plan_bot, plan_move
from klub.tables import commands as c
from klub.tables import entries as e

_log = logging.getLogger(__name__)


def is_costly(table: Table, command: c.Command) -> bool:
    """Whether a command has to go through the workshop."""
    return table.game.declaration.costly and isinstance(command, c.Play) and not isinstance(command, c.Resolved)


class CostlyMoves:
    """What needs the workshop, for one hub. Whoever asks has the table's turn, so that it stays as it is meanwhile."""

    def __init__(self, compute: ComputePool) -> None:
        self._compute = compute

    async def command(self, table: Table, command: c.Command, who: str) -> c.Resolved:
        """A person's move with its result; raises `Illegal`."""
        assert isinstance(command, c.Play), "only moves are costly"
        move = plan_move(table, command, who)
        return c.Resolved(command.seat, await self._resolve(table, command.seat, move))

    async def judge_bot(self, table: Table, seat: Seat, move: dict[str, Any], now: float) -> list[e.Entry]:
        """The entries for the move of a bot; raises `Illegal`."""
        if not table.game.declaration.costly:
            return judge_bot(table, seat, move, now)
        planned = plan_bot(table, seat, move)
        return judge_bot(table, seat, await self._resolve(table, seat, planned), now, "resolved")

    async def attempt(self, table: Table, seat: Seat, move: Any, now: float) -> e.Entry:
        """The entry for a move that the table makes itself; raises `Illegal`."""
        if not table.game.declaration.costly:
            return table.attempt(seat, to_dict(move), now, None, "table")
        return table.attempt(seat, await self._resolve(table, seat, move), now, None, "resolved")

    async def _resolve(self, table: Table, seat: Seat, move: Any) -> dict[str, Any]:
        if table.play is None:
            raise Illegal("table/not_playing", phase=table.phase)
        try:
            return await self._compute.resolve(table.game, table.play.state, seat, move)
        except ComputeFailed as failure:
            _log.error("A move could not be worked out: %s", failure)
            raise Illegal("server/failed") from None
