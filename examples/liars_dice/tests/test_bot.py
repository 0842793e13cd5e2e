"""The bot of Liar's dice reckons rightly, says why, and each level is stronger than the one before."""

from itertools import product

import pytest
from klub.core import Level, Rng, parse_seed

from liars_dice.bot import think, weigh
from liars_dice.chances import at_least, distribution, exactly
from liars_dice.game import GAME
from liars_dice.moves import Doubt, Exact, Raise
from liars_dice.state import Bidden, Options, State, View


def view_of(mine: tuple[int, ...], others: int, *bids: tuple[int, int], spot_on: bool = False) -> View:
    """What the second of two players sees after these bids of the first."""
    made = tuple(Bidden(0, count, face) for count, face in bids)
    options = Options(spot_on=spot_on)
    state = State(options=options, cups=((2,) * others, mine), turn=1, bids=made, out=(None, None))
    return GAME.view(state, 1)


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_chances_are_those_of_counting_all_rolls(dice: int) -> None:
    """Against every roll of up to three dice: two faces of six count."""
    rolls = list(product(range(6), repeat=dice))
    counted = [sum(sum(die < 2 for die in roll) >= needed for roll in rolls) / len(rolls) for needed in range(dice + 2)]

    assert [at_least(needed, ((dice, 1 / 3),)) for needed in range(dice + 2)] == pytest.approx(counted)
    assert sum(distribution(((dice, 1 / 3), (2, 0.5)))) == pytest.approx(1)


def test_exactly_is_the_difference_of_two_at_leasts() -> None:
    """Also where nothing can be so."""
    groups = ((3, 1 / 3), (2, 0.5))

    assert exactly(2, groups) == pytest.approx(at_least(2, groups) - at_least(3, groups))
    assert exactly(6, groups) == exactly(-1, groups) == 0


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_it_doubts_what_cannot_be(level: Level) -> None:
    """Ten sixes of ten dice, and none of them here."""
    thought = think(GAME, view_of((2, 3, 4, 5, 5), 5, (10, 6)), level, Rng(bytes(32)))

    assert thought.move == Doubt()
    assert (thought.reason.code, thought.reason.facts) == ("doubt", {"chance": 100})


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_it_does_not_doubt_what_it_holds(level: Level) -> None:
    """Three sixes, and here are four: the bid is true, so it bids higher."""
    thought = think(GAME, view_of((6, 6, 6, 6, 2), 5, (3, 6)), level, Rng(bytes(32)))

    assert isinstance(thought.move, Raise)
    assert thought.reason.code in ("raise", "bluff")


def test_it_calls_spot_on_when_all_is_known() -> None:
    """The other has one die left, all of one's own count, and so many were bid: exact in two of three cases."""
    choices = weigh(view_of((6, 6, 6, 6, 6), 1, (5, 6), spot_on=True), 0.0, Rng(bytes(32)))
    chances = {type(choice.move): choice.chance for choice in choices}

    assert chances[Exact] > 0.5
    assert chances[Doubt] == 0


def test_the_same_view_and_chance_give_the_same_move() -> None:
    """Strength is a number of imagined rounds, never a time."""
    view = view_of((1, 3, 4, 5, 5), 5, (3, 4))

    assert think(GAME, view, "expert", Rng(bytes(32))) == think(GAME, view, "expert", Rng(bytes(32)))


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "at_least_won"),
    [("casual", "sprout", 40, 22), ("club", "casual", 40, 22), ("expert", "club", 10, 6)],
)
def test_each_level_beats_the_one_below(stronger: Level, weaker: Level, games: int, at_least_won: int) -> None:
    """A few games between two, the same ones each time."""
    won = 0
    for number in range(games):
        levels = (stronger, weaker) if number % 2 == 0 else (weaker, stronger)
        won += levels[winner(levels, number + 1)] == stronger

    assert won >= at_least_won


def winner(levels: tuple[Level, ...], seed: int) -> int:
    """The seat that wins a game of bots."""
    state, number = GAME.setup(Options(), len(levels), Rng(parse_seed(seed))), 0
    while seats := GAME.actors(state):
        number += 1
        thought = think(GAME, GAME.view(state, seats[0]), levels[seats[0]], Rng(parse_seed(seed * 1000 + number)))
        state = GAME.apply(state, seats[0], thought.move, Rng(parse_seed(seed), number))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners[0]
