"""Clustered in arrays, compiled: the rules as bots need them, a hundred times faster than `rules`.

The slow truth is `klub.games.clustered.rules`; `tests/games/clustered/test_kernel.py` plays thousands of games in both
and holds them together. A `Position` is a window of the endless table, wide enough for the plies that will be played
on it: nothing is ever laid on its rim.
"""

from typing import Final, NamedTuple

import numpy as np
from numba import int64

from klub.compiled import Array, below, count_bits, pick_bit
from klub.games.clustered import cards
from klub.games.clustered.board import kind_of, seat_of, within, xy
from klub.games.clustered.compilation import compiled
from klub.games.clustered.rules import State

EMPTY: Final = 0  # owners: 0 nobody, 1 … 8 seats, and these two
START_CARD: Final = 9
OFF_TABLE: Final = 10

FITS: Final = np.array(cards.FITS, dtype=np.int64)
WILD: Final = cards.WILD
ORDINARY_KINDS: Final = (1 << cards.ORDINARY) - 1
HAND_SIZE: Final = cards.HAND_SIZE

# The whole numbers of a position that are not per cell or per seat.
OPEN_COUNT: Final = 0
WIDTH: Final = 1
TURN: Final = 2  # whose turn; -1 once nobody holds a card
SEATS: Final = 3
QUICK: Final = 4
FROM_DRAWN: Final = 5
FIRST_BONUSES: Final = 6
LARGEST_BONUSES: Final = 7
FIRST_LINE: Final = 8  # the seat that won it, or -1
FIRST_RECTANGLE: Final = 9
LEFT: Final = 10  # x of the window's first column …
TOP: Final = 11  # … and y of its first row
LAID_COUNT: Final = 12
META_SIZE: Final = 13

BONUS_POINTS: Final = 2


class Position(NamedTuple):
    """A game in arrays; cell (x, y) is at index (x - LEFT) * WIDTH + (y - TOP)."""

    owner: Array  # cell → owner
    accepted: Array  # cell → kinds it accepts, 0 unless open
    open_cells: Array  # the open cells, OPEN_COUNT of them, in no order
    open_slot: Array  # cell → its index in open_cells, or -1
    laid_cells: Array  # the cells with a card, LAID_COUNT of them, in the order laid
    meta: Array
    hands: Array  # seat → hand, packed as in `cards`
    decks: Array  # seat, index → kind; the next card is the last
    deck_sizes: Array
    lines: Array  # seat → points of its lines
    longest: Array  # seat → its longest run
    rectangles: Array  # seat → points of its largest rectangle


def position(state: State, plies: int) -> Position:
    """A state in arrays, with room for so many plies."""
    board, options, seats = state.board, state.options, len(state.hands)
    spots = [xy(cell) for cell in board.laid]
    rim = plies + 2
    left, right = min(x for x, _ in spots) - rim, max(x for x, _ in spots) + rim
    top, bottom = min(y for _, y in spots) - rim, max(y for _, y in spots) + rim
    width = bottom - top + 1
    size = (right - left + 1) * width
    owner = np.zeros(size, np.int8)
    if options.bounds is not None:
        for x in range(left, right + 1):
            for y in range(top, bottom + 1):
                if not within(options.bounds, board.two_starts, x, y):
                    owner[(x - left) * width + y - top] = OFF_TABLE
    made = Position(
        owner=owner,
        accepted=np.zeros(size, np.int64),
        open_cells=np.zeros(size, np.int32),
        open_slot=np.full(size, -1, np.int32),
        laid_cells=np.zeros(len(spots) + plies + 1, np.int32),
        meta=np.zeros(META_SIZE, np.int64),
        hands=np.array(state.hands, np.int64),
        decks=np.zeros((seats, cards.ORDINARY + 3), np.int8),
        deck_sizes=np.array([len(deck) for deck in state.decks], np.int64),
        lines=np.zeros(seats, np.int64),
        longest=np.zeros(seats, np.int64),
        rectangles=np.zeros(seats, np.int64),
    )
    for seat, deck in enumerate(state.decks):
        made.decks[seat, : len(deck)] = deck
    firsts = state.firsts
    made.meta[WIDTH], made.meta[SEATS], made.meta[LEFT], made.meta[TOP] = width, seats, left, top
    made.meta[TURN] = -1 if state.phase == "over" else state.turn
    made.meta[QUICK], made.meta[FROM_DRAWN] = options.quick_play, options.quick_discard_from == "drawn"
    made.meta[LARGEST_BONUSES] = options.largest_bonuses
    for cell, card in board.laid.items():
        x, y = xy(cell)
        at, owner_seat = (x - left) * width + y - top, seat_of(card)
        if owner_seat is None:
            lay(made, at, START_CARD, cards.FITS[cards.START])
        else:
            place(made, at, owner_seat, kind_of(card))
    made.meta[FIRST_BONUSES] = options.first_bonuses
    made.meta[FIRST_LINE] = firsts.line.seat if firsts.line else -1
    made.meta[FIRST_RECTANGLE] = firsts.rectangle.seat if firsts.rectangle else -1
    return made


def cell_xy(position: Position, cell: int) -> tuple[int, int]:
    """The coordinates of a cell of the window."""
    across, along = divmod(int(cell), int(position.meta[WIDTH]))
    return across + int(position.meta[LEFT]), along + int(position.meta[TOP])


@compiled
def kinds_in(hand: int) -> int:
    """The different kinds in a hand."""
    return (hand & ORDINARY_KINDS) | ((1 << WILD) if hand >> WILD else 0)


@compiled
def hand_size(hand: int) -> int:
    """How many cards a hand holds."""
    return count_bits(hand & ORDINARY_KINDS) + (hand >> WILD)


@compiled
def lay(p: Position, cell: int, mine: int, fits: int) -> None:
    """Put a card on a cell and tell its neighbours what they accept now."""
    slot = p.open_slot[cell]
    if slot >= 0:
        p.meta[OPEN_COUNT] -= 1
        last = p.open_cells[p.meta[OPEN_COUNT]]
        p.open_cells[slot] = last
        p.open_slot[last] = slot
        p.open_slot[cell] = -1
    p.owner[cell] = mine
    p.accepted[cell] = 0
    p.laid_cells[p.meta[LAID_COUNT]] = cell
    p.meta[LAID_COUNT] += 1
    width = p.meta[WIDTH]
    for step in (-width, -1, 1, width):
        beside = cell + step
        if p.owner[beside] != EMPTY:
            continue
        if p.open_slot[beside] >= 0:
            p.accepted[beside] &= fits
        else:
            p.accepted[beside] = fits
            p.open_slot[beside] = p.meta[OPEN_COUNT]
            p.open_cells[p.meta[OPEN_COUNT]] = beside
            p.meta[OPEN_COUNT] += 1


@compiled
def run(owner: Array, cell: int, step: int, mine: int) -> int:
    """How many cards of one owner lie in a row from the next cell on."""
    length = 0
    cell += step
    while owner[cell] == mine:
        length += 1
        cell += step
    return length


@compiled
def line_gain(before: int, after: int) -> int:
    """The points a card adds that joins runs of these lengths."""
    joined = before + after + 1
    gained = joined if joined >= 3 else 0
    if before >= 3:
        gained -= before
    if after >= 3:
        gained -= after
    return gained


@compiled
def rectangle_through(owner: Array, width: int, cell: int, mine: int) -> int:
    """The size of the largest rectangle (2×2 or more) of `mine` that a card of `mine` on `cell` is part of, or 0."""
    best = 0
    up_left, up_right = run(owner, cell, -width, mine), run(owner, cell, width, mine)
    up = 0
    while True:
        left, right, down = up_left, up_right, 0
        while True:
            height, across = up + down + 1, left + right + 1
            if height >= 2 and across >= 2 and height * across > best:
                best = height * across
            down += 1
            row = cell + down
            if owner[row] != mine:
                break
            left, right = min(left, run(owner, row, -width, mine)), min(right, run(owner, row, width, mine))
        up += 1
        row = cell - up
        if owner[row] != mine:
            break
        up_left, up_right = min(up_left, run(owner, row, -width, mine)), min(up_right, run(owner, row, width, mine))
    return best


@compiled
def gain(p: Position, cell: int, seat: int) -> int:
    """The points that a card of `seat` on `cell` would add: lines, rectangle and the first-to-achieve bonuses."""
    width, mine = p.meta[WIDTH], seat + 1
    west, east = run(p.owner, cell, -width, mine), run(p.owner, cell, width, mine)
    north, south = run(p.owner, cell, -1, mine), run(p.owner, cell, 1, mine)
    gained = line_gain(west, east) + line_gain(north, south)
    block = 0
    if (west or east) and (north or south):
        block = rectangle_through(p.owner, width, cell, mine)
        if block > p.rectangles[seat]:
            gained += block - p.rectangles[seat]
    if p.meta[FIRST_BONUSES]:
        if p.meta[FIRST_LINE] < 0 and max(west + east, north + south) >= 4:
            gained += BONUS_POINTS
        if p.meta[FIRST_RECTANGLE] < 0 and block >= 6:
            gained += BONUS_POINTS
    return gained


@compiled
def place(p: Position, cell: int, seat: int, kind: int) -> None:
    """Lay a card and keep the score; the hand is the caller's."""
    width, mine = p.meta[WIDTH], seat + 1
    west, east = run(p.owner, cell, -width, mine), run(p.owner, cell, width, mine)
    north, south = run(p.owner, cell, -1, mine), run(p.owner, cell, 1, mine)
    p.lines[seat] += line_gain(west, east) + line_gain(north, south)
    longest = max(west + east, north + south) + 1
    p.longest[seat] = max(p.longest[seat], longest)
    block = 0
    if (west or east) and (north or south):
        block = rectangle_through(p.owner, width, cell, mine)
        p.rectangles[seat] = max(p.rectangles[seat], block)
    if p.meta[FIRST_BONUSES]:
        if p.meta[FIRST_LINE] < 0 and longest >= 5:
            p.meta[FIRST_LINE] = seat
        if p.meta[FIRST_RECTANGLE] < 0 and block >= 6:
            p.meta[FIRST_RECTANGLE] = seat
    lay(p, cell, mine, FITS[kind])


@compiled
def alone_at_the_top(sizes: Array, least: int) -> int:
    """The seat with the largest size, if it is alone with it and it is at least `least`; else -1."""
    best, seat = least - 1, -1
    for other in range(len(sizes)):
        if sizes[other] > best:
            best, seat = sizes[other], other
        elif sizes[other] == best:
            seat = -1
    return seat


@compiled
def totals(p: Position, scores: Array) -> None:
    """Write the points of every seat, bonuses included, into `scores`."""
    for seat in range(p.meta[SEATS]):
        scores[seat] = p.lines[seat] + p.rectangles[seat]
    if p.meta[FIRST_BONUSES]:
        if p.meta[FIRST_LINE] >= 0:
            scores[p.meta[FIRST_LINE]] += BONUS_POINTS
        if p.meta[FIRST_RECTANGLE] >= 0:
            scores[p.meta[FIRST_RECTANGLE]] += BONUS_POINTS
    if p.meta[LARGEST_BONUSES]:
        line, block = alone_at_the_top(p.longest, 3), alone_at_the_top(p.rectangles, 4)
        if line >= 0:
            scores[line] += BONUS_POINTS
        if block >= 0:
            scores[block] += BONUS_POINTS


@compiled
def draw(p: Position, seat: int) -> int:
    """Draw at the end of a turn; returns the kinds drawn (0 if the deck is empty)."""
    drawn = 0
    for _ in range(2 if p.meta[QUICK] else 1):
        if p.deck_sizes[seat] > 0:
            p.deck_sizes[seat] -= 1
            kind = p.decks[seat, p.deck_sizes[seat]]
            p.hands[seat] += 1 << kind
            drawn |= 1 << kind
    return drawn


@compiled
def pass_turn(p: Position, seat: int) -> None:
    """Give the turn to the next seat that holds cards, or to nobody."""
    seats = p.meta[SEATS]
    p.meta[TURN] = -1
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if p.hands[following]:
            p.meta[TURN] = following
            return


@compiled
def random_playout(p: Position, rng: Array, log: Array) -> int:
    """Play at random to the end; every legal move is equally likely. Returns the number of moves.

    With room in `log` (rows of seat, kind, cell or -1 for a discard, number of legal moves) each move is written down.
    """
    moves = 0
    while p.meta[TURN] >= 0:
        seat = p.meta[TURN]
        kinds = kinds_in(p.hands[seat])
        legal = 0
        for slot in range(p.meta[OPEN_COUNT]):
            legal += count_bits(p.accepted[p.open_cells[slot]] & kinds)
        cell = -1
        if legal == 0:
            legal = count_bits(kinds)
            kind = pick_bit(kinds, below(rng, legal))
        else:
            left = below(rng, legal)
            kind = 0
            for slot in range(p.meta[OPEN_COUNT]):
                fitting = p.accepted[p.open_cells[slot]] & kinds
                here = count_bits(fitting)
                if left < here:
                    cell, kind = int64(p.open_cells[slot]), pick_bit(fitting, left)
                    break
                left -= here
        if moves < len(log):
            log[moves, 0], log[moves, 1], log[moves, 2], log[moves, 3] = seat, kind, cell, legal
        moves += 1
        p.hands[seat] -= 1 << kind
        if cell >= 0:
            place(p, cell, seat, kind)
        drawn = draw(p, seat)
        if p.meta[QUICK] and hand_size(p.hands[seat]) > HAND_SIZE:
            choice = drawn if p.meta[FROM_DRAWN] else kinds_in(p.hands[seat])
            legal = count_bits(choice)
            kind = pick_bit(choice, below(rng, legal))
            if moves < len(log):
                log[moves, 0], log[moves, 1], log[moves, 2], log[moves, 3] = seat, kind, -1, legal
            moves += 1
            p.hands[seat] -= 1 << kind
        pass_turn(p, seat)
    return moves


@compiled
def restore(source: Position, target: Position) -> None:
    """Make `target`, a clone of `source` on which more has been played, equal to it again; only touched cells cost."""
    for index in range(source.meta[LAID_COUNT], target.meta[LAID_COUNT]):
        restore_cell(source, target, target.laid_cells[index])
    for slot in range(target.meta[OPEN_COUNT]):
        restore_cell(source, target, target.open_cells[slot])
    target.open_cells[: source.meta[OPEN_COUNT]] = source.open_cells[: source.meta[OPEN_COUNT]]
    target.meta[:] = source.meta
    target.hands[:] = source.hands
    target.decks[:] = source.decks
    target.deck_sizes[:] = source.deck_sizes
    target.lines[:] = source.lines
    target.longest[:] = source.longest
    target.rectangles[:] = source.rectangles


@compiled
def restore_cell(source: Position, target: Position, cell: int) -> None:
    """Make one cell equal again."""
    target.owner[cell] = source.owner[cell]
    target.accepted[cell] = source.accepted[cell]
    target.open_slot[cell] = source.open_slot[cell]


@compiled
def random_playouts(source: Position, target: Position, rng: Array, count: int, log: Array) -> int:
    """Play `count` random games from `source` on its clone `target`; returns the number of moves made."""
    moves = 0
    for _ in range(count):
        restore(source, target)
        moves += random_playout(target, rng, log)
    return moves


def clone(source: Position) -> Position:
    """A copy with arrays of its own."""
    return Position(*(array.copy() for array in source))
