"""The default bot: honest, repeatable, and stronger with more playouts."""

from itertools import pairwise
from typing import Any

import pytest

from klub.core import Game, Outcome, Rng
from klub.core.check import check_game
from klub.core.search import PLAYOUTS, seat_of, think, worth
from klub.core.thought import LEVELS
from klub.match import Match
from tests.core.check.tiny import Duel, DuelOptions, DuelState, DuelView, Heap, HeapOptions
from tests.core.takeaway import TakeAway, TakeOptions

DUEL = Duel()


def play(game: Game[Any, Any, Any, Any], levels: tuple[str, ...], seed: int, options: Any) -> Outcome[Any]:
    """A whole game between bots."""
    match = Match(game, len(levels), seed.to_bytes(32, "big"), options)
    while match.awaited:
        seat = match.awaited[0]
        chance = Rng(seed.to_bytes(32, "big"), 1000 + len(match.history))
        match.play(seat, game.think(match.view(seat), levels[seat], chance).move)  # type: ignore[arg-type] # a level
    assert match.outcome is not None
    return match.outcome


def test_playouts_rise_with_the_level() -> None:
    assert tuple(PLAYOUTS) == LEVELS
    assert all(weaker < stronger for weaker, stronger in pairwise(PLAYOUTS.values()))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_give_the_same_thought(level: Any) -> None:
    view = DUEL.view(DUEL.setup(DuelOptions(rounds=3), 3, Rng(bytes(32))), 1)

    assert think(DUEL, view, level, Rng(bytes(32), 5)) == think(DUEL, view, level, Rng(bytes(32), 5))


def test_it_learns_nothing_from_what_it_cannot_see() -> None:
    """Other hands behind the same view change nothing: the state is never asked."""
    state = DUEL.setup(DuelOptions(rounds=3), 2, Rng(bytes(32)))
    other = DUEL.imagine(DUEL.view(state, 0), Rng(bytes(32), 9))

    assert state != other
    thoughts = [think(DUEL, DUEL.view(each, 0), "club", Rng(bytes(32), 1)) for each in (state, other)]
    assert thoughts[0] == thoughts[1]


def test_it_finds_the_winning_move() -> None:
    """With one card that surely wins, a strong bot lays it, and says how sure it is."""
    state = DuelState(DuelOptions(rounds=1), ((1, 12), (5,)), (None, None))
    view = DUEL.view(state, 0)

    class Fixed(Duel):
        def imagine(self, view: DuelView, rng: Rng) -> DuelState:  # noqa: ARG002 - the other hand is known here
            return state

    thought = think(Fixed(), view, "master", Rng(bytes(32)))

    assert thought.move.card == 12
    assert thought.reason.code == "search"
    assert thought.reason.facts["share"] == 100
    assert thought.reason.facts["playouts"] > 100


def test_the_only_move_needs_no_thought() -> None:
    view = DUEL.view(DuelState(DuelOptions(rounds=1), ((3,), (5,)), (None, None)), 0)

    assert think(DUEL, view, "master", Rng(bytes(32))).reason.code == "only_move"


def test_it_plays_games_whose_moves_cannot_be_listed() -> None:
    outcome = play(Heap(), ("casual", "sprout"), 3, HeapOptions(goal=60))

    assert outcome.winners


def test_more_playouts_play_better() -> None:
    """Thirty pairs of games with seats changed: the expert is far ahead of the weakest."""
    won = 0
    for seed in range(30):
        for levels, seat in ((("expert", "sprout"), 0), (("sprout", "expert"), 1)):
            won += seat in play(TakeAway(), levels, seed, TakeOptions()).winners

    assert won >= 45


def test_a_game_of_nothing_but_rules_keeps_every_promise() -> None:
    """Bots, words, terminal and picture come from the contract."""
    assert check_game(TakeAway(), games=6).games == 6


@pytest.mark.parametrize(
    ("scores", "winners", "scoring", "better", "worse"),
    [
        ([5, 3], [0], "points", 0, 1),
        ([3, 5], [0], "fewest", 0, 1),
        ([4, 4, 1], [0, 1], "points", 0, 2),
    ],
)
def test_what_an_end_is_worth(scores: list[int], winners: list[int], scoring: Any, better: int, worse: int) -> None:
    outcome = Outcome(scores, winners, [1] * len(scores), [None] * len(scores))

    assert worth(outcome, better, scoring) > worth(outcome, worse, scoring)


def test_a_narrow_win_is_worth_more_than_a_narrow_loss() -> None:
    """Points never count for more than winning."""
    won = worth(Outcome([1, 0], [0], [1, 2], [None] * 2), 0, "points")
    lost = worth(Outcome([99, 100], [1], [2, 1], [None] * 2), 0, "points")

    assert won - lost > 0.9


def test_a_view_that_names_no_seat_is_of_the_only_one_that_may_move() -> None:
    heap = Heap()
    state = heap.setup(HeapOptions(), 2, Rng(bytes(32)))

    assert seat_of(heap, heap.view(state, 0), state) == 0
    duel = DUEL.setup(DuelOptions(), 2, Rng(bytes(32)))
    with pytest.raises(ValueError, match=r"one seat"):
        seat_of(DUEL, DUEL.view(duel, None), duel)
