"""One step of 1/240 s after another."""

from klub.games.kluster.kernel.compilation import entry, inner
from klub.games.kluster.kernel.constraints import constrain
from klub.games.kluster.kernel.field import magnetism
from klub.games.kluster.kernel.hand import hand_touches, move_hand
from klub.games.kluster.kernel.layout import IN_HAND, LOWERING, PULLING, QUIET, STRIKES, TICK, Table
from klub.games.kluster.kernel.motion import anchor, push_stones, settle_speeds


@entry
def run(t: Table, steps: int, quiet: int, watching: bool) -> int:
    """So many steps, or fewer: it ends once nothing has moved for `quiet` steps, or after a strike if it is watching.

    How many there were.
    """
    strikes = t.clock[STRIKES]
    for number in range(steps):
        if t.clock[QUIET] >= quiet or (watching and t.clock[STRIKES] > strikes):
            return number
        step(t)
    return steps


@inner
def step(t: Table) -> None:
    """One step of 1/240 s."""
    move_hand(t)
    magnetism(t)
    lifted = push_stones(t)
    constrain(t)
    if t.hand[IN_HAND] > 0.0:
        lifted = hand_touches(t) or lifted
        if lifted:
            t.hand[IN_HAND] = 0.0
            t.hand[LOWERING] = 0.0
    if settle_speeds(t) or t.hand[IN_HAND] > 0.0 or t.pull[PULLING] > 0.0:
        t.clock[QUIET] = 0
        anchor(t)
    else:
        t.clock[QUIET] += 1
    t.clock[TICK] += 1
