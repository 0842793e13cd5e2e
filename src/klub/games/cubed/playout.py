"""How strong bots think about Cubed, compiled: a rule that sheds and denies, and rounds played out by it.

The search is flat Monte Carlo: each playout deals the hidden pieces anew, makes one of the candidate moves, plays on by
the rule to the end of the round, and counts how well the seat stands. Its strength is a number of playouts, never a
time, so that a game with bots can be played again.
"""

import math
from typing import Final, NamedTuple

import numpy as np
from numba import int64

from klub.compiled import Array, below, count_word, next_random
from klub.games.cubed.kernel.actions import DRAW, GIVING, KEEPING, MOST_ACTIONS, PASS
from klub.games.cubed.kernel.compilation import compiled
from klub.games.cubed.kernel.copies import restore
from klub.games.cubed.kernel.fitting import allowance, blocking_slot, count_ways, fitting, several
from klub.games.cubed.kernel.hands import lose, take, value
from klub.games.cubed.kernel.layout import (
    BAG_SIZE,
    BLACK_COLOR,
    BRIDGE,
    DRAWN_COUNT,
    DRAWS,
    ENDED,
    FREE,
    GIFT,
    KEEP,
    LAID_COUNT,
    NOTHING,
    OPEN_COUNT,
    ORDINARY,
    PHASE,
    SEATS,
    SIDES,
    SLOT,
    TURN,
    TWO,
    WORDS,
    Box,
    Position,
)
from klub.games.cubed.kernel.moves import plays
from klub.games.cubed.kernel.turns import act
from klub.games.cubed.pieces import TURNS

# The rule's weights, found by play (docs/bots.md).
SHED: Final = 0  # a point that leaves the hand
DENY: Final = 1  # a way to lay an unseen piece that is left on the table
WEIGHTS: Final = np.array([1.0, 0.25])

OUT_AT_ONCE: Final = 1000.0
CANDIDATES: Final = 8
EXPLORATION: Final = 0.35
NOISE: Final = 0.5  # of the rule in playouts, in points
MARGIN: Final = 30.0  # points that decide a round beyond doubt
LONGEST: Final = 2000  # moves after which a playout is counted as it stands


class Deal(NamedTuple):
    """What a seat does not know: the unseen pieces, who holds how many of them, and how many are being chosen from."""

    unseen: Array
    held: Array  # seat → pieces of its hand that are unseen
    choosing: int


@compiled
def unseen_ways(p: Position, b: Box, seat: int, ways: Array) -> None:
    """Write every way in which a piece can lie that is neither on the table nor in this hand."""
    for word in range(WORDS):
        ways[word] = 0
    for other in range(p.meta[SEATS]):
        if other != seat:
            for word in range(WORDS):
                ways[word] |= p.ways[other, word]
    for index in range(p.meta[BAG_SIZE]):
        for word in range(WORDS):
            ways[word] |= b.ways[p.bag[index], word]


@compiled
def openings(p: Position, b: Box, cell: int, piece: int, ways: Array) -> int:
    """How many more ways there are to lay an unseen piece, or fewer, once this piece lies on a cell."""
    change = 0
    laid, two = p.meta[LAID_COUNT], p.meta[TWO]
    if p.open_slot[cell] >= 0:
        allow = allowance(p, cell)
        if allow != NOTHING:
            for word in range(WORDS):
                change -= count_word(fitting(p, b, cell, word, allow) & ways[word])
    for side in range(SIDES):
        beside = cell + p.steps[side]
        if p.status[beside] != FREE:
            continue
        known = p.open_slot[beside] >= 0
        before = allowance(p, beside) if known else NOTHING
        color, facing = b.slots[piece, SLOT[side]], (side + 3) % SIDES
        sides = 1 << facing
        if known:
            sides |= p.sides[beside]
        after = NOTHING
        if color != BLACK_COLOR and several(sides):
            after = ORDINARY if laid < 2 else blocking_slot(sides)
        slot = SLOT[facing]
        for word in range(WORDS):
            if before != NOTHING:
                change -= count_word(fitting(p, b, beside, word, before) & ways[word])
            if after != NOTHING:
                shown = b.showing[slot, color, word]
                if two:
                    fits = p.twice[beside, word] | (p.fits[beside, word] & shown)
                else:
                    fits = p.fits[beside, word] & shown
                change += count_word(fits & b.allowed[after, word] & ways[word])
    return change


@compiled
def worth(p: Position, b: Box, seat: int, action: int, ways: Array, weights: Array) -> float:
    """What laying a piece is worth to a seat: the points it sheds, and the openings it leaves to the others."""
    cell, piece = action >> 8, action & 255
    if p.sizes[seat] == 1:
        return OUT_AT_ONCE
    opened = openings(p, b, cell, piece, ways)
    if p.meta[SEATS] == 1:
        opened = -opened  # alone one's own openings are counted, and wanted
    worth: float = weights[SHED] * b.points[piece // TURNS] - weights[DENY] * opened
    return worth


@compiled
def rule(p: Position, b: Box, actions: Array, ways: Array, weights: Array, noise: float, rng: Array) -> int:
    """The move of the rule for the seat whose turn it is."""
    meta, seat = p.meta, p.meta[TURN]
    if meta[PHASE] == GIFT:
        return best_gift(p, b, seat)
    if meta[PHASE] == KEEP:
        return best_kept(p, b, seat)
    count = plays(p, b, seat, actions, 0)
    if count == 0:
        if meta[PHASE] == BRIDGE or meta[BAG_SIZE] == 0 or (meta[DRAWS] > 0 and meta[SEATS] > 1):
            return PASS
        return DRAW
    if weights[DENY] != 0.0:
        if meta[SEATS] > 1:
            unseen_ways(p, b, seat, ways)
        else:
            ways[:] = p.ways[seat]
    best, most = actions[0], -1e9
    for index in range(count):
        this = worth(p, b, seat, actions[index], ways, weights)
        this += noise * (next_random(rng) >> np.uint64(40)) / 16777216.0
        if this > most:
            best, most = actions[index], this
    chosen: int = best
    return chosen


@compiled
def best_gift(p: Position, b: Box, seat: int) -> int:
    """The dearest piece, to the other player who holds the fewest."""
    dearest, target = -1, -1
    for kind in range(len(b.points)):
        if p.held[seat, kind] and (dearest < 0 or b.points[kind] > b.points[dearest]):
            dearest = kind
    for other in range(p.meta[SEATS]):
        if other != seat and (target < 0 or p.sizes[other] < p.sizes[target]):
            target = other
    return GIVING - (8 * dearest + target)


@compiled
def best_kept(p: Position, b: Box, seat: int) -> int:
    """The cheapest of the pieces drawn; of several the one with the most places."""
    best, most = int64(p.drawn[0]), -1e9
    for index in range(p.meta[DRAWN_COUNT]):
        kind = p.drawn[index]
        take(p, b, seat, kind)
        places = 0
        for slot in range(p.meta[OPEN_COUNT]):
            places += count_ways(p, b, p.open_cells[slot], seat)
        lose(p, b, seat, kind)
        this = 0.01 * places - b.points[kind]
        if this > most:
            best, most = int64(kind), this
    kept: int = KEEPING - best
    return kept


@compiled
def deal_unseen(p: Position, b: Box, seat: int, deal: Deal, rng: Array) -> None:
    """Deal the unseen pieces at random: into the hands of the others, into what is chosen from, into the bag."""
    pile = deal.unseen
    for last in range(len(pile) - 1, 0, -1):
        other = below(rng, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    at = 0
    for other in range(p.meta[SEATS]):
        if other == seat or deal.held[other] == 0:
            continue
        for kind in range(len(b.points)):
            p.held[other, kind] = 0
        p.sizes[other] = 0
        for word in range(WORDS):
            p.ways[other, word] = 0
        for _ in range(deal.held[other]):
            take(p, b, other, pile[at])
            at += 1
    for index in range(deal.choosing):
        p.drawn[index] = pile[at]
        at += 1
    p.meta[BAG_SIZE] = len(pile) - at
    for index in range(len(pile) - at):
        p.bag[index] = pile[at + index]


@compiled
def play_out(p: Position, b: Box, actions: Array, ways: Array, weights: Array, noise: float, rng: Array) -> None:
    """Play on by the rule to the end of the round."""
    moves = 0
    while p.meta[ENDED] == 0 and moves < LONGEST:
        act(p, b, rule(p, b, actions, ways, weights, noise, rng), rng)
        moves += 1


@compiled
def standing_of(p: Position, b: Box, seat: int, totals: Array, last_round: bool) -> float:
    """How well a seat stands after a round, from 0 to 1; in the last round a win counts most."""
    if p.meta[SEATS] == 1:
        cost = value(p, b, 0)
        return 1.0 if cost == 0 else 0.5 * math.exp(-cost / MARGIN)
    own = totals[seat] + value(p, b, seat)
    best, ties = 1e9, 0
    for other in range(p.meta[SEATS]):
        if other != seat:
            total = totals[other] + value(p, b, other)
            if total < best:
                best, ties = total, 1
            elif total == best:
                ties += 1
    margin = 0.5 + 0.5 * math.tanh((best - own) / MARGIN)
    if not last_round:
        return margin
    won = 1.0 if own < best else 1.0 / (ties + 1) if own == best else 0.0
    return 0.5 * margin + 0.5 * won


@compiled
def candidates(p: Position, b: Box, seat: int, weights: Array, actions: Array, ways: Array, chosen: Array) -> int:
    """Write the best ways to lay a piece by the rule, best first; returns how many."""
    count = plays(p, b, seat, actions, 0)
    if p.meta[SEATS] > 1:
        unseen_ways(p, b, seat, ways)
    else:
        ways[:] = p.ways[seat]
    worths = np.empty(len(chosen))
    found = 0
    for index in range(count):
        this = worth(p, b, seat, actions[index], ways, weights)
        at = found
        if found < len(chosen):
            found += 1
        elif this <= worths[found - 1]:
            continue
        else:
            at = found - 1
        while at > 0 and worths[at - 1] < this:
            worths[at], chosen[at] = worths[at - 1], chosen[at - 1]
            at -= 1
        worths[at], chosen[at] = this, actions[index]
    return found


@compiled
def search(
    root: Position,
    scratch: Position,
    b: Box,
    deal: Deal,
    options: Array,
    totals: Array,
    last_round: bool,
    playouts: int,
    weights: Array,
    rng: Array,
) -> int:
    """The one of some actions that does best in so many playouts, which go where they tell most (UCB)."""
    seat = root.meta[TURN]
    actions, ways = np.empty(MOST_ACTIONS, np.int64), np.empty(WORDS, np.uint64)
    visits, sums = np.zeros(len(options)), np.zeros(len(options))
    for number in range(playouts):
        best, most = 0, -1e9
        for index in range(len(options)):
            if visits[index] == 0:
                best = index
                break
            bound = sums[index] / visits[index] + EXPLORATION * math.sqrt(math.log(number + 1) / visits[index])
            if bound > most:
                best, most = index, bound
        restore(root, scratch)
        deal_unseen(scratch, b, seat, deal, rng)
        act(scratch, b, options[best], rng)
        play_out(scratch, b, actions, ways, weights, NOISE, rng)
        sums[best] += standing_of(scratch, b, seat, totals, last_round)
        visits[best] += 1
    best = 0
    for index in range(len(options)):
        if visits[index] > visits[best]:
            best = index
    chosen: int = options[best]
    return chosen
