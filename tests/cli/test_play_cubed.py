"""`klub play cubed`: a game of Cubed in the terminal, played by a script."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.cli.play import Table
from klub.cli.terminal import Terminal
from klub.core import Rng, parse_seed, to_dict
from klub.core.terminal import YOU
from klub.core.thought import Reason, Thought
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.match import Match
from klub.texts import languages, say
from tests.cli.script import klub

VARIANTS = {"bridging": True, "fill_the_void": True, "draw_many": True, "rounds": 1}
GAMES: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, {}), (3, VARIANTS), (4, {"match": "two", "rounds": 1})]


def typed(match: Match, move: Move, short: bool) -> list[str]:
    """The lines that make a move: a piece and the number of its place, or all of it at once."""
    view = match.view(YOU)
    match move:
        case Play():
            number = view.hand.index(move.piece) + 1
            if short:
                return [f"{number} {move.q}, {move.r} {move.turn}"]
            same = [each for each in match.moves(YOU) or () if isinstance(each, Play) and each.piece == move.piece]
            return [str(number), str(same.index(move) + 1)]
        case Draw():
            return ["draw"]
        case DrawMany():
            return [f"draw {move.count}"]
        case Pass():
            return ["pass"]
        case Keep():
            return [str(view.drawn.index(move.piece) + 1)]
        case Give():
            return [f"{view.hand.index(move.piece) + 1} {'abcdef'[move.seat]}"]
    return ["no"]


def whole_game(seed: int, seats: int, options: dict[str, Any]) -> tuple[Match, list[str]]:
    """A game in which the player moves at random, and the lines that play it."""
    match, chance = library.match("cubed", seats, seed, options), Rng(bytes(32))
    table = Table(Terminal("en"), match, "casual", parse_seed(seed))
    lines: list[str] = []
    while match.actors:
        if YOU not in match.actors:
            table.bot_turn(match.actors[0])
            continue
        move = match.game.sample(match.state, YOU, chance)
        lines += typed(match, move, short=len(lines) % 2 == 0)
        match.play(YOU, move)
    return match, lines


def words(options: dict[str, Any]) -> list[str]:
    """Options as they are typed."""
    return [word for name, value in options.items() for word in ("--option", f"{name}={json.dumps(value)}")]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_whole_game_can_be_played_and_saved(tmp_path: Path, seats: int, options: dict[str, Any]) -> None:
    """From the first piece to the result; the file that is saved at the end is the game that was played."""
    match, lines = whole_game(3, seats, options)
    file = tmp_path / "game.json"

    shown = klub(
        "play", "cubed", "--seed", 3, "--seats", seats, "--bots", "casual", *words(options), lines=[*lines, str(file)]
    )

    assert shown.exit_code == 0, shown.output
    assert to_dict(match.record()) == json.loads(file.read_bytes())
    assert klub("verify", file).exit_code == 0


def test_the_end_tells_the_points_of_each_round() -> None:
    """CUB-41: for each player the points are a sum, the best player first."""
    match, lines = whole_game(4, 2, {})
    shown = klub("play", "cubed", "--seed", 4, "--bots", "casual", lines=[*lines, ""]).stdout
    assert match.outcome is not None
    sums = re.findall(r"^(\d)\. (You|Bot B): (\d+) = (.*)$", shown, re.MULTILINE)

    assert [int(place) for place, *_ in sums] == sorted(match.outcome.ranking)
    assert {name: int(total) for _, name, total, _ in sums} == dict(
        zip(("You", "Bot B"), match.outcome.scores, strict=True)
    )
    for *_, total, rounds in sums:
        assert 3 == rounds.count("+") + 1
        assert int(total) == sum(map(int, rounds.split(" + ")))


def test_a_refused_move_is_explained_and_asked_again() -> None:
    """CUB-16, CUB-25: the sentence and the code; the game goes on."""
    options = words({"first_player": 0, "rounds": 1})
    shown = klub(
        "play", "cubed", "--seed", 1, *options, lines=["1 5 5 0", "1 0 0 4", "pass", "no", "draw 2", "1 0 0 0", "quit"]
    ).stdout

    for code in ("first_piece", "heights", "must_draw", "not_now", "no_draw_many"):
        assert f"[cubed/{code}]" in shown
    assert "You lay" in shown


@pytest.mark.parametrize("line", ["0", "99", "x", "1 2", "1 2 3 4 5", "B", ",", "1 B C", "2 x"])
def test_what_is_not_understood_is_said(line: str) -> None:
    """Nothing has happened then."""
    shown = klub("play", "cubed", "--seed", 1, *words({"first_player": 0}), lines=[line, "quit"]).stdout

    assert f"I did not understand “{line}”" in shown
    assert "You lay" not in shown


def test_a_chosen_piece_shows_its_places_and_can_be_put_back() -> None:
    """`?` shows them again, an empty line puts the piece back, and a number beyond them is not understood."""
    lines = ["1", "?", "7", "", "draw", "quit"]
    shown = klub("play", "cubed", "--seed", 1, *words({"first_player": 0}), lines=lines).stdout

    assert 2 == shown.count("Places for")
    assert "I did not understand “7”" in shown
    assert "You draw a " in shown


def test_a_piece_that_fits_nowhere_is_not_chosen() -> None:
    """CUB-14: a Blocking piece cannot be the first."""
    match = library.match("cubed", 2, 1, {"first_player": 0})
    hand = match.view(YOU).hand
    blocker = next(number for number, code in enumerate(hand, 1) if "x" in code)
    shown = klub("play", "cubed", "--seed", 1, *words({"first_player": 0}), lines=[str(blocker), "quit"]).stdout

    assert "There is no place for a Blocking piece" in shown
    assert 2 == shown.count("Which piece?")


@pytest.mark.parametrize("language", languages())
def test_help_and_hint_speak_every_language(language: str) -> None:
    """What can be typed, and what a bot would do."""
    options = words({**VARIANTS, "first_player": 0})
    shown = klub(
        "play", "cubed", "--seed", 1, "--language", language, "--bots", "casual", *options, lines=["?", "hint", "quit"]
    )

    assert shown.exit_code == 0, shown.output
    for command in ("number", "places", "draw", "draw_many", "pass", "give", "no"):
        assert say(f"cubed-command-{command}", language) in shown.stdout
    assert "(0, 0)" in shown.stdout
    assert any(
        say(f"cubed-reason-{code}", language, points=points) in shown.stdout
        for code in ("shed", "shed_and_deny")
        for points in (2, 3)
    )


@pytest.mark.parametrize(
    ("move", "reason", "expected"),
    [
        (
            Play("aab", 1, -2, 2),
            Reason("shed", {"points": 2}),
            "Lay a Double (dawn, dawn, sun) at (1, -2), turned twice.",
        ),
        (Draw(), Reason("draw_stuck"), "Draw a piece. Nothing in your hand fits."),
        (DrawMany(3), Reason("draw_choice", {"count": 3}), "Draw 3."),
        (Pass(), Reason("pass"), "Pass."),
        (Keep("abc"), Reason("keep_cheap", {"piece": "abc", "points": 1}), "Keep a Single (dawn, sun, rose)."),
        (
            Give("axx", 1),
            Reason("give_dear", {"piece": "axx", "points": 5, "seat": 1}),
            "Give a Blocking piece (dawn) to Bot B. It costs the most: 5 points.",
        ),
        (SkipGift(), Reason("pass"), "Give nothing away."),
    ],
)
def test_every_kind_of_hint_has_its_sentence(
    capsys: pytest.CaptureFixture[str], move: Move, reason: Reason, expected: str
) -> None:
    """What to do, and why."""
    table = Table(Terminal("en"), library.match("cubed", 2, 1), "casual", parse_seed(1))
    table.match.game.terminal().tell_hint(table, Thought(move, reason))

    assert expected in capsys.readouterr().out
