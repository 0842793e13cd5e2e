"""What can be told from the forces before anything moves: unrest, pulls, and where it is dangerous to put a stone."""

import math
from random import Random

import pytest

from klub.games.kluster.magnets import POSES, SPINNER, Pose, classic, magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import shape
from tests.games.kluster.calm import calm

TYPICAL = classic(12)


def _pair(apart: float, angle: float = 0.0, pose: Pose = "flat") -> World:
    return World((TYPICAL, TYPICAL, TYPICAL), [Lying(0, 0, 0, 0), Lying(1, apart, 0, angle, pose)], [])


def test_unrest_grows_until_a_stone_slides() -> None:
    """From 0 far away to 1 where it goes: the nearer, the more it trembles."""
    shares = [_pair(apart).unrest()[0] for apart in (200, 90, 70, 55, 47, 45)]

    assert sorted(shares) == shares
    assert shares[0] < 0.01
    assert 0.9 < shares[-2] < 1
    assert 1 == shares[-1]


def test_unrest_knows_what_falls_over_and_what_turns() -> None:
    """An upright stone about to fall is at 1, one about to turn half-way there; a spinner turns without unrest."""
    falling, turning = _pair(64, pose="north_up"), _pair(90, math.pi / 2)
    compass = World((SPINNER, SPINNER), [Lying(0, 0, 0, 0), Lying(1, 90, 0, 1.5)], [])

    assert 1 == falling.unrest()[1]
    assert 0.5 == turning.unrest()[1]
    assert compass.unrest()[1] < 0.2


def test_unrest_of_what_is_not_there_is_none() -> None:
    """A stone in a hand has no unrest, and makes some."""
    world = _pair(120)
    before = world.unrest()
    world.pick(2, 0, 0, 40, math.pi / 2, "flat")
    after = world.unrest()

    assert 0 == before[2] == after[2]
    assert before[0] < 0.1 < 0.5 == after[0]


@pytest.mark.parametrize("seed", range(3))
def test_pulls_are_the_forces(seed: int) -> None:
    """What a stone would feel at its own place is what it does feel."""
    world = calm(magnets(1, 0), 8, [shape("circle", 800)], seed, 110)
    force, field, moment = world.forces()
    for magnet in world.on_table:
        stone = world.lying(magnet)
        felt = world.pulls(magnet, stone.x, stone.y, 0, stone.angle, stone.pose)
        torque = moment[magnet, 0] * field[magnet, 1] - moment[magnet, 1] * field[magnet, 0]

        assert (felt.x, felt.y, felt.z) == pytest.approx(tuple(force[magnet]))
        assert float(torque) == pytest.approx(felt.torque)
        assert felt.slides <= 1


def test_pulls_say_where_to() -> None:
    """Towards a stone that attracts, away from one that repels, upwards to none; less with the height."""
    world = _pair(300)
    towards, away = world.pulls(2, -50, 0, 0, 0, "flat"), world.pulls(2, -50, 0, 0, math.pi, "flat")
    high = world.pulls(2, -50, 0, 10, 0, "flat")
    left, right = world.pulls(2, -60, 0, 0, -1, "flat"), world.pulls(2, -60, 0, 0, 1, "flat")

    assert away.x < 0 < towards.x
    assert 0 < high.x < towards.x
    assert right.torque < 0 < left.torque
    assert left.turns > 1 > left.slides


@pytest.mark.parametrize("box", [(1, 0), (0, 1)], ids=["classic", "spinners"])
def test_danger_foretells_what_snaps(box: tuple[int, int]) -> None:
    """Of the places at 1 nine in ten end in a snap, of those below 0.6 one in twenty; and asking changes nothing."""
    outcomes: dict[str, list[bool]] = {"calm": [], "doubtful": [], "danger": []}
    for seed in range(4):
        world = calm(magnets(*box), 8, [shape("circle", 1000)], seed, 130)
        chance, start, magnet = Random(seed), world.snapshot(), len(world.magnets) - 1
        for number in range(100):
            x, y, at = chance.uniform(-120, 120), chance.uniform(-120, 120), chance.uniform(0, 6.3)
            pose: Pose = "flat" if number % 3 else chance.choice(POSES)
            value = world.danger(magnet, at, pose, [(x, y)])[0]

            assert start == world.snapshot()

            free = world.put(Lying(magnet, x, y, at, pose))
            world.settle(60, 2 * TICKS, watching=True)
            kind = "danger" if value == 1 else "calm" if value < 0.6 else "doubtful"
            outcomes[kind].append(not free or world.has_struck)
            world.restore(start)
    shares = {kind: sum(each) / len(each) for kind, each in outcomes.items()}

    assert min(map(len, outcomes.values())) > 30
    assert shares["danger"] > 0.9
    assert shares["calm"] < 0.05
    assert shares["calm"] < shares["doubtful"] < shares["danger"]


def test_danger_of_many_places_is_that_of_each() -> None:
    """A map is its places; on a stone it is 1, far away hardly anything."""
    world = _pair(300)
    places = [(0.0, 5.0), (50.0, 20.0), (150.0, 0.0), (150.0, 900.0)]
    values = world.danger(2, 1.0, "flat", places)

    assert [world.danger(2, 1.0, "flat", [place])[0] for place in places] == values
    assert 1 == values[0] > values[2] > values[3]
    assert values[3] < 0.01
