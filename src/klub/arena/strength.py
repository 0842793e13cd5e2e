"""Strengths from wins (Bradley–Terry), and how far chance could have moved them (Bayesian bootstrap over deals).

A deal is played once from each rotation of the seats, so its games are not independent: whole deals are weighed.
"""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]

ELO: Final = 400 / math.log(10)
"""Elo points for each unit of the natural logarithm of the odds."""

RESAMPLES: Final = 2000
_SEED: Final = 20240229  # any fixed number: the same games give the same intervals
_BLOCK: Final = 2000
_STEPS: Final = 200


def one_even_deal(deals: Array) -> Array:
    """What is added to the wins before strengths are fitted: one more deal, in which every pair splits evenly.

    Without it, a level that wins every game would have to be infinitely strong. `deals[d, i, j]` counts how often level
    `i` did better than level `j` in deal `d`.
    """
    often: Array = (deals + deals.swapaxes(1, 2)).max(axis=0) / 2
    return often


def fit(wins: Array, anchor: int) -> Array:
    """Maximum likelihood: the logarithms of the strengths, 0 for the anchor, from `wins[…, i, j]` of `i` over `j`.

    Leading axes are separate tournaments. All levels must be linked by games in which both sides won something.
    """
    losses = wins.swapaxes(-1, -2)
    free = [level for level in range(wins.shape[-1]) if level != anchor]
    strengths = np.zeros(wins.shape[:-1])
    for _ in range(_STEPS):
        gaps = strengths[..., :, None] - strengths[..., None, :]
        # Both chances by themselves: 1 - 0.999… would lose the digits that a near sweep turns on.
        winning, losing = 1 / (1 + np.exp(-gaps)), 1 / (1 + np.exp(gaps))
        slope = (wins * losing - losses * winning).sum(axis=-1)[..., free]
        bend = (wins + losses) * winning * losing
        bends = np.eye(wins.shape[-1]) * bend.sum(axis=-1)[..., None] - bend
        # Newton's step, cut short far from the top, where it would overshoot.
        step = np.linalg.solve(bends[..., free, :][..., free], slope[..., None])[..., 0].clip(-1, 1)
        strengths[..., free] += step
        if np.abs(step).max() < 1e-9:
            return strengths
    raise ArithmeticError(f"strengths did not settle in {_STEPS} steps")


def resample(deals: Array, resamples: int = RESAMPLES) -> Array:
    """Wins as they might have been, one matrix a resample.

    Each deal is weighed by a random number of the exponential distribution (mean 1), and the two sides of the one even
    deal by numbers of the gamma distribution of shape 1/2. For two players whose deals are won or lost as a whole
    this is the posterior under Jeffreys’ prior, so it stays honest when one side wins everything.
    """
    rng = np.random.default_rng(_SEED)
    count, levels, _ = deals.shape
    wins = 2 * one_even_deal(deals) * rng.standard_gamma(0.5, (resamples, levels, levels))
    for first in range(0, count, _BLOCK):
        block = deals[first : first + _BLOCK].reshape(-1, levels * levels)
        wins += (rng.standard_exponential((resamples, len(block))) @ block).reshape(wins.shape)
    return wins


def interval(samples: Array) -> tuple[Array, Array]:
    """The middle 95 % of the samples along the first axis."""
    low, high = np.quantile(samples, [0.025, 0.975], axis=0)
    return low, high
