"""Stones on a table in plain data: where they lie and what happened to them.

What moves them is `physics`, which is imported only where it runs: a process that only keeps tables does without it.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from klub.games.kluster.kernel.matter import RATE
from klub.games.kluster.magnets import Pose

PHYSICS_VERSION: Final = 1
"""Rises with every change that could move a stone by one bit."""

TICKS: Final = RATE  # in a second
LOWEST: Final = 0.0
HIGHEST: Final = 120.0
"""How high a hand goes above the table, in mm."""

EventName: TypeAlias = Literal["touch", "lift", "topple", "land", "block"]
InsideTest: TypeAlias = Literal["centre", "whole"]


class Lying(Struct, frozen=True, gc=False):
    """A stone on the table: the angle is that of its north pole, in radians."""

    magnet: int
    x: float
    y: float
    angle: float
    pose: Pose = "flat"


class Happening(Struct, frozen=True, gc=False):
    """Stones touched; one jumped to the hand, fell over or was put down; or a string (`first`) could not follow.

    Where the strings left no room to put one down, `first` is −1.
    """

    what: EventName
    first: int
    second: int
