"""A game that does not come with Klub, in the terminal: listed, explained, and played to its end by number."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from klub.games import register
from klub.texts import say, sources
from tests.cli.script import klub
from tests.core.check.tiny import Heap
from tests.core.takeaway import TakeAway

GERMAN = """\
takeaway-name = Hölzchen
    .about = Nimm das letzte Hölzchen.
takeaway-move-take = Nimm { $count }
takeaway-event-took =
    { $who ->
        [you] Du nimmst { $count }.
       *[other] { $player } nimmt { $count }.
    }
refusal-takeaway-too_many = So viele liegen nicht mehr da: { $left }.
"""

ENGLISH = """\
takeaway-name = Sticks
    .about = Take the last stick.
takeaway-move-take = Take { $count }
takeaway-event-took =
    { $who ->
        [you] You take { $count }.
       *[other] { $player } takes { $count }.
    }
refusal-takeaway-too_many = There are not so many left: { $left }.
"""


@pytest.fixture(autouse=True)
def _as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers is forgotten after it, and what it saves lies in a folder of its own."""
    with monkeypatch.context() as within:
        within.chdir(tmp_path)
        within.setattr(sys.modules["klub.games"], "_added", {})
        within.setattr(sources, "_sources", {**sources._sources})
        yield
    for forget in sources._listeners:
        forget()


@pytest.fixture
def spoken(tmp_path: Path) -> None:
    """The game with sentences in English and German."""
    (tmp_path / "locales").mkdir()
    (tmp_path / "locales" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "locales" / "de.ftl").write_text(GERMAN, encoding="utf-8")

    class Spoken(TakeAway):
        folder = tmp_path

    register(Spoken())


LINES = ["?", "hint", "nonsense", "9", '{"do": "take", "count": 4}', '{"do": "take"', *["1"] * 13]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_without_sentences_is_listed_and_played(language: str) -> None:
    """Its names are made readable; what the terminal itself says is in the player's language."""
    register(TakeAway())
    listed = klub("games", "--language", language)
    shown = klub("play", "takeaway", "--bots", "sprout", "--seed", 1, "--language", language, lines=LINES)

    assert (listed.exit_code, shown.exit_code) == (0, 0), shown.output
    assert "takeaway  " in listed.stdout
    assert shown.stdout.count("  1  Take: count 1") >= 2
    assert "Left: 13" in shown.stdout
    assert say("terminal-command-hint", language) in shown.stdout, "what can be typed besides moves"
    assert say("terminal-promise", language, hash="").rstrip("\u2068\u2069.") not in shown.stdout, "nothing is shuffled"
    assert say("terminal-not-understood", language, input="nonsense") in shown.stdout
    assert say("terminal-not-understood", language, input="9") in shown.stdout
    assert say("refusal-named", language, what="too many") in shown.stdout
    assert "1. " in shown.stdout
    assert say("terminal-offer-save", language) in shown.stdout


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Sticks against a bot", "Take 1", "You take 1.", "Bot B takes ", "There are not so many left: 13."]),
        (
            "de",
            [
                "Hölzchen gegen einen Bot",
                "Nimm 1",
                "Du nimmst 1.",
                "Bot B nimmt ",
                "So viele liegen nicht mehr da: 13.",
            ],
        ),
    ],
)
def test_a_game_with_sentences_speaks_them(language: str, words: list[str]) -> None:
    """Its name, its moves, its events and its refusals."""
    shown = klub("play", "takeaway", "--bots", "sprout", "--seed", 1, "--language", language, lines=LINES)

    assert shown.exit_code == 0, shown.output
    for each in words:
        assert each in shown.stdout


@pytest.mark.usefixtures("spoken")
def test_moves_are_found_by_part_of_their_words() -> None:
    """Typing a word lists the moves that have it, with their numbers."""
    shown = klub("play", "takeaway", "--seed", 1, lines=["take 2"]).stdout

    assert shown[shown.index("take 2\n") :].count("  Take ") == 1


def test_moves_that_cannot_be_listed_are_typed_as_json() -> None:
    """Where any amount can be put on the heap there is no list."""
    register(Heap())
    shown = klub("play", "heap", "--option", "goal=10", "--seed", 1, lines=['{"do": "put", "amount": 50}'])

    assert shown.exit_code == 0, shown.output
    assert say("terminal-won", who="you", players="") in shown.stdout


def test_the_first_game_is_played_unless_one_is_named() -> None:
    """`klub play` alone plays the game that is offered first."""
    shown = klub("play", "--seed", 1, lines=["quit"])

    assert shown.exit_code == 0
    assert "Clustered against a bot" in shown.stdout
