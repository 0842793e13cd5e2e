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
from klub.server.alarms import Alarms
from klub.server.bots import Bots
from klub.server.cards import card_of, make_code
from klub.server.desk import Desk
from klub.server.errands import Errands
from klub.server.limits import Limits
from klub.server.live import Asker, Listener, Live
from klub.server.metrics import Metrics
from klub.server.neighbours import Neighbours
from klub.server.resolver import Resolver
from klub.server.scribe import Scribe, Writer, write_entry
from klub.server.shelf import Shelf
from klub.server.shows import Shows
from klub.server.stages import Stages
from klub.server.sweeper import Sweeper
from klub.server.thinkers import Thinkers
from klub.server.workshop import Workshop
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

    stages: bool
    workshop: bool


class Hub:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        limits: Limits,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
        *,
        stages: Stages | None = None,
        workshop: Workshop | None = None,
        pace: float = 1.0,
    ) -> None:
        """Uses what it is given, and closes none of it. Without stages and a workshop it makes some of its own.

        `pace`: what part of the pauses that bots make are kept.
        """
        self._own = _Own(stages is None, workshop is None)
        self.stages = stages or Stages(0, limits.live_turns, metrics)
        self.workshop = workshop or Workshop(0, metrics)
        self._store, self._limits, self.metrics, self._now = store, limits, metrics, now
        self._where: dict[Listener, Live] = {}
        self.draining = False
        self.shelf = Shelf(limits, metrics)
        self.errands = Errands(self.shelf)
        self._scribe = Scribe(store, bus, self.shelf, self.errands, limits, metrics, self._changed)
        resolver = Resolver(self.workshop)
        self._desk = Desk(self.shelf, self._scribe, self.errands, limits, metrics, resolver, now)
        self._bots = Bots(thinkers, self.shelf, self._scribe, self.errands, limits, metrics, resolver, pace, now)
        self._shows = Shows(
            self.stages, bus, self.shelf, self._scribe, self.errands, limits, metrics, self._release, now
        )
        later, time_up = self._bots.watch, self._shows.time_up
        self._alarms = Alarms(self.shelf, self._scribe, self.errands, later, resolver, time_up, now)
        self.neighbours = Neighbours(bus, self.shelf, self._scribe, self.errands, limits, self._shows.hear_other)
        self._sweeper = Sweeper(store, self.shelf, self._scribe, limits, metrics, now)

    async def start(self) -> None:
        """Begin to hear the other processes, and to look for abandoned tables."""
        await self.neighbours.start()
        self.errands.spawn(self.neighbours.beat_for_ever())
        self.errands.spawn(self._sweeper.sweep_for_ever())

    async def drain(self, retry_after: float) -> None:
        """Say goodbye to every listener; they come back in so many seconds. New ones are for others to refuse."""
        self.draining = True
        for listener in [*self._where]:
            listener.bye(retry_after)

    async def stop(self) -> None:
        """End everything that goes on here. The log knows the rest."""
        self.errands.stopped = True
        try:
            async with asyncio.timeout(KEEPING):
                await self._scribe.keep_views()
        except TimeoutError:
            _log.warning("There was no time to keep the views of all running games.")
        self.neighbours.stop()
        for live in self.shelf.lives.values():
            live.stop_timers()
        await self.errands.stop()
        if self._own.stages:
            await self.stages.close()
        if self._own.workshop:
            await self.workshop.close()

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
            raise self._scribe.unavailable(error) from None
        now, version = self._now(), found.declaration.version
        live = self.shelf.live(secrets.token_urlsafe(ID_BYTES))
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
        card = card_of(table, code, now + self._limits.code_age)
        try:
            await self._store.append(live.id, 1, [write_entry(entry) for entry in entries], card)
        except StoreUnavailable as error:
            self.shelf.forget_if_idle(live)
            raise self._scribe.unavailable(error) from None
        self.metrics.created.value += 1
        self.metrics.entries.value += len(entries)
        self.shelf.keep(live, table, card)
        self.shelf.let_go(live)
        return live.id

    async def table(self, table_id: str) -> Table:
        """A table as it is now; raises `Illegal`. It is not the caller's to change."""
        async with self.shelf.use(table_id) as live:
            return await self._scribe.latest(live)

    def held(self, table_id: str) -> Table | None:
        """A table as this process knows it, if it does, at once."""
        live = self.shelf.lives.get(table_id)
        return None if live is None else live.table

    async def command(self, table_id: str, person: Person, command: c.Command, nonce: str | None = None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`.

        Returns only after the commit. The same nonce of the same person is taken once: a resend gets the same answer,
        also from another process or after a crash.
        """
        async with self.shelf.use(table_id) as live:
            return await self._desk.command(live, person, command, nonce)

    def ask(self, asker: Asker, command: c.Command, nonce: str | None) -> None:
        """As `command`, for somebody who listens: the answer is told, later."""
        self._desk.ask(self._where[asker], asker, command, nonce)

    def ask_whether(self, asker: Asker, seat: Seat, move: dict[str, Any], nonce: str | None) -> None:
        """As `explain_move`, for somebody who listens: the answer is told, later."""
        self._desk.ask_whether(self._where[asker], asker, seat, move, nonce)

    def play_live(self, asker: Asker, seat: Seat, data: bytes) -> None:
        """An input of a live turn; a refusal is told, and what becomes of it is shown to all."""
        self._shows.hear(self._where[asker], asker, seat, data)

    def show(self, asker: Asker, seat: Seat, sketch: Any) -> None:
        """Let the others at the table see what is no move yet; raises `Illegal`."""
        self._shows.sketch(self._where[asker], asker, seat, sketch)

    async def handover(self, table_id: str, person: Person, seat: Seat, giver: str) -> int:
        """Give a seat to a person who came through its link, if it is still the giver's; as `command`."""
        async with self.shelf.use(table_id) as live:
            return await self._desk.handover(live, person, seat, giver)

    async def explain_move(self, table_id: str, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise; nothing changes."""
        async with self.shelf.use(table_id) as live:
            await self._desk.explain_move(live, who, seat, move)

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        await self._alarms.lapse(table_id)

    async def sweep(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        return await self._sweeper.sweep()

    # Listeners

    def listen(self, table_id: str, listener: Listener) -> None:
        """Tell this listener of every change from now on; it is told at least the latest state."""
        live = self.shelf.live(table_id)
        live.listeners.append(listener)
        self._where[listener] = live
        self.neighbours.come(live, listener)
        self._shows.greet(live)

    def ignore(self, listener: Listener) -> None:
        """Tell this listener nothing more."""
        live = self._where.pop(listener, None)
        if live is not None:
            live.listeners.remove(listener)
            self.neighbours.go(live, listener)
            self.shelf.let_go(live)

    def guests(self, table_id: str) -> int:
        """How many listeners a table has here."""
        live = self.shelf.lives.get(table_id)
        return 0 if live is None else len(live.listeners)

    def _release(self, live: Live) -> None:
        """A live turn has ended."""
        self.neighbours.release(live)

    def _changed(self, live: Live, table: Table, by: Writer, but: Listener | None = None) -> None:
        """A table has changed: everyone is told, except the one who hears it with an answer."""
        for listener in [*live.listeners]:
            if listener is not but:
                try:
                    listener.changed(table)
                except Exception:
                    _log.exception("A listener failed.")
        if live.show is not None or live.elsewhere is not None:
            self._shows.changed(live, table)
        if live.clock is not None or table.is_timed:
            self._alarms.set(live)
        if table.phase == "over":
            self._scribe.store_results(live, table)
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
