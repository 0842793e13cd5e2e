"""Bots for Clustered: honest, reproducible, for any table, each level stronger than the one below."""

from typing import Any

import pytest

import klub
from klub.bots import LEVELS, choose
from klub.core import Malformed, Rng, encode
from klub.games.clustered.bot import STRENGTHS, explain
from klub.games.clustered.moves import Discard, Place

QUICK_LEVELS = ("sprout", "casual", "club")


def play(levels: tuple[str, ...], seed: int, options: dict[str, Any] | None = None) -> klub.Match:
    """A whole game between bots."""
    match = klub.match("clustered", seats=len(levels), seed=seed, options=options)
    while match.actors:
        seat = match.actors[0]
        thought = choose(match.game, match.view(seat), levels[seat], seed * 1000 + len(match.history))
        match.play(seat, thought.move)
    return match


def share(stronger: str, weaker: str, pairs: int) -> float:
    """The share of wins of `stronger` over paired games, draws as half."""
    won = 0.0
    for seed in range(pairs):
        for seats in ((stronger, weaker), (weaker, stronger)):
            outcome = play(seats, seed).outcome
            assert outcome is not None
            won += (seats.index(stronger) in outcome.winners) / len(outcome.winners)
    return won / (2 * pairs)


def test_levels_are_named_from_weak_to_strong() -> None:
    assert LEVELS == ("sprout", "casual", "club", "expert", "master")
    assert set(LEVELS) == set(STRENGTHS)


def test_each_quick_level_beats_the_one_below() -> None:
    """The whole ladder with its intervals is in docs/bots.md; here is the part that takes seconds."""
    assert share("casual", "sprout", 20) > 0.65
    assert share("club", "casual", 20) > 0.75


def test_searching_beats_the_rule_alone() -> None:
    assert share("expert", "club", 4) > 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_reproducible_and_sees_only_the_view(level: str) -> None:
    """The same view and seed give the same move, also when the hidden cards are others."""
    match = play_some(12, seed=3)
    seat = match.actors[0]
    view = match.view(seat)
    other = match.game.imagine(view, Rng(bytes(32), 5))

    assert encode(other) != encode(match.state)
    first = choose(match.game, view, level, 7)
    assert encode(first) == encode(choose(match.game, match.game.view(other, seat), level, 7))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"largest_bonuses": True}),
        (3, {"quick_play": True, "third_wild": "all", "first_bonuses": True, "discards_visible": False}),
        (8, {"quick_play": True, "quick_discard_from": "drawn"}),
        (2, {"bounds": {"shape": "rectangle", "width": 3, "height": 3}}),
    ],
)
def test_bots_play_every_variant_with_any_number_of_players(level: str, seats: int, options: dict[str, Any]) -> None:
    """Strong levels make a few moves of each phase, the quick ones whole games."""
    if level in QUICK_LEVELS:
        assert play((level,) * seats, 1, options).outcome is not None
        return
    match = klub.match("clustered", seats=seats, seed=2, options=options)
    phases = set()
    while match.actors:
        seat = match.actors[0]
        phase = match.state.phase, type(next(iter(match.moves(seat) or ())))
        thinker = level if phase not in phases else "casual"
        phases.add(phase)
        match.play(seat, choose(match.game, match.view(seat), thinker, len(match.history)).move)
    assert match.outcome is not None


def test_an_unknown_level_is_refused_by_name() -> None:
    match = klub.match("clustered", seed=1)
    with pytest.raises(Malformed) as refused:
        choose(match.game, match.view(match.actors[0]), "genius", 1)

    assert refused.value.code == "bot/unknown_level"


def test_a_bot_thinks_only_for_a_seat_that_may_move() -> None:
    match = klub.match("clustered", seed=1)
    with pytest.raises(ValueError, match="may move"):
        choose(match.game, match.view(1 - match.actors[0]), "sprout", 1)


def test_reasons_tell_points_gained_and_denied() -> None:
    """A hint says in numbers what a move does."""
    match = klub.match("clustered", seats=2, seed=1, options={"first_player": 0})
    seen = set()
    while match.actors:
        seat = match.actors[0]
        thought = choose(match.game, match.view(seat), "casual", len(match.history))
        before = match.view(None).scores
        state = match.state
        match.play(seat, thought.move)
        gained = match.view(None).scores[seat] - before[seat]
        seen.add(thought.reason.code)
        if isinstance(thought.move, Place):
            assert thought.reason == explain(state, seat, thought.move)
        if thought.reason.code in ("gain", "gain_and_deny"):
            assert gained == thought.reason.facts["points"]
        elif not isinstance(thought.move, Discard):
            assert gained == 0 or thought.reason.code == "only_move"
    assert {"gain", "prepare"} <= seen


def play_some(moves: int, seed: int) -> klub.Match:
    match = klub.match("clustered", seats=2, seed=seed)
    for number in range(moves):
        seat = match.actors[0]
        match.play(seat, choose(match.game, match.view(seat), "casual", number).move)
    return match
