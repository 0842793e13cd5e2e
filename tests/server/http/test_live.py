"""What is costly over HTTP: films, game files and lessons of a game with physics."""

from typing import Any

import pytest

from klub.core import Rng, encode, to_dict
from klub.games.kluster import GAME
from klub.games.kluster.frames import KEY, OVER, read_frame
from klub.match import match
from tests.server.http.world import Browser, MakeWorld, World, refused


async def _game(world: World) -> tuple[str, Browser, Browser]:
    """A game of Kluster in which the string is laid and seat 0 has placed a magnet."""
    ada, bo = await world.person("Ada"), await world.person("Bo")
    table = await ada.open_table(game="kluster", options={"first_player": [0]})
    await bo.do(table, "sit", seat=1)
    await ada.do(table, "start")
    live = await world.table(table)
    assert live.play is not None
    string = GAME.sample(live.play.state, 0, Rng(bytes(32)))
    magnet = live.play.state.hands[0][0]
    place = {"do": "place", "magnet": magnet, "x": 0, "y": 0, "angle": 0}
    for move in (to_dict(string), place):
        answer = await ada.do(table, "move", seat=0, move=move)
        assert 200 == answer.status_code, answer.text
    return table, ada, bo


async def test_a_move_has_a_film(world: World) -> None:
    """For everyone who may know the move: frames, the first complete, in the last the turn is over."""
    table, ada, bo = await _game(world)
    films = [await each.get(f"/api/tables/{table}/history/2/film") for each in (ada, bo)]
    data = films[0].content
    frames, at = list[bytes](), 0
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "little")
        frames.append(data[at + 4 : at + 4 + size])
        at += 4 + size

    assert "application/octet-stream" == films[0].headers["Content-Type"]
    assert data == films[1].content
    assert read_frame(frames[0]).flags & KEY
    assert read_frame(frames[-1]).flags & OVER
    assert (404, "live/no_film") == refused(await ada.get(f"/api/tables/{table}/history/1/film"))
    assert (404, "history/no_such_move") == refused(await ada.get(f"/api/tables/{table}/history/3/film"))


async def test_late_spectators_see_no_film_of_what_they_do_not_know(world: World) -> None:
    """The rights are those of the history."""
    ada, eve = await world.person("Ada"), await world.person("Eve")
    table = await ada.open_table(game="clustered", seats=1, house={"spectators": "delayed"})
    await ada.do(table, "start")
    moves = (await ada.get(f"/api/tables/{table}")).json()["play"]["views"][0]["moves"]
    await ada.do(table, "move", seat=0, move=moves[0])

    assert (404, "history/no_such_move") == refused(await eve.get(f"/api/tables/{table}/history/1/film"))
    assert (404, "live/no_film") == refused(await ada.get(f"/api/tables/{table}/history/1/film"))


async def test_films_are_not_for_floods(make_world: MakeWorld) -> None:
    """films_per_second, film_burst."""
    world = await make_world(limits={"film_burst": 2, "films_per_second": 0.1})
    ada = await world.person("Ada")
    table = await ada.open_table()
    answers = [refused(await ada.get(f"/api/tables/{table}/history/1/film")) for _ in range(3)]

    assert (429, "server/too_fast") == answers[-1]
    assert (429, "server/too_fast") != answers[0]


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    """The beginning of a game of Kluster."""
    played, rng = match("kluster", 2, seed=5), Rng(bytes(32))
    for _ in range(2):
        seat = played.actors[0]
        played.play(seat, played.game.sample(played.state, seat, rng))
    record: dict[str, Any] = to_dict(played.record(reveal=True))
    return record


async def test_game_files_with_physics_are_verified(world: World, file: dict[str, Any]) -> None:
    """The physics is done again, elsewhere; a lie is found."""
    ada = await world.person("Ada")
    assert {"moves": 2, "over": False} == (await ada.post("/api/verify", json=file)).json()
    lie = to_dict(file)
    lie["moves"][1]["move"]["end"]["digest"] = "0" * 64
    answer = await ada.post("/api/verify", json=lie)

    assert (409, "record/illegal_move") == refused(answer)
    assert "kluster/digest" == answer.json()["facts"]["code"]


async def test_game_files_have_a_size_of_their_own(make_world: MakeWorld, file: dict[str, Any]) -> None:
    """record_bytes: larger than other requests, and still bounded."""
    size = len(encode(file))
    world = await make_world(limits={"record_bytes": size + 10, "request_bytes": 1000})
    ada = await world.person("Ada")

    assert 200 == (await ada.post("/api/verify", content=encode(file))).status_code
    assert (413, "server/too_large") == refused(await ada.post("/api/verify", content=encode(file) + b" " * 20))


async def test_lessons_with_physics_are_taken_elsewhere(world: World) -> None:
    """Where a learner's moves lead is worked out in the workshop; unknown lessons and unreadable moves are refused."""
    ada = await world.person("Ada")
    [first, *_] = (await ada.get("/api/lessons/kluster")).json()
    answer = await ada.post(f"/api/lessons/kluster/{first}", json={"moves": []})

    assert (200, False) == (answer.status_code, answer.json()["reached"])
    assert (404, "lesson/unknown") == refused(await ada.post("/api/lessons/kluster/flying", json={"moves": []}))
    malformed = await ada.post(f"/api/lessons/kluster/{first}", json={"moves": [{"do": "fly"}]})
    assert (400, "move/malformed") == refused(malformed)


async def test_a_move_of_a_lesson_has_a_film(world: World) -> None:
    """Of the last move that was tried, for everyone; where there is none to see it says so."""
    stranger, path = world.browser(), "/api/lessons/kluster/put_down/film"
    first, second = ({"do": "place", "magnet": magnet, "x": 50 * magnet, "y": -40, "angle": 0} for magnet in (0, 1))
    film = await stranger.post(path, json={"moves": [first]})
    start = read_frame(film.content[4 : 4 + int.from_bytes(film.content[:4], "little")])

    assert (200, "application/octet-stream") == (film.status_code, film.headers["Content-Type"])
    assert start.flags & KEY
    assert {4, 9} == {stone.magnet for stone in start.stones}
    assert (404, "live/no_film") == refused(await stranger.post(path, json={"moves": []}))
    assert (409, "move/not_your_turn") == refused(await stranger.post(path, json={"moves": [first, second]}))
    assert 400 == (await stranger.post(path, json={"moves": [{"do": "fly"}]})).status_code
    discard = {"moves": [{"do": "place", "card": "3CS", "x": 1, "y": 1}]}
    assert (404, "live/no_film") == refused(
        await stranger.post("/api/lessons/clustered/between_two/film", json=discard)
    )


async def test_films_of_lessons_are_not_for_floods(make_world: MakeWorld) -> None:
    """films_per_second, film_burst: here by address."""
    world = await make_world(limits={"film_burst": 1, "films_per_second": 0.1})
    answers = [await world.browser().post("/api/lessons/clustered/share_two/film", json={}) for _ in range(2)]

    assert [(404, "live/no_film"), (429, "server/too_fast")] == [refused(answer) for answer in answers]
