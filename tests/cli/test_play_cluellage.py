"""`klub play cluellage`: a game of Cluellage in the terminal, played by a script."""

import json
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.cli.play import Table
from klub.cli.terminal import Terminal
from klub.core import Rng, parse_seed, to_dict
from klub.core.terminal import YOU
from klub.games.cluellage import GAME
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.terminal import CluellageFace
from klub.match import Match
from klub.texts import languages, say
from tests.cli.script import klub

GAMES: list[tuple[int, dict[str, Any]]] = [(1, {"gallery_size": 3}), (3, {"rounds": 1}), (6, {"rounds": 1})]


def chosen(match: Match, chance: Rng) -> tuple[Move, str]:
    """A move of the player at random, and the line that makes it."""
    view = match.view(YOU)
    match view.phase:
        case "claim":
            free = [number for number, offer in enumerate(view.middle, 1) if offer.seat is None]
            number = chance.choice(free)
            return Claim(view.middle[number - 1].card), str(number)
        case "collage":
            template, order = chance.choice(TEMPLATES), chance.shuffled((1, 2, 3, 4, 5))
            cards = [view.claimed[YOU][number - 1] for number in order]
            return Hang(lay(template, cards)), f"{template} {' '.join(map(str, order))}"
        case "exhibit":
            number = 1 + chance.below(6)
            return Guess(number), str(number)
    return Ready(), ""


def whole_game(seed: int, seats: int, options: dict[str, Any]) -> tuple[Match, list[str]]:
    """A game in which the player moves at random, and the lines that play it."""
    match, chance = library.match("cluellage", seats, seed, options), Rng(bytes(32))
    table = Table(Terminal("en"), match, "casual", parse_seed(seed))
    lines: list[str] = []
    while match.awaited:
        if YOU not in match.awaited:
            table.bot_turn(match.awaited[0])
            continue
        CluellageFace(GAME).rush(table)
        move, line = chosen(match, chance)
        lines.append(line)
        match.play(YOU, move)
    return match, lines


def words(options: dict[str, Any]) -> list[str]:
    """Options as they are typed."""
    return [word for name, value in options.items() for word in ("--option", f"{name}={json.dumps(value)}")]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_played_and_saved(tmp_path: Path, seats: int, options: dict[str, Any]) -> None:
    """From the word to the result; the file that is saved at the end is the game that was played."""
    match, lines = whole_game(3, seats, options)
    file = tmp_path / "game.json"

    shown = klub(
        *("play", "cluellage", "--seed", 3, "--seats", seats, "--bots", "casual"),
        *words(options),
        lines=[*lines, str(file)],
    )

    assert shown.exit_code == 0, shown.output
    assert to_dict(match.record()) == json.loads(file.read_bytes())
    assert klub("verify", file).exit_code == 0


@pytest.mark.parametrize("language", languages())
def test_hints_say_what_and_why_in_every_language(language: str) -> None:
    """In each step; asking for one makes no move."""
    _, lines = whole_game(3, 3, {"rounds": 1})
    asked = [line for each in lines for line in ("hint", each)]
    shown = klub(
        *("--language", language, "play", "cluellage", "--seed", 3, "--seats", 3, "--bots", "casual"),
        *("--option", "rounds=1"),
        lines=[*asked, ""],
    )

    assert shown.exit_code == 0, shown.output


def test_what_is_not_understood_is_asked_again() -> None:
    """Words before being ready, a card that is not there, half a collage, a number beyond six, a card twice."""
    _, lines = whole_game(3, 3, {"rounds": 1})
    ready, *claims = lines[:6]
    odd = ["what", ready, "9", "12", "x", *claims, "star 1 2", "ring 1 2 3 4 5", "star 1 1 2 3 4", "quit"]
    shown = klub(
        *("play", "cluellage", "--seed", 3, "--seats", 3, "--bots", "casual", "--option", "rounds=1"), lines=odd
    )

    assert shown.exit_code == 0
    assert 7 == shown.output.count("understand")


@pytest.mark.parametrize("language", languages())
def test_help_says_what_can_be_typed(language: str) -> None:
    """In words of the language, and the game goes on."""
    shown = klub("--language", language, "play", "cluellage", "--seed", 3, lines=["?", "", "?", "quit"])

    assert shown.exit_code == 0
    assert 2 == shown.output.count(say("terminal-command-hint", language))


def test_a_lost_race_is_told() -> None:
    """CLG-Q8: a card that a bot has claimed already is refused with the code, and the bot's letter."""
    shown = klub(
        *("play", "cluellage", "--seed", 4, "--seats", 6, "--option", "rounds=1"),
        lines=["", "1", "2", "3", "4", "5", "6", "1", "2", "3", "4", "5", "6", "quit"],
    )

    assert shown.exit_code == 0
    assert "was faster" in shown.output
    assert "cluellage/claimed" in shown.output


def test_two_are_refused() -> None:
    """CLG-1: before the game begins."""
    shown = klub("play", "cluellage", "--seats", 2)

    assert (2, True) == (shown.exit_code, "1, 3, 4, 5, 6" in shown.output)
