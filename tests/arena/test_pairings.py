"""Who plays whom: balanced, and fixed by the settings."""

from collections import Counter

import pytest

from klub.arena.pairings import Task, line_ups, schedule
from klub.arena.settings import Meet, Settings, new_settings

THREE = ("random", "sprout", "casual")


def settings(*levels: str, seats: int = 2, seed: int = 1, meet: Meet = "all") -> Settings:
    return new_settings("clustered", levels, seats=seats, seed=seed, meet=meet)


def deals(tasks: list[Task]) -> list[list[Task]]:
    """Tasks by line-up and deal."""
    groups: dict[tuple[tuple[str, ...], int], list[Task]] = {}
    for task in tasks:
        groups.setdefault((task.line_up, task.deal), []).append(task)
    return list(groups.values())


def test_every_pair_meets() -> None:
    """At two seats a line-up is a pair, and all pairs play."""
    assert line_ups(THREE, 2) == [("random", "sprout"), ("random", "casual"), ("sprout", "casual")]


def test_on_a_ladder_only_neighbours_meet() -> None:
    """A ladder has one step less than levels."""
    assert line_ups(THREE, 2, "neighbours") == [("random", "sprout"), ("sprout", "casual")]


def test_three_levels_at_three_seats_are_one_line_up() -> None:
    """With as many levels as seats everybody plays in each game."""
    assert line_ups(THREE, 3) == [THREE]


@pytest.mark.parametrize(
    ("levels", "seats", "expected"),
    [("AB", 3, ["AAB", "ABB"]), ("AB", 4, ["AABB"]), ("ABC", 4, ["AABC", "ABBC", "ABCC"])],
)
def test_few_levels_share_many_seats_evenly(levels: str, seats: int, expected: list[str]) -> None:
    """Over all line-ups each level sits down equally often."""
    found = line_ups(tuple(levels), seats)

    assert expected == ["".join(line_up) for line_up in found]
    assert len(set(Counter(level for line_up in found for level in line_up).values())) == 1


def test_a_deal_is_played_again_with_seats_swapped() -> None:
    """The two games of a pair share the cards, and nothing else."""
    for first, second in deals(schedule(settings(*THREE), 6)):
        assert first.seed == second.seed
        assert first.levels == second.levels[::-1]
        assert first.bot_seed != second.bot_seed


@pytest.mark.parametrize(("levels", "seats"), [(THREE, 3), (THREE[:2], 3), (THREE, 4)])
def test_in_each_deal_everyone_has_every_seat_equally_often(levels: tuple[str, ...], seats: int) -> None:
    """Rotations balance the seats within a deal, whatever the order round the table."""
    for deal in deals(schedule(settings(*levels, seats=seats), 4 * seats)):
        expected = Counter(deal[0].line_up)
        for seat in range(seats):
            assert expected == Counter(task.levels[seat] for task in deal)


def test_the_order_round_the_table_changes_between_deals() -> None:
    """Nobody always plays after the same opponent."""
    after = {task.levels[(task.levels.index("sprout") + 1) % 3] for task in schedule(settings(*THREE, seats=3), 3 * 20)}

    assert {"random", "casual"} == after


def test_games_are_rounded_up_to_whole_deals() -> None:
    """Five games for each of three pairs are six."""
    assert dict.fromkeys(line_ups(THREE, 2), 6) == Counter(task.line_up for task in schedule(settings(*THREE), 5))


def test_asking_for_more_games_keeps_the_first_ones() -> None:
    """A longer schedule begins with the shorter one."""
    short, long = schedule(settings(*THREE), 4), schedule(settings(*THREE), 8)

    assert short == long[: len(short)]


def test_a_game_does_not_depend_on_who_else_plays() -> None:
    """A pair plays the same games whichever other levels are named."""
    assert schedule(settings("sprout", "casual"), 4) == [
        task for task in schedule(settings(*THREE), 4) if task.line_up == ("sprout", "casual")
    ]


def test_no_two_deals_are_the_same() -> None:
    """Every deal of every line-up has its own cards, other ones for another seed."""
    seeds = [deal[0].seed for seed in (1, 2) for deal in deals(schedule(settings(*THREE, seed=seed), 10))]

    assert len(seeds) == len(set(seeds))
