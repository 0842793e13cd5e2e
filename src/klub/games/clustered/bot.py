"""Bots for Clustered: five strengths, from a child's opponent to a search over imagined deals. They see a view only."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from klub.core import Rng, Seat
from klub.core.thought import Level, Reason, Thought
from klub.games.clustered import rules, scoring
from klub.games.clustered.board import Cell, cell_at
from klub.games.clustered.cards import CODES, WILD, holds
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.rules import State
from klub.games.clustered.view import View, imagine


class Strength(Struct, frozen=True):
    """How a level thinks. `attention` is the share of moves that are thought about at all, the rest are random."""

    attention: float = 1.0
    playouts: int = 0
    plies: int = 16


STRENGTHS: Final[dict[Level, Strength]] = {
    "sprout": Strength(attention=0.35),
    "casual": Strength(),
    "club": Strength(playouts=1),
    "expert": Strength(playouts=250),
    "master": Strength(playouts=4000),
}
"""`sprout` and `casual` take the most points now; `club` plays by the positional rule; the others search with it."""


def think(view: View, level: Level, rng: Rng, bots: Sequence[Seat] = ()) -> Thought[Move]:  # noqa: ARG001 - it does not ask
    """The move of a bot that sits at `view.seat` and may move, and why."""
    strength = STRENGTHS[level]
    state = imagine(view, rng)
    seat = view.seat
    if seat is None or seat not in view.actors:
        raise ValueError(f"a bot thinks for a seat that may move, not for {seat!r}")
    if strength.playouts:
        move = _search(view, state, seat, strength, rng)
    elif rng.unit() < strength.attention:
        move = _most_points(state, seat, rng)
    else:
        move = rng.choice(rules.moves(state, seat))
    return Thought(move, explain(state, seat, move))


def explain(state: State, seat: Seat, move: Move) -> Reason:
    """Why a move is good: points gained, points denied, or what it prepares."""
    if isinstance(move, Discard):
        return Reason("discard_least", {"card": move.card})
    if len(rules.moves(state, seat)) == 1:
        return Reason("only_move")
    cell = cell_at(move.x, move.y)
    gained = scoring.gain(state.board.cells(seat), cell)
    denied, victim = max(
        ((scoring.gain(state.board.cells(other), cell), other) for other in range(len(state.hands)) if other != seat),
        default=(0, None),
    )
    if gained and denied:
        return Reason("gain_and_deny", {"points": gained, "denied": denied, "seat": victim})
    if gained:
        return Reason("gain", {"points": gained})
    if denied:
        return Reason("deny", {"points": denied, "seat": victim})
    return _preparation(state, seat, cell, move)


def _preparation(state: State, seat: Seat, cell: Cell, move: Place) -> Reason:
    cells = state.board.cells(seat) | {cell}
    across, along = (len(scoring.run_through(cells, cell, step)) > 1 for step in (scoring.ROW, scoring.COLUMN))
    if across and along:
        return Reason("prepare", {"what": "rectangle"})
    if across or along:
        return Reason("prepare", {"what": "line"})
    return Reason("spare_wild") if holds(state.hands[seat], WILD) and move.card != CODES[WILD] else Reason("develop")


def _most_points(state: State, seat: Seat, rng: Rng) -> Move:
    """The greedy choice: the most points now, wilds last; a random one of the best. Discards keep wilds."""
    moves = rules.moves(state, seat)
    cells = state.board.cells(seat)
    gains: dict[Cell, int] = {}
    best: list[Move] = []
    most = (-1, False)
    for move in moves:
        points = 0
        if isinstance(move, Place):
            cell = cell_at(move.x, move.y)
            if cell not in gains:
                gains[cell] = scoring.gain(cells, cell)
            points = gains[cell]
        worth = (points, move.card != CODES[WILD])
        if worth > most:
            best, most = [move], worth
        elif worth == most:
            best.append(move)
    return rng.choice(best)


def _search(view: View, state: State, seat: Seat, strength: Strength, rng: Rng) -> Move:
    # Late: numba is imported only where a strong bot thinks.
    from klub.games.clustered.search import search

    return search(view, state, seat, strength.playouts, strength.plies, rng)
