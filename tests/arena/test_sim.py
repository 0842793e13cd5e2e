"""Statistics of random play."""

import pytest
from msgspec import structs

from klub.arena.sim import Estimate, Spread, Statistics, estimate, estimate_share, simulate, spread
from klub.match import Match


def counted(statistics: Statistics) -> dict[tuple[str | None, str], int]:
    return {(kind.phase, kind.do): kind.count for kind in statistics.moves}


def test_the_numbers_agree_with_each_other() -> None:
    """Counts add up to the moves made, and every mean lies between its extremes."""
    found = simulate("clustered", 20, seats=3)
    spreads = [found.plies_per_game, *found.scores, *filter(None, [found.branching])]

    assert found.plies == sum(kind.count for kind in found.moves) == round(20 * found.plies_per_game.mean)
    assert pytest.approx(sum(kind.share for kind in found.moves)) == 1
    assert len(spreads) == 5
    assert all(each.min <= each.mean <= each.max and each.sd > 0 for each in spreads if each.min < each.max)
    assert found.branching is not None
    assert found.branching.min >= 1


def test_every_card_of_clustered_is_a_move() -> None:
    """Each player has 29 cards, and lays or discards each: 58 moves for two (CLU-8, CLU-23)."""
    found = simulate("clustered", 5)

    assert Spread(58, 0, 58, 58) == found.plies_per_game
    assert {("turn", "place"), ("turn", "discard")} >= set(counted(found))


def test_secret_discards_are_counted_apart_from_stuck_ones() -> None:
    """Quick play begins with two discards for each of two players (CLU-63)."""
    found = counted(simulate("clustered", 5, options={"quick_play": True}))

    assert found["start_discards", "discard"] == 5 * 2 * 2
    assert found["quick_discard", "discard"] > 0


@pytest.mark.parametrize("quick_play", [False, True])
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_the_one_that_begins(first: int, quick_play: bool) -> None:
    """Its margin is the difference of the seats’ averages, also after a secret start that all make at once."""
    found = simulate("clustered", 10, options={"first_player": first, "quick_play": quick_play})
    begins, follows = found.scores[first], found.scores[1 - first]

    assert found.first_margin is not None
    assert pytest.approx(begins.mean - follows.mean) == found.first_margin.mean
    assert found.first_share is not None
    assert 0 <= found.first_share.mean <= 1


def test_alone_there_is_no_first_player() -> None:
    """A solo game has nobody to be ahead of."""
    found = simulate("clustered", 2, seats=1)

    assert (found.first_share, found.first_margin) == (None, None)


def test_the_seed_decides() -> None:
    """The same seed gives the same statistics but for the speed, another one others."""
    one, same, other = (
        structs.replace(simulate("clustered", 3, seed=seed), plies_per_second=0, seed="") for seed in (1, 1, 2)
    )

    assert one == same != other


def test_moves_that_cannot_be_listed_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a game has no branching, and all else."""
    monkeypatch.setattr(Match, "moves", lambda *_: None)
    found = simulate("clustered", 2)

    assert found.branching is None
    assert found.plies == 116


def test_a_spread_is_that_of_a_sample() -> None:
    """2, 4, 4, 6 have the mean 4 and the variance 8/3; a single number does not spread."""
    assert pytest.approx((4, (8 / 3) ** 0.5, 2, 6)) == structs.astuple(spread([2, 4, 4, 6]))
    assert Spread(5, 0, 5, 5) == spread([5])


def test_an_estimate_reaches_two_standard_errors() -> None:
    """The interval is 1.96 standard errors to both sides; one number has none."""
    reach = 1.96 * (8 / 3) ** 0.5 / 2

    assert pytest.approx((4, 4 - reach, 4 + reach)) == structs.astuple(estimate([2, 4, 4, 6]))
    assert Estimate(5, None, None) == estimate([5])


@pytest.mark.parametrize(
    ("shares", "low", "high"),
    [
        ([0, 1], 0.0945, 0.9055),
        ([1], 0.2065, 1),
        ([0] * 10, 0, 0.2775),
        ([1] * 60 + [0] * 40, 0.5020, 0.6906),
        ([0.5] * 100, 0.4038, 0.5962),
    ],
    ids=["one of two", "one of one", "none of ten", "sixty of a hundred", "draws"],
)
def test_a_share_has_wilsons_interval(shares: list[float], low: float, high: float) -> None:
    """It never leaves 0 to 1; the bounds are those of published calculators (E. B. Wilson, 1927)."""
    found = estimate_share(shares)

    assert pytest.approx((low, high), abs=5e-5) == (found.low, found.high)


def test_two_games_say_little_but_nothing_impossible() -> None:
    """The first player's share of few games lies between 0 and 1 with its interval."""
    found = simulate("clustered", 2).first_share

    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.mean <= found.high <= 1


def test_no_games_are_refused() -> None:
    """There is nothing to say about nothing."""
    with pytest.raises(ValueError, match="at least 1 game, got 0"):
        simulate("clustered", 0)
