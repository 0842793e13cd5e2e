"""Which pieces an open cell accepts now."""

from typing import Any

from klub.compiled import count_word
from klub.games.cubed.kernel.compilation import compiled, inlined
from klub.games.cubed.kernel.layout import LAID_COUNT, NOTHING, OPEN_COUNT, ORDINARY, TWO, WORDS, Box, Position


@compiled
def allowance(p: Position, cell: int) -> int:
    """Which of `Box.allowed` the opening rules and the place allow on an open cell now, whatever their colours."""
    laid, sides = p.meta[LAID_COUNT], p.sides[cell]
    if laid > 1 and not several(sides):
        return NOTHING
    return ORDINARY if laid <= 2 else blocking_slot(sides)


@compiled
def several(sides: int) -> bool:
    """Whether there is more than one side."""
    return sides & (sides - 1) != 0


@compiled
def blocking_slot(sides: int) -> int:
    """The slot of whose edges just these two touch; ORDINARY if there is none."""
    if sides == 3:
        return 0
    if sides == 12:
        return 1
    return 2 if sides == 48 else ORDINARY


@compiled
def fitting(p: Position, b: Box, cell: int, word: int, allow: int) -> Any:
    """The turned pieces that an open cell accepts now, 64 of them."""
    if p.meta[TWO] and p.meta[LAID_COUNT] > 1:
        return p.twice[cell, word] & b.allowed[allow, word]
    return p.fits[cell, word] & b.allowed[allow, word]


@compiled
def count_ways(p: Position, b: Box, cell: int, seat: int) -> int:
    """How many ways there are to lay a piece of a hand on an open cell now."""
    allow, found = allowance(p, cell), 0
    if allow == NOTHING:
        return 0
    for word in range(WORDS):
        found += count_word(fitting(p, b, cell, word, allow) & p.ways[seat, word])
    return found


@compiled
def fits_somewhere(p: Position, b: Box, seat: int) -> bool:
    """Whether a piece of a hand could be laid now."""
    if p.meta[LAID_COUNT] == 0:
        for word in range(WORDS):
            if p.ways[seat, word] & b.allowed[ORDINARY, word]:
                return True
        return False
    for slot in range(p.meta[OPEN_COUNT]):
        if count_ways(p, b, p.open_cells[slot], seat) > 0:
            return True
    return False


@inlined
def is_closed(p: Position) -> bool:
    """Whether no open cell touches two pieces."""
    if p.meta[LAID_COUNT] <= 2:
        return False
    for slot in range(p.meta[OPEN_COUNT]):
        if several(p.sides[p.open_cells[slot]]):
            return False
    return True
