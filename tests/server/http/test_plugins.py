"""Installed games of strangers, good and bad, in the program as people run it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import klub
from tests.plugins.install import BROKEN, install_troubles
from tests.server.http.process import KlubServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KlubServer]:
    """A server among whose installed games all kinds of trouble are."""
    folder = install_troubles(tmp_path_factory.mktemp("installed") / "games")
    ours = Path(klub.__file__).parents[1]
    server = KlubServer(PYTHONPATH=f"{ours}:{folder}")
    server.start()
    yield server
    server.remove()


def test_games_that_can_be_played_are_offered_whatever_else_is_installed(server: KlubServer) -> None:
    """One that lacks sentences too; the home page stands."""
    status, body = server.get("/api/games")

    assert status == 200
    assert ["clustered", "cubed", "kluster", "cluellage", "pebbles", "untold"] == [
        game["name"] for game in json.loads(body)
    ]
    assert server.get("/")[0] == 200


@pytest.mark.parametrize("name", sorted({*BROKEN} - {"clustered"}))
def test_a_broken_game_is_refused_by_name(server: KlubServer, name: str) -> None:
    """Its files too."""
    status, body = server.get(f"/api/games/{name}/words/en")

    assert (400, "game/broken", name) == (status, json.loads(body)["code"], json.loads(body)["facts"]["game"])


@pytest.mark.parametrize("name", sorted([*BROKEN, "untold"]))
def test_each_trouble_has_a_line_in_the_log_and_one_for_people(server: KlubServer, name: str) -> None:
    """With the name of the game and its package, and what is wrong."""
    lines = server.log.splitlines()
    logged = [line for line in lines if line.startswith("{") and json.loads(line).get("game") == name]
    told = [line for line in lines if line.startswith(f"The installed game “{name}” (package strange-{name}) ")]

    assert (1, 1) == (len(logged), len(told))
    assert f"strange-{name}" == json.loads(logged[0])["package"]


def test_the_reasons_are_told(server: KlubServer) -> None:
    """An error on import, a name that is taken or another one, what is no game, a contract, sentences."""
    for reason in (
        "RuntimeError: no such luck",
        "the name 'clustered' is taken by another game",
        "its entry point is called 'misnamed', but it declares the name 'pebbles'",
        "its entry point gives int, not a klub.Game",
        "Can't instantiate abstract class",
        "declaration/basics",
        "is missing sentences: untold-heaps, untold-skips",
    ):
        assert reason in server.log
