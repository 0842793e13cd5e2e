"""Something between a store and its PostgreSQL that loses a connection at the worst moment."""

import asyncio
from contextlib import suppress
from typing import Literal, TypeAlias

Fate: TypeAlias = Literal["lost before", "lost after", "late", "too late"]
"""What becomes of the next commit: the server never hears of it; it commits, but its answer is lost; or the client is
cut off while the server, still busy, commits a while later; or, too late, gives up."""


class Proxy:
    """Forwards bytes; `fate` is for the next commit only."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._listener: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.fate: Fate | None = None
        self.cut = 0
        """How many connections were lost."""
        self.asked = 0
        """How often the server was asked what became of a commit."""
        self.held = asyncio.Event()
        """Set it, and a commit that is late goes on."""

    async def start(self) -> int:
        """The port to connect to."""
        self._listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def stop(self) -> None:
        assert self._listener is not None
        self._listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _accept(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(from_client, to_client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
        back = asyncio.create_task(_pour(from_server, to_client))
        try:
            while data := await from_client.read(65536):
                self.asked += b"pg_xact_status" in data
                if b"COMMIT\0" in data and self.fate is not None:
                    fate, self.fate = self.fate, None
                    back.cancel()
                    await asyncio.wait([back])
                    await self._lose(fate, data, from_server, to_server, to_client)
                    return
                to_server.write(data)
        finally:
            back.cancel()
            to_client.close()
            to_server.close()

    async def _lose(
        self,
        fate: Fate,
        commit: bytes,
        from_server: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
        to_client: asyncio.StreamWriter,
    ) -> None:
        if fate == "lost after":
            to_server.write(commit)
            await from_server.read(65536)  # the answer: it is committed
        self.cut += 1
        to_client.close()
        if fate in ("late", "too late"):
            await self.held.wait()
        if fate == "late":
            to_server.write(commit)
            await from_server.read(65536)


async def _pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            target.write(data)
    target.close()
