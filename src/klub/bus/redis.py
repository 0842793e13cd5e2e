"""The bus of several processes, over Redis. Without Redis each process still hears itself.

Listeners of this process are told directly; Redis tells the others, and the echo of our messages is left out.
Two losses can happen, and both end in `on_gap`: a connection that listens breaks (then this process may have missed
something), or messages could not be sent (then the others have, and are told so on a channel of its own).
"""

import asyncio
import logging
import os
from collections import deque
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from klub.bus.api import LIMIT, Gap, Hear
from klub.bus.memory import MemoryBus
from klub.bus.redis_connection import RedisConnection

PATIENCE: Final = 1.0
"""Seconds to wait for an answer of Redis."""

PAUSE: Final = 0.5
"""Seconds between two attempts to reach Redis."""

HEARTBEAT: Final = 5.0
"""Seconds between two questions whether a silent connection is alive; the answer may take as long."""

BATCH: Final = 1000
"""How many messages are sent at once."""

ID_SIZE: Final = 8

_log = logging.getLogger(__name__)


class RedisBus:
    """Made by `open`; two connections: one that publishes, many messages at once, and one that listens."""

    def __init__(self, url: str, prefix: str, limit: int, patience: float, pause: float, heartbeat: float) -> None:
        self._redis: Any = Redis.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and tell who missed something
            socket_connect_timeout=patience,
            socket_timeout=None,  # we use asyncio.timeout: before Python 3.12 wait_for may swallow a cancellation
        )
        self._prefix, self._limit = prefix, limit
        self._patience, self._pause, self._heartbeat = patience, pause, heartbeat
        self._gap_channel = f"{prefix}!gap"
        self._id = os.urandom(ID_SIZE)
        self._local = MemoryBus(limit)
        self._line: RedisConnection | None = None
        self._hearing = False
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._wake = asyncio.Event()
        self._lost = False
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    @classmethod
    async def open(
        cls,
        url: str,
        prefix: str = "klub",
        limit: int = LIMIT,
        patience: float = PATIENCE,
        pause: float = PAUSE,
        heartbeat: float = HEARTBEAT,
    ) -> "RedisBus":
        """The bus at this address (`redis://`, `rediss://`, `unix://`); raises `ValueError` for another kind.

        Redis need not be there yet. Buses with another `prefix` do not hear each other.
        """
        return cls(url, prefix, limit, patience, pause, heartbeat)

    def publish(self, topic: str, data: bytes, but: Hear | None = None) -> None:
        self._local.publish(topic, data, but)
        if len(self._outbox) < self._limit:
            self._outbox.append((f"{self._prefix}:{topic}", self._id + data))
        else:
            self._lost = True
        self._wake.set()

    async def subscribe(self, topic: str, callback: Hear, on_gap: Gap | None = None) -> None:
        new = topic not in self._local.topics
        await self._local.subscribe(topic, callback, on_gap)
        if self._line is None:
            return  # the next connection subscribes to it and calls on_gap
        if new:
            self._line.order("SUBSCRIBE", f"{self._prefix}:{topic}")
        in_force = self._line.in_force()
        try:
            async with asyncio.timeout(self._patience):
                await asyncio.shield(in_force)
        except TimeoutError:
            in_force.add_done_callback(lambda _: self._local.gap([topic]))

    def unsubscribe(self, topic: str, callback: Hear) -> None:
        listened = topic in self._local.topics
        self._local.unsubscribe(topic, callback)
        if listened and topic not in self._local.topics and self._line is not None:
            self._line.order("UNSUBSCRIBE", f"{self._prefix}:{topic}")

    async def ready(self) -> bool:
        try:
            async with asyncio.timeout(self._patience):
                await self._redis.ping()
        except (RedisError, OSError):
            return False
        return self._hearing

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._local.close()
        await self._redis.aclose()

    async def _send(self) -> None:
        """Publish what waits; after a loss, tell the others first that something is missing."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            lost, self._lost = self._lost, False
            messages = [(self._gap_channel, self._id)] if lost else []
            messages += [self._outbox.popleft() for _ in range(min(BATCH, len(self._outbox)))]
            try:
                pipeline = self._redis.pipeline(transaction=False)
                for channel, data in messages:
                    pipeline.publish(channel, data)
                async with asyncio.timeout(self._patience):
                    await pipeline.execute()
            except (RedisError, OSError) as error:
                if not lost:
                    _log.warning("Redis cannot be told: %s", error)
                self._lost = True
                self._outbox.clear()
                await asyncio.sleep(self._pause)
            if self._lost or self._outbox:
                self._wake.set()

    async def _listen(self) -> None:
        """Listen, and when the connection is lost, listen again and say that something may be missing."""
        while True:
            try:
                self._line = line = await RedisConnection.open(self._redis, self._heartbeat)
                try:
                    line.order("SUBSCRIBE", self._gap_channel, *self._channels())
                    line.in_force().add_done_callback(lambda _: self._start_hearing())
                    await line.run(self._hear)
                finally:
                    self._line, self._hearing = None, False
                    await line.close()
            except (RedisError, OSError) as error:
                _log.info("Redis cannot be heard: %s", error)
            except Exception:
                _log.exception("Listening to Redis failed.")
            await asyncio.sleep(self._pause)

    def _start_hearing(self) -> None:
        self._hearing = self._line is not None
        self._local.gap([*self._local.topics])

    def _channels(self) -> list[str]:
        return [f"{self._prefix}:{topic}" for topic in self._local.topics]

    def _hear(self, channel: str, data: bytes) -> None:
        if data[:ID_SIZE] == self._id:
            return
        if channel == self._gap_channel:
            self._local.gap([*self._local.topics])
        else:
            self._local.publish(channel.removeprefix(f"{self._prefix}:"), data[ID_SIZE:])
