"""One round of Cubed in arrays, compiled: the rules as bots need them, many times faster than `rules`.

The slow truth is `klub.games.cubed.rules`; `tests/games/cubed/test_kernel.py` plays thousands of rounds in both and
holds them together. A `Position` is a window of the endless table, wide enough for the pieces that will be laid on it:
nothing is ever laid on its rim. A set of turned pieces is four words of 64 bits.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from numba import int64, njit

from klub.compiled import Array, below, count_word, lowest_in_word
from klub.games.cubed.board import DIRECTIONS, qr
from klub.games.cubed.pieces import BLACK, COLORS, TURNS, Contents, piece_set
from klub.games.cubed.rules import Phase, State, contents

WORDS: Final = 4
SIDES: Final = 6
BLACK_COLOR: Final = len(COLORS)
RING: Final = 63
ORDINARY: Final = 3
NOTHING: Final = 4

FREE: Final = 0  # what a cell is
LAID: Final = 1
DEAD: Final = 2

# The whole numbers of a position that are not per cell or per seat.
OPEN_COUNT: Final = 0
WIDTH: Final = 1
TURN: Final = 2
SEATS: Final = 3
PHASE: Final = 4
DRAWS: Final = 5
IDLE: Final = 6
LAID_COUNT: Final = 7
BAG_SIZE: Final = 8
DRAWN_COUNT: Final = 9
ENDED: Final = 10  # why the round is over: 0 while it goes on
LEFT: Final = 11  # q of the window's first column …
TOP: Final = 12  # … and r of its first row
TWO: Final = 13  # whether two matching sides are enough
BRIDGING: Final = 14
OPPOSITE: Final = 15
CHAIN: Final = 16
FILLING: Final = 17
MANY: Final = 18
META_SIZE: Final = 19

ON_TURN: Final = 0  # the phases
BRIDGE: Final = 1
GIFT: Final = 2
KEEP: Final = 3
PHASES: Final[dict[Phase, int]] = {"turn": ON_TURN, "bridge": BRIDGE, "gift": GIFT, "keep": KEEP}

OUT: Final = 1  # the ends of a round
STUCK: Final = 2
CLOSED: Final = 3

# Actions: a piece is laid by `cell << 8 | turned`; everything else is below zero.
DRAW: Final = -1
PASS: Final = -2
SKIP: Final = -3
DRAW_MANY: Final = -10  # minus the number of pieces
KEEPING: Final = -100  # minus the kind
GIVING: Final = -1000  # minus 8 * kind + seat
MOST_ACTIONS: Final = 4096

_SLOT: Final = np.array([0, 0, 1, 1, 2, 2], dtype=np.int64)


class Box(NamedTuple):
    """The pieces in arrays."""

    slots: Array  # turned piece, slot → colour, or BLACK_COLOR
    showing: Array  # slot, colour → the turned pieces that show it there
    allowed: Array  # slot → ordinary pieces, and Blocking ones whose coloured diamond is there; then ORDINARY, NOTHING
    ways: Array  # kind → its turned pieces
    points: Array


class Position(NamedTuple):
    """A round in arrays; cell (q, r) is at index (q - LEFT) * WIDTH + (r - TOP)."""

    status: Array  # cell → FREE, LAID or DEAD
    sides: Array  # cell → the sides where pieces lie, one bit each
    fits: Array  # cell → the turned pieces that match all of these sides, or one at least
    twice: Array  # cell → those that match two at least, where that is enough
    colors: Array  # cell, slot → colour of what lies there
    open_cells: Array  # the open cells, OPEN_COUNT of them, in no order
    open_slot: Array  # cell → its index in open_cells, or -1
    touched: Array  # the cells laid on so far, LAID_COUNT of them
    steps: Array  # side → the way to the neighbour there
    meta: Array
    held: Array  # seat, kind → how many
    ways: Array  # seat → every way in which a piece of the hand can lie
    sizes: Array  # seat → pieces in the hand
    bag: Array  # the next piece is the last of BAG_SIZE
    drawn: Array  # what Draw 3, keep 1 chooses from, DRAWN_COUNT of them


@lru_cache(maxsize=32)
def box(inside: Contents) -> Box:
    """The pieces of a box in arrays; made once for each."""
    pieces = piece_set(inside)
    colors = {letter: number for number, letter in enumerate(COLORS)} | {BLACK: BLACK_COLOR}
    return Box(
        slots=np.array([[colors[letter] for letter in slots] for slots in pieces.slots], np.int8),
        showing=np.array([[_words(by.get(color, 0)) for color in COLORS] for by in pieces.showing], np.uint64),
        allowed=np.array([_words(bits) for bits in (*pieces.or_blocking, pieces.ordinary, 0)], np.uint64),
        ways=np.array([_words(7 << TURNS * kind & pieces.all) for kind in range(len(pieces.codes))], np.uint64),
        points=np.array(pieces.points, np.int64),
    )


def position(state: State, pieces_left: int) -> Position:
    """A state in arrays, with room for so many pieces."""
    options, pieces, seats = state.options, state.options.pieces, len(state.hands)
    spots = [qr(cell) for cell in state.board.laid] or [(0, 0)]
    rim = pieces_left + 2
    left, right = min(q for q, _ in spots) - rim, max(q for q, _ in spots) + rim
    top, bottom = min(r for _, r in spots) - rim, max(r for _, r in spots) + rim
    width = bottom - top + 1
    size = (right - left + 1) * width
    made = Position(
        status=np.zeros(size, np.int8),
        sides=np.zeros(size, np.int8),
        fits=np.zeros((size, WORDS), np.uint64),
        twice=np.zeros((size if options.match == "two" else 1, WORDS), np.uint64),
        colors=np.zeros((size, TURNS), np.int8),
        open_cells=np.zeros(size, np.int32),
        open_slot=np.full(size, -1, np.int32),
        touched=np.zeros(len(state.board.laid) + pieces_left + 1, np.int32),
        steps=np.array([q * width + r for q, r in DIRECTIONS], np.int64),
        meta=np.zeros(META_SIZE, np.int64),
        held=np.zeros((seats, len(pieces.codes)), np.int8),
        ways=np.zeros((seats, WORDS), np.uint64),
        sizes=np.zeros(seats, np.int64),
        bag=np.zeros(len(pieces.pile) + 1, np.int16),
        drawn=np.zeros(3, np.int16),
    )
    meta, inside = made.meta, box(contents(options))
    meta[WIDTH], meta[LEFT], meta[TOP], meta[SEATS], meta[TURN] = width, left, top, seats, state.turn
    meta[PHASE] = PHASES.get(state.phase, ON_TURN)
    meta[DRAWS], meta[IDLE] = state.draws, state.idle
    meta[TWO], meta[OPPOSITE], meta[CHAIN] = options.match == "two", options.bridge == "opposite", options.bridge_chain
    meta[BRIDGING], meta[MANY] = options.may_bridge(seats), options.may_draw_many(seats)
    meta[FILLING] = options.fill_the_void and seats > 1
    for cell, piece in state.board.laid.items():
        q, r = qr(cell)
        lay(made, inside, (q - left) * width + r - top, piece)
    for seat, hand in enumerate(state.hands):
        for kind in pieces.in_hand(hand):
            take(made, inside, seat, kind)
    meta[BAG_SIZE], meta[DRAWN_COUNT] = len(state.bag), len(state.drawn)
    made.bag[: len(state.bag)], made.drawn[: len(state.drawn)] = state.bag, state.drawn
    return made


def cell_qr(p: Position, cell: int) -> tuple[int, int]:
    """The coordinates of a cell of the window."""
    across, along = divmod(int(cell), int(p.meta[WIDTH]))
    return across + int(p.meta[LEFT]), along + int(p.meta[TOP])


def clone(source: Position) -> Position:
    """A copy with arrays of its own."""
    return Position(*(array.copy() for array in source))


def _words(bits: int) -> Array:
    return np.array([bits >> 64 * word & 0xFFFFFFFFFFFFFFFF for word in range(WORDS)], np.uint64)


# The table


@njit(cache=True)
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
        color, facing = b.slots[piece, _SLOT[side]], (side + 3) % SIDES
        if color == BLACK_COLOR:
            p.status[beside] = DEAD
            if p.open_slot[beside] >= 0:
                shut(p, beside)
            continue
        slot = _SLOT[facing]
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


@njit(cache=True)
def shut(p: Position, cell: int) -> None:
    """Take a cell off the list of open ones."""
    slot = p.open_slot[cell]
    p.meta[OPEN_COUNT] -= 1
    last = p.open_cells[p.meta[OPEN_COUNT]]
    p.open_cells[slot] = last
    p.open_slot[last] = slot
    p.open_slot[cell] = -1


@njit(cache=True)
def several(sides: int) -> bool:
    """Whether there is more than one side."""
    return sides & (sides - 1) != 0


@njit(cache=True)
def blocking_slot(sides: int) -> int:
    """The slot of whose edges just these two touch; ORDINARY if there is none."""
    if sides == 3:
        return 0
    if sides == 12:
        return 1
    return 2 if sides == 48 else ORDINARY


@njit(cache=True)
def allowance(p: Position, cell: int) -> int:
    """Which of `Box.allowed` the opening rules and the place allow on an open cell now, whatever their colours."""
    laid, sides = p.meta[LAID_COUNT], p.sides[cell]
    if laid > 1 and not several(sides):
        return NOTHING
    return ORDINARY if laid <= 2 else blocking_slot(sides)


@njit(cache=True)
def fitting(p: Position, b: Box, cell: int, word: int, allow: int) -> Any:
    """The turned pieces that an open cell accepts now, 64 of them."""
    if p.meta[TWO] and p.meta[LAID_COUNT] > 1:
        return p.twice[cell, word] & b.allowed[allow, word]
    return p.fits[cell, word] & b.allowed[allow, word]


@njit(cache=True)
def count_ways(p: Position, b: Box, cell: int, seat: int) -> int:
    """How many ways there are to lay a piece of a hand on an open cell now."""
    allow, found = allowance(p, cell), 0
    if allow == NOTHING:
        return 0
    for word in range(WORDS):
        found += count_word(fitting(p, b, cell, word, allow) & p.ways[seat, word])
    return found


@njit(cache=True)
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


@njit(cache=True, inline="always")
def is_closed(p: Position) -> bool:
    """Whether no open cell touches two pieces."""
    if p.meta[LAID_COUNT] <= 2:
        return False
    for slot in range(p.meta[OPEN_COUNT]):
        if several(p.sides[p.open_cells[slot]]):
            return False
    return True


@njit(cache=True)
def sides_of(p: Position, cell: int) -> int:
    """The sides of a cell where pieces lie."""
    found = 0
    for side in range(SIDES):
        if p.status[cell + p.steps[side]] == LAID:
            found |= 1 << side
    return found


@njit(cache=True)
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


# Hands


@njit(cache=True)
def take(p: Position, b: Box, seat: int, kind: int) -> None:
    """Put a piece into a hand."""
    p.held[seat, kind] += 1
    p.sizes[seat] += 1
    for word in range(WORDS):
        p.ways[seat, word] |= b.ways[kind, word]


@njit(cache=True)
def lose(p: Position, b: Box, seat: int, kind: int) -> None:
    """Take a piece out of a hand."""
    p.held[seat, kind] -= 1
    p.sizes[seat] -= 1
    if p.held[seat, kind] == 0:
        for word in range(WORDS):
            p.ways[seat, word] &= ~b.ways[kind, word]


@njit(cache=True)
def value(p: Position, b: Box, seat: int) -> int:
    """What the pieces of a hand cost."""
    cost = 0
    for kind in range(len(b.points)):
        cost += p.held[seat, kind] * b.points[kind]
    return cost


# Moves


@njit(cache=True)
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


@njit(cache=True)
def _spread(found: Any, word: int, cell: int, actions: Array, count: int) -> int:
    while found:
        actions[count] = (int64(cell) << 8) | (64 * word + lowest_in_word(found))
        count += 1
        found &= found - np.uint64(1)
    return count


@njit(cache=True)
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


@njit(cache=True, inline="always")
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


@njit(cache=True, inline="always")
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


@njit(cache=True, inline="always")
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


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True, inline="always")
def next_turn(p: Position, b: Box) -> None:
    """The next seat's turn; alone it may be lost."""
    p.meta[PHASE], p.meta[DRAWS] = ON_TURN, 0
    p.meta[TURN] = (p.meta[TURN] + 1) % p.meta[SEATS]
    if p.meta[SEATS] == 1:
        lose_if_stuck(p, b)


@njit(cache=True, inline="always")
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


@njit(cache=True)
def lose_if_stuck(p: Position, b: Box) -> None:
    """Alone: nothing fits, and nothing more may be drawn."""
    if (p.meta[DRAWS] >= 2 or p.meta[BAG_SIZE] == 0) and not fits_somewhere(p, b, 0):
        p.meta[ENDED] = STUCK


# Random play


@njit(cache=True)
def random_playout(p: Position, b: Box, rng: Array, actions: Array) -> int:
    """Play at random to the end of the round; every legal move is equally likely. Returns the number of moves."""
    moves = 0
    while p.meta[ENDED] == 0:
        act(p, b, random_action(p, b, rng, actions), rng)
        moves += 1
    return moves


@njit(cache=True, inline="always")
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


@njit(cache=True, inline="always")
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


@njit(cache=True)
def restore(source: Position, target: Position) -> None:
    """Make `target`, a clone of `source` on which more has been played, equal to it again; only touched cells cost."""
    for index in range(source.meta[LAID_COUNT], target.meta[LAID_COUNT]):
        cell = target.touched[index]
        restore_cell(source, target, cell)
        for side in range(SIDES):
            restore_cell(source, target, cell + source.steps[side])
    target.open_cells[: source.meta[OPEN_COUNT]] = source.open_cells[: source.meta[OPEN_COUNT]]
    for slot in range(source.meta[OPEN_COUNT]):
        target.open_slot[source.open_cells[slot]] = slot
    target.meta[:] = source.meta
    target.held[:] = source.held
    target.ways[:] = source.ways
    target.sizes[:] = source.sizes
    target.bag[:] = source.bag
    target.drawn[:] = source.drawn


@njit(cache=True)
def restore_cell(source: Position, target: Position, cell: int) -> None:
    """Make one cell equal again."""
    target.status[cell] = source.status[cell]
    target.sides[cell] = source.sides[cell]
    target.open_slot[cell] = source.open_slot[cell]
    for word in range(WORDS):
        target.fits[cell, word] = source.fits[cell, word]
        if source.meta[TWO]:
            target.twice[cell, word] = source.twice[cell, word]
    for slot in range(TURNS):
        target.colors[cell, slot] = source.colors[cell, slot]


@njit(cache=True)
def random_playouts(source: Position, target: Position, b: Box, rng: Array, count: int, actions: Array) -> int:
    """Play `count` random rounds from `source` on its clone `target`; returns the number of moves made."""
    moves = 0
    for _ in range(count):
        restore(source, target)
        moves += random_playout(target, b, rng, actions)
    return moves
