"""`klub play kluster`: a game of Kluster in the terminal, played by a script."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.cli.play import Table
from klub.cli.terminal import Terminal
from klub.core import Rng, parse_seed, to_dict
from klub.core.terminal import YOU
from klub.core.thought import Reason, Thought
from klub.games.kluster.moves import Drop, End, LayString, Move, Place, Release, Turn, hold, pull
from klub.games.kluster.string import shape
from klub.match import Match
from klub.texts import languages, say
from tests.cli.script import klub

DUO = {"boxes": {"classic": 0, "duo": 1}, "first_player": [0]}
PLUS = {"boxes": {"classic": 0, "duo": 2}, "first_player": [0]}


def words(options: dict[str, Any]) -> list[str]:
    """Options as they are typed."""
    return [word for name, value in options.items() for word in ("--option", f"{name}={json.dumps(value)}")]


def typed(match: Match, move: Move) -> list[str]:
    """The line that makes a move."""
    match move:
        case LayString():
            return ["circle"]
        case Place():
            number = match.view(YOU).hands[YOU].index(move.magnet) + 1
            top = {"flat": "", "north_up": " up", "south_up": " down"}[move.pose]
            return [f"{number} {move.x:.0f}, {move.y:.0f} {round(math.degrees(move.angle))}{top}"]
        case End():
            return ["end"]
    return ["mend"]


def some_moves(seed: int, count: int, options: dict[str, Any]) -> tuple[Match, list[str]]:
    """The start of a game in which the player moves at random, and the lines that play it."""
    match, chance = library.match("kluster", 2, seed, options), Rng(bytes(32))
    table = Table(Terminal("en"), match, "sprout", parse_seed(seed))
    lines: list[str] = []
    while match.actors and len(lines) < count:
        if YOU not in match.actors:
            table.bot_turn(match.actors[0])
            continue
        move = match.game.sample(match.state, YOU, chance)
        if isinstance(move, LayString):
            move = LayString(0, shape("circle", 650))
        elif isinstance(move, Place):
            angle = math.remainder(math.radians(round(math.degrees(move.angle))), 2 * math.pi)
            move = Place(move.magnet, round(move.x), round(move.y), angle, move.pose)
        lines += typed(match, move)
        match.play(YOU, move)
    return match, lines


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a game that ended early would take for the name of a file goes there."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("options", [DUO, {**DUO, "expert": True}])
def test_a_game_can_be_played_and_saved(tmp_path: Path, options: dict[str, Any]) -> None:
    """From the first string on; the file that is saved is the game that was played."""
    match, lines = some_moves(3, 5, options)
    file = tmp_path / "game.json"
    asked = ("play", "kluster", "--seed", 3, "--bots", "sprout", *words(options))
    shown = klub(*asked, lines=[*lines, f"save {file}", "quit"])
    saved, mine = json.loads(file.read_bytes()), to_dict(match.record())

    assert shown.exit_code == 0, shown.output
    assert mine["moves"] == saved["moves"][: len(mine["moves"])]
    assert len(mine["moves"]) > len(lines)
    assert say("kluster-event-placed", "en", who="you", pose="flat", player="") in shown.stdout


def test_a_solo_game_ends_with_failures() -> None:
    """KLU-33: three magnets put down outside, and the result is shown."""
    lines = ["circle", "1 0 0 0", *["1 300 0 0"] * 3, ""]
    shown = klub("play", "kluster", "--seats", 1, "--seed", 1, lines=lines)

    assert shown.exit_code == 0, shown.output
    assert "One failure too many" in shown.stdout
    assert "Failures: 3 of 2" in shown.stdout
    assert "1 magnet in the area" in shown.stdout


def test_a_refused_move_is_explained_and_asked_again() -> None:
    """KLU-Q31: the sentence and the code; the game goes on."""
    options = words({**DUO, "upright": False})
    lines = ["1 0 0", "star", "end", "circle", "1 0 0 0 up", "1 0 0 0", "quit"]
    shown = klub("play", "kluster", "--seed", 1, *options, lines=lines).stdout

    assert 3 == shown.count("[kluster/not_now]")
    assert "[kluster/upright]" in shown
    assert "You place a magnet." in shown


@pytest.mark.parametrize(
    "line", ["0 0 0", "99 0 0", "x", "1", "1 2", "1 2 3 4 5", "pull 1", "pull 2 0 0 0", "1 nan 0", ","]
)
def test_what_is_not_understood_is_said(line: str) -> None:
    """Nothing has happened then."""
    shown = klub("play", "kluster", "--seed", 1, *words(DUO), lines=["circle", line, "quit"]).stdout

    assert f"I did not understand “{line}”" in shown
    assert "You put" not in shown


def test_a_string_is_pulled_before_a_magnet_is_placed() -> None:
    """KLU-20: outwards, and the magnet lies where there was no room before."""
    lines = ["circle", "pull 1 0 150 0", "1 125 0 0", "quit"]
    shown = klub("play", "kluster", "--seed", 1, *words(DUO), lines=lines).stdout

    assert "The string will be pulled to (150, 0)" in shown
    assert "You place a magnet." in shown
    assert "You take" not in shown


def test_strings_can_be_moved_back() -> None:
    """KLU-51: a pull that does not bring them together, then a word that does."""
    lines = ["circle", "circle 190 0", "pull 2 32 160 0", "1 0 0 0", "pull 2 0 320 0", "mend", "quit"]
    shown = klub("play", "kluster", "--seed", 1, "--seats", 1, *words(PLUS), lines=lines).stdout

    assert 2 == shown.count("A string has come loose: you must move it back.")
    assert 2 == shown.count("How do you move it back? (mend · pull …)")
    assert 2 == shown.count("Which magnet, and where?") - 1


@pytest.mark.parametrize("language", languages())
def test_help_and_hint_speak_every_language(language: str) -> None:
    """What can be typed, and what a bot would do."""
    asked = ("play", "kluster", "--seed", 1, "--language", language, "--bots", "casual", *words(DUO))
    shown = klub(*asked, lines=["?", "hint", "oval", "hint", "quit"])

    assert shown.exit_code == 0, shown.output
    for command in ("shape", "place", "pull", "mend", "end"):
        assert say(f"kluster-command-{command}", language) in shown.stdout
    assert say("kluster-reason-guess", language) in shown.stdout


@pytest.mark.parametrize(
    ("move", "reason", "expected"),
    [
        (LayString(0, shape("circle", 650)), Reason("round"), "Lay the string. A circle encloses the most room."),
        (Place(0, 40.4, -30.0, math.pi / 2), Reason("alone"), "Place magnet 1 at (40, -30), turned to 90°."),
        (
            Turn((pull(0, 0, 0, 150, 0), Drop(9), hold(9, 0, 120, 0, 80, 0.0), Release(9)), 9),
            Reason("string", {"gap": 33}),
            "Pull the string, then place magnet 1 at (120, 0), turned to 0°. Pulling the string aside makes room",
        ),
        (Turn((pull(0, 0, 0, 150, 0), Drop(9)), 9), Reason("mend"), "Pull the strings together."),
        (End(), Reason("enough"), "Place no more magnets. Another one would be too risky."),
    ],
)
def test_every_kind_of_hint_has_its_sentence(
    capsys: pytest.CaptureFixture[str], move: Move, reason: Reason, expected: str
) -> None:
    """What to do, and why."""
    table = Table(Terminal("en"), library.match("kluster", 1, 1), "casual", parse_seed(1))
    table.match.game.terminal().tell_hint(table, Thought(move, reason))

    assert expected in capsys.readouterr().out
