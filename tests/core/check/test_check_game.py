"""Games that keep the contract pass, whoever wrote them; what was checked is reported."""

import pytest

from klub.core import Game
from klub.core.check import PROMISES, Nonconforming, check_game
from klub.core.check.guesses import option_set, outside
from klub.core.options import option_faults
from klub.core.random import Rng
from klub.games.clustered import GAME as CLUSTERED
from tests.core.check.tiny import Duel, Heap


def test_a_game_written_by_someone_else_conforms() -> None:
    """A fifth game, with secret simultaneous moves, passes and is reported."""
    report = check_game(Duel(), games=40)

    assert (report.game, report.seats, report.games, report.truncated) == ("duel", (2, 3), 40, 0)
    assert min(report.moves, report.positions, report.refusals, report.imagined, report.options) > 100


def test_an_endless_game_with_unlisted_moves_conforms() -> None:
    """A game whose moves cannot be listed is checked by samples; where it has no end, it is left."""
    report = check_game(Heap(), games=16, longest=30)

    assert report.games == 16
    assert 0 < report.truncated < 16
    assert report.refusals > 0


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_clustered_conforms(seats: int) -> None:
    """Clustered passes for one player, for two, and for the five that play with two start cards."""
    report = check_game(CLUSTERED, games=12, seats=[seats])

    assert (report.games, report.truncated) == (12, 0)


def test_the_same_seed_checks_the_same_games() -> None:
    """A failure can be seen again: the run depends on its seed only."""
    assert check_game(Duel(), games=6, seed=7) == check_game(Duel(), games=6, seed=7)
    assert check_game(Duel(), games=6, seed=7) != check_game(Duel(), games=6, seed=8)


def test_a_report_says_what_was_played() -> None:
    """The report reads as a sentence."""
    assert str(check_game(Duel(), games=2)).startswith("duel conforms: 2 games (0 truncated) with ")


@pytest.mark.parametrize("seats", [[], [1], [2, 4]])
def test_seats_that_were_not_declared_are_a_mistake_of_the_caller(seats: list[int]) -> None:
    """The game is not blamed for a table it does not claim to seat."""
    with pytest.raises(ValueError, match="from 2 to 3"):
        check_game(Duel(), seats=seats)


@pytest.mark.parametrize("game", [Duel(), Heap(), CLUSTERED], ids=["duel", "heap", "clustered"])
def test_option_guesses_are_what_they_claim_to_be(game: Game) -> None:  # type: ignore[type-arg] # any game
    """Sets within the declaration have no bad value, and values outside it are each a bad one."""
    declared, chance = game.declaration.options, Rng(bytes(32))
    for seats in range(game.declaration.fewest_seats, game.declaration.most_seats + 1):
        for _ in range(50):
            faults = option_faults(declared, option_set(declared, seats, chance), seats)
            assert {fault.code for fault in faults} <= {"options/conflict"}
        for option in declared:
            for value in outside(option, seats):
                assert "options/bad_value" in [f.code for f in option_faults(declared, {option.name: value}, seats)]


def test_a_failure_says_what_where_and_how_to_mend_it() -> None:
    """Expectation, reality, place, and what the author can do."""
    failure = Nonconforming("moves/sorted", "Lay(2) before Lay(1)", "duel for 2 seats")

    assert failure.check == "moves/sorted"
    assert str(failure).splitlines() == [
        "moves/sorted",
        "  expected: moves() is sorted by move_key and names no move twice",
        "  found: Lay(2) before Lay(1)",
        "  fix: return tuple(sorted(set(moves), key=move_key))",
        "  where: duel for 2 seats",
    ]
    assert all(promise.expected and promise.fix for promise in PROMISES.values())
