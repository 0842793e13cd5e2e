"""The bot of every game that brings none of its own: an honest search over imagined states.

It knows a view and nothing else. For each candidate move it imagines states that fit the view, plays them to their end
at random, and keeps the better half of the candidates until one is left (sequential halving). All candidates of a round
are tried in the same imagined states, so that they differ by the move and not by luck.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from klub.core.moves import move_key
from klub.core.random import SEED_BYTES, Rng
from klub.core.thought import Level, Reason, Thought

if TYPE_CHECKING:
    from klub.core.game import Game, Outcome, Scoring, Seat

    AnyGame: TypeAlias = Game[Any, Any, Any, Any]

PLAYOUTS: Final[dict[Level, int]] = {"sprout": 2, "casual": 16, "club": 64, "expert": 256, "master": 1024}
"""The number of games played to their end for one decision: strength is never a time."""

MOST_PLIES: Final = 60_000  # moves in all playouts of one decision, so that long games do not take for ever
ENDLESS: Final = 300  # moves after which a playout is judged by the points so far
SAMPLED: Final = 24  # candidates where moves cannot be listed
MARGIN: Final = 0.02  # what points count beside winning


def think(game: "AnyGame", view: Any, level: Level, rng: Rng) -> Thought[Any]:
    """A move for the seat whose view it is. The same view, level and chance give the same move."""
    state = game.imagine(view, _stream(rng))
    seat = seat_of(game, view, state)
    candidates = _candidates(game, state, seat, rng)
    if len(candidates) == 1:
        return Thought(candidates[0], Reason("only_move"))
    playouts = PLAYOUTS[level]
    if playouts < len(candidates):
        candidates = list(rng.shuffled(candidates))[:playouts]
    return _halve(_Search(game, view, seat, rng), candidates, playouts)


def seat_of(game: "AnyGame", view: Any, state: Any) -> "Seat":
    """The seat that a view belongs to: the one it names, or else the only one that may move."""
    seat = getattr(view, "seat", None)
    if type(seat) is int:
        return seat
    awaited = game.awaited(state)
    if len(awaited) != 1:
        raise ValueError(f"a bot thinks for one seat that may move; the view names none, and {awaited!r} may move")
    return awaited[0]


class _Search:
    """Plays candidates to the end and counts the plies that this takes."""

    def __init__(self, game: "AnyGame", view: Any, seat: "Seat", rng: Rng) -> None:
        self._game, self._view, self._seat, self._rng = game, view, seat, rng
        self.plies = 0

    def compare(self, candidates: Sequence[Any]) -> list[float]:
        """What each candidate is worth in one imagined state."""
        state = self._game.imagine(self._view, _stream(self._rng))
        return [self._playout(state, move) for move in candidates]

    def _playout(self, state: Any, move: Any) -> float:
        """What comes of a move when everyone then plays at random."""
        game, chance, plies = self._game, _stream(self._rng), 1
        state = game.apply(state, self._seat, move, chance)
        while plies < ENDLESS and (awaited := game.awaited(state)):
            seat = awaited[0]
            state = game.apply(state, seat, game.sample(state, seat, chance), chance)
            plies += 1
        self.plies += plies
        outcome = game.outcome(state)
        if outcome is not None:
            return worth(outcome, self._seat, game.declaration.scoring)
        standing = game.standing(state)
        return 0.5 + _margin(standing, self._seat, game.declaration.scoring) if standing else 0.5


def _halve(search: _Search, candidates: list[Any], playouts: int) -> Thought[Any]:
    """The best candidate: in each round all are tried equally often, and the better half goes on."""
    rounds = max(1, math.ceil(math.log2(len(candidates))))
    worths: dict[Any, list[float]] = {move: [] for move in candidates}
    for number in range(1, rounds + 1):
        for _ in range(max(1, playouts // (rounds * len(candidates)))):
            if search.plies > MOST_PLIES * number // rounds:
                break
            for move, found in zip(candidates, search.compare(candidates), strict=True):
                worths[move].append(found)
        candidates.sort(key=lambda move: (-_mean(worths[move]), move_key(move)))
        candidates = candidates[: max(1, len(candidates) // 2)]
    best = candidates[0]
    share = round(100 * min(1.0, max(0.0, _mean(worths[best]))))
    return Thought(best, Reason("search", {"share": share, "playouts": sum(map(len, worths.values()))}))


def worth(outcome: "Outcome[Any]", seat: "Seat", scoring: "Scoring") -> float:
    """What a finished game is worth to a seat: 1 for winning alone, a share of 1 with others, a little for points."""
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return won + _margin(outcome.scores, seat, scoring)


def _margin(scores: Sequence[int], seat: "Seat", scoring: "Scoring") -> float:
    """A small value that grows with the points a seat is ahead by; alone at the table, with its points."""
    others = [score for other, score in enumerate(scores) if other != seat]
    ahead = scores[seat] - (max(others) if scoring != "fewest" else min(others)) if others else scores[seat]
    return MARGIN * math.tanh((-ahead if scoring == "fewest" else ahead) / 20)


def _candidates(game: "AnyGame", state: Any, seat: "Seat", rng: Rng) -> list[Any]:
    listed = game.moves(state, seat)
    if listed is not None:
        return list(listed)
    sampled = (game.sample(state, seat, rng) for _ in range(SAMPLED))
    return list(dict.fromkeys(sampled))


def _stream(rng: Rng) -> Rng:
    return Rng(rng.bits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big"))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else -math.inf
