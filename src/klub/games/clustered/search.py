"""From a view to the compiled search and back to a move."""

from typing import Final

import numpy as np

from klub.compiled import Array, seed_array
from klub.core import Rng, Seat
from klub.games.clustered import kernel, playout, rules
from klub.games.clustered.cards import CODES, KIND_OF, WILDS, deck_kinds
from klub.games.clustered.kernel import Position
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.playout import Deal, Tree
from klub.games.clustered.rules import Phase, State
from klub.games.clustered.view import HIDDEN, View, unseen

USUAL_WORK: Final = 2 * 40
"""Seats × open cells of a usual table; a larger one gets fewer playouts in proportion, so that a move takes as long."""

_OCCASIONS: Final[dict[Phase, int]] = {
    "turn": playout.STUCK,
    "start_discards": playout.AT_START,
    "quick_discard": playout.AFTER_DRAW,
}


def search(view: View, state: State, seat: Seat, playouts: int, plies: int, rng: Rng) -> Move:
    """The best move found by so many playouts of so many plies; one playout means the positional rule alone.

    `state` is any state imagined from `view`: its hidden cards are dealt anew in each playout.
    """
    moves = rules.moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    root = kernel.position(state, plies + 1)
    if playouts == 1 and isinstance(moves[0], Place):
        return _by_rule(root, seat)
    work = max(USUAL_WORK, len(state.hands) * len(state.board.open))
    budget = max(1, playouts * USUAL_WORK // work)
    scratch, deal, stream = kernel.clone(root), _deal(view), seed_array(rng.bits(64))
    if isinstance(moves[0], Discard):
        occasion = _OCCASIONS[view.phase]
        kinds = [KIND_OF[move.card] for move in moves]
        each = -(-budget // len(kinds))
        return Discard(CODES[_best_discard(root, scratch, deal, seat, kinds, occasion, each, plies, stream)])
    tree = playout.new_tree(budget)
    playout.search(root, scratch, deal, tree, budget, plies, playout.WEIGHTS, stream)
    best = max(_children(tree, 0), key=lambda node: (tree.visits[node], tree.value[node], -node))
    return _place(root, int(tree.action[best]))


def _deal(view: View) -> Deal:
    """What this view does not show, seat by seat."""
    seats = range(len(view.hand_sizes))
    piles = np.zeros((len(seats), len(deck_kinds(WILDS + 1))), np.int8)
    sizes = np.zeros(len(seats), np.int64)
    for seat in seats:
        pile = unseen(view, seat)
        piles[seat, : len(pile)], sizes[seat] = pile, len(pile)
    held = [0 if seat == view.seat else view.hand_sizes[seat] for seat in seats]
    hidden = [pile.count(HIDDEN) for pile in view.discards]
    return Deal(piles, sizes, np.array(hidden, np.int64), np.array(held, np.int64))


def _by_rule(root: Position, seat: Seat) -> Place:
    actions, worths = np.zeros(1, np.int64), np.zeros(1, np.float64)
    playout.candidates(root, seat, playout.WEIGHTS, 1, actions, worths)
    return _place(root, int(actions[0]))


def _best_discard(
    root: Position,
    scratch: Position,
    deal: Deal,
    seat: Seat,
    kinds: list[int],
    occasion: int,
    playouts: int,
    plies: int,
    stream: Array,
) -> int:
    """The kind after whose discard the seat stands best; all are judged on the same deals."""

    def judged(kind: int) -> float:
        fresh = Deal(deal.unseen.copy(), *deal[1:])
        same = stream.copy()
        value: float = playout.judge_discard(
            root, scratch, fresh, seat, kind, occasion, playouts, plies, playout.WEIGHTS, same
        )
        return value

    return max(kinds, key=lambda kind: (judged(kind), -kind))


def _children(tree: Tree, node: int) -> list[int]:
    children = []
    child = int(tree.first_child[node])
    while child >= 0:
        children.append(child)
        child = int(tree.next_sibling[child])
    return children


def _place(root: Position, action: int) -> Place:
    x, y = kernel.cell_xy(root, action >> 5)
    return Place(CODES[action & 31], x, y)
