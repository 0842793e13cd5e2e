"""Servers are killed while people play; afterwards the logs hold exactly the moves that were acknowledged.

`CRASH_KILLS=500` kills ten times as often as CI does.
"""

import random

from tests.proofs.killing import KILLS, KILLS_OF_OTHERS, kill_while_playing, running
from tests.proofs.loop import prove
from tests.proofs.server import KlubServer
from tests.services.postgres import PostgresServer
from tests.services.redis import RedisServer


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
