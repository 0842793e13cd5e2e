"""Live tables: judged in memory, true in the log. A request is answered after its entries are durable.

A table in memory is a cache of its log. The hub puts together what serves it: the shelf holds tables in memory, the
scribe keeps them one with their logs, the desk takes requests, bots and alarms make the moves that nobody asks for,
neighbours are the other processes, and the sweeper clears away what was abandoned.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from klub.bus.api import Bus
from klub.core import Illegal, Malformed, Seat, to_dict
from klub.core.errors import shown
from klub.core.thought import LEVELS, Level
from klub.games import game as find_game
from klub.server.limits import Limits
from klub.server.live_turns.live_turns import LiveTurns
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics
from klub.server.peers.peers import Peers
from klub.server.pools.bot_pool import BotPool
from klub.server.pools.compute_pool import ComputePool
from klub.server.tables.bots import BotMoves
from klub.server.tables.cache import TableCache
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.deadlines import Deadlines
from klub.server.tables.expiry import Expiry
from klub.server.tables.listings import listing_of, make_code
from klub.server.tables.live_table import Listener, LiveTable, Requester
from klub.server.tables.log import TableLog, Writer, write_entry
from klub.server.tables.requests import Requests
from klub.server.tasks import Tasks
from klub.store import Person, Store, StoreUnavailable
from klub.tables import Table
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import House

__all__ = ["Hub", "Listener"]

ID_BYTES: Final = 16
CLOCK: Final = (1, 14 * 86_400)
"""The fewest and the most seconds for a move."""

KEEPING: Final = 5.0
"""Seconds that a hub takes at its end to write down what is seen of running games."""

_log = logging.getLogger(__name__)


class _Own(NamedTuple):
    """What a hub has made itself, and so closes."""

    runners: bool
    compute: bool


class Hub:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        bot_pool: BotPool,
        limits: Limits,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
        *,
        runners: RunnerPool | None = None,
        compute: ComputePool | None = None,
        pace: float = 1.0,
    ) -> None:
        """Uses what it is given, and closes none of it. Without stages and a workshop it makes some of its own.

        `pace`: what part of the pauses that bots make are kept.
        """
        self._own = _Own(runners is None, compute is None)
        self.runners = runners or RunnerPool(0, limits.live_turns, metrics)
        self.compute = compute or ComputePool(0, metrics)
        self._store, self._limits, self.metrics, self._now = store, limits, metrics, now
        self._where: dict[Listener, LiveTable] = {}
        self.draining = False
        self.cache = TableCache(limits, metrics)
        self.tasks = Tasks()
        self._log_of_tables = TableLog(store, bus, self.cache, self.tasks, limits, metrics, self._changed)
        costly_moves = CostlyMoves(self.compute)
        self._requests = Requests(self.cache, self._log_of_tables, self.tasks, limits, metrics, costly_moves, now)
        self._bots = BotMoves(
            bot_pool, self.cache, self._log_of_tables, self.tasks, limits, metrics, costly_moves, pace, now
        )
        self._live_turns = LiveTurns(
            self.runners, bus, self.cache, self._log_of_tables, self.tasks, limits, metrics, self._release, now
        )
        later, time_up = self._bots.watch, self._live_turns.time_up
        self._deadlines = Deadlines(self.cache, self._log_of_tables, self.tasks, later, costly_moves, time_up, now)
        self.peers = Peers(bus, self.cache, self._log_of_tables, self.tasks, limits, self._live_turns.hear_other)
        self._expiry = Expiry(store, self.cache, self._log_of_tables, limits, metrics, now)

    async def start(self) -> None:
        """Begin to hear the other processes, and to look for abandoned tables."""
        await self.peers.start()
        self.tasks.spawn(self.peers.beat_for_ever())
        self.tasks.spawn(self._expiry.expire_for_ever())

    async def drain(self, retry_after: float) -> None:
        """Say goodbye to every listener; they come back in so many seconds. New ones are for others to refuse."""
        self.draining = True
        for listener in [*self._where]:
            listener.bye(retry_after)

    async def stop(self) -> None:
        """End everything that goes on here. The log knows the rest."""
        self.tasks.stopped = True
        try:
            async with asyncio.timeout(KEEPING):
                await self._log_of_tables.keep_views()
        except TimeoutError:
            _log.warning("There was no time to keep the views of all running games.")
        self.peers.stop()
        for live in self.cache.live_tables.values():
            live.stop_timers()
        await self.tasks.stop()
        if self._own.runners:
            await self.runners.close()
        if self._own.compute:
            await self.compute.close()

    # Requests

    async def create(
        self, person: Person, game: str, options: dict[str, Any], seats: int, house: House, bots: dict[int, Level]
    ) -> str:
        """A new table; its host sits on the first free seat. The id: 128 random bits, url-safe. Raises `Illegal`."""
        found = find_game(game)
        parsed = found.parse_options(options, seats)
        _check_house(house, bots, seats)
        try:
            if await self._store.count_open(person.id) >= self._limits.tables_per_person:
                raise Illegal("server/too_many_tables", most=self._limits.tables_per_person)
            code = make_code()
            while await self._store.find_code(code, self._now()) is not None:
                code = make_code()
        except StoreUnavailable as error:
            raise self._log_of_tables.unavailable(error) from None
        now, version = self._now(), found.declaration.version
        live = self.cache.live(secrets.token_urlsafe(ID_BYTES))
        entries: list[e.Entry] = [
            e.Created(
                at=now,
                by=person.id,
                table=live.id,
                game=game,
                version=version,
                options=to_dict(parsed),
                seats=seats,
                house=house,
                bots=bots,
            )
        ]
        free = [seat for seat in range(seats) if seat not in bots]
        if free:
            entries.append(e.Sat(at=now, by=person.id, seat=free[0], name=person.name, color=person.color))
        table = Table(entries)
        listing = listing_of(table, code, now + self._limits.code_age)
        try:
            await self._store.append(live.id, 1, [write_entry(entry) for entry in entries], listing)
        except StoreUnavailable as error:
            self.cache.remove_if_idle(live)
            raise self._log_of_tables.unavailable(error) from None
        self.metrics.created.value += 1
        self.metrics.entries.value += len(entries)
        self.cache.keep(live, table, listing)
        self.cache.let_go(live)
        return live.id

    async def table(self, table_id: str) -> Table:
        """A table as it is now; raises `Illegal`. It is not the caller's to change."""
        async with self.cache.use(table_id) as live:
            return await self._log_of_tables.latest(live)

    def held(self, table_id: str) -> Table | None:
        """A table as this process knows it, if it does, at once."""
        live = self.cache.live_tables.get(table_id)
        return None if live is None else live.table

    async def command(self, table_id: str, person: Person, command: c.Command, nonce: str | None = None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`.

        Returns only after the commit. The same nonce of the same person is taken once: a resend gets the same answer,
        also from another process or after a crash.
        """
        async with self.cache.use(table_id) as live:
            return await self._requests.command(live, person, command, nonce)

    def ask(self, requester: Requester, command: c.Command, nonce: str | None) -> None:
        """As `command`, for somebody who listens: the answer is told, later."""
        self._requests.ask(self._where[requester], requester, command, nonce)

    def ask_whether(self, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None) -> None:
        """As `explain_move`, for somebody who listens: the answer is told, later."""
        self._requests.ask_whether(self._where[requester], requester, seat, move, nonce)

    def play_live(self, requester: Requester, seat: Seat, data: bytes) -> None:
        """An input of a live turn; a refusal is told, and what becomes of it is shown to all."""
        self._live_turns.hear(self._where[requester], requester, seat, data)

    def show(self, requester: Requester, seat: Seat, sketch: Any) -> None:
        """Let the others at the table see what is no move yet; raises `Illegal`."""
        self._live_turns.sketch(self._where[requester], requester, seat, sketch)

    async def handover(self, table_id: str, person: Person, seat: Seat, giver: str) -> int:
        """Give a seat to a person who came through its link, if it is still the giver's; as `command`."""
        async with self.cache.use(table_id) as live:
            return await self._requests.handover(live, person, seat, giver)

    async def explain_move(self, table_id: str, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise; nothing changes."""
        async with self.cache.use(table_id) as live:
            await self._requests.explain_move(live, who, seat, move)

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        await self._deadlines.lapse(table_id)

    async def expire(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        return await self._expiry.expire()

    # Listeners

    def listen(self, table_id: str, listener: Listener) -> None:
        """Tell this listener of every change from now on; it is told at least the latest state."""
        live = self.cache.live(table_id)
        live.listeners.append(listener)
        self._where[listener] = live
        self.peers.come(live, listener)
        self._live_turns.greet(live)

    def ignore(self, listener: Listener) -> None:
        """Tell this listener nothing more."""
        live = self._where.pop(listener, None)
        if live is not None:
            live.listeners.remove(listener)
            self.peers.go(live, listener)
            self.cache.let_go(live)

    def guests(self, table_id: str) -> int:
        """How many listeners a table has here."""
        live = self.cache.live_tables.get(table_id)
        return 0 if live is None else len(live.listeners)

    def _release(self, live: LiveTable) -> None:
        """A live turn has ended."""
        self.peers.release(live)

    def _changed(self, live: LiveTable, table: Table, by: Writer, but: Listener | None = None) -> None:
        """A table has changed: everyone is told, except the one who hears it with an answer."""
        for listener in [*live.listeners]:
            if listener is not but:
                try:
                    listener.changed(table)
                except Exception:
                    _log.exception("A listener failed.")
        if live.hosted_turn is not None or live.remote_turn is not None:
            self._live_turns.changed(live, table)
        if live.clock is not None or table.is_timed:
            self._deadlines.set(live)
        if table.phase == "over":
            self._log_of_tables.store_results(live, table)
        if by == "us":
            self._bots.wake(live, table)
        else:
            self._bots.watch_others(live, table)


def _check_house(house: House, bots: dict[int, Level], seats: int) -> None:
    if house.clock is not None:
        fewest, most = CLOCK
        if not (fewest <= house.clock.per_move <= most and 0 <= house.clock.bank <= most):
            raise Malformed(
                "house/clock", per_move=house.clock.per_move, bank=house.clock.bank, fewest=fewest, most=most
            )
    for seat, level in bots.items():
        if type(seat) is not int or not 0 <= seat < seats:
            raise Malformed("seat/out_of_range", seat=shown(seat), seats=seats)
        if level not in LEVELS:
            raise Malformed("bot/unknown_level", level=shown(level, str), known=list(LEVELS))
