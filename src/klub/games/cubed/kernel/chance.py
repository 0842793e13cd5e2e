"""Random play."""

import numpy as np
from numba import int64

from klub.compiled import Array, below, count_word, lowest_in_word
from klub.games.cubed.kernel.actions import PASS
from klub.games.cubed.kernel.compilation import compiled, inlined
from klub.games.cubed.kernel.copies import restore
from klub.games.cubed.kernel.fitting import allowance, blocking_slot, count_ways, fitting, several
from klub.games.cubed.kernel.layout import BRIDGE, ENDED, LAID_COUNT, OPEN_COUNT, PHASE, TURN, TWO, WORDS, Box, Position
from klub.games.cubed.kernel.moves import legal, others
from klub.games.cubed.kernel.turns import act


@compiled
def random_playouts(source: Position, target: Position, b: Box, rng: Array, count: int, actions: Array) -> int:
    """Play `count` random rounds from `source` on its clone `target`; returns the number of moves made."""
    moves = 0
    for _ in range(count):
        restore(source, target)
        moves += random_playout(target, b, rng, actions)
    return moves


@compiled
def random_playout(p: Position, b: Box, rng: Array, actions: Array) -> int:
    """Play at random to the end of the round; every legal move is equally likely. Returns the number of moves."""
    moves = 0
    while p.meta[ENDED] == 0:
        act(p, b, random_action(p, b, rng, actions), rng)
        moves += 1
    return moves


@inlined
def random_action(p: Position, b: Box, rng: Array, actions: Array) -> int:
    """One of the legal actions, each as likely as any other; pieces that fit are counted, not listed."""
    meta, seat = p.meta, p.meta[TURN]
    if meta[PHASE] > BRIDGE or meta[LAID_COUNT] == 0:
        action: int = actions[below(rng, legal(p, b, actions))]
        return action
    laying, cells = 0, meta[OPEN_COUNT]
    if meta[LAID_COUNT] <= 2:
        for slot in range(cells):
            actions[slot] = count_ways(p, b, p.open_cells[slot], seat)
            laying += actions[slot]
    else:
        laying = _count_all(p, b, seat, actions)
    left = below(rng, laying + others(p, laying == 0, actions, cells) - cells)
    if left >= laying:
        instead: int = actions[cells + left - laying]
        return instead
    slot = 0
    while left >= actions[slot]:
        left -= actions[slot]
        slot += 1
    cell = p.open_cells[slot]
    allow = allowance(p, cell)
    for word in range(WORDS):
        found = fitting(p, b, cell, word, allow) & p.ways[seat, word]
        here = count_word(found)
        if left < here:
            for _ in range(left):
                found &= found - np.uint64(1)
            chosen: int = (int64(cell) << 8) | (64 * word + lowest_in_word(found))
            return chosen
        left -= here
    return PASS  # never: the pieces were counted


@inlined
def _count_all(p: Position, b: Box, seat: int, counts: Array) -> int:
    """Write `count_ways` of every open cell, the opening over, and return their sum: what does not change is read once.

    This is where random play spends its time; the compiler cannot know that `counts` is no part of the position.
    """
    accepts = p.twice if p.meta[TWO] else p.fits
    one, two, three, four = p.ways[seat, 0], p.ways[seat, 1], p.ways[seat, 2], p.ways[seat, 3]
    found = 0
    for slot in range(p.meta[OPEN_COUNT]):
        cell = p.open_cells[slot]
        sides, here = p.sides[cell], 0
        if several(sides):
            allowed, fits = b.allowed[blocking_slot(sides)], accepts[cell]
            here = (
                count_word(fits[0] & allowed[0] & one)
                + count_word(fits[1] & allowed[1] & two)
                + count_word(fits[2] & allowed[2] & three)
                + count_word(fits[3] & allowed[3] & four)
            )
        counts[slot] = here
        found += here
    return found
