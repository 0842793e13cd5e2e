"""The table: what lies where, and what fits beside it."""

from klub.games.cubed.kernel.compilation import compiled
from klub.games.cubed.kernel.layout import (
    BLACK_COLOR,
    DEAD,
    FREE,
    LAID,
    LAID_COUNT,
    OPEN_COUNT,
    SIDES,
    SLOT,
    TWO,
    WORDS,
    Box,
    Position,
)
from klub.games.cubed.pieces import TURNS


@compiled
def lay(p: Position, b: Box, cell: int, piece: int) -> None:
    """Put a piece on a cell, and tell the cells around it what fits there now; the hand is the caller's."""
    if p.open_slot[cell] >= 0:
        shut(p, cell)
    p.status[cell] = LAID
    p.touched[p.meta[LAID_COUNT]] = cell
    p.meta[LAID_COUNT] += 1
    two = p.meta[TWO]
    for slot in range(TURNS):
        p.colors[cell, slot] = b.slots[piece, slot]
    for side in range(SIDES):
        beside = cell + p.steps[side]
        if p.status[beside] != FREE:
            continue
        color, facing = b.slots[piece, SLOT[side]], (side + 3) % SIDES
        if color == BLACK_COLOR:
            p.status[beside] = DEAD
            if p.open_slot[beside] >= 0:
                shut(p, beside)
            continue
        slot = SLOT[facing]
        if p.open_slot[beside] < 0:
            p.open_slot[beside] = p.meta[OPEN_COUNT]
            p.open_cells[p.meta[OPEN_COUNT]] = beside
            p.meta[OPEN_COUNT] += 1
            p.sides[beside] = 1 << facing
            for word in range(WORDS):
                p.fits[beside, word] = b.showing[slot, color, word]
                if two:
                    p.twice[beside, word] = 0
            continue
        p.sides[beside] |= 1 << facing
        for word in range(WORDS):
            if two:
                p.twice[beside, word] |= p.fits[beside, word] & b.showing[slot, color, word]
                p.fits[beside, word] |= b.showing[slot, color, word]
            else:
                p.fits[beside, word] &= b.showing[slot, color, word]


@compiled
def shut(p: Position, cell: int) -> None:
    """Take a cell off the list of open ones."""
    slot = p.open_slot[cell]
    p.meta[OPEN_COUNT] -= 1
    last = p.open_cells[p.meta[OPEN_COUNT]]
    p.open_cells[slot] = last
    p.open_slot[last] = slot
    p.open_slot[cell] = -1
