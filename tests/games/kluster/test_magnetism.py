"""Forces between magnets: what any dipoles do, and at which distances ours let go."""

import math
from random import Random

import numpy as np
import pytest

from klub.games.kluster import kernel
from klub.games.kluster.magnets import POSES, SPINNER, Magnet, Pose, classic, magnets
from klub.games.kluster.physics import TICKS, Lying, World

TYPICAL = classic(12)


def _pair(apart: float, first: float, second: float, poses: tuple[Pose, Pose] = ("flat", "flat")) -> World:
    """Two typical stones on a line, with these angles in degrees to it."""
    lying = [Lying(0, 0, 0, math.radians(first), poses[0]), Lying(1, apart, 0, math.radians(second), poses[1])]
    return World((TYPICAL, TYPICAL, TYPICAL), lying, [])


def _scattered(seed: int) -> World:
    chance = Random(seed)
    lying = [
        Lying(i, chance.uniform(-90, 90), chance.uniform(-90, 90), chance.uniform(0, 6), chance.choice(POSES))
        for i in range(12)
    ]
    return World(magnets(1, 0), lying, [])


@pytest.mark.parametrize("seed", range(5))
def test_forces_cancel(seed: int) -> None:
    """What one stone does to another, the other does to it: all forces add up to none, and so do all torques."""
    world = _scattered(seed)
    force, field, moment = world.forces()
    places = np.array([[each.x, each.y, 0.0] for each in map(world.lying, world.on_table)])
    places[:, 2] = world._table.place[:12, 2]
    torque = np.cross(moment[:12], field[:12]) + np.cross(places, force[:12])

    assert np.abs(force.sum(axis=0)).max() < 1e-9 * np.abs(force).max()
    assert np.abs(torque.sum(axis=0)).max() < 1e-9 * np.abs(torque).max()


def _energy(world: World) -> float:
    """Half the sum of −m·B."""
    _, field, moment = world.forces()
    return -float((field * moment).sum()) / 2


@pytest.mark.parametrize("seed", range(5))
def test_forces_are_the_slope_of_the_energy(seed: int) -> None:
    """A stone is pushed to where the energy falls, as much as it falls; so no motion can be had for nothing."""
    world = _scattered(seed)
    force, field, moment = world.forces()
    body = world._table.body
    for stone in range(12):
        for column, expected in (
            (kernel.X, force[stone, 0]),
            (kernel.Y, force[stone, 1]),
            (kernel.ANGLE, moment[stone, 0] * field[stone, 1] - moment[stone, 1] * field[stone, 0]),
        ):
            before, step = body[stone, column], 1e-4
            body[stone, column] = before + step
            above = _energy(world)
            body[stone, column] = before - step
            below = _energy(world)
            body[stone, column] = before

            assert float(expected) == pytest.approx((below - above) / (2 * step), rel=1e-4, abs=1.0)


def _moves_at(apart: float, angles: tuple[float, float], turning: bool) -> bool:
    world = _pair(apart, *angles)
    if not turning:
        world._table.props[:, kernel.ARM] = 1e9
    world.step(1)
    return world.speed(0) > 0


@pytest.mark.parametrize(("angles", "onset"), [((0, 0), 46), ((90, -90), 39), ((0, 180), 46), ((90, 90), 39)], ids=str)
def test_stones_slide_from_a_distance(angles: tuple[float, float], onset: float) -> None:
    """With fixed angles a stone is dragged or pushed away below a sharp distance, and not at all beyond it."""
    assert _moves_at(onset - 2, angles, turning=False)
    assert not _moves_at(onset + 2, angles, turning=False)


@pytest.mark.parametrize("angle", [0, 45, 90])
def test_near_stones_snap_and_far_ones_stay(angle: int) -> None:
    """Free to turn, stones end up touching from near; from far they do not come nearer by a hair."""
    near, far = _pair(36, 0, angle + 3), _pair(75, 0, angle + 3)
    near.settle(120, 3 * TICKS)
    far.settle(120, 3 * TICKS)

    assert [(0, 1)] == near.clumps()
    assert [] == far.clumps()
    assert (0.0, 75.0) == (far.lying(0).x, far.lying(1).x)


def test_a_spinner_turns_where_a_classic_stone_does_not() -> None:
    """Spinners turn easily (KLU-2): far away a needle of a compass, where a classic stone lies still."""
    turned = []
    for magnet in (SPINNER, TYPICAL):
        world = World((magnet, SPINNER), [Lying(0, 0, 0, 1.5), Lying(1, 130, 0, 0)], [])
        world.step(20)
        turned.append(world.lying(0).angle != 1.5)

    assert [True, False] == turned


def test_an_upright_stone_topples_beside_a_flat_one() -> None:
    """Near a flat stone it falls over, far away it stands (KLU-Q31)."""
    near, far = _pair(40, 0, 0, ("flat", "north_up")), _pair(80, 0, 0, ("flat", "north_up"))
    near.step(1)
    far.step(TICKS)

    assert "flat" == near.lying(1).pose
    assert ["topple"] == [each.what for each in near.happened()]
    assert "north_up" == far.lying(1).pose


@pytest.mark.parametrize("pose", ["north_up", "south_up"])
def test_the_hand_lifts_what_it_attracts(pose: Pose) -> None:
    """Held low above the pole that it pulls, a stone jumps to the hand, and the hand leaves the table (KLU-Q4)."""
    world = World((TYPICAL, TYPICAL), [Lying(0, 0, 0, 0, pose)], [])
    world.pick(1, 0, 0, 30, 0, pose)
    world.move_hand(0, 0, 4, 0)
    world.step(TICKS)

    assert ["lift"] == [each.what for each in world.happened()]
    assert [] == world.on_table
    assert not world.is_holding
    assert [(0,)] == world.clumps()


def test_a_high_hand_does_nothing() -> None:
    """High above the table a held stone moves none."""
    world = World((TYPICAL, TYPICAL), [Lying(0, 0, 0, 0)], [])
    world.pick(1, 0, 0, 110, 1.5, "flat")
    world.step(TICKS)

    assert Lying(0, 0, 0, 0) == world.lying(0)
    assert [] == world.happened()


def test_a_chain_reaction_is_one_clump() -> None:
    """Stones that touch one after another hang together (KLU-Q6)."""
    world = World((TYPICAL,) * 4, [Lying(0, -30, 0, 0), Lying(1, 0, 0, 0), Lying(2, 30, 0, 0), Lying(3, 300, 0, 0)], [])
    world.settle(60, 5 * TICKS)

    assert [(0, 1, 2)] == world.clumps()
    assert world.is_still


def test_classic_stones_differ_and_spinners_do_not() -> None:
    """KLU-2, KLU-4, KLU-L19, KLU-Q22: 24 classic stones of slightly different sizes, 12 spinners all alike."""
    box: tuple[Magnet, ...] = magnets(1, 1)

    assert 24 == len({each.long for each in box if each.family == "classic"})
    assert [SPINNER] * 12 == [each for each in box if each.family == "spinner"]
    assert 18 <= min(2 * each.long for each in box) < max(2 * each.long for each in box) <= 25
