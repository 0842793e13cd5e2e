"""The workers of one server are killed while people play: the others go on, and new ones take their places."""

import os
import random
import signal

from tests.proofs.killing import KILLS_OF_OTHERS, kill_while_playing, running
from tests.proofs.loop import prove
from tests.proofs.server import KlubServer
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer
from tests.services.wait import until

WORKERS = 2


class Worker:
    """The one that has served longest."""

    def __init__(self, server: KlubServer) -> None:
        self._server = server
        self._pid = server.workers()[0]

    def kill(self) -> None:
        """The server must notice by itself."""
        os.kill(self._pid, signal.SIGKILL)

    def start(self) -> None:
        """Only wait: another one comes without our help."""
        until(lambda: WORKERS == len({*self._server.workers()} - {self._pid}), "a new worker")


def test_no_move_is_lost_or_doubled_when_a_worker_is_killed(postgres: PostgresServer, redis: RedisServer) -> None:
    """Whoever was connected to it comes back to another, asks again, and is answered once."""
    with running(KlubServer(postgres.fresh_database(), redis.url, WORKERS)) as server:
        supervisor = server.pid
        prove(kill_while_playing([server], lambda: Worker(server), KILLS_OF_OTHERS, random.Random(8)))

        assert server.runs
        assert supervisor == server.pid
        assert KILLS_OF_OTHERS == server.log.count("a worker died")
