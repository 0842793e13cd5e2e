"""A connection without a network, whose reader is as slow as a test wants it."""

import asyncio
from typing import Any

import msgspec

from klub.server.sockets.endpoint import SocketEndpoint
from tests.server.live.world import secret_of


class SlowSocket:
    """The server's side of a connection, without a network: a reader that reads when a test lets it."""

    def __init__(
        self, app: SocketEndpoint, table: str, who: str, address: str = "10.0.0.1", says: str | None = None
    ) -> None:
        self.sent: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        if says is not None:
            self._coming.put_nowait({"type": "websocket.receive", "text": says})
        headers = [(b"cookie", f"klub={secret_of(who)}".encode())]
        scope = {"type": "websocket", "path": f"/live/{table}", "headers": headers, "client": (address, 1)}
        self.task = asyncio.create_task(app(scope, self._coming.get, self._send))

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        self.sent.append(message)
        if message["type"] == "websocket.close":
            self.hang_up()

    def hang_up(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect"})

    @property
    def events(self) -> list[dict[str, Any]]:
        """What was said, oldest first."""
        return [msgspec.json.decode(message["text"]) for message in self.sent if "text" in message]

    @property
    def code(self) -> int | None:
        """Why the server closed, if it did."""
        return next((message["code"] for message in self.sent if message["type"] == "websocket.close"), None)
