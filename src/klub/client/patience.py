"""How long a client waits: between attempts, and for an answer."""

import random
from collections.abc import Callable, Iterator

from msgspec import Struct


class Patience(Struct, frozen=True, kw_only=True):
    """Waiting, in seconds. Attempts are never given up: put a timeout around what may not take for ever."""

    first: float = 0.05
    """The longest wait before the second attempt; each later one may wait twice as long as the one before."""
    most: float = 5.0
    """The longest wait of all."""
    heartbeat: float = 20.0
    """A connection that is silent for so long is pinged, and given up when no answer comes in time."""
    answer: float = 30.0
    """How long opening a connection, or one HTTP request, may take."""

    def waits(self, chance: Callable[[], float] = random.random) -> Iterator[float]:
        """How long to wait before each further attempt: a random part of a bound that doubles.

        The random part keeps a thousand clients from returning in the same instant.
        """
        bound = self.first
        while True:
            yield bound * (0.5 + 0.5 * chance())
            bound = min(self.most, bound * 2)
