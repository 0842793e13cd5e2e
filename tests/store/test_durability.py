"""An acknowledged entry is there, whatever is killed and whenever; and no entry is there twice."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from klub.store import Store, StoreUnavailable, open_store
from klub.store.postgres import PostgresStore
from tests.services.postgres import PostgresServer
from tests.services.wait import DEADLINE, POLL, eventually

TABLES = 8


async def test_sqlite_keeps_what_a_killed_process_acknowledged(tmp_path: Path) -> None:
    """The writing process is ended with SIGKILL ten times, each time after some more acknowledgements."""
    path = tmp_path / "klub.db"
    acknowledged: dict[tuple[str, int], bytes] = {}
    chance = random.Random(3)
    for _ in range(10):
        acknowledged |= write_and_kill(path, lines=chance.randint(1, 150))

        store = await open_store(str(path))
        logs = {f"t{n}": await store.read(f"t{n}") for n in range(TABLES)}
        await store.close()

        for (table, number), entry in acknowledged.items():
            assert entry == logs[table][number - 1]
        entries = [entry for log in logs.values() for entry in log]
        assert len(entries) == len(set(entries))
        # What is there beyond was on its way when the end came: one entry a table at most, and run.
        assert len(entries) <= len(acknowledged) + 10 * TABLES


def write_and_kill(path: Path, lines: int) -> dict[tuple[str, int], bytes]:
    """Let the program write until it has said so many lines, kill it, and return all that it said."""
    command = [sys.executable, "-m", "tests.store.writer_program", str(path), str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        said += program.stdout.readlines()
    assert all(line.endswith(b"\n") for line in said)
    found = (line.split() for line in said)
    return {(table.decode(), int(number)): bytes.fromhex(entry.decode()) for table, number, entry in found}


@pytest.mark.parametrize("patience", [0.1, DEADLINE], ids=["impatient", "patient"])
async def test_postgres_keeps_what_it_acknowledged_before_it_was_killed(
    postgres: PostgresServer, patience: float
) -> None:
    """The server is ended with SIGKILL while many tasks append; they go on when it is back.

    Impatient ones are told that it is gone, and look what became of their entry. Patient ones do not even notice.
    """
    url = await asyncio.to_thread(postgres.fresh_database)
    store = await PostgresStore.open(url, patience)
    acknowledged: dict[tuple[str, int], bytes] = {}
    unsure: set[bytes] = set()
    done = asyncio.Event()

    async def write(table: str) -> None:
        number = 0
        while not done.is_set():
            entry = os.urandom(150)
            try:
                await store.append(table, number + 1, [entry])
            except StoreUnavailable:
                unsure.add(entry)
                number = await length_when_back(store, table)
            else:
                number += 1
                acknowledged[table, number] = entry

    async def acknowledge(more: int) -> None:
        enough = len(acknowledged) + more
        await eventually(lambda: len(acknowledged) >= enough, f"{more} more acknowledgements")

    writers = [asyncio.create_task(write(f"t{n}")) for n in range(TABLES)]
    chance = random.Random(4)
    for _ in range(3):
        await acknowledge(chance.randint(50, 150))
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
    await acknowledge(50)
    done.set()
    await asyncio.gather(*writers)

    logs = {f"t{n}": await store.read(f"t{n}") for n in range(TABLES)}
    await store.close()
    for (table, number), entry in acknowledged.items():
        assert entry == logs[table][number - 1]
    entries = [entry for log in logs.values() for entry in log]
    assert len(entries) == len(set(entries))
    assert set(entries) <= set(acknowledged.values()) | unsure
    assert patience < DEADLINE or not unsure


async def length_when_back(store: Store, table: str) -> int:
    """How long the log is, once the store answers again."""
    while True:
        try:
            return len(await store.read(table))
        except StoreUnavailable:
            await asyncio.sleep(POLL)


async def test_several_processes_share_an_sqlite_file(tmp_path: Path) -> None:
    """One is killed while it writes; the other goes on, and what both acknowledged is there."""
    path = tmp_path / "klub.db"
    store = await open_store(str(path))
    done = asyncio.Event()
    own: list[bytes] = []

    async def write() -> None:
        while not done.is_set():
            entry = os.urandom(150)
            await store.append("own", len(own) + 1, [entry])
            own.append(entry)

    writer = asyncio.create_task(write())
    said = await asyncio.to_thread(write_and_kill, path, 200)
    enough = len(own) + 20
    await eventually(lambda: len(own) >= enough, "appends after the kill")
    done.set()
    await writer

    assert own == await store.read("own")
    for (table, number), entry in said.items():
        assert [entry] == await store.read(table, after=number - 1, limit=1)
    await store.close()
