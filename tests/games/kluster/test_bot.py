"""The bots of Kluster: legal, honest, repeatable, bounded, and able to say why."""

import ast
import math
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from klub.bots import LEVELS, choose
from klub.core import encode
from klub.core.thought import Thought
from klub.games.kluster import GAME, bot
from klub.games.kluster.events import Took
from klub.games.kluster.moves import End, LayString, Move, Place, Pull, Turn
from klub.games.kluster.rules import State, check_request
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import centre, shape
from klub.games.kluster.trial import Trial, Tug, spot, turn
from klub.texts import has_sentence, languages, say
from tests.games.kluster.table import begun, chance, do, ring, table, told

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"expert": True}),
    (3, {"upright": False, "inside_test": "whole"}),
    (6, {"expert": True}),
]
CROWD = ring(6, 66, 2)


def thought(state: State, level: str, seed: int = 1) -> Thought[Move]:
    return choose(GAME, GAME.view(state, state.turn), level, seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_bots_play_every_variant(level: str, seats: int, options: dict[str, Any]) -> None:
    """KLU-32, KLU-40: with any number of players, from the first string on; a move a bot asks for is legal.

    Every third move is its own; a quick one makes those between.
    """
    state = begun(seats, **options)
    for number in range(8):
        move = thought(state, "casual" if number % 3 else level, number).move
        check_request(move, "bot")
        state = do(state, move)

    assert "strings" != state.phase
    assert len(state.lying) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_repeatable(level: str) -> None:
    """The same view, level and seed give the same move; another seed another one."""
    state = table([(0, 1), (8, 9)], CROWD)

    assert encode(thought(state, level)) == encode(thought(state, level))
    assert encode(thought(state, level)) != encode(thought(state, level, 2))


def test_a_bot_thinks_only_for_a_seat_that_may_move() -> None:
    """Not for the other seats, nor for spectators."""
    state = table([(0, 1), (8, 9)])
    for seat in (1, None):
        with pytest.raises(ValueError, match="may move"):
            choose(GAME, GAME.view(state, seat), "sprout", 1)


def test_what_is_tried_is_what_is_played() -> None:
    """A try and the real turn end with the same magnets on the table, with and without a pull."""
    state = table([(0, 1), (8, 9)], CROWD)
    trial, rng = Trial(state, 0), chance(3)
    for number in range(20):
        tug = trial.pulled(rng, 60.0 if number % 4 else -60.0) if number % 2 else None
        to = trial.somewhere(0, rng) if tug is None or tug.is_inward else trial.within(tug, 0, rng)
        after = do(state, to.place if tug is None else turn([tug], to))

        assert trial.attempt(to, tug).is_safe == (not told(after, Took))


def test_a_try_leaves_no_trace() -> None:
    """The next one begins where the first one did, and the state is as it was."""
    state = table([(0, 1), (8, 9)], CROWD)
    trial, to = Trial(state, 0), spot(0, 5, 3, 1)
    first = trial.attempt(to)
    trial.attempt(spot(1, 66, 20, 0), Tug(0, 3, 30, 0))

    assert first == trial.attempt(to)
    assert first == Trial(state, 0).attempt(to)


def test_the_room_that_is_left_shrinks() -> None:
    """A placed magnet takes room; a string pulled in takes more."""
    state = table([(0, 1), (8, 9)])
    trial, to = Trial(state, 0), spot(0, 0, 0, 0)
    alone, squeezed = trial.attempt(to, counting=True), trial.attempt(to, Tug(0, 0, 50, 0, True), counting=True)

    assert 0 < squeezed.left < alone.left < 1


def test_a_steady_hand_with_many_tries_fails_less() -> None:
    """Twelve placements on a crowded table: `master` takes magnets less often than `sprout`."""
    state = table([(0, 1), (8, 9)], CROWD)
    failures = {
        level: sum(bool(told(do(state, thought(state, level, seed).move), Took)) for seed in range(12))
        for level in ("sprout", "master")
    }

    assert failures["master"] <= 1
    assert failures["sprout"] >= failures["master"] + 3


def test_who_is_behind_uses_the_string() -> None:
    """KLU-20: with the other ahead, a strong bot pulls the string in some of its turns; a weak one never."""
    state = table([(0, 1, 2, 3), (8,)], [Lying(5, 40, 0, 0), Lying(6, -40, 10, 2)])
    moves = {level: [thought(state, level, seed).move for seed in range(3)] for level in ("club", "master")}

    assert any(isinstance(move, Turn) and isinstance(move.track[0], Pull) for move in moves["master"])
    assert all(isinstance(move, Place) for move in moves["club"])


@pytest.mark.parametrize("level", LEVELS)
def test_separated_strings_are_mended(level: str) -> None:
    """KLU-51: in one turn, whatever the strength."""
    loops = [shape("circle", 800), shape("circle", 650, 245)]
    boxes = {"classic": 1, "duo": 1}
    state = replace(table([(0, 1), (24, 25)], [Lying(30, 245, 0, 0)], loops, boxes=boxes), phase="repair")
    found = thought(state, level)

    assert ("mend", "turn") == (found.reason.code, do(state, found.move).phase)


def test_strings_of_bots_cross() -> None:
    """KLU-42: every further string overlaps one that lies there; strong bots lay a circle, others any shape."""
    state = begun(8, boxes={"classic": 2, "duo": 2})
    while state.phase == "strings":
        found = thought(state, "master")
        assert isinstance(found.move, LayString)
        assert found.reason.code == ("overlap" if state.loops else "round")
        state = do(state, found.move)
    codes = {thought(begun(2), "sprout", seed).reason.code for seed in range(12)}

    assert {"round", "shape"} == codes
    assert 4 == len({(round(centre(loop).x), round(centre(loop).y)) for loop in state.loops})


def test_an_expert_bot_stops_where_it_is_too_risky() -> None:
    """KLU-29: another magnet only where there is room."""
    options: dict[str, Any] = {"expert": True}
    roomy = replace(table([(0, 1, 2), (8,)], [Lying(5, 60, 0, 0)], **options), phase="more")
    full = replace(table([(0, 1), (11,)], ring(8, 52, 3), **options), phase="more")
    kinds = {thought(roomy, "expert", seed).reason.code for seed in range(4)}

    assert {"another"} == kinds
    assert all(thought(full, "expert", seed).move == End() for seed in range(3))


def test_the_last_magnet_is_named() -> None:
    """KLU-26: the reason says that it wins."""
    assert "last" == thought(table([(0,), (8, 9)], [Lying(5, 60, 0, 0)]), "club").reason.code


def test_reasons_have_numbers() -> None:
    """The nearest magnet is as far as it says."""
    state = table([(0, 1), (8, 9)], [Lying(5, 60, 0, 0)])
    found = thought(state, "club")
    assert isinstance(found.move, Place)
    real = math.dist((found.move.x, found.move.y), (60, 0)) - 18

    assert "safe" == found.reason.code
    assert found.reason.facts["gap"] == pytest.approx(real, abs=4 * bot.STRENGTHS["club"].noise)


def test_every_reason_has_its_sentence() -> None:
    """Each code that the bot can give, in all languages; and no other sentence."""
    codes = set[str]()
    for node in ast.walk(ast.parse(Path(bot.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            codes |= {str(word.value) for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)}

    assert {"safe", "string", "narrow", "least", "last", "guess", "enough"} <= codes
    for code in codes:
        assert has_sentence(f"kluster-reason-{code}")
        said = {say(f"kluster-reason-{code}", language, gap=30, count=2) for language in languages()}
        assert len(said) == len(languages())
