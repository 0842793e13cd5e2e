"""A string as 64 nodes: its links keep their length, and it does not come too near to itself."""

import math

from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.layout import LOOP, NODE, NODES, PULLING, Table
from klub.games.kluster.kernel.matter import CORD, FOLD, LINK_GOAL, LOOSE_TICKS


@inner
def weight(t: Table, q: int, k: int, hand: float) -> float:
    """How easily a node moves: not at all while it lies still, and `hand` for the one that is pulled."""
    if t.pull[PULLING] > 0.0 and int(t.pull[LOOP]) == q and int(t.pull[NODE]) == k:
        return hand
    return 1.0 if t.loose[q, k] > 0 else 0.0


@inner
def is_loose(t: Table, q: int) -> bool:
    """Whether a string is loose all around."""
    for k in range(NODES):
        if t.loose[q, k] <= 0:
            return False
    return True


@inner
def mend_links(t: Table, q: int, hand: float, eager: float, backwards: bool) -> float:
    """Bring links to their length and keep the string from folding; how wrong the worst link was."""
    length = t.link[q]
    worst = 0.0
    for step_number in range(NODES):
        k = NODES - 1 - step_number if backwards else step_number
        k2 = k + 1 if k + 1 < NODES else 0
        w1 = weight(t, q, k, hand)
        w2 = weight(t, q, k2, hand)
        if w1 + w2 == 0.0:
            continue
        dx = t.nodes[q, k2, 0] - t.nodes[q, k, 0]
        dy = t.nodes[q, k2, 1] - t.nodes[q, k, 1]
        distance = math.sqrt(dx * dx + dy * dy)
        if distance < 1e-9:
            continue
        worst = max(worst, abs(distance / length - 1.0))
        part = eager * (distance - length) / distance / (w1 + w2)
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
            w1 = weight(t, q, k, hand)
            w2 = weight(t, q, k2, hand)
            if w1 + w2 > 0.0:
                distance = math.sqrt(square)
                part = (distance - least) / distance / (w1 + w2)
                t.nodes[q, k, 0] += w1 * part * dx
                t.nodes[q, k, 1] += w1 * part * dy
                t.nodes[q, k2, 0] -= w2 * part * dx
                t.nodes[q, k2, 1] -= w2 * part * dy
    return worst


@inner
def part_selves(t: Table, count: int, hand: float) -> None:
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
        w = weight(t, q, k, hand)
        w1 = weight(t, q, j, hand)
        w2 = weight(t, q, j2, hand)
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
            loosen(t, q, j, 1)
            loosen(t, q, k, 1)


@inner
def loosen(t: Table, q: int, k: int, around: int) -> None:
    """Let a link move, and so many nodes to both sides of it."""
    for apart in range(-around, around + 2):
        t.loose[q, (k + apart) % NODES] = LOOSE_TICKS


@inner
def follow(t: Table, q: int, node: int) -> None:
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
def grow(t: Table, q: int) -> None:
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
