"""The hand above the table: it moves, puts down, and draws up what it attracts."""

import math

from klub.games.kluster.kernel.area import make_room
from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.diary import tell
from klub.games.kluster.kernel.layout import (
    ANGLE,
    BLOCK,
    GOAL_ANGLE,
    GOAL_X,
    GOAL_Y,
    GOAL_Z,
    HAND_ANGLE,
    HAND_X,
    HAND_Y,
    HAND_Z,
    HELD,
    IN_HAND,
    LAND,
    LIFT,
    LONG,
    LOWERING,
    Table,
    X,
    Y,
)
from klub.games.kluster.kernel.matter import CONTACT, HAND_SPEED, HAND_TURN, LOWERING_SPEED, RATE
from klub.games.kluster.kernel.outline import aim, height, nearest


@inner
def move_hand(t: Table) -> None:
    """Lead the hand towards its goal, or straight down until what it holds rests on the table."""
    if t.hand[IN_HAND] <= 0.0:
        return
    dx = t.hand[GOAL_X] - t.hand[HAND_X]
    dy = t.hand[GOAL_Y] - t.hand[HAND_Y]
    dz = t.hand[GOAL_Z] - t.hand[HAND_Z]
    most = HAND_SPEED / RATE
    if t.hand[LOWERING] > 0.0:
        dx = 0.0
        dy = 0.0
        dz = height(t, int(t.hand[HELD])) - t.hand[HAND_Z]
        most = LOWERING_SPEED / RATE
    distance = math.sqrt(dx * dx + dy * dy + dz * dz)
    part = 1.0 if distance <= most else most / distance
    t.hand[HAND_X] += dx * part
    t.hand[HAND_Y] += dy * part
    t.hand[HAND_Z] += dz * part
    turn = t.hand[GOAL_ANGLE] - t.hand[HAND_ANGLE]
    turn -= 2.0 * math.pi * math.floor(turn / (2.0 * math.pi) + 0.5)
    if t.hand[LOWERING] <= 0.0:
        t.hand[HAND_ANGLE] += min(HAND_TURN / RATE, max(-HAND_TURN / RATE, turn))
    elif distance <= most:
        _land(t)


@inner
def hand_touches(t: Table) -> bool:
    """Whether the stone in the hand touches one on the table: their sections at the height between them overlap."""
    held = int(t.hand[HELD])
    lifted = False
    for i in range(t.stones):
        if not t.here[i]:
            continue
        apart = abs(t.hand[HAND_Z] - height(t, i)) / (height(t, held) + height(t, i))
        if apart >= 1.0:
            continue
        dx = t.body[i, X] - t.hand[HAND_X]
        dy = t.body[i, Y] - t.hand[HAND_Y]
        reach = t.props[i, LONG] + t.props[held, LONG] + CONTACT
        if dx * dx + dy * dy > reach * reach:
            continue
        shrink = math.sqrt(1.0 - apart * apart)
        aim(t, i)
        c = math.cos(t.hand[HAND_ANGLE])
        s = math.sin(t.hand[HAND_ANGLE])
        gap, _, _ = nearest(t, held, t.hand[HAND_X], t.hand[HAND_Y], c, s, i, shrink)
        if gap < CONTACT:
            lift(t, i)
            lifted = True
    return lifted


@inner
def lift(t: Table, i: int) -> None:
    """A stone jumps to the hand, which is drawn back with it."""
    n = t.stones
    t.touch[i, n] = 1
    t.touch[n, i] = 1
    t.here[i] = 0
    tell(t, LIFT, i, int(t.hand[HELD]))


@inner
def _land(t: Table) -> None:
    """Put down what the hand holds, beside a string if it is on one."""
    held = int(t.hand[HELD])
    n = t.stones
    t.hand[IN_HAND] = 0.0
    t.hand[LOWERING] = 0.0
    t.body[held] = 0.0
    t.body[held, X] = t.hand[HAND_X]
    t.body[held, Y] = t.hand[HAND_Y]
    t.body[held, ANGLE] = t.hand[HAND_ANGLE]
    if not make_room(t, held):
        tell(t, BLOCK, -1, held)
        return
    t.here[held] = 1
    for i in range(n):  # what touched the hand touched this stone
        if t.touch[i, n]:
            t.touch[i, held] = 1
            t.touch[held, i] = 1
            t.touch[i, n] = 0
            t.touch[n, i] = 0
    tell(t, LAND, held, held)
