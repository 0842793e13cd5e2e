"""The compiled kernel: its short cuts next to the long way, and how it is compiled."""

import math
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from numba import njit

from klub.compiled import stamp
from klub.games.kluster.kernel.clock import run
from klub.games.kluster.kernel.layout import MOST_STONES, MOST_STRINGS, NODES, empty_table
from klub.games.kluster.kernel.matter import CORD, NEAR
from klub.games.kluster.kernel.neighbours import near_selves, near_stones, near_strings
from klub.games.kluster.kernel.outline import aim
from klub.games.kluster.magnets import POSES, magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop, Point, shape

MAGNETS = magnets(1, 1)
Circle = tuple[float, float, float]


def _crowd(seed: int) -> World:
    """Stones thrown anywhere, also onto each other and onto strings."""
    chance = Random(seed)
    lying = [
        Lying(i, chance.uniform(-140, 140), chance.uniform(-140, 140), chance.uniform(0, 7), chance.choice(POSES))
        for i in range(len(MAGNETS))
    ]
    return World(MAGNETS, lying, [shape("star", 800), shape("bean", 650, 90, 20, 1)])


def _circles(world: World, magnet: int) -> list[Circle]:
    """The circles that a stone is made of, as x, y and radius."""
    stone, table = world.lying(magnet), world._table
    if stone.pose != "flat":
        return [(stone.x, stone.y, world.magnets[magnet].wide)]
    c, s = math.cos(stone.angle), math.sin(stone.angle)
    return [(stone.x + c * far, stone.y + s * far, radius) for far, radius in table.circles[magnet].tolist()]


def _stones_gap(first: list[Circle], second: list[Circle]) -> float:
    return min(math.dist(a[:2], b[:2]) - a[2] - b[2] for a in first for b in second)


def _link_gap(circles: list[Circle], a: Point, b: Point) -> float:
    return min(_to_link(x, y, a, b) - radius - CORD for x, y, radius in circles)


def _to_link(x: float, y: float, a: Point, b: Point) -> float:
    ex, ey = b.x - a.x, b.y - a.y
    part = min(1.0, max(0.0, ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey)))
    return math.hypot(x - a.x - part * ex, y - a.y - part * ey)


def _links(loop: Loop) -> list[tuple[Point, Point]]:
    return [(loop[k], loop[(k + 1) % NODES]) for k in range(NODES)]


@pytest.mark.parametrize("seed", range(3))
def test_gaps_are_those_of_all_circles(seed: int) -> None:
    """Stones are as near as the nearest two of their circles, and a string is pressed in as deep as the deepest."""
    world = _crowd(seed)
    circles = [_circles(world, magnet) for magnet in range(len(MAGNETS))]
    links = [link for loop in world.loops for link in _links(loop)]
    for i in range(len(MAGNETS)):
        deepest = -min(_link_gap(circles[i], *link) for link in links)
        if deepest > 0:
            assert deepest == pytest.approx(world.depth(i), abs=1e-9)
        else:
            assert world.depth(i) <= 0
        for j in range(i):
            gap = _stones_gap(circles[i], circles[j])
            if gap < 0:
                assert gap == pytest.approx(world.gap(i, j), abs=1e-9)
            else:
                assert world.gap(i, j) > 0


@njit
def _neighbours(table):  # type: ignore[no-untyped-def] # numba finds the types
    for i in range(table.stones):
        aim(table, i)
    borders = near_strings(table)
    return borders, near_stones(table), near_selves(table, 0, 0), near_selves(table, 1, 0)


@pytest.mark.parametrize("seed", range(3))
def test_no_neighbour_is_passed_by(seed: int) -> None:
    """What may come into contact within a step is all in the lists, though most nodes are never looked at."""
    world = _crowd(seed)
    table = world._table
    borders, pairs, _, selves = _neighbours(table)
    circles = [_circles(world, magnet) for magnet in range(len(MAGNETS))]
    near_links = {
        (q, k, i)
        for q, loop in enumerate(world.loops)
        for k, link in enumerate(_links(loop))
        for i in range(len(MAGNETS))
        if _link_gap(circles[i], *link) < NEAR
    }
    near_pairs = {(i, j) for j in range(len(MAGNETS)) for i in range(j) if _stones_gap(circles[i], circles[j]) < NEAR}
    loop = world.loop(1)
    near_nodes = {
        (1, k, j)
        for k, node in enumerate(loop)
        for j, link in enumerate(_links(loop))
        if 1 < (j - k) % NODES < NODES - 2 and _to_link(node.x, node.y, *link) < 2 * CORD + NEAR
    }

    assert near_links <= set(map(tuple, table.borders[:borders].tolist()))
    assert near_pairs == {(i, j) for i, j, _, _ in table.pairs[:pairs].tolist()}
    assert near_nodes == {(q, k, j) for q, k, j, _ in table.selves[:selves].tolist()}
    assert near_links
    assert near_pairs


def test_a_table_has_room_for_the_most_boxes() -> None:
    """Four boxes of either kind; more is our mistake."""
    empty_table(MOST_STONES, MOST_STRINGS)
    with pytest.raises(AssertionError, match="no room for 145 stones"):
        empty_table(MOST_STONES + 1, 1)
    with pytest.raises(AssertionError, match="no room for 9 strings"):
        empty_table(1, MOST_STRINGS + 1)


def test_compiled_code_is_thrown_away_when_any_module_changes() -> None:
    """What is kept of a way in knows the stamp of the whole kernel, not that of its own file only."""
    _, made_of = run._cache._cache_file._source_stamp  # type: ignore[attr-defined] # what numba makes of it

    assert stamp(Path(run.py_func.__code__.co_filename).parent) == made_of  # type: ignore[attr-defined] # the same


_FIRST_TURN = """
import pkgutil, importlib
from klub.games.kluster.physics import warm_up
from klub.games.kluster.stones import Lying
from klub.games.kluster import kernel

def compiled():
    names = [f"{kernel.__name__}.{each.name}" for each in pkgutil.iter_modules(kernel.__path__)]
    found = {f"{name}.{key}": value for name in names for key, value in vars(importlib.import_module(name)).items()}
    return {key: value.signatures for key, value in found.items() if getattr(value, "signatures", None)}

warm_up()
before = compiled()

from tests.games.kluster.test_snapshot import story
world = story()
world.picture(), world.unrest(), world.pulls(23, 0.5, 0, 0, 1, "flat"), world.danger(23, 1, "flat", [(0.5, 1)])
world.settle(10, 100, True), world.outside("centre"), world.put(Lying(23, 1, 2, 3)), world.gap(0, 1), world.depth(0)
assert "klub.games.kluster.kernel.clock.run" in before
assert compiled() == before, {key: value for key, value in compiled().items() if before.get(key) != value}
"""


def test_warm_up_leaves_nothing_to_compile() -> None:
    """After it a first turn, a try of a bot and a lesson's danger map begin at once."""
    done = subprocess.run([sys.executable, "-c", _FIRST_TURN], capture_output=True, text=True, check=False)

    assert "" == done.stderr
