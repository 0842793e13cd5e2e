"""Bots think in processes of their own, never in the event loop. They are given a view and a seed, and answer a move.

Each thread of a small pool has one process, starts it when it is first needed and again when it has died. The
processes end with the server, even if it is killed: then the line to it is broken.
"""

import asyncio
import os
import signal
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, local
from typing import Any

import msgspec
from msgspec import Struct

from klub.bots import choose
from klub.core import encode, to_dict
from klub.core.thought import Level, Reason, Thought
from klub.games import game as find_game
from klub.server.metrics import Metrics


class Job(Struct, frozen=True):
    """A question to a bot; `view` is the game's view as JSON."""

    game: str
    version: int
    view: msgspec.Raw
    level: Level
    seed: str


class Answer(Struct, frozen=True):
    """The move and why, or what went wrong."""

    move: dict[str, Any] | None
    error: str | None = None
    reason: Reason | None = None


class CannotThink(Exception):
    """A bot has no answer: it failed, or its process died."""


class TooManyThink(Exception):
    """So many bots think already that this one has to wait."""


class Thinkers:
    """A pool of processes for bots, shared by all tables of a server process."""

    def __init__(self, size: int = 0, most_waiting: int = 10_000, metrics: Metrics | None = None) -> None:
        """`size`: processes; 0 for as many as the machine has processors, less one for the server."""
        self._threads = ThreadPoolExecutor(size or max(1, (os.cpu_count() or 1) - 1), "klub-thinker")
        self._most_waiting = most_waiting
        self._metrics = metrics or Metrics()
        self._own = local()
        self._team: dict[Connection, BaseProcess] = {}
        self._lock = Lock()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Questions without an answer yet."""
        return self._metrics.bot_queue.value

    async def think(self, game: str, version: int, view: Struct, level: Level, seed: bytes) -> dict[str, Any]:
        """The move of a bot of this level for the seat whose view it is; raises `CannotThink` or `TooManyThink`."""
        return (await self.advise(game, version, view, level, seed)).move

    async def advise(self, game: str, version: int, view: Struct, level: Level, seed: bytes) -> Thought[dict[str, Any]]:
        """As `think`, and why the bot would make this move."""
        queue = self._metrics.bot_queue
        if self._closed or queue.value >= self._most_waiting:
            raise TooManyThink
        job = encode(Job(game, version, msgspec.Raw(encode(view)), level, seed.hex()))
        queue.value += 1
        started = time.perf_counter()
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, job)
        finally:
            queue.value -= 1
            self._metrics.thinking.observe(time.perf_counter() - started)
        if answer.move is None or answer.reason is None:
            raise CannotThink(answer.error)
        return Thought(answer.move, answer.reason)

    async def close(self) -> None:
        """End the processes; whoever waits for an answer is told that there is none."""
        with self._lock:
            self._closed = True
            team = dict(self._team)
        for process in team.values():
            process.terminate()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        for line, process in team.items():
            line.close()
            process.join()

    def _ask(self, job: bytes) -> Answer:
        """In a thread of the pool: ask its process."""
        line: Connection | None = getattr(self._own, "line", None)
        try:
            if line is None:
                line = self._own.line = self._start()
            line.send_bytes(job)
            return msgspec.json.decode(line.recv_bytes(), type=Answer)
        except (EOFError, OSError) as error:
            self._own.line = None
            with self._lock:
                process = None if line is None or self._closed else self._team.pop(line, None)
            if process is not None and line is not None:
                line.close()
                process.terminate()
                process.join()
            return Answer(None, f"a thinking process died: {error!r}")

    def _start(self) -> Connection:
        # spawn: a fork would copy the locks of other threads, and those of compiled code.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with self._lock:
            if self._closed:
                raise EOFError("closed")
            process = context.Process(target=_serve, args=(theirs,), name="klub-thinker", daemon=True)
            process.start()
            theirs.close()
            self._team[ours] = process
        return ours


def _serve(line: Connection) -> None:
    """Answer what comes in until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to everyone; the server ends us
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(encode(answer(line.recv_bytes())))


def answer(job: bytes) -> Answer:
    """What a bot says to a question, never raising."""
    try:
        asked = msgspec.json.decode(job, type=Job)
        game = find_game(asked.game)
        if game.declaration.version != asked.version:
            return Answer(None, f"{asked.game} has version {game.declaration.version}, not {asked.version}")
        view = msgspec.json.decode(asked.view, type=game.view_type)
        thought = choose(game, view, asked.level, asked.seed)
        return Answer(to_dict(thought.move), reason=thought.reason)
    except Exception:
        return Answer(None, traceback.format_exc(limit=-5))
