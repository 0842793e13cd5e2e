"""Kluster fulfils the contract of every game."""

from klub.core.check import check_game
from klub.games.kluster import GAME
from tests.games.kluster.table import chance, table


def test_kluster_conforms() -> None:
    """Random play with random options, for one to eight players."""
    report = check_game(GAME, games=8, longest=8)

    assert report.moves > 40
    assert report.refusals > 100


def test_everyone_sees_everything() -> None:
    """Nothing is hidden, so a view tells the whole state."""
    state = table([(0, 1), (2,)])

    assert state == GAME.imagine(GAME.view(state, None), chance())
    assert GAME.view(state, 0).hands == GAME.view(state, 1).hands == state.hands
