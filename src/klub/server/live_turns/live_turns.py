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
from klub.server.limits import Limits
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics
from klub.server.tables.cache import TableCache, run_for
from klub.server.tables.live_table import Listener, LiveTable, Requester
from klub.server.tables.log import TableLog
from klub.server.tables.turns import FrameKind, HostedTurn, RemoteTurn
from klub.server.tasks import Tasks
from klub.tables import Table, judge_live

BEAT: Final = 1.0
"""Seconds between two looks whether the player is still there, and two signs of life to other processes."""

MISSED: Final = 3.0
"""Seconds without a sign of life after which the turn of another process is over."""

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


class LiveTurns:
    """The live turns of one hub's tables."""

    def __init__(
        self,
        runners: RunnerPool,
        bus: Bus,
        cache: TableCache,
        log: TableLog,
        tasks: Tasks,
        limits: Limits,
        metrics: Metrics,
        released: Callable[[LiveTable], None],
        now: Callable[[], float],
    ) -> None:
        """`released` is told of a table whose live turn has ended."""
        self._runners, self._bus, self._cache, self._log_of_tables, self._tasks = runners, bus, cache, log, tasks
        self._limits, self._metrics, self._released, self._now = limits, metrics, released, now
        self._id = secrets.token_bytes(ID_SIZE)
        self._lives: dict[HostedTurn, LiveTable] = {}

    # What players do

    def hear(self, live: LiveTable, requester: Requester, seat: Seat, data: bytes) -> None:
        """An input of somebody who listens; a refusal is told."""
        self._metrics.live_inputs.value += 1
        if live.table is None:
            self._tasks.spawn(self._hear_later(live, requester, seat, data))
            return
        try:
            self._hear(live, live.table, requester.person.id, seat, data)
        except Illegal as refusal:
            self._metrics.refusals.add(refusal.code)
            requester.rejected(refusal)

    def sketch(self, live: LiveTable, requester: Requester, seat: Seat, raw: Any) -> None:
        """Let everyone else see what somebody shows."""
        table = live.table
        if table is None:
            return  # nobody has seen this table for a while: the next sketch will do
        _check_turn(table, requester.person.id, seat)
        assert table.play is not None, "checked before"
        shown = Sketched(seat, table.game.sketch(table.play.state, seat, raw))
        self._show_sketch(live, shown, requester)
        self._publish(live, SKETCH, shown)

    async def _hear_later(self, live: LiveTable, requester: Requester, seat: Seat, data: bytes) -> None:
        async with self._cache.hold(live):
            if live.table is None:
                await self._log_of_tables.load(live)
        if live.table is not None:
            self.hear(live, requester, seat, data)

    def _hear(self, live: LiveTable, table: Table, who: str, seat: Seat, data: bytes) -> None:
        _check_turn(table, who, seat)
        if seat not in table.actors:
            raise refuse_move_out_of_turn(seat, table.actors)
        if type(table.game).live is Game.live:
            raise Illegal("live/not_now")
        if table.chairs[seat].away:
            raise Illegal("table/away")
        if live.remote_turn is not None and self._is_played_elsewhere(live, seat):
            self._publish(live, INPUT, Passed(live.remote_turn.turn, seat, data))
            return
        turn = live.hosted_turn
        if turn is not None and (turn.seat != seat or not turn.fits(table)):
            self.stop(turn, tell=True)
            turn = None
        if turn is None:
            turn = self._begin(live, table, seat, who)
        if not turn.ended:
            self._runners.hear(turn.handle, data)

    def _begin(self, live: LiveTable, table: Table, seat: Seat, who: str) -> HostedTurn:
        turn = HostedTurn(self, table, seat, who)
        assert table.play is not None, "checked before"
        self._lives[turn] = live
        try:
            turn.handle = self._runners.begin(table.game, table.play.state, seat, turn)
        except Illegal:
            del self._lives[turn]
            raise
        live.hosted_turn = turn
        live.busy += 1
        live.remote_turn = None
        turn.beat = asyncio.get_running_loop().call_later(BEAT, self._beat, turn)
        self._publish(live, PLAYED, Played(turn.number, seat))
        return turn

    # What becomes of a turn

    def changed(self, live: LiveTable, table: Table) -> None:
        """The table is another: a turn that cannot become a move of it any more is stopped."""
        if live.hosted_turn is not None and not live.hosted_turn.fits(table):
            self.stop(live.hosted_turn, tell=not live.hosted_turn.ended)
        if live.remote_turn is not None and live.remote_turn.seat not in table.actors:
            live.remote_turn = None

    def time_up(self, live: LiveTable, seat: Seat) -> bool:
        """End the turn of a seat whose time is up; False if there is none, or the stage does not answer.

        A turn that another process plays is ended there.
        """
        turn = live.hosted_turn
        if turn is None and self._is_played_elsewhere(live, seat):
            return True
        if turn is None or turn.seat != seat or turn.overdue:
            return turn is not None and turn.seat == seat and turn.ended
        turn.overdue = True
        self._runners.time_up(turn.handle)
        return True

    def commit(self, turn: HostedTurn, move: dict[str, Any]) -> None:
        """Bring the move of a turn to the log."""
        if turn in self._lives:
            turn.ended = True
            live = self._lives[turn]
            run_for(
                live, self._cache, self._tasks, partial(self._commit, live, turn, move), partial(self.fail, turn, _LOST)
            )

    async def _commit(self, live: LiveTable, turn: HostedTurn, move: dict[str, Any]) -> None:
        async with self._cache.hold(live):
            table = live.table or await self._log_of_tables.load(live)
            try:
                while turn.fits(table):
                    self._check_length(table)
                    entries = judge_live(table, turn.seat, move, turn.who, self._now())
                    if await self._log_of_tables.append(live, entries):
                        break
                    table = live.current
            except Illegal as refusal:
                if refusal.code == "server/unavailable":
                    raise
                self.refuse(turn, refusal)
            self.stop(turn, tell=live.hosted_turn is turn)

    def fail(self, turn: HostedTurn, refusal: Illegal) -> None:
        """A turn is over without a move: it begins again from the last one, as after a crash."""
        self.refuse(turn, refusal)
        self.stop(turn, tell=True)

    def _check_length(self, table: Table) -> None:
        if table.number >= 2 * self._limits.log_length:
            raise Illegal("table/too_long", entries=table.number, most=self._limits.log_length)

    def stop(self, turn: HostedTurn, *, tell: bool) -> None:
        """A turn goes on no longer; `tell` those who watch, unless they see it by a snapshot."""
        live = self._lives.pop(turn, None)
        if live is None:
            return
        live.hosted_turn = None
        if turn.beat is not None:
            turn.beat.cancel()
        self._runners.stop(turn.handle)
        self._publish(live, PLAYED, Played(turn.number, turn.seat, over=True))
        if tell:
            self._show(live, turn, turn.stopped, "end")
        self._released(live)
        live.busy -= 1
        self._cache.let_go(live)

    def _beat(self, turn: HostedTurn) -> None:
        """Look whether the player is there, and say that this turn is played."""
        live = self._lives[turn]
        turn.beat = asyncio.get_running_loop().call_later(BEAT, self._beat, turn)
        self._publish(live, PLAYED, Played(turn.number, turn.seat))
        if turn.who in live.connected.people:
            turn.absent = 0.0
            return
        turn.absent += BEAT
        if turn.absent >= self._limits.live_patience > turn.absent - BEAT:
            self._runners.let_go(turn.handle)

    # What watchers see

    def greet(self, live: LiveTable) -> None:
        """Somebody has come: let them see what goes on."""
        if live.hosted_turn is not None:
            self._want_key(live.hosted_turn)
        elif live.remote_turn is not None:
            self._publish(live, KEY, None)

    def broadcast(self, turn: HostedTurn, data: bytes, kind: FrameKind) -> None:
        """A message for everyone who watches."""
        if turn in self._lives:
            self._show(self._lives[turn], turn, data, kind)

    def refuse(self, turn: HostedTurn, refusal: Illegal) -> None:
        """Tell who plays, on all their connections, that an input was refused or their turn is lost."""
        live = self._lives.get(turn)
        if live is not None:
            self._metrics.refusals.add(refusal.code)
            self._reject(live, turn.who, refusal)
            self._publish(live, REFUSED, Rejected(turn.who, refusal.code, refusal.facts))

    def _show(self, live: LiveTable, turn: HostedTurn, data: bytes, kind: FrameKind) -> None:
        if self._deliver(live, data, kind):
            self._want_key(turn)
        if live.connected.others:
            self._bus.publish(live.topic, SHOWN + self._id + kind[:1].encode() + data, but=live.hear)

    def _want_key(self, turn: HostedTurn) -> None:
        if not turn.wants_key and not turn.ended:
            turn.wants_key = True
            self._runners.want_key(turn.handle)

    def _deliver(self, live: LiveTable, data: bytes, kind: FrameKind) -> bool:
        """Give a frame to those who may see it; whether somebody needs a key frame."""
        wanted = False
        for listener in _watching(live):
            self._metrics.frame_bytes.value += len(data)
            wanted = listener.shown(data, kind) or wanted
        return wanted

    def _reject(self, live: LiveTable, who: str, refusal: Illegal) -> None:
        for listener in [*live.listeners]:
            if listener.person.id == who:
                listener.rejected(refusal)

    def _show_sketch(self, live: LiveTable, shown: Sketched, but: Listener | None) -> None:
        for listener in _watching(live):
            if listener is not but:
                listener.sketched(shown.seat, shown.sketch)

    # The other processes

    def hear_other(self, live: LiveTable, data: bytes) -> None:
        """What another process says of a live turn at this table."""
        kind, process, body = data[:1], data[1 : 1 + ID_SIZE], data[1 + ID_SIZE :]
        if process == self._id:
            return
        if kind == SHOWN:
            if self._deliver(live, body[1:], _KINDS[body[:1]]):
                self._publish(live, KEY, None)
        elif kind == KEY:
            if live.hosted_turn is not None:
                self._want_key(live.hosted_turn)
        elif kind == INPUT:
            passed = msgspec.msgpack.decode(body, type=Passed)
            turn = live.hosted_turn
            if turn is not None and (turn.number, turn.seat, turn.ended) == (passed.turn, passed.seat, False):
                self._runners.hear(turn.handle, passed.data)
        elif kind == PLAYED:
            played = msgspec.msgpack.decode(body, type=Played)
            live.remote_turn = None if played.over else RemoteTurn(played.turn, played.seat, self._loop_time())
        elif kind == REFUSED:
            rejected = msgspec.msgpack.decode(body, type=Rejected)
            self._reject(live, rejected.who, Illegal(rejected.code, **rejected.facts))
        elif kind == SKETCH:
            self._show_sketch(live, msgspec.msgpack.decode(body, type=Sketched), None)

    def _is_played_elsewhere(self, live: LiveTable, seat: Seat) -> bool:
        other = live.remote_turn
        return other is not None and other.seat == seat and self._loop_time() - other.heard < MISSED

    def _publish(self, live: LiveTable, kind: bytes, what: Any) -> None:
        if live.connected.others or live.remote_turn is not None:
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


def _watching(live: LiveTable) -> list[Listener]:
    """Those who may see what is not in the log yet: all, but where spectators are shown the game late, the players."""
    table = live.table
    if table is None or table.house.spectators == "open":
        return [*live.listeners]
    return [each for each in live.listeners if table.seats_of(each.person.id)]
