"""Proof by sameness: whole games, written down with each seat's view, go the same way every time."""

import re

import pytest

from tests.games.clustered.golden import FOLDER, GAMES, write

MOST_BYTES = 100_000


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_goes_as_it_is_written(name: str) -> None:
    """CLU-41: from the deal to the outcome. On purpose it is changed by `python -m tests.games.clustered.golden`."""
    expected = (FOLDER / name).read_text(encoding="utf-8")

    assert expected.splitlines() == write(GAMES[name]).splitlines()
    assert len(expected.encode()) < MOST_BYTES


def test_every_golden_file_is_a_game() -> None:
    """No file is left behind when a game is renamed."""
    assert sorted(GAMES) == sorted(path.name for path in FOLDER.iterdir())


def test_the_golden_games_contain_what_they_are_for() -> None:
    """CLU-12: among them all four bonuses are won, marks move, and lines, columns and rectangles score."""
    texts = {name: (FOLDER / name).read_text(encoding="utf-8") for name in GAMES}
    ends = {name: text.split("== outcome\n")[1] for name, text in texts.items()}

    assert {"first_line", "first_rectangle", "longest_line", "largest_rectangle"} == set(
        re.findall(r"bonus=(\w+)", texts["quick-play.txt"])
    )
    assert all(re.search(rf"  {part} ", end) for end in ends.values() for part in ("row", "column", "rectangle"))
    assert texts["two-players.txt"].count("\n== ") - 2 == 2 * 29
    assert texts["quick-play.txt"].count("\n== ") - 2 == 29 + 29 + 30
