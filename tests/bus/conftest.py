"""Each promise of a bus is tested on every kind of bus."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from klub.bus import Bus
from klub.bus.memory import MemoryBus
from klub.bus.redis import RedisBus
from tests.bus.listener import until_ready
from tests.services.loop import pytest_pyfunc_call, runner
from tests.services.redis import RedisServer, redis
from tests.services.wait import DEADLINE

__all__ = ["pytest_pyfunc_call", "redis", "runner"]


@pytest.fixture(params=["memory", "redis"])
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of bus."""
    name: str = request.param
    return name


@pytest.fixture
def make_bus(kind: str, request: pytest.FixtureRequest) -> Callable[[int], Awaitable[Bus]]:
    """Makes a bus of each kind, with room for so many messages."""

    async def make(limit: int) -> Bus:
        if kind == "memory":
            return MemoryBus(limit)
        server: RedisServer = request.getfixturevalue("redis")
        bus = await RedisBus.open(server.url, limit=limit, patience=DEADLINE, heartbeat=DEADLINE)
        await until_ready(bus)
        return bus

    return make


@pytest.fixture
def bus(make_bus: Callable[[int], Awaitable[Bus]], runner: asyncio.Runner) -> Iterator[Bus]:
    """A bus of each kind."""

    async def make() -> Bus:
        return await make_bus(1000)

    bus = runner.run(make())
    yield bus
    runner.run(bus.close())
