"""The model of the table: hexagonal cells, diamonds with tips, heights at corners; and what follows from it."""

from collections import defaultdict
from itertools import combinations, product

import pytest

from klub.core import Rng
from klub.games.cubed import GAME
from klub.games.cubed.board import DIRECTIONS, SLOT
from klub.games.cubed.pieces import turned
from klub.games.cubed.rules import State
from tests.games.cubed.naive import Cell, beside, letter_at
from tests.games.cubed.table import chance, laid, plays, refused, table

CORNERS = range(6)  # corner e lies between the edges e and e + 1


def corner(cell: Cell, number: int) -> frozenset[Cell]:
    """A corner of the grid, named by the three cells that meet there."""
    around = beside(cell)
    return frozenset({cell, around[number % 6], around[(number + 1) % 6]})


def height(rotation: int, number: int) -> str:
    """The height of a piece at a corner, turned by so many sixths: tips, between edges 2d and 2d + 1, are low."""
    return "low" if (number - rotation) % 2 == 0 else "high"


def random_game(seed: int, match: str = "all") -> State:
    """A table after a good part of a random round, without the turns in which nothing was laid."""
    options = GAME.parse_options({"match": match, "rounds": 1, "blockers_per_color": 2}, 2)
    state, rng = GAME.setup(options, 2, Rng(bytes(32), seed)), chance(seed)
    for number in range(60):
        if not GAME.actors(state):
            break
        listed = GAME.moves(state, state.turn) or ()
        state = GAME.apply(state, state.turn, rng.choice(listed[-8:]), chance(number))
    return state


def test_neighbours_meet_edge_to_edge() -> None:
    """CUB-G1: neighbour i meets this piece's edge i with its own edge i + 3."""
    for edge, near in enumerate(beside((5, -2))):
        assert beside(near)[(edge + 3) % 6] == (5, -2)
    assert tuple(beside((0, 0))) == DIRECTIONS


def test_pieces_that_share_a_corner_share_an_edge() -> None:
    """CUB-G1: so to touch is to have a common edge, and two pieces have at most one."""
    for number in CORNERS:
        for one, other in combinations(corner((0, 0), number), 2):
            assert beside(one).count(other) == 1


def test_a_diamond_owns_two_edges() -> None:
    """CUB-G2: diamond d owns the edges 2d and 2d + 1, and its tip lies between them."""
    assert SLOT == (0, 0, 1, 1, 2, 2)
    assert [letter_at("abc", 0, edge) for edge in range(6)] == list("aabbcc")


def test_each_corner_of_the_grid_is_low_for_all_or_high_for_all() -> None:
    """CUB-G2: of the three cells at a corner, all have a tip there or none has."""
    for number in CORNERS:
        here = corner((0, 0), number)
        heights = [height(0, other) for cell in here for other in CORNERS if corner(cell, other) == here]

        assert heights == [height(0, number)] * 3


def test_heights_line_up_when_rotations_have_the_same_parity() -> None:
    """CUB-7, CUB-G3: on both common corners of two neighbours, for all rotations by sixths of both."""
    for edge, one, other in product(range(6), range(6), range(6)):
        near = beside((0, 0))[edge]
        shared = [
            (height(one, mine), height(other, theirs))
            for mine, theirs in product(CORNERS, CORNERS)
            if corner((0, 0), mine) == corner(near, theirs)
        ]

        assert len(shared) == 2
        assert all(mine == theirs for mine, theirs in shared) == ((one - other) % 2 == 0)


@pytest.mark.parametrize("turn", [-1, 3, 4, 5, 1000])
def test_only_thirds_of_a_turn_can_be_played(turn: int) -> None:
    """CUB-25, CUB-26: a piece whose points do not line up cannot be played. CUB-G3: three rotations are legal."""
    state = table("aab aac", "bbb", laid="aaa 0,0")
    refusal = refused(state, f"A aab 1,0/{turn}")

    assert (refusal.code, refusal.facts) == ("cubed/heights", {"piece": "aab", "turn": turn, "rule": "CUB-25"})
    assert "aab 1,0" in plays(state, "A")
    assert {step.partition("/")[2] for step in plays(state, "A")} == {"", "1", "2"}


@pytest.mark.parametrize("seed", range(8))
def test_diamonds_that_meet_at_a_tip_have_one_colour(seed: int) -> None:
    """CUB-G4: where all contacts match, the table is a colouring of the low corners."""
    colors: dict[frozenset[Cell], set[str]] = defaultdict(set)
    for code, q, r, turn in laid(random_game(seed)):
        for slot, letter in enumerate(turned(code, turn)):
            colors[corner((q, r), 2 * slot)].add(letter)

    met = [found - {"x"} for found in colors.values() if found != {"x"}]
    assert len(met) > 20
    assert all(len(found) == 1 for found in met)


def test_two_touching_pieces_have_two_common_neighbours() -> None:
    """CUB-G5: the cell at the low end needs one colour, the one at the high end two, in given places."""
    state = table("aaa bbb aab abb ccd cdd adc acd", "fff", laid="abc 0,0; adb 1,0/1")
    common = set(beside((0, 0))) & set(beside((1, 0)))

    assert common == {(0, 1), (1, -1)}
    assert refused(state, "A bbb 0,1").code == "cubed/colors_differ"
    at_low = [step for step in plays(state, "A") if " 0,1" in step]
    at_high = [step for step in plays(state, "A") if " 1,-1" in step]
    assert {turned(*_played(step))[2] for step in at_low} == {"a"}
    assert {turned(*_played(step))[:2] for step in at_high} == {"dc"}


@pytest.mark.parametrize("match", ["all", "two"])
@pytest.mark.parametrize("seed", range(6))
def test_a_blocking_piece_has_two_neighbours_for_good(seed: int, match: str) -> None:
    """CUB-G6: they touch each other; its other four cells are empty and dead, so nothing ever joins it."""
    state = random_game(seed, match)
    taken = {(q, r): code for code, q, r, _ in laid(state)}
    blocking = [cell for cell, code in taken.items() if "x" in code]
    dead = {(spot.q, spot.r) for spot in GAME.view(state, None).dead}

    for cell in blocking:
        near = [other for other in beside(cell) if other in taken]
        assert len(near) == 2
        assert near[1] in beside(near[0])
        assert set(beside(cell)) - set(near) <= dead
    assert dead.isdisjoint(taken)
    assert bool(blocking) == bool(dead)


def _played(step: str) -> tuple[str, int]:
    code, place = step.split()
    return code, int(place.partition("/")[2] or 0)
