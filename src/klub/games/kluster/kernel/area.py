"""Where there is room for a stone, and whether it lies in the area."""

import math

from klub.games.kluster.kernel.compilation import entry
from klub.games.kluster.kernel.curve import encloses, is_skewered
from klub.games.kluster.kernel.layout import LONG, NODES, Table, X, Y
from klub.games.kluster.kernel.matter import CONTACT, CORD
from klub.games.kluster.kernel.outline import aim, stone_gap, string_gap


@entry
def make_room(t: Table, i: int) -> bool:
    """Slide a stone that was put onto a string to the side its centre is on; whether it lies free of strings now."""
    aim(t, i)
    for _ in range(80):
        nearest = 1e18
        nx = 1.0
        ny = 0.0
        free = True
        for q in range(t.strings):
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


@entry
def depth(t: Table, i: int) -> float:
    """How deep strings are pressed into a stone; at most 0 if none is."""
    aim(t, i)
    deepest = -1e18
    for q in range(t.strings):
        for k in range(NODES):
            deepest = max(deepest, -string_gap(t, q, k, i))
    return deepest


@entry
def is_inside(t: Table, i: int, whole: bool) -> bool:
    """Whether the centre of a stone is inside a string, or all of its outline; a string may be touched from inside."""
    aim(t, i)
    for q in range(t.strings):
        inside = encloses(t.nodes[q], t.body[i, X], t.body[i, Y])
        for k in range(NODES):
            if whole and inside and (string_gap(t, q, k, i) < -CORD or is_skewered(t, q, k, i)):
                inside = False
        if inside:
            return True
    return False


@entry
def is_alone(t: Table, i: int) -> bool:
    """Whether a stone touches no other."""
    for j in range(t.stones):
        if j != i and t.here[j] and stone_gap(t, i, j) < CONTACT:
            return False
    return True
