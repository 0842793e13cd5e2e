"""Proof by independent numbers: how many positions there are after so many moves, counted by the naive game."""

import pytest

from tests.games.clustered.perft import FILE, Deal, engine_count, naive_count, read

DEALS = read(FILE.read_text(encoding="utf-8"))
NAIVE_BUDGET = 20_000
ENGINE_BUDGET = 60_000


@pytest.mark.parametrize("given", DEALS, ids=[given.name for given in DEALS])
def test_the_engine_counts_as_many_positions(given: Deal) -> None:
    """CLU-20: every legal move and no other, to the depth that the budget allows."""
    depths = [depth for depth, count in enumerate(given.counts, 1) if count <= ENGINE_BUDGET]

    assert len(depths) >= 2
    assert given.counts[: len(depths)] == [engine_count(given.engine(), depth) for depth in depths]


@pytest.mark.parametrize("given", DEALS, ids=[given.name for given in DEALS])
def test_the_numbers_in_the_file_are_those_of_the_naive_game(given: Deal) -> None:
    """CLU-20: nobody has edited the numbers to fit the engine."""
    depths = [depth for depth, count in enumerate(given.counts, 1) if count <= NAIVE_BUDGET]

    assert len(depths) >= 2
    assert given.counts[: len(depths)] == [naive_count(given.naive(), depth) for depth in depths]


def test_the_first_numbers_are_plain_arithmetic() -> None:
    """CLU-36: five different cards on four sides of a start card are 20 openings; two wilds count as one (CLU-Q4)."""
    first = {given.name.split(",")[0]: given.counts[0] for given in DEALS}

    assert first["two players"] == 5 * 4
    assert first["alone"] == 4 * 4
    assert first["five players"] == 5 * 8
