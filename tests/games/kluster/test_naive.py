"""Two implementations agree: the rules, and the bookkeeping of `naive`, over the same turns of the physics."""

from typing import Any

import pytest
from msgspec.structs import replace

from klub.core import to_dict
from klub.games.kluster import GAME
from klub.games.kluster.moves import Drop, End, Move, Place, Release, Turn, hold, pull
from klub.games.kluster.rules import State, mend, resolve
from klub.games.kluster.string import shape
from tests.games.kluster import naive
from tests.games.kluster.table import begun, chance, do, table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"boxes": {"classic": 1, "duo": 0}, "solo_failures": 0}),
    (2, {"expert": True}),
    (3, {"expert": True, "upright": False}),
    (4, {"inside_test": "whole"}),
    (5, {"expert": True}),
    (8, {"boxes": {"classic": 2, "duo": 2}}),
]
MOVES = 24


def started(state: State) -> naive.Table:
    """The same table for the other implementation."""
    lying = {stone.magnet for stone in state.lying}
    model = naive.Table([set(hand) for hand in state.hands], lying, state.turn, to_dict(state.options))
    model.phase = state.phase
    return model


def follow(model: naive.Table, state: State, move: Move) -> State:
    """Make a move on both."""
    kept = resolve(state, state.turn, move)
    after = do(state, kept)
    if isinstance(kept, End):
        model.end()
    else:
        assert isinstance(kept, Turn)
        assert kept.end is not None
        taken = {*kept.end.strays, *(magnet for clump in kept.end.clumps for magnet in clump)}
        placed = kept.end.placed.magnet if kept.end.placed else None
        model.finish(placed, taken, [[(node.x, node.y) for node in loop] for loop in after.loops])
    return after


def agree(model: naive.Table, state: State) -> None:
    assert [set(hand) for hand in state.hands] == model.hands
    assert {stone.magnet for stone in state.lying} == model.lying
    assert (state.phase, state.failures) == (model.phase, model.failures)
    if state.phase != "over":
        assert state.turn == model.turn


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_go_alike(seats: int, options: dict[str, Any]) -> None:
    """KLU-12, KLU-14, KLU-15, KLU-25, KLU-28, KLU-33: hands, turns, failures and the end, after every move."""
    state = begun(seats, seats, **options)
    while state.phase == "strings":
        state = do(state, GAME.sample(state, state.turn, chance(len(state.loops))))
    model = started(state)
    for number in range(MOVES):
        if state.phase == "over":
            break
        state = follow(model, state, GAME.sample(state, state.turn, chance(number)))
        agree(model, state)
    outcome = GAME.outcome(state)
    if outcome is not None:
        assert ([model.winner] if model.winner is not None else []) == outcome.winners


def test_strings_that_part_and_are_mended_go_alike() -> None:
    """KLU-51, KLU-52, KLU-Q25: the turn stays with who parted them, also after magnets were taken."""
    loops = [shape("circle", 800), shape("circle", 650, 215)]
    state = table([(0, 1, 2), (24, 25)], loops=loops, boxes={"classic": 1, "duo": 1}, expert=True)
    model = started(state)
    apart = (pull(0, 1, 32, 160, 0), Drop(120), hold(120, 0, -60, 0, 80, 0.0), Release(120))
    state = follow(model, state, Turn(apart, 120))
    agree(model, state)
    assert "repair" == state.phase
    state = follow(model, state, mend(state))
    agree(model, state)
    assert ("turn", 1) == (state.phase, state.turn)


def test_winning_goes_alike() -> None:
    """KLU-25, KLU-26: the last magnet ends the game for both."""
    state = table([(0,), (2, 3)])
    model = started(state)
    agree(model, follow(model, state, Place(0, 0, 0, 0)))

    assert 0 == model.winner


@pytest.mark.parametrize("apart", [0.0, 23.0, 100.0, 205.0, 210.0])
def test_crossing_is_seen_alike(apart: float) -> None:
    """KLU-Q23: circles in each other, over each other, and side by side."""
    state = table([(0,), (2,)], loops=[shape("circle", 650), shape("oval", 650, apart)], boxes={"classic": 0, "duo": 2})
    model = started(state)
    curves = [[(node.x, node.y) for node in loop] for loop in state.loops]
    after = do(replace(state, phase="repair"), Turn((), 0))

    assert model.is_apart(curves) == (after.phase == "repair")
