"""What the end of a game is worth to each seat."""

from typing import Any, Literal, TypeAlias

from klub.core import Outcome, Seat, rank
from klub.core.game import Scoring

Reward: TypeAlias = Literal["win", "score_margin"]


def rewards_of(outcome: Outcome[Any], reward: Reward, scoring: Scoring = "points") -> list[int]:
    """What a game that ended is worth to each seat.

    `win`: 1 for the only winner, 0 for those who share the win, −1 for all others.
    `score_margin`: a seat's score less the best other one; alone at the table, its score. Where the fewest points
    are best, each point counts −1.
    """
    seats: list[Seat] = list(range(len(outcome.scores)))
    if reward == "win":
        return [int(len(outcome.winners) == 1) if seat in outcome.winners else -1 for seat in seats]
    is_fewest = scoring == "fewest" or (scoring == "win" and rank(outcome.scores) != outcome.ranking)
    scores = [-score for score in outcome.scores] if is_fewest else outcome.scores
    others = [max((score for other, score in enumerate(scores) if other != seat), default=0) for seat in seats]
    return [own - other for own, other in zip(scores, others, strict=True)]
