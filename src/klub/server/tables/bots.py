"""Bots at live tables: woken when they may move, and made up for where the process they belong to is gone."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from klub.core import Declaration, Illegal, Seat
from klub.core.thought import Level
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.pools.bot_pool import BotFailed, BotPool, TooManyBots
from klub.server.tables.cache import TableCache, run_for
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog
from klub.server.tasks import Tasks
from klub.tables import Table

_log = logging.getLogger(__name__)


class BotMoves:
    """The bots of one hub's tables."""

    def __init__(
        self,
        bot_pool: BotPool,
        cache: TableCache,
        log: TableLog,
        tasks: Tasks,
        limits: Limits,
        metrics: Metrics,
        costly_moves: CostlyMoves,
        pace: float,
        now: Callable[[], float],
    ) -> None:
        """`pace`: what part of the pauses that bots make are kept."""
        self._bot_pool, self._cache, self._log_of_tables, self._tasks = bot_pool, cache, log, tasks
        self._limits, self._metrics, self._now = limits, metrics, now
        self._costly_moves, self._pace = costly_moves, pace

    def wake(self, live: LiveTable, table: Table) -> None:
        """Let the bots think that may move now."""
        if table.phase != "playing" or table.play is None or self._tasks.stopped:
            return
        for seat in table.awaited:
            level = table.chairs[seat].thinker
            if level is not None and seat not in live.thinking:
                view = table.game.view(table.play.state, seat)
                bots = [other for other, chair in enumerate(table.chairs) if chair.thinker is not None]
                work = partial(self._think, live, seat, table.game.declaration, view, level, table.number, bots)
                live.thinking[seat] = run_for(live, self._cache, self._tasks, work, partial(self.watch, live, 0))

    def watch_others(self, live: LiveTable, table: Table) -> None:
        """Entries of another process: its bots are its business, unless nothing happens for a while."""
        if any(table.chairs[seat].thinker is not None for seat in table.awaited):
            self.watch(live, table.number)

    def watch(self, live: LiveTable, number: int) -> None:
        """Look after a table in a while, whether it has got beyond this number by then."""
        if live.watch is not None:
            live.watch.cancel()
        if not self._tasks.stopped:
            wait = self._limits.bot_patience
            live.watch = asyncio.get_running_loop().call_later(wait, self._look_after, live, number)

    def _look_after(self, live: LiveTable, number: int) -> None:
        """Some time has passed: wake the bots of a table that has not moved, and load one that was dropped."""
        live.watch = None
        if live.table is None:
            run_for(live, self._cache, self._tasks, partial(self._load, live), partial(self.watch, live, 0))
        elif live.table.number == number:
            self.wake(live, live.table)

    async def _load(self, live: LiveTable) -> None:
        async with self._cache.hold(live):
            if live.table is None:
                await self._log_of_tables.load(live)

    async def _think(
        self, live: LiveTable, seat: Seat, game: Declaration, view: Any, level: Level, number: int, bots: list[Seat]
    ) -> None:
        """One move of a bot: thought about outside, judged by what is true then."""
        move: dict[str, Any] | None = None
        thinking = True
        try:
            try:
                seed = secrets.token_bytes(32)
                thought = await self._bot_pool.think(game.name, game.version, view, level, seed, bots)
                move = thought.move
                if thought.pause * self._pace > 0:
                    await asyncio.sleep(thought.pause * self._pace)
            except BotFailed as failure:
                self._metrics.bot_failures.value += 1
                _log.error("A bot found no move: %s", failure)
            except TooManyBots:
                self.watch(live, number)
                return
            async with self._cache.hold(live):
                del live.thinking[seat]
                thinking = False
                await self._move(live, seat, move, number)
        finally:
            if thinking:
                del live.thinking[seat]

    async def _move(self, live: LiveTable, seat: Seat, move: dict[str, Any] | None, number: int) -> None:
        """Judge what a bot says; where that is nothing or nonsense, make the move that the clock would make."""
        table = live.table or await self._log_of_tables.load(live)
        try:
            if move is None:
                raise Illegal("bot/no_move")
            entries = await self._costly_moves.judge_bot(table, seat, move, self._now())
        except Illegal as refusal:
            if table.number != number or table.play is None:
                self.wake(live, table)  # the table has moved on: think again, if there is still something to
                return
            if move is not None:
                self._metrics.bot_failures.value += 1
                _log.error("A bot made an illegal move.", extra={"facts": {"code": refusal.code}})
            entries = [
                await self._costly_moves.attempt(table, seat, table.game.lapse(table.play.state, seat), self._now())
            ]
        if table.number < 2 * self._limits.log_length:
            await self._log_of_tables.append(live, entries)
