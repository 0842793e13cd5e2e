"""The gallery for one alone: a game of our own, not from the rulebook."""

from collections import Counter

import pytest

from klub.core import TimeLimit
from klub.games.cluellage import GAME
from klub.games.cluellage.collage import is_inside, is_seen, shares
from klub.games.cluellage.events import Shown
from klub.games.cluellage.moves import Claim, Guess, Ready
from klub.games.cluellage.state import State
from tests.games.cluellage.table import begun, chance, play, refused


def visit(state: State, right: int) -> State:
    """So many works are known, the others given up."""
    while state.phase != "over":
        work = state.gallery[state.round - 1]
        state = play(state, (0, Guess(work.number if state.round <= right else 0)), (0, Ready()))
    return state


def test_works_are_lawful_collages() -> None:
    """Each with another Word card, and no Picture card twice."""
    state = begun(1, gallery_size=12)
    cards = Counter(placed.card[:-1] for work in state.gallery for placed in work.collage)

    assert (12, {1}) == (len(state.gallery), set(cards.values()))
    assert 12 == len({work.side // 2 for work in state.gallery})
    for work in state.gallery:
        assert all(map(is_inside, work.collage))
        assert all(map(is_seen, shares(work.collage)))


def test_one_work_after_the_other_is_guessed() -> None:
    """The number is told with the reveal, and the next one is not seen before."""
    state = begun(1)
    view = GAME.view(state, 0)

    assert ("exhibit", 1, 8, Shown(None)) == (view.phase, view.round, view.rounds, view.events[-1])
    assert (state.gallery[0].collage, None, None) == (view.shown, view.owner, view.number)
    assert 1 == len(view.words)
    after = play(state, (0, Guess(state.gallery[0].number)))
    assert ("reveal", (1,), state.gallery[0].number) == (after.phase, after.points, GAME.view(after, 0).album[0].number)
    assert 2 == len(GAME.view(play(after, (0, Ready())), 0).words)


@pytest.mark.parametrize(("right", "winners"), [(0, []), (3, []), (4, [0]), (8, [0])])
def test_half_of_the_works_win(right: int, winners: list[int]) -> None:
    """The score is the number of right guesses."""
    outcome = GAME.outcome(visit(begun(1), right))

    assert outcome is not None
    assert ([right], winners, [1]) == (outcome.scores, outcome.winners, outcome.ranking)


def test_time_runs_for_each_work() -> None:
    """When it is up, the work is given up; the clock can be left out."""
    state = begun(1, gallery_timer=20)

    assert TimeLimit("gallery/1", 20.0) == GAME.time_limit(state, 0)
    assert Guess(0) == GAME.lapse(state, 0)
    assert None is GAME.time_limit(begun(1, gallery_timer=None), 0)
    assert None is GAME.time_limit(play(state, (0, Guess(0))), 0)


def test_the_gallery_of_a_day_is_the_same_for_all() -> None:
    """Whatever the seed; another day has another one, and so has another choice of words."""
    today, again, tomorrow = begun(1, 1, gallery=20260131), begun(1, 2, gallery=20260131), begun(1, 1, gallery=20260201)

    assert today.gallery == again.gallery != tomorrow.gallery
    assert begun(1, 1).gallery != begun(1, 2).gallery


def test_a_few_words_are_enough_for_many_works() -> None:
    """With the seven Locations, words come back after seven works."""
    state = begun(1, categories=["location"], gallery_size=12)

    assert 7 == len({work.side // 2 for work in state.gallery})
    imagined = GAME.imagine(GAME.view(visit_some(state, 9), 0), chance(3))
    assert 12 == len(imagined.gallery)


def visit_some(state: State, works: int) -> State:
    """The first works are given up."""
    for _ in range(works):
        state = play(state, (0, Guess(0)), (0, Ready()))
    return state


def test_nobody_is_silenced_and_nothing_claimed() -> None:
    """There is no step but the exhibit."""
    assert () == GAME.silent(begun(1, discussion=False))
    assert "cluellage/not_now" == refused(begun(1), 0, Claim("p001a")).code
    assert "cluellage/no_such_number" == refused(begun(1), 0, Guess(7)).code
