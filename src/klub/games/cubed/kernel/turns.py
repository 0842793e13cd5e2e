"""What a move does, to the end of the round."""

from klub.compiled import Array, below
from klub.games.cubed.kernel.actions import DRAW, DRAW_MANY, GIVING, KEEPING, PASS, SKIP
from klub.games.cubed.kernel.bridges import sides_of, spans
from klub.games.cubed.kernel.compilation import compiled, inlined
from klub.games.cubed.kernel.fitting import fits_somewhere, is_closed
from klub.games.cubed.kernel.hands import lose, take
from klub.games.cubed.kernel.layout import (
    BAG_SIZE,
    BRIDGE,
    BRIDGING,
    CHAIN,
    CLOSED,
    DRAWN_COUNT,
    DRAWS,
    ENDED,
    FILLING,
    GIFT,
    IDLE,
    KEEP,
    ON_TURN,
    OPPOSITE,
    OUT,
    PHASE,
    RING,
    SEATS,
    STUCK,
    TURN,
    Box,
    Position,
)
from klub.games.cubed.kernel.table import lay
from klub.games.cubed.pieces import TURNS


@inlined
def act(p: Position, b: Box, action: int, rng: Array) -> None:
    """Make a legal action of the seat whose turn it is."""
    meta, seat = p.meta, p.meta[TURN]
    if action >= 0:
        play(p, b, seat, action >> 8, action & 255)
    elif action == DRAW:
        meta[BAG_SIZE] -= 1
        take(p, b, seat, p.bag[meta[BAG_SIZE]])
        meta[DRAWS] += 1
        if meta[SEATS] == 1:
            lose_if_stuck(p, b)
    elif action == PASS:
        if meta[PHASE] == BRIDGE:
            next_turn(p, b)
        else:
            end_idle_turn(p, b)
    elif action == SKIP:
        next_turn(p, b)
    elif action <= GIVING:
        kind, other = (GIVING - action) >> 3, (GIVING - action) & 7
        lose(p, b, seat, kind)
        take(p, b, other, kind)
        if p.sizes[seat] == 0:
            meta[ENDED] = OUT
        else:
            next_turn(p, b)
    elif action <= KEEPING:
        keep(p, b, seat, KEEPING - action, rng)
    else:
        draw_many(p, b, seat, DRAW_MANY - action)


@inlined
def play(p: Position, b: Box, seat: int, cell: int, piece: int) -> None:
    """Lay a piece of the hand, and see what it earns."""
    meta, sides = p.meta, sides_of(p, cell)
    lay(p, b, cell, piece)
    lose(p, b, seat, piece // TURNS)
    meta[IDLE] = 0
    if p.sizes[seat] == 0:
        meta[ENDED] = OUT
    elif is_closed(p):
        meta[ENDED] = CLOSED
    elif meta[FILLING] and sides == RING:
        meta[PHASE] = GIFT
    elif meta[BRIDGING] and (meta[PHASE] == ON_TURN or meta[CHAIN]) and spans(sides, meta[OPPOSITE]):
        meta[PHASE] = BRIDGE
    else:
        next_turn(p, b)


@compiled
def draw_many(p: Position, b: Box, seat: int, count: int) -> None:
    """Take out so many pieces; one is kept at once."""
    meta = p.meta
    for index in range(count):
        meta[BAG_SIZE] -= 1
        p.drawn[index] = p.bag[meta[BAG_SIZE]]
    if count == 1:
        take(p, b, seat, p.drawn[0])
        end_idle_turn(p, b)
        return
    meta[DRAWN_COUNT] = count
    p.drawn[:count].sort()
    meta[PHASE] = KEEP


@compiled
def keep(p: Position, b: Box, seat: int, kind: int, rng: Array) -> None:
    """Keep one of the pieces drawn, and mix the others into the bag."""
    meta, kept = p.meta, False
    for index in range(meta[DRAWN_COUNT]):
        if p.drawn[index] == kind and not kept:
            kept = True
            continue
        place = below(rng, meta[BAG_SIZE] + 1)
        p.bag[meta[BAG_SIZE]] = p.bag[place]
        p.bag[place] = p.drawn[index]
        meta[BAG_SIZE] += 1
    meta[DRAWN_COUNT] = 0
    take(p, b, seat, kind)
    end_idle_turn(p, b)


@inlined
def next_turn(p: Position, b: Box) -> None:
    """The next seat's turn; alone it may be lost."""
    p.meta[PHASE], p.meta[DRAWS] = ON_TURN, 0
    p.meta[TURN] = (p.meta[TURN] + 1) % p.meta[SEATS]
    if p.meta[SEATS] == 1:
        lose_if_stuck(p, b)


@inlined
def end_idle_turn(p: Position, b: Box) -> None:
    """A turn without a piece is over; perhaps the round too."""
    meta = p.meta
    meta[IDLE] += 1
    if meta[SEATS] > 1 and meta[IDLE] >= meta[SEATS]:
        stuck = True
        for seat in range(meta[SEATS]):
            if fits_somewhere(p, b, seat):
                stuck = False
                break
        if stuck or meta[BAG_SIZE] == 0:
            meta[ENDED] = STUCK
            return
    next_turn(p, b)


@compiled
def lose_if_stuck(p: Position, b: Box) -> None:
    """Alone: nothing fits, and nothing more may be drawn."""
    if (p.meta[DRAWS] >= 2 or p.meta[BAG_SIZE] == 0) and not fits_somewhere(p, b, 0):
        p.meta[ENDED] = STUCK
