"""Games that were never played: results drawn from known strengths, or written down."""

from collections.abc import Sequence

import numpy as np

from klub.arena.pairings import schedule
from klub.arena.play import Played
from klub.arena.settings import Settings, new_settings


def games_of(settings: Settings, games: int, places: Sequence[Sequence[int]]) -> list[Played]:
    """Games of a schedule with these places by seat, in its order; places 1, 2, 3 get 9, 8, 7 points."""
    return [
        Played(
            line_up=task.line_up,
            deal=task.deal,
            number=task.number,
            levels=task.levels,
            seed=task.seed,
            scores=tuple(10 - place for place in by_seat),
            places=tuple(by_seat),
            winners=tuple(seat for seat, place in enumerate(by_seat) if place == 1),
            moves=(10,) * settings.seats,
            seconds=tuple(0.5 if level == "casual" else 0.1 for level in task.levels),
        )
        for task, by_seat in zip(schedule(settings, games), places, strict=True)
    ]


def drawn_from(elos: dict[str, float], games: int, seed: int, draws: float = 0.0) -> tuple[Settings, list[Played]]:
    """A tournament of all pairs in which each wins as its Elo says; a share of games is drawn."""
    rng = np.random.default_rng(seed)
    settings = new_settings("clustered", list(elos))
    places = []
    for task in schedule(settings, games):
        one, two = (elos[level] for level in task.levels)
        expected = 1 / (1 + 10 ** ((two - one) / 400))
        # Draws take the same from both sides, so that a drawn game is worth its half.
        chance = rng.random()
        drawn = draws * min(expected, 1 - expected) * 2
        places.append([1, 1] if chance < drawn else [1, 2] if chance < drawn + expected - drawn / 2 else [2, 1])
    return settings, games_of(settings, games, places)


def won_by(level: str, games: int, other: str = "sprout") -> tuple[Settings, list[Played]]:
    """A pair in which one side wins every game."""
    settings = new_settings("clustered", [level, other])
    return settings, games_of(
        settings, games, [[1, 2] if task.levels[0] == level else [2, 1] for task in schedule(settings, games)]
    )
