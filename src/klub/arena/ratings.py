"""What the games of a tournament say: Elo for each level, and how each pair of levels did, with 95 % intervals."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
from msgspec import Struct

from klub.arena.pairings import LineUp
from klub.arena.play import Played
from klub.arena.settings import Settings
from klub.arena.strength import ELO, Array, fit, interval, one_even_deal, resample

ANCHOR: Final = "casual"
ANCHOR_ELO: Final = 1000.0
METHOD: Final = (
    "Two seats of a game are compared by their places; a shared place is half a win for both. "
    "Elo: maximum likelihood (Bradley-Terry) over all comparisons, plus one imaginary deal that all split evenly. "
    "Intervals: the middle 95 % of a Bayesian bootstrap over deals (a deal is all rotations of one shuffle)."
)


class LevelRating(Struct, frozen=True, kw_only=True):
    """A level: its Elo with the interval, its average points, and the seconds it thinks about a move.

    Seconds are processor time. `games` counts the seats it held. The anchor's Elo is fixed: its interval has no width.
    """

    level: str
    elo: float
    low: float
    high: float
    games: int
    points: float
    seconds_per_move: float


class PairResult(Struct, frozen=True, kw_only=True):
    """How `level` did against `other`: comparisons won, drawn and lost, and the share (draws are half) with interval.

    `points` are those of `level` and `other_points` those of `other`, averaged over their comparisons.
    """

    level: str
    other: str
    won: int
    drawn: int
    lost: int
    share: float
    low: float
    high: float
    points: float
    other_points: float


class Ratings(Struct, frozen=True, kw_only=True):
    """All there is to say about a tournament."""

    settings: Settings
    games: int
    method: str
    anchor: str
    """The level whose rating is given."""
    anchor_elo: float
    levels: tuple[LevelRating, ...]
    """The weakest first, as named."""
    pairs: tuple[PairResult, ...]
    """The stronger name of each first."""


def rate(settings: Settings, played: Sequence[Played]) -> Ratings:
    """Ratings from whole deals. The anchor is `casual` at 1000, or the weakest level where `casual` does not play."""
    levels = settings.levels
    anchor = levels.index(ANCHOR) if ANCHOR in levels else 0
    deals = count_wins(levels, played)
    samples = resample(deals)
    elo = ANCHOR_ELO + ELO * fit(deals.sum(axis=0) + one_even_deal(deals), anchor)
    low, high = (ANCHOR_ELO + ELO * bound for bound in interval(fit(samples, anchor)))
    return Ratings(
        settings=settings,
        games=len(played),
        method=METHOD,
        anchor=levels[anchor],
        anchor_elo=ANCHOR_ELO,
        levels=tuple(
            _level(name, played, (float(elo[at]), float(low[at]), float(high[at]))) for at, name in enumerate(levels)
        ),
        pairs=_pairs(levels, played, samples),
    )


def count_wins(levels: LineUp, played: Sequence[Played]) -> Array:
    """`[d, i, j]`: how often level `i` did better than level `j` in deal `d`; equal places are half a win for both."""
    rows: dict[tuple[LineUp, int], int] = {}
    for game in played:
        rows.setdefault((game.line_up, game.deal), len(rows))
    wins = np.zeros((len(rows), len(levels), len(levels)))
    for game in played:
        row = rows[game.line_up, game.deal]
        for one, two in combinations(range(len(game.levels)), 2):
            i, j = levels.index(game.levels[one]), levels.index(game.levels[two])
            if i != j:
                result = _result(game, one, two)
                wins[row, i, j] += result
                wins[row, j, i] += 1 - result
    return wins


def _result(game: Played, one: int, two: int) -> float:
    mine, theirs = game.places[one], game.places[two]
    return 0.5 if mine == theirs else float(mine < theirs)


def _level(level: str, played: Sequence[Played], elo: tuple[float, float, float]) -> LevelRating:
    seats = [(game, seat) for game in played for seat, name in enumerate(game.levels) if name == level]
    moves = sum(game.moves[seat] for game, seat in seats)
    value, low, high = elo
    return LevelRating(
        level=level,
        elo=round(value, 1),
        low=round(low, 1),
        high=round(high, 1),
        games=len(seats),
        points=round(sum(game.scores[seat] for game, seat in seats) / len(seats), 3),
        seconds_per_move=round(sum(game.seconds[seat] for game, seat in seats) / moves, 6),
    )


def _pairs(levels: LineUp, played: Sequence[Played], samples: Array) -> tuple[PairResult, ...]:
    pairs = []
    for weaker, stronger in combinations(range(len(levels)), 2):
        meetings = [
            (_result(game, one, two), game.scores[one], game.scores[two])
            for game in played
            for one, name in enumerate(game.levels)
            for two, other in enumerate(game.levels)
            if name == levels[stronger] and other == levels[weaker]
        ]
        if meetings:
            won = samples[:, stronger, weaker]
            low, high = interval(won / (won + samples[:, weaker, stronger]))
            pairs.append(_pair(levels[stronger], levels[weaker], meetings, (float(low), float(high))))
    return tuple(pairs)


def _pair(
    level: str, other: str, meetings: Sequence[tuple[float, int, int]], bounds: tuple[float, float]
) -> PairResult:
    results = [result for result, _, _ in meetings]
    share = sum(results) / len(results)
    return PairResult(
        level=level,
        other=other,
        won=results.count(1),
        drawn=results.count(0.5),
        lost=results.count(0),
        share=round(share, 5),
        # A clean sweep lies at the very end, where the samples never quite get to.
        low=round(min(bounds[0], share), 5),
        high=round(max(bounds[1], share), 5),
        points=round(sum(points for _, points, _ in meetings) / len(meetings), 3),
        other_points=round(sum(points for _, _, points in meetings) / len(meetings), 3),
    )
