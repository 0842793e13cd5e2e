"""Live turns at tables: inputs go to a stage, frames to all who watch, and in the end a move to the log.

Each turn is played in one process. The others pass inputs on to it over the bus, and get its frames from there.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct

from klub.bus.api import Bus
from klub.core import Game, Illegal, Seat
from klub.core.game import refuse_move_out_of_turn
from klub.server.errands import Errands
from klub.server.limits import Limits
from klub.server.live import Asker, Listener, Live
from klub.server.metrics import Metrics
from klub.server.scribe import Scribe
from klub.server.shelf import Shelf
from klub.server.show import Elsewhere, FrameKind, Show
from klub.server.stages import Stages
from klub.tables import Table, judge_live

BEAT: Final = 1.0
"""Seconds between two looks whether the player is still there, and two signs of life to other processes."""

MISSED: Final = 3.0
"""Seconds without a sign of life after which the turn of another process is over."""

PATIENCE: Final = 2.0
"""Seconds that a stage has to end a turn whose time is up."""

ID_SIZE: Final = 8

# What processes tell each other of a table, by its first byte, before the id of who tells it; others: `neighbours`.
SHOWN: Final = b"F"
INPUT: Final = b"I"
KEY: Final = b"K"
PLAYED: Final = b"P"
REFUSED: Final = b"R"
SKETCH: Final = b"S"

_LOST: Final = Illegal("live/lost")
_KINDS: Final[dict[bytes, FrameKind]] = {b"s": "step", b"k": "key", b"e": "end"}

_log = logging.getLogger(__name__)


class Passed(Struct, frozen=True):
    """An input that another process has checked."""

    turn: int
    seat: Seat
    data: bytes


class Played(Struct, frozen=True):
    """A process plays this turn; `over`: not any more."""

    turn: int
    seat: Seat
    over: bool = False


class Rejected(Struct, frozen=True):
    """An input of this person was refused."""

    who: str
    code: str
    facts: dict[str, Any]


class Sketched(Struct, frozen=True):
    """Somebody shows what is no move yet."""

    seat: Seat
    sketch: Any


class Shows:
    """The live turns of one hub's tables."""

    def __init__(
        self,
        stages: Stages,
        bus: Bus,
        shelf: Shelf,
        scribe: Scribe,
        errands: Errands,
        limits: Limits,
        metrics: Metrics,
        released: Callable[[Live], None],
        now: Callable[[], float],
    ) -> None:
        """`released` is told of a table whose live turn has ended."""
        self._stages, self._bus, self._shelf, self._scribe, self._errands = stages, bus, shelf, scribe, errands
        self._limits, self._metrics, self._released, self._now = limits, metrics, released, now
        self._id = secrets.token_bytes(ID_SIZE)
        self._lives: dict[Show, Live] = {}

    # What players do

    def hear(self, live: Live, asker: Asker, seat: Seat, data: bytes) -> None:
        """An input of somebody who listens; a refusal is told."""
        self._metrics.live_inputs.value += 1
        if live.table is None:
            self._errands.spawn(self._hear_later(live, asker, seat, data))
            return
        try:
            self._hear(live, live.table, asker.person.id, seat, data)
        except Illegal as refusal:
            self._metrics.refusals.add(refusal.code)
            asker.rejected(refusal)

    def sketch(self, live: Live, asker: Asker, seat: Seat, raw: Any) -> None:
        """Let everyone else see what somebody shows."""
        table = live.table
        if table is None:
            return  # nobody has seen this table for a while: the next sketch will do
        _check_turn(table, asker.person.id, seat)
        assert table.play is not None, "checked before"
        shown = Sketched(seat, table.game.sketch(table.play.state, seat, raw))
        self._show_sketch(live, shown, asker)
        self._publish(live, SKETCH, shown)

    async def _hear_later(self, live: Live, asker: Asker, seat: Seat, data: bytes) -> None:
        async with self._shelf.hold(live):
            if live.table is None:
                await self._scribe.load(live)
        if live.table is not None:
            self.hear(live, asker, seat, data)

    def _hear(self, live: Live, table: Table, who: str, seat: Seat, data: bytes) -> None:
        _check_turn(table, who, seat)
        if seat not in table.actors:
            raise refuse_move_out_of_turn(seat, table.actors)
        if type(table.game).live is Game.live:
            raise Illegal("live/not_now")
        if table.chairs[seat].away:
            raise Illegal("table/away")
        if live.elsewhere is not None and self._is_played_elsewhere(live, seat):
            self._publish(live, INPUT, Passed(live.elsewhere.turn, seat, data))
            return
        show = live.show
        if show is not None and (show.seat != seat or not show.fits(table)):
            self.stop(show, tell=True)
            show = None
        if show is None:
            show = self._begin(live, table, seat, who)
        if not show.ended:
            self._stages.hear(show.handle, data)

    def _begin(self, live: Live, table: Table, seat: Seat, who: str) -> Show:
        show = Show(self, table, seat, who)
        assert table.play is not None, "checked before"
        self._lives[show] = live
        try:
            show.handle = self._stages.begin(table.game, table.play.state, seat, show)
        except Illegal:
            del self._lives[show]
            raise
        live.show = show
        live.busy += 1
        live.elsewhere = None
        show.beat = asyncio.get_running_loop().call_later(BEAT, self._beat, show)
        self._publish(live, PLAYED, Played(show.turn, seat))
        return show

    # What becomes of a turn

    def changed(self, live: Live, table: Table) -> None:
        """The table is another: a turn that cannot become a move of it any more is stopped."""
        if live.show is not None and not live.show.fits(table):
            self.stop(live.show, tell=not live.show.ended)
        if live.elsewhere is not None and live.elsewhere.seat not in table.actors:
            live.elsewhere = None

    def time_up(self, live: Live, seat: Seat) -> bool:
        """End the turn of a seat whose time is up; False if there is none, or the stage does not answer.

        A turn that another process plays is ended there.
        """
        show = live.show
        if show is None and self._is_played_elsewhere(live, seat):
            return True
        if show is None or show.seat != seat or show.overdue:
            return show is not None and show.seat == seat and show.ended
        show.overdue = True
        self._stages.time_up(show.handle)
        return True

    def commit(self, show: Show, move: dict[str, Any]) -> None:
        """Bring the move of a turn to the log."""
        if show in self._lives:
            show.ended = True
            live = self._lives[show]
            self._errands.go_on(live, partial(self._commit, live, show, move), partial(self.fail, show, _LOST))

    async def _commit(self, live: Live, show: Show, move: dict[str, Any]) -> None:
        async with self._shelf.hold(live):
            table = live.table or await self._scribe.load(live)
            try:
                while show.fits(table):
                    self._check_length(table)
                    entries = judge_live(table, show.seat, move, show.who, self._now())
                    if await self._scribe.append(live, entries):
                        break
                    table = live.current
            except Illegal as refusal:
                if refusal.code == "server/unavailable":
                    raise
                self.refuse(show, refusal)
            self.stop(show, tell=live.show is show)

    def fail(self, show: Show, refusal: Illegal) -> None:
        """A turn is over without a move: it begins again from the last one, as after a crash."""
        self.refuse(show, refusal)
        self.stop(show, tell=True)

    def _check_length(self, table: Table) -> None:
        if table.number >= 2 * self._limits.log_length:
            raise Illegal("table/too_long", entries=table.number, most=self._limits.log_length)

    def stop(self, show: Show, *, tell: bool) -> None:
        """A turn goes on no longer; `tell` those who watch, unless they see it by a snapshot."""
        live = self._lives.pop(show, None)
        if live is None:
            return
        live.show = None
        if show.beat is not None:
            show.beat.cancel()
        self._stages.stop(show.handle)
        self._publish(live, PLAYED, Played(show.turn, show.seat, over=True))
        if tell:
            self._show(live, show, show.stopped, "end")
        self._released(live)
        live.busy -= 1
        self._shelf.let_go(live)

    def _beat(self, show: Show) -> None:
        """Look whether the player is there, and say that this turn is played."""
        live = self._lives[show]
        show.beat = asyncio.get_running_loop().call_later(BEAT, self._beat, show)
        self._publish(live, PLAYED, Played(show.turn, show.seat))
        if show.who in live.company.people:
            show.absent = 0.0
            return
        show.absent += BEAT
        if show.absent >= self._limits.live_patience > show.absent - BEAT:
            self._stages.let_go(show.handle)

    # What watchers see

    def greet(self, live: Live) -> None:
        """Somebody has come: let them see what goes on."""
        if live.show is not None:
            self._want_key(live.show)
        elif live.elsewhere is not None:
            self._publish(live, KEY, None)

    def show(self, show: Show, data: bytes, kind: FrameKind) -> None:
        """A message for everyone who watches."""
        if show in self._lives:
            self._show(self._lives[show], show, data, kind)

    def refuse(self, show: Show, refusal: Illegal) -> None:
        """Tell who plays, on all their connections, that an input was refused or their turn is lost."""
        live = self._lives.get(show)
        if live is not None:
            self._metrics.refusals.add(refusal.code)
            self._reject(live, show.who, refusal)
            self._publish(live, REFUSED, Rejected(show.who, refusal.code, refusal.facts))

    def _show(self, live: Live, show: Show, data: bytes, kind: FrameKind) -> None:
        if self._deliver(live, data, kind):
            self._want_key(show)
        if live.company.others:
            self._bus.publish(live.topic, SHOWN + self._id + kind[:1].encode() + data, but=live.hear)

    def _want_key(self, show: Show) -> None:
        if not show.wants_key and not show.ended:
            show.wants_key = True
            self._stages.want_key(show.handle)

    def _deliver(self, live: Live, data: bytes, kind: FrameKind) -> bool:
        """Give a frame to those who may see it; whether somebody needs a key frame."""
        wanted = False
        for listener in _watching(live):
            self._metrics.frame_bytes.value += len(data)
            wanted = listener.shown(data, kind) or wanted
        return wanted

    def _reject(self, live: Live, who: str, refusal: Illegal) -> None:
        for listener in [*live.listeners]:
            if listener.person.id == who:
                listener.rejected(refusal)

    def _show_sketch(self, live: Live, shown: Sketched, but: Listener | None) -> None:
        for listener in _watching(live):
            if listener is not but:
                listener.sketched(shown.seat, shown.sketch)

    # The other processes

    def hear_other(self, live: Live, data: bytes) -> None:
        """What another process says of a live turn at this table."""
        kind, process, body = data[:1], data[1 : 1 + ID_SIZE], data[1 + ID_SIZE :]
        if process == self._id:
            return
        if kind == SHOWN:
            if self._deliver(live, body[1:], _KINDS[body[:1]]):
                self._publish(live, KEY, None)
        elif kind == KEY:
            if live.show is not None:
                self._want_key(live.show)
        elif kind == INPUT:
            passed = msgspec.msgpack.decode(body, type=Passed)
            show = live.show
            if show is not None and (show.turn, show.seat, show.ended) == (passed.turn, passed.seat, False):
                self._stages.hear(show.handle, passed.data)
        elif kind == PLAYED:
            played = msgspec.msgpack.decode(body, type=Played)
            live.elsewhere = None if played.over else Elsewhere(played.turn, played.seat, self._loop_time())
        elif kind == REFUSED:
            rejected = msgspec.msgpack.decode(body, type=Rejected)
            self._reject(live, rejected.who, Illegal(rejected.code, **rejected.facts))
        elif kind == SKETCH:
            self._show_sketch(live, msgspec.msgpack.decode(body, type=Sketched), None)

    def _is_played_elsewhere(self, live: Live, seat: Seat) -> bool:
        other = live.elsewhere
        return other is not None and other.seat == seat and self._loop_time() - other.heard < MISSED

    def _publish(self, live: Live, kind: bytes, what: Any) -> None:
        if live.company.others or live.elsewhere is not None:
            body = b"" if what is None else msgspec.msgpack.encode(what)
            self._bus.publish(live.topic, kind + self._id + body, but=live.hear)

    def _loop_time(self) -> float:
        return asyncio.get_running_loop().time()


def _check_turn(table: Table, who: str, seat: Seat) -> None:
    """Refuse who may not do anything on this seat now."""
    if table.phase != "playing":
        raise Illegal("table/not_playing", phase=table.phase)
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].who != who:
        raise Illegal("table/not_your_seat", seat=seat)
    if table.chairs[seat].resigned:
        raise Illegal("table/resigned", seat=seat)


def _watching(live: Live) -> list[Listener]:
    """Those who may see what is not in the log yet: all, but where spectators are shown the game late, the players."""
    table = live.table
    if table is None or table.house.spectators == "open":
        return [*live.listeners]
    return [each for each in live.listeners if table.seats_of(each.person.id)]
