"""Proof by sameness: whole games, written down with each seat's view, go the same way every time."""

import re

import pytest

from tests.games.cubed.golden import FOLDER, GAMES, write

MOST_BYTES = 100_000


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_game_goes_as_it_is_written(name: str) -> None:
    """CUB-41: from the deal to the outcome. On purpose it is changed by `python -m tests.games.cubed.golden`."""
    expected = (FOLDER / name).read_text(encoding="utf-8")

    assert expected.splitlines() == write(GAMES[name]).splitlines()
    assert len(expected.encode()) < MOST_BYTES


def test_every_golden_file_is_a_game() -> None:
    """No file is left behind when a game is renamed."""
    assert sorted(GAMES) == sorted(path.name for path in FOLDER.iterdir())


def test_the_golden_games_contain_what_they_are_for() -> None:
    """CUB-43, CUB-45, CUB-46: events of every kind are among them, rounds end in every way, and cells die."""
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in GAMES)
    steps = re.findall(r"^== \d+: [A-F] (.*)$", text, re.MULTILINE)

    for words in ("draws", "passes", "takes", "keeps", "gives"):
        assert any(words in step for step in steps), words
    events = {"played", "drew", "passed", "kept", "gave", "round_over", "round_began"}
    assert events == set(re.findall(r"event=(\w+)", text))
    assert {"bridged=true", "filled=true"} <= set(re.findall(r"\w+=true", text))
    assert {"why=out", "why=closed", "why=stuck"} == set(re.findall(r"why=\w+", text))
    assert ["A", "nobody"] == [
        (FOLDER / name).read_text("utf-8").split()[-1] for name in ("solo-won.txt", "solo-lost.txt")
    ]
    assert " # " in text
