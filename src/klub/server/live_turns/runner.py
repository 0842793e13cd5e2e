"""A stage: live turns of several tables, played in one process at 30 frames a second. `stages` is the other end of it.

`Stage` knows no process and no clock: what is said to it goes in, what it has to tell comes out, time is passed in.
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
from klub.games import game as find_game
from klub.server.pools.compute_pool import costly_games

FRAME: Final = 1 / 30
"""Seconds from one frame to the next."""

CALM: Final = 30
"""Frames in a row without anything new after which a turn is looked at less often, until something is heard."""

SELDOM: Final = 8
"""How much less often."""

LONGEST: Final = 0.25
"""Seconds that pass in a turn at once at most; where a stage was stopped for longer, time stood still."""


class Begin(Struct, frozen=True, array_like=True, tag="begin"):
    """Let a seat play from this state, given as JSON."""

    turn: int
    game: str
    version: int
    state: bytes
    seat: int


class Heard(Struct, frozen=True, array_like=True, tag="heard"):
    """An input of the player."""

    turn: int
    data: bytes


class Wish(Struct, frozen=True, array_like=True, tag="wish"):
    """Something else that is wanted of a turn: a key frame, that the hand lets go, that time is up, or its end."""

    turn: int
    what: Literal["key", "let_go", "time_up", "stop"]


class WarmUp(Struct, frozen=True, array_like=True, tag="warm_up"):
    """Get ready for the first turn."""


Said: TypeAlias = Begin | Heard | Wish | WarmUp


class Shown(Struct, frozen=True, array_like=True, tag="shown"):
    """A frame; a key frame is for those who miss something, and shows what the frame before it led to."""

    turn: int
    key: bool
    data: bytes


class Refused(Struct, frozen=True, array_like=True, tag="refused"):
    """An input was refused, and the turn goes on."""

    turn: int
    code: str
    facts: dict[str, Any]


class Over(Struct, frozen=True, array_like=True, tag="over"):
    """A turn has come to its end: the move for the log, as JSON."""

    turn: int
    move: bytes


class Failed(Struct, frozen=True, array_like=True, tag="failed"):
    """There is no such turn, or it cannot go on; `error` says what went wrong if it is our mistake."""

    turn: int
    code: str
    facts: dict[str, Any] = {}
    error: str | None = None


Told: TypeAlias = Shown | Refused | Over | Failed


class Report(Struct, frozen=True, array_like=True):
    """What a stage tells at once, and by how many seconds its frames were late."""

    told: list[Told]
    late: float = 0.0


class _Running(Struct):
    """A turn on the stage."""

    play: LiveTurn
    seen: float
    due: float
    calm: int = 0
    wants_key: bool = True


class TurnRunner:
    """Live turns, by numbers that the other end gives them."""

    def __init__(self) -> None:
        self._running: dict[int, _Running] = {}
        self._told: list[Told] = []
        self._late = 0.0

    @property
    def due(self) -> float | None:
        """When the next frame is due; None if nothing is played."""
        return min((running.due for running in self._running.values()), default=None)

    def hear(self, said: Said, now: float) -> None:
        """What the other end says."""
        match said:
            case Begin():
                self._guard(said.turn, self._begin(said, now))
            case Heard() | Wish():
                running = self._running.get(said.turn)
                if running is not None:
                    running.calm, running.due = 0, min(running.due, max(now, running.seen + FRAME))
                    self._guard(said.turn, self._obey(running, said, now))
            case WarmUp():
                for name in costly_games():
                    find_game(name).warm_up()

    def report(self, now: float) -> Report | None:
        """What there is to tell: frames that are due, refusals, turns that are over; None if nothing."""
        for turn, running in [*self._running.items()]:
            if running.due <= now:
                self._late = max(self._late, now - running.due)
                self._guard(turn, self._show(turn, running, now))
        if not self._told:
            self._late = 0.0
            return None
        report = Report(self._told, self._late)
        self._told, self._late = [], 0.0
        return report

    def _begin(self, said: Begin, now: float) -> Iterator[Told]:
        game = find_game(said.game)
        if game.declaration.version != said.version:
            raise LookupError(f"{said.game} has version {game.declaration.version}, not {said.version}")
        play = game.live(msgspec.json.decode(said.state, type=game.state_type), said.seat)
        if play is None:
            yield Failed(said.turn, "live/not_now")
        else:
            self._running[said.turn] = _Running(play, now, now)

    def _obey(self, running: _Running, said: Heard | Wish, now: float) -> Iterator[Told]:
        play = running.play
        if isinstance(said, Wish) and said.what in ("key", "stop"):
            running.wants_key = True
            if said.what == "stop":
                del self._running[said.turn]
            return
        _pass_time(running, now)
        if isinstance(said, Wish):
            play.let_go() if said.what == "let_go" else play.time_up()
            return
        try:
            play.hear(said.data)
        except Illegal as refusal:
            yield Refused(said.turn, refusal.code, to_dict(refusal.facts))

    def _show(self, turn: int, running: _Running, now: float) -> Iterator[Told]:
        play = running.play
        _pass_time(running, now)
        frame = play.frame(key=False)
        running.calm = 0 if frame is not None else running.calm + 1
        running.due = max(now, running.due + FRAME) if running.calm < CALM else now + SELDOM * FRAME
        if frame is not None:
            yield Shown(turn, False, frame)
        if running.wants_key and (key := play.frame(key=True)) is not None:
            running.wants_key = False
            yield Shown(turn, True, key)
        if play.is_over:
            del self._running[turn]
            yield Over(turn, encode(play.move()))

    def _guard(self, turn: int, telling: Iterator[Told]) -> None:
        """Tell what comes; a turn that fails fails alone."""
        try:
            self._told.extend(telling)
        except Illegal as refusal:
            self._running.pop(turn, None)
            self._told.append(Failed(turn, refusal.code, to_dict(refusal.facts)))
        except Exception:
            self._running.pop(turn, None)
            self._told.append(Failed(turn, "live/lost", error=traceback.format_exc(limit=-5)))


def _pass_time(running: _Running, now: float) -> None:
    running.play.advance(min(LONGEST, max(0.0, now - running.seen)))
    running.seen = now


def serve(line: Connection) -> None:
    """The process: play what is asked for until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to everyone; the server ends us
    stage, clock = TurnRunner(), time.perf_counter
    with suppress(EOFError, OSError):
        while True:
            wait = None if stage.due is None else max(0.0, stage.due - clock())
            while line.poll(wait):
                stage.hear(read_said(line.recv_bytes()), clock())
                wait = 0.0
            report = stage.report(clock())
            if report is not None:
                line.send_bytes(write(report))


write: Final = msgspec.msgpack.Encoder().encode
read_said: Final = msgspec.msgpack.Decoder(Said).decode
read_report: Final = msgspec.msgpack.Decoder(Report).decode
