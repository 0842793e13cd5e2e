"""Live tables: judged in memory, true in the log. A request is answered after its entries are durable.

A table in memory is a cache of its log. An append that another process has forestalled reads what it missed and is
judged again, so the order of the log decides races. Other processes hear through the bus that there is more to read.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from klub.bus.api import Bus
from klub.core import Declaration, Illegal, Malformed, Seat, to_dict
from klub.core.errors import shown
from klub.core.thought import LEVELS, Level
from klub.games import game as find_game
from klub.server.cards import QUIET, card_of, make_code, results_of
from klub.server.limits import Limits
from klub.server.live import Listener, Live
from klub.server.metrics import Metrics
from klub.server.presence import Here, read_here, write_here
from klub.server.thinkers import CannotThink, Thinkers, TooManyThink
from klub.store import Card, Person, Phase, Store, StoreUnavailable, Taken
from klub.tables import Table, judge, judge_bot, judge_handover, judge_lapse
from klub.tables import commands as c
from klub.tables import entries as e
from klub.tables.house import House

__all__ = ["Hub", "Listener"]

ID_BYTES: Final = 16
HUBS: Final = "hubs"
"""The topic on which processes say that they live."""

MISSED_BEATS: Final = 3
SWEPT_AT_ONCE: Final = 200
CLOCK: Final = (1, 14 * 86_400)
"""The fewest and the most seconds for a move."""

STARTING: Final = (c.Start, c.Ready)
"""What may need a seed."""

LAST_WORDS: Final = (c.Play, c.Resign, c.Leave, c.Return, c.Close)
"""What a table with too long a log still takes, so that its game can end."""

_log = logging.getLogger(__name__)
_read_entry = msgspec.json.Decoder(e.Entry).decode
_write_entry = msgspec.json.Encoder().encode


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
    ) -> None:
        """Uses what it is given, and closes none of it."""
        self._store, self._bus, self._thinkers = store, bus, thinkers
        self._limits, self.metrics, self._now = limits, metrics, now
        self._lives: dict[str, Live] = {}
        self._unfolded: OrderedDict[str, Live] = OrderedDict()
        self._where: dict[Listener, Live] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._process = secrets.token_hex(8)
        self._beats: dict[str, int] = {}
        self._stopped = False
        self.draining = False
        metrics.tables.ask = lambda: len(self._unfolded)

    async def start(self) -> None:
        """Begin to hear the other processes, and to look for abandoned tables."""
        await self._bus.subscribe(HUBS, self._hear_beat)
        self._spawn(self._beat_for_ever())
        self._spawn(self._sweep_for_ever())

    async def drain(self, retry_after: float) -> None:
        """Say goodbye to every listener; they come back in so many seconds. New ones are for others to refuse."""
        self.draining = True
        for listener in [*self._where]:
            listener.bye(retry_after)

    async def stop(self) -> None:
        """End everything that goes on here. The log knows the rest."""
        self._stopped = True
        self._bus.unsubscribe(HUBS, self._hear_beat)
        for live in self._lives.values():
            live.stop_timers()
            self._unsubscribe(live)
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
            raise self._unavailable(error) from None
        now, version = self._now(), found.declaration.version
        live = self._live(secrets.token_urlsafe(ID_BYTES))
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
            await self._store.append(live.id, 1, [_write_entry(entry) for entry in entries], card)
        except StoreUnavailable as error:
            self._forget_if_idle(live)
            raise self._unavailable(error) from None
        self.metrics.created.value += 1
        self.metrics.entries.value += len(entries)
        self._keep(live, table, card)
        self._let_go(live)
        return live.id

    async def table(self, table_id: str) -> Table:
        """A table as it is now; raises `Illegal`. It is not the caller's to change."""
        live = self._live(table_id)
        live.busy += 1
        try:
            async with live.lock:
                if live.table is None:
                    return await self._load(live)
                await self._catch_up(live)
                return self._current(live)
        finally:
            live.busy -= 1
            self._let_go(live)

    def held(self, table_id: str) -> Table | None:
        """A table as this process knows it, if it does, at once."""
        live = self._lives.get(table_id)
        return None if live is None else live.table

    async def command(self, table_id: str, person: Person, command: c.Command, nonce: str | None = None) -> int:
        """Do what a person asks; the number of the last entry written for it. Raises `Illegal`.

        Returns only after the commit. The same nonce of the same person is taken once: a resend gets the same answer,
        also from another process or after a crash.
        """
        live = self._live(table_id)
        live.busy += 1
        try:
            async with live.lock:
                return await self._command(live, person, command, nonce)
        finally:
            live.busy -= 1
            self._let_go(live)

    async def handover(self, table_id: str, person: Person, seat: Seat) -> int:
        """Give a seat to a person who came through its link (which the caller has checked); as `command`."""
        live = self._live(table_id)
        live.busy += 1
        try:
            async with live.lock:
                if live.table is None:
                    await self._load(live)
                while True:
                    table = self._current(live)
                    entries = judge_handover(table, seat, person.id, person.name, person.color, self._now())
                    if await self._append(live, entries):
                        return table.number
        finally:
            live.busy -= 1
            self._let_go(live)

    async def explain_move(self, table_id: str, who: str, seat: Seat, move: dict[str, Any]) -> None:
        """Raise what making this move would raise; nothing changes."""
        table = await self.table(table_id)
        judge(table, c.Play(seat, move), who, "", "", self._now(), "")

    async def lapse(self, table_id: str) -> None:
        """Make the move of the clock where somebody's time is up."""
        live = self._live(table_id)
        live.busy += 1
        try:
            async with live.lock:
                table = live.table or await self._load(live)
                entries = judge_lapse(table, self._now())
                if not entries or not await self._append(live, entries):
                    self._set_clock(live)
        finally:
            live.busy -= 1
            self._let_go(live)

    # Listeners

    def listen(self, table_id: str, listener: Listener) -> None:
        """Tell this listener of every change from now on; it is told at least the latest state."""
        live = self._live(table_id)
        live.listeners.append(listener)
        self._where[listener] = live
        if live.company.come(listener.person.id):
            self._tell_company(live)
            self._say_here(live)
        else:
            listener.met(live.company.people)
        if live.hear is None:
            live.hear = lambda data: self._hear(live, data)
            live.gap = lambda: self._gap(live)
            self._spawn(self._subscribe(live))

    def ignore(self, listener: Listener) -> None:
        """Tell this listener nothing more."""
        live = self._where.pop(listener, None)
        if live is None:
            return
        live.listeners.remove(listener)
        if live.company.go(listener.person.id):
            self._tell_company(live)
            self._say_here(live)
        if not live.listeners:
            self._unsubscribe(live)
            self._let_go(live)

    def guests(self, table_id: str) -> int:
        """How many listeners a table has here."""
        live = self._lives.get(table_id)
        return 0 if live is None else len(live.listeners)

    # From a request to the log

    async def _command(self, live: Live, person: Person, command: c.Command, nonce: str | None) -> int:
        if live.table is None:
            await self._load(live)
        current = False
        while True:
            table = self._current(live)
            if nonce is not None:
                known = self._known(live, table, person.id, nonce)
                if known is not None:
                    return known
            try:
                self._check_length(table, command)
                seed = secrets.token_hex(32) if isinstance(command, STARTING) else ""
                entries = judge(table, command, person.id, person.name, person.color, self._now(), seed, nonce)
            except Illegal as refusal:
                # Another process may know better: no refusal without a look at the log.
                if not current and await self._catch_up(live):
                    current = True
                    continue
                self.metrics.refusals.add(refusal.code)
                if nonce is not None:
                    self._remember(live, person.id, nonce, refusal)
                raise
            if await self._append(live, entries):
                return table.number

    def _known(self, live: Live, table: Table, who: str, nonce: str) -> int | None:
        """The number that this nonce led to; raises the refusal that it led to; None for a new one."""
        number = table.nonces.get((who, nonce))
        refusal = live.refusals.get((who, nonce)) if live.refusals else None
        if number is None and refusal is None:
            return None
        self.metrics.resends.value += 1
        if refusal is not None:
            raise Illegal(refusal[0], **refusal[1])
        return number

    def _remember(self, live: Live, who: str, nonce: str, refusal: Illegal) -> None:
        live.refusals[who, nonce] = refusal.code, refusal.facts
        if len(live.refusals) > self._limits.refusals_kept:
            del live.refusals[next(iter(live.refusals))]

    def _check_length(self, table: Table, command: c.Command) -> None:
        longest = self._limits.log_length
        if table.number >= longest and (table.number >= 2 * longest or not isinstance(command, LAST_WORDS)):
            raise Illegal("table/too_long", entries=table.number, most=longest)

    async def _append(self, live: Live, entries: Sequence[e.Entry]) -> bool:
        """Write entries, and once they are durable take them and tell everyone.

        False: another process was faster; what it wrote is read, and the caller judges again. Needs the lock.
        """
        table = self._current(live)
        card = self._card_after(live, table, entries)
        number, data = table.number + 1, [_write_entry(entry) for entry in entries]
        started = time.perf_counter()
        try:
            await self._store.append(live.id, number, data, card)
        except Taken:
            self.metrics.taken.value += 1
            if not await self._catch_up(live):
                self._fold_away(live)  # the log is not what we think: it was deleted
                await self._load(live)
            return False
        except StoreUnavailable as error:
            self._fold_away(live)  # perhaps it was written all the same
            raise self._unavailable(error) from None
        except asyncio.CancelledError:
            if not self._stopped:
                self._spawn(self._append_again(live, number, data, card))
            raise
        metrics = self.metrics
        metrics.commit.observe(time.perf_counter() - started)
        metrics.entries.value += len(entries)
        if card is not None:
            live.card = card
        try:
            for entry in entries:
                table.take(entry)
                if type(entry) is e.Moved:
                    metrics.moves.value += 1
        except BaseException:
            self._fold_away(live)
            raise
        self._bus.publish(live.topic, b"%d" % table.number)
        self._tell(live, table)
        self._wake_bots(live, table)
        return True

    async def _append_again(self, live: Live, number: int, data: list[bytes], card: Card | None) -> None:
        """Whoever is cancelled does not take an append back: the same again tells when it is decided."""
        with suppress(Taken, StoreUnavailable):
            await self._store.append(live.id, number, data, card)
        await self._refresh(live)

    def _card_after(self, live: Live, table: Table, entries: Sequence[e.Entry]) -> Card | None:
        """The card to write with these entries; None where the old one will do."""
        card = live.card
        if card is not None and all(type(entry) in QUIET and not table.ends(entry) for entry in entries):
            if entries[-1].at - card.touched < self._limits.touch_every:
                return None
            return msgspec.structs.replace(card, touched=entries[-1].at)
        after = table.copy()
        for entry in entries:
            after.take(entry)
        return card_of(after, card.code if card else None, card.code_until if card else None)

    # From the log to memory

    def _live(self, table_id: str) -> Live:
        live = self._lives.get(table_id)
        if live is None:
            live = self._lives[table_id] = Live(table_id)
        elif live.table is not None:
            self._unfolded.move_to_end(table_id)
        return live

    def _current(self, live: Live) -> Table:
        assert live.table is not None, "loaded under the lock"
        return live.table

    async def _load(self, live: Live) -> Table:
        """Fold the log of a table; raises `table/unknown`. Needs the lock."""
        try:
            log = await self._store.read(live.id)
            card = await self._store.card(live.id) if log else None
        except StoreUnavailable as error:
            raise self._unavailable(error) from None
        if not log:
            raise Illegal("table/unknown")
        try:
            table = Table(map(_read_entry, log))
        except Exception:
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
        self.metrics.loads.value += 1
        self._keep(live, table, card)
        self._set_clock(live)
        self._watch_bots(live, table)
        self._settle(live, table)
        self._bus.publish(live.topic, b"%d" % table.number)
        if live.listeners:
            self._tell(live, table)
        return table

    def _keep(self, live: Live, table: Table, card: Card | None) -> None:
        live.table, live.card = table, card
        self._unfolded[live.id] = live
        self._unfolded.move_to_end(live.id)

    async def _catch_up(self, live: Live) -> bool:
        """Take what the log has more than we; whether there was anything. Needs the lock."""
        table = self._current(live)
        try:
            missed = await self._store.read(live.id, after=table.number)
        except StoreUnavailable as error:
            self._fold_away(live)
            raise self._unavailable(error) from None
        if not missed:
            return False
        try:
            for data in missed:
                table.take(_read_entry(data))
        except Exception:
            self._fold_away(live)
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
        if live.card is not None:
            live.card = card_of(table, live.card.code, live.card.code_until)
        self._tell(live, table)
        self._watch_bots(live, table)
        return True

    def _refresh_soon(self, live: Live) -> None:
        if not live.refreshing and not self._stopped:
            live.refreshing = True
            self._spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        """Bring a table that somebody listens to up to date."""
        live.busy += 1
        try:
            async with live.lock:
                live.refreshing = False
                if live.table is not None:
                    await self._catch_up(live)
                elif live.listeners:
                    self._tell(live, await self._load(live))
        except Illegal as refusal:
            _log.warning("A table could not be brought up to date.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable" and live.listeners and not self._stopped:
                asyncio.get_running_loop().call_later(self._limits.bot_patience, self._refresh_soon, live)
        finally:
            live.refreshing = False
            live.busy -= 1
            self._let_go(live)

    def _fold_away(self, live: Live) -> None:
        live.table = live.card = None
        self._unfolded.pop(live.id, None)

    def _let_go(self, live: Live) -> None:
        """Keep the bound on tables in memory, and forget what nobody needs."""
        while len(self._unfolded) > self._limits.tables_in_memory:
            oldest = next((each for each in self._unfolded.values() if not each.busy and not each.thinking), None)
            if oldest is None:
                break
            self._fold_away(oldest)
            self.metrics.folded_away.value += 1
            self._forget_if_idle(oldest)
        if live.table is None:
            self._forget_if_idle(live)

    def _forget_if_idle(self, live: Live) -> None:
        if live.table is None and live.idle:
            self._lives.pop(live.id, None)

    def _unavailable(self, error: StoreUnavailable) -> Illegal:
        self.metrics.unavailable.value += 1
        _log.warning("The store is not available: %s", error)
        return Illegal("server/unavailable")

    # After a change

    def _tell(self, live: Live, table: Table) -> None:
        """A table has changed: tell its listeners, set its clock, store its results."""
        for listener in [*live.listeners] if live.listeners else ():
            try:
                listener.changed(table)
            except Exception:
                _log.exception("A listener failed.")
        if live.clock is not None or table.house.clock is not None:
            self._set_clock(live)
        if table.phase == "over":
            self._settle(live, table)

    def _settle(self, live: Live, table: Table) -> None:
        """Store the results of a finished game, once as far as we know; storing them again does no harm."""
        if table.phase == "over" and live.settled != len(table.series):
            live.settled = len(table.series)
            self._spawn(self._store_results(table))

    async def _store_results(self, table: Table) -> None:
        try:
            for result in results_of(table):
                await self._store.add_result(result)
        except StoreUnavailable as error:
            _log.warning("Results were not stored: %s", error)

    def _set_clock(self, live: Live) -> None:
        table = live.table
        due = table.clocks.next_lapse() if table is not None and table.phase == "playing" else None
        if live.clock is not None:
            if due is not None and live.clock[0] == due[0] and not live.clock[1].cancelled():
                return
            live.clock[1].cancel()
            live.clock = None
        if due is not None and not self._stopped:
            wait = max(0.0, due[0] - self._now())
            live.clock = due[0], asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.clock = None
        self._go_on(live, partial(self.lapse, live.id))

    def _go_on(self, live: Live, work: Callable[[], Awaitable[Any]]) -> asyncio.Task[Any]:
        """Do something at a table that nobody waits for."""
        live.busy += 1
        return self._spawn(self._try(live, work))

    async def _try(self, live: Live, work: Callable[[], Awaitable[Any]]) -> None:
        try:
            await work()
        except Illegal as refusal:
            _log.warning("A table could not go on by itself.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable":
                self._watch(live, 0)
        finally:
            live.busy -= 1
            self._let_go(live)

    # Bots

    def _wake_bots(self, live: Live, table: Table) -> None:
        """Let the bots think that may move now."""
        if table.phase != "playing" or table.play is None or self._stopped:
            return
        for seat in table.actors:
            level = table.chairs[seat].thinker
            if level is not None and seat not in live.thinking:
                view = table.game.view(table.play.state, seat)
                work = partial(self._think, live, seat, table.game.declaration, view, level, table.number)
                live.thinking[seat] = self._go_on(live, work)

    def _watch_bots(self, live: Live, table: Table) -> None:
        """Entries of another process: its bots are its business, unless nothing happens for a while."""
        if any(table.chairs[seat].thinker is not None for seat in table.actors):
            self._watch(live, table.number)

    def _watch(self, live: Live, number: int) -> None:
        if live.watch is not None:
            live.watch.cancel()
        if not self._stopped:
            wait = self._limits.bot_patience
            live.watch = asyncio.get_running_loop().call_later(wait, self._look_after, live, number)

    def _look_after(self, live: Live, number: int) -> None:
        """Some time has passed: wake the bots of a table that has not moved, and load one that was dropped."""
        live.watch = None
        if live.table is None:
            self._go_on(live, partial(self.table, live.id))
        elif live.table.number == number:
            self._wake_bots(live, live.table)

    async def _think(self, live: Live, seat: Seat, game: Declaration, view: Any, level: Level, number: int) -> None:
        """One move of a bot: thought about outside, judged by what is true then."""
        move: dict[str, Any] | None = None
        thinking = True
        try:
            try:
                move = await self._thinkers.think(game.name, game.version, view, level, secrets.token_bytes(32))
            except CannotThink as failure:
                self.metrics.bot_failures.value += 1
                _log.error("A bot found no move: %s", failure)
            except TooManyThink:
                self._watch(live, number)
                return
            async with live.lock:
                del live.thinking[seat]
                thinking = False
                await self._move_bot(live, seat, move, number)
        finally:
            if thinking:
                del live.thinking[seat]

    async def _move_bot(self, live: Live, seat: Seat, move: dict[str, Any] | None, number: int) -> None:
        """Judge what a bot says; where that is nothing or nonsense, make the move that the clock would make."""
        table = live.table or await self._load(live)
        try:
            if move is None:
                raise Illegal("bot/no_move")
            entries = judge_bot(table, seat, move, self._now())
        except Illegal as refusal:
            if table.number != number or table.play is None:
                self._wake_bots(live, table)  # the table has moved on: think again, if there is still something to
                return
            if move is not None:
                self.metrics.bot_failures.value += 1
                _log.error("A bot made an illegal move.", extra={"facts": {"code": refusal.code}})
            entries = judge_bot(table, seat, to_dict(table.game.lapse(table.play.state, seat)), self._now())
        if table.number < 2 * self._limits.log_length:
            await self._append(live, entries)

    # The bus

    async def _subscribe(self, live: Live) -> None:
        assert live.hear is not None, "set by listen"
        hear = live.hear
        await self._bus.subscribe(live.topic, hear, live.gap)
        if live.hear is not hear:  # everyone went meanwhile
            self._bus.unsubscribe(live.topic, hear)
            return
        live.subscribed = True
        self._say_here(live, asks=True)
        await self._refresh(live)

    def _unsubscribe(self, live: Live) -> None:
        if live.hear is not None:
            self._bus.unsubscribe(live.topic, live.hear)
        live.hear = live.gap = None
        live.subscribed = False
        live.company.others.clear()

    def _hear(self, live: Live, data: bytes) -> None:
        """Another process, or we ourselves, wrote an entry (a number), or says who is there."""
        if data[:1] == b"{":
            self._hear_here(live, read_here(data))
        elif live.table is None or int(data) > live.table.number:
            self._refresh_soon(live)

    def _gap(self, live: Live) -> None:
        self._refresh_soon(live)
        self._say_here(live, asks=True)

    def _say_here(self, live: Live, *, asks: bool = False) -> None:
        if live.subscribed:
            self._bus.publish(live.topic, write_here(Here(self._process, live.company.own, asks)))

    def _hear_here(self, live: Live, here: Here) -> None:
        if here.process == self._process:
            return
        self._beats[here.process] = 0
        if here.asks:
            self._say_here(live)
        if live.company.hear(here):
            self._tell_company(live)

    def _tell_company(self, live: Live) -> None:
        people = live.company.people
        for listener in [*live.listeners]:
            listener.met(people)

    def _hear_beat(self, process: bytes) -> None:
        self._beats[process.decode()] = 0

    async def _beat_for_ever(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(self._limits.heartbeat)

    def beat(self) -> None:
        """Say that we live, and forget processes that have not said so for a while.

        Their people are gone. Their last entries may be in the log without a word on the bus, so it is read again.
        """
        self._bus.publish(HUBS, self._process.encode())
        for process in [*self._beats]:
            self._beats[process] += 1
            if self._beats[process] > MISSED_BEATS:
                del self._beats[process]
                for live in [*self._lives.values()]:
                    if live.company.forget(process):
                        self._tell_company(live)
                    if live.listeners:
                        self._refresh_soon(live)

    # Abandoned tables

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self._limits.sweep_every)
            try:
                await self.sweep()
            except StoreUnavailable as error:
                _log.warning("The sweep has to wait: %s", error)
            except Exception:
                _log.exception("The sweep failed.")

    async def sweep(self) -> int:
        """Close tables that were abandoned, and delete those that are long over; how many."""
        limits, swept = self._limits, 0
        ages: dict[Phase, float] = {
            "waiting": limits.waiting_age,
            "playing": limits.playing_age,
            "over": limits.over_age,
            "closed": limits.over_age,
        }
        for phase, age in ages.items():
            for card in await self._store.stale(phase, self._now() - age, SWEPT_AT_ONCE):
                try:
                    if phase in ("over", "closed"):
                        swept += await self._delete(card.table)
                    else:
                        swept += await self._abandon(card.table, self._now() - age)
                except Illegal as refusal:
                    _log.warning("A table could not be swept.", extra={"facts": {"code": refusal.code}})
        self.metrics.expired.value += swept
        return swept

    async def _delete(self, table_id: str) -> bool:
        live = self._lives.get(table_id)
        if live is not None:
            if live.busy or live.listeners:
                return False
            live.stop_timers()
            self._fold_away(live)
            self._forget_if_idle(live)
        await self._store.delete(table_id)
        return True

    async def _abandon(self, table_id: str, before: float) -> bool:
        live = self._live(table_id)
        live.busy += 1
        try:
            async with live.lock:
                table = live.table or await self._load(live)
                if table.touched >= before:
                    return False
                return await self._append(live, [e.Closed(at=self._now(), why="abandoned")])
        except Illegal as refusal:
            if refusal.code in ("table/unknown", "table/unreadable"):
                await self._store.delete(table_id)
                return True
            raise
        finally:
            live.busy -= 1
            self._let_go(live)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Illegal):
                _log.warning("Work at a table ended: %s", error.code)
            else:
                _log.error("Work at a table failed.", exc_info=error)


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
