"""Games by name: ours, and those of others."""

import sys
from importlib.metadata import EntryPoint

import pytest

import klub
from klub.core import Malformed
from klub.games import NAMES, game, register
from tests.core.check.tiny import Duel

games = sys.modules["klub.games"]  # the room; `klub.games` is the function of the library face


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})


def test_our_games_come_first() -> None:
    register(Duel())

    assert klub.games()[: len(NAMES)] == NAMES
    assert klub.games()[-1] == "duel"


def test_a_registered_game_can_be_played() -> None:
    register(Duel())
    match = klub.match("duel", seats=2, seed=1)
    while match.actors:
        match.play(match.actors[0], (match.moves(match.actors[0]) or ())[0])

    assert match.outcome is not None
    assert klub.replay(match.record()).outcome == match.outcome


def test_an_installed_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("duel", "tests.games.test_registry:GAME", "klub.games")
    monkeypatch.setattr(games, "_installed", lambda: {"duel": point})

    assert "duel" in klub.games()
    assert klub.match("duel", seed=1).game is GAME


def test_the_names_of_our_games_are_taken() -> None:
    class Impostor(Duel):
        declaration = game("clustered").declaration

    with pytest.raises(Malformed) as refused:
        register(Impostor())

    assert refused.value.code == "game/taken"


@pytest.mark.parametrize("name", ["chess", "", None, 5, ["clustered"], {}], ids=repr)
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        game(name)

    assert refused.value.code == "game/unknown"
    assert refused.value.facts["known"] == list(klub.games())


GAME = Duel()
