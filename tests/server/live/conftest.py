"""A hub on a fresh store, and what the tests of live tables share."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live.world import World
from tests.services.loop import pytest_pyfunc_call, runner
from tests.services.redis import redis

__all__ = ["pytest_pyfunc_call", "redis", "runner"]


@pytest.fixture
def world(runner: asyncio.Runner, tmp_path: Path) -> Iterator[World]:
    """A store in a temporary folder, one bus, and as many hubs and servers on them as a test opens."""
    world = runner.run(World.open(tmp_path / "klub.db"))
    yield world
    runner.run(world.close())
