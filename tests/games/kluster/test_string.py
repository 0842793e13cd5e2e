"""Strings: shapes, lengths, crossings; and what a string never does when it is dragged."""

import math
from random import Random

import pytest

from klub.games.kluster.magnets import POSES, magnets
from klub.games.kluster.physics import World
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import (
    NODES,
    SHAPES,
    Loop,
    Point,
    ShapeName,
    area,
    centre,
    encloses,
    fault,
    lay,
    meet,
    separated,
    shape,
)
from tests.games.kluster.calm import calm

LENGTH = 800.0


def links(loop: Loop) -> list[float]:
    """The lengths of its links."""
    return [math.dist((a.x, a.y), (b.x, b.y)) for a, b in zip(loop, (*loop[1:], loop[0]), strict=True)]


# Shapes


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("length", [650.0, 800.0])
def test_offered_shapes_can_be_laid(name: ShapeName, length: float) -> None:
    """KLU-8, KLU-Q3: circle, oval, bean and star have the string's length, links alike, and nothing against them."""
    loop = shape(name, length, 30, -20, 1)

    assert length == pytest.approx(sum(links(loop)))
    assert max(abs(each / (length / NODES) - 1) for each in links(loop)) < 0.01
    assert fault(loop) is None


def test_a_drawn_line_becomes_a_string() -> None:
    """KLU-8: any closed line will do; it gets the length of the string around its own middle."""
    loop = lay([Point(0, 0), Point(50, 0), Point(50, 40), Point(0, 40)], LENGTH)

    assert NODES == len(loop)
    assert LENGTH == pytest.approx(sum(links(loop)))
    assert (25, 20) == pytest.approx((centre(loop).x, centre(loop).y), abs=2)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([(0, 0), (100, 100), (100, 0), (0, 100)], "crossed"),
        ([(0, 0), (200, 0), (200, 10), (0, 10)], "small"),
        ([(0, 0), (1, 0)], "small"),
        ([(0, 0), (0, 0)], "small"),
        ([(0, 0), (200, 0), (200, 100), (101, 100), (101, 8), (99, 8), (99, 100), (0, 100)], "tight"),
    ],
)
def test_some_lines_are_no_strings(points: list[tuple[float, float]], expected: str) -> None:
    """KLU-Q2: it does not cross or touch itself, and holds a least area."""
    found = fault(lay([Point(*each) for each in points], LENGTH))

    assert expected == found


def test_area_and_centre_of_a_square() -> None:
    """KLU-Q28."""
    square = (Point(1, 1), Point(5, 1), Point(5, 5), Point(1, 5))

    assert 16 == area(square)
    assert Point(3, 3) == centre(square)
    assert encloses(square, Point(4.9, 1.1))
    assert not encloses(square, Point(5.1, 3))


@pytest.mark.parametrize(
    ("apart", "length", "cross", "touch", "areas"),
    [
        (100, 800, True, True, True),  # they cross
        (600, 800, False, False, False),  # apart
        (0, 400, False, False, True),  # one wholly inside the other
        (256.5, 800, False, True, False),  # side by side
    ],
)
def test_when_strings_hold_together(apart: float, length: float, cross: bool, touch: bool, areas: bool) -> None:
    """KLU-42, KLU-Q23: their curves cross; or, as options, at least touch, or their areas overlap."""
    turn = math.pi / NODES
    first, second = shape("circle", 800, angle=turn), shape("circle", length, apart, 0, turn)

    assert (cross, touch, areas) == tuple(meet(first, second, test) for test in ("cross", "touch", "area"))


def test_two_pairs_are_enough_unless_all_must_hang_together() -> None:
    """KLU-52, KLU-Q24."""
    pairs = [shape("circle", 800, x) for x in (0, 100, 1000, 1100)]

    assert () == separated(pairs, "cross", connected=False)
    assert (2, 3) == separated(pairs, "cross", connected=True)
    assert (2,) == separated(pairs[:3], "cross", connected=False)
    assert () == separated(pairs[:1], "cross", connected=True)


# Dragging


@pytest.mark.parametrize("lot", range(10))
def test_dragging_never_breaks_a_string(lot: int) -> None:
    """KLU-21, KLU-L5, KLU-Q15: 20 random drags a lot: its length stays, it never crosses itself, no stone gets out."""
    for seed in range(20 * lot, 20 * lot + 20):
        _drag_about(seed)


def _drag_about(seed: int) -> None:
    chance = Random(seed)
    loop = shape(chance.choice(SHAPES), LENGTH)
    world = calm(magnets(1, 0), chance.choice((4, 8, 12)), [loop], seed, 110)
    inside = set(world.on_table) - set(world.outside("centre"))
    node = x = y = vx = vy = 0.0
    for frame in range(24):
        if frame % 12 == 0:
            node = chance.randrange(NODES)
            x, y = loop[int(node)].x, loop[int(node)].y
        if frame % 4 == 0:
            at, speed = chance.uniform(0, 2 * math.pi), chance.uniform(50, 500)
            vx, vy = speed * math.cos(at) / 30, speed * math.sin(at) / 30
        x, y = x + vx, y + vy
        world.drag_string(0, int(node), x, y)
        world.step(TICKS // 30)
        loop = world.loop(0)

        assert abs(sum(links(loop)) / LENGTH - 1) <= 0.01, seed
        assert max(abs(each / (LENGTH / NODES) - 1) for each in links(loop)) <= 0.05, seed
        assert frame % 4 or fault(loop) != "crossed", seed
        assert inside.isdisjoint(world.outside("centre")), seed
        assert max(map(world.depth, world.on_table), default=0) < 0.5, seed


@pytest.mark.parametrize("seed", range(8))
def test_dragging_one_of_several_strings_breaks_none(seed: int) -> None:
    """KLU-49: strings pass over each other, but no stone of any of them gets out, upright or spinner or classic."""
    chance = Random(seed)
    loops = [shape("circle", 800), shape("oval", 650, 90, 20, seed), shape("bean", 650, -80, 40, seed)]
    lengths = [800.0, 650.0, 650.0]
    world = calm(magnets(1, 1), 16, loops, seed, 150)
    for spinner in range(30, 34):
        before = world.snapshot()
        stone = Lying(spinner, chance.uniform(-90, 90), chance.uniform(-90, 90), 0.0, chance.choice(POSES))
        if not world.put(stone) or world.settle(60, TICKS, watching=True) == TICKS or world.has_struck:
            world.restore(before)
    world.begin()
    homes = {(q, magnet) for q in range(3) for magnet in world.on_table if _is_in(world, q, magnet)}
    for _ in range(6):
        string, node, at = chance.randrange(3), chance.randrange(NODES), chance.uniform(0, 2 * math.pi)
        world.drag_string(string, node, 130 * math.cos(at), 130 * math.sin(at))
        world.step(TICKS // 4)
        for loop, length in zip(world.loops, lengths, strict=True):
            assert abs(sum(links(loop)) / length - 1) <= 0.01
            assert max(abs(each / (length / NODES) - 1) for each in links(loop)) <= 0.05
            assert fault(loop) != "crossed"

        assert homes == {(q, magnet) for q in range(3) for magnet in world.on_table if _is_in(world, q, magnet)}


def _is_in(world: World, string: int, magnet: int) -> bool:
    stone = world.lying(magnet)
    return encloses(world.loop(string), Point(stone.x, stone.y))


def test_the_far_side_lies_still() -> None:
    """A small dent moves what is near, and not one bit of the far side of the string."""
    for dent in (-15, -8, 5, 8):
        world = World(magnets(0, 1), [], [shape("circle", 650)])
        before = world.loop(0)
        x = before[0].x + dent
        world.drag_string(0, 0, x, 0)
        world.step(TICKS // 2)
        after = world.loop(0)

        assert x == pytest.approx(after[0].x, abs=0.5)
        assert before[24:41] == after[24:41]


def test_a_string_that_is_let_go_lies_still() -> None:
    """It has no will of its own."""
    world = World(magnets(0, 1), [], [shape("oval", 650)])
    world.drag_string(0, 5, 0, 0)
    world.step(TICKS // 4)
    world.drop_string()
    before = world.loop(0)
    world.step(TICKS)

    assert before == world.loop(0)
    assert world.is_still


def test_a_string_gives_way_no_farther_than_its_length() -> None:
    """Pulled away, all of it follows at last: it does not stretch."""
    world = World(magnets(0, 1), [], [shape("circle", 650)])
    world.drag_string(0, 0, 600, 0)
    world.step(2 * TICKS)
    loop = world.loop(0)

    assert 590 < loop[0].x
    assert 600 - 325 - 10 < min(node.x for node in loop)
    assert 650 == pytest.approx(sum(links(loop)), rel=0.01)


def test_a_string_pushes_a_stone() -> None:
    """KLU-20: through the string a player moves the magnets that touch it."""
    world = World(magnets(0, 1), [Lying(0, 80, 0, 0)], [shape("circle", 650)])
    world.drag_string(0, 0, 40, 0)
    world.step(TICKS)

    assert world.lying(0).x < 40
    assert [] == world.outside("centre")


def test_stones_pushed_together_by_a_string_touch() -> None:
    """KLU-22: magnets that stick together while the string is moved."""
    world = World(magnets(1, 0), [Lying(0, 80, 0, 1.6), Lying(1, 0, 0, 1.6)], [shape("circle", 800)])
    world.drag_string(0, 0, 0, 0)
    world.step(TICKS)

    assert [(0, 1)] == world.clumps()


def test_a_stone_put_onto_a_string_slides_to_the_side_its_centre_is_on() -> None:
    """Nothing lies on a string: the contact of its centre with the table decides (KLU-Q1, KLU-L7)."""
    loop = shape("circle", 800)
    rim = loop[0].x
    for offset, inside in ((-2.0, True), (2.0, False)):
        world = World(magnets(1, 0), [], [loop])
        world.pick(3, rim + offset, 0, 20, 0, "flat")
        world.release()
        world.step(TICKS)

        assert ["land"] == [each.what for each in world.happened()]
        assert inside is world.is_inside(3, "whole")
        assert inside is world.is_inside(3, "centre")
        assert world.depth(3) <= 0


def test_whole_is_stricter_than_centre() -> None:
    """KLU-Q1: reading it strictly, all of the outline must be inside."""
    loop = shape("circle", 800)
    world = World(magnets(1, 0), [Lying(0, loop[0].x - 4, 0, 0)], [loop])

    assert world.is_inside(0, "centre")
    assert not world.is_inside(0, "whole")
