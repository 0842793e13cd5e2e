"""What may be done now."""

from typing import Any

import numpy as np
from numba import int64

from klub.compiled import Array, lowest_in_word
from klub.games.cubed.kernel.actions import DRAW, DRAW_MANY, GIVING, KEEPING, PASS, SKIP
from klub.games.cubed.kernel.compilation import compiled, inlined
from klub.games.cubed.kernel.fitting import allowance, fitting
from klub.games.cubed.kernel.layout import (
    BAG_SIZE,
    BRIDGE,
    DRAWN_COUNT,
    DRAWS,
    GIFT,
    KEEP,
    LAID_COUNT,
    LEFT,
    MANY,
    NOTHING,
    OPEN_COUNT,
    ORDINARY,
    PHASE,
    SEATS,
    TOP,
    TURN,
    WIDTH,
    WORDS,
    Box,
    Position,
)


@compiled
def legal(p: Position, b: Box, actions: Array) -> int:
    """Write every legal action of the seat whose turn it is; returns how many there are."""
    meta, seat, count = p.meta, p.meta[TURN], 0
    if meta[PHASE] == GIFT:
        for kind in range(len(b.points)):
            if p.held[seat, kind]:
                for other in range(meta[SEATS]):
                    if other != seat:
                        actions[count] = GIVING - (8 * kind + other)
                        count += 1
        actions[count] = SKIP
        return count + 1
    if meta[PHASE] == KEEP:
        for index in range(meta[DRAWN_COUNT]):
            if index == 0 or p.drawn[index] != p.drawn[index - 1]:
                actions[count] = KEEPING - p.drawn[index]
                count += 1
        return count
    count = plays(p, b, seat, actions, 0)
    return others(p, count == 0, actions, count)


@compiled
def plays(p: Position, b: Box, seat: int, actions: Array, count: int) -> int:
    """Write every way to lay a piece of a hand behind the first `count` actions; returns how many there are now."""
    if p.meta[LAID_COUNT] == 0:
        origin = -p.meta[LEFT] * p.meta[WIDTH] - p.meta[TOP]
        for word in range(WORDS):
            count = _spread(p.ways[seat, word] & b.allowed[ORDINARY, word], word, origin, actions, count)
        return count
    for slot in range(p.meta[OPEN_COUNT]):
        cell = p.open_cells[slot]
        allow = allowance(p, cell)
        if allow == NOTHING:
            continue
        for word in range(WORDS):
            found = fitting(p, b, cell, word, allow) & p.ways[seat, word]
            if found:
                count = _spread(found, word, cell, actions, count)
    return count


@compiled
def _spread(found: Any, word: int, cell: int, actions: Array, count: int) -> int:
    while found:
        actions[count] = (int64(cell) << 8) | (64 * word + lowest_in_word(found))
        count += 1
        found &= found - np.uint64(1)
    return count


@inlined
def others(p: Position, stuck: bool, actions: Array, count: int) -> int:
    """Write what may be done instead of laying a piece behind the first `count` actions; returns how many there are."""
    meta = p.meta
    if meta[PHASE] == BRIDGE:
        actions[count] = PASS
        return count + 1
    if meta[BAG_SIZE] and (stuck if meta[SEATS] == 1 else meta[DRAWS] == 0):
        actions[count] = DRAW
        count += 1
    if meta[MANY] and meta[DRAWS] == 0:
        for number in range(1, min(3, meta[BAG_SIZE]) + 1):
            actions[count] = DRAW_MANY - number
            count += 1
    if meta[SEATS] > 1 and (meta[DRAWS] or meta[BAG_SIZE] == 0):
        actions[count] = PASS
        count += 1
    return count
