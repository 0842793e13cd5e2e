"""The one thread that writes to an SQLite file: what waits is written together, in one commit."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from klub.store.api import StoreUnavailable, Taken

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Statements for one caller. It raises `Taken` before its first write; any other error undoes it as a whole."""

LARGEST_GROUP: Final = 500
"""How many jobs share a commit at most, so that the first of them need not wait for ever."""

TEMPORARY: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""What can go wrong with a file rather than with a statement."""


class Waiting(NamedTuple):
    """A job and who waits for it."""

    job: Job[Any]
    done: asyncio.Future[Any]


class Writer:
    """Does jobs in the order they came, and tells each caller once its work is durable."""

    def __init__(self, db: sqlite3.Connection) -> None:
        """Takes over the connection (autocommit, usable in another thread) and closes it at the end."""
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="klub-store-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """The job's result, after the commit; raises what the job raises, or `StoreUnavailable`."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Waiting(job, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked for, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            group: list[Waiting] = []
            with suppress(Empty):
                while more and len(group) < LARGEST_GROUP:
                    waiting = self._queue.get(block=not group)
                    if waiting is None:
                        more = False
                    else:
                        group.append(waiting)
            outcomes = self._commit([waiting.job for waiting in group])
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_settle, group, outcomes)
        self._db.close()

    def _commit(self, jobs: list[Job[Any]]) -> list[Any]:
        """One outcome for each job: its result, or the exception to raise."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in jobs]
            self._db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            if is_temporary(error):
                return [StoreUnavailable(f"The database cannot be written: {error}") for _ in jobs]
            if len(jobs) == 1:
                return [error]
            # One of them is at fault; alone, each gets what it deserves.
            return [outcome for job in jobs for outcome in self._commit([job])]
        return outcomes

    def _attempt(self, job: Job[T]) -> T | Taken:
        try:
            return job(self._db)
        except Taken as refusal:
            return refusal


def is_temporary(error: Exception) -> bool:
    """Whether the file is to blame, so that the same statement may succeed later."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in TEMPORARY


def _settle(group: list[Waiting], outcomes: list[Any]) -> None:
    for (_, done), outcome in zip(group, outcomes, strict=True):
        if done.done():  # cancelled while it waited
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
