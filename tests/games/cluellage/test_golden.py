"""Proof by sameness: whole games, written down with each seat's view, go the same way every time."""

import re

import pytest

from tests.games.cluellage.golden import FOLDER, GAMES, write

MOST_BYTES = 120_000


@pytest.mark.parametrize("name", [name for name in GAMES if name != "gallery.txt"])
def test_the_golden_game_goes_as_it_is_written(name: str) -> None:
    """CLG-69: from the deal to the outcome. On purpose it is changed by `python -m tests.games.cluellage.golden`."""
    expected = (FOLDER / name).read_text(encoding="utf-8")

    assert expected.splitlines() == write(GAMES[name]).splitlines()
    assert len(expected.encode()) < MOST_BYTES


def test_the_golden_gallery_goes_as_it_is_written() -> None:
    """It also changes with the table of associations, which its bots use."""
    assert (FOLDER / "gallery.txt").read_text(encoding="utf-8").splitlines() == write(GAMES["gallery.txt"]).splitlines()


def test_every_golden_file_is_a_game() -> None:
    """No file is left behind when a game is renamed."""
    assert sorted(GAMES) == sorted(path.name for path in FOLDER.iterdir())


def test_the_golden_games_contain_what_they_are_for() -> None:
    """CLG-44, CLG-Q19, CLG-Q25: events of every kind, a collage hung by the clock, a guess that was changed."""
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in GAMES)

    events = {"round_began", "readied", "flipped", "claimed", "hung", "shown", "guessed", "revealed", "round_over"}
    assert events == set(re.findall(r"event=(\w+)", text))
    assert {"changed=true", "assigned=true", "late=true"} == set(re.findall(r"\w+=true", text)) - {
        "live_collages=true",
        "discussion=true",
    }
