"""The store in one SQLite file: write-ahead log, durable commits shared by all who wait, readers apart."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import astuple

from klub.store.api import (
    Entry,
    Listing,
    NotEmpty,
    NotOurs,
    NotWritable,
    Person,
    Recovery,
    Result,
    Row,
    Secret,
    StoreUnavailable,
    Subscription,
    Taken,
    Tell,
    can_be_kept,
    check_append,
    check_numbers,
    check_row,
    check_values,
)
from klub.store.schema import FORGET_OLDEST, TABLES, columns, migrate_sqlite
from klub.store.sqlite_log import Append, SqliteLog, read_log, walk_logs
from klub.store.writer import Writer, is_temporary
from klub.tables.house import Phase

T = TypeVar("T")

READERS: Final = 2
"""Threads that read."""

PATIENCE: Final = 5.0
"""Seconds to wait for another process that writes to the same file."""

BREATH: Final = 0.01
"""Seconds between two attempts where SQLite itself does not wait."""


class SqliteStore:
    """A store in a file; made by `open`. Several processes may share the file."""

    def __init__(self, path: Path) -> None:
        self._log_table = SqliteLog()
        self.writer = Writer(_connect(path), self._log_table)
        self._path = path
        self._readers = ThreadPoolExecutor(READERS, "klub-store-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """The store in this file, which is made, with its folder, where it is missing.

        Raises `NotWritable`, `NotOurs`, `SchemaTooNew` or `StoreUnavailable`. The file is for its owner's eyes only:
        it holds the seeds of running games.
        """
        await asyncio.to_thread(_prepare, path)
        return cls(path)

    # The log

    async def append(self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None = None) -> None:
        await self.writer.write(self._appending(table, number, entries, listing))

    def append_soon(
        self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None, tell: Tell
    ) -> None:
        self.writer.submit(self._appending(table, number, entries, listing), tell)

    def _appending(
        self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None
    ) -> Append | Callable[[sqlite3.Connection], None]:
        if listing is not None or not self._log_table.knows(table):
            check_append(table, number, entries, listing)
        else:
            check_numbers(number, entries)
        append = Append(table, number, entries)
        if listing is None:
            return append

        def job(db: sqlite3.Connection) -> None:
            self._log_table.append(db, append)
            _write_card(db, listing)

        return job

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        if not can_be_kept(table, after):
            return []  # it cannot be in there
        return await self._read(lambda db: read_log(db, table, after, limit))

    async def delete(self, table: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            _forget_company(db, table)
            db.execute("DELETE FROM cards WHERE table_id = ?", (table,))
            self._log_table.delete(db, table)

        await self.writer.write(job)

    # The index of tables

    async def listing(self, table: str) -> Listing | None:
        return _only(await self._listings("WHERE table_id = ?", table))

    async def find_code(self, code: str, now: float) -> Listing | None:
        where = "WHERE code = ? AND phase <> 'closed' AND (code_until IS NULL OR code_until > ?)"
        return _only(await self._listings(f"{where} ORDER BY created DESC LIMIT 1", code, now))

    async def renew_code(self, table: str, code: str, until: float) -> None:
        check_values(table, code, until)
        statement = "UPDATE cards SET (code, code_until) = (?, ?) WHERE table_id = ? AND phase <> 'closed'"
        await self._change(statement, (code, until, table))

    async def lobby(self, limit: int) -> list[Listing]:
        # Named, because SQLite would take the index by phase, and sort all private tables too.
        where = "INDEXED BY cards_in_lobby WHERE listed AND phase = 'waiting'"
        return await self._listings(f"{where} ORDER BY created DESC, table_id LIMIT ?", limit)

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        where = "WHERE table_id IN (SELECT table_id FROM company WHERE person = ?)"
        return await self._listings(f"{where} ORDER BY touched DESC, table_id LIMIT ?", person, limit)

    async def stale(self, phase: Phase, before: float, limit: int) -> list[Listing]:
        return await self._listings(
            "WHERE phase = ? AND touched < ? ORDER BY touched, table_id LIMIT ?", phase, before, limit
        )

    async def count_open(self, person: str) -> int:
        rows = await self._rows("SELECT count(*) FROM cards WHERE host = ? AND phase <> 'closed'", (person,))
        return rows[0][0] if rows else 0

    # People

    async def add_person(self, person: Person) -> None:
        check_row(person)
        await self._insert(person)

    async def person_by_secret(self, secret_hash: bytes) -> Person | None:
        return _only(await self._select(Person, "WHERE secret_hash = ?", secret_hash))

    async def person(self, id: str) -> Person | None:
        return _only(await self._select(Person, "WHERE id = ?", id))

    async def update_person(self, person: Person) -> None:
        check_row(person)
        id, *rest = astuple(person)
        statement = "UPDATE people SET (secret_hash, name, color, created, seen) = (?, ?, ?, ?, ?) WHERE id = ?"
        await self._change(statement, (*rest, id))

    async def add_recovery(self, token_hash: bytes, person: str, until: float) -> None:
        recovery = Recovery(token_hash, person, until)
        check_row(recovery)
        await self._insert(recovery)

    async def take_recovery(self, token_hash: bytes, now: float) -> str | None:
        check_values(now)

        def job(db: sqlite3.Connection) -> str | None:
            found = db.execute(
                "SELECT person FROM recoveries WHERE token_hash = ? AND until > ?", (token_hash, now)
            ).fetchone()
            db.execute("DELETE FROM recoveries WHERE token_hash = ? OR until <= ?", (token_hash, now))
            return found[0] if found else None

        return await self.writer.write(job)

    # Results

    async def add_result(self, result: Result) -> None:
        check_row(result)
        await self._change(f"{_INSERT[Result]} ON CONFLICT DO NOTHING", astuple(result))

    async def bests(self, person: str, game: str | None = None) -> list[Result]:
        found = await self._rows(_BESTS, (person, game, game))
        return [_ROW[Result](row) for row in found]

    async def results(self, person: str, limit: int, before: float | None = None) -> list[Result]:
        where = "WHERE person = ? AND (? IS NULL OR at < ?) ORDER BY at DESC, table_id, game_number DESC LIMIT ?"
        return await self._select(Result, where, person, before, before, limit)

    # Calls

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        check_row(subscription)

        def job(db: sqlite3.Connection) -> None:
            db.execute(_WRITE_SUBSCRIPTION, astuple(subscription))
            db.execute(FORGET_OLDEST.format("?", "?", "?"), (subscription.person, subscription.person, most))

        await self.writer.write(job)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        check_values(endpoint, person)
        await self._change(
            "DELETE FROM subscriptions WHERE endpoint = ? AND (? IS NULL OR person = ?)", (endpoint, person, person)
        )

    async def subscriptions(self, person: str) -> list[Subscription]:
        return await self._select(Subscription, "WHERE person = ? ORDER BY created DESC, endpoint", person)

    async def subscribers(self) -> list[str]:
        return [person for (person,) in await self._rows("SELECT DISTINCT person FROM subscriptions", ())]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_values(name)
        await self._change(f"{_INSERT[Secret]} ON CONFLICT DO NOTHING", (name, fresh))
        (kept,) = await self._select(Secret, "WHERE name = ?", name)
        return kept.value

    # The whole

    async def dump(self, write: Callable[[Row], None]) -> None:
        def work() -> None:
            with closing(_connect(self._path)) as db:
                db.execute("BEGIN")  # a reader of a write-ahead log sees one moment until it lets go
                for kind in TABLES:
                    if kind is Entry:
                        for table, number, entry in walk_logs(db):
                            write(Entry(table, number, entry))
                    else:
                        for row in db.execute(_SELECT[kind]):
                            write(_ROW[kind](row))

        self._check_open()
        await asyncio.to_thread(_blaming_the_file, work)  # it may take long: the readers go on

    async def load(self, rows: Iterable[Row]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for kind, table in TABLES.items():
                if kind is not Secret and db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                    raise NotEmpty(f"{self._path} holds something already.")
            db.execute("DELETE FROM secrets")
            for row in rows:
                check_row(row)
                try:
                    if isinstance(row, Listing):
                        _write_card(db, row)
                    elif isinstance(row, Entry):
                        self._log_table.append(db, Append(row.table, row.number, (row.entry,)))
                    else:
                        db.execute(_INSERT[type(row)], astuple(row))
                except (sqlite3.IntegrityError, Taken) as error:
                    raise ValueError(f"Two rows have the same key: {error}") from None

        await self.writer.write(job)

    async def ready(self) -> bool:
        try:
            await self.writer.write(lambda _: None)
        except StoreUnavailable:
            return False
        return True

    async def close(self) -> None:
        self._closed = True
        await self.writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for db in self._connections:
            db.close()
        self._connections.clear()

    # Helpers

    async def _listings(self, where: str, *values: Any) -> list[Listing]:
        return await self._select(Listing, where, *values)

    async def _select(self, kind: type[T], where: str, *values: Any) -> list[T]:
        rows = await self._rows(f"{_SELECT[kind]} {where}", values)
        return [_ROW[kind](row) for row in rows]

    async def _rows(self, statement: str, values: Sequence[Any]) -> list[Any]:
        if not can_be_kept(*values):
            return []  # it cannot be in there
        return await self._read(lambda db: db.execute(statement, values).fetchall())

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _blaming_the_file, lambda: work(self._connection()))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("The store is closed.")

    def _connection(self) -> sqlite3.Connection:
        """The connection of this reader thread."""
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is None:
            db = self._own.db = _connect(self._path)
            self._connections.append(db)
            db.execute("PRAGMA query_only = 1")
        return db

    async def _insert(self, row: Row) -> None:
        await self._change(_INSERT[type(row)], astuple(row))

    async def _change(self, statement: str, values: Sequence[Any]) -> None:
        def job(db: sqlite3.Connection) -> None:
            try:
                db.execute(statement, values)
            except sqlite3.IntegrityError as error:
                raise Taken(str(error)) from None

        await self.writer.write(job)


def _prepare(path: Path) -> None:
    """Make the file, if need be, and bring it to the newest layout."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600))
    except OSError:
        raise NotWritable(path) from None
    try:
        with closing(_connect(path)) as db:
            migrate_sqlite(db)
            if not use_write_ahead_log(db):
                raise StoreUnavailable(f"{path} lies where SQLite can keep no write-ahead log: choose a local disk.")
    except sqlite3.Error as error:
        match getattr(error, "sqlite_errorcode", 0) & 0xFF:
            case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
                raise NotOurs(f"{path} is not a database of Klub, or it is damaged.") from error
            case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
                raise NotWritable(path) from error
        raise StoreUnavailable(f"{path} cannot be opened: {error}") from error


def use_write_ahead_log(db: sqlite3.Connection) -> bool:
    """Whether the file keeps a write-ahead log from now on.

    While another process writes to the file, SQLite refuses the switch at once, whatever the connection's timeout says.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return bool(db.execute("PRAGMA journal_mode = WAL").fetchone()[0] == "wal")
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(BREATH)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = 1")  # where the system's fsync leaves data in the drive's cache (macOS)
    except sqlite3.Error:
        db.close()
        raise
    return db


def _blaming_the_file(work: Callable[[], T]) -> T:
    """Do some work; where the file is to blame for an error, say so."""
    try:
        return work()
    except sqlite3.Error as error:
        if is_temporary(error):
            raise StoreUnavailable(f"The database cannot be read: {error}") from error
        raise


def _write_card(db: sqlite3.Connection, listing: Listing) -> None:
    people = msgspec.json.encode(listing.people).decode()
    old = db.execute("SELECT people FROM cards WHERE table_id = ?", (listing.table,)).fetchone()
    if old != (people,):
        _forget_company(db, listing.table)
        pairs = [(person, listing.table) for person in set(listing.people)]
        db.executemany("INSERT INTO company VALUES (?, ?)", pairs)
    values = [people if field == "people" else getattr(listing, field) for field in Listing.__struct_fields__]
    db.execute(_WRITE_LISTING, values)


def _forget_company(db: sqlite3.Connection, table: str) -> None:
    for (people,) in db.execute("SELECT people FROM cards WHERE table_id = ?", (table,)).fetchall():
        pairs = [(person, table) for person in msgspec.json.decode(people)]
        db.executemany("DELETE FROM company WHERE person = ? AND table_id = ?", pairs)


def _only(rows: list[T]) -> T | None:
    return rows[0] if rows else None


def _card_of(row: Sequence[Any]) -> Listing:
    values = dict(zip(Listing.__struct_fields__, row, strict=True))
    values["listed"] = bool(values["listed"])
    values["people"] = tuple(msgspec.json.decode(values["people"]))
    return Listing(**values)


def _result_of(row: Sequence[Any]) -> Result:
    values = dict(zip(Result.__struct_fields__, row, strict=True))
    values["won"] = bool(values["won"])
    return Result(**values)


_ROW: Final[dict[type, Callable[[Sequence[Any]], Any]]] = {
    Listing: _card_of,
    Person: lambda row: Person(*row),
    Recovery: lambda row: Recovery(*row),
    Result: _result_of,
    Subscription: lambda row: Subscription(*row),
    Secret: lambda row: Secret(*row),
}
_SELECT: Final[dict[type, str]] = {}
_INSERT: Final[dict[type, str]] = {}
for _kind in _ROW:  # all but the log, which `sqlite_log` writes
    _table = TABLES[_kind]
    _names = ", ".join(columns(_kind))
    _places = ", ".join("?" for _ in columns(_kind))
    _SELECT[_kind] = f"SELECT {_names} FROM {_table}"
    _INSERT[_kind] = f"INSERT INTO {_table} ({_names}) VALUES ({_places})"
_WRITE_LISTING: Final = f"""
    {_INSERT[Listing]} ON CONFLICT (table_id) DO UPDATE SET
        (game, phase, listed, host, people, created, touched, title) =
        (excluded.game, excluded.phase, excluded.listed, excluded.host, excluded.people, excluded.created,
            excluded.touched, excluded.title),
        (code, code_until) = (
            SELECT iif(later, cards.code, excluded.code), iif(later, cards.code_until, excluded.code_until)
            FROM (SELECT excluded.code IS NOT NULL AND cards.code_until > excluded.code_until AS later)
        )
"""
_WRITE_SUBSCRIPTION: Final = f"INSERT OR REPLACE{_INSERT[Subscription].removeprefix('INSERT')}"
_BESTS: Final = f"""
    SELECT {", ".join(columns(Result))} FROM (
        SELECT *, row_number() OVER (
            PARTITION BY game, options_key, seats ORDER BY score DESC, at, table_id, game_number
        ) AS place
        FROM results WHERE person = ? AND (? IS NULL OR game = ?)
    ) WHERE place = 1 ORDER BY game, options_key, seats
"""
