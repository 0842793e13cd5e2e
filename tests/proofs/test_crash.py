"""Servers are killed while people play; afterwards the logs hold exactly the moves that were acknowledged.

`CRASH_KILLS=500` kills ten times as often as CI does.
"""

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tests.proofs.company import Company
from tests.proofs.loop import prove
from tests.proofs.server import KlubServer
from tests.proofs.truth import check_logs
from tests.services.postgres import PostgresServer
from tests.services.process import Server
from tests.services.redis import RedisServer

KILLS: Final = int(os.environ.get("CRASH_KILLS", "50"))
KILLS_OF_OTHERS: Final = KILLS // 5
TABLES: Final = 6


def test_no_move_is_lost_or_doubled_when_the_server_is_killed() -> None:
    """SQLite: after every SIGKILL the log holds each acknowledged move once, and every game is finished."""
    with running(KlubServer()) as server:
        prove(kill_while_playing([server], lambda: server, KILLS, random.Random(1)))


def test_no_move_is_lost_or_doubled_when_postgresql_is_killed(postgres: PostgresServer, redis: RedisServer) -> None:
    """PostgreSQL: a commit whose answer was lost is looked up, not guessed, and everyone hears of it in the end."""
    database = postgres.fresh_database()
    with running(KlubServer(database, redis.url)) as one, running(KlubServer(database, redis.url)) as other:
        prove(kill_while_playing([one, other], lambda: postgres, KILLS_OF_OTHERS, random.Random(2)))


def test_no_move_is_lost_or_doubled_when_redis_is_killed(postgres: PostgresServer, redis: RedisServer) -> None:
    """Redis only brings news: without it, people on two servers wait for each other until it is back."""
    database = postgres.fresh_database()
    with running(KlubServer(database, redis.url)) as one, running(KlubServer(database, redis.url)) as other:
        prove(kill_while_playing([one, other], lambda: redis, KILLS_OF_OTHERS, random.Random(3)))


def test_no_move_is_lost_or_doubled_when_one_of_two_servers_is_killed(
    postgres: PostgresServer, redis: RedisServer
) -> None:
    """Two servers share tables: one goes on while the other is dead, and both agree afterwards."""
    database, rng = postgres.fresh_database(), random.Random(4)
    with running(KlubServer(database, redis.url)) as one, running(KlubServer(database, redis.url)) as other:
        prove(kill_while_playing([one, other], lambda: rng.choice([one, other]), KILLS_OF_OTHERS, rng))


async def kill_while_playing(
    servers: list[KlubServer], victim: Callable[[], Server], kills: int, rng: random.Random
) -> int:
    """Play on all servers, at tables of one and of both; kill when a number of moves was sent or acknowledged.

    Returns how many moves were made.
    """
    company = Company(rng)
    pairs = [(host.url, guest.url) for host in servers for guest in servers]
    try:
        await company.open([pairs[number % len(pairs)] for number in range(TABLES)])
        async with company.playing():
            for _ in range(kills):
                await company.after(rng.randint(1, 40), rng.choice(["sent", "acknowledged"]))
                killed = victim()
                killed.kill()
                await asyncio.to_thread(killed.start)
        moves = await check_logs(company, servers[0].database)
    finally:
        await company.hang_up()

    assert moves == company.counts["acknowledged"] >= kills

    return moves


@contextmanager
def running(server: KlubServer) -> Iterator[KlubServer]:
    """A server that is stopped and removed at the end."""
    try:
        server.start()
        yield server
    finally:
        server.remove()
