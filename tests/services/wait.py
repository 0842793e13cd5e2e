"""Waiting for something to become true, instead of sleeping and hoping."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

DEADLINE: Final = 30.0
"""Seconds until a test gives up; far more than anything here takes on a busy machine."""

POLL: Final = 0.005


def until(condition: Callable[[], bool], what: str = "the condition") -> None:
    """Return once the condition holds; fails when it never does."""
    give_up = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < give_up, f"waited {DEADLINE} s for {what}"
        time.sleep(POLL)


async def eventually(condition: Callable[[], bool], what: str = "the condition") -> None:
    """As `until`, while the event loop goes on."""
    give_up = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < give_up, f"waited {DEADLINE} s for {what}"
        await asyncio.sleep(POLL)
