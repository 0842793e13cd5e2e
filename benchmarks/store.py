"""What does a durable append cost when many tables wait for theirs, next to one commit for each?

Doubts: the disk decides, so only the ratios within one run mean anything, and a virtual disk may acknowledge what is
not yet safe. Both sides of a pair use the same disk, the same synchronous commits and entries of the same size. CPU is
that of our process; PostgreSQL's own processes share the processors with it.
"""

import asyncio
import os
import platform
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg

from klub.store import Listing, Store
from klub.store.postgres import PostgresStore
from klub.store.schema import migrate_postgres
from klub.store.sqlite import SqliteStore
from tests.services.postgres import PostgresServer

TABLES = 100
SECONDS = 2.0
ENTRY = os.urandom(200)

Append = Callable[[str, int], Awaitable[None]]


class Round(NamedTuple):
    """How long each append took, and the processor time of all, in seconds."""

    times: list[float]
    cpu: float


async def measure(append: Append) -> Round:
    """All tables append, each as soon as its last append is durable."""
    cpu, end = time.process_time(), time.perf_counter() + SECONDS
    times: list[float] = []
    run = os.urandom(4).hex()

    async def play(table: str) -> None:
        number = 0
        while (before := time.perf_counter()) < end:
            number += 1
            await append(table, number)
            times.append(time.perf_counter() - before)

    await asyncio.gather(*(play(f"{run}-{n:08}") for n in range(TABLES)))
    return Round(times, time.process_time() - cpu)


def through(store: Store, with_listing: bool = False) -> Append:
    """Appends of a store."""

    async def append(table: str, number: int) -> None:
        listing = Listing(
            table, "clustered", "playing", False, None, None, "ada", ("ada", "bob"), 1.0, float(number), ENTRY
        )
        await store.append(table, number, [ENTRY], listing if with_listing else None)

    return append


@asynccontextmanager
async def sqlite_each(path: Path) -> AsyncIterator[Append]:
    """A commit for each append, one after the other, by a thread of its own."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE alone (table_id TEXT, number INTEGER, entry BLOB, PRIMARY KEY (table_id, number))")
    turn = asyncio.Lock()

    async def append(table: str, number: int) -> None:
        async with turn:
            await asyncio.to_thread(db.execute, "INSERT INTO alone VALUES (?, ?, ?)", (table, number, ENTRY))

    yield append
    db.close()


@asynccontextmanager
async def postgres_each(url: str) -> AsyncIterator[Append]:
    """A commit for each append, many at once, as many as there are connections."""
    async with asyncpg.create_pool(url, min_size=8, max_size=8) as pool:

        async def append(table: str, number: int) -> None:
            await pool.execute("INSERT INTO log VALUES ($1, $2, $3)", table, number, ENTRY)

        yield append


async def compare(folder: Path, server: PostgresServer, rounds: int) -> dict[str, list[Round]]:
    """Every round, by name."""
    url = await asyncio.to_thread(server.fresh_database)
    db = await asyncpg.connect(url)
    await migrate_postgres(db)
    await db.close()
    sqlite, postgres = await SqliteStore.open(folder / "klub.db"), await PostgresStore.open(url)
    async with sqlite_each(folder / "klub.db") as sqlite_alone, postgres_each(url) as postgres_alone:
        appends = {
            "sqlite": through(sqlite),
            "sqlite, with a card": through(sqlite, with_listing=True),
            "sqlite, a commit each": sqlite_alone,
            "postgres": through(postgres),
            "postgres, with a card": through(postgres, with_listing=True),
            "postgres, a commit each": postgres_alone,
        }
        figures: dict[str, list[Round]] = {name: [] for name in appends}
        for _ in range(rounds):
            for name, append in appends.items():
                figures[name].append(await measure(append))
    await sqlite.close()
    await postgres.close()
    return figures


def main(rounds: int = 5) -> None:
    server = PostgresServer()
    try:
        server.start()
        with tempfile.TemporaryDirectory(prefix="klub-bench-") as folder:
            figures = asyncio.run(compare(Path(folder), server, rounds))
    finally:
        server.remove()

    print(f"\nDurable appends, {TABLES} tables (Python {platform.python_version()}, SQLite {sqlite3.sqlite_version})")
    print(f"  {'':26} {'appends/s':>10} {'p50 ms':>8} {'p99 ms':>8} {'CPU µs':>8} {'times a commit each':>22}")
    for name, ours in figures.items():
        alone = figures[f"{name.partition(',')[0]}, a commit each"]
        ratio = statistics.median(len(a.times) / len(b.times) for a, b in zip(ours, alone, strict=True))
        rate = statistics.median(len(round_.times) / SECONDS for round_ in ours)
        cpu = statistics.median(1e6 * round_.cpu / len(round_.times) for round_ in ours)
        cuts = statistics.quantiles([1000 * t for round_ in ours for t in round_.times], n=100)
        print(f"  {name:26} {rate:>10,.0f} {cuts[49]:>8.1f} {cuts[98]:>8.1f} {cpu:>8.0f} {ratio:>22.1f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
