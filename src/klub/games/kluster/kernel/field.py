"""Magnetism: dipoles, every stone with every other."""

import math

from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.layout import (
    ANGLE,
    HAND_ANGLE,
    HAND_X,
    HAND_Y,
    HAND_Z,
    HELD,
    IN_HAND,
    MOMENT,
    NORTH_UP,
    SOUTH_UP,
    Table,
    X,
    Y,
)
from klub.games.kluster.kernel.matter import CLUMPED, COUPLING, SOFTENING
from klub.games.kluster.kernel.outline import height


@entry
def magnetism(t: Table) -> None:
    """Fill `force` and `field` for every stone on the table and the one in the hand: dipoles, all pairs."""
    n = t.stones
    for i in range(n):
        if t.here[i]:
            _point(t, i, i, t.body[i, X], t.body[i, Y], height(t, i), t.body[i, ANGLE])
    rows = n
    if t.hand[IN_HAND] > 0.0:
        held = int(t.hand[HELD])
        _point(t, n, held, t.hand[HAND_X], t.hand[HAND_Y], t.hand[HAND_Z], t.hand[HAND_ANGLE])
        for axis in range(3):
            t.moment[n, axis] *= t.hand[IN_HAND]
        rows = n + 1
    t.force[: n + 1] = 0.0
    t.field[: n + 1] = 0.0
    for i in range(n):
        if not t.here[i]:
            continue
        for j in range(i + 1, rows):
            if j < n and not t.here[j]:
                continue
            _attract(t, i, j)


@inner
def _point(t: Table, row: int, i: int, x: float, y: float, z: float, angle: float) -> None:
    """Note in a row where a stone is, and its moment."""
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


@inner
def _attract(t: Table, i: int, j: int) -> None:
    """Add what two dipoles do to each other."""
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
