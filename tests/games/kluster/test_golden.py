"""Proof by sameness: whole games, written down move by move, go the same way every time."""

import re

import pytest

from tests.games.kluster.golden import FOLDER, GAMES, write

MOST_BYTES = 100_000


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_goes_as_it_is_written(name: str) -> None:
    """KLU-26: from the deal to the outcome. On purpose it is changed by `python -m tests.games.kluster.golden`."""
    expected = (FOLDER / name).read_text(encoding="utf-8")

    assert expected.splitlines() == write(GAMES[name]).splitlines()
    assert len(expected.encode()) < MOST_BYTES


def test_every_golden_file_is_a_game() -> None:
    """No file is left behind when a game is renamed."""
    assert sorted(GAMES) == sorted(path.name for path in FOLDER.iterdir())


def test_the_golden_games_contain_what_they_are_for() -> None:
    """KLU-14, KLU-15, KLU-28, KLU-45: clumps and strays are taken, extra magnets placed, spinners laid out."""
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in GAMES)

    events = {"laid", "laid_out", "placed", "took", "toppled", "ended", "over"}
    assert events == set(re.findall(r"^  (\w+) \w+=", text, re.MULTILINE))
    assert {"strings", "turn", "more", "over"} == set(re.findall(r"^(\w+)  turn", text, re.MULTILINE))
    assert re.search(r"took .* clumps=\[\[\d+ \d+", text)
    assert re.search(r"took .* strays=\[\d+", text)
    assert {"why=placed_all", "why=failures", "why=choice"} == set(re.findall(r"why=\w+", text))
    assert ["A", "nobody"] == [
        (FOLDER / name).read_text("utf-8").split()[-1] for name in ("solo-won.txt", "solo-lost.txt")
    ]
