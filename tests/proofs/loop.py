"""Proofs are coroutines that may take long; one that is stuck fails."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

LIMIT: Final = 600.0
"""Seconds; a proof takes one to two minutes on a small machine."""


def prove(proof: Coroutine[Any, Any, T]) -> T:
    """Run it in an event loop of its own."""

    async def bounded() -> T:
        async with asyncio.timeout(LIMIT):
            return await proof

    return asyncio.run(bounded())
