"""The table in whole numbers, for those who watch."""

import math
from typing import Final

import numpy as np

from klub.compiled import Array
from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.layout import ANGLE, NODES, Table, X, Y
from klub.games.kluster.kernel.unrest import unrest

CALM: Final = 0.4  # up to this share of what would move it, a stone is shown at rest


@entry
def picture(t: Table, stones: Array, nodes: Array) -> None:
    """Fill for each stone: pose (−1: not on the table), x, y, angle, unrest; and x, y for each node of each string.

    Tenths of a millimetre, thousandths of a radian; unrest is 0 … 255 in steps of 17.
    """
    unrest(t)
    for i in range(t.stones):
        if not t.here[i]:
            stones[i, 0] = -1
            for column in range(1, 5):
                stones[i, column] = 0
            continue
        angle = t.body[i, ANGLE]
        stones[i, 0] = t.pose[i]
        stones[i, 1] = _whole(10.0 * t.body[i, X])
        stones[i, 2] = _whole(10.0 * t.body[i, Y])
        stones[i, 3] = _whole(1000.0 * (angle - 2.0 * math.pi * np.rint(angle / (2.0 * math.pi))))
        stones[i, 4] = 17 * _whole(15.0 * max(0.0, t.unrest[i] - CALM) / (1.0 - CALM))
    for q in range(t.strings):
        for k in range(NODES):
            nodes[q, k, 0] = _whole(10.0 * t.nodes[q, k, 0])
            nodes[q, k, 1] = _whole(10.0 * t.nodes[q, k, 1])


@inner
def _whole(value: float) -> int:
    return int(np.rint(value))
