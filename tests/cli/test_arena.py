"""`klub arena` and `klub sim` as they are called."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from klub.arena.settings import Refused
from klub.cli import arena as commands

APP = typer.Typer()
APP.command()(commands.arena)
APP.command()(commands.sim)


def klub(*words: object) -> Result:
    return CliRunner().invoke(APP, [str(word) for word in words], env={"LC_ALL": "en"})


def test_arena_shows_ratings_and_keeps_them(tmp_path: Path) -> None:
    """Two tables on the screen; games, ratings and the plot in the folder."""
    shown = klub("arena", "clustered", "casual", "random", "--games", 4, "--jobs", 1, "--out", tmp_path / "run")
    kept = json.loads((tmp_path / "run" / "ratings.json").read_text())

    assert shown.exit_code == 0, shown.output
    assert "clustered: levels" in shown.stdout
    assert "casual – random" in shown.stdout
    assert [each["level"] for each in kept["levels"]] == ["random", "casual"]
    assert 4 == kept["games"] == (tmp_path / "run" / "games.jsonl").read_bytes().count(b"\n")
    assert {"settings.json", "games.jsonl", "ratings.json", "ratings.svg", "ratings.png"} == {
        path.name for path in (tmp_path / "run").iterdir()
    }


def test_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """The same command again plays nothing and says the same."""
    command = ("arena", "clustered", "random", "sprout", "--games", 2, "--jobs", 1, "--out", tmp_path)
    first, again = klub(*command), klub(*command)

    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 2


def test_arena_refuses_the_folder_of_another_tournament(tmp_path: Path) -> None:
    """The setting that differs is named, without a traceback."""
    klub("arena", "clustered", "random", "sprout", "--games", 2, "--jobs", 1, "--out", tmp_path)
    refused = klub("arena", "clustered", "random", "sprout", "--games", 2, "--jobs", 1, "--out", tmp_path, "--seed", 2)

    assert refused.exit_code == 2
    assert "belongs to another tournament: seed is" in refused.stderr


def test_arena_plays_a_ladder_with_options() -> None:
    """Only neighbours meet, and the game's options reach its games."""
    shown = klub(
        *("arena", "clustered", "casual", "sprout", "random", "--ladder", "--games", 2, "--jobs", 1),
        *("--option", "quick_play=true", "--option", "quick_discard_from=drawn"),
    )

    assert shown.exit_code == 0, shown.output
    assert "casual – sprout" in shown.stdout
    assert "sprout – random" in shown.stdout
    assert "casual – random" not in shown.stdout


def test_arena_seats_three() -> None:
    """All three meet in every game."""
    shown = klub("arena", "clustered", "random", "sprout", "casual", "--seats", 3, "--games", 3, "--jobs", 1)

    assert shown.exit_code == 0, shown.output
    assert all(pair in shown.stdout for pair in ("sprout – random", "casual – random", "casual – sprout"))


def test_arena_stops_cleanly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After Ctrl-C it says how to go on, with the exit code that shells expect."""

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "run", interrupt)
    stopped = klub("arena", "clustered", "random", "sprout", "--out", tmp_path)

    assert stopped.exit_code == 130
    assert "the same command goes on from here" in stopped.stderr


def test_arena_without_matplotlib_still_keeps_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The missing extra is named, and the ratings are there."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    shown = klub("arena", "clustered", "random", "sprout", "--games", 2, "--jobs", 1, "--out", tmp_path)

    assert shown.exit_code == 0
    assert "klub[plots]" in shown.stderr
    assert (tmp_path / "ratings.json").exists()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("arena", "chess", "random", "casual"), "There is no game called “chess”"),
        (("arena", "clustered", "random", "clever"), "There is no bot strength “clever”"),
        (("arena", "clustered", "random"), "at least 2 levels"),
        (("arena", "clustered", "random", "casual", "--seats", 9), "clustered is for 1 to 8 players"),
        (("arena", "clustered", "random", "casual", "--option", "speed"), "An option is written NAME=VALUE"),
        (("sim", "clustered", "--option", "speed=3"), "There is no option “speed”"),
    ],
)
def test_what_cannot_be_played_is_explained(words: tuple[object, ...], reason: str) -> None:
    """A sentence instead of a traceback."""
    refused = klub(*words)

    assert refused.exit_code == 2
    assert reason in refused.stderr


def test_an_unknown_language_is_refused() -> None:
    """Before anything is played."""
    refused = klub("sim", "clustered", "--language", "xx")

    assert refused.exit_code == 2
    assert "xx" in refused.stderr


def test_sim_shows_a_table() -> None:
    """The measures of random play, one row each, and what does not fit a table below."""
    shown = klub("sim", "clustered", "--games", 3, "--seats", 3)

    assert shown.exit_code == 0, shown.output
    assert all(
        row in shown.stdout for row in ("moves per game", "legal moves", "points of seat 2", "the first player wins")
    )
    assert "place in phase turn" in shown.stdout


def test_sim_prints_json() -> None:
    """Nothing but JSON is on stdout."""
    found = json.loads(klub("sim", "clustered", "--games", 3, "--option", "first_player=1", "--json").stdout)

    assert (found["games"], found["seats"], found["plies"]) == (3, 2, 174)
    assert found["options"]["first_player"] == 1


def test_option_values_are_json_or_words() -> None:
    """Numbers, truth values and lists are JSON; what is not is a word."""
    assert commands.parse_options(["a=1", "b=true", "c=[0,2]", "d=hand", "e=x=y", "f=null"]) == {
        "a": 1,
        "b": True,
        "c": [0, 2],
        "d": "hand",
        "e": "x=y",
        "f": None,
    }


@pytest.mark.parametrize("word", ["quick_play", "=true"])
def test_an_option_needs_a_name_and_a_value(word: str) -> None:
    """Anything else is refused with what was expected."""
    with pytest.raises(Refused, match="NAME=VALUE"):
        commands.parse_options([word])
