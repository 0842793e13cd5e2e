"""A program that appends to many tables of a store at once and says what is acknowledged, until it is killed.

It takes up where the last run ended: `python -m tests.store.writer_program URL TABLES`.
"""

import asyncio
import os
import sys

from klub.store import Store, open_store


async def write(store: Store, table: str) -> None:
    number = len(await store.read(table))
    while True:
        number += 1
        entry = os.urandom(150)
        await store.append(table, number, [entry])
        # One write of less than a pipe's buffer is not torn by the kill.
        os.write(1, f"{table} {number} {entry.hex()}\n".encode())


async def main(url: str, tables: int) -> None:
    store = await open_store(url)
    await asyncio.gather(*(write(store, f"t{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
