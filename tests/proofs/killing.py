"""Servers are killed while people play, and the logs are held against what was promised."""

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from tests.proofs.company import Company
from tests.proofs.server import KlubServer
from tests.proofs.truth import check_logs

KILLS: Final = int(os.environ.get("CRASH_KILLS", "50"))
KILLS_OF_OTHERS: Final = KILLS // 5
TABLES: Final = 6


class Victim(Protocol):
    """What dies and comes back."""

    def kill(self) -> None:
        """End it with SIGKILL."""

    def start(self) -> None:
        """Return once it is there again."""


async def kill_while_playing(
    servers: list[KlubServer], victim: Callable[[], Victim], kills: int, rng: random.Random
) -> int:
    """Play on all servers, at tables of one and of both; kill when a number of moves was sent or acknowledged.

    Returns how many moves were made.
    """
    company = Company(rng)
    pairs = [(host.url, guest.url) for host in servers for guest in servers]
    try:
        await company.open([pairs[number % len(pairs)] for number in range(TABLES)])
        async with company.playing():
            for _ in range(kills):
                await company.after(rng.randint(1, 40), rng.choice(["sent", "acknowledged"]))
                killed = victim()
                killed.kill()
                await asyncio.to_thread(killed.start)
        moves = await check_logs(company, servers[0].database)
    finally:
        await company.hang_up()

    assert moves == company.counts["acknowledged"] >= kills

    return moves


@contextmanager
def running(server: KlubServer) -> Iterator[KlubServer]:
    """A server that is stopped and removed at the end."""
    try:
        server.start()
        yield server
    finally:
        server.remove()
