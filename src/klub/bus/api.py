"""What a bus promises: who listens to a topic hears what is published there, in this process and in the others."""

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]
"""Called in the event loop with each message; it must not block. What it raises is logged and hurts nobody else."""

Gap: TypeAlias = Callable[[], None]
"""Called in the event loop when messages may have been missed: read the truth again."""

LIMIT: Final = 10_000
"""How many messages wait at most to be delivered or sent; beyond that they are dropped, and `Gap` is called."""


class Bus(Protocol):
    """Topics that live as long as somebody listens. A bus belongs to the loop it was opened in.

    Messages of one publisher on one topic arrive in the order they were published, each at most once; a message that
    does not arrive is followed by a call of `on_gap`. Nothing is promised about the order between publishers, and
    nothing is kept for those who come later.
    """

    def publish(self, topic: str, data: bytes, but: Hear | None = None) -> None:
        """Tell everyone who listens, the callers of this process too, soon; never waits and never fails.

        `but` need not hear it, because it knows.
        """

    async def subscribe(self, topic: str, callback: Hear, on_gap: Gap | None = None) -> None:
        """Let `callback` hear at least everything published from the return of this call on.

        Where the others cannot be heard now, returns all the same, and calls `on_gap` once they can. A callback is
        subscribed to a topic once: a second call replaces its `on_gap`.
        """

    def unsubscribe(self, topic: str, callback: Hear) -> None:
        """Stop calling this callback, at once; does nothing where it is not subscribed."""

    async def ready(self) -> bool:
        """Whether other processes can be told and heard now."""

    async def close(self) -> None:
        """Let go of everything; what is published afterwards is heard by nobody."""
