"""The program as a whole: its commands, their help, and the language they speak."""

import subprocess
import sys

import pytest
import typer

import klub as library
from klub.cli import COMMANDS, FOR_DEVELOPERS, app
from klub.cli.language import system_language
from klub.core.thought import LEVELS
from klub.games import game as find_game
from klub.texts import languages, say
from tests.cli.script import klub
from tests.texts.messages import sentences


def test_the_version_is_that_of_the_library() -> None:
    """`klub --version` prints one line."""
    assert klub("--version").stdout == f"klub {library.__version__}\n"


def test_a_command_loads_only_what_it_needs() -> None:
    """Starting the program imports no game, bot or arena before a command asks for it."""
    program = (
        "import sys; from klub.cli import app; app(['--version'], standalone_mode=False);"
        "print(sorted({'klub.cli.play', 'klub.cli.arena', 'klub.bots', 'numba', 'fluent'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help(command: str) -> None:
    """`--help` works for the program and each of its commands."""
    shown = klub(*command.split(), "--help")

    assert shown.exit_code == 0
    assert f"klub {command}".strip() in shown.stdout


def test_help_explains_every_argument_in_the_locale_files() -> None:
    """Each command for players has a message, and each of its arguments an attribute; there is no other."""
    group = typer.main.get_command(app)
    context = typer.Context(group)
    expected = {f"terminal-help.{parameter.name}" for parameter in group.params} | {"terminal-help"}
    for name in COMMANDS:
        if name not in FOR_DEVELOPERS:
            command = group.get_command(context, name)  # type: ignore[attr-defined] # it is a group
            expected |= {f"terminal-help-{name}.{parameter.name}" for parameter in command.params}
            expected.add(f"terminal-help-{name}")

    assert expected == {key for key in sentences("en") if key.startswith("terminal-help")}


def test_help_speaks_the_language_of_the_system() -> None:
    """What a command does is told in the player's language."""
    shown = klub("play", "--help", env={"LC_ALL": "nl_NL.UTF-8"})

    assert say("terminal-help-play", "nl") in shown.stdout


@pytest.mark.parametrize("language", languages())
def test_games_lists_every_game_option_and_level(language: str) -> None:
    """`klub games` tells names, players, options with help and default, and the strengths of bots."""
    shown = klub("games", "--language", language)

    assert shown.exit_code == 0
    for name in library.games():
        declared = find_game(name).declaration
        assert say("terminal-players", language, fewest=declared.seats[0], most=declared.seats[1]) in shown.stdout
        for option in declared.options:
            assert f"    {option.name}\n      {say(declared.help_key(option), language)} (" in shown.stdout
    for level in LEVELS:
        assert say(f"level-{level}.about", language) in shown.stdout


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_system_language_is_read_as_posix_says(environment: dict[str, str], expected: str) -> None:
    """LC_ALL before LC_MESSAGES before LANG; English for all others."""
    assert expected == system_language(environment)


def test_the_language_can_be_asked_for_before_and_after_the_command() -> None:
    """`klub --language de games` and `klub games --language de` are the same; the nearer one wins."""
    assert klub("--language", "de", "games").stdout == klub("games", "--language", "de").stdout
    assert klub("--language", "fr", "games", "--language", "de").stdout == klub("games", "--language", "de").stdout


@pytest.mark.parametrize("command", ["games", "play"])
def test_an_unknown_language_is_refused(command: str) -> None:
    """The languages there are are named, in the language of the system, and the exit status is 2."""
    shown = klub(command, "--language", "xx", env={"LC_ALL": "de_DE.UTF-8"})

    assert shown.exit_code == 2
    assert "Die Sprache „xx“ gibt es hier nicht. Zur Wahl stehen: en, de, fr, nl, es, it, pt, pl." in shown.stderr
