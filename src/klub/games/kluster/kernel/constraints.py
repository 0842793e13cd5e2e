"""What must not be is put right; what would break a promise is not done."""

import math

from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.contacts import part_borders, part_stones
from klub.games.kluster.kernel.cord import follow, grow, is_loose, loosen, mend_links, part_selves
from klub.games.kluster.kernel.curve import crosses_itself, encloses, is_skewered
from klub.games.kluster.kernel.diary import tell_block
from klub.games.kluster.kernel.layout import (
    ANGLE,
    LOOP,
    NODE,
    NODES,
    PULL_X,
    PULL_Y,
    PULLING,
    SPIN,
    SWEPT,
    VX,
    VY,
    Table,
    X,
    Y,
)
from klub.games.kluster.kernel.matter import (
    DEEPEST,
    EAGER,
    FOLLOW_AFTER,
    HAND_SPEED,
    LINK_ENOUGH,
    LINK_GOAL,
    LINK_LIMIT,
    LONGEST,
    MORE_SWEEPS,
    PERIMETER_LIMIT,
    RATE,
    SWEEPS,
    YIELD_AFTER,
)
from klub.games.kluster.kernel.neighbours import near_selves, near_stones, near_strings
from klub.games.kluster.kernel.outline import aim, string_gap


@inner
def constrain(t: Table) -> None:
    """Put right what must not be; a string that cannot be put right stays where it was, and so do the stones at it."""
    pulled = int(t.pull[LOOP]) if t.pull[PULLING] > 0.0 else -1
    for i in range(t.stones):
        if t.here[i]:
            aim(t, i)
    borders = near_strings(t)
    pairs = near_stones(t)
    if pulled < 0 and borders == 0 and pairs == 0:
        return
    _begin(t)
    selves = near_selves(t, pulled, borders)
    for attempt in range(2):
        if attempt == 0 and pulled >= 0:
            _draw(t, pulled, int(t.pull[NODE]))
        deep = _put_right(t, borders, pairs, selves)
        sound = attempt == 1 or deep <= DEEPEST
        for q in range(t.strings):
            sound = sound and _is_sound(t, q, borders)
        if sound:
            return
        if attempt == 0:
            if pulled >= 0:
                tell_block(t, pulled)
            _restart(t)
    for q in range(t.strings):
        if not _is_sound(t, q, borders):
            _give_up(t, q, borders)


@inner
def _begin(t: Table) -> None:
    """Let loose nodes come to rest, and note where everything is before the constraints are put right."""
    for q in range(t.strings):
        for k in range(NODES):
            t.loose[q, k] = max(0, t.loose[q, k] - 1)
            t.loose_before[q, k] = t.loose[q, k]
            t.nodes_before[q, k, 0] = t.nodes[q, k, 0]
            t.nodes_before[q, k, 1] = t.nodes[q, k, 1]
    for i in range(t.stones):
        t.meant[i, 0] = t.body[i, X]
        t.meant[i, 1] = t.body[i, Y]
        t.meant[i, 2] = t.body[i, ANGLE]


@inner
def _draw(t: Table, q: int, node: int) -> None:
    """Lead the pulled node towards where it is pulled, as fast as a hand."""
    dx = t.pull[PULL_X] - t.nodes[q, node, 0]
    dy = t.pull[PULL_Y] - t.nodes[q, node, 1]
    distance = math.sqrt(dx * dx + dy * dy)
    part = 1.0 if distance <= HAND_SPEED / RATE else HAND_SPEED / RATE / distance
    t.nodes[q, node, 0] += dx * part
    t.nodes[q, node, 1] += dy * part
    if distance > 1e-9:
        loosen(t, q, node - 1, 2)
        loosen(t, q, node, 2)


@inner
def _put_right(t: Table, borders: int, pairs: int, selves: int) -> float:
    """Sweep over all constraints until they hold or patience ends; how deep a string is pressed into a stone."""
    strings = t.strings
    deep = 0.0
    for sweep in range(MORE_SWEEPS):
        hand = 0.0 if sweep < YIELD_AFTER else 1.0
        eager = EAGER if sweep < FOLLOW_AFTER else 1.0
        wrong = 0.0
        t.clock[SWEPT] += 1
        for q in range(strings):
            wrong = max(wrong, mend_links(t, q, hand, eager, sweep % 2 == 1))
        if selves > 0:
            part_selves(t, selves, hand)
        anew = sweep % 4 == 0
        deep = part_borders(t, borders, hand, anew)
        deepest = deep
        if sweep < SWEEPS or anew:
            deepest = max(deepest, part_stones(t, pairs, anew and sweep > 0))
        if wrong <= LINK_GOAL and deepest < 0.01:
            break
        if sweep >= SWEEPS and wrong <= LINK_ENOUGH and deep < 0.1:
            break
        if sweep == FOLLOW_AFTER and t.pull[PULLING] > 0.0 and is_loose(t, int(t.pull[LOOP])):
            follow(t, int(t.pull[LOOP]), int(t.pull[NODE]))
        if sweep % 3 == 2:
            for q in range(strings):
                grow(t, q)
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
    if crosses_itself(t.nodes[q], t.loose[q], LONGEST * t.link[q]):
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
    for q in range(t.strings):
        for k in range(NODES):
            t.nodes[q, k, 0] = t.nodes_before[q, k, 0]
            t.nodes[q, k, 1] = t.nodes_before[q, k, 1]
            t.loose[q, k] = t.loose_before[q, k]
    for i in range(t.stones):
        t.body[i, X] = t.meant[i, 0]
        t.body[i, Y] = t.meant[i, 1]
        t.body[i, ANGLE] = t.meant[i, 2]
        aim(t, i)
        t.pressed[i] = 0


@inner
def _give_up(t: Table, q: int, borders: int) -> None:
    """Leave a string where it was, and the stones at it."""
    for k in range(NODES):
        t.nodes[q, k, 0] = t.nodes_before[q, k, 0]
        t.nodes[q, k, 1] = t.nodes_before[q, k, 1]
    for c in range(borders):
        if t.borders[c, 0] != q:
            continue
        i = t.borders[c, 2]
        t.body[i, X] = t.before[i, 0]
        t.body[i, Y] = t.before[i, 1]
        t.body[i, ANGLE] = t.before[i, 2]
        aim(t, i)
        t.body[i, VX] = 0.0
        t.body[i, VY] = 0.0
        t.body[i, SPIN] = 0.0
        t.pressed[i] = 0
