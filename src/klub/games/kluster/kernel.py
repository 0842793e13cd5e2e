"""Magnets and strings in arrays, compiled: one step of 1/240 s at a time, always the same for the same numbers.

Units are millimetres, grams and seconds. `klub.games.kluster.physics` is the face of it. A step moves the stones by
their forces, then puts right by positions what must not be: links that are too long or too short, stones in each other
or in a string. A node of a string lies still until its links or a stone force it. What would break a promise (a string
that crosses itself or stretches, a stone that passes a string) is not done: the string stays where it was.
"""

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numba import njit

from klub.compiled import Array

F = TypeVar("F", bound=Callable[..., Any])

RATE: Final = 240  # steps in a second
NODES: Final = 64  # of a string
CIRCLES: Final = 9  # inscribed in the outline of a stone, along its axis

COUPLING: Final = 1e11  # mu0 / 4 pi
GRAVITY: Final = 9810.0
SOFTENING: Final = 5.0  # keeps the field finite where stones touch, and energy conserved
STATIC: Final = 0.45  # friction of a stone that lies still
KINETIC: Final = 0.35  # and of one that moves
FASTEST: Final = 900.0  # a stone
FASTEST_SPIN: Final = 60.0
SPIN_DAMPING: Final = 2.0  # so that spinners come to rest
HAND_SPEED: Final = 500.0
HAND_TURN: Final = 12.0  # radians a second
LOWERING_SPEED: Final = 300.0
CORD: Final = 1.5  # radius of the string
NODE_MASS: Final = 4.0
CONTACT: Final = 0.05  # closer than this is touching
CLUMPED: Final = 0.02  # what is left of the pull between stones that touch: the contact carries the rest
BLEED: Final = 0.6  # what a step leaves of the speed of stones that touch

HELD_UP: Final = 30.0  # slower than this, a stone that a string holds back is at rest
HELD_UP_SPIN: Final = 6.0

LINK_GOAL: Final = 0.004  # relative
LINK_ENOUGH: Final = 0.012  # after the first sweeps
LINK_LIMIT: Final = 0.045
PERIMETER_LIMIT: Final = 0.009
FOLD: Final = 0.5  # the second next node is never nearer than this part of a link
SWEEPS: Final = 12
MORE_SWEEPS: Final = 96  # while a string is being pulled and not yet right
FOLLOW_AFTER: Final = 30  # sweeps; then a string that is loose all around follows the hand at once
YIELD_AFTER: Final = 60  # sweeps; then the hand on the string gives way
LOOSE_TICKS: Final = 24  # how long a node stays loose after it had to move
NEAR: Final = 6.0  # what may come into contact within one step
DEEPEST: Final = 1.5  # a pull that presses a string deeper into a stone is not done

X: Final = 0  # a row of `body`
Y: Final = 1
ANGLE: Final = 2
VX: Final = 3
VY: Final = 4
SPIN: Final = 5

LONG: Final = 0  # a row of `props`
WIDE: Final = 1
MASS: Final = 2
INERTIA: Final = 3
MOMENT: Final = 4
ARM: Final = 5
BASE: Final = 6

FLAT: Final = 0  # poses
NORTH_UP: Final = 1
SOUTH_UP: Final = 2

IN_HAND: Final = 0  # `hand`: whether a stone is held, and which
HELD: Final = 1
HAND_X: Final = 2
HAND_Y: Final = 3
HAND_Z: Final = 4
HAND_ANGLE: Final = 5
GOAL_X: Final = 6
GOAL_Y: Final = 7
GOAL_Z: Final = 8
GOAL_ANGLE: Final = 9
LOWERING: Final = 10
HAND_SIZE: Final = 11

PULLING: Final = 0  # `pull`: whether a string is pulled, which, where, and whereto
LOOP: Final = 1
NODE: Final = 2
PULL_X: Final = 3
PULL_Y: Final = 4
PULL_SIZE: Final = 5

TOUCH: Final = 1  # kinds of events: stones touch; one jumps to the hand, topples, is put down;
LIFT: Final = 2
TOPPLE: Final = 3
LAND: Final = 4
BLOCK: Final = 5  # a string cannot follow, or leaves no room to put a stone down
MOST_EVENTS: Final = 256  # kept; the touches themselves are all in `touch`

TICK: Final = 0  # `clock`
QUIET: Final = 1  # steps in a row without any motion
EVENTS: Final = 2  # how many events there are
SWEPT: Final = 3  # sweeps over the constraints: what all this costs
STRIKES: Final = 4  # stones that touched or jumped to the hand
CLOCK_SIZE: Final = 5


def inner(function: F) -> F:
    """Compile what only compiled code calls: without a way in from Python that takes half of the time."""
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # numba's types lack them
    compiled: F = njit(cache=True, **options)(function)
    return compiled


class Table(NamedTuple):
    """All that moves, what it is made of, and room to work in; the first ten are what a snapshot holds."""

    body: Array  # stone → x, y, angle, and their speeds
    pose: Array  # stone → FLAT, NORTH_UP, SOUTH_UP
    here: Array  # stone → whether it lies on the table
    nodes: Array  # string, node → x, y
    loose: Array  # string, node → steps for which it may still move without being forced
    hand: Array
    pull: Array
    touch: Array  # stone, stone → whether they touched in this turn; the last row is the hand
    events: Array  # kind, stone, other
    clock: Array
    props: Array  # stone → what it is
    circles: Array  # stone, circle → its offset on the axis and its radius
    link: Array  # string → length of a link
    place: Array  # stone, and the hand → x, y, z
    moment: Array  # the same → its magnetic moment
    force: Array
    field: Array
    before: Array  # stone → x, y, angle at the start of a step
    meant: Array  # stone → x, y, angle as its speed would have it
    nodes_before: Array
    loose_before: Array
    pressed: Array  # stone → 1 pushed by a string, 2 by a stone
    borders: Array  # string, node, stone that may come into contact
    pairs: Array  # stone, stone that may
    selves: Array  # string, node, node that begins a link, side: of the same string that may
    outline: Array  # circle → x, y, radius, of the stone in question
    gap: Array  # where a contact is: see `_outline_gap` and `string_gap`


SNAPSHOT_PARTS: Final = 10


def empty_table(stones: int, strings: int) -> Table:
    """Room for so many stones and strings."""
    return Table(
        body=np.zeros((stones, 6)),
        pose=np.zeros(stones, np.int64),
        here=np.zeros(stones, np.uint8),
        nodes=np.zeros((strings, NODES, 2)),
        loose=np.zeros((strings, NODES), np.int64),
        hand=np.zeros(HAND_SIZE),
        pull=np.zeros(PULL_SIZE),
        touch=np.zeros((stones + 1, stones + 1), np.uint8),
        events=np.zeros((MOST_EVENTS, 3), np.int16),
        clock=np.zeros(CLOCK_SIZE, np.int64),
        props=np.zeros((stones, 7)),
        circles=np.zeros((stones, CIRCLES, 2)),
        link=np.zeros(strings),
        place=np.zeros((stones + 1, 3)),
        moment=np.zeros((stones + 1, 3)),
        force=np.zeros((stones + 1, 3)),
        field=np.zeros((stones + 1, 3)),
        before=np.zeros((stones, 3)),
        meant=np.zeros((stones, 3)),
        nodes_before=np.zeros((strings, NODES, 2)),
        loose_before=np.zeros((strings, NODES), np.int64),
        pressed=np.zeros(stones, np.uint8),
        borders=np.zeros((16 * stones + 64, 3), np.int64),
        pairs=np.zeros((8 * stones + 8, 2), np.int64),
        selves=np.zeros((16 * NODES * max(strings, 1), 4), np.int64),
        outline=np.zeros((CIRCLES, 3)),
        gap=np.zeros(6),
    )


# Shapes


@inner
def circle_count(t: Table, i: int) -> int:
    """How many circles make up the outline of a stone: one if it is round seen from above."""
    if t.pose[i] != FLAT or t.props[i, LONG] - t.props[i, WIDE] < 1e-9:
        return 1
    return CIRCLES


@inner
def circle(t: Table, i: int, k: int) -> Any:
    """Offset and radius of one of them."""
    if t.pose[i] != FLAT:
        return 0.0, t.props[i, WIDE]
    return t.circles[i, k, 0], t.circles[i, k, 1]


@inner
def height(t: Table, i: int) -> float:
    """Of the centre of a stone that rests on the table."""
    value: float = t.props[i, WIDE] if t.pose[i] == FLAT else t.props[i, LONG]
    return value


@inner
def _tell(t: Table, kind: int, i: int, j: int) -> None:
    count = t.clock[EVENTS]
    if kind in (TOUCH, LIFT):
        t.clock[STRIKES] += 1
    if count < MOST_EVENTS:
        t.events[count, 0] = kind
        t.events[count, 1] = i
        t.events[count, 2] = j
        t.clock[EVENTS] = count + 1


# Magnetism


@inner
def _point(t: Table, row: int, i: int, x: float, y: float, z: float, angle: float) -> None:
    strength = t.props[i, MOMENT]
    t.place[row, 0] = x
    t.place[row, 1] = y
    t.place[row, 2] = z
    t.moment[row, 0] = 0.0
    t.moment[row, 1] = 0.0
    t.moment[row, 2] = 0.0
    if t.pose[i] == NORTH_UP:
        t.moment[row, 2] = strength
    elif t.pose[i] == SOUTH_UP:
        t.moment[row, 2] = -strength
    else:
        t.moment[row, 0] = strength * math.cos(angle)
        t.moment[row, 1] = strength * math.sin(angle)


@njit(cache=True)
def magnetism(t: Table) -> None:
    """Fill `force` and `field` for every stone on the table and the one in the hand: dipoles, all pairs."""
    n = t.body.shape[0]
    for i in range(n):
        if t.here[i]:
            _point(t, i, i, t.body[i, X], t.body[i, Y], height(t, i), t.body[i, ANGLE])
    rows = n
    if t.hand[IN_HAND] > 0.0:
        held = int(t.hand[HELD])
        _point(t, n, held, t.hand[HAND_X], t.hand[HAND_Y], t.hand[HAND_Z], t.hand[HAND_ANGLE])
        rows = n + 1
    t.force[:] = 0.0
    t.field[:] = 0.0
    for i in range(n):
        if not t.here[i]:
            continue
        for j in range(i + 1, rows):
            if j < n and not t.here[j]:
                continue
            _attract(t, i, j)


@inner
def _attract(t: Table, i: int, j: int) -> None:
    dx = t.place[j, 0] - t.place[i, 0]
    dy = t.place[j, 1] - t.place[i, 1]
    dz = t.place[j, 2] - t.place[i, 2]
    square = dx * dx + dy * dy + dz * dz + SOFTENING * SOFTENING
    i3 = COUPLING / (square * math.sqrt(square))
    if t.touch[i, j]:
        i3 *= CLUMPED
    i5 = i3 / square
    i7 = i5 / square
    ax = t.moment[i, 0]
    ay = t.moment[i, 1]
    az = t.moment[i, 2]
    bx = t.moment[j, 0]
    by = t.moment[j, 1]
    bz = t.moment[j, 2]
    a = ax * dx + ay * dy + az * dz
    b = bx * dx + by * dy + bz * dz
    c = ax * bx + ay * by + az * bz
    s = 3.0 * c * i5 - 15.0 * a * b * i7
    fx = s * dx + 3.0 * i5 * (ax * b + bx * a)
    fy = s * dy + 3.0 * i5 * (ay * b + by * a)
    fz = s * dz + 3.0 * i5 * (az * b + bz * a)
    t.force[j, 0] += fx
    t.force[j, 1] += fy
    t.force[j, 2] += fz
    t.force[i, 0] -= fx
    t.force[i, 1] -= fy
    t.force[i, 2] -= fz
    t.field[j, 0] += 3.0 * a * i5 * dx - i3 * ax
    t.field[j, 1] += 3.0 * a * i5 * dy - i3 * ay
    t.field[j, 2] += 3.0 * a * i5 * dz - i3 * az
    t.field[i, 0] += 3.0 * b * i5 * dx - i3 * bx
    t.field[i, 1] += 3.0 * b * i5 * dy - i3 * by
    t.field[i, 2] += 3.0 * b * i5 * dz - i3 * bz


# How near things are


@inner
def _outline_gap(t: Table, i: int, x: float, y: float, angle: float, j: int, shrink: float) -> float:
    """The gap between stone `j` where it lies and stone `i` at a place, both drawn smaller by `shrink`.

    `gap` gets the normal from `i` to `j` and where the contact is, seen from either centre.
    """
    ci = math.cos(angle)
    si = math.sin(angle)
    cj = math.cos(t.body[j, ANGLE])
    sj = math.sin(t.body[j, ANGLE])
    others = circle_count(t, j)
    for m in range(others):
        oj, rj = circle(t, j, m)
        t.outline[m, 0] = t.body[j, X] - x + cj * oj * shrink
        t.outline[m, 1] = t.body[j, Y] - y + sj * oj * shrink
        t.outline[m, 2] = rj * shrink
    best = 1e18
    first = 0
    second = 0
    for k in range(circle_count(t, i)):
        oi, ri = circle(t, i, k)
        px = ci * oi * shrink
        py = si * oi * shrink
        for m in range(others):
            dx = t.outline[m, 0] - px
            dy = t.outline[m, 1] - py
            reach = best + ri * shrink + t.outline[m, 2]
            square = dx * dx + dy * dy
            if reach > 0.0 and square < reach * reach:  # nearer than the nearest so far; the root is only then needed
                best = math.sqrt(square) - ri * shrink - t.outline[m, 2]
                first = k
                second = m
    oi, ri = circle(t, i, first)
    px = ci * oi * shrink
    py = si * oi * shrink
    dx = t.outline[second, 0] - px
    dy = t.outline[second, 1] - py
    distance = math.sqrt(dx * dx + dy * dy)
    nx = 1.0
    ny = 0.0
    if distance > 1e-9:
        nx = dx / distance
        ny = dy / distance
    t.gap[0] = nx
    t.gap[1] = ny
    t.gap[2] = px + nx * ri * shrink
    t.gap[3] = py + ny * ri * shrink
    t.gap[4] = t.outline[second, 0] + x - t.body[j, X] - nx * t.outline[second, 2]
    t.gap[5] = t.outline[second, 1] + y - t.body[j, Y] - ny * t.outline[second, 2]
    return best


@njit(cache=True)
def stone_gap(t: Table, i: int, j: int) -> float:
    """The gap between two stones on the table, or a part of it if they are well apart; below zero they overlap."""
    dx = t.body[j, X] - t.body[i, X]
    dy = t.body[j, Y] - t.body[i, Y]
    clear: float = math.sqrt(dx * dx + dy * dy) - t.props[i, LONG] - t.props[j, LONG]
    if clear > CONTACT:
        return clear
    return _outline_gap(t, i, t.body[i, X], t.body[i, Y], t.body[i, ANGLE], j, 1.0)


@inner
def string_gap(t: Table, q: int, k: int, i: int) -> float:
    """The gap between a link of a string and a stone, or a part of it if they are well apart.

    Below zero it is exact, and `gap` gets where on the link the contact is (0 … 1), the normal towards the stone, and
    where it is on the stone.
    """
    after = k + 1 if k + 1 < NODES else 0
    px = t.nodes[q, k, 0]
    py = t.nodes[q, k, 1]
    ex = t.nodes[q, after, 0] - px
    ey = t.nodes[q, after, 1] - py
    square = ex * ex + ey * ey
    if square < 1e-12:
        return 1e18
    fx = t.body[i, X] - px
    fy = t.body[i, Y] - py
    u = min(1.0, max(0.0, (fx * ex + fy * ey) / square))
    clear: float = math.sqrt((fx - u * ex) ** 2 + (fy - u * ey) ** 2) - t.props[i, LONG] - CORD
    if clear > 0.0:
        return clear
    c = math.cos(t.body[i, ANGLE])
    s = math.sin(t.body[i, ANGLE])
    best = 1e18
    for m in range(circle_count(t, i)):
        offset, radius = circle(t, i, m)
        cx = t.body[i, X] + c * offset
        cy = t.body[i, Y] + s * offset
        u = min(1.0, max(0.0, ((cx - px) * ex + (cy - py) * ey) / square))
        dx = cx - px - u * ex
        dy = cy - py - u * ey
        distance = math.sqrt(dx * dx + dy * dy)
        gap = distance - radius - CORD
        if gap < best and distance > 1e-9:
            best = gap
            t.gap[0] = u
            t.gap[1] = dx / distance
            t.gap[2] = dy / distance
            t.gap[3] = c * offset - t.gap[1] * radius
            t.gap[4] = s * offset - t.gap[2] * radius
    return best


@inner
def crosses(ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float) -> bool:
    """Whether two stretches cross properly."""
    first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if first * second >= 0.0:
        return False
    third = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    fourth = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    return third * fourth < 0.0


@inner
def encloses(nodes: Array, x: float, y: float) -> bool:
    """Whether a point is inside a string (which never crosses itself)."""
    inside = False
    j = nodes.shape[0] - 1
    for i in range(nodes.shape[0]):
        if (nodes[i, 1] > y) != (nodes[j, 1] > y):
            at = (nodes[j, 0] - nodes[i, 0]) * (y - nodes[i, 1]) / (nodes[j, 1] - nodes[i, 1]) + nodes[i, 0]
            if x < at:
                inside = not inside
        j = i
    return inside


@inner
def crosses_itself(nodes: Array, loose: Array) -> bool:
    """Whether a string crosses itself, where only loose nodes can have made it so."""
    count = nodes.shape[0]
    for i in range(count):
        i2 = i + 1 if i + 1 < count else 0
        if not loose[i] and not loose[i2]:
            continue
        left = min(nodes[i, 0], nodes[i2, 0])
        right = max(nodes[i, 0], nodes[i2, 0])
        low = min(nodes[i, 1], nodes[i2, 1])
        high = max(nodes[i, 1], nodes[i2, 1])
        for j in range(count):
            j2 = j + 1 if j + 1 < count else 0
            if j in (i, i2) or j2 == i:
                continue
            if max(nodes[j, 0], nodes[j2, 0]) < left or min(nodes[j, 0], nodes[j2, 0]) > right:
                continue
            if max(nodes[j, 1], nodes[j2, 1]) < low or min(nodes[j, 1], nodes[j2, 1]) > high:
                continue
            ax, ay, bx, by = nodes[i, 0], nodes[i, 1], nodes[i2, 0], nodes[i2, 1]
            if crosses(ax, ay, bx, by, nodes[j, 0], nodes[j, 1], nodes[j2, 0], nodes[j2, 1]):
                return True
    return False


@inner
def is_skewered(t: Table, q: int, k: int, i: int) -> bool:
    """Whether a link passes through the axis of a stone."""
    if circle_count(t, i) == 1:
        return False
    offset = t.circles[i, CIRCLES - 1, 0]
    cx = math.cos(t.body[i, ANGLE]) * offset
    cy = math.sin(t.body[i, ANGLE]) * offset
    x = t.body[i, X]
    y = t.body[i, Y]
    k2 = k + 1 if k + 1 < NODES else 0
    return crosses(
        x - cx, y - cy, x + cx, y + cy, t.nodes[q, k, 0], t.nodes[q, k, 1], t.nodes[q, k2, 0], t.nodes[q, k2, 1]
    )


@njit(cache=True)
def make_room(t: Table, i: int) -> bool:
    """Slide a stone that was put onto a string to the side its centre is on; whether it lies free of strings now."""
    for _ in range(80):
        nearest = 1e18
        nx = 1.0
        ny = 0.0
        free = True
        for q in range(t.nodes.shape[0]):
            for k in range(NODES):
                k2 = k + 1 if k + 1 < NODES else 0
                px = t.nodes[q, k, 0]
                py = t.nodes[q, k, 1]
                ex = t.nodes[q, k2, 0] - px
                ey = t.nodes[q, k2, 1] - py
                fx = t.body[i, X] - px
                fy = t.body[i, Y] - py
                reach = t.props[i, LONG] + CORD + t.link[q] * 1.1
                if abs(fx) > reach or abs(fy) > reach:
                    continue
                u = min(1.0, max(0.0, (fx * ex + fy * ey) / max(1e-12, ex * ex + ey * ey)))
                dx = fx - u * ex
                dy = fy - u * ey
                distance = math.sqrt(dx * dx + dy * dy)
                if distance < nearest:
                    nearest = distance
                    if distance > 1e-9:
                        nx = dx / distance
                        ny = dy / distance
                if string_gap(t, q, k, i) < 0.0 or is_skewered(t, q, k, i):
                    free = False
        if free:
            return True
        t.body[i, X] += 0.5 * nx
        t.body[i, Y] += 0.5 * ny
    return False


@njit(cache=True)
def depth(t: Table, i: int) -> float:
    """How deep strings are pressed into a stone; at most 0 if none is."""
    deepest = -1e18
    for q in range(t.nodes.shape[0]):
        for k in range(NODES):
            deepest = max(deepest, -string_gap(t, q, k, i))
    return deepest


@njit(cache=True)
def is_inside(t: Table, i: int, whole: bool) -> bool:
    """Whether the centre of a stone is inside a string, or all of its outline; a string may be touched from inside."""
    for q in range(t.nodes.shape[0]):
        inside = encloses(t.nodes[q], t.body[i, X], t.body[i, Y])
        for k in range(NODES):
            if whole and inside and (string_gap(t, q, k, i) < -CORD or is_skewered(t, q, k, i)):
                inside = False
        if inside:
            return True
    return False


@njit(cache=True)
def is_alone(t: Table, i: int) -> bool:
    """Whether a stone touches no other."""
    for j in range(t.body.shape[0]):
        if j != i and t.here[j] and stone_gap(t, i, j) < CONTACT:
            return False
    return True


# One step


@inner
def _move_hand(t: Table) -> None:
    if t.hand[IN_HAND] <= 0.0:
        return
    dx = t.hand[GOAL_X] - t.hand[HAND_X]
    dy = t.hand[GOAL_Y] - t.hand[HAND_Y]
    dz = t.hand[GOAL_Z] - t.hand[HAND_Z]
    most = HAND_SPEED / RATE
    if t.hand[LOWERING] > 0.0:
        dx = 0.0
        dy = 0.0
        dz = height(t, int(t.hand[HELD])) - t.hand[HAND_Z]
        most = LOWERING_SPEED / RATE
    distance = math.sqrt(dx * dx + dy * dy + dz * dz)
    part = 1.0 if distance <= most else most / distance
    t.hand[HAND_X] += dx * part
    t.hand[HAND_Y] += dy * part
    t.hand[HAND_Z] += dz * part
    turn = t.hand[GOAL_ANGLE] - t.hand[HAND_ANGLE]
    turn -= 2.0 * math.pi * math.floor(turn / (2.0 * math.pi) + 0.5)
    if t.hand[LOWERING] <= 0.0:
        t.hand[HAND_ANGLE] += min(HAND_TURN / RATE, max(-HAND_TURN / RATE, turn))
    elif distance <= most:
        _land(t)


@inner
def _land(t: Table) -> None:
    held = int(t.hand[HELD])
    n = t.body.shape[0]
    t.hand[IN_HAND] = 0.0
    t.hand[LOWERING] = 0.0
    t.body[held] = 0.0
    t.body[held, X] = t.hand[HAND_X]
    t.body[held, Y] = t.hand[HAND_Y]
    t.body[held, ANGLE] = t.hand[HAND_ANGLE]
    if not make_room(t, held):
        _tell(t, BLOCK, -1, held)
        return
    t.here[held] = 1
    for i in range(n):  # what touched the hand touched this stone
        if t.touch[i, n]:
            t.touch[i, held] = 1
            t.touch[held, i] = 1
            t.touch[i, n] = 0
            t.touch[n, i] = 0
    _tell(t, LAND, held, held)


@inner
def _lift(t: Table, i: int) -> None:
    """A stone jumps to the hand, which is drawn back with it."""
    n = t.body.shape[0]
    t.touch[i, n] = 1
    t.touch[n, i] = 1
    t.here[i] = 0
    _tell(t, LIFT, i, int(t.hand[HELD]))


@inner
def _push_stones(t: Table) -> bool:
    """Move the stones by their forces, against dry friction; whether one jumped to the hand."""
    dt = 1.0 / RATE
    lifted = False
    for i in range(t.body.shape[0]):
        t.pressed[i] = 0
        t.before[i, 0] = t.body[i, X]
        t.before[i, 1] = t.body[i, Y]
        t.before[i, 2] = t.body[i, ANGLE]
        if not t.here[i]:
            continue
        mass = t.props[i, MASS]
        if t.pose[i] != FLAT:
            across = math.sqrt(t.field[i, 0] ** 2 + t.field[i, 1] ** 2)
            if t.props[i, MOMENT] * across > mass * GRAVITY * t.props[i, BASE]:
                _topple(t, i)
                continue
        if t.hand[IN_HAND] > 0.0 and t.force[i, 2] > mass * GRAVITY:
            _lift(t, i)
            lifted = True
            continue
        normal = max(0.0, mass * GRAVITY - t.force[i, 2])
        vx = t.body[i, VX]
        vy = t.body[i, VY]
        friction = (KINETIC if vx != 0.0 or vy != 0.0 else STATIC) * normal / mass * dt
        vx += t.force[i, 0] / mass * dt
        vy += t.force[i, 1] / mass * dt
        speed = math.sqrt(vx * vx + vy * vy)
        if speed <= friction:
            vx = 0.0
            vy = 0.0
        else:
            part = min(FASTEST, speed - friction) / speed
            vx *= part
            vy *= part
        inertia = t.props[i, INERTIA]
        spin = t.body[i, SPIN]
        resists = (KINETIC if spin != 0.0 else STATIC) * normal * t.props[i, ARM] / inertia * dt
        spin += (t.moment[i, 0] * t.field[i, 1] - t.moment[i, 1] * t.field[i, 0]) / inertia * dt
        if abs(spin) <= resists:
            spin = 0.0
        else:
            spin -= resists if spin > 0.0 else -resists
            spin *= 1.0 - SPIN_DAMPING * dt
            spin = min(FASTEST_SPIN, max(-FASTEST_SPIN, spin))
        t.body[i, VX] = vx
        t.body[i, VY] = vy
        t.body[i, SPIN] = spin
        t.body[i, X] += vx * dt
        t.body[i, Y] += vy * dt
        t.body[i, ANGLE] += spin * dt
    return lifted


@inner
def _topple(t: Table, i: int) -> None:
    """An upright stone falls over, its north pole where the field points; it stays up where a string leaves no room."""
    pose = t.pose[i]
    t.pose[i] = FLAT
    t.body[i, ANGLE] = math.atan2(t.field[i, 1], t.field[i, 0])
    if not make_room(t, i):
        t.pose[i] = pose
        t.body[i, X] = t.before[i, 0]
        t.body[i, Y] = t.before[i, 1]
        t.body[i, ANGLE] = t.before[i, 2]
        return
    t.before[i, 0] = t.body[i, X]
    t.before[i, 1] = t.body[i, Y]
    t.before[i, 2] = t.body[i, ANGLE]
    _tell(t, TOPPLE, i, i)


@inner
def _near_stones(t: Table) -> int:
    """Note the pairs of stones that may touch in this step; how many."""
    n = t.body.shape[0]
    count = 0
    for i in range(n):
        if not t.here[i]:
            continue
        for j in range(i + 1, n):
            if not t.here[j]:
                continue
            dx = t.body[j, X] - t.body[i, X]
            dy = t.body[j, Y] - t.body[i, Y]
            reach = t.props[i, LONG] + t.props[j, LONG] + NEAR
            if dx * dx + dy * dy < reach * reach and count < t.pairs.shape[0] and stone_gap(t, i, j) < NEAR:
                t.pairs[count, 0] = i
                t.pairs[count, 1] = j
                count += 1
    return count


@inner
def _near_strings(t: Table) -> int:
    """Note the links that may touch a stone in this step; how many."""
    count = 0
    for q in range(t.nodes.shape[0]):
        for i in range(t.body.shape[0]):
            if not t.here[i]:
                continue
            x = t.body[i, X]
            y = t.body[i, Y]
            reach = t.props[i, LONG] + CORD + NEAR + t.link[q]
            square = reach * reach
            for k in range(NODES):
                dx = t.nodes[q, k, 0] - x
                dy = t.nodes[q, k, 1] - y
                if dx * dx + dy * dy < square and count < t.borders.shape[0] and string_gap(t, q, k, i) < NEAR:
                    t.borders[count, 0] = q
                    t.borders[count, 1] = k
                    t.borders[count, 2] = i
                    count += 1
    return count


@inner
def _near_selves(t: Table, q: int, count: int) -> int:
    """Note where a string may touch itself in this step, and from which side; how many by now."""
    reach = 2.0 * CORD + NEAR
    for k in range(NODES):
        for j in range(NODES):
            apart = (j - k) % NODES
            if apart <= 1 or apart >= NODES - 2:
                continue
            fx = t.nodes[q, k, 0] - t.nodes[q, j, 0]
            fy = t.nodes[q, k, 1] - t.nodes[q, j, 1]
            if abs(fx) > reach + t.link[q] or abs(fy) > reach + t.link[q]:
                continue
            j2 = j + 1 if j + 1 < NODES else 0
            ex = t.nodes[q, j2, 0] - t.nodes[q, j, 0]
            ey = t.nodes[q, j2, 1] - t.nodes[q, j, 1]
            u = min(1.0, max(0.0, (fx * ex + fy * ey) / max(1e-12, ex * ex + ey * ey)))
            dx = fx - u * ex
            dy = fy - u * ey
            if dx * dx + dy * dy < reach * reach and count < t.selves.shape[0]:
                t.selves[count, 0] = q
                t.selves[count, 1] = k
                t.selves[count, 2] = j
                t.selves[count, 3] = 1 if ex * fy - ey * fx >= 0.0 else -1
                count += 1
    return count


@inner
def _weight(t: Table, q: int, k: int, hand: float) -> float:
    """How easily a node moves: not at all while it lies still, and `hand` for the one that is pulled."""
    if t.pull[PULLING] > 0.0 and int(t.pull[LOOP]) == q and int(t.pull[NODE]) == k:
        return hand
    return 1.0 if t.loose[q, k] > 0 else 0.0


@inner
def _mend_links(t: Table, q: int, hand: float, backwards: bool) -> float:
    """Bring links to their length and keep the string from folding; how wrong the worst link was."""
    length = t.link[q]
    worst = 0.0
    for step_number in range(NODES):
        k = NODES - 1 - step_number if backwards else step_number
        k2 = k + 1 if k + 1 < NODES else 0
        w1 = _weight(t, q, k, hand)
        w2 = _weight(t, q, k2, hand)
        if w1 + w2 == 0.0:
            continue
        dx = t.nodes[q, k2, 0] - t.nodes[q, k, 0]
        dy = t.nodes[q, k2, 1] - t.nodes[q, k, 1]
        distance = math.sqrt(dx * dx + dy * dy)
        if distance < 1e-9:
            continue
        worst = max(worst, abs(distance / length - 1.0))
        part = (distance - length) / distance / (w1 + w2)
        t.nodes[q, k, 0] += w1 * part * dx
        t.nodes[q, k, 1] += w1 * part * dy
        t.nodes[q, k2, 0] -= w2 * part * dx
        t.nodes[q, k2, 1] -= w2 * part * dy
    least = FOLD * length
    for k in range(NODES):
        k2 = (k + 2) % NODES
        dx = t.nodes[q, k2, 0] - t.nodes[q, k, 0]
        dy = t.nodes[q, k2, 1] - t.nodes[q, k, 1]
        square = dx * dx + dy * dy
        if square < least * least and square > 1e-12:
            w1 = _weight(t, q, k, hand)
            w2 = _weight(t, q, k2, hand)
            if w1 + w2 > 0.0:
                distance = math.sqrt(square)
                part = (distance - least) / distance / (w1 + w2)
                t.nodes[q, k, 0] += w1 * part * dx
                t.nodes[q, k, 1] += w1 * part * dy
                t.nodes[q, k2, 0] -= w2 * part * dx
                t.nodes[q, k2, 1] -= w2 * part * dy
    return worst


@inner
def _part_selves(t: Table, count: int, hand: float) -> None:
    """Push apart where a string comes too near to itself, back to the side it came from."""
    least = 2.0 * CORD
    for c in range(count):
        q = t.selves[c, 0]
        k = t.selves[c, 1]
        j = t.selves[c, 2]
        side = float(t.selves[c, 3])
        j2 = j + 1 if j + 1 < NODES else 0
        ex = t.nodes[q, j2, 0] - t.nodes[q, j, 0]
        ey = t.nodes[q, j2, 1] - t.nodes[q, j, 1]
        square = ex * ex + ey * ey
        if square < 1e-12:
            continue
        fx = t.nodes[q, k, 0] - t.nodes[q, j, 0]
        fy = t.nodes[q, k, 1] - t.nodes[q, j, 1]
        u = min(1.0, max(0.0, (fx * ex + fy * ey) / square))
        dx = fx - u * ex
        dy = fy - u * ey
        length = math.sqrt(square)
        if 0.0 < u < 1.0:
            nx = -ey / length * side
            ny = ex / length * side
            apart = dx * nx + dy * ny
        else:
            apart = math.sqrt(dx * dx + dy * dy)
            if apart < 1e-9:
                continue
            nx = dx / apart
            ny = dy / apart
        if apart >= least:
            continue
        w = _weight(t, q, k, hand)
        w1 = _weight(t, q, j, hand)
        w2 = _weight(t, q, j2, hand)
        whole = w + w1 * (1.0 - u) ** 2 + w2 * u * u
        if whole < 1e-9:
            continue
        part = (least - apart) / whole
        t.nodes[q, k, 0] += part * w * nx
        t.nodes[q, k, 1] += part * w * ny
        t.nodes[q, j, 0] -= part * w1 * (1.0 - u) * nx
        t.nodes[q, j, 1] -= part * w1 * (1.0 - u) * ny
        t.nodes[q, j2, 0] -= part * w2 * u * nx
        t.nodes[q, j2, 1] -= part * w2 * u * ny
        if t.loose[q, j] == 0 or t.loose[q, j2] == 0 or t.loose[q, k] == 0:
            _loosen(t, q, j, 1)
            _loosen(t, q, k, 1)


@inner
def _loosen(t: Table, q: int, k: int, around: int) -> None:
    for apart in range(-around, around + 2):
        t.loose[q, (k + apart) % NODES] = LOOSE_TICKS


@inner
def _part_borders(t: Table, count: int, hand: float) -> float:
    """Push stones and strings apart; how deep the deepest contact was."""
    deepest = 0.0
    for c in range(count):
        q = t.borders[c, 0]
        k = t.borders[c, 1]
        i = t.borders[c, 2]
        gap = string_gap(t, q, k, i)
        if gap >= 0.0:
            continue
        deepest = max(deepest, -gap)
        k2 = k + 1 if k + 1 < NODES else 0
        if gap < -0.02 and (t.loose[q, k] == 0 or t.loose[q, k2] == 0):
            _loosen(t, q, k, 2)
        u = t.gap[0]
        nx = t.gap[1]
        ny = t.gap[2]
        lever = t.gap[3] * ny - t.gap[4] * nx
        stone = 1.0 / t.props[i, MASS]
        inertia = t.props[i, INERTIA]
        w1 = _weight(t, q, k, hand) * (1.0 - u) / NODE_MASS
        w2 = _weight(t, q, k2, hand) * u / NODE_MASS
        push = -gap / (stone + lever * lever / inertia + w1 * (1.0 - u) + w2 * u)
        t.body[i, X] += push * stone * nx
        t.body[i, Y] += push * stone * ny
        t.body[i, ANGLE] += push * lever / inertia
        t.nodes[q, k, 0] -= push * w1 * nx
        t.nodes[q, k, 1] -= push * w1 * ny
        t.nodes[q, k2, 0] -= push * w2 * nx
        t.nodes[q, k2, 1] -= push * w2 * ny
        t.pressed[i] = max(t.pressed[i], 1)
    return deepest


@inner
def _part_stones(t: Table, count: int) -> float:
    """Push stones apart, and note who touched; how deep the deepest contact was."""
    deepest = 0.0
    for c in range(count):
        i = t.pairs[c, 0]
        j = t.pairs[c, 1]
        gap = stone_gap(t, i, j)
        if gap < CONTACT and not t.touch[i, j]:
            t.touch[i, j] = 1
            t.touch[j, i] = 1
            _tell(t, TOUCH, i, j)
        if gap >= 0.0:
            continue
        deepest = max(deepest, -gap)
        nx = t.gap[0]
        ny = t.gap[1]
        first = t.gap[2] * ny - t.gap[3] * nx
        second = t.gap[4] * ny - t.gap[5] * nx
        w1 = 1.0 / t.props[i, MASS]
        w2 = 1.0 / t.props[j, MASS]
        push = -gap / (w1 + w2 + first * first / t.props[i, INERTIA] + second * second / t.props[j, INERTIA])
        t.body[i, X] -= push * w1 * nx
        t.body[i, Y] -= push * w1 * ny
        t.body[i, ANGLE] -= push * first / t.props[i, INERTIA]
        t.body[j, X] += push * w2 * nx
        t.body[j, Y] += push * w2 * ny
        t.body[j, ANGLE] += push * second / t.props[j, INERTIA]
        t.pressed[i] = 2
        t.pressed[j] = 2
    return deepest


@inner
def _follow(t: Table, q: int, node: int) -> None:
    """Draw the string after the pulled node, to both sides, as far as it is taut."""
    for side in (1, NODES - 1):
        last = node
        for _ in range(NODES // 2):
            k = (last + side) % NODES
            dx = t.nodes[q, k, 0] - t.nodes[q, last, 0]
            dy = t.nodes[q, k, 1] - t.nodes[q, last, 1]
            distance = math.sqrt(dx * dx + dy * dy)
            if distance <= t.link[q]:
                break
            t.nodes[q, k, 0] = t.nodes[q, last, 0] + dx * t.link[q] / distance
            t.nodes[q, k, 1] = t.nodes[q, last, 1] + dy * t.link[q] / distance
            t.loose[q, k] = LOOSE_TICKS
            last = k


@inner
def _grow(t: Table, q: int) -> None:
    """Loosen the nodes whose links are still wrong: so a pull reaches only as far as it must."""
    length = t.link[q]
    for k in range(NODES):
        k2 = k + 1 if k + 1 < NODES else 0
        if (t.loose[q, k] > 0) == (t.loose[q, k2] > 0):
            continue
        dx = t.nodes[q, k2, 0] - t.nodes[q, k, 0]
        dy = t.nodes[q, k2, 1] - t.nodes[q, k, 1]
        if abs(math.sqrt(dx * dx + dy * dy) / length - 1.0) > LINK_GOAL:
            if t.loose[q, k] > 0:
                t.loose[q, k2] = -LOOSE_TICKS
                t.loose[q, (k2 + 1) % NODES] = -LOOSE_TICKS
            else:
                t.loose[q, k] = -LOOSE_TICKS
                t.loose[q, (k - 1) % NODES] = -LOOSE_TICKS
    for k in range(NODES):
        t.loose[q, k] = abs(t.loose[q, k])


@inner
def _put_right(t: Table, borders: int, pairs: int, selves: int) -> float:
    """Sweep over all constraints until they hold or patience ends; how deep a string is pressed into a stone."""
    strings = t.nodes.shape[0]
    deep = 0.0
    for sweep in range(MORE_SWEEPS):
        hand = 0.0 if sweep < YIELD_AFTER else 1.0
        wrong = 0.0
        t.clock[SWEPT] += 1
        for q in range(strings):
            wrong = max(wrong, _mend_links(t, q, hand, sweep % 2 == 1))
        if selves > 0:
            _part_selves(t, selves, hand)
        deep = _part_borders(t, borders, hand)
        deepest = max(deep, _part_stones(t, pairs)) if sweep < SWEEPS or sweep % 4 == 0 else deep
        if wrong <= LINK_GOAL and deepest < 0.01:
            break
        if sweep >= SWEEPS and wrong <= LINK_ENOUGH and deep < 0.1:
            break
        if sweep == FOLLOW_AFTER and t.pull[PULLING] > 0.0 and t.loose[int(t.pull[LOOP])].min() > 0:
            _follow(t, int(t.pull[LOOP]), int(t.pull[NODE]))
        if sweep % 3 == 2:
            for q in range(strings):
                _grow(t, q)
    return deep


@inner
def _is_sound(t: Table, q: int, borders: int) -> bool:
    """Whether a string keeps its promises: its length, no crossing of itself, no stone passed."""
    whole = 0.0
    for k in range(NODES):
        k2 = k + 1 if k + 1 < NODES else 0
        dx = t.nodes[q, k2, 0] - t.nodes[q, k, 0]
        dy = t.nodes[q, k2, 1] - t.nodes[q, k, 1]
        distance = math.sqrt(dx * dx + dy * dy)
        whole += distance
        if abs(distance / t.link[q] - 1.0) > LINK_LIMIT:
            return False
    if abs(whole / (NODES * t.link[q]) - 1.0) > PERIMETER_LIMIT:
        return False
    if crosses_itself(t.nodes[q], t.loose[q]):
        return False
    for c in range(borders):
        if t.borders[c, 0] != q:
            continue
        k = t.borders[c, 1]
        i = t.borders[c, 2]
        if is_skewered(t, q, k, i):
            return False
        if string_gap(t, q, k, i) < -DEEPEST:
            was = encloses(t.nodes_before[q], t.before[i, 0], t.before[i, 1])
            if was != encloses(t.nodes[q], t.body[i, X], t.body[i, Y]):
                return False
    return True


@inner
def _restart(t: Table) -> None:
    """Back to before the constraints were put right."""
    t.nodes[:] = t.nodes_before
    t.loose[:] = t.loose_before
    for i in range(t.body.shape[0]):
        t.body[i, X] = t.meant[i, 0]
        t.body[i, Y] = t.meant[i, 1]
        t.body[i, ANGLE] = t.meant[i, 2]
        t.pressed[i] = 0


@inner
def _constrain(t: Table) -> None:
    """Put right what must not be; a string that cannot be put right stays where it was, and so do the stones at it."""
    strings = t.nodes.shape[0]
    pulled = int(t.pull[LOOP]) if t.pull[PULLING] > 0.0 else -1
    borders = _near_strings(t)
    pairs = _near_stones(t)
    if pulled < 0 and borders == 0 and pairs == 0:
        return
    for q in range(strings):
        for k in range(NODES):
            t.loose[q, k] = max(0, t.loose[q, k] - 1)
    selves = 0
    for q in range(strings):
        busy = q == pulled
        for c in range(borders):
            busy = busy or t.borders[c, 0] == q
        if busy:
            selves = _near_selves(t, q, selves)
    t.nodes_before[:] = t.nodes
    t.loose_before[:] = t.loose
    for i in range(t.body.shape[0]):
        t.meant[i, 0] = t.body[i, X]
        t.meant[i, 1] = t.body[i, Y]
        t.meant[i, 2] = t.body[i, ANGLE]
    for attempt in range(2):
        if attempt == 0 and pulled >= 0:
            node = int(t.pull[NODE])
            dx = t.pull[PULL_X] - t.nodes[pulled, node, 0]
            dy = t.pull[PULL_Y] - t.nodes[pulled, node, 1]
            distance = math.sqrt(dx * dx + dy * dy)
            part = 1.0 if distance <= HAND_SPEED / RATE else HAND_SPEED / RATE / distance
            t.nodes[pulled, node, 0] += dx * part
            t.nodes[pulled, node, 1] += dy * part
            if distance > 1e-9:
                _loosen(t, pulled, node - 1, 2)
                _loosen(t, pulled, node, 2)
        deep = _put_right(t, borders, pairs, selves)
        sound = attempt == 1 or deep <= DEEPEST
        for q in range(strings):
            sound = sound and _is_sound(t, q, borders)
        if sound:
            return
        if attempt == 0:
            if pulled >= 0:
                _tell_block(t, pulled)
            _restart(t)
    for q in range(strings):
        if _is_sound(t, q, borders):
            continue
        t.nodes[q] = t.nodes_before[q]
        for c in range(borders):
            if t.borders[c, 0] == q:
                i = t.borders[c, 2]
                t.body[i, X] = t.before[i, 0]
                t.body[i, Y] = t.before[i, 1]
                t.body[i, ANGLE] = t.before[i, 2]
                t.body[i, VX] = 0.0
                t.body[i, VY] = 0.0
                t.body[i, SPIN] = 0.0
                t.pressed[i] = 0


@inner
def _tell_block(t: Table, q: int) -> None:
    """A pull that cannot be followed is told once, until something else happens."""
    count = t.clock[EVENTS]
    if count == 0 or t.events[count - 1, 0] != BLOCK or t.events[count - 1, 1] != q:
        _tell(t, BLOCK, q, int(t.pull[NODE]))


@inner
def _hand_touches(t: Table) -> bool:
    """Whether the stone in the hand touches one on the table: their sections at the height between them overlap."""
    held = int(t.hand[HELD])
    lifted = False
    for i in range(t.body.shape[0]):
        if not t.here[i]:
            continue
        apart = abs(t.hand[HAND_Z] - height(t, i)) / (height(t, held) + height(t, i))
        if apart >= 1.0:
            continue
        dx = t.body[i, X] - t.hand[HAND_X]
        dy = t.body[i, Y] - t.hand[HAND_Y]
        reach = t.props[i, LONG] + t.props[held, LONG] + CONTACT
        if dx * dx + dy * dy > reach * reach:
            continue
        shrink = math.sqrt(1.0 - apart * apart)
        gap = _outline_gap(t, held, t.hand[HAND_X], t.hand[HAND_Y], t.hand[HAND_ANGLE], i, shrink)
        if gap < CONTACT:
            _lift(t, i)
            lifted = True
    return lifted


@inner
def _settle_speeds(t: Table) -> float:
    """What contacts did to the speeds; the fastest motion there is."""
    fastest = 0.0
    for i in range(t.body.shape[0]):
        if not t.here[i]:
            continue
        if t.pressed[i]:
            vx = (t.body[i, X] - t.before[i, 0]) * RATE
            vy = (t.body[i, Y] - t.before[i, 1]) * RATE
            spin = (t.body[i, ANGLE] - t.before[i, 2]) * RATE
            speed = math.sqrt(vx * vx + vy * vy)
            if speed > FASTEST:
                vx *= FASTEST / speed
                vy *= FASTEST / speed
            if t.pressed[i] == 2:
                vx *= BLEED
                vy *= BLEED
                spin *= BLEED
            if t.pressed[i] == 1 and t.pull[PULLING] <= 0.0 and speed < HELD_UP and abs(spin) < HELD_UP_SPIN:
                t.body[i, X] = t.before[i, 0]  # it leans on a string that nobody moves: it lies still
                t.body[i, Y] = t.before[i, 1]
                t.body[i, ANGLE] = t.before[i, 2]
                vx = 0.0
                vy = 0.0
                spin = 0.0
            if vx * vx + vy * vy < 9.0:
                vx = 0.0
                vy = 0.0
            if abs(spin) < 0.3:
                spin = 0.0
            t.body[i, VX] = vx
            t.body[i, VY] = vy
            t.body[i, SPIN] = min(FASTEST_SPIN, max(-FASTEST_SPIN, spin))
        speed = math.sqrt(t.body[i, VX] ** 2 + t.body[i, VY] ** 2) + abs(t.body[i, SPIN]) * t.props[i, LONG]
        fastest = max(fastest, speed)
    return fastest


@inner
def step(t: Table) -> None:
    """One step of 1/240 s."""
    _move_hand(t)
    magnetism(t)
    lifted = _push_stones(t)
    _constrain(t)
    if t.hand[IN_HAND] > 0.0:
        lifted = _hand_touches(t) or lifted
        if lifted:
            t.hand[IN_HAND] = 0.0
            t.hand[LOWERING] = 0.0
    moving = _settle_speeds(t) > 0.0 or t.hand[IN_HAND] > 0.0 or t.pull[PULLING] > 0.0
    t.clock[QUIET] = 0 if moving else t.clock[QUIET] + 1
    t.clock[TICK] += 1


@njit(cache=True)
def run(t: Table, steps: int, quiet: int, watching: bool) -> int:
    """So many steps, or fewer: it ends once nothing has moved for `quiet` steps, or after a strike if it is watching.

    How many there were.
    """
    strikes = t.clock[STRIKES]
    for number in range(steps):
        if t.clock[QUIET] >= quiet or (watching and t.clock[STRIKES] > strikes):
            return number
        step(t)
    return steps
