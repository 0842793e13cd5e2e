"""How near stones are to moving: what pulls them, next to what holds them."""

import math
from typing import Final

from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.field import magnetism
from klub.games.kluster.kernel.layout import ARM, BASE, FLAT, MASS, MOMENT, Table
from klub.games.kluster.kernel.matter import GRAVITY, STATIC

TURNS_EASILY: Final = 1.0  # mm; a stone with a shorter arm turns like the needle of a compass: no sign of danger
TURNING: Final = 0.5  # so much of what would turn a stone counts: that alone does not make it snap


@entry
def unrest(t: Table) -> None:
    """Fill `unrest` for every stone: how near it is to moving, 0 … 1; and 0 for those that are not on the table."""
    magnetism(t)
    for i in range(t.stones):
        t.unrest[i] = 0.0
        if t.here[i]:
            fx, fy, fz = t.force[i, 0], t.force[i, 1], t.force[i, 2]
            t.unrest[i] = min(1.0, share(t, i, fx, fy, fz, t.field[i, 0], t.field[i, 1]))


@inner
def share(t: Table, i: int, fx: float, fy: float, fz: float, bx: float, by: float) -> float:
    """What a force and a field are of what makes a stone slide, jump or fall over: from 1 on it does.

    Once it turns, it is half-way there. Its moment is the one in `moment`.
    """
    weight: float = t.props[i, MASS] * GRAVITY
    holds = STATIC * max(1e-9, weight - fz)
    found: float = max(math.sqrt(fx * fx + fy * fy) / holds, fz / weight)
    if t.pose[i] != FLAT:
        found = max(found, t.props[i, MOMENT] * math.sqrt(bx * bx + by * by) / (weight * t.props[i, BASE]))
    elif t.props[i, ARM] >= TURNS_EASILY:
        turns = abs(t.moment[i, 0] * by - t.moment[i, 1] * bx) / (holds * t.props[i, ARM])
        found = max(found, TURNING * min(1.0, turns))
    return found
