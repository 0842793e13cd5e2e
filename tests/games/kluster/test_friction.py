"""Friction: what does not move does not move at all, and what moves comes to rest."""

import math

import pytest

from klub.games.kluster.kernel import layout, matter
from klub.games.kluster.magnets import magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import SHAPES, shape
from tests.games.kluster.calm import calm


@pytest.mark.parametrize("seed", range(4))
def test_a_calm_table_stays_as_it_is(seed: int) -> None:
    """Below the limit nothing creeps: after ten seconds every bit is the same."""
    world = calm(magnets(1, 0), 12, [shape("circle", 800)], seed, 110)
    before = [world.lying(magnet) for magnet in world.on_table]
    world.step(10 * TICKS)

    assert before == [world.lying(magnet) for magnet in world.on_table]
    assert len(before) >= 6


@pytest.mark.parametrize("seed", range(6))
def test_every_table_settles(seed: int) -> None:
    """Whatever is thrown onto the table comes to rest within a few seconds."""
    lying = [
        Lying(i, 60 * math.cos(i * 2.4 + seed) * math.sqrt(i / 8), 60 * math.sin(i * 2.4) * math.sqrt(i / 8), i * seed)
        for i in range(12)
    ]
    world = World(magnets(0, 1), lying, [shape("oval", 650)])
    taken = world.settle(TICKS // 2, 20 * TICKS)

    assert world.is_still
    assert taken < 20 * TICKS


def test_a_sliding_stone_is_stopped_by_friction() -> None:
    """A stone pushed at 300 mm/s slides v²/2µg far."""
    world = World(magnets(1, 0), [Lying(5, 0, 0, 0)], [])
    world._table.body[5, layout.VX] = 300.0
    world.settle(5, TICKS)

    assert 300.0**2 / (2 * matter.KINETIC * matter.GRAVITY) == pytest.approx(world.lying(5).x, rel=0.1)


def test_clumped_stones_do_not_sink_into_each_other() -> None:
    """Once at rest, stones that touch lie beside each other."""
    world = World(magnets(1, 0), [Lying(i, 26 * i, 0, 0.3 * i) for i in range(5)], [])
    world.settle(60, 5 * TICKS)
    gaps = [world.gap(i, j) for i in range(5) for j in range(i)]

    assert [(0, 1, 2, 3, 4)] == world.clumps()
    assert min(gaps) > -0.5


def test_stones_that_lean_on_a_string_come_to_rest() -> None:
    """Attracted to each other with a string between them, they press against it and lie still."""
    loops = [shape("circle", 800), shape("circle", 650, 160)]
    rim = loops[0][0].x
    world = World(magnets(1, 1), [Lying(0, rim - 20, 0, 0.2), Lying(1, rim + 20, 0, 0.1)], loops)
    world.settle(TICKS // 2, 10 * TICKS)

    assert world.is_still
    assert [] == world.clumps()
    assert world.is_inside(0, "centre")


@pytest.mark.parametrize("seed", range(6))
def test_a_ploughed_table_settles(seed: int) -> None:
    """Clumps that a string has pressed together tremble a little, but they do not go on for ever."""
    loops = [shape(SHAPES[seed % len(SHAPES)], 800), shape("circle", 650, 120)]
    world = calm(magnets(1, 1), 12, loops, seed, 110)
    for frame in range(40):
        world.drag_string(seed % 2, seed * 7, 100 * math.sin(frame / 7), frame)
        world.step(TICKS // 30)
    world.drop_string()
    taken = world.settle(TICKS // 2, 10 * TICKS)

    assert taken < 10 * TICKS
