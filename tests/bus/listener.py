"""Somebody who listens, and remembers."""

import asyncio

from klub.bus import Bus
from tests.services.wait import DEADLINE, POLL, eventually


class Listener:
    """What was heard on a topic, and how often something may have been missed."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.gaps = 0

    async def listen(self, bus: Bus, topic: str) -> "Listener":
        await bus.subscribe(topic, self.hear, self.gap)
        return self

    def hear(self, data: bytes) -> None:
        self.heard.append(data)

    def gap(self) -> None:
        self.gaps += 1

    async def hears(self, *messages: bytes) -> None:
        """Wait until so much was heard, and compare."""
        await eventually(lambda: len(self.heard) >= len(messages), f"{len(messages)} messages, not {self.heard}")

        assert [*messages] == self.heard

    async def misses(self, more_than: int = 0) -> None:
        """Wait for a gap."""
        await eventually(lambda: self.gaps > more_than, "a gap")


async def until_ready(bus: Bus, wanted: bool = True) -> None:
    """Wait until the bus is ready, or no longer ready."""
    async with asyncio.timeout(DEADLINE):
        while await bus.ready() is not wanted:
            await asyncio.sleep(POLL)
