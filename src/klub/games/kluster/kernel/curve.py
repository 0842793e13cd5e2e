"""Plane geometry of closed curves: what crosses, what is inside."""

import math

from klub.compiled import Array
from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.layout import CIRCLES, NODES, Table, X, Y
from klub.games.kluster.kernel.outline import circle_count


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
def crosses_itself(nodes: Array, loose: Array, longest: float) -> bool:
    """Whether a string with links up to that length crosses itself, where only loose nodes can have made it so."""
    count = nodes.shape[0]
    for i in range(count):
        i2 = i + 1 if i + 1 < count else 0
        if not loose[i] and not loose[i2]:
            continue
        j = -1
        while j < count - 1:
            j += 1
            j2 = j + 1 if j + 1 < count else 0
            if j in (i, i2) or j2 == i:
                continue
            dx = nodes[j, 0] - nodes[i, 0]
            dy = nodes[j, 1] - nodes[i, 1]
            square = dx * dx + dy * dy
            if square > 4.0 * longest * longest:
                j += int(math.sqrt(square) / longest - 2.0)
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
    cx = t.axis[i, 0] * offset
    cy = t.axis[i, 1] * offset
    x = t.body[i, X]
    y = t.body[i, Y]
    k2 = k + 1 if k + 1 < NODES else 0
    return crosses(
        x - cx, y - cy, x + cx, y + cy, t.nodes[q, k, 0], t.nodes[q, k, 1], t.nodes[q, k2, 0], t.nodes[q, k2, 1]
    )
