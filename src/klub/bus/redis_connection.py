"""One connection that listens to Redis, from its opening to its loss."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis


class RedisConnection:
    """Takes orders (SUBSCRIBE, UNSUBSCRIBE) at any time and hands over what it hears; ends when it breaks."""

    def __init__(self, connection: Any, heartbeat: float) -> None:
        self._connection = connection
        self._heartbeat = heartbeat
        self._orders: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
        self._pongs: deque[asyncio.Future[None]] = deque()

    @classmethod
    async def open(cls, redis: Redis, heartbeat: float) -> "RedisConnection":
        """A connection like those of this client, which has no timeout; raises `RedisError` or `OSError`."""
        pool: Any = redis.connection_pool
        connection = pool.make_connection()
        try:
            await connection.connect()
        except BaseException:
            await connection.disconnect(nowait=True)
            raise
        return cls(connection, heartbeat)

    def order(self, *command: str) -> None:
        """Have a command sent, after those before it."""
        self._orders.put_nowait(command)

    def in_force(self) -> asyncio.Future[None]:
        """Done once everything ordered until now is in force, or the line is lost."""
        pong: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pongs.append(pong)
        self.order("PING")
        return pong

    async def run(self, hear: Callable[[str, bytes], None]) -> None:
        """Serve the line until it breaks; raises what broke it, `RedisError` or `OSError`."""
        parts = [asyncio.create_task(part) for part in (self._read(hear), self._speak(), self._beat())]
        try:
            broken, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            broken.pop().result()
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    async def close(self) -> None:
        """Let go of the connection, and of everyone who waits for it."""
        await self._connection.disconnect(nowait=True)
        for pong in self._pongs:
            if not pong.done():
                pong.set_result(None)
        self._pongs.clear()

    async def _read(self, hear: Callable[[str, bytes], None]) -> None:
        while True:
            match await self._connection.read_response():
                case [b"message", channel, data]:
                    hear(channel.decode(), data)
                case [b"pong", _]:
                    pong = self._pongs.popleft()
                    if not pong.done():
                        pong.set_result(None)

    async def _speak(self) -> None:
        while True:
            await self._connection.send_command(*await self._orders.get())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat)
            async with asyncio.timeout(self._heartbeat):
                await self.in_force()
