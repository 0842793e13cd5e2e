"""The stones as data: 24 classic ones of slightly different sizes, and 12 spinners that are all alike.

Lengths are millimetres, masses grams, moments A·m². A stone is an ellipsoid, magnetised along its long axis.
"""

import math
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

Box: TypeAlias = Literal["classic", "duo"]
Family: TypeAlias = Literal["classic", "spinner"]
Pose: TypeAlias = Literal["flat", "north_up", "south_up"]

POSES: Final[tuple[Pose, ...]] = ("flat", "north_up", "south_up")

CLASSIC_COUNT: Final = 24  # in a Classic box (KLU-4)
SPINNER_COUNT: Final = 12  # in a DUO box (KLU-2)
STRING_LENGTHS: Final[dict[Box, float]] = {"classic": 800.0, "duo": 650.0}
"""One string for each box (KLU-3); with these lengths the game is tense and yet can be played."""

_SHORTEST: Final = 18.0
_LONGEST: Final = 25.0
_SLENDER: Final = 0.6  # width to length
_DENSITY: Final = 4.9e-3  # hard ferrite, g/mm³
_MAGNETISATION: Final = 1.3 * 230e3  # A/m
_SPINNER_RADIUS: Final = 9.0
_SPINNER_MASS: Final = 8.0
_SPINNER_MOMENT: Final = 0.36


class Magnet(Struct, frozen=True, gc=False):
    """A stone: half its length and half its width, what it weighs, how strong it is, and how it resists turning.

    `arm` is the lever of the friction against turning on the spot, `base` half the width an upright stone stands on.
    """

    family: Family
    long: float
    wide: float
    mass: float
    moment: float
    arm: float
    base: float

    @property
    def inertia(self) -> float:
        """Against turning about the vertical while lying flat."""
        return self.mass * (self.long**2 + self.wide**2) / 5


def classic(number: int) -> Magnet:
    """One of the 24 stones of a Classic box, from the shortest to the longest."""
    long = (_SHORTEST + (_LONGEST - _SHORTEST) * number / (CLASSIC_COUNT - 1)) / 2
    wide = long * _SLENDER
    volume = 4 / 3 * math.pi * long * wide * wide
    return Magnet("classic", long, wide, _DENSITY * volume, _MAGNETISATION * volume * 1e-9, 2.0, 2.5)


SPINNER: Final = Magnet("spinner", _SPINNER_RADIUS, _SPINNER_RADIUS, _SPINNER_MASS, _SPINNER_MOMENT, 0.3, 2.5)
"""A spinner rests on a small nub, so that it turns easily."""


@lru_cache(maxsize=64)
def magnets(classics: int, duos: int) -> tuple[Magnet, ...]:
    """The stones of so many boxes: those of each Classic box first, then the spinners. A stone is its place here."""
    stones = tuple(classic(number) for number in range(CLASSIC_COUNT))
    return stones * classics + (SPINNER,) * (SPINNER_COUNT * duos)
