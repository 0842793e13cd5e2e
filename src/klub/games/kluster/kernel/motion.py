"""Stones that are moved by their forces, against dry friction."""

import math

from klub.games.kluster.kernel.area import make_room
from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.diary import tell
from klub.games.kluster.kernel.hand import lift
from klub.games.kluster.kernel.layout import (
    ANGLE,
    ARM,
    BASE,
    FLAT,
    IN_HAND,
    INERTIA,
    MASS,
    MOMENT,
    PULLING,
    SPIN,
    TOPPLE,
    VX,
    VY,
    WIDE,
    Table,
    X,
    Y,
)
from klub.games.kluster.kernel.matter import (
    BLEED,
    FASTEST,
    FASTEST_SPIN,
    GRAVITY,
    GRIP,
    HELD_UP,
    HELD_UP_SPIN,
    JITTER,
    JITTER_SPIN,
    KINETIC,
    RATE,
    SPIN_DAMPING,
    STATIC,
    TREMBLE,
    TREMBLE_TURN,
)


@inner
def push_stones(t: Table) -> bool:
    """Move the stones by their forces, against dry friction; whether one jumped to the hand."""
    dt = 1.0 / RATE
    lifted = False
    for i in range(t.stones):
        t.pressed[i] = 0
        t.before[i, 0] = t.body[i, X]
        t.before[i, 1] = t.body[i, Y]
        t.before[i, 2] = t.body[i, ANGLE]
        if not t.here[i]:
            continue
        mass = t.props[i, MASS]
        if t.pose[i] != FLAT:
            across = math.sqrt(t.field[i, 0] ** 2 + t.field[i, 1] ** 2)
            if t.props[i, MOMENT] * across > mass * GRAVITY * t.props[i, BASE]:
                _topple(t, i)
                continue
        if t.hand[IN_HAND] > 0.0 and t.force[i, 2] > mass * GRAVITY:
            lift(t, i)
            lifted = True
            continue
        normal = max(0.0, mass * GRAVITY - t.force[i, 2])
        vx = t.body[i, VX]
        vy = t.body[i, VY]
        friction = (KINETIC if vx != 0.0 or vy != 0.0 else STATIC) * normal / mass * dt
        vx += t.force[i, 0] / mass * dt
        vy += t.force[i, 1] / mass * dt
        speed = math.sqrt(vx * vx + vy * vy)
        if speed <= friction:
            vx = 0.0
            vy = 0.0
        else:
            part = min(FASTEST, speed - friction) / speed
            vx *= part
            vy *= part
        inertia = t.props[i, INERTIA]
        spin = t.body[i, SPIN]
        resists = (KINETIC if spin != 0.0 else STATIC) * normal * t.props[i, ARM] / inertia * dt
        spin += (t.moment[i, 0] * t.field[i, 1] - t.moment[i, 1] * t.field[i, 0]) / inertia * dt
        if abs(spin) <= resists:
            spin = 0.0
        else:
            spin -= resists if spin > 0.0 else -resists
            spin *= 1.0 - SPIN_DAMPING * dt
            spin = min(FASTEST_SPIN, max(-FASTEST_SPIN, spin))
        t.body[i, VX] = vx
        t.body[i, VY] = vy
        t.body[i, SPIN] = spin
        t.body[i, X] += vx * dt
        t.body[i, Y] += vy * dt
        t.body[i, ANGLE] += spin * dt
    return lifted


@inner
def settle_speeds(t: Table) -> bool:
    """What contacts did to the speeds; whether a stone moves. One that is pressed may tremble about its anchor."""
    moving = False
    for i in range(t.stones):
        if not t.here[i]:
            continue
        if t.pressed[i]:
            _settle(t, i)
        if t.body[i, VX] == 0.0 and t.body[i, VY] == 0.0 and t.body[i, SPIN] == 0.0:
            continue
        dx = t.body[i, X] - t.anchor[i, 0]
        dy = t.body[i, Y] - t.anchor[i, 1]
        far = dx * dx + dy * dy > TREMBLE * TREMBLE or abs(t.body[i, ANGLE] - t.anchor[i, 2]) > TREMBLE_TURN
        moving = moving or far or not t.pressed[i]
    return moving


@inner
def anchor(t: Table) -> None:
    """Note where the stones are, from where they may tremble."""
    for i in range(t.stones):
        t.anchor[i, 0] = t.body[i, X]
        t.anchor[i, 1] = t.body[i, Y]
        t.anchor[i, 2] = t.body[i, ANGLE]


@inner
def _topple(t: Table, i: int) -> None:
    """An upright stone falls over, its north pole where the field points; it stays up where a string leaves no room."""
    pose = t.pose[i]
    t.pose[i] = FLAT
    t.body[i, ANGLE] = math.atan2(t.field[i, 1], t.field[i, 0])
    if not make_room(t, i):
        t.pose[i] = pose
        t.body[i, X] = t.before[i, 0]
        t.body[i, Y] = t.before[i, 1]
        t.body[i, ANGLE] = t.before[i, 2]
        return
    t.before[i, 0] = t.body[i, X]
    t.before[i, 1] = t.body[i, Y]
    t.before[i, 2] = t.body[i, ANGLE]
    tell(t, TOPPLE, i, i)


@inner
def _settle(t: Table, i: int) -> None:
    """The speed of a stone that was pushed is how far it came; friction holds it if that is little."""
    vx = (t.body[i, X] - t.before[i, 0]) * RATE
    vy = (t.body[i, Y] - t.before[i, 1]) * RATE
    spin = (t.body[i, ANGLE] - t.before[i, 2]) * RATE
    speed = math.sqrt(vx * vx + vy * vy)
    if speed > FASTEST:
        vx *= FASTEST / speed
        vy *= FASTEST / speed
    if t.pressed[i] == 2:
        vx *= BLEED
        vy *= BLEED
        spin *= BLEED
    grip = _grip(t, i)
    if t.pressed[i] == 1 and t.pull[PULLING] <= 0.0:
        held = speed < max(HELD_UP, grip) and abs(spin) < max(HELD_UP_SPIN, grip / t.props[i, WIDE])
        if held:  # it leans on a string that nobody moves: it lies still
            t.body[i, X] = t.before[i, 0]
            t.body[i, Y] = t.before[i, 1]
            t.body[i, ANGLE] = t.before[i, 2]
    else:
        held = vx * vx + vy * vy < max(JITTER, grip) ** 2 and abs(spin) < max(JITTER_SPIN, grip / t.props[i, WIDE])
    t.body[i, VX] = 0.0 if held else vx
    t.body[i, VY] = 0.0 if held else vy
    t.body[i, SPIN] = 0.0 if held else min(FASTEST_SPIN, max(-FASTEST_SPIN, spin))


@inner
def _grip(t: Table, i: int) -> float:
    """How fast a pressed stone may be and still be held by the friction of what it is pressed against."""
    if t.pull[PULLING] > 0.0:
        return 0.0
    dx = t.meant[i, 0] - t.before[i, 0]
    dy = t.meant[i, 1] - t.before[i, 1]
    return GRIP * math.sqrt(dx * dx + dy * dy) * RATE
