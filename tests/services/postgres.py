"""A PostgreSQL of our own."""

import asyncio
import pwd
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.services.process import NOBODY, Server, Shared, program

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
"""Where Debian keeps what it does not put on the path, newest first."""


class PostgresServer(Server):
    """A cluster with durable commits, as a host would run it; nobody but the tests can reach it."""

    def __init__(self) -> None:
        # PostgreSQL refuses to run as root.
        super().__init__(user="postgres" if _exists("postgres") else NOBODY)
        data = self.folder / "data"
        initdb = program("initdb", beyond_path=DEBIAN)
        self.run(
            initdb, "--pgdata", data, "--username", "klub", "--auth", "trust", "--locale", "C", "--encoding", "UTF8"
        )
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "autovacuum": "off",
            "shared_buffers": "16MB",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.command = [program("postgres", beyond_path=DEBIAN), "-D", data, *options]
        self._numbers = count(1)

    @property
    def url(self) -> str:
        """Its address."""
        return f"postgresql://klub@127.0.0.1:{self.port}/postgres"

    def answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def fresh_database(self) -> str:
        """The address of something new and empty: a schema, which is as good as a database and quicker to make."""
        name = f"fresh_{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.url}?search_path={name}"

    def execute(self, *statements: str) -> None:
        """Run statements; not for coroutines."""

        async def run() -> None:
            db = await asyncpg.connect(self.url)
            try:
                for statement in statements:
                    await db.execute(statement)
            finally:
                await db.close()

        asyncio.run(run())


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


_shared = Shared(PostgresServer)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL, shared by the tests of this process."""
    with _shared.use() as server:
        yield server
