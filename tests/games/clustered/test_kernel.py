"""The compiled kernel equals the plain rules: the slow truth is `klub.games.clustered.rules`."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klub
from klub.compiled import seed_array
from klub.core import Rng
from klub.games.clustered import kernel, scoring
from klub.games.clustered.board import board_of, cell_at, piece
from klub.games.clustered.cards import CODES, START, WILD
from klub.games.clustered.options import Options
from klub.games.clustered.rules import setup

VARIANTS: list[dict[str, Any]] = [
    {},
    {"third_wild": "all", "first_bonuses": True, "largest_bonuses": True},
    {"quick_play": True, "largest_bonuses": True},
    {"quick_play": True, "quick_discard_from": "drawn", "bounds": {"shape": "round", "diameter": 11}},
    {"bounds": {"shape": "rectangle", "width": 5, "height": 4}, "first_bonuses": True},
    {"two_starts": True, "third_wild": [0]},
]


def started(seats: int, seed: int, options: dict[str, Any]) -> klub.Match:
    """A match whose first turn has come."""
    match = klub.match("clustered", seats=seats, seed=seed, options=options)
    while match.state.phase == "start_discards":
        seat = match.actors[0]
        match.play(seat, match.game.sample(match.state, seat, Rng(bytes(32), seed)))
    return match


def cards_left(match: klub.Match) -> int:
    view = match.view(None)
    return int(sum(view.deck_sizes) + sum(view.hand_sizes))


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_in_the_kernel_are_games_by_the_rules(variant: int) -> None:
    """Each move of the kernel is legal, it counts as many legal moves as the rules do, and the scores agree."""
    for seed in range(350):
        options = VARIANTS[variant]
        seats = 1 + seed % (4 if "bounds" in options else 8)
        match = started(seats, seed, options)
        position = kernel.position(match.state, cards_left(match))
        log = np.zeros((8 * 30, 4), np.int64)
        made = kernel.random_playout(position, seed_array(seed), log)
        for seat, kind, cell, legal in log[:made].tolist():
            assert (seat,) == match.actors
            moves = match.moves(seat)
            assert moves is not None
            assert legal == len(moves)
            if cell >= 0:
                x, y = kernel.cell_xy(position, cell)
                match.play(seat, {"do": "place", "card": CODES[kind], "x": x, "y": y})
            else:
                match.play(seat, {"do": "discard", "card": CODES[kind]})
        scores = np.zeros(seats, np.int64)
        kernel.totals(position, scores)

        assert match.outcome is not None
        assert match.outcome.scores == scores.tolist()


@settings(max_examples=300)
@given(st.integers(0, 2**32 - 1), st.integers(2, 3), st.integers(4, 7))
def test_dense_boards_score_the_same(seed: int, seats: int, side: int) -> None:
    """Wilds packed side by side, as random games never lie: points, longest lines and gains agree."""
    rng = random.Random(seed)
    spots = sorted(((x, y) for x in range(side) for y in range(side)), key=sum)
    owners: dict[tuple[int, int], int | None] = {(0, 0): None}
    for x, y in spots[1:]:
        if rng.random() < 0.9 and ((x - 1, y) in owners or (x, y - 1) in owners):
            owners[x, y] = rng.randrange(seats)
    laid = [(cell_at(*at), START if seat is None else piece(seat, WILD)) for at, seat in owners.items()]
    state = setup(Options(largest_bonuses=True), seats, Rng(bytes(32)))
    state = type(state)(
        state.options,
        "turn",
        0,
        board_of(laid, None, False),
        state.hands,
        state.decks,
        state.discards,
        state.firsts,
        None,
    )
    position = kernel.position(state, 4)
    scores = np.zeros(seats, np.int64)
    kernel.totals(position, scores)
    expected = scoring.breakdowns(state.board, seats, state.firsts, largest_bonuses=True)

    assert [breakdown.total for breakdown in expected] == scores.tolist()
    for slot in range(int(position.meta[kernel.OPEN_COUNT])):
        cell = int(position.open_cells[slot])
        for seat in range(seats):
            where = cell_at(*kernel.cell_xy(position, cell))
            assert scoring.gain(state.board.cells(seat), where) == kernel.gain(position, cell, seat)


def test_a_straight_line_never_leaves_the_window() -> None:
    """CLU-Q13: the table is endless, so the window is as wide as the plies that are left."""
    match = started(2, 3, {})
    position = kernel.position(match.state, 58)
    _, start = (int(position.meta[kernel.LEFT]), int(position.meta[kernel.TOP]))

    assert kernel.cell_xy(position, 0)[0] <= -59
    assert start <= -59


def test_restore_undoes_a_playout() -> None:
    """A clone on which a game was played is equal to its source again."""
    match = started(4, 5, {"first_bonuses": True})
    source = kernel.position(match.state, cards_left(match))
    target = kernel.clone(source)
    kernel.random_playout(target, seed_array(1), np.zeros((0, 4), np.int64))
    kernel.restore(source, target)

    assert source.meta.tolist() == target.meta.tolist()
    for name in ("owner", "accepted", "open_slot", "hands", "decks", "deck_sizes", "lines", "longest", "rectangles"):
        assert getattr(source, name).tolist() == getattr(target, name).tolist(), name
    count = int(source.meta[kernel.OPEN_COUNT])
    assert source.open_cells[:count].tolist() == target.open_cells[:count].tolist()
