"""Between a table in memory and its log: reading, catching up, and writing, which counts once it is durable.

An append that another process has forestalled reads what it missed, so that the order of the log decides races.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from klub.bus.api import Bus
from klub.core import Illegal
from klub.server.cards import QUIET, card_of, results_of
from klub.server.errands import Errands
from klub.server.limits import Limits
from klub.server.live import Listener, Live
from klub.server.metrics import Metrics
from klub.server.shelf import Shelf
from klub.store import Card, Store, StoreUnavailable, Taken
from klub.store.api import settle
from klub.tables import Table, keep
from klub.tables import entries as e

Writer: TypeAlias = Literal["us", "others"]
Then: TypeAlias = Callable[[Exception | None], None]
"""Hears what became of an append: None, `Taken`, or what to tell who asked for it."""

KEPT_AT_ONCE: Final = 200
"""Tables whose views are kept in one commit or few."""

_log = logging.getLogger(__name__)
_read_entry = msgspec.json.Decoder(e.Entry).decode
write_entry: Final = msgspec.json.Encoder().encode


class Changed(Protocol):
    """Whom a scribe tells that a table is another, who wrote it, and which listener hears it from somebody else."""

    def __call__(self, live: Live, table: Table, by: Writer, but: Listener | None = None) -> None: ...


class Scribe:
    """Reads and writes the logs for one hub."""

    def __init__(
        self, store: Store, bus: Bus, shelf: Shelf, errands: Errands, limits: Limits, metrics: Metrics, changed: Changed
    ) -> None:
        self._store, self._bus, self._shelf, self._errands = store, bus, shelf, errands
        self._limits, self._metrics, self._changed = limits, metrics, changed

    # Reading

    async def load(self, live: Live) -> Table:
        """Fold the log of a table; raises `table/unknown`. Needs the turn."""
        try:
            log = await self._store.read(live.id)
            card = await self._store.card(live.id) if log else None
        except StoreUnavailable as error:
            raise self.unavailable(error) from None
        if not log:
            raise Illegal("table/unknown")
        try:
            table = Table(map(_read_entry, log))
        except Exception:
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
        self._metrics.loads.value += 1
        self._shelf.keep(live, table, card)
        self._publish(live, table)
        self._changed(live, table, "others")
        return table

    async def latest(self, live: Live) -> Table:
        """A table as its log says now. Needs the turn."""
        if live.table is None:
            return await self.load(live)
        await self.catch_up(live)
        return live.current

    async def catch_up(self, live: Live) -> bool:
        """Take what the log has more than we; whether there was anything. Needs the turn."""
        table = live.current
        try:
            missed = await self._store.read(live.id, after=table.number)
        except StoreUnavailable as error:
            self._shelf.fold_away(live)
            raise self.unavailable(error) from None
        if not missed:
            return False
        try:
            for data in missed:
                table.take(_read_entry(data))
        except Exception:
            self._shelf.fold_away(live)
            _log.exception("The log of a table cannot be read.", extra={"facts": {"table": live.id}})
            raise Illegal("table/unreadable") from None
        if live.card is not None:
            live.card = card_of(table, live.card.code, live.card.code_until)
        self._changed(live, table, "others")
        return True

    def refresh_soon(self, live: Live) -> None:
        """Bring a table that somebody listens to up to date."""
        if not live.refreshing and not self._errands.stopped:
            live.refreshing = True
            self._errands.spawn(self.refresh(live))

    async def refresh(self, live: Live) -> None:
        """As `refresh_soon`, now; where the store is gone, again later."""
        try:
            async with self._shelf.hold(live):
                live.refreshing = False
                if live.table is not None:
                    await self.catch_up(live)
                elif live.listeners:
                    await self.load(live)
        except Illegal as refusal:
            _log.warning("A table could not be brought up to date.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable" and live.listeners and not self._errands.stopped:
                asyncio.get_running_loop().call_later(self._limits.bot_patience, self.refresh_soon, live)
        finally:
            live.refreshing = False

    # Writing

    async def append(self, live: Live, entries: Sequence[e.Entry]) -> bool:
        """Write entries, and once they are durable take them and tell everyone.

        False: another process was faster; what it wrote is read, and the caller judges again. Needs the turn. Who is
        cancelled does not take an append back.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(live, entries, None, partial(settle, done))
        try:
            await done
        except Taken:
            if not await self.catch_up(live):
                self._shelf.fold_away(live)  # the log is not what we think: it was deleted
                await self.load(live)
            return False
        return True

    def append_soon(self, live: Live, entries: Sequence[e.Entry], asker: Listener | None, then: Then) -> None:
        """As `append`, but `then` hears what became of it, after all listeners except the one who asks."""
        table = live.current
        number, card = table.number + 1, self._card_after(live, table, entries)
        data = [write_entry(entry) for entry in entries]
        written = partial(self._written, live, table, number, entries, card, time.perf_counter(), asker, then)
        try:
            self._store.append_soon(live.id, number, data, card, written)
        except StoreUnavailable as error:
            written(error)

    def _written(
        self,
        live: Live,
        table: Table,
        number: int,
        entries: Sequence[e.Entry],
        card: Card | None,
        started: float,
        asker: Listener | None,
        then: Then,
        outcome: Exception | None,
    ) -> None:
        metrics = self._metrics
        if outcome is None:
            metrics.commit.observe(time.perf_counter() - started)
            metrics.entries.value += len(entries)
            if live.table is table and table.number == number - 1:
                outcome = self._take(live, table, entries, card, asker)
            else:
                self.refresh_soon(live)  # whoever asked was cancelled, and another had the turn meanwhile
        elif isinstance(outcome, Taken):
            metrics.taken.value += 1
        else:
            self._shelf.fold_away(live)  # perhaps it was written all the same
            if isinstance(outcome, StoreUnavailable):
                outcome = self.unavailable(outcome)
        then(outcome)

    def _take(
        self, live: Live, table: Table, entries: Sequence[e.Entry], card: Card | None, asker: Listener | None
    ) -> Exception | None:
        """Durable entries become part of the table; an exception says that it cannot take them."""
        if card is not None:
            live.card = card
        try:
            for entry in entries:
                table.take(entry)
                if type(entry) is e.Moved:
                    self._metrics.moves.value += 1
        except Exception as error:
            self._shelf.fold_away(live)
            return error
        self._publish(live, table)
        self._changed(live, table, "us", asker)
        return None

    def _card_after(self, live: Live, table: Table, entries: Sequence[e.Entry]) -> Card | None:
        """The card to write with these entries; None where the old one will do."""
        card = live.card
        for entry in entries:
            if card is None or type(entry) not in QUIET or table.ends(entry):
                break
        else:
            assert card is not None, "there are entries"
            if entries[-1].at - card.touched < self._limits.touch_every:
                return None
            return msgspec.structs.replace(card, touched=entries[-1].at)
        after = table.copy()
        for entry in entries:
            after.take(entry)
        return card_of(after, card.code if card else None, card.code_until if card else None)

    def _publish(self, live: Live, table: Table) -> None:
        """Tell the other processes how far this table is."""
        self._bus.publish(live.topic, b"%d" % table.number, but=live.hear)

    async def keep_views(self) -> None:
        """Write down what is seen of running games, for a later program that may not know their rules."""
        lives = [live for live in self._shelf.unfolded.values() if live.table is not None and live.table.play]
        for start in range(0, len(lives), KEPT_AT_ONCE):
            work = map(self._keep_views, lives[start : start + KEPT_AT_ONCE])
            await asyncio.gather(*work)

    async def _keep_views(self, live: Live) -> None:
        try:
            async with self._shelf.hold(live):
                if live.table is not None and (kept := keep(live.table)) is not None:
                    await self.append(live, [kept])
        except Illegal as refusal:
            _log.warning("The views of a table were not kept.", extra={"facts": {"code": refusal.code}})

    # Beside the log

    def store_results(self, live: Live, table: Table) -> None:
        """Store the results of a finished game, once as far as we know; storing them again does no harm."""
        if table.phase == "over" and live.settled != len(table.series):
            live.settled = len(table.series)
            self._errands.spawn(self._store_results(table))

    async def _store_results(self, table: Table) -> None:
        try:
            for result in results_of(table):
                await self._store.add_result(result)
        except StoreUnavailable as error:
            _log.warning("Results were not stored: %s", error)

    def unavailable(self, error: StoreUnavailable) -> Illegal:
        """What to tell those whom the store fails."""
        self._metrics.unavailable.value += 1
        _log.warning("The store is not available: %s", error)
        return Illegal("server/unavailable")
