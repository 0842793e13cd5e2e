"""Ratings: known strengths are found again, and intervals are as wide as chance."""

import math

import numpy as np
import pytest

from klub.arena.pairings import schedule
from klub.arena.ratings import count_wins, rate
from klub.arena.settings import new_settings
from tests.arena.synthetic import drawn_from, games_of, won_by

ELOS = {"random": 620.0, "sprout": 850.0, "casual": 1000.0, "club": 1180.0}


@pytest.mark.parametrize("draws", [0.0, 0.3])
def test_known_strengths_are_found(draws: float) -> None:
    """With many games each Elo comes within 20 points, with and without draws."""
    ratings = rate(*drawn_from(ELOS, 6000, seed=1, draws=draws))

    for each in ratings.levels:
        assert ELOS[each.level] == pytest.approx(each.elo, abs=20)
        assert each.low <= ELOS[each.level] <= each.high


def test_intervals_cover_the_truth() -> None:
    """Over a hundred small tournaments, about 95 % of the intervals hold the true value; shares as well as Elo."""
    true_share = 1 / (1 + 10 ** ((ELOS["sprout"] - ELOS["casual"]) / 400))
    elos, shares = [], []
    for seed in range(100):
        ratings = rate(*drawn_from({level: ELOS[level] for level in ("sprout", "casual", "club")}, 60, seed=seed))
        elos += [each.low <= ELOS[each.level] <= each.high for each in ratings.levels if each.level != "casual"]
        shares += [pair.low <= true_share <= pair.high for pair in ratings.pairs if pair.other == "sprout"][:1]

    assert 0.91 <= sum(elos) / len(elos) <= 0.99
    assert 0.90 <= sum(shares) / len(shares) <= 1.0


def test_two_levels_have_the_elo_of_their_share() -> None:
    """With one even deal (a win for each) added, 6 wins of 8 are 7 to 3: 400 log10(7/3) points."""
    settings = new_settings("clustered", ["sprout", "casual"])
    winners = ["casual"] * 6 + ["sprout"] * 2
    places = [
        [1, 2] if task.levels[0] == winner else [2, 1]
        for task, winner in zip(schedule(settings, 8), winners, strict=True)
    ]
    sprout, casual = rate(settings, games_of(settings, 8, places)).levels

    assert 1000 == casual.elo == casual.low == casual.high
    assert pytest.approx(1000 - 400 * math.log10(7 / 3), abs=0.1) == sprout.elo


def test_a_clean_sweep_is_finite_and_uncertain() -> None:
    """All of 50 deals won: the interval is that of Jeffreys’ prior, from 95.14 % to 100 %, and Elo stays a number."""
    ratings = rate(*won_by("casual", 100))
    sprout, _ = ratings.levels
    (pair,) = ratings.pairs

    assert (pair.won, pair.drawn, pair.lost, pair.share, pair.high) == (100, 0, 0, 1.0, 1.0)
    assert pytest.approx(0.9514, abs=0.005) == pair.low
    assert pytest.approx(1000 - 400 * math.log10(101), abs=0.1) == sprout.elo
    assert sprout.low < sprout.elo < sprout.high < 600


def test_intervals_count_deals_rather_than_games() -> None:
    """Deals that one side wins as a whole say less than deals that are split: the cards decided them."""
    settings = new_settings("clustered", ["sprout", "casual"])
    split = games_of(settings, 80, [[1, 2]] * 80)
    swept = games_of(settings, 80, [[1, 2] if (number // 2 + number) % 2 else [2, 1] for number in range(80)])
    (even,), (uneven,) = rate(settings, split).pairs, rate(settings, swept).pairs

    assert even.share == 0.5
    assert even.high - even.low < (uneven.high - uneven.low) / 2


def test_without_casual_the_weakest_is_the_anchor() -> None:
    """Elo needs one fixed point: 1000 for the weakest level that plays."""
    ratings = rate(*won_by("club", 4))

    assert (ratings.anchor, ratings.levels[0].elo) == ("sprout", 1000.0)
    assert ratings.levels[1].elo > 1000


def test_on_a_ladder_steps_add_up() -> None:
    """Levels that never met are compared through those between them; only pairs that met are listed."""
    settings = new_settings("clustered", ["random", "sprout", "casual"], meet="neighbours")
    tasks = schedule(settings, 40)
    places = [[1, 2] if (task.levels[0] == task.line_up[1]) == (task.number % 4 > 0) else [2, 1] for task in tasks]
    ratings = rate(settings, games_of(settings, 40, places))
    random, sprout, casual = (each.elo for each in ratings.levels)

    assert [(pair.level, pair.other) for pair in ratings.pairs] == [("sprout", "random"), ("casual", "sprout")]
    assert pytest.approx(casual - sprout, abs=0.2) == sprout - random
    assert pytest.approx(400 * math.log10(31 / 11), abs=0.1) == casual - sprout


def test_in_larger_games_each_pair_of_seats_is_compared() -> None:
    """Three players, places 1, 2, 2: the first beats both others, who draw with each other; points are averaged."""
    settings = new_settings("clustered", ["random", "sprout", "casual"], seats=3)
    places = [[1 if level == "casual" else 2 for level in task.levels] for task in schedule(settings, 6)]
    played = games_of(settings, 6, places)
    ratings = rate(settings, played)

    assert count_wins(settings.levels, played).shape == (2, 3, 3)
    assert count_wins(settings.levels, played).sum(axis=0).tolist() == [[0, 3, 0], [3, 0, 0], [6, 6, 0]]
    assert [
        (pair.level, pair.other, pair.won, pair.drawn, pair.lost) for pair in sorted(ratings.pairs, key=lambda p: p.won)
    ] == [("sprout", "random", 0, 6, 0), ("casual", "random", 6, 0, 0), ("casual", "sprout", 6, 0, 0)]
    assert [each.points for each in ratings.levels] == [8, 8, 9]


def test_seats_of_the_same_level_are_not_compared() -> None:
    """With two of one level at the table, only the other one counts against them, once for each."""
    settings = new_settings("clustered", ["sprout", "casual"], seats=3)
    tasks = schedule(settings, 3)
    ranked = [[1 if level == "casual" else 2 for level in task.levels] for task in tasks]
    wins = count_wins(settings.levels, games_of(settings, 3, ranked))

    assert wins.sum(axis=0).tolist() == [[0, 0], [12, 0]]


def test_points_and_seconds_are_averages() -> None:
    """Seconds are those of a move, points those of a game."""
    ratings = rate(*won_by("casual", 4))

    assert [(each.points, each.seconds_per_move, each.games) for each in ratings.levels] == [
        (8.0, 0.01, 4),
        (9.0, 0.05, 4),
    ]
    assert [(pair.points, pair.other_points) for pair in ratings.pairs] == [(9.0, 8.0)]


def test_the_same_games_give_the_same_ratings() -> None:
    """The bootstrap draws from a fixed seed."""
    assert rate(*drawn_from(ELOS, 20, seed=3)) == rate(*drawn_from(ELOS, 20, seed=3))


def test_wins_are_counted_by_deal() -> None:
    """Both games of a pair go into one row."""
    settings, played = won_by("casual", 6)

    assert np.array_equal([[[0, 0], [2, 0]]] * 3, count_wins(settings.levels, played))
