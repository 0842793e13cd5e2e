"""A pool of processes for costly rules: the results of moves, films, lessons, and the checking of game files."""

import asyncio
import time
import traceback
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from klub.core import Game, Illegal, Malformed, Record, Seat, encode, to_dict
from klub.match import replay
from klub.server.metrics import Metrics
from klub.server.pools.games import costly_games, find_exact_game, warm_up_games
from klub.server.pools.lessons import film_lesson, take_lesson
from klub.server.pools.process_pool import ProcessDied, ProcessPool

_Work: TypeAlias = Literal["resolve", "film", "lesson", "lesson_film", "verify", "warm_up"]


class _Job(Struct, frozen=True, array_like=True):
    """What is to be done with a move in a state, both as JSON; or with the moves of a lesson, or with a game file."""

    what: _Work
    game: str = ""
    version: int = 0
    state: bytes = b""
    seat: Seat = 0
    move: bytes = b""


class _Done(Struct, frozen=True, array_like=True):
    """The move as JSON, or the film; or why there is none, by a code and facts, or by what went wrong."""

    data: bytes = b""
    code: str | None = None
    facts: dict[str, Any] = {}
    malformed: bool = False
    error: str | None = None


class ComputeFailed(Exception):
    """Something went wrong that nobody is to blame for but us."""


class ComputePool:
    """A pool of processes for costly work, shared by all tables of a server process."""

    def __init__(self, size: int = 0, metrics: Metrics | None = None) -> None:
        """`size`: processes; 0 for as many as the machine has processors, less one for the server."""
        self.pool = ProcessPool("klub-workshop", work, size)
        self._metrics = metrics or Metrics()

    async def resolve(self, game: Game[Any, Any, Any, Any], state: Any, seat: Seat, move: Any) -> dict[str, Any]:
        """A move as it is kept; raises `Illegal`."""
        resolved: dict[str, Any] = msgspec.json.decode(await self._do("resolve", game, state, seat, move))
        return resolved

    async def film(self, game: Game[Any, Any, Any, Any], state: Any, seat: Seat, move: Any) -> bytes:
        """The film of a move; raises `Illegal`."""
        return await self._do("film", game, state, seat, move)

    async def lesson(self, game: Game[Any, Any, Any, Any], name: str, moves: Sequence[dict[str, Any]]) -> msgspec.Raw:
        """Where the moves of a learner lead, as JSON; raises `Illegal`."""
        job = _Job("lesson", game.declaration.name, game.declaration.version, name.encode(), 0, encode(moves))
        return msgspec.Raw(await self._ask(job))

    async def lesson_film(self, game: Game[Any, Any, Any, Any], name: str, moves: Sequence[dict[str, Any]]) -> bytes:
        """The film of the last move of a learner; raises `Illegal`."""
        job = _Job("lesson_film", game.declaration.name, game.declaration.version, name.encode(), 0, encode(moves))
        return await self._ask(job)

    async def verify(self, record: Record) -> bool:
        """Replay a game file: whether its game is over. Raises `Illegal` for one that is wrong.

        Where nothing is costly, that is done here in a thread.
        """
        if record.game not in costly_games():
            return (await asyncio.to_thread(replay, record)).outcome is not None
        return await self._ask(_Job("verify", move=encode(record))) == b"over"

    async def warm_up(self) -> None:
        """Let one process get ready for the first costly move."""
        if costly_games():
            await self._ask(_Job("warm_up"))

    async def close(self) -> None:
        """End the processes."""
        await self.pool.close()

    async def _do(self, what: _Work, game: Game[Any, Any, Any, Any], state: Any, seat: Seat, move: Any) -> bytes:
        name, version = game.declaration.name, game.declaration.version
        return await self._ask(_Job(what, name, version, encode(state), seat, encode(move)))

    async def _ask(self, job: _Job) -> bytes:
        started = time.perf_counter()
        try:
            done = msgspec.msgpack.decode(await self.pool.ask(msgspec.msgpack.encode(job)), type=_Done)
        except ProcessDied as death:
            raise ComputeFailed(f"a compute process died: {death}") from None
        finally:
            self._metrics.working.observe(time.perf_counter() - started)
        if done.code is not None:
            raise (Malformed if done.malformed else Illegal)(done.code, **done.facts)
        if done.error is not None:
            raise ComputeFailed(done.error)
        return done.data


def work(job: bytes) -> bytes:
    """Do one job, never raising."""
    try:
        done = _Done(_work(msgspec.msgpack.decode(job, type=_Job)))
    except Illegal as refusal:
        done = _Done(code=refusal.code, facts=to_dict(refusal.facts), malformed=isinstance(refusal, Malformed))
    except Exception:
        done = _Done(error=traceback.format_exc(limit=-5))
    return msgspec.msgpack.encode(done)


def _work(job: _Job) -> bytes:
    if job.what == "warm_up":
        warm_up_games()
        return b""
    if job.what == "verify":
        return b"over" if replay(job.move).outcome is not None else b"unfinished"
    game = find_exact_game(job.game, job.version)
    if job.what == "lesson":
        return encode(take_lesson(job.game, job.state.decode(), msgspec.json.decode(job.move)))
    if job.what == "lesson_film":
        return film_lesson(job.game, job.state.decode(), msgspec.json.decode(job.move))
    state = msgspec.json.decode(job.state, type=game.state_type)
    move = game.parse_move(msgspec.json.decode(job.move))
    if job.what == "film":
        return game.film(state, job.seat, move)
    return encode(game.resolve(state, job.seat, move))
