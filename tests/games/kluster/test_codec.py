"""Moves as numbers from −1 to 1 and back."""

import math

import pytest
from msgspec.structs import replace

from klub.core import Malformed
from klub.games.kluster.codec import NEAR, PARTS, WIDE, decode, encode, reach
from klub.games.kluster.moves import End, LayString, Place, Turn
from klub.games.kluster.string import shape
from tests.games.kluster.table import begun, chance, table

STATE = table([(0, 1, 5), (2,)])


def test_there_are_six_numbers() -> None:
    """Magnet, place, angle, pose, and whether to go on."""
    assert ("magnet", "x", "y", "angle", "pose", "go") == PARTS
    assert (NEAR, WIDE, WIDE) == (reach(1), reach(2), reach(4))


@pytest.mark.parametrize("seed", range(20))
def test_a_placement_survives(seed: int) -> None:
    """KLU-13: as numbers and back it is the same, as near as floats are."""
    rng = chance(seed)
    x, y, angle = 380 * rng.unit() - 190, 90 * rng.unit(), 6 * (rng.unit() - 0.5)
    move = Place(rng.choice((0, 1, 5)), x, y, angle, rng.choice(("flat", "south_up")))
    again = decode(encode(move, STATE, 0), STATE, 0)
    assert isinstance(again, Place)

    assert (move.magnet, move.pose) == (again.magnet, again.pose)
    assert (move.x, move.y, move.angle) == pytest.approx((again.x, again.y, again.angle))


def test_the_edges_are_in_reach() -> None:
    """−1 and 1 choose the first and the last magnet, pose and place."""
    first, last = decode([-1.0] * 6, STATE, 0), decode([1.0] * 6, STATE, 0)

    assert Place(0, -NEAR, -NEAR, -math.pi, "flat") == first
    assert Place(5, NEAR, NEAR, math.pi, "south_up") == last
    assert Place(5, NEAR, NEAR, math.pi, "flat") == decode([1.0] * 6, replace(STATE, options=_flat()), 0)


def _flat() -> object:
    return replace(STATE.options, upright=False)


def test_other_phases_have_other_moves() -> None:
    """KLU-8, KLU-29, KLU-51: a string in a shape, one more magnet or none, strings mended."""
    string = decode([1.0, 0, 0, 0.5, 0, 0], begun(2), 0)
    more = replace(STATE, phase="more")
    loops = (shape("circle", 650), shape("circle", 650, 300))
    apart = replace(table([(0,), (2,)], loops=loops, boxes={"classic": 0, "duo": 2}), phase="repair")

    assert LayString(0, shape("star", 650, angle=math.pi / 2)) == string
    assert End() == decode([0, 0, 0, 0, 0, -0.1], more, 0)
    assert isinstance(decode([0, 0, 0, 0, 0, 0.1], more, 0), Place)
    assert isinstance(decode([0] * 6, apart, 0), Turn)


@pytest.mark.parametrize("numbers", [[], [0.0] * 5, [0.0] * 7, [0, 0, 0, 0, 0, 1.01], [math.nan] * 6])
def test_other_numbers_are_refused(numbers: list[float]) -> None:
    """Too few, too many, too large, none."""
    with pytest.raises(Malformed) as refusal:
        decode(numbers, STATE, 0)

    assert "move/malformed" == refusal.value.code
