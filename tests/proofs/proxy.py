"""A bad network between clients and server: it delays, cuts in mid-message, falls silent, and says things twice."""

import asyncio
import random
from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Kind: TypeAlias = Literal["slow", "cut", "silent", "twice"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

LONGEST_WAIT: Final = 0.01
LARGEST_PIECE: Final = 600


class Fault(Struct, frozen=True):
    """What happens to one connection, and after how many bytes in either direction."""

    kind: Kind
    after: int


def draw_faults(rng: random.Random, each: int) -> list[Fault]:
    """So many faults of each kind, shuffled; most strike while messages are on their way."""
    faults = [Fault(kind, rng.randint(300, 30_000)) for kind in KINDS for _ in range(each)]
    rng.shuffle(faults)
    return faults


class Proxy:
    """Stands before a server on the same machine. Connections get the faults in turn, and are plain without any left.

    `twice`: everything the client says, from its greeting on, is said to the server on a second connection too, and the
    connection is cut at the end. `slow`: in small pieces that wait, and cut at the end. `silent`: open, but dead.
    """

    def __init__(self, port: int, rng: random.Random) -> None:
        self.spent = asyncio.Event()
        """Set once every fault has happened."""
        self._to, self._rng = port, rng
        self._faults: Iterator[Fault] = iter(())
        self._left = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> str:
        """Its address."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def afflict(self, faults: list[Fault]) -> None:
        """Cut every connection now, and give these faults to the next ones."""
        self._faults, self._left = iter(faults), len(faults)
        await self._cut_all()

    async def stop(self) -> None:
        """End every connection, and take no more."""
        assert self._server is not None, "it was started"
        self._server.close()
        await self._cut_all()

    async def _cut_all(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None, "a connection is served by a task"
        self._tasks.add(task)
        opened = [writer]
        try:
            fault = next(self._faults, None)
            links = [await asyncio.open_connection("127.0.0.1", self._to) for _ in range(1 + _is(fault, "twice"))]
            opened += [server for _, server in links]
            async with asyncio.TaskGroup() as pumps:
                pumps.create_task(self._pump(reader, [server for _, server in links], fault))
                pumps.create_task(self._pump(links[0][0], [writer], fault))
                for twin, _ in links[1:]:
                    pumps.create_task(_drain(twin))
        except* (OSError, _Cut):
            pass  # that is how connections end here
        finally:
            for stream in opened:
                stream.transport.abort()
            self._tasks.discard(task)

    async def _pump(
        self, reader: asyncio.StreamReader, writers: list[asyncio.StreamWriter], fault: Fault | None
    ) -> None:
        passed = 0
        while True:
            data = await reader.read(65_536 if fault is None else self._rng.randint(1, LARGEST_PIECE))
            if not data:
                raise _Cut
            if fault is not None and passed + len(data) >= fault.after:
                await self._strike(data[: fault.after - passed], writers, fault)
            if _is(fault, "slow"):
                await asyncio.sleep(self._rng.uniform(0, LONGEST_WAIT))
            passed += len(data)
            for writer in writers:
                writer.write(data)
                await writer.drain()

    async def _strike(self, rest: bytes, writers: list[asyncio.StreamWriter], fault: Fault) -> None:
        self._left -= 1
        if self._left == 0:
            self.spent.set()
        for writer in writers:
            writer.write(rest)
            await writer.drain()
        if fault.kind == "silent":
            await asyncio.Event().wait()  # until somebody gives up on us
        raise _Cut


class _Cut(Exception):
    """A connection ends."""


def _is(fault: Fault | None, kind: Kind) -> bool:
    return fault is not None and fault.kind == kind


async def _drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass
