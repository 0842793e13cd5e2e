"""A client of version 0.1 plays with this version: whole games, also in a room that knows more than it does."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect as open_socket

from klub.client import Club, Identity, connect
from klub.tables import commands as c
from klub.tables.house import Clock, House
from tests.compatibility.old_client import OldClient
from tests.proofs.server import KlubServer


@pytest.fixture(scope="module")
def server() -> Iterator[KlubServer]:
    """A running server."""
    server = KlubServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


class Evening:
    """People at one server: those with an old client, by the table that they come to."""

    def __init__(self, server: KlubServer, open_until: AsyncExitStack) -> None:
        self._server, self._open = server, open_until

    async def club(self, name: str) -> tuple[Identity, Club]:
        """Somebody new, with the cookie that every client has."""
        identity = Identity()
        club = await self._open.enter_async_context(connect(self._server.url, name=name, identity=identity))
        return identity, club

    async def come(self, identity: Identity, table: str) -> OldClient:
        """Somebody comes to a table with an old client."""
        address = f"{self._server.url.replace('http', 'ws', 1)}/live/{table}"
        headers = {"Cookie": identity.header(self._server.url)}
        client = OldClient(
            await self._open.enter_async_context(open_socket(address, additional_headers=headers, proxy=None))
        )
        await client.hear()
        return client


def _run(server: KlubServer, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with AsyncExitStack() as stack:
            await story(Evening(server, stack))

    asyncio.run(asyncio.wait_for(tell(), 120))


def test_two_old_clients_play_a_whole_game_and_another(server: KlubServer) -> None:
    """Sitting, readiness, moves, chat, the result, a rematch, and giving up."""

    async def story(evening: Evening) -> None:
        identity, club = await evening.club("Ada")
        table = await club.create("clustered", seats=2, options={"quick_play": True})
        ada = await evening.come(identity, table.id)
        bob = await evening.come((await evening.club("Bob"))[0], table.id)
        await bob.ask("sit", seat=1)
        await bob.ask("ready")
        await ada.ask("ready")
        await asyncio.gather(ada.until_phase("playing"), bob.until_phase("playing"))
        await ada.ask("say", text="Good luck!")
        await asyncio.gather(ada.play(), bob.play(1))
        assert ("over", "over") == (ada.now.phase, bob.now.phase)
        assert ada.now.play is not None
        assert ada.now.play.outcome is not None

        await bob.ask("rematch")
        await ada.until_phase("waiting")
        await ada.ask("start")
        await bob.until_phase("playing")
        await bob.ask("resign", seat=1)
        await ada.until_phase("over")
        assert 2 == len(ada.now.series)

    _run(server, story)


def test_an_old_client_stays_in_a_room_that_changes(server: KlubServer) -> None:
    """Its host knows more: suggests, arranges another game with a clock, and hands over; the old one plays on."""

    async def story(evening: Evening) -> None:
        _, club = await evening.club("Ada")
        table = await club.create("clustered", seats=2)
        bob = await evening.come((await evening.club("Bob"))[0], table.id)
        await bob.ask("sit", seat=1)
        await table.do(c.Arrange("cubed", 3, house=House(clock=Clock(600)), bots={2: "sprout"}))
        while bob.now.game != "cubed":
            await bob.hear()
        assert (3, {"per_move": 600, "bank": 0}) == (len(bob.now.seats), bob.now.house["clock"])

        await bob.ask("ready")
        await table.do(c.Start())
        await bob.until_phase("playing")
        await table.do(c.HandOver(bob.now.you))
        while not bob.now.host:
            await bob.hear()
        await bob.ask("kick", who=club.me["id"])
        assert ["bot", "person", "bot"] == [seat.kind for seat in bob.now.seats]

    _run(server, story)
