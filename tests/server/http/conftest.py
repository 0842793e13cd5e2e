"""A server without a network: requests go straight to the application, and time is what the test says."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.world import MakeWorld, World
from tests.services.loop import pytest_pyfunc_call, runner
from tests.services.postgres import postgres
from tests.services.redis import redis

__all__ = ["postgres", "pytest_pyfunc_call", "redis", "runner"]


@pytest.fixture
def world(tmp_path: Path, runner: asyncio.Runner) -> Iterator[World]:
    """A server with an empty database."""
    world = World(tmp_path)
    runner.run(world.open())
    yield world
    runner.run(world.close())


@pytest.fixture
def make_world(tmp_path: Path, runner: asyncio.Runner) -> Iterator[MakeWorld]:
    """Servers with other settings, for coroutines."""
    worlds: list[World] = []

    async def make(**settings: object) -> World:
        world = World(tmp_path / str(len(worlds)), **settings)
        await world.open()
        worlds.append(world)
        return world

    yield make
    for world in worlds:
        runner.run(world.close())
