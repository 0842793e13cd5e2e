"""How likely a bid is to be true: sums of dice that nobody has seen."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeAlias

from klub.core import Seat

from liars_dice.rules import SIDES, counts_as
from liars_dice.state import Bidden, Options, View

Group: TypeAlias = tuple[int, float]
"""Some dice, and the chance of each of them to count."""


def face_chance(options: Options) -> float:
    """The chance of a single unseen die to count for a bid."""
    return (2 if options.wild_ones else 1) / SIDES


@lru_cache(maxsize=65_536)
def distribution(groups: tuple[Group, ...]) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … dice that count, among all groups together."""
    found: tuple[float, ...] = (1.0,)
    for dice, chance in groups:
        one = [comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)]
        summed = [0.0] * (len(found) + dice)
        for (left, first), (right, second) in product(enumerate(found), enumerate(one)):
            summed[left + right] += first * second
        found = tuple(summed)
    return found


def at_least(needed: int, groups: tuple[Group, ...]) -> float:
    """The chance that at least so many dice count."""
    return 1.0 if needed <= 0 else sum(distribution(groups)[needed:])


def exactly(needed: int, groups: tuple[Group, ...]) -> float:
    """The chance that exactly so many dice count."""
    chances = distribution(groups)
    return chances[needed] if 0 <= needed < len(chances) else 0.0


def held(view: View, face: int) -> int:
    """How many of one's own dice count for a face."""
    return sum(counts_as(die, face, view.options) for die in view.mine)


def unseen(view: View, face: int, trust: float, *, known: Seat | None) -> tuple[Group, ...]:
    """The dice that the seat `known` has not seen; those who bid on this face are taken to hold some more of it."""
    plain = face_chance(view.options)
    believed = plain + trust * (1 - plain)
    bidders = believers(view.bids, face)
    groups = [(dice, believed if seat in bidders else plain) for seat, dice in enumerate(view.dice) if seat != known]
    return tuple(sorted(group for group in groups if group[0]))


def believers(bids: Sequence[Bidden], face: int) -> frozenset[Seat]:
    """The seats that have bid on a face in this round."""
    return frozenset(bid.seat for bid in bids if bid.face == face)
