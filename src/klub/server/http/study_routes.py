"""The HTTP API for those who study a game: its past moves, what moves are worth, hints and lessons."""

import asyncio
from typing import Annotated, Any, Final, TypeAlias

from litestar import Response
from litestar.params import JSONBody, PathParameter, QueryParameter

from klub.core import Seat
from klub.games import game as find_game
from klub.server.asgi import client_key
from klub.server.http import bodies as b
from klub.server.http.handlers import HttpRequest, TableId, ThePerson, TheServices, as_json, get, post
from klub.server.pools.lessons import LessonState, film_lesson, take_lesson
from klub.server.study.hints import Hint, give_hint
from klub.server.study.history import History, PastView
from klub.tables.access import check_own_seat
from klub.tables.commands import AskUndo
from klub.tables.judge import plan_take_back
from klub.tables.undo import has_learned

_SomeSeat: TypeAlias = Annotated[
    Seat | None, QueryParameter(ge=0, le=63, description="As this seat learned of it; without: as a spectator.")
]
_SomeGame: TypeAlias = Annotated[
    int | None, QueryParameter(ge=1, le=1_000_000, description="Which game of the series, from 1; without: the last.")
]
_Name: TypeAlias = Annotated[str, PathParameter(max_length=64)]


@get("/api/tables/{table_id:str}/moves/worth")
async def _worth(
    services: TheServices, person: ThePerson, table_id: TableId, seat: Annotated[Seat, QueryParameter(ge=0, le=63)]
) -> Response[b.Worth]:
    """What each legal move of your seat would bring at once, in the order of the snapshot's `moves`.

    Null where nothing is counted, or the turn is another's by now: the table may have gone on meanwhile.
    """
    services.looks.take(person.id)
    table = await services.hub.table(table_id)
    check_own_seat(table, person.id, seat)
    play = table.play if table.phase == "playing" and seat in table.actors else None
    return as_json(b.Worth(table.number, None if play is None else table.game.weigh(play.state, seat)))


@get("/api/tables/{table_id:str}/undo")
async def _take_back(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: Annotated[Seat, QueryParameter(ge=0, le=63)],
    to: Annotated[
        int | None, QueryParameter(ge=0, le=1_000_000, description="So many moves stay; without: all before your last.")
    ] = None,
) -> b.TakeBack:
    """Whether anybody has learned something from the moves you would take back; refuses what cannot be taken back."""
    services.looks.take(person.id)
    table = await services.hub.table(table_id)
    number, planned = table.number, plan_take_back(table, AskUndo(seat, to), person.id)
    return b.TakeBack(number, await asyncio.to_thread(has_learned, planned))


@get("/api/tables/{table_id:str}/history")
async def _history(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: _SomeSeat = None,
    game: _SomeGame = None,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only moves after this one.")] = 0,
) -> Response[History]:
    """The moves of a game as a seat learned of them. While it runs: your own seats, and what spectators may see."""
    services.looks.take(person.id)
    return as_json(await services.histories.history(await services.hub.table(table_id), person.id, seat, game, after))


@get("/api/tables/{table_id:str}/history/{number:int}")
async def _past_view(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000, description="After this move; 0: before the first.")],
    seat: _SomeSeat = None,
    game: _SomeGame = None,
) -> Response[PastView]:
    """What a seat saw after a move, with the same rights as its history."""
    services.looks.take(person.id)
    return as_json(await services.histories.view(await services.hub.table(table_id), person.id, seat, game, number))


@get("/api/tables/{table_id:str}/history/{number:int}/film", media_type="application/octet-stream")
async def _film(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    number: Annotated[int, PathParameter(ge=1, le=1_000_000, description="Of this move.")],
    game: _SomeGame = None,
) -> bytes:
    """What watchers were shown of a move, or would have been: frames at 30 a second, each after its length (u32)."""
    services.films.take(person.id)
    return await services.histories.film(await services.hub.table(table_id), person.id, game, number)


@post("/api/tables/{table_id:str}/hint")
async def _hint(services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[b.HintWish]) -> Hint:
    """What a bot would do on your seat, and why; only where you play without other people."""
    services.hints.take(person.id)
    return await give_hint(services.pools.bots, await services.hub.table(table_id), person.id, data.seat, data.level)


@get("/api/lessons/{game:str}")
async def _lessons(game: _Name) -> list[str]:
    """The names of a game's lessons, in the order to take them."""
    return [lesson.name for lesson in find_game(game).lessons()]


@post("/api/lessons/{game:str}/{name:str}")
async def _try_lesson(
    request: HttpRequest, services: TheServices, game: _Name, name: _Name, data: JSONBody[b.LessonTries]
) -> Response[LessonState]:
    """Try moves in a lesson, from its start; send all that were tried so far. Nothing is kept here."""
    services.looks.take(client_key(request.client))
    found = find_game(game)
    if found.declaration.costly:
        return as_json(await services.pools.compute.lesson(found, name, data.moves))
    return as_json(take_lesson(game, name, data.moves))


@post("/api/lessons/{game:str}/{name:str}/film", media_type="application/octet-stream")
async def _lesson_film(
    request: HttpRequest, services: TheServices, game: _Name, name: _Name, data: JSONBody[b.LessonTries]
) -> bytes:
    """The film of the last of the moves tried in a lesson; what it is made of is as for a table."""
    services.films.take(client_key(request.client))
    found = find_game(game)
    if found.declaration.costly:
        return await services.pools.compute.lesson_film(found, name, data.moves)
    return film_lesson(game, name, data.moves)


STUDY: Final[list[Any]] = [_worth, _take_back, _history, _past_view, _film, _hint, _lessons, _try_lesson, _lesson_film]
