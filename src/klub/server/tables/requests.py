"""Where people ask for something: a request is judged, written, and answered once it is durable.

Most requests are judged at once and cost no task of their own; those that have to wait for something get one.
"""

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from klub.core import Illegal, Seat
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.tables.cache import TableCache
from klub.server.tables.costly_moves import CostlyMoves, is_costly
from klub.server.tables.live_table import LiveTable, Requester
from klub.server.tables.log import TableLog
from klub.server.tasks import Tasks
from klub.store import Person, Taken
from klub.tables import Table, judge, judge_handover
from klub.tables import commands as c

STARTING: Final = (c.Start, c.Ready)
"""What may need a seed."""

LAST_WORDS: Final = (c.Play, c.Resign, c.Leave, c.Return, c.Close)
"""What a table with too long a log still takes, so that its game can end."""

_log = logging.getLogger(__name__)


class Requests:
    """Takes the requests of people at one hub's tables."""

    def __init__(
        self,
        cache: TableCache,
        log: TableLog,
        tasks: Tasks,
        limits: Limits,
        metrics: Metrics,
        costly_moves: CostlyMoves,
        now: Callable[[], float],
    ) -> None:
        self._cache, self._log_of_tables, self._tasks, self._costly_moves = cache, log, tasks, costly_moves
        self._limits, self._metrics, self._now = limits, metrics, now

    async def command(self, live: LiveTable, person: Person, command: c.Command, nonce: str | None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`. Needs the turn."""
        if live.table is None:
            await self._log_of_tables.load(live)
        current = False
        while True:
            table = live.current
            if nonce is not None:
                known = self._known(live, table, person.id, nonce)
                if known is not None:
                    return known
            try:
                self._check_length(table, command)
                seed = secrets.token_hex(32) if isinstance(command, STARTING) else ""
                if is_costly(table, command):
                    ready: c.Command = await self._costly_moves.command(table, command, person.id)
                else:
                    ready = command
                entries = judge(table, ready, person.id, person.name, person.color, self._now(), seed, nonce)
            except Illegal as refusal:
                # Another process may know better: no refusal without a look at the log.
                if not current and await self._log_of_tables.catch_up(live):
                    current = True
                    continue
                self._metrics.refusals.add(refusal.code)
                if nonce is not None:
                    self._remember(live, person.id, nonce, refusal)
                raise
            if await self._log_of_tables.append(live, entries):
                return table.number

    async def handover(self, live: LiveTable, person: Person, seat: Seat, giver: str) -> int:
        """Give a seat of `giver` to another person, as `command`."""
        await self._log_of_tables.latest(live)
        while True:
            table = live.current
            if seat not in table.seats_of(giver):
                raise Illegal("server/dead_link")  # the giver lost the seat, or gave it to somebody else
            entries = judge_handover(table, seat, person.id, person.name, person.color, self._now())
            if await self._log_of_tables.append(live, entries):
                return table.number

    def ask(self, live: LiveTable, requester: Requester, command: c.Command, nonce: str | None) -> None:
        """As `command`, whose turn ever it is; the answer is told to the asker, later."""
        table = live.table
        at_once = table is not None and not live.lock.held and not isinstance(command, STARTING)
        if table is not None and at_once and not is_costly(table, command):
            person = requester.person
            key = person.id, nonce or ""
            if nonce is None or (key not in table.nonces and key not in live.refusals):
                try:
                    self._check_length(table, command)
                    entries = judge(table, command, person.id, person.name, person.color, self._now(), "", nonce)
                except Illegal:
                    pass  # judged again after a look at the log
                else:
                    self._cache.touch(live)
                    live.lock.held = True
                    live.busy += 1
                    then = partial(self._answer, live, table, requester, command, nonce)
                    self._log_of_tables.append_soon(live, entries, requester, then)
                    return
        self._tasks.spawn(self._ask_in_turn(live, requester, command, nonce))

    def _answer(
        self,
        live: LiveTable,
        table: Table,
        requester: Requester,
        command: c.Command,
        nonce: str | None,
        outcome: Exception | None,
    ) -> None:
        """What was judged at once has been written, or not."""
        try:
            if outcome is None:
                requester.done(nonce, table.number, table)
            elif isinstance(outcome, Taken):
                self._tasks.spawn(self._ask_in_turn(live, requester, command, nonce))
            else:
                requester.refused(nonce, _as_refusal(outcome), live.table)
        finally:
            live.lock.release()
            live.busy -= 1
            self._cache.let_go(live)

    async def _ask_in_turn(self, live: LiveTable, requester: Requester, command: c.Command, nonce: str | None) -> None:
        try:
            async with self._cache.hold(live):
                number = await self.command(live, requester.person, command, nonce)
        except Exception as error:
            requester.refused(nonce, _as_refusal(error), live.table)
        else:
            requester.done(nonce, number, None)

    def ask_whether(
        self, live: LiveTable, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None
    ) -> None:
        """Whether a move would be legal, told to the asker later; nothing changes."""
        self._tasks.spawn(self._try(live, requester, seat, move, nonce))

    async def _try(
        self, live: LiveTable, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None
    ) -> None:
        try:
            async with self._cache.hold(live):
                await self.explain_move(live, requester.person.id, seat, move)
        except Exception as error:
            requester.refused(nonce, _as_refusal(error), None)
        else:
            requester.tried(nonce)

    async def explain_move(self, live: LiveTable, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise. Needs the turn."""
        table = await self._log_of_tables.latest(live)
        command: c.Command = c.Play(seat, move)
        if is_costly(table, command):
            command = await self._costly_moves.command(table, command, who)
        judge(table, command, who, "", "", self._now(), "")

    def _known(self, live: LiveTable, table: Table, who: str, nonce: str) -> int | None:
        """The number that this nonce led to; raises the refusal that it led to; None for a new one."""
        number = table.nonces.get((who, nonce))
        refusal = live.refusals.get((who, nonce))
        if number is None and refusal is None:
            return None
        self._metrics.resends.value += 1
        if refusal is not None:
            raise Illegal(refusal[0], **refusal[1])
        return number

    def _remember(self, live: LiveTable, who: str, nonce: str, refusal: Illegal) -> None:
        live.refusals[who, nonce] = refusal.code, refusal.facts
        if len(live.refusals) > self._limits.refusals_kept:
            del live.refusals[next(iter(live.refusals))]

    def _check_length(self, table: Table, command: c.Command) -> None:
        longest = self._limits.log_length
        if table.number >= longest and (table.number >= 2 * longest or not isinstance(command, LAST_WORDS)):
            raise Illegal("table/too_long", entries=table.number, most=longest)


def _as_refusal(error: Exception) -> Illegal:
    """What to tell who asked; a mistake of ours is for the log of the server only."""
    if isinstance(error, Illegal):
        return error
    _log.error("A request failed.", exc_info=error)
    return Illegal("server/failed")
