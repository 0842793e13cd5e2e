"""The one thread that writes to an SQLite file: what waits is written together, in one commit."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from klub.store.api import StoreUnavailable, Taken, Tell, inform, settle
from klub.store.sqlite_log import Append, SqliteLog

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Statements for one caller. It raises `Taken` before its first write; any other error undoes it as a whole."""

LARGEST_GROUP: Final = 500
"""How many jobs share a commit at most, so that the first of them need not wait for ever."""

GATHER: Final = 0.008
"""Seconds from one commit to the next while there is more than one job to gather in that time."""

ENOUGH: Final = 64
"""Jobs that are not kept waiting for more."""

LONELY: Final = 16
"""Commits without gathering, at most, after one that gathered nothing: whoever is alone need not wait for company."""

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


class Writer:
    """Does jobs in the order they came, and tells each caller once its work is durable."""

    def __init__(self, db: sqlite3.Connection, log: SqliteLog) -> None:
        """Takes over the connection (autocommit, usable in another thread) and closes it at the end.

        `log` writes the appends among the jobs.
        """
        self._db = db
        self._log_table = log
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[tuple[Job[Any] | Append, Tell] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="klub-store-writer", daemon=True)
        self._gathering = threading.Lock()  # held by the thread, and let go from outside to end its waiting
        self._gathering.acquire()
        self._closed = False
        self._thread.start()

    def submit(self, job: Job[Any] | Append, tell: Tell) -> None:
        """Do a job soon; raises `StoreUnavailable` where that is too late."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        self._queue.put((job, tell))
        if self._queue.qsize() == ENOUGH:
            self._stop_gathering()

    async def write(self, job: Job[T] | Append) -> T:
        """The job's result, after the commit; raises what the job raises, or `StoreUnavailable`."""
        done: asyncio.Future[T] = self._loop.create_future()
        self.submit(job, partial(settle, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked for, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._stop_gathering()
        await asyncio.to_thread(self._thread.join)

    def _stop_gathering(self) -> None:
        with suppress(RuntimeError):  # it has been told
            self._gathering.release()

    def _run(self) -> None:
        more = True
        began, skip, skipped = float("-inf"), 0, 0
        while more:
            group = [self._queue.get()]
            wait = began + GATHER - time.monotonic()
            gathers = wait > 0 and skipped >= skip
            if gathers:
                self._gathering.acquire(timeout=wait)
            began = time.monotonic()
            with suppress(Empty):
                while len(group) < LARGEST_GROUP:
                    group.append(self._queue.get_nowait())
            if len(group) > 1:
                skip = skipped = 0
            elif gathers:
                skip, skipped = min(LONELY, 2 * skip + 1), 0
            else:
                skipped += 1
            work = [each for each in group if each is not None]
            more = len(work) == len(group)
            outcomes = self._commit([job for job, _ in work])
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_tell_all, work, outcomes)
        self._db.close()

    def _commit(self, jobs: list[Job[Any] | Append]) -> list[Any]:
        """One outcome for each job: its result, or the exception to raise."""
        together = self._log_table.gather(jobs)
        try:
            if together and len(together) == len(jobs):
                # A statement by itself is a transaction, and this thread asks for Python's lock once and not thrice.
                self._log_table.write(self._db, together)
                return [None] * len(jobs)
            return self._transact(jobs, together)
        except Exception as error:
            if is_temporary(error):
                return [StoreUnavailable(f"The database cannot be written: {error}") for _ in jobs]
        # One of them came too late, or is at fault.
        try:
            return self._transact(jobs, [])
        except Exception as error:
            if is_temporary(error):
                return [StoreUnavailable(f"The database cannot be written: {error}") for _ in jobs]
            if len(jobs) == 1:
                return [error]
        # Alone, each gets what it deserves.
        return [outcome for job in jobs for outcome in self._commit([job])]

    def _transact(self, jobs: list[Job[Any] | Append], together: list[Append]) -> list[Any]:
        """All jobs in one transaction, those that can be written together first; `Taken` is an outcome."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            if together:
                self._log_table.write(self._db, together)
            written = set(map(id, together))
            outcomes = [None if id(job) in written else self._attempt(job) for job in jobs]
            self._db.execute("COMMIT")
        except Exception:
            self._log_table.rolled_back()
            with suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            raise
        self._log_table.committed()
        return outcomes

    def _attempt(self, job: Job[T] | Append) -> T | Taken | None:
        try:
            if isinstance(job, Append):
                self._log_table.append(self._db, job)
                return None
            return job(self._db)
        except Taken as refusal:
            return refusal


def is_temporary(error: Exception) -> bool:
    """Whether the file is to blame, so that the same statement may succeed later."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF in TEMPORARY


def _tell_all(work: list[tuple[Job[Any] | Append, Tell]], outcomes: list[Any]) -> None:
    for (_, tell), outcome in zip(work, outcomes, strict=True):
        inform(tell, outcome)
