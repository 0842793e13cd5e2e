"""What moves bring at once, and everyone's points, held to the count before and after."""

import pytest

from klub.core import Rng
from klub.games.clustered import GAME, rules
from klub.games.clustered.rules import State
from tests.games.clustered.table import RNG, lay, moves, play, played, short


def brought(state: State, seat: int) -> list[int]:
    """The slow truth: the seat's points after each of its moves, less those before."""
    before = rules.score(state)[seat].total
    listed = GAME.moves(state, seat) or ()
    return [rules.score(GAME.apply(state, seat, move, RNG))[seat].total - before for move in listed]


@pytest.mark.parametrize(
    "bonuses", [{}, {"first_bonuses": True}, {"largest_bonuses": True}], ids=["none", "first", "largest"]
)
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("quick", [False, True], ids=["basic", "quick"])
def test_a_move_is_worth_what_it_adds_to_the_score(seats: int, quick: bool, bonuses: dict[str, bool]) -> None:
    """Along whole games, with every bonus."""
    game, chance, all_worths = played(seats, 3, 0, quick_play=quick, **bonuses), Rng(bytes(32), 9), set[int]()
    while game.actors:
        seat = chance.choice(game.actors)
        worth = GAME.weigh(game.state, seat)

        assert worth is not None
        if len(game.history) % 3 == 0:
            assert brought(game.state, seat) == list(worth)
        all_worths |= set(worth)
        listed = game.moves(seat) or ()
        best = [move for move, points in zip(listed, worth, strict=True) if points == max(worth)]
        game.play(seat, chance.choice(best))  # so that lines, rectangles and bonuses come about

    assert {0, 1, 3} <= all_worths


def test_bonuses_count_when_the_move_wins_them() -> None:
    """A fifth card in a row: one point more for the line, and two for being first."""
    state = lay("B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3; B 4,0; O -1,0", first_bonuses=True)
    worth = dict(zip(moves(state, "B"), GAME.weigh(state, 0) or (), strict=True))

    assert (3, 0) == (worth["B W 5,0"], worth["B W -2,0"])


def test_the_largest_bonus_counts_when_it_goes_to_the_mover() -> None:
    """Equal to another's longest it goes to nobody; one longer, and it brings two points more."""
    script = "B 1,0; O 0,1; B 2,0; O 0,2; B 3,0; O 0,3"
    state = lay(script, largest_bonuses=True)
    worth = dict(zip(moves(state, "B"), GAME.weigh(state, 0) or (), strict=True))

    assert 3 == worth["B W 4,0"]


def test_discards_bring_nothing_and_idle_seats_have_nothing_to_weigh() -> None:
    """In quick play all discard at the start; in a turn one seat moves."""
    quick = played(2, 1, 0, quick_play=True).state
    turn = play(short("1CD 1CH", "1CS 1SD"), "B 1CD 1,0")

    assert [0] * 7 == list(GAME.weigh(quick, 1) or ())
    assert [] == list(GAME.weigh(turn, 0) or ())


def test_standing_is_the_score_at_every_moment() -> None:
    """Also at the end."""
    game = played(3, 5)

    assert game.outcome is not None
    assert game.outcome.scores == list(GAME.standing(game.state) or ())
    assert [0, 0, 0] == list(GAME.standing(played(3, 5, 0).state) or ())
