"""Bots for Cubed: five strengths, from a child's opponent to a search over imagined deals. They see a view only."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from klub.core import Rng, Seat
from klub.core.thought import Level, Reason, Thought
from klub.games.cubed import rules
from klub.games.cubed.board import Board, cell_at
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Move, Play
from klub.games.cubed.pieces import POINTS, TURNS, sort_of
from klub.games.cubed.rules import State
from klub.games.cubed.view import View, imagine, unseen


class Strength(Struct, frozen=True):
    """How a level thinks. `attention` is the share of moves that are thought about at all, the rest are random."""

    how: Literal["shed", "deny", "search"]
    attention: float = 1.0
    playouts: int = 0


STRENGTHS: Final[dict[Level, Strength]] = {
    "sprout": Strength("shed", attention=0.4),
    "casual": Strength("shed"),
    "club": Strength("deny"),
    "expert": Strength("search", playouts=1000),
    "master": Strength("search", playouts=6000),
}
"""`sprout` and `casual` get rid of the dearest piece; `club` also leaves few places for others; the others search."""


def think(view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:  # noqa: ARG001 - it does not ask
    """The move of a bot that sits at `view.seat` and may move, and why."""
    strength, seat = STRENGTHS[level], view.seat
    if seat is None or seat not in view.actors:
        raise ValueError(f"a bot thinks for a seat that may move, not for {seat!r}")
    state = imagine(view, rng)
    if rng.unit() >= strength.attention:
        move = rng.choice(rules.moves(state, seat))
    elif strength.how == "shed":
        move = shed(state, seat, rng)
    else:
        move = _compiled(view, state, seat, strength, rng)
    return Thought(move, explain(view, state, seat, move))


def shed(state: State, seat: Seat, rng: Rng) -> Move:
    """The dearest piece that fits; else draw, and whatever ends the turn."""
    moves = rules.moves(state, seat)
    match moves[0]:
        case Give():
            gifts = [move for move in moves if isinstance(move, Give)]
            dearest = max(_cost(gift.piece) for gift in gifts)
            return rng.choice([gift for gift in gifts if _cost(gift.piece) == dearest])
        case Keep():
            return min((move for move in moves if isinstance(move, Keep)), key=lambda move: _cost(move.piece))
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays:
        return next((move for move in moves if not isinstance(move, DrawMany)), moves[0])
    dearest = max(_cost(play.piece) for play in plays)
    return rng.choice([play for play in plays if _cost(play.piece) == dearest])


def explain(view: View, state: State, seat: Seat, move: Move) -> Reason:
    """Why a move is good: what it sheds, what it ends, what it denies the others."""
    match move:
        case Play():
            return _explain_play(view, state, seat, move)
        case Draw():
            stuck = not rules.fits_somewhere(state.board, state.hands[seat])
            return Reason("draw_stuck" if stuck else "draw_wait")
        case DrawMany():
            return Reason("draw_choice", {"count": move.count})
        case Keep():
            return Reason("keep_cheap", {"piece": move.piece, "points": _cost(move.piece)})
        case Give():
            return Reason("give_dear", {"piece": move.piece, "points": _cost(move.piece), "seat": move.seat})
    return Reason("pass")


def _explain_play(view: View, state: State, seat: Seat, move: Play) -> Reason:
    pieces, cost = state.options.pieces, _cost(move.piece)
    if pieces.size(state.hands[seat]) == 1:
        return Reason("go_out")
    plays = sum(isinstance(other, Play) for other in rules.moves(state, seat))
    if plays == 1:
        return Reason("only_play", {"points": cost})
    turned = TURNS * pieces.kind_of[move.piece] + move.turn
    after = state.board.lay(cell_at(move.q, move.r), turned)
    assert after is not None, "a bot's move is legal"
    if len(after.dead) > len(state.board.dead):
        return Reason("block", {"points": cost, "cells": len(after.dead) - len(state.board.dead)})
    others = pieces.turned_in(pieces.hand_of(unseen(view)))
    denied = _openings(state.board, others) - _openings(after, others)
    if len(state.hands) > 1 and denied > 0:
        return Reason("shed_and_deny", {"points": cost, "denied": denied})
    return Reason("shed", {"points": cost})


def _openings(board: Board, turned: int) -> int:
    return sum((board.accepted(spot) & turned).bit_count() for spot in board.open.values())


def _cost(code: str) -> int:
    return POINTS[sort_of(code)]


def _compiled(view: View, state: State, seat: Seat, strength: Strength, rng: Rng) -> Move:
    # Late: numba is imported only where a strong bot thinks.
    from klub.games.cubed.playout import WEIGHTS
    from klub.games.cubed.search import by_rule, search

    if strength.how == "deny":
        return by_rule(state, WEIGHTS, rng)
    return search(view, state, seat, strength.playouts, rng)
