"""Requests of people: judged, written, and answered once they are durable.

Every request takes the same path. Its first step is a plain call: where nothing has to be waited for, the request is
judged and handed to the store at once, and costs no task. Otherwise the rest waits for what it needs: the lock, the
log, a seed, or a move that is worked out.
"""

import asyncio
import logging
import secrets
from functools import partial
from typing import Any, Final

from msgspec import Struct

from klub.core import Illegal, Seat
from klub.server.tables.context import Context
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.listeners import Requester
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog
from klub.store import Person, Taken
from klub.store.api import settle
from klub.tables import Table, Verdict, judge, judge_handover
from klub.tables import commands as c

_STARTING: Final = (c.Start, c.Ready, c.Again)
"""What may need a seed."""

_ENDING: Final = (c.Play, c.Resign, c.Leave, c.Return, c.StandIn, c.VoteEnd, c.Close)
"""What a table with too long a log still takes, so that its game can end."""

_log = logging.getLogger(__name__)


class _Request(Struct, frozen=True, eq=False, gc=False):
    """What a person asks of a table."""

    live: LiveTable
    person: Person
    command: c.Command
    nonce: str | None
    requester: Requester | None = None
    """Who hears the new state together with the answer, not before it."""
    written: "asyncio.Future[int] | None" = None
    """Who waits for the number of the entry instead."""


class Requests:
    """Takes the requests of people at one hub's tables."""

    def __init__(self, context: Context, log: TableLog, costly_moves: CostlyMoves) -> None:
        self._context, self._log, self._costly_moves = context, log, costly_moves

    async def command(self, live: LiveTable, person: Person, command: c.Command, nonce: str | None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`."""
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        request = _Request(live, person, command, nonce, written=written)
        if not self._begin(request):
            return await self._finish(request)
        try:
            return await written
        except Taken:
            return await self._finish(request, forestalled=True)

    def ask(self, live: LiveTable, requester: Requester, command: c.Command, nonce: str | None) -> None:
        """As `command`, for somebody who listens: the answer is told, later."""
        request = _Request(live, requester.person, command, nonce, requester)
        if not self._begin(request):
            self._context.tasks.spawn(self._answer_later(request, requester))

    async def handover(self, live: LiveTable, person: Person, seat: Seat, giver: str) -> int:
        """Give a seat of `giver` to another person, as `command`."""

        def judge_now(table: Table) -> Verdict:
            if seat not in table.seats_of(giver):
                raise Illegal("server/dead_link")  # the giver lost the seat, or gave it to somebody else
            return judge_handover(table, seat, person.id, self._context.now())

        async with self._context.cache.locked(live):
            await self._log.latest(live)
            return await self._log.append_judged(live, judge_now)

    async def explain_move(self, live: LiveTable, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise; nothing changes."""
        async with self._context.cache.locked(live):
            table = await self._log.latest(live)
            command = await self._costly_moves.resolve(table, c.Play(seat, move), who)
            judge(table, command, who, "", "", self._context.now(), "")

    def ask_whether(
        self, live: LiveTable, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None
    ) -> None:
        """As `explain_move`, for somebody who listens: the answer is told, later."""
        self._context.tasks.spawn(self._try(live, requester, seat, move, nonce))

    # The path of a request

    def _begin(self, request: _Request) -> bool:
        """Judge a request and have it written, where nothing has to be waited for; False: it needs `_finish`."""
        live, command = request.live, request.command
        table = live.table
        if table is None or live.lock.held:
            return False
        if isinstance(command, _STARTING) or self._costly_moves.is_costly(table, command):
            return False
        key = request.person.id, request.nonce
        if key in table.nonces or key in live.refusals:
            return False  # it was sent before
        try:
            verdict = self._judge(request, table, command, "")
        except Illegal:
            return False  # judged again after a look at the log
        self._context.cache.touch(live)
        live.lock.held = True
        live.busy += 1
        try:
            self._log.append_soon(live, verdict, request.requester, partial(self._written, request, table))
        except BaseException:
            self._release(live)
            raise
        return True

    def _written(self, request: _Request, table: Table, outcome: Exception | None) -> None:
        """What was judged at once has been written, or not: answer, and let the next request at the table."""
        try:
            if request.requester is not None:
                self._answer(request, request.requester, table, outcome)
            elif request.written is not None:
                settle(request.written, table.number if outcome is None else outcome)
        finally:
            self._release(request.live)

    def _release(self, live: LiveTable) -> None:
        live.lock.release()
        live.busy -= 1
        self._context.cache.trim(live)

    async def _finish(self, request: _Request, *, forestalled: bool = False) -> int:
        """Judge a request, as often as others are faster, until it is written or refused.

        `forestalled`: others were faster before, so there is something to read.
        """
        live, looked = request.live, False
        async with self._context.cache.locked(live):
            if forestalled and live.table is not None:
                await self._log.catch_up(live)
            await self._log.loaded(live)
            while True:
                table = live.current
                if request.nonce is not None and (number := self._recall(request, table, request.nonce)) is not None:
                    return number
                try:
                    self._log.check_room(table, ending=isinstance(request.command, _ENDING))
                    seed = secrets.token_hex(32) if isinstance(request.command, _STARTING) else ""
                    command = await self._costly_moves.resolve(table, request.command, request.person.id)
                    verdict = self._judge(request, table, command, seed)
                except Illegal as refusal:
                    # Another process may know better: no refusal without a look at the log.
                    if not looked and await self._log.catch_up(live):
                        looked = True
                        continue
                    self._note_refusal(request, refusal)
                    raise
                if await self._log.append(live, verdict):
                    return table.number

    def _judge(self, request: _Request, table: Table, command: c.Command, seed: str) -> Verdict:
        person = request.person
        if table.number >= self._context.limits.log_length:
            self._log.check_room(table, ending=isinstance(command, _ENDING))
        now = self._context.now()
        attendance = request.live.connected.attendance
        return judge(table, command, person.id, person.name, person.color, now, seed, request.nonce, attendance)

    # Answers

    def _answer(self, request: _Request, requester: Requester, table: Table, outcome: Exception | None) -> None:
        """Answer what was judged at once, after it was written or not."""
        if outcome is None:
            requester.done(request.nonce, table.number, table)
        elif isinstance(outcome, Taken):
            self._context.tasks.spawn(self._answer_later(request, requester, forestalled=True))
        else:
            requester.refused(request.nonce, _as_refusal(outcome), request.live.table)

    async def _answer_later(self, request: _Request, requester: Requester, *, forestalled: bool = False) -> None:
        try:
            number = await self._finish(request, forestalled=forestalled)
        except Exception as error:
            requester.refused(request.nonce, _as_refusal(error), request.live.table)
        else:
            requester.done(request.nonce, number, None)

    async def _try(
        self, live: LiveTable, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None
    ) -> None:
        try:
            await self.explain_move(live, requester.person.id, seat, move)
        except Exception as error:
            requester.refused(nonce, _as_refusal(error), None)
        else:
            requester.tried(nonce)

    # Requests that were sent before

    def _recall(self, request: _Request, table: Table, nonce: str) -> int | None:
        """The number that this nonce led to; raises the refusal that it led to; None for a new one."""
        key = request.person.id, nonce
        number, refusal = table.nonces.get(key), request.live.refusals.get(key)
        if number is None and refusal is None:
            return None
        self._context.metrics.resends.value += 1
        if refusal is not None:
            raise Illegal(refusal[0], **refusal[1])
        return number

    def _note_refusal(self, request: _Request, refusal: Illegal) -> None:
        """Count a refusal, and remember it for a resend."""
        self._context.metrics.refusals.add(refusal.code)
        if request.nonce is not None:
            known = request.live.refusals
            known[request.person.id, request.nonce] = refusal.code, refusal.facts
            if len(known) > self._context.limits.refusals_kept:
                del known[next(iter(known))]


def _as_refusal(error: Exception) -> Illegal:
    """What to tell who asked; a mistake of ours is for the log of the server only."""
    if isinstance(error, Illegal):
        return error
    _log.error("A request failed.", exc_info=error)
    return Illegal("server/failed")
