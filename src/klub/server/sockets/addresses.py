"""Counts what all connections of one address share."""

from collections.abc import Callable
from typing import Final

from klub.server.limits import Bucket, Limits

MANY: Final = 1_000
"""Addresses that are remembered without a second thought."""


class _Address:
    """How many connections there are from one address, and how much they may still say together."""

    __slots__ = ("bucket", "connections")

    def __init__(self, limits: Limits) -> None:
        self.bucket = Bucket(limits.address_messages_per_second, limits.address_message_burst)
        self.connections = 0


class Addresses:
    """Those with connections, and those that have said much lately."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        """`clock`: seconds that only grow."""
        self.known: dict[str, _Address] = {}
        self._limits, self._clock = limits, clock
        self._look_at = MANY

    def enter(self, name: str) -> _Address:
        """One more connection from an address."""
        address = self.known.get(name)
        if address is None:
            address = self.known[name] = _Address(self._limits)
        address.connections += 1
        return address

    def leave(self, name: str) -> None:
        """One connection less; an address without any counts until its bucket is full again."""
        address = self.known[name]
        address.connections -= 1
        if address.connections:
            return
        now = self._clock()
        if address.bucket.is_full(now):
            del self.known[name]
        elif len(self.known) >= self._look_at:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Look at all of them, which is done now and then only."""
        idle = [name for name, each in self.known.items() if not each.connections and each.bucket.is_full(now)]
        for name in idle:
            del self.known[name]
        self._look_at = 2 * len(self.known) + MANY
