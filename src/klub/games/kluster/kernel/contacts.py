"""Stones pushed apart from each other and from strings."""

from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.cord import loosen, weight
from klub.games.kluster.kernel.diary import tell
from klub.games.kluster.kernel.layout import ANGLE, INERTIA, MASS, NODES, TOUCH, Table, X, Y
from klub.games.kluster.kernel.matter import AWAY, CONTACT, NODE_MASS
from klub.games.kluster.kernel.outline import aim, meeting, nearest, string_gap


@inner
def part_borders(t: Table, count: int, hand: float, anew: bool) -> float:
    """Push stones and strings apart; how deep the deepest contact was.

    Without `anew` those are passed by that were not near when last looked at.
    """
    deepest = 0.0
    for c in range(count):
        if not anew and t.border_gap[c] > AWAY:
            continue
        q = t.borders[c, 0]
        k = t.borders[c, 1]
        i = t.borders[c, 2]
        gap = string_gap(t, q, k, i)
        t.border_gap[c] = gap
        if gap >= 0.0:
            continue
        deepest = max(deepest, -gap)
        k2 = k + 1 if k + 1 < NODES else 0
        if gap < -0.02 and (t.loose[q, k] == 0 or t.loose[q, k2] == 0):
            loosen(t, q, k, 2)
        u = t.gap[0]
        nx = t.gap[1]
        ny = t.gap[2]
        lever = t.gap[3] * ny - t.gap[4] * nx
        stone = 1.0 / t.props[i, MASS]
        inertia = t.props[i, INERTIA]
        w1 = weight(t, q, k, hand) * (1.0 - u) / NODE_MASS
        w2 = weight(t, q, k2, hand) * u / NODE_MASS
        push = -gap / (stone + lever * lever / inertia + w1 * (1.0 - u) + w2 * u)
        t.body[i, X] += push * stone * nx
        t.body[i, Y] += push * stone * ny
        t.body[i, ANGLE] += push * lever / inertia
        aim(t, i)
        t.nodes[q, k, 0] -= push * w1 * nx
        t.nodes[q, k, 1] -= push * w1 * ny
        t.nodes[q, k2, 0] -= push * w2 * nx
        t.nodes[q, k2, 1] -= push * w2 * ny
        t.pressed[i] = max(t.pressed[i], 1)
    return deepest


@inner
def part_stones(t: Table, count: int, anew: bool) -> float:
    """Push stones apart, and note who touched; how deep the deepest contact was.

    With `anew` it is asked again where stones are nearest to each other.
    """
    deepest = 0.0
    for c in range(count):
        i = t.pairs[c, 0]
        j = t.pairs[c, 1]
        if anew:
            _, k, m = nearest(t, i, t.body[i, X], t.body[i, Y], t.axis[i, 0], t.axis[i, 1], j, 1.0)
            t.pairs[c, 2] = k
            t.pairs[c, 3] = m
        gap = meeting(t, i, t.pairs[c, 2], j, t.pairs[c, 3])
        if gap < CONTACT and not t.touch[i, j]:
            t.touch[i, j] = 1
            t.touch[j, i] = 1
            tell(t, TOUCH, i, j)
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
        aim(t, i)
        aim(t, j)
        t.pressed[i] = 2
        t.pressed[j] = 2
    return deepest
