"""The places over which a hand is led. After a stall many come at once: they are gone over in order, a little later.

The longer the way ahead, the more of it is left out, so that the hand is soon where the player sees it.
"""

from typing import Final, Generic, TypeVar

from klub.games.kluster.moves import Hover, Pull
from klub.games.kluster.stones import TICKS

PACE: Final = TICKS // 30  # ticks from one place to the next
MOST: Final = 32  # places ahead; of so many, every other one is left out
STRIDE: Final = 4  # for so many ahead, one is left out at each step

Place = TypeVar("Place", Hover, Pull)


class Path(Generic[Place]):
    """What is still ahead of a hand, or of a string that is pulled."""

    def __init__(self) -> None:
        self.since = -PACE
        """The tick at which a place was last headed for."""
        self._ahead: list[Place] = []

    def __bool__(self) -> bool:
        return bool(self._ahead)

    @property
    def due(self) -> int:
        """The tick at which the next place may be headed for."""
        return self.since + PACE

    @property
    def last(self) -> Place | None:
        """Where it leads; None if nothing is ahead."""
        return self._ahead[-1] if self._ahead else None

    def add(self, place: Place) -> None:
        """Lead on to there."""
        self._ahead.append(place)
        if len(self._ahead) == MOST:
            self._ahead = self._ahead[1::2]

    def head_for_next(self, tick: int) -> Place:
        """The place to head for now."""
        left_out = len(self._ahead) // STRIDE
        place = self._ahead[left_out]
        del self._ahead[: left_out + 1]
        self.since = tick
        return place

    def put_back(self, place: Place) -> None:
        """It was too far for one step: head for it again."""
        self._ahead.insert(0, place)

    def clear(self) -> None:
        """Forget what is ahead."""
        self._ahead.clear()
