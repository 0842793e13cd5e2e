"""A table's socket that says only what a test tells it to, and real snapshots to say."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from klub.client import Patience, Table
from klub.core import encode
from klub.tables import Table as TrueTable
from klub.tables import entries as e
from klub.tables import snapshot
from klub.tables.house import House

PATIENCE: Final = Patience(first=0.001, most=0.01, heartbeat=5.0, answer=10.0)
ME: Final = "me"
OTHER: Final = "other"


class Caller:
    """One connection of the client, seen from the server."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket
        self.done = asyncio.Event()

    @property
    def cookie(self) -> str | None:
        """What it was known by."""
        assert self._socket.request is not None
        return self._socket.request.headers.get("Cookie")

    async def hear(self) -> dict[str, Any]:
        """The next request."""
        request: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        return request

    async def say(self, event: Any) -> None:
        """An event, as struct, plain data or text."""
        await self._socket.send(event if isinstance(event, str) else encode(event).decode())

    async def acknowledge(self, request: dict[str, Any], number: int) -> None:
        """The request is in the log."""
        await self.say({"event": "done", "nonce": request["nonce"], "number": number})

    async def refuse(self, request: dict[str, Any], code: str, **facts: Any) -> None:
        """The request changed nothing."""
        await self.say({"event": "refused", "nonce": request["nonce"], "code": code, "facts": facts})

    def cut(self) -> None:
        """End the connection without a word."""
        self._socket.transport.abort()
        self.done.set()

    async def close(self, code: int) -> None:
        """End it politely."""
        await self._socket.close(code)
        self.done.set()


class FakeServer:
    """Hands each connection to the test."""

    def __init__(self) -> None:
        self._callers: asyncio.Queue[Caller] = asyncio.Queue()
        self._open: list[Caller] = []
        self._server: Server | None = None
        self.refusal: tuple[HTTPStatus, str] | None = None
        """Status and body of the answer to whoever wants to connect."""

    @property
    def address(self) -> str:
        """Where it is."""
        assert self._server is not None, "it was started"
        return f"http://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"

    async def caller(self) -> Caller:
        """The next connection."""
        return await self._callers.get()

    async def start(self) -> None:
        self._server = await serve(self._serve, "127.0.0.1", 0, process_request=self._greet)

    async def stop(self) -> None:
        assert self._server is not None, "it was started"
        for caller in self._open:
            caller.done.set()
        self._server.close()
        await self._server.wait_closed()

    def _greet(self, socket: ServerConnection, _: Request) -> Response | None:
        return None if self.refusal is None else socket.respond(*self.refusal)

    async def _serve(self, socket: ServerConnection) -> None:
        caller = Caller(socket)
        self._open.append(caller)
        self._callers.put_nowait(caller)
        await caller.done.wait()


@asynccontextmanager
async def at_a_table(server: FakeServer) -> AsyncIterator[Table]:
    """A client at the fake server's only table."""
    table = Table(server.address, "table", lambda: "klub=secret", PATIENCE)
    try:
        yield table
    finally:
        await table.hang_up()


@asynccontextmanager
async def fake_server() -> AsyncIterator[FakeServer]:
    """A server that runs."""
    server = FakeServer()
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Story:
    """A real table that things happen at, and its snapshots."""

    def __init__(self, seats: int = 2) -> None:
        self.table = TrueTable()
        self.happens(
            e.Created(at=0, by=ME, table="table", game="clustered", version=1, options={}, seats=seats, house=House())
        )

    def happens(self, *entries: e.Entry) -> "Story":
        """Take more entries."""
        for entry in entries:
            self.table.take(entry)
        return self

    def sits(self, who: str, seat: int) -> "Story":
        """Somebody takes a seat."""
        return self.happens(e.Sat(at=0, by=who, seat=seat, name=who, color="red"))

    def starts(self) -> "Story":
        """A game starts; the first seat begins."""
        self.table.options = {"first_player": 0}
        return self.happens(e.Started(at=0, by=ME, seed="00" * 32))

    def moves(self) -> "Story":
        """Whoever may move makes the first legal move."""
        assert self.table.play is not None, "there is a game"
        seat = self.table.actors[0]
        moves = self.table.game.moves(self.table.play.state, seat)
        assert moves, "there is a legal move"
        return self.happens(e.Moved(at=0, by=None, seat=seat, move=msgspec.to_builtins(moves[0])))

    def ends(self) -> "Story":
        """The game is played to its end."""
        while self.table.phase == "playing":
            self.moves()
        return self

    def seen_by(self, who: str = ME) -> Any:
        """The snapshot of now."""
        return snapshot(self.table, who)
