"""The one task that appends to PostgreSQL: what waits is written together, in one commit.

A commit whose answer was lost is looked up afterwards, so that nothing is written twice or acknowledged in vain.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import astuple

from klub.store.api import Listing, StoreUnavailable, Taken, Tell, inform
from klub.store.schema import APPLICATION_ID

LARGEST_GROUP: Final = 500
"""How many appends share a commit at most."""

FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 0.5
"""Seconds between two attempts to reach the server."""

DELETION_LOCK: Final = APPLICATION_ID
"""The advisory lock that keeps deletions and appends apart: appends share it."""

BEGIN: Final = f"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock_shared({DELETION_LOCK})"

# In the order of the keys, so that two processes never wait for each other. Rows that another process is just writing
# are awaited and then left out, like those that do not follow on what the table has.
APPEND: Final = """
    INSERT INTO log (table_id, number, entry)
    SELECT wanted.table_id, wanted.number, wanted.entry
    FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bytea[]) AS wanted (table_id, first, number, entry)
    WHERE wanted.first = 1 + coalesce((SELECT max(number) FROM log WHERE log.table_id = wanted.table_id), 0)
    ORDER BY wanted.table_id COLLATE "C", wanted.number
    ON CONFLICT DO NOTHING
    RETURNING table_id, pg_current_xact_id()::text AS transaction
"""

WRITE_CARD: Final = """
    INSERT INTO cards (table_id, game, phase, listed, code, code_until, host, people, created, touched, title)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (table_id) DO UPDATE SET
        (game, phase, listed, host, people, created, touched, title) = ($2, $3, $4, $7, $8, $9, $10, $11),
        (code, code_until) = (
            SELECT CASE WHEN later THEN cards.code ELSE excluded.code END,
                CASE WHEN later THEN cards.code_until ELSE excluded.code_until END
            FROM (SELECT excluded.code IS NOT NULL AND cards.code_until > excluded.code_until) AS two (later)
        )
"""

STATUS: Final = "SELECT pg_xact_status($1::text::xid8)"

LOST: Final = (
    OSError,  # refused, reset, timed out
    asyncpg.InterfaceError,  # closed already
    asyncpg.InternalClientError,  # the server's last words came at a bad moment
    asyncpg.OperatorInterventionError,  # the server stops or starts
    asyncpg.PostgresConnectionError,
    asyncpg.ReadOnlySQLTransactionError,  # another server is the primary one now
    StoreUnavailable,  # no connection to be had
)
FULL: Final = (asyncpg.InsufficientResourcesError, asyncpg.PostgresSystemError)


class Append(Struct, eq=False):
    """What one caller wants written, and whom to tell."""

    table: str
    first: int
    entries: Sequence[bytes]
    listing: Listing | None
    tell: Tell
    outcome: Exception | UnsetType | None = UNSET
    """None: durable. An exception: why not. Told only after the commit."""


class _Torn(Exception):
    """Another process took the first of several entries while the rest went in: undo, and judge again."""


class Appender:
    """Commits appends in groups over a connection of its own, which it renews when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], patience: float) -> None:
        """`patience`: seconds to try to reach a lost server before the callers are told."""
        self._connect = connect
        self._patience = patience
        self._db: Any = None
        self._waiting: deque[Append] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._doubtful: str | None = None
        self._task = asyncio.create_task(self._run(), name="klub-store-appender")

    def submit(self, table: str, first: int, entries: Sequence[bytes], listing: Listing | None, tell: Tell) -> None:
        """Append soon; `tell` hears None once the entries are durable, else `Taken` or `StoreUnavailable`."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        self._waiting.append(Append(table, first, entries, listing, tell))
        self._wake.set()

    async def close(self) -> None:
        """Finish what was asked for, then let go of the connection."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._closed:
                    break
                self._wake.clear()
                await self._wake.wait()
                continue
            group = self._next_group()
            await self._write(group)
            for append in group:
                inform(append.tell, append.outcome)
        self._drop()

    def _next_group(self) -> list[Append]:
        """The first append of each table that waits; a second one waits for the outcome of the first."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        while self._waiting and len(group) < LARGEST_GROUP:
            append = self._waiting.popleft()
            if append.table in group:
                later.append(append)
            else:
                group[append.table] = append
        self._waiting.extendleft(reversed(later))
        return list(group.values())

    async def _write(self, group: list[Append]) -> None:
        """Give each append of the group its outcome, in one commit if all goes well."""
        clock = asyncio.get_running_loop().time
        deadline, pause = clock() + self._patience, FIRST_PAUSE
        while group := [append for append in group if append.outcome is UNSET]:
            try:
                if self._db is None:
                    self._db = await self._connect()
                if self._doubtful:
                    await self._look_up(self._doubtful, group)
                else:
                    await self._commit(group)
            except (_Torn, asyncpg.TransactionRollbackError):
                await self._roll_back()
            except Exception as error:
                if is_lost(error):
                    self._drop()
                    if clock() < deadline:
                        await asyncio.sleep(pause)
                        pause = min(2 * pause, LONGEST_PAUSE)
                        continue
                    self._doubtful = None
                else:
                    await self._roll_back()
                    if not isinstance(error, FULL) and len(group) > 1:
                        # One of them is at fault; alone, each gets what it deserves.
                        for append in group:
                            await self._write([append])
                        continue
                for append in group:
                    append.outcome = as_unavailable(error)

    async def _commit(self, group: list[Append]) -> None:
        rows = [
            (append.table, append.first, append.first + n, entry)
            for append in group
            for n, entry in enumerate(append.entries)
        ]
        await self._db.execute(BEGIN)
        written = await self._db.fetch(APPEND, *map(list, zip(*rows, strict=True)))
        counts: dict[str, int] = {}
        for row in written:
            counts[row["table_id"]] = counts.get(row["table_id"], 0) + 1
        winners = [append for append in group if append.table in counts]
        if any(counts[append.table] < len(append.entries) for append in winners):
            raise _Torn
        if listings := [astuple(append.listing) for append in winners if append.listing is not None]:
            await self._db.executemany(WRITE_CARD, listings)
        self._doubtful = written[0]["transaction"] if written else None
        await self._db.execute("COMMIT")
        self._doubtful = None
        for append in group:
            append.outcome = None if append.table in counts else _taken(append)

    async def _look_up(self, transaction: str, group: list[Append]) -> None:
        """Acknowledge what a commit without an answer has written; the rest is to be written again."""
        with suppress(asyncpg.InvalidParameterValueError):  # a server that crashed may have forgotten the transaction
            if await self._db.fetchval(STATUS, transaction) == "in progress":
                raise ConnectionError("The server is still busy with the commit in which the connection was lost.")
        for append in group:
            found = await self._db.fetch(
                "SELECT entry FROM log WHERE table_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number",
                append.table,
                append.first,
                append.first + len(append.entries) - 1,
            )
            if [row["entry"] for row in found] == list(append.entries):
                append.outcome = None
        self._doubtful = None

    async def _roll_back(self) -> None:
        self._doubtful = None
        try:
            await self._db.execute("ROLLBACK")
        except Exception:  # the transaction ends with its connection
            self._drop()

    def _drop(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            db.terminate()


def is_lost(error: Exception) -> bool:
    """Whether the connection is of no more use."""
    return isinstance(error, LOST) and not isinstance(error, ValueError)  # asyncpg's word for wrong arguments


def as_unavailable(error: Exception) -> Exception:
    """What to tell the caller: that the server is to blame, if it is."""
    if isinstance(error, StoreUnavailable) or not (is_lost(error) or isinstance(error, FULL)):
        return error
    unavailable = StoreUnavailable(f"The database does not answer, or cannot be written: {error}")
    unavailable.__cause__ = error
    return unavailable


def _taken(append: Append) -> Taken:
    return Taken(f"Entry {append.first} is not the next one of table {append.table!r}.")
