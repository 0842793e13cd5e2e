"""A Redis of our own."""

import socket
from collections.abc import Iterator

import pytest

from tests.services.process import Server, Shared, program


class RedisServer(Server):
    """A Redis that keeps nothing on disk; nobody but the tests can reach it."""

    def __init__(self) -> None:
        super().__init__()
        options = {"bind": "127.0.0.1", "port": str(self.port), "save": "", "appendonly": "no"}
        self.command = [
            program("redis-server"),
            *(part for name, value in options.items() for part in (f"--{name}", value)),
        ]

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port)) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16) == b"+PONG\r\n"
        except OSError:
            return False


_shared = Shared(RedisServer)


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    """A running Redis, shared by the tests of this process."""
    with _shared.use() as server:
        yield server
