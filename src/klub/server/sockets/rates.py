"""How fast one connection may send."""

from collections.abc import Callable

from klub.server.limits import Bucket, Limits


class MessageRates:
    """Counts what is said: each kind has a bucket of its own, and answers with the seconds to wait, 0 for none.

    Only requests count for the address too: a whole club may play live behind one.
    """

    __slots__ = ("_address", "_clock", "_inputs", "_limits", "_requests", "_sketches")

    def __init__(self, limits: Limits, address: Bucket, clock: Callable[[], float]) -> None:
        """`address`: what all connections of the same address share; `clock`: seconds that only grow."""
        self._limits, self._address, self._clock = limits, address, clock
        self._requests = Bucket(limits.messages_per_second, limits.message_burst)
        self._inputs: Bucket | None = None
        self._sketches: Bucket | None = None

    def request(self) -> float:
        """Count a request."""
        now = self._clock()
        return self._requests.take(now) or self._address.take(now)

    def input(self) -> float:
        """Count an input of a live turn."""
        if self._inputs is None:
            self._inputs = Bucket(self._limits.live_messages_per_second, self._limits.live_message_burst)
        return self._inputs.take(self._clock())

    def sketch(self) -> float:
        """Count a sketch."""
        if self._sketches is None:
            self._sketches = Bucket(self._limits.sketches_per_second, self._limits.sketch_burst)
        return self._sketches.take(self._clock())
