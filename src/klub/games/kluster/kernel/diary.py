"""What happened, written down in the order it did."""

from klub.games.kluster.kernel.compilation import inner
from klub.games.kluster.kernel.layout import BLOCK, EVENTS, LIFT, MOST_EVENTS, NODE, STRIKES, TOUCH, Table


@inner
def tell(t: Table, kind: int, i: int, j: int) -> None:
    """Write down an event, as long as there is room; strikes are counted in any case."""
    count = t.clock[EVENTS]
    if kind in (TOUCH, LIFT):
        t.clock[STRIKES] += 1
    if count < MOST_EVENTS:
        t.events[count, 0] = kind
        t.events[count, 1] = i
        t.events[count, 2] = j
        t.clock[EVENTS] = count + 1


@inner
def tell_block(t: Table, q: int) -> None:
    """A pull that cannot be followed is told once, until something else happens."""
    count = t.clock[EVENTS]
    if count == 0 or t.events[count - 1, 0] != BLOCK or t.events[count - 1, 1] != q:
        tell(t, BLOCK, q, int(t.pull[NODE]))
