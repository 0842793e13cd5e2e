"""Live turns at tables: inputs go to the process that plays them, frames to all who watch, and a move to the log.

Each turn is played in one process. The others pass inputs on to it over the bus, and get its frames from there.
"""

import asyncio
import secrets
from functools import partial
from typing import Any, Final

from klub.core import Game, Illegal, Seat
from klub.core.game import refuse_move_out_of_turn
from klub.server.live_turns.peer_messages import (
    ID_SIZE,
    FrameSent,
    InputPassed,
    InputRejected,
    KeyWanted,
    PeerMessage,
    Sketched,
    TurnPlayed,
    read_message,
    write_message,
)
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.peers.peers import Peers
from klub.server.tables.context import Context
from klub.server.tables.listeners import FrameKind, Listener, Requester
from klub.server.tables.live_table import LiveTable
from klub.server.tables.log import TableLog, Writer
from klub.server.tables.turns import HostedTurn, RemoteTurn, tell_stopped
from klub.tables import Table, judge_live
from klub.tables.access import check_may_act

_BEAT: Final = 1.0
"""Seconds between two looks whether the player is still there, and two messages that tell other processes of it."""

_MISSED: Final = 3.0
"""Seconds without such a message after which the turn of another process is over."""

_LOST: Final = Illegal("live/lost")


class LiveTurns:
    """The live turns of one hub's tables."""

    def __init__(self, context: Context, log: TableLog, peers: Peers, runners: RunnerPool) -> None:
        self._context, self._log, self._peers, self._runners = context, log, peers, runners
        self._metrics = context.metrics
        self._id = secrets.token_bytes(ID_SIZE)
        peers.handler = self

    # What players do

    def input(self, live: LiveTable, requester: Requester, seat: Seat, data: bytes) -> None:
        """An input of somebody who listens; a refusal is told."""
        self._metrics.live_inputs.value += 1
        if live.table is None:
            self._context.tasks.spawn(self._input_later(live, requester, seat, data))
            return
        try:
            self._input(live, live.table, requester.person.id, seat, data)
        except Illegal as refusal:
            self._metrics.refusals.add(refusal.code)
            requester.rejected(refusal)

    def sketch(self, live: LiveTable, requester: Requester, seat: Seat, raw: Any) -> None:
        """Let everyone else see what somebody shows; raises `Illegal`."""
        table = live.table
        if table is None:
            return  # nobody has seen this table for a while: the next sketch will do
        check_may_act(table, requester.person.id, seat)
        assert table.play is not None, "checked before"
        sketched = Sketched(seat, table.game.sketch(table.play.state, seat, raw))
        self._deliver_sketch(live, sketched, requester)
        self._publish(live, sketched)

    async def _input_later(self, live: LiveTable, requester: Requester, seat: Seat, data: bytes) -> None:
        async with self._context.cache.locked(live):
            await self._log.loaded(live)
        if live.table is not None:
            self.input(live, requester, seat, data)

    def _input(self, live: LiveTable, table: Table, who: str, seat: Seat, data: bytes) -> None:
        check_may_act(table, who, seat)
        if seat not in table.actors:
            raise refuse_move_out_of_turn(seat, table.actors)
        if type(table.game).live is Game.live:
            raise Illegal("live/not_now")
        if table.chairs[seat].away:
            raise Illegal("table/away")
        if live.remote_turn is not None and self._is_played_elsewhere(live, seat):
            self._publish(live, InputPassed(live.remote_turn.number, seat, data))
            return
        turn = live.hosted_turn
        if turn is not None and (turn.seat != seat or not turn.fits(table)):
            self._stop(live, turn, tell=True)
            turn = None
        if turn is None:
            turn = self._begin(live, table, seat, who)
        if not turn.ended:
            self._runners.input(turn.handle, data)

    def _begin(self, live: LiveTable, table: Table, seat: Seat, who: str) -> HostedTurn:
        turn = HostedTurn(table, seat, who)
        assert table.play is not None, "checked before"
        turn.handle = self._runners.begin(table.game, table.play.state, seat, _Watcher(self, live, turn))
        live.hosted_turn = turn
        live.busy += 1
        live.remote_turn = None
        turn.beat = asyncio.get_running_loop().call_later(_BEAT, self._beat, live, turn)
        self._publish(live, TurnPlayed(turn.number, seat))
        return turn

    # What becomes of a turn

    def changed(self, live: LiveTable, table: Table, by: Writer) -> None:  # noqa: ARG002 - as observers are called
        """The table is another: a turn that cannot become a move of it any more is stopped."""
        if live.hosted_turn is not None and not live.hosted_turn.fits(table):
            self._stop(live, live.hosted_turn, tell=not live.hosted_turn.ended)
        if live.remote_turn is not None and live.remote_turn.seat not in table.actors:
            live.remote_turn = None

    def time_up(self, live: LiveTable, seat: Seat) -> bool:
        """End the turn of a seat whose time is up; False if there is none, or its process does not answer.

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

    def commit(self, live: LiveTable, turn: HostedTurn, move: dict[str, Any]) -> None:
        """Bring the move of a turn to the log."""
        turn.ended = True
        self._context.run(live, partial(self._commit, live, turn, move), partial(self.fail, live, turn, _LOST))

    async def _commit(self, live: LiveTable, turn: HostedTurn, move: dict[str, Any]) -> None:
        async with self._context.cache.locked(live):
            table = await self._log.loaded(live)
            try:
                while turn.fits(table):
                    self._log.check_room(table, ending=True)
                    verdict = judge_live(table, turn.seat, move, turn.who, self._context.now(), overdue=turn.overdue)
                    if await self._log.append(live, verdict):
                        break
                    table = live.current
            except Illegal as refusal:
                if refusal.code == "server/unavailable":
                    raise
                self.refuse(live, turn, refusal)
            self._stop(live, turn, tell=live.hosted_turn is turn)

    def fail(self, live: LiveTable, turn: HostedTurn, refusal: Illegal) -> None:
        """A turn is over without a move: it begins again from the last one, as after a crash."""
        self.refuse(live, turn, refusal)
        self._stop(live, turn, tell=True)

    def _stop(self, live: LiveTable, turn: HostedTurn, *, tell: bool) -> None:
        """A turn goes on no longer; `tell` those who watch, unless they see it by a snapshot."""
        if live.hosted_turn is not turn:
            return
        live.hosted_turn = None
        if turn.beat is not None:
            turn.beat.cancel()
        self._runners.stop(turn.handle)
        self._publish(live, TurnPlayed(turn.number, turn.seat, over=True))
        if tell:
            self._stream(live, turn, turn.stopped(), "end")
        self._peers.release(live)
        live.busy -= 1
        self._context.cache.trim(live)

    def _beat(self, live: LiveTable, turn: HostedTurn) -> None:
        """Look whether the player is there, and say that this turn is played."""
        turn.beat = asyncio.get_running_loop().call_later(_BEAT, self._beat, live, turn)
        self._publish(live, TurnPlayed(turn.number, turn.seat))
        if turn.who in live.connected.attendance.people:
            turn.absent = 0.0
            return
        turn.absent += _BEAT
        if turn.absent >= self._context.limits.live_patience > turn.absent - _BEAT:
            self._runners.let_go(turn.handle)

    # What watchers see

    def greet(self, live: LiveTable) -> None:
        """Somebody has come: let them see what goes on."""
        if live.hosted_turn is not None:
            self._want_key(live.hosted_turn)
        elif live.remote_turn is not None:
            self._publish(live, KeyWanted())

    def tell_none(self, live: LiveTable, listener: Listener) -> None:
        """Somebody has come who may believe that a turn is still played, as before a crash: say if there is none.

        Where there are other processes, one of them may play it, and says so soon.
        """
        if self._peers.alone:
            self._tell_none(live, listener)
        else:
            asyncio.get_running_loop().call_later(_MISSED, self._tell_none, live, listener)

    def _tell_none(self, live: LiveTable, listener: Listener) -> None:
        table = live.table
        if table is None or table.play is None or type(table.game).live is Game.live:
            return
        if live.hosted_turn is not None or listener not in _watchers(live):
            return
        for seat in table.actors:
            if not self._is_played_elsewhere(live, seat):
                listener.streamed(tell_stopped(seat, table.number), "end")

    def stream(self, live: LiveTable, turn: HostedTurn, frame: bytes, *, key: bool) -> None:
        """A frame for everyone who watches."""
        if key:
            turn.wants_key = False
        if live.hosted_turn is turn:
            self._stream(live, turn, turn.frame(frame), "key" if key else "step")

    def refuse(self, live: LiveTable, turn: HostedTurn, refusal: Illegal) -> None:
        """Tell who plays, on all their connections, that an input was refused or their turn is lost."""
        if live.hosted_turn is turn:
            self._metrics.refusals.add(refusal.code)
            _reject(live, turn.who, refusal)
            self._publish(live, InputRejected(turn.who, refusal.code, refusal.facts))

    def _stream(self, live: LiveTable, turn: HostedTurn, data: bytes, kind: FrameKind) -> None:
        if self._deliver(live, data, kind):
            self._want_key(turn)
        if live.connected.others:
            self._send(live, FrameSent(kind, data))

    def _want_key(self, turn: HostedTurn) -> None:
        if not turn.wants_key and not turn.ended:
            turn.wants_key = True
            self._runners.want_key(turn.handle)

    def _deliver(self, live: LiveTable, data: bytes, kind: FrameKind) -> bool:
        """Give a frame to those who may see it; whether somebody needs a key frame."""
        wanted = False
        for listener in _watchers(live):
            self._metrics.frame_bytes.value += len(data)
            wanted = listener.streamed(data, kind) or wanted
        return wanted

    def _deliver_sketch(self, live: LiveTable, sketched: Sketched, but: Listener | None) -> None:
        for listener in _watchers(live):
            if listener is not but:
                listener.sketched(sketched.seat, sketched.sketch)

    # The other processes

    def hear_peer(self, live: LiveTable, data: bytes) -> None:
        """What another process says of a live turn at this table."""
        turn = live.hosted_turn
        match read_message(data, self._id):
            case FrameSent(kind, frame):
                if self._deliver(live, frame, kind):
                    self._publish(live, KeyWanted())
            case KeyWanted():
                if turn is not None:
                    self._want_key(turn)
            case InputPassed(number, seat, passed):
                if turn is not None and (turn.number, turn.seat, turn.ended) == (number, seat, False):
                    self._runners.input(turn.handle, passed)
            case TurnPlayed(number, seat, over):
                is_new = live.remote_turn is None
                live.remote_turn = None if over else RemoteTurn(number, seat, _loop_time())
                if is_new and not over and live.listeners:  # they came before we heard of it
                    self._publish(live, KeyWanted())
            case InputRejected(who, code, facts):
                _reject(live, who, Illegal(code, **facts))
            case Sketched() as sketched:
                self._deliver_sketch(live, sketched, None)

    def _is_played_elsewhere(self, live: LiveTable, seat: Seat) -> bool:
        other = live.remote_turn
        return other is not None and other.seat == seat and _loop_time() - other.heard < _MISSED

    def _publish(self, live: LiveTable, message: PeerMessage) -> None:
        if live.connected.others or live.remote_turn is not None:
            self._send(live, message)

    def _send(self, live: LiveTable, message: PeerMessage) -> None:
        self._context.bus.publish(live.topic, write_message(self._id, message), but=live.on_message)


class _Watcher:
    """Hears from the process that plays a turn."""

    __slots__ = ("_live", "_turn", "_turns")

    def __init__(self, turns: LiveTurns, live: LiveTable, turn: HostedTurn) -> None:
        self._turns, self._live, self._turn = turns, live, turn

    def framed(self, key: bool, data: bytes) -> None:
        self._turns.stream(self._live, self._turn, data, key=key)

    def refused(self, refusal: Illegal) -> None:
        self._turns.refuse(self._live, self._turn, refusal)

    def over(self, move: dict[str, Any]) -> None:
        if self._live.hosted_turn is self._turn:
            self._turns.commit(self._live, self._turn, move)

    def failed(self, refusal: Illegal) -> None:
        self._turns.fail(self._live, self._turn, refusal)


def _reject(live: LiveTable, who: str, refusal: Illegal) -> None:
    for listener in [*live.listeners]:
        if listener.person.id == who:
            listener.rejected(refusal)


def _watchers(live: LiveTable) -> list[Listener]:
    """Those who may see what is not in the log yet: all, but where spectators are shown the game late, the players."""
    table = live.table
    if table is None or table.house.spectators == "open":
        return [*live.listeners]
    return [each for each in live.listeners if table.seats_of(each.person.id)]


def _loop_time() -> float:
    return asyncio.get_running_loop().time()
