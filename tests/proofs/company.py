"""People who play at random at many tables and write down what was acknowledged to them."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

from msgspec import Struct

from klub.client import Club, Illegal, Patience, Table, connect

PATIENCE: Final = Patience(first=0.02, most=0.25, heartbeat=0.5, answer=10.0)
"""Servers that are killed in tests are back soon."""


class Acknowledged(Struct, frozen=True):
    """A move for which `play` returned."""

    number: int
    by: str
    seat: int
    move: dict[str, Any]


class Place(Struct):
    """A table, and the two who play at it."""

    host: Table
    guest: Table
    acknowledged: list[Acknowledged]


class Company:
    """Two at each table; they play game after game until they are told to finish, and close the table then."""

    def __init__(self, rng: random.Random) -> None:
        self.places: list[Place] = []
        self.counts = {"sent": 0, "acknowledged": 0}
        self._rng, self._racing = rng, False
        self._clubs: list[Club] = []
        self._last_round = asyncio.Event()
        self._counted = asyncio.Condition()

    async def open(self, servers: Sequence[tuple[str, str]], options: dict[str, Any] | None = None) -> None:
        """A table for each pair of addresses: the host's server, and the guest's.

        With `quick_play` both may move at once, and a move may come too late to be legal.
        """
        self._racing = bool(options and options.get("quick_play"))
        for number, (host_server, guest_server) in enumerate(servers):
            host_club = await connect(host_server, name=f"Host {number}", patience=PATIENCE)
            guest_club = await connect(guest_server, name=f"Guest {number}", patience=PATIENCE)
            self._clubs += [host_club, guest_club]
            host = await host_club.create("clustered", options=options)
            self.places.append(Place(host, await guest_club.join(host.id), []))

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everyone plays meanwhile; at the end everyone has finished. What goes wrong for one ends it for all."""
        async with asyncio.TaskGroup() as tasks:
            for place in self.places:
                tasks.create_task(self._play(place, place.host))
                tasks.create_task(self._play(place, place.guest))
            yield
            self._last_round.set()

    async def after(self, count: int, what: Literal["sent", "acknowledged"]) -> None:
        """Return when so many more moves were sent, or acknowledged."""
        goal = self.counts[what] + count
        async with self._counted:
            await self._counted.wait_for(lambda: self.counts[what] >= goal)

    async def hang_up(self) -> None:
        """Everyone goes."""
        await asyncio.gather(*(club.hang_up() for club in self._clubs))

    async def _play(self, place: Place, table: Table) -> None:
        seat = await table.sit()
        while True:
            snapshot = await table.until(lambda now: now.phase != "over" or now.host)
            if snapshot.phase == "closed":
                return
            if snapshot.phase == "over":
                await (table.close() if self._last_round.is_set() else table.rematch())
                continue
            if snapshot.phase == "waiting" and not snapshot.seats[seat.number].ready:
                await table.ready()
            async for turn in seat.turns():
                move = self._rng.choice(turn.moves)
                answer = asyncio.create_task(seat.play(move))
                await self._count("sent")
                try:
                    number = await answer
                except Illegal:
                    if not self._racing:
                        raise
                    continue  # another was faster, and the card does not fit any more
                place.acknowledged.append(Acknowledged(number, snapshot.you, turn.seat, move))
                await self._count("acknowledged")

    async def _count(self, what: Literal["sent", "acknowledged"]) -> None:
        self.counts[what] += 1
        async with self._counted:
            self._counted.notify_all()
