"""Each promise of a store is tested on every kind of store."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from klub.store import Store, open_store
from tests.services.loop import pytest_pyfunc_call, runner
from tests.services.postgres import PostgresServer, postgres

__all__ = ["postgres", "pytest_pyfunc_call", "runner"]


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'klub.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.fresh_database()


@pytest.fixture
def store(url: str, runner: asyncio.Runner) -> Iterator[Store]:
    """An empty store of each kind."""
    store = runner.run(open_store(url))
    yield store
    runner.run(store.close())


@pytest.fixture
def other(url: str, runner: asyncio.Runner) -> Iterator[Store]:
    """The same store, as another process sees it."""
    other = runner.run(open_store(url))
    yield other
    runner.run(other.close())
