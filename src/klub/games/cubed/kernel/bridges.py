"""What a piece touches once it lies, and whether it bridges a gap."""

from klub.games.cubed.kernel.compilation import compiled
from klub.games.cubed.kernel.layout import LAID, RING, SIDES, Position


@compiled
def sides_of(p: Position, cell: int) -> int:
    """The sides of a cell where pieces lie."""
    found = 0
    for side in range(SIDES):
        if p.status[cell + p.steps[side]] == LAID:
            found |= 1 << side
    return found


@compiled
def spans(sides: int, opposite: int) -> bool:
    """Whether a piece that touches these sides bridges a gap."""
    if sides == RING:
        return False
    if opposite:
        return sides & (sides >> 3) != 0
    arcs = 0
    for side in range(SIDES):
        if sides >> side & 1 and not sides >> (side + 1) % SIDES & 1:
            arcs += 1
    return arcs > 1
