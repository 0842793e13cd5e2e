"""Forces between magnets: what any dipoles do, and at which distances ours let go."""

import math
from random import Random
from typing import Literal

import numpy as np
import pytest

from klub.games.kluster.kernel import layout
from klub.games.kluster.magnets import POSES, SPINNER, Magnet, Pose, classic, magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import TICKS, Lying

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
            (layout.X, force[stone, 0]),
            (layout.Y, force[stone, 1]),
            (layout.ANGLE, moment[stone, 0] * field[stone, 1] - moment[stone, 1] * field[stone, 0]),
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
        world._table.props[:, layout.ARM] = 1e9
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


@pytest.mark.parametrize(("angle", "onset"), [(30, 73), (60, 88), (90, 92), (120, 88), (150, 73)])
def test_badly_aligned_stones_turn_from_farther(angle: float, onset: float) -> None:
    """All drama is first to turn, then to snap: stones begin to turn at twice the distance at which they slide."""
    turned = []
    for apart in (onset - 2, onset + 2):
        world = _pair(apart, 0, angle)
        world.step(1)
        turned.append((world.lying(0).angle, world.lying(1).angle) != (0, math.radians(angle)))

    assert [True, False] == turned


@pytest.mark.parametrize("angles", [(0, 3), (0, 48), (0, 93), (0, 138), (45, 45), (90, 3), (45, 138)], ids=str)
def test_stones_that_are_free_to_turn_snap_from_a_sharp_distance(angles: tuple[float, float]) -> None:
    """However they lie, they turn until they attract each other: then it is the distance of stones end to end."""
    near, far = _pair(44, *angles), _pair(48, *angles)
    near.settle(120, 3 * TICKS, watching=True)
    far.settle(120, 3 * TICKS, watching=True)

    assert [(0, 1)] == near.clumps()
    assert (0.0, 48.0) == (far.lying(0).x, far.lying(1).x)


Effect = Literal["lift", "slide", "turn", "none"]


def _hovering(high: float, angle: float, aside: float, magnet: Magnet = TYPICAL) -> Effect:
    """What a stone at the middle does when another is held above it for a tenth of a second."""
    world = World((magnet, TYPICAL), [Lying(0, 0, 0, 0)], [])
    world.pick(1, aside, 0, high, math.radians(angle), "flat")
    world.step(TICKS // 10)
    stone = world.lying(0)
    if world.has_struck:
        return "lift"
    if (stone.x, stone.y) != (0, 0):
        return "slide"
    return "turn" if stone.angle else "none"


@pytest.mark.parametrize(
    ("angle", "aside", "heights"),
    [
        (180, 0, {30: "lift", 35: "none"}),  # attracted straight up, all or nothing
        (0, 0, {10: "lift", 15: "none"}),  # pressed down, until the hand touches it
        (90, 0, {30: "lift", 40: "turn", 70: "turn", 75: "none"}),
        (180, 10, {30: "lift", 35: "slide", 40: "none"}),
        (180, 20, {10: "slide", 15: "none"}),  # pushed aside
        (0, 20, {20: "lift", 30: "slide", 35: "none"}),
    ],
)
def test_what_a_hovering_hand_does(angle: float, aside: float, heights: dict[int, Effect]) -> None:
    """KLU-23: it turns stones from high above, pushes and drags them from lower, and lifts them from near."""
    assert heights == {high: _hovering(high, angle, aside) for high in heights}


def test_a_spinner_follows_a_hand_from_high_above() -> None:
    """Where a classic stone lies still, a spinner turns (KLU-2)."""
    assert ["turn", "none"] == [_hovering(100, 90, 0, magnet) for magnet in (SPINNER, TYPICAL)]


@pytest.mark.parametrize(("angle", "onset"), [(0, 65), (90, 51)])
def test_an_upright_stone_topples_from_a_distance(angle: float, onset: float) -> None:
    """Near the pole of a flat stone it falls over from farther than beside it (KLU-Q31)."""
    poses: list[Pose] = []
    for apart in (onset - 2, onset + 2):
        world = _pair(apart, angle, 0, ("flat", "north_up"))
        world.step(1)
        poses.append(world.lying(1).pose)

    assert ["flat", "north_up"] == poses


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
