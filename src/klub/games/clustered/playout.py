"""How strong bots think about Clustered, compiled: a positional rule, playouts by it, and a search over imagined deals.

The search is information-set Monte Carlo: each playout deals the hidden cards anew, walks down the tree of candidate
moves by upper confidence bounds, plays on by the rule for a while, and counts how well each seat stands. Its strength
is a number of playouts, never a time, so that a game with bots can be played again.
"""

import math
from typing import Final, NamedTuple

import numpy as np
from numba import int64

from klub.compiled import Array, below, count_bits, lowest_bit, next_random, pick_bit
from klub.games.clustered.compilation import compiled
from klub.games.clustered.kernel import (
    EMPTY,
    FITS,
    FROM_DRAWN,
    HAND_SIZE,
    OPEN_COUNT,
    ORDINARY_KINDS,
    QUICK,
    SEATS,
    TURN,
    WIDTH,
    WILD,
    Position,
    draw,
    gain,
    hand_size,
    kinds_in,
    pass_turn,
    place,
    restore,
    totals,
)

# The positional rule's weights, found by play (docs/bots.md): what a cell is worth beyond the points it brings now.
DENY: Final = 0  # a point the strongest opponent would get there
OWN: Final = 1  # the player's openings there …
THEIRS: Final = 2  # … and those of an opponent
WILD_PRICE: Final = 3  # points a wild is kept for
LINE_ONE: Final = 4  # a line of three that would still miss two cards, one of them this
LINE_TWO: Final = 5  # … that would still miss one
SQUARE_TWO: Final = 6  # a 2×2 with two cards, this one included
SQUARE_THREE: Final = 7
BLOCK_FOUR: Final = 8  # a 2×3 with four cards, this one included
BLOCK_FIVE: Final = 9
DEAD: Final = 10  # what an opening is worth whose missing cell takes wilds only
FRIENDLY: Final = 11  # how much a card counts that leaves room for the player's other cards beside it
WEIGHTS: Final = np.array([0.33, 1.67, 0.22, 29.0, 0.13, 1.03, 0.2, 2.04, 0.3, 0.67, 0.5, 0.05])

STUCK: Final = 0  # the occasions of a discard
AT_START: Final = 1
AFTER_DRAW: Final = 2

FADE: Final = 7  # openings lose their worth over a player's last turns
ROOT_CANDIDATES: Final = 10
TREE_CANDIDATES: Final = 5
EXPLORATION: Final = 0.6
NOISE: Final = 0.6  # of the rule in playouts, in points

_LINES: Final = np.array([[-2, -1], [-1, 1], [1, 2]], dtype=np.int64)
"""The other two cells of each line of three through a cell, as offsets along it."""


def _windows(across: int, along: int) -> Array:
    """The other cells of each window of this size through a cell, as (x, y) offsets."""
    return np.array(
        [
            [(x - dx, y - dy) for x in range(across) for y in range(along) if (x, y) != (dx, dy)]
            for dx in range(across)
            for dy in range(along)
        ],
        dtype=np.int64,
    )


_SQUARES: Final = _windows(2, 2)
_BLOCKS: Final = np.concatenate([_windows(3, 2), _windows(2, 3)])


class Deal(NamedTuple):
    """What a seat does not know: for each seat the cards it has not seen, and how many of them lie where.

    A seat's unseen cards are shuffled; the first `hidden` are face-down discards, the next `held` its hand (none of
    the viewer's own), the rest its deck.
    """

    unseen: Array  # seat, index → kind
    sizes: Array
    hidden: Array
    held: Array


class Tree(NamedTuple):
    """The search tree: node 0 is the root, children are a linked list. Values are of the seat that moved into it."""

    action: Array  # cell * 32 + kind
    first_child: Array
    next_sibling: Array
    visits: Array
    available: Array
    value: Array


def new_tree(playouts: int) -> Tree:
    """Room for one new node a playout."""
    size = playouts + 2
    return Tree(
        action=np.zeros(size, np.int64),
        first_child=np.full(size, -1, np.int64),
        next_sibling=np.full(size, -1, np.int64),
        visits=np.zeros(size, np.int64),
        available=np.zeros(size, np.int64),
        value=np.zeros(size, np.float64),
    )


@compiled
def deal_unseen(p: Position, deal: Deal, rng: Array) -> None:
    """Deal the unseen cards at random."""
    for seat in range(p.meta[SEATS]):
        pile, size = deal.unseen[seat], deal.sizes[seat]
        for last in range(size - 1, 0, -1):
            other = below(rng, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        at = deal.hidden[seat]
        if deal.held[seat] > 0:
            hand = 0
            for _ in range(deal.held[seat]):
                hand += 1 << pile[at]
                at += 1
            p.hands[seat] = hand
        p.deck_sizes[seat] = size - at
        for index in range(size - at):
            p.decks[seat, index] = pile[at + index]


@compiled
def held_in(p: Position, cell: int, mine: int, window: Array, weights: Array) -> tuple[int, float]:
    """How many cards of a window would be `mine` with this cell, and how alive it is (0: somebody else is in it)."""
    held, alive = 1, 1.0
    for other in range(len(window)):
        at = cell + window[other, 0] * p.meta[WIDTH] + window[other, 1]
        if p.owner[at] == mine:
            held += 1
        elif p.owner[at] != EMPTY:
            return held, 0.0
        elif p.accepted[at] == 1 << WILD:
            alive *= weights[DEAD]
    return held, alive


@compiled
def openings(p: Position, cell: int, seat: int, weights: Array) -> float:
    """What lines, squares and blocks that `seat` could still complete through a cell are worth."""
    owner, accepted, width, mine = p.owner, p.accepted, p.meta[WIDTH], seat + 1
    worth = 0.0
    for step in (width, 1):
        for window in range(3):
            one, two = cell + _LINES[window, 0] * step, cell + _LINES[window, 1] * step
            a, b = owner[one], owner[two]
            if (a != mine and a != EMPTY) or (b != mine and b != EMPTY):
                continue
            if a == mine and b == mine:
                continue
            open_one = 1.0 if a == mine or accepted[one] != 1 << WILD else weights[DEAD]
            open_two = 1.0 if b == mine or accepted[two] != 1 << WILD else weights[DEAD]
            worth += (weights[LINE_TWO] if a == mine or b == mine else weights[LINE_ONE]) * open_one * open_two
    if p.rectangles[seat] < 4:
        for window in range(len(_SQUARES)):
            held, alive = held_in(p, cell, mine, _SQUARES[window], weights)
            if held == 2:
                worth += weights[SQUARE_TWO] * alive
            elif held == 3:
                worth += weights[SQUARE_THREE] * alive
    if p.rectangles[seat] < 6:
        for window in range(len(_BLOCKS)):
            held, alive = held_in(p, cell, mine, _BLOCKS[window], weights)
            if held == 4:
                worth += weights[BLOCK_FOUR] * alive
            elif held == 5:
                worth += weights[BLOCK_FIVE] * alive
    return worth


@compiled
def worth_of(p: Position, cell: int, seat: int, weights: Array) -> float:
    """What a card on `cell` is worth to `seat`, whatever the card: points now, points denied, openings."""
    left = hand_size(p.hands[seat]) + p.deck_sizes[seat]
    fade = min(1.0, (left - 1) / FADE)
    denied, theirs = 0, 0.0
    for other in range(p.meta[SEATS]):
        if other != seat and p.hands[other]:
            denied = max(denied, gain(p, cell, other))
            theirs = max(theirs, openings(p, cell, other, weights))
    opening: float = weights[OWN] * openings(p, cell, seat, weights) + weights[THEIRS] * theirs
    deny: float = weights[DENY] * denied
    worth: float = gain(p, cell, seat) + deny + fade * opening
    return worth


@compiled
def cards_left(p: Position, seat: int) -> int:
    """The ordinary kinds that a seat still has in hand or deck."""
    kinds: int = p.hands[seat]
    for index in range(p.deck_sizes[seat]):
        kinds |= 1 << p.decks[seat, index]
    return kinds & ORDINARY_KINDS


@compiled
def friendliness(p: Position, cell: int, kind: int, own: int) -> int:
    """How many of the `own` cards would fit the empty cells beside `cell` once `kind` lies there."""
    fitting = 0
    width = p.meta[WIDTH]
    for step in (-width, -1, 1, width):
        beside = cell + step
        if p.owner[beside] == EMPTY:
            before = p.accepted[beside] if p.open_slot[beside] >= 0 else ORDINARY_KINDS
            fitting += count_bits(before & FITS[kind] & own)
    return fitting


@compiled
def candidates(p: Position, seat: int, weights: Array, most: int, actions: Array, worths: Array) -> int:
    """The best moves of a hand by the rule, best first, into `actions` (cell * 32 + kind); returns how many."""
    count = 0
    kinds, own = kinds_in(p.hands[seat]), cards_left(p, seat)
    left = hand_size(p.hands[seat]) + p.deck_sizes[seat]
    price = weights[WILD_PRICE] * min(1.0, (left - 1) / FADE)
    for slot in range(p.meta[OPEN_COUNT]):
        cell = int64(p.open_cells[slot])
        fitting = p.accepted[cell] & kinds
        if fitting == 0:
            continue
        base = worth_of(p, cell, seat, weights)
        while fitting:
            kind = lowest_bit(fitting)
            fitting &= fitting - 1
            worth = base - price if kind == WILD else base
            if kind != WILD:
                worth += weights[FRIENDLY] * friendliness(p, cell, kind, own & ~(1 << kind))
            if count == most and worth <= worths[count - 1]:
                continue
            at = count if count < most else most - 1
            while at > 0 and worths[at - 1] < worth:
                if at < most:
                    worths[at], actions[at] = worths[at - 1], actions[at - 1]
                at -= 1
            worths[at], actions[at] = worth, cell * 32 + kind
            count = min(count + 1, most)
    return count


@compiled
def least_useful(p: Position, choice: int) -> int:
    """The kind to discard: the one that fits the fewest open cells; a wild only if there is nothing else."""
    if choice & ORDINARY_KINDS:
        choice &= ORDINARY_KINDS
    best, fewest = 0, 1 << 30
    while choice:
        kind = lowest_bit(choice)
        choice &= choice - 1
        fits = 0
        for slot in range(p.meta[OPEN_COUNT]):
            fits += (p.accepted[p.open_cells[slot]] >> kind) & 1
        if fits < fewest:
            best, fewest = kind, fits
    return best


@compiled
def finish_turn(p: Position, seat: int) -> None:
    """Draw, discard by the rule if quick play asks for it, and pass the turn on."""
    drawn = draw(p, seat)
    if p.meta[QUICK] and hand_size(p.hands[seat]) > HAND_SIZE:
        choice = drawn if p.meta[FROM_DRAWN] else kinds_in(p.hands[seat])
        p.hands[seat] -= 1 << least_useful(p, choice)
    pass_turn(p, seat)


@compiled
def play(p: Position, seat: int, action: int) -> None:
    """Lay a card and finish the turn."""
    p.hands[seat] -= 1 << (action & 31)
    place(p, action >> 5, seat, action & 31)
    finish_turn(p, seat)


@compiled
def discard_when_stuck(p: Position, seat: int) -> None:
    """The turn of a seat for which nothing fits."""
    p.hands[seat] -= 1 << least_useful(p, kinds_in(p.hands[seat]))
    finish_turn(p, seat)


@compiled
def rule_move(p: Position, seat: int, weights: Array, noise: float, rng: Array) -> int:
    """A quick move by the rule, for playouts: the best cell with a little noise, any card that fits; -1 if stuck."""
    kinds = kinds_in(p.hands[seat])
    left = hand_size(p.hands[seat]) + p.deck_sizes[seat]
    price = weights[WILD_PRICE] * min(1.0, (left - 1) / FADE)
    best, most = -1, -1e9
    for slot in range(p.meta[OPEN_COUNT]):
        cell = int64(p.open_cells[slot])
        fitting = p.accepted[cell] & kinds
        if fitting == 0:
            continue
        worth = worth_of(p, cell, seat, weights) + noise * (next_random(rng) >> np.uint64(40)) / 16777216.0
        if fitting & ORDINARY_KINDS == 0:
            worth -= price
        if worth > most:
            best, most = cell, worth
    if best < 0:
        return -1
    fitting = p.accepted[best] & kinds
    if fitting & ORDINARY_KINDS:
        fitting &= ORDINARY_KINDS
    return best * 32 + pick_bit(fitting, below(rng, count_bits(fitting)))


@compiled
def rollout(p: Position, plies: int, weights: Array, rng: Array) -> None:
    """Play so many plies by the rule."""
    for _ in range(plies):
        seat = p.meta[TURN]
        if seat < 0:
            return
        action = rule_move(p, seat, weights, NOISE, rng)
        if action < 0:
            discard_when_stuck(p, seat)
        else:
            play(p, seat, action)


@compiled
def rewards(p: Position, scores: Array, result: Array) -> None:
    """How well each seat stands, from 0 to 1: its lead over the best other, bent so that winning counts most."""
    totals(p, scores)
    seats = p.meta[SEATS]
    left = 0
    for seat in range(seats):
        left = max(left, hand_size(p.hands[seat]) + p.deck_sizes[seat])
    scale = 4.0 + 0.5 * left
    for seat in range(seats):
        best = -1
        for other in range(seats):
            if other != seat and scores[other] > best:
                best = scores[other]
        lead = scores[seat] - best if seats > 1 else scores[seat] - 40.0
        result[seat] = 0.5 + 0.5 * math.tanh(lead / (scale if seats > 1 else 20.0))


@compiled
def select(tree: Tree, node: int, actions: Array, count: int) -> int:
    """The child to follow: a candidate without a child yet is given one (a negative answer: -1 - its index)."""
    best, most = -1, -1e9
    for index in range(count):
        child = tree.first_child[node]
        while child >= 0 and tree.action[child] != actions[index]:
            child = tree.next_sibling[child]
        if child < 0:
            return -1 - index
        tree.available[child] += 1
        bound = tree.value[child] / tree.visits[child]
        bound += EXPLORATION * math.sqrt(math.log(tree.available[child]) / tree.visits[child])
        if bound > most:
            best, most = child, bound
    return best


@compiled
def search(
    root: Position, work: Position, deal: Deal, tree: Tree, playouts: int, plies: int, weights: Array, rng: Array
) -> int:
    """Grow the tree by so many playouts of at most so many plies each; returns the number of nodes."""
    seats = root.meta[SEATS]
    actions, worths = np.zeros(ROOT_CANDIDATES, np.int64), np.zeros(ROOT_CANDIDATES, np.float64)
    path, movers = np.zeros(plies + 1, np.int64), np.zeros(plies + 1, np.int64)
    scores, result = np.zeros(seats, np.int64), np.zeros(seats, np.float64)
    nodes = 1
    for _ in range(playouts):
        restore(root, work)
        deal_unseen(work, deal, rng)
        node, depth = 0, 0
        while work.meta[TURN] >= 0 and depth < plies:
            seat = work.meta[TURN]
            most = ROOT_CANDIDATES if node == 0 else TREE_CANDIDATES
            count = candidates(work, seat, weights, most, actions, worths)
            if count == 0:
                break
            child = select(tree, node, actions, count)
            fresh = child < 0
            if fresh:
                action = actions[-1 - child]
                child, nodes = nodes, nodes + 1
                tree.action[child] = action
                tree.next_sibling[child] = tree.first_child[node]
                tree.first_child[node] = child
                tree.available[child] = 1
            play(work, seat, tree.action[child])
            depth += 1
            movers[depth], path[depth] = seat, child
            node = child
            if fresh:
                break
        rollout(work, plies - depth, weights, rng)
        rewards(work, scores, result)
        for step in range(1, depth + 1):
            tree.visits[path[step]] += 1
            tree.value[path[step]] += result[movers[step]]
    return nodes


@compiled
def judge_discard(
    root: Position,
    work: Position,
    deal: Deal,
    seat: int,
    kind: int,
    occasion: int,
    playouts: int,
    plies: int,
    weights: Array,
    rng: Array,
) -> float:
    """How well `seat` stands on average after discarding `kind`, from 0 to 1."""
    seats = root.meta[SEATS]
    scores, result = np.zeros(seats, np.int64), np.zeros(seats, np.float64)
    total = 0.0
    for _ in range(playouts):
        restore(root, work)
        deal_unseen(work, deal, rng)
        work.hands[seat] -= 1 << kind
        if occasion == AT_START:
            for other in range(seats):
                while hand_size(work.hands[other]) > HAND_SIZE:
                    choice = kinds_in(work.hands[other])
                    work.hands[other] -= 1 << pick_bit(choice, below(rng, count_bits(choice)))
        elif occasion == STUCK:
            finish_turn(work, seat)
        else:
            pass_turn(work, seat)
        rollout(work, plies, weights, rng)
        rewards(work, scores, result)
        total += result[seat]
    return total / playouts
