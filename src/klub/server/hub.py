"""The live tables of one process: create them, make requests at them, listen to them.

A table in memory is a cache of its log: requests are judged in memory, and answered after their entries are durable.
The hub puts together the parts that serve tables; the rest of the server knows only the hub.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from klub.core import Illegal, Seat
from klub.server.live_turns.live_turns import LiveTurns
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.peers.absence import Absences
from klub.server.peers.peers import Peers
from klub.server.pools.bot_pool import BotPool
from klub.server.pools.compute_pool import ComputePool
from klub.server.push.calls import Calls
from klub.server.tables.bots import BotMoves
from klub.server.tables.context import Context
from klub.server.tables.costly_moves import CostlyMoves
from klub.server.tables.deadlines import Deadlines
from klub.server.tables.expiry import Expiry
from klub.server.tables.listeners import Listener, Requester
from klub.server.tables.listings import listing_of, make_code
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog
from klub.server.tables.requests import Requests
from klub.store import Listing, Person, StoreUnavailable
from klub.tables import Table
from klub.tables import commands as c
from klub.tables.attendance import Attendance
from klub.tables.creation import NewTable, judge_creation
from klub.tables.entries import write_entry

_ID_BYTES: Final = 16

_KEEPING: Final = 5.0
"""Seconds that a hub takes at its end to write down what is seen of running games."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pools:
    """The processes that work for the tables of one server process."""

    bots: BotPool
    runners: RunnerPool
    compute: ComputePool

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self.bots.close(), self.runners.close(), self.compute.close())


class Hub:
    """All tables that this process serves."""

    def __init__(self, context: Context, pools: Pools, pace: float = 1.0, calls: Calls | None = None) -> None:
        """Uses what it is given, and closes none of it. `pace`: what part of the pauses that bots make are kept.

        `calls`: whether and how people are called who do not look.
        """
        self.context, self.pools, self.metrics = context, pools, context.metrics
        self.draining = False
        self._live_tables: dict[Listener, LiveTable] = {}
        self._log = log = TableLog(context)
        costly_moves = CostlyMoves(pools.compute)
        self._requests = Requests(context, log, costly_moves)
        self._bots = BotMoves(context, log, costly_moves, pools.bots, pace)
        self.peers = Peers(context, log)
        self._live_turns = LiveTurns(context, log, self.peers, pools.runners)
        self._deadlines = Deadlines(context, log, costly_moves, self._live_turns, self._bots)
        self._expiry = Expiry(context, log)
        self._absences = Absences(context, log)
        self.peers.attendance_handler = self._absences
        log.observers += [self._live_turns, self._deadlines, self._bots, self._absences]
        if calls is not None:
            log.observers.append(calls)

    async def start(self) -> None:
        """Begin to hear the other processes, and to look for abandoned tables."""
        await self.peers.start()
        self.context.tasks.spawn(self.peers.beat_for_ever())
        self.context.tasks.spawn(self._expiry.expire_for_ever())

    async def drain(self, retry_after: float) -> None:
        """Say goodbye to every listener; they come back in so many seconds. New ones are for others to refuse."""
        self.draining = True
        for listener in [*self._live_tables]:
            listener.bye(retry_after)

    async def stop(self) -> None:
        """End everything that goes on here. The log knows the rest."""
        self.context.tasks.stopped = True
        try:
            async with asyncio.timeout(_KEEPING):
                await self._log.keep_views()
        except TimeoutError:
            _log.warning("There was no time to keep the views of all running games.")
        self.peers.stop()
        for live in self.context.cache.live_tables.values():
            live.stop_timers()
        await self.context.tasks.stop()

    # Requests

    async def create(self, person: Person, wanted: NewTable) -> str:
        """A new table; its host sits on the first free seat. The id: 128 random bits, url-safe. Raises `Illegal`."""
        context, now = self.context, self.context.now()
        table_id = secrets.token_urlsafe(_ID_BYTES)
        entries = judge_creation(wanted, table_id, person.id, person.name, person.color, now)
        try:
            if await context.store.count_open(person.id) >= context.limits.tables_per_person:
                raise Illegal("server/too_many_tables", most=context.limits.tables_per_person)
            code = await self._free_code(now)
            table = Table(entries)
            listing = listing_of(table, code, now + context.limits.code_age)
            await context.store.append(table_id, 1, [write_entry(entry) for entry in entries], listing)
        except StoreUnavailable as error:
            raise self._log.unavailable(error) from None
        context.metrics.created.value += 1
        context.metrics.entries.value += len(entries)
        live = context.cache.get(table_id)
        context.cache.keep(live, table, listing)
        context.cache.trim(live)
        return table_id

    async def table(self, table_id: str) -> Table:
        """A table as it is now; raises `Illegal`. It is not the caller's to change."""
        async with self.context.cache.locked(self.context.cache.get(table_id)) as live:
            return await self._log.latest(live)

    async def listing(self, table_id: str) -> Listing:
        """The row of a table in the index, with a short code that works unless it is closed; raises `Illegal`."""
        context, now = self.context, self.context.now()
        async with context.cache.locked(context.cache.get(table_id)) as live:
            table = await self._log.latest(live)
            try:
                listing = await context.store.listing(table_id) or listing_of(table, None, None)
                works = listing.code is not None and (listing.code_until is None or listing.code_until > now)
                if table.phase != "closed" and not works:
                    code, until = await self._free_code(now), now + context.limits.code_age
                    await context.store.renew_code(table_id, code, until)
                    live.listing = listing = replace(listing, code=code, code_until=until)
            except StoreUnavailable as error:
                raise self._log.unavailable(error) from None
            return listing

    async def _free_code(self, now: float) -> str:
        """A short code that opens no other table now."""
        code = make_code()
        while await self.context.store.find_code(code, now) is not None:
            code = make_code()
        return code

    def held(self, table_id: str) -> Table | None:
        """A table as this process knows it, if it does, at once."""
        live = self.context.cache.live_tables.get(table_id)
        return None if live is None else live.table

    def attendance(self, table_id: str) -> Attendance:
        """Who is at a table, as far as this process knows."""
        live = self.context.cache.live_tables.get(table_id)
        return Attendance() if live is None else live.connected.attendance

    async def command(self, table_id: str, person: Person, command: c.Command, nonce: str | None = None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`.

        Returns only after the commit. The same nonce of the same person is taken once: a resend gets the same answer,
        also from another process or after a crash.
        """
        return await self._requests.command(self.context.cache.get(table_id), person, command, nonce)

    def ask(self, requester: Requester, command: c.Command, nonce: str | None) -> None:
        """As `command`, for somebody who listens: the answer is told, later."""
        self._requests.ask(self._live_tables[requester], requester, command, nonce)

    def ask_whether(self, requester: Requester, seat: Seat, move: dict[str, Any], nonce: str | None) -> None:
        """As `explain_move`, for somebody who listens: the answer is told, later."""
        self._requests.ask_whether(self._live_tables[requester], requester, seat, move, nonce)

    def input(self, requester: Requester, seat: Seat, data: bytes) -> None:
        """An input of a live turn; a refusal is told, and what becomes of it is streamed to all."""
        self._live_turns.input(self._live_tables[requester], requester, seat, data)

    def sketch(self, requester: Requester, seat: Seat, sketch: Any) -> None:
        """Let the others at the table see what is no move yet; raises `Illegal`."""
        self._live_turns.sketch(self._live_tables[requester], requester, seat, sketch)

    async def handover(self, table_id: str, person: Person, seat: Seat, giver: str) -> int:
        """Give a seat to a person who came through its link, if it is still the giver's; as `command`."""
        return await self._requests.handover(self.context.cache.get(table_id), person, seat, giver)

    async def explain_move(self, table_id: str, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise; nothing changes."""
        await self._requests.explain_move(self.context.cache.get(table_id), who, seat, move)

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        await self._deadlines.lapse(self.context.cache.get(table_id))

    async def pass_on_host(self, table_id: str) -> None:
        """Let somebody else be the host where the host has been absent for long."""
        await self._absences.pass_on_host(self.context.cache.get(table_id))

    async def expire(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        return await self._expiry.expire()

    # Listeners

    def listen(self, table_id: str, listener: Listener) -> None:
        """Tell this listener of every change from now on; it is told at least the latest state."""
        live = self.context.cache.get(table_id)
        live.listeners.append(listener)
        self._live_tables[listener] = live
        self.peers.come(live, listener)
        self._live_turns.greet(live)

    def tell_no_turn(self, listener: Listener) -> None:
        """Say to a listener where no live turn is played: it may believe that one is."""
        live = self._live_tables.get(listener)
        if live is not None:
            self._live_turns.tell_none(live, listener)

    def ignore(self, listener: Listener) -> None:
        """Tell this listener nothing more."""
        live = self._live_tables.pop(listener, None)
        if live is not None:
            live.listeners.remove(listener)
            self.peers.go(live, listener)
            self.context.cache.trim(live)

    def see(self, listener: Listener) -> None:
        """A listener's page came into view, or went out of it."""
        live = self._live_tables.get(listener)
        if live is not None:
            self.peers.look(live, listener.person.id)

    def count_listeners(self, table_id: str) -> int:
        """How many listeners a table has here."""
        live = self.context.cache.live_tables.get(table_id)
        return 0 if live is None else len(live.listeners)
