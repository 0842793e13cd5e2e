"""A pool of processes that play live turns: started when they are needed, and again when they have died.

Each has two threads here, one that listens and one that speaks, so that the event loop waits for neither.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

import msgspec

from klub.core import Game, Illegal, Seat, encode
from klub.server.live_turns.runner import (
    BeginTurn,
    FrameMade,
    InputGiven,
    InputRefused,
    Report,
    ToRunner,
    TurnFailed,
    TurnOrder,
    TurnOver,
    WarmUp,
    read_report,
    serve,
    write,
)
from klub.server.metrics import Metrics
from klub.server.pools.games import costly_games

_log = logging.getLogger(__name__)

FEW: Final = 8
"""Turns in one process before another one is started."""


class _TurnWatcher(Protocol):
    """Who hears what becomes of a live turn, in the event loop."""

    def framed(self, key: bool, data: bytes) -> None:
        """A frame."""

    def refused(self, refusal: Illegal) -> None:
        """An input was refused."""

    def over(self, move: dict[str, Any]) -> None:
        """The turn is over: its move."""

    def failed(self, refusal: Illegal) -> None:
        """The turn is over without a move."""


class RunnerPool:
    """The processes that play live turns for one server process."""

    def __init__(self, size: int = 0, most: int = 100, metrics: Metrics | None = None) -> None:
        """`size`: processes at most; 0 for as many as the machine has processors. `most`: turns on each."""
        self._size = size or os.cpu_count() or 1
        self._most = most
        self._metrics = metrics or Metrics()
        self._open: list[_Process] = []
        self._turns: dict[int, tuple[_Process, _TurnWatcher]] = {}
        self._last = 0
        self._closed = False
        self._metrics.live_turns.ask = lambda: len(self._turns)

    @property
    def processes(self) -> list[BaseProcess]:
        """Those that run."""
        return [each.process for each in self._open if each.process is not None]

    def begin(self, game: Game[Any, Any, Any, Any], state: Any, seat: Seat, watcher: _TurnWatcher) -> int:
        """Let a seat play; the number of the turn. Raises `Illegal` (`live/full`)."""
        process = self._free()
        self._last += 1
        self._turns[self._last] = process, watcher
        process.turns.add(self._last)
        process.say(BeginTurn(self._last, game.declaration.name, game.declaration.version, encode(state), seat))
        return self._last

    def input(self, turn: int, data: bytes) -> None:
        """An input of the player."""
        if turn in self._turns:
            self._turns[turn][0].say(InputGiven(turn, data))

    def want_key(self, turn: int) -> None:
        """Have a key frame made after the next frame."""
        self._order(turn, "key")

    def let_go(self, turn: int) -> None:
        """The player has vanished."""
        self._order(turn, "let_go")

    def time_up(self, turn: int) -> None:
        """The clock has run out."""
        self._order(turn, "time_up")

    def stop(self, turn: int) -> None:
        """Nobody wants this turn any more; nothing more is heard of it."""
        self._order(turn, "stop")
        self._forget(turn)

    def warm_up(self) -> None:
        """Start one process, in the background, where a game needs one."""
        if costly_games() and not self._open and not self._closed:
            self._start().say(WarmUp())

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        self._turns.clear()
        for process in self._open:
            process.end()
        await asyncio.gather(*(asyncio.to_thread(process.join) for process in self._open))
        self._open.clear()

    def _order(self, turn: int, what: Any) -> None:
        if turn in self._turns:
            self._turns[turn][0].say(TurnOrder(turn, what))

    def _forget(self, turn: int) -> None:
        process, _ = self._turns.pop(turn, (None, None))
        if process is not None:
            process.turns.discard(turn)

    def _free(self) -> "_Process":
        """The process with the fewest turns, or a new one where there are many."""
        if self._closed:
            raise Illegal("live/full")
        best = min(self._open, key=lambda each: len(each.turns), default=None)
        if best is None or (len(best.turns) >= FEW and len(self._open) < self._size):
            return self._start()
        if len(best.turns) >= self._most:
            raise Illegal("live/full")
        return best

    def _start(self) -> "_Process":
        process = _Process(self._hear, self._died)
        self._open.append(process)
        return process

    def _hear(self, report: Report) -> None:
        self._metrics.late.observe(report.late)
        for messages in report.messages:
            _, watcher = self._turns.get(messages.turn, (None, None))
            if watcher is None:
                continue
            try:
                self._tell(messages, watcher)
            except Exception:
                _log.exception("A live turn failed.")

    def _tell(self, messages: FrameMade | InputRefused | TurnOver | TurnFailed, watcher: _TurnWatcher) -> None:
        match messages:
            case FrameMade():
                self._metrics.frames.value += 1
                watcher.framed(messages.key, messages.data)
            case InputRefused():
                watcher.refused(Illegal(messages.code, **messages.facts))
            case TurnOver():
                self._forget(messages.turn)
                watcher.over(msgspec.json.decode(messages.move))
            case TurnFailed():
                self._forget(messages.turn)
                if messages.error is not None:
                    _log.error("A live turn failed: %s", messages.error)
                watcher.failed(Illegal(messages.code, **messages.facts))

    def _died(self, process: "_Process") -> None:
        """A process is gone, and its turns with it; the next turn starts another."""
        if process not in self._open:
            return
        self._open.remove(process)
        if not self._closed:
            self._metrics.runners_lost.value += 1
            _log.error("a stage died", extra={"facts": {"turns": len(process.turns)}})
        for turn in sorted(process.turns):
            _, watcher = self._turns.pop(turn, (None, None))
            if watcher is not None:
                watcher.failed(Illegal("live/lost"))


class _Process:
    """A process, seen from here. `hear` and `died` are called in the event loop."""

    def __init__(self, hear: Callable[[Report], None], died: Callable[["_Process"], None]) -> None:
        self.turns: set[int] = set()
        self.process: BaseProcess | None = None
        self._loop = asyncio.get_running_loop()
        self._outbox: SimpleQueue[ToRunner | None] = SimpleQueue()
        self._heard, self._died = hear, died
        self._speaker = Thread(target=self._run, name="klub-stage", daemon=True)
        self._speaker.start()

    def say(self, message: ToRunner) -> None:
        self._outbox.put(message)

    def end(self) -> None:
        self._outbox.put(None)

    def join(self) -> None:
        self._speaker.join()

    def _run(self) -> None:
        """In a thread: start the process, then pass on what is said to it, until it shall end or has died."""
        # spawn: a fork would copy the locks of other threads, and those of compiled code.
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="klub-stage", daemon=True)
        try:
            process.start()
        except Exception:
            _log.exception("A stage could not be opened.")
            self._call(self._died, self)
            return
        self.process = process
        theirs.close()
        listener = Thread(target=self._listen, args=(pipe,), name="klub-stage-listener", daemon=True)
        listener.start()
        try:
            while (message := self._outbox.get()) is not None:
                pipe.send_bytes(write(message))
        except OSError:
            pass  # it has died: the listener notices
        process.terminate()
        process.join()
        listener.join()
        pipe.close()

    def _listen(self, pipe: Connection) -> None:
        """In another thread: hear what the process tells, until it is gone."""
        try:
            while True:
                self._call(self._heard, read_report(pipe.recv_bytes()))
        except (EOFError, OSError):
            self._outbox.put(None)
            self._call(self._died, self)

    def _call(self, function: Callable[[Any], None], what: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended, and everything with it
            self._loop.call_soon_threadsafe(function, what)
