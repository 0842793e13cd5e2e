"""From a view to the compiled search and back to a move."""

from collections.abc import Sequence

import numpy as np

from klub.compiled import Array, seed_array
from klub.core import Rng, Seat
from klub.games.cubed import playout, rules
from klub.games.cubed.kernel.actions import DRAW, DRAW_MANY, GIVING, KEEPING, MOST_ACTIONS, PASS, SKIP
from klub.games.cubed.kernel.box import box_of
from klub.games.cubed.kernel.copies import clone
from klub.games.cubed.kernel.layout import WORDS, Box, Position
from klub.games.cubed.kernel.window import cell_qr, position_of
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Pass, Play, SkipGift
from klub.games.cubed.pieces import TURNS, PieceSet
from klub.games.cubed.playout import Deal
from klub.games.cubed.rules import State
from klub.games.cubed.view import View, unseen


def by_rule(state: State, weights: Array, rng: Rng) -> Move:
    """The move of the rule; `state` is imagined, and the rule looks at nothing that its seat may not know."""
    root, box = position_of(state, 1), box_of(rules.contents(state.options))
    actions, ways = np.zeros(MOST_ACTIONS, np.int64), np.zeros(WORDS, np.uint64)
    action = playout.rule(root, box, actions, ways, weights, 0.01, seed_array(rng.bits(64)))
    return move_of(root, int(action), state.options.pieces)


def search(view: View, state: State, seat: Seat, playouts: int, rng: Rng) -> Move:
    """The best move found by so many playouts; `state` is any one imagined from `view`, its secrets are dealt anew."""
    moves = rules.moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    pieces, box = state.options.pieces, box_of(rules.contents(state.options))
    root = position_of(state, len(pieces.pile) - len(state.board.laid))
    options = _candidates(root, box, seat, moves, pieces)
    totals = np.array(rules.standing(state), np.int64)
    last_round = state.round == state.options.rounds
    chosen = playout.search(
        root,
        clone(root),
        box,
        _deal(view),
        options,
        totals,
        last_round,
        playouts,
        playout.WEIGHTS,
        seed_array(rng.bits(64)),
    )
    return move_of(root, int(chosen), pieces)


def _candidates(root: Position, box: Box, seat: Seat, moves: Sequence[Move], pieces: PieceSet) -> Array:
    """The best ways to lay a piece by the rule, and everything that can be done instead."""
    actions, ways = np.zeros(MOST_ACTIONS, np.int64), np.zeros(WORDS, np.uint64)
    best = np.zeros(playout.CANDIDATES, np.int64)
    found = 0
    if isinstance(moves[-1], Play):
        found = playout.candidates(root, box, seat, playout.WEIGHTS, actions, ways, best)
    others = [action_of(move, pieces) for move in moves if not isinstance(move, Play)]
    return np.array([*best[:found], *others], np.int64)


def _deal(view: View) -> Deal:
    """What this view does not show."""
    shown = bool(view.hands)
    held = [0 if shown or seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    return Deal(np.array(unseen(view), np.int16), np.array(held, np.int64), 0 if view.drawn else view.choosing)


def move_of(p: Position, action: int, pieces: PieceSet) -> Move:
    """The move of an action of the kernel."""
    if action >= 0:
        kind, turn = divmod(action & 255, TURNS)
        return Play(pieces.codes[kind], *cell_qr(p, action >> 8), turn)
    if action == DRAW:
        return Draw()
    if action == PASS:
        return Pass()
    if action == SKIP:
        return SkipGift()
    if action <= GIVING:
        kind, seat = divmod(GIVING - action, 8)
        return Give(pieces.codes[kind], seat)
    if action <= KEEPING:
        return Keep(pieces.codes[KEEPING - action])
    return DrawMany(DRAW_MANY - action)


def action_of(move: Move, pieces: PieceSet) -> int:
    """The action of a move that lays no piece."""
    match move:
        case Draw():
            return DRAW
        case Pass():
            return PASS
        case SkipGift():
            return SKIP
        case Give():
            return GIVING - (8 * pieces.kind_of[move.piece] + move.seat)
        case Keep():
            return KEEPING - pieces.kind_of[move.piece]
        case DrawMany():
            return DRAW_MANY - move.count
    raise ValueError(f"{move!r} lays a piece: its action depends on the window")
