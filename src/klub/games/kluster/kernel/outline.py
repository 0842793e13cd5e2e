"""The outlines of stones, made of circles, and how near they are to each other and to a string.

A gap is a convex function of where the circles are on their axes: so the nearest circle to a link is found by walking
along the axis as long as it comes nearer.
"""

import math
from typing import Any

from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.layout import ANGLE, CIRCLES, FLAT, LONG, NODES, WIDE, Table, X, Y
from klub.games.kluster.kernel.matter import CONTACT, CORD


@inner
def aim(t: Table, i: int) -> None:
    """Note the axis of a stone: to be done whenever its angle has changed, before gaps are asked for."""
    t.axis[i, 0] = math.cos(t.body[i, ANGLE])
    t.axis[i, 1] = math.sin(t.body[i, ANGLE])


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
def nearest(t: Table, i: int, x: float, y: float, c: float, s: float, j: int, shrink: float) -> Any:
    """The gap between stone `j` where it lies and stone `i` at a place, both drawn smaller by `shrink`.

    And the circles of `i` and of `j` between which it is.
    """
    others = circle_count(t, j)
    for m in range(others):
        oj, rj = circle(t, j, m)
        t.outline[m, 0] = t.body[j, X] - x + t.axis[j, 0] * oj * shrink
        t.outline[m, 1] = t.body[j, Y] - y + t.axis[j, 1] * oj * shrink
        t.outline[m, 2] = rj * shrink
    best = 1e18
    first = 0
    second = 0
    for k in range(circle_count(t, i)):
        oi, ri = circle(t, i, k)
        px = c * oi * shrink
        py = s * oi * shrink
        for m in range(others):
            dx = t.outline[m, 0] - px
            dy = t.outline[m, 1] - py
            reach = best + ri * shrink + t.outline[m, 2]
            square = dx * dx + dy * dy
            if reach > 0.0 and square < reach * reach:  # nearer than the nearest so far; the root is only then needed
                best = math.sqrt(square) - ri * shrink - t.outline[m, 2]
                first = k
                second = m
    return best, first, second


@inner
def meeting(t: Table, i: int, k: int, j: int, m: int) -> float:
    """The gap between a circle of one stone and a circle of another.

    `gap` gets the normal from `i` to `j` and where the contact is, seen from either centre.
    """
    oi, ri = circle(t, i, k)
    oj, rj = circle(t, j, m)
    px = t.axis[i, 0] * oi
    py = t.axis[i, 1] * oi
    qx = t.axis[j, 0] * oj
    qy = t.axis[j, 1] * oj
    dx = t.body[j, X] + qx - t.body[i, X] - px
    dy = t.body[j, Y] + qy - t.body[i, Y] - py
    square = dx * dx + dy * dy
    reach = ri + rj + 1.0
    if square > reach * reach:
        return 1.0
    distance = math.sqrt(square)
    nx = 1.0
    ny = 0.0
    if distance > 1e-9:
        nx = dx / distance
        ny = dy / distance
    t.gap[0] = nx
    t.gap[1] = ny
    t.gap[2] = px + nx * ri
    t.gap[3] = py + ny * ri
    t.gap[4] = qx - nx * rj
    t.gap[5] = qy - ny * rj
    gap: float = distance - ri - rj
    return gap


@entry
def stone_gap(t: Table, i: int, j: int) -> float:
    """The gap between two stones on the table, or a part of it if they are well apart; below zero they overlap."""
    dx = t.body[j, X] - t.body[i, X]
    dy = t.body[j, Y] - t.body[i, Y]
    clear: float = math.sqrt(dx * dx + dy * dy) - t.props[i, LONG] - t.props[j, LONG]
    if clear > CONTACT:
        return clear
    aim(t, i)
    aim(t, j)
    gap: float = nearest(t, i, t.body[i, X], t.body[i, Y], t.axis[i, 0], t.axis[i, 1], j, 1.0)[0]
    return gap


@inner
def string_gap(t: Table, q: int, k: int, i: int) -> float:
    """The gap between a link of a string and a stone, or a part of it if they are well apart.

    Below zero it is exact, and `gap` gets where on the link the contact is (0 … 1), the normal towards the stone, and
    where it is on the stone.
    """
    after = k + 1 if k + 1 < NODES else 0
    px = t.nodes[q, k, 0] - t.body[i, X]
    py = t.nodes[q, k, 1] - t.body[i, Y]
    ex = t.nodes[q, after, 0] - t.nodes[q, k, 0]
    ey = t.nodes[q, after, 1] - t.nodes[q, k, 1]
    square = ex * ex + ey * ey
    if square < 1e-12:
        return 1e18
    u = min(1.0, max(0.0, -(px * ex + py * ey) / square))
    dx = px + u * ex
    dy = py + u * ey
    beyond: float = t.props[i, LONG] + CORD
    far = dx * dx + dy * dy
    if far > beyond * beyond:
        return math.sqrt(far) - beyond
    count = circle_count(t, i)
    m = count // 2
    if t.axis[i, 0] * dx + t.axis[i, 1] * dy < 0.0:
        step = -1
    else:
        step = 1
    best = 1e18
    for _ in range(count):
        offset, radius = circle(t, i, m)
        cx = t.axis[i, 0] * offset
        cy = t.axis[i, 1] * offset
        u = min(1.0, max(0.0, ((cx - px) * ex + (cy - py) * ey) / square))
        dx = cx - px - u * ex
        dy = cy - py - u * ey
        distance = math.sqrt(dx * dx + dy * dy)
        gap = distance - radius - CORD
        if gap >= best:
            break
        best = gap
        t.gap[0] = u
        t.gap[1] = 1.0
        t.gap[2] = 0.0
        if distance > 1e-9:
            t.gap[1] = dx / distance
            t.gap[2] = dy / distance
        t.gap[3] = cx - t.gap[1] * radius
        t.gap[4] = cy - t.gap[2] * radius
        m += step
        if m < 0 or m >= count:
            break
    return best
