"""The bots of Cubed: legal, honest, repeatable, and able to say why."""

import ast
from pathlib import Path
from typing import Any

import pytest

import klub
from klub.bots import LEVELS, choose
from klub.core import Rng, encode
from klub.games.cubed import bot
from klub.games.cubed.moves import Play
from klub.texts import has_sentence, languages, say

QUICK_LEVELS = ("sprout", "casual", "club")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"match": "two", "rounds": 1}),
    (3, {"bridging": True, "fill_the_void": True, "draw_many": True, "rounds": 1}),
    (6, {"open_hands": True, "rounds": 1}),
]


def play_some(moves: int, seed: int, **options: Any) -> klub.Match:
    match = klub.match("cubed", seats=2, seed=seed, options=options)
    for number in range(moves):
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.view(seat), "casual", number).move)
    return match


@pytest.mark.parametrize("level", QUICK_LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_quick_bots_play_whole_games_of_every_variant(level: str, seats: int, options: dict[str, Any]) -> None:
    """With any number of players."""
    match = klub.match("cubed", seats=seats, seed=2, options=options)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.view(seat), level, len(match.history)).move)

    assert match.outcome is not None


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_strong_bots_move_in_every_phase(seats: int, options: dict[str, Any]) -> None:
    """A search in each phase that a game comes to; quick bots make the moves between."""
    match, phases = klub.match("cubed", seats=seats, seed=2, options=options), set()
    while match.actors:
        seat = match.actors[0]
        level = "expert" if match.state.phase not in phases else "casual"
        phases.add(match.state.phase)
        match.play(seat, choose(match.game, match.view(seat), level, len(match.history)).move)

    assert match.outcome is not None
    assert "turn" in phases


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_only_its_view(level: str) -> None:
    """CUB-Q21: the same view and seed give the same move, also when the hidden pieces are others."""
    match = play_some(30, seed=3)
    seat = match.actors[0]
    view = match.view(seat)
    other = match.game.imagine(view, Rng(bytes(32), 5))

    assert encode(other) != encode(match.state)
    first = choose(match.game, view, level, 7)
    assert encode(first) == encode(choose(match.game, match.game.view(other, seat), level, 7))


def test_casual_sheds_the_dearest_piece_that_fits() -> None:
    """No legal move would take more points off the hand."""
    match = klub.match("cubed", seats=2, seed=5, options={"rounds": 1})
    while match.actors:
        seat = match.actors[0]
        worth = match.game.weigh(match.state, seat) or ()
        thought = choose(match.game, match.view(seat), "casual", len(match.history))
        listed = list(match.moves(seat) or ())

        assert max(worth) == worth[listed.index(thought.move)]
        if isinstance(thought.move, Play) and thought.reason.code in ("shed", "shed_and_deny"):
            assert max(worth) == thought.reason.facts["points"]
        match.play(seat, thought.move)


def test_a_bot_thinks_only_for_a_seat_that_may_move() -> None:
    match = klub.match("cubed", seed=1)
    with pytest.raises(ValueError, match="may move"):
        choose(match.game, match.view(1 - match.actors[0]), "sprout", 1)


def test_every_reason_has_its_sentence() -> None:
    """Each code that the bot can give, in all languages."""
    codes = set[str]()
    for node in ast.walk(ast.parse(Path(bot.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            codes |= {str(word.value) for word in ast.walk(node.args[0]) if isinstance(word, ast.Constant)}
    facts = {"points": 3, "cells": 4, "denied": 2, "count": 3}

    assert {"shed", "go_out", "draw_stuck", "draw_wait", "pass"} <= codes
    for code in codes:
        assert has_sentence(f"cubed-reason-{code}")
        assert len({say(f"cubed-reason-{code}", language, **facts) for language in languages()}) == len(languages())
