"""Servers that call a push service of our own."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.http.conftest import make_world
from tests.server.push.push_service import PushService
from tests.services.loop import pytest_pyfunc_call, runner
from tests.services.postgres import postgres
from tests.services.redis import redis

__all__ = ["make_world", "postgres", "pytest_pyfunc_call", "redis", "runner"]


@pytest.fixture
def service(runner: asyncio.Runner) -> Iterator[PushService]:
    """A push service that takes what comes."""
    service = PushService()
    runner.run(service.open())
    yield service
    runner.run(service.close())
