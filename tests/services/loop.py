"""Tests that are coroutines: each runs in an event loop of its own, which its fixtures share."""

import asyncio
import inspect
from collections.abc import Iterator
from typing import Final

import pytest

LIMIT: Final = 120.0
"""Seconds after which a coroutine counts as stuck."""


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    """The event loop of the test."""
    with asyncio.Runner() as runner:
        yield runner


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; all others are pytest's own business."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    coroutine = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(asyncio.wait_for(coroutine, LIMIT))
    return True
