"""Running the exhibit: tokens, the reveal, points, and who keeps silent."""

from typing import Any

import pytest

from klub.games.cluellage import GAME
from klub.games.cluellage.events import Guessed, Revealed, RoundOver
from klub.games.cluellage.moves import Guess, Ready
from klub.games.cluellage.word_cards import NUMBERS
from tests.games.cluellage.table import (
    all_ready,
    begun,
    collaging,
    exhibiting,
    finish_round,
    guess_all,
    hang_all,
    play,
    refused,
    round_points,
    whole_round,
    with_dice,
)


def owners(order: list[int], **options: Any) -> list[int | None]:
    """Whose collages come to the wall, one after the other."""
    state, found = exhibiting(3, order=order, **options), []
    while state.phase == "exhibit":
        found.append(state.owner)
        state = all_ready(guess_all(state, 1, 1, 1))
    return found


@pytest.mark.parametrize(
    ("order", "seat", "finish"), [([1, 0, 2], [1, 2, 0], [1, 0, 2]), ([2, 1, 0], [2, 0, 1], [2, 1, 0])]
)
def test_the_first_to_finish_is_guessed_first(order: list[int], seat: list[int], finish: list[int]) -> None:
    """CLG-57, CLG-66, CLG-Q22: then clockwise, or, as an option, in the order of finishing."""
    assert seat == owners(order)
    assert finish == owners(order, exhibit_order="finish")


def test_each_guesser_lays_one_token_face_down() -> None:
    """CLG-58, CLG-59: at the same time, and nobody is told which."""
    state = exhibiting(3)
    after = play(state, (2, Guess(4)))

    assert (1, 2) == GAME.actors(state)
    assert (Guessed(2),) == after.events
    assert [0, 0, 4, 0] == [GAME.view(after, seat).guess for seat in (0, 1, 2, None)]
    assert {(2,)} == {GAME.view(after, seat).guessed for seat in (0, 1, 2, None)}


def test_guessing_is_compulsory() -> None:
    """CLG-60: there is no other move, and no token 0; the game waits."""
    state = play(exhibiting(3), (2, Guess(4)))

    assert (1,) == GAME.awaited(state)
    assert "cluellage/not_now" == refused(state, 1, Ready()).code
    assert "cluellage/no_such_number" == refused(state, 1, Guess(0)).code


def test_the_owner_lays_no_token() -> None:
    """CLG-Q23: N − 1 tokens are laid."""
    state = exhibiting(3)

    assert "cluellage/own_collage" == refused(state, 0, Guess(1)).code
    assert () == GAME.moves(state, 0)


def test_a_guess_may_be_changed_until_the_last_is_in() -> None:
    """CLG-Q25: whoever has laid a token may lay another; with the last one all are fixed."""
    state = play(exhibiting(4), (1, Guess(1)), (2, Guess(2)), (1, Guess(5)))

    assert (Guessed(1, changed=True),) == state.events
    assert ((1, 2, 3), (3,)) == (GAME.actors(state), GAME.awaited(state))
    revealed = play(state, (3, Guess(6)))
    assert (0, 5, 2, 6) == revealed.album[-1].guesses
    assert "cluellage/not_now" == refused(revealed, 1, Guess(1)).code


def test_tokens_are_revealed_when_all_lie() -> None:
    """CLG-62, CLG-Q28: with the right number, at once."""
    state = guess_all(with_dice(exhibiting(3), 2, 6, 6), 0, 2, 3)

    assert "reveal" == state.phase
    assert Revealed(0, 2, (0, 2, 3), (1,)) == state.events[-1]
    shown = GAME.view(state, 2).album[-1]
    assert (0, 2, (0, 2, 3), (1,)) == (shown.seat, shown.number, shown.guesses, shown.right)


def test_points_of_the_example_with_three_players() -> None:
    """CLG-63, CLG-64, CLG-T6: A's collage is guessed right by B only: B 1, A 1, C 0."""
    assert (1, 1, 0) == guess_all(with_dice(exhibiting(3), 2, 6, 6), 0, 2, 3).points


def test_the_hike_of_the_example() -> None:
    """CLG-68: Bart names the word of Diana, number 5, and is right: one point for him and one for her."""
    diana = with_dice(exhibiting(4, order=[3, 0, 1, 2]), 1, 2, 3, 5)

    assert (0, 1, 0, 1) == guess_all(diana, 4, 5, 4, 0).points


@pytest.mark.parametrize(("guesses", "points"), [((0, 1, 1, 1), (0, 0, 0, 0)), ((0, 2, 2, 2), (3, 1, 1, 1))])
def test_nobody_and_everybody_right(guesses: tuple[int, ...], points: tuple[int, ...]) -> None:
    """CLG-Q29: no special rule."""
    assert points == guess_all(with_dice(exhibiting(4), 2, 6, 6, 6), *guesses).points


@pytest.mark.parametrize("guesses", [(0, a, b) for a in NUMBERS for b in NUMBERS])
def test_points_of_a_collage_are_even(guesses: tuple[int, ...]) -> None:
    """CLG-T4: R right guesses give R to the guessers and R to the owner."""
    assert 0 == sum(guess_all(exhibiting(3), *guesses).points) % 2


@pytest.mark.parametrize("seats", [3, 6])
def test_the_most_a_round_can_bring(seats: int) -> None:
    """CLG-T3: N − 1 as owner and N − 1 as guesser."""
    state = exhibiting(seats)
    number = state.round
    while state.phase == "exhibit":
        owner = state.owner
        assert owner is not None
        state = guess_all(state, *[state.dice[owner]] * seats)
        if state.shown + 1 == seats:
            break
        state = all_ready(state)

    assert (number, (2 * (seats - 1),) * seats) == (state.round, round_points(state))


def test_two_owners_may_have_the_same_word() -> None:
    """CLG-Q24, CLG-Q26: all six tokens are there for each collage; a number may be guessed twice, the guesser's too."""
    state = guess_all(with_dice(exhibiting(3), 3, 3, 3), 0, 3, 3)
    state = guess_all(all_ready(state), 3, 0, 3)

    assert (3, 3, 2) == state.points


def test_the_next_collage_comes_when_all_are_ready() -> None:
    """CLG-66: in the same way, with all tokens back in hand."""
    state = guess_all(exhibiting(3), 0, 1, 1)
    waiting = play(state, (0, Ready()))

    assert ("reveal", (1, 2)) == (waiting.phase, GAME.actors(waiting))
    after = all_ready(waiting)
    assert ("exhibit", 1, (0, 0, 0)) == (after.phase, after.owner, after.guesses)


def test_the_owner_keeps_silent() -> None:
    """CLG-65, CLG-Q27: while their collage is guessed; the others talk. Without discussion nobody does."""
    state, quiet = exhibiting(3), exhibiting(3, discussion=False)

    assert ((0,), (0, 1, 2)) == (GAME.silent(state), GAME.silent(quiet))
    assert () == GAME.silent(guess_all(state, 0, 1, 1)) == GAME.silent(guess_all(quiet, 0, 1, 1))
    assert (1,) == GAME.silent(all_ready(guess_all(state, 0, 1, 1)))
    assert () == GAME.silent(begun(3)) == GAME.silent(collaging(3, discussion=False))


def test_a_round_ends_with_all_cards_discarded() -> None:
    """CLG-67: the Picture cards of the collages and the Word card; then the next round begins."""
    state = finish_round(exhibiting(3), wrong=1)

    assert ("word", 2, 15) == (state.phase, state.round, len(state.discard))
    assert isinstance(state.events[1], RoundOver)
    assert [((), (), ()), ((), (), ())] == [state.claimed, state.hung]


def test_three_rounds_make_a_game() -> None:
    """CLG-34, CLG-69: when round three is over, so is the game."""
    state = begun(3)
    for number in (1, 2, 3):
        assert (number, None) == (state.round, GAME.outcome(state))
        state = whole_round(state)

    assert ("over", ()) == (state.phase, GAME.actors(state))
    assert GAME.outcome(state) is not None


def test_the_number_of_rounds_is_an_option() -> None:
    """CLG-Q35: three by default, up to seven by a rule of the house."""
    assert "over" == whole_round(begun(3, rounds=1)).phase
    assert 3 == begun(3).options.rounds


def test_most_points_win() -> None:
    """CLG-70, CLG-71: equal points share the win; where they come from is told."""
    state = with_dice(exhibiting(3, rounds=1), 1, 2, 3)
    state = all_ready(guess_all(state, 0, 1, 6))
    state = all_ready(guess_all(state, 6, 0, 6))
    over = GAME.outcome(all_ready(guess_all(state, 6, 6, 0)))

    assert over is not None
    assert ([1, 1, 0], [0, 1], [1, 1, 3]) == (over.scores, over.winners, over.ranking)
    assert [(1, 0), (0, 1), (0, 0)] == [(each.shown, each.guessed) for each in over.breakdown]


def test_scores_are_open() -> None:
    """CLG-Q32: everybody sees them, at any time."""
    state = guess_all(with_dice(exhibiting(3), 2, 6, 6), 0, 2, 3)

    assert [1, 1, 0] == list(GAME.standing(state) or ())
    assert {(1, 1, 0)} == {GAME.view(state, seat).points for seat in (0, 1, 2, None)}


def test_one_term_for_a_collage() -> None:
    """CLG-L1: masterpiece, cluillage, cluelligence and clue are one thing, here always a collage."""
    assert hang_all(collaging(3)).hung == tuple(
        GAME.view(hang_all(collaging(3)), seat).collages[seat] for seat in range(3)
    )
