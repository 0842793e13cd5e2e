"""A pool of processes in which bots think: each is given a view and a seed, and answers with a move."""

import time
import traceback
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from klub.bots import choose
from klub.core import Seat, encode, to_dict
from klub.core.thought import Level, Reason, Thought
from klub.server.metrics import Metrics
from klub.server.pools.games import find_exact_game
from klub.server.pools.process_pool import ProcessDied, ProcessPool


class _Job(Struct, frozen=True):
    """A question to a bot; `view` is the game's view as JSON, `bots` the seats that bots play."""

    game: str
    version: int
    view: msgspec.Raw
    level: Level
    seed: str
    bots: tuple[Seat, ...] = ()


class _Answer(Struct, frozen=True):
    """The move, why, and after how many seconds, or what went wrong."""

    move: dict[str, Any] | None
    error: str | None = None
    reason: Reason | None = None
    pause: float = 0.0


class BotFailed(Exception):
    """A bot has no answer: it failed, or its process died."""


class TooManyBots(Exception):
    """So many bots think already that this one has to wait."""


class BotPool:
    """A pool of processes for bots, shared by all tables of a server process."""

    def __init__(self, size: int = 0, most_waiting: int = 10_000, metrics: Metrics | None = None) -> None:
        """`size`: processes; 0 for as many as the machine has processors, less one for the server."""
        self.pool = ProcessPool("klub-thinker", _answer_bytes, size)
        self._most_waiting = most_waiting
        self._metrics = metrics or Metrics()

    @property
    def waiting(self) -> int:
        """Questions without an answer yet."""
        return self._metrics.bot_queue.value

    async def think(
        self, game: str, version: int, view: Struct, level: Level, seed: bytes, bots: Sequence[Seat] = ()
    ) -> Thought[dict[str, Any]]:
        """The move of a bot of this level for the seat whose view it is; raises `CannotThink` or `TooManyThink`."""
        queue = self._metrics.bot_queue
        if self.pool.closed or queue.value >= self._most_waiting:
            raise TooManyBots
        job = encode(_Job(game, version, msgspec.Raw(encode(view)), level, seed.hex(), tuple(bots)))
        queue.value += 1
        started = time.perf_counter()
        try:
            found = msgspec.json.decode(await self.pool.ask(job), type=_Answer)
        except ProcessDied as death:
            raise BotFailed(f"a thinking process died: {death}") from None
        finally:
            queue.value -= 1
            self._metrics.thinking.observe(time.perf_counter() - started)
        if found.move is None or found.reason is None:
            raise BotFailed(found.error)
        return Thought(found.move, found.reason, found.pause)

    async def close(self) -> None:
        """End the processes; whoever waits for an answer is told that there is none."""
        await self.pool.close()


def _answer_bytes(job: bytes) -> bytes:
    """As `answer`, written down."""
    return encode(_answer(job))


def _answer(job: bytes) -> _Answer:
    """What a bot says to a question, never raising."""
    try:
        asked = msgspec.json.decode(job, type=_Job)
        game = find_exact_game(asked.game, asked.version)
        view = msgspec.json.decode(asked.view, type=game.view_type)
        thought = choose(game, view, asked.level, asked.seed, asked.bots)
        return _Answer(to_dict(thought.move), reason=thought.reason, pause=thought.pause)
    except Exception:
        return _Answer(None, traceback.format_exc(limit=-5))
