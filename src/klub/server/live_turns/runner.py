"""Plays the live turns of several tables in a process of its own, at 30 frames a second; `runner_pool` starts it.

`TurnRunner` knows no process and no clock: messages go in, messages come out, and time is passed in.
"""

import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from klub.core import Illegal, LiveTurn, encode, to_dict
from klub.server.pools.games import find_exact_game, warm_up_games

FRAME: Final = 1 / 30
"""Seconds from one frame to the next."""

CALM: Final = 30
"""Frames in a row without anything new after which a turn is looked at less often, until something is heard."""

SELDOM: Final = 8
"""How much less often."""

_LONGEST: Final = 0.25
"""Seconds that pass in a turn at once at most; where the process was stopped for longer, time stood still."""


class BeginTurn(Struct, frozen=True, array_like=True, tag="begin"):
    """Let a seat play from this state, given as JSON."""

    turn: int
    game: str
    version: int
    state: bytes
    seat: int


class InputGiven(Struct, frozen=True, array_like=True, tag="heard"):
    """An input of the player."""

    turn: int
    data: bytes


class TurnOrder(Struct, frozen=True, array_like=True, tag="wish"):
    """Something else that is wanted of a turn: a key frame, that the hand lets go, that time is up, or its end."""

    turn: int
    what: Literal["key", "let_go", "time_up", "stop"]


class WarmUp(Struct, frozen=True, array_like=True, tag="warm_up"):
    """Get ready for the first turn."""


ToRunner: TypeAlias = BeginTurn | InputGiven | TurnOrder | WarmUp


class FrameMade(Struct, frozen=True, array_like=True, tag="shown"):
    """A frame; a key frame is for those who miss something, and shows what the frame before it led to."""

    turn: int
    key: bool
    data: bytes


class InputRefused(Struct, frozen=True, array_like=True, tag="refused"):
    """An input was refused, and the turn goes on."""

    turn: int
    code: str
    facts: dict[str, Any]


class TurnOver(Struct, frozen=True, array_like=True, tag="over"):
    """A turn has come to its end: the move for the log, as JSON."""

    turn: int
    move: bytes


class TurnFailed(Struct, frozen=True, array_like=True, tag="failed"):
    """There is no such turn, or it cannot go on; `error` says what went wrong if it is our mistake."""

    turn: int
    code: str
    facts: dict[str, Any] = {}
    error: str | None = None


FromRunner: TypeAlias = FrameMade | InputRefused | TurnOver | TurnFailed


class Report(Struct, frozen=True, array_like=True):
    """What a runner tells at once, and by how many seconds its frames were late."""

    messages: list[FromRunner]
    late: float = 0.0


class _Running(Struct):
    """A turn that is played."""

    play: LiveTurn
    seen: float
    due: float
    calm: int = 0
    wants_key: bool = True


class TurnRunner:
    """Live turns, by numbers that the other end gives them."""

    def __init__(self) -> None:
        self._running: dict[int, _Running] = {}
        self._messages: list[FromRunner] = []
        self._late = 0.0

    @property
    def due(self) -> float | None:
        """When the next frame is due; None if nothing is played."""
        return min((running.due for running in self._running.values()), default=None)

    def take(self, message: ToRunner, now: float) -> None:
        """A message of the other end."""
        match message:
            case BeginTurn():
                self._collect(message.turn, self._begin(message, now))
            case InputGiven() | TurnOrder():
                running = self._running.get(message.turn)
                if running is not None:
                    running.calm, running.due = 0, min(running.due, max(now, running.seen + FRAME))
                    self._collect(message.turn, self._follow_order(running, message, now))
            case WarmUp():
                warm_up_games()

    def report(self, now: float) -> Report | None:
        """What there is to tell: frames that are due, refusals, turns that are over; None if nothing."""
        for turn, running in [*self._running.items()]:
            if running.due <= now:
                self._late = max(self._late, now - running.due)
                self._collect(turn, self._frame(turn, running, now))
        if not self._messages:
            self._late = 0.0
            return None
        report = Report(self._messages, self._late)
        self._messages, self._late = [], 0.0
        return report

    def _begin(self, message: BeginTurn, now: float) -> Iterator[FromRunner]:
        game = find_exact_game(message.game, message.version)
        play = game.live(msgspec.json.decode(message.state, type=game.state_type), message.seat)
        if play is None:
            yield TurnFailed(message.turn, "live/not_now")
        else:
            self._running[message.turn] = _Running(play, now, now)

    def _follow_order(self, running: _Running, message: InputGiven | TurnOrder, now: float) -> Iterator[FromRunner]:
        play = running.play
        if isinstance(message, TurnOrder) and message.what in ("key", "stop"):
            running.wants_key = True
            if message.what == "stop":
                del self._running[message.turn]
            return
        _pass_time(running, now)
        if isinstance(message, TurnOrder):
            play.let_go() if message.what == "let_go" else play.time_up()
            return
        try:
            play.hear(message.data)
        except Illegal as refusal:
            yield InputRefused(message.turn, refusal.code, to_dict(refusal.facts))

    def _frame(self, turn: int, running: _Running, now: float) -> Iterator[FromRunner]:
        play = running.play
        _pass_time(running, now)
        frame = play.frame(key=False)
        running.calm = 0 if frame is not None else running.calm + 1
        running.due = max(now, running.due + FRAME) if running.calm < CALM else now + SELDOM * FRAME
        if frame is not None:
            yield FrameMade(turn, False, frame)
        if running.wants_key and (key := play.frame(key=True)) is not None:
            running.wants_key = False
            yield FrameMade(turn, True, key)
        if play.is_over:
            del self._running[turn]
            yield TurnOver(turn, encode(play.move()))

    def _collect(self, turn: int, messages: Iterator[FromRunner]) -> None:
        """Keep what there is to tell; a turn that fails fails alone."""
        try:
            self._messages.extend(messages)
        except Illegal as refusal:
            self._running.pop(turn, None)
            self._messages.append(TurnFailed(turn, refusal.code, to_dict(refusal.facts)))
        except Exception:
            self._running.pop(turn, None)
            self._messages.append(TurnFailed(turn, "live/lost", error=traceback.format_exc(limit=-5)))


def _pass_time(running: _Running, now: float) -> None:
    running.play.advance(min(_LONGEST, max(0.0, now - running.seen)))
    running.seen = now


def serve(pipe: Connection) -> None:
    """The process: play what is asked for until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to everyone; the server ends us
    runner, clock = TurnRunner(), time.perf_counter
    with suppress(EOFError, OSError):
        while True:
            wait = None if runner.due is None else max(0.0, runner.due - clock())
            while pipe.poll(wait):
                runner.take(read_order(pipe.recv_bytes()), clock())
                wait = 0.0
            report = runner.report(clock())
            if report is not None:
                pipe.send_bytes(write(report))


write: Final = msgspec.msgpack.Encoder().encode
read_order: Final = msgspec.msgpack.Decoder(ToRunner).decode
read_report: Final = msgspec.msgpack.Decoder(Report).decode
