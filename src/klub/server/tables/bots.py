"""The moves of bots at live tables: bots think when they may move, also for a process that is gone."""

import asyncio
import logging
import secrets
from functools import partial
from typing import Any

from msgspec import Struct

from klub.core import Declaration, Illegal, Seat
from klub.core.thought import Level
from klub.server.pools.bot_pool import BotFailed, BotPool, TooManyBots
from klub.server.tables.context import Context
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog, Writer
from klub.tables import Table

_log = logging.getLogger(__name__)


class _Question(Struct, frozen=True, eq=False):
    """What a bot is asked: its seat and level, its view of the game, and which seats bots play."""

    seat: Seat
    level: Level
    game: Declaration
    view: Any
    bots: list[Seat]
    number: int
    """The last entry of the log when it was asked."""


class BotMoves:
    """The bots of one hub's tables."""

    def __init__(
        self, context: Context, log: TableLog, costly_moves: CostlyMoves, pool: BotPool, pace: float = 1.0
    ) -> None:
        """`pace`: what part of the pauses that bots make are kept."""
        self._context, self._log, self._costly_moves = context, log, costly_moves
        self._pool, self._pace = pool, pace

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:
        """Let bots think; those of another process are its business, unless nothing happens for a while."""
        if by == "us":
            if table.phase == "playing":
                self._wake(live, table)
        elif any(table.chairs[seat].thinker is not None for seat in table.awaited):
            self.look_again(live, table.number)

    def look_again(self, live: LiveTable, number: int) -> None:
        """Look after a table in a while, whether it has got beyond this number by then."""
        if live.bot_timer is not None:
            live.bot_timer.cancel()
        if not self._context.tasks.stopped:
            wait = self._context.limits.bot_patience
            live.bot_timer = asyncio.get_running_loop().call_later(wait, self._look, live, number)

    def _wake(self, live: LiveTable, table: Table) -> None:
        """Let the bots think that may move now."""
        if table.phase != "playing" or table.play is None or self._context.tasks.stopped:
            return
        for seat in table.awaited:
            level = table.chairs[seat].thinker
            if level is not None and seat not in live.bot_tasks:
                view = table.game.view(table.play.state, seat)
                question = _Question(seat, level, table.game.declaration, view, table.bot_seats(), table.number)
                live.bot_tasks[seat] = self._run(live, partial(self._think, live, question))

    def _look(self, live: LiveTable, number: int) -> None:
        """Some time has passed: wake the bots of a table that has not moved, and load one that was dropped."""
        live.bot_timer = None
        if live.table is None:
            self._run(live, partial(self._load, live))
        elif live.table.number == number:
            self._wake(live, live.table)

    def _run(self, live: LiveTable, work: Any) -> asyncio.Task[Any]:
        return self._context.run(live, work, partial(self.look_again, live, 0))

    async def _load(self, live: LiveTable) -> None:
        async with self._context.cache.locked(live):
            await self._log.loaded(live)

    async def _think(self, live: LiveTable, question: _Question) -> None:
        """One move of a bot: thought about in another process, judged by what is true then."""
        seat, thinking = question.seat, True
        try:
            try:
                move = await self._ask(question)
            except TooManyBots:
                self.look_again(live, question.number)
                return
            async with self._context.cache.locked(live):
                del live.bot_tasks[seat]
                thinking = False
                await self._move(live, seat, move, question.number)
        finally:
            if thinking:
                del live.bot_tasks[seat]

    async def _ask(self, asked: _Question) -> dict[str, Any] | None:
        """What a bot would do, after its pause; None where it found nothing. Raises `TooManyBots`."""
        game, seed = asked.game, secrets.token_bytes(32)
        try:
            thought = await self._pool.think(game.name, game.version, asked.view, asked.level, seed, asked.bots)
        except BotFailed as failure:
            self._context.metrics.bot_failures.value += 1
            _log.error("A bot found no move: %s", failure)
            return None
        if thought.pause * self._pace > 0:
            await asyncio.sleep(thought.pause * self._pace)
        return thought.move

    async def _move(self, live: LiveTable, seat: Seat, move: dict[str, Any] | None, number: int) -> None:
        """Judge what a bot says; where that is nothing or nonsense, make the move that the clock would make."""
        table, now = await self._log.loaded(live), self._context.now
        if table.undone_at > number:
            self._wake(live, table)  # it thought about what was taken back
            return
        try:
            if move is None:
                raise Illegal("bot/no_move")
            verdict = await self._costly_moves.judge_bot(table, seat, move, now())
        except Illegal as refusal:
            if table.number != number or table.play is None:
                self._wake(live, table)  # the table has moved on: think again, if there is still something to
                return
            if move is not None:
                self._context.metrics.bot_failures.value += 1
                _log.error("A bot made an illegal move.", extra={"facts": {"code": refusal.code}})
            verdict = await self._costly_moves.judge_lapse(table, seat, now())
        if self._log.has_room(table, ending=True):
            await self._log.append(live, verdict)
