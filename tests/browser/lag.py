"""Lines between a page and the server: a poor one, on which everything comes late, and one that can fall silent."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

LAG: Final = 0.075
"""Seconds that everything takes, each way."""

STALL: Final = 0.3
"""Seconds for which nothing comes through."""

EVERY: Final = 1.0
"""Seconds from one stall to the next."""

_Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_Carry = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


@contextmanager
def poor_line(url: str) -> Iterator[str]:
    """The address under which a server is found over a line on which all comes late, and at times nothing comes."""
    with _running(_Line(url, _carry_late)) as address:
        yield address


class MuteLine:
    """A line that can fall silent: it stays open, and passes on nothing more, in either direction."""

    def __init__(self) -> None:
        self.url = ""
        self.silent = False
        """What was said meanwhile is lost, with the connections on which it was said."""

    async def carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        """Pass everything on, unless it is silent."""
        while data := await source.read(65_536):
            if self.silent:
                await asyncio.Event().wait()  # until somebody gives up on us
            to.write(data)
            await to.drain()


@contextmanager
def mute_line(url: str) -> Iterator[MuteLine]:
    """Such a line to a server."""
    line = MuteLine()
    with _running(_Line(url, line.carry)) as line.url:
        yield line


@contextmanager
def _running(line: "_Line") -> Iterator[str]:
    """The address of a line, while it is there."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, name="line")
    thread.start()
    port = asyncio.run_coroutine_threadsafe(line.open(), loop).result()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        asyncio.run_coroutine_threadsafe(line.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class _Line:
    def __init__(self, url: str, carry: _Carry) -> None:
        self._to, self._carry = urlsplit(url).port, carry
        self._server: asyncio.Server | None = None
        self._calls: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        assert self._server, "it was opened"
        self._server.close()
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        call = asyncio.current_task()
        assert call, "a connection is served by a task"
        self._calls.add(call)
        with suppress(OSError, asyncio.CancelledError):
            there: _Streams = await asyncio.open_connection("127.0.0.1", self._to)
            try:
                await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
            finally:
                for end in (writer, there[1]):
                    end.transport.abort()
        self._calls.discard(call)


async def _carry_late(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
    """Pass everything on, late but in order."""
    now = asyncio.get_running_loop().time
    parcels: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def collect() -> None:
        data = b"-"
        while data:
            data = await source.read(65_536)
            at = now() + LAG
            into = at % EVERY
            parcels.put_nowait((at + max(0.0, STALL - into), data))

    async def deliver() -> None:
        while True:
            at, data = await parcels.get()
            await asyncio.sleep(max(0.0, at - now()))
            if not data:
                return
            to.write(data)
            await to.drain()

    await asyncio.gather(collect(), deliver())
    with suppress(OSError):
        to.write_eof()
