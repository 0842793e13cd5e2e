"""What may come into contact within one step.

Along a string no node is farther from the next than a link is long: so where it is far away, many nodes are passed by.
"""

import math

from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.layout import LONG, NODES, Table, X, Y
from klub.games.kluster.kernel.matter import CORD, LONGEST, NEAR
from klub.games.kluster.kernel.outline import nearest, string_gap


@inner
def near_stones(t: Table) -> int:
    """Note the pairs of stones that may touch in this step; how many."""
    n = t.stones
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
            if dx * dx + dy * dy >= reach * reach or count == t.pairs.shape[0]:
                continue
            gap, k, m = nearest(t, i, t.body[i, X], t.body[i, Y], t.axis[i, 0], t.axis[i, 1], j, 1.0)
            if gap < NEAR:
                t.pairs[count, 0] = i
                t.pairs[count, 1] = j
                t.pairs[count, 2] = k
                t.pairs[count, 3] = m
                count += 1
    return count


@inner
def near_strings(t: Table) -> int:
    """Note the links that may touch a stone in this step; how many."""
    count = 0
    for q in range(t.strings):
        for i in range(t.stones):
            if not t.here[i]:
                continue
            x = t.body[i, X]
            y = t.body[i, Y]
            longest = LONGEST * t.link[q]
            reach = t.props[i, LONG] + CORD + NEAR + longest
            near = 0
            for k in range(NODES):
                if k < near:
                    continue
                dx = t.nodes[q, k, 0] - x
                dy = t.nodes[q, k, 1] - y
                square = dx * dx + dy * dy
                if square >= reach * reach:
                    near = k + 1 + int((math.sqrt(square) - reach) / longest)
                elif count < t.borders.shape[0] and string_gap(t, q, k, i) < NEAR:
                    t.borders[count, 0] = q
                    t.borders[count, 1] = k
                    t.borders[count, 2] = i
                    count += 1
    return count


@inner
def near_selves(t: Table, pulled: int, borders: int) -> int:
    """Note where strings that may move can touch themselves in this step, and from which side; how many."""
    reach = 2.0 * CORD + NEAR
    count = 0
    busy = False
    for at in range(t.strings * NODES):
        q = at // NODES
        k = at % NODES
        if k == 0:
            busy = _may_move(t, q, pulled, borders)
        if not busy:
            continue
        longest = LONGEST * t.link[q]
        j = -1
        while j < NODES - 1:
            j += 1
            apart = j - k if j >= k else j - k + NODES
            if apart <= 1 or apart >= NODES - 2:
                continue
            fx = t.nodes[q, k, 0] - t.nodes[q, j, 0]
            fy = t.nodes[q, k, 1] - t.nodes[q, j, 1]
            square = fx * fx + fy * fy
            if square > (reach + longest) ** 2:
                j += int((math.sqrt(square) - reach - longest) / longest)
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
def _may_move(t: Table, q: int, pulled: int, borders: int) -> bool:
    """Whether a string is pulled or near a stone."""
    if q == pulled:
        return True
    for c in range(borders):
        if t.borders[c, 0] == q:
            return True
    return False
