"""The same inputs give the same bits: again, from a snapshot, and in another process."""

import math
import subprocess
import sys

from klub.games.kluster.magnets import magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import PHYSICS_VERSION, TICKS
from klub.games.kluster.string import shape
from tests.games.kluster.calm import calm


def _busy(world: World, ticks: range) -> None:
    """A hand that circles low above the stones, and a string that is dragged meanwhile."""
    for tick in ticks:
        if tick == 0:
            world.pick(23, 100, 0, 60, 0, "flat")
        world.move_hand(80 * math.cos(tick / 40), 80 * math.sin(tick / 40), 60 - tick / 10, tick / 30)
        world.drag_string(0, 10, 100 * math.cos(tick / 90), 60)
        world.step()


def story() -> World:
    """A turn of one and a half seconds."""
    world = calm(magnets(1, 0), 8, [shape("bean", 800)], 3, 100)
    _busy(world, range(3 * TICKS // 2))
    return world


def test_a_restored_table_goes_on_bit_for_bit() -> None:
    """A snapshot in the middle of a turn, while a string is dragged, is all there is to know."""
    world = calm(magnets(1, 0), 8, [shape("bean", 800)], 3, 100)
    _busy(world, range(TICKS // 2))
    other = World(magnets(1, 0), [], [shape("star", 800)])
    other._table.link[:] = world._table.link
    other.restore(world.snapshot())
    for each in (world, other):
        _busy(each, range(TICKS // 2, 3 * TICKS // 2))

    assert world.digest() == other.digest() == story().digest()
    assert other.happened() != []


def test_another_process_gives_the_same_digest() -> None:
    """Bit for bit on one machine: which is what a record of a game relies on."""
    code = "from tests.games.kluster.test_snapshot import story; print(story().digest())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert story().digest() == told.stdout.strip()


def test_the_digest_knows_every_bit() -> None:
    """A stone that is off by the smallest number, or another version of the physics, gives another digest."""
    world = calm(magnets(0, 1), 2, [shape("circle", 650)], 1, 60)
    before = world.digest()
    world._table.body[0, 0] = math.nextafter(world._table.body[0, 0], math.inf)

    assert before != world.digest()
    assert 1 == PHYSICS_VERSION
