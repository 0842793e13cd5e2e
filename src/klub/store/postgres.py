"""The store in PostgreSQL (13 or newer), for several processes at once."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from typing import Any, Final, TypeVar

import asyncpg
from msgspec.structs import astuple

from klub.store.api import (
    Entry,
    Listing,
    NotEmpty,
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
    check_row,
    check_values,
    settle,
)
from klub.store.appender import DELETION_LOCK, Appender, as_unavailable
from klub.store.schema import FORGET_OLDEST, TABLES, columns, migrate_postgres
from klub.tables.house import Phase

T = TypeVar("T")

POOL: Final = 4
"""Connections beside the one that appends."""

TIMEOUT: Final = 10.0
"""Seconds after which a connection that does not answer counts as lost."""

PATIENCE: Final = 3.0
"""Seconds to wait for a lost server before an append fails: enough for a restart to go unnoticed."""

SETTINGS: Final = {
    "application_name": "klub",
    "synchronous_commit": "on",  # whatever the server's default: acknowledged means durable
    "idle_in_transaction_session_timeout": "10s",  # a process cut off from the server holds no lock for long
}


class PostgresStore:
    """A store in a database of its own; made by `open`."""

    def __init__(self, url: str, pool: Any, patience: float) -> None:
        self._url = url
        self._pool = pool
        self._appender = Appender(self._connect, patience)
        self._closed = False

    @classmethod
    async def open(cls, url: str, patience: float = PATIENCE) -> "PostgresStore":
        """The store in this database; raises `NotOurs`, `SchemaTooNew` or `StoreUnavailable`."""
        try:
            db = await asyncpg.connect(url, timeout=TIMEOUT, server_settings=SETTINGS)
            try:
                await migrate_postgres(db)
            finally:
                await db.close()
            pool = await asyncpg.create_pool(
                url, min_size=0, max_size=POOL, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=SETTINGS
            )
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreUnavailable(f"The database cannot be opened: {error}") from error
        return cls(url, pool, patience)

    # The log

    async def append(self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None = None) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(table, number, entries, listing, partial(settle, done))
        await done

    def append_soon(
        self, table: str, number: int, entries: Sequence[bytes], listing: Listing | None, tell: Tell
    ) -> None:
        check_append(table, number, entries, listing)
        self._appender.submit(table, number, entries, listing, tell)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        rows = await self._rows(
            "SELECT entry FROM log WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3", table, after, limit
        )
        return [entry for (entry,) in rows]

    async def delete(self, table: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction(isolation="read_committed"):
                # An append that is on its way either comes before, and goes too, or afterwards, and finds no log.
                await db.execute("SELECT pg_advisory_xact_lock($1)", DELETION_LOCK)
                await db.execute("DELETE FROM cards WHERE table_id = $1", table)
                await db.execute("DELETE FROM log WHERE table_id = $1", table)

        await self._use(work)

    # The index of tables

    async def listing(self, table: str) -> Listing | None:
        return _only(await self._select(Listing, "WHERE table_id = $1", table))

    async def find_code(self, code: str, now: float) -> Listing | None:
        where = "WHERE code = $1 AND phase <> 'closed' AND (code_until IS NULL OR code_until > $2)"
        return _only(await self._select(Listing, f"{where} ORDER BY created DESC LIMIT 1", code, now))

    async def renew_code(self, table: str, code: str, until: float) -> None:
        check_values(table, code, until)
        statement = "UPDATE cards SET (code, code_until) = ($2, $3) WHERE table_id = $1 AND phase <> 'closed'"
        await self._change(statement, table, code, until)

    async def lobby(self, limit: int) -> list[Listing]:
        where = "WHERE listed AND phase = 'waiting' ORDER BY created DESC, table_id LIMIT $1"
        return await self._select(Listing, where, limit)

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        where = "WHERE people @> ARRAY[$1::text] ORDER BY touched DESC, table_id LIMIT $2"
        return await self._select(Listing, where, person, limit)

    async def stale(self, phase: Phase, before: float, limit: int) -> list[Listing]:
        where = "WHERE phase = $1 AND touched < $2 ORDER BY touched, table_id LIMIT $3"
        return await self._select(Listing, where, phase, before, limit)

    async def count_open(self, person: str) -> int:
        rows = await self._rows("SELECT count(*) FROM cards WHERE host = $1 AND phase <> 'closed'", person)
        return rows[0][0] if rows else 0

    # People

    async def add_person(self, person: Person) -> None:
        check_row(person)
        await self._change(_INSERT[Person], *astuple(person))

    async def person_by_secret(self, secret_hash: bytes) -> Person | None:
        return _only(await self._select(Person, "WHERE secret_hash = $1", secret_hash))

    async def person(self, id: str) -> Person | None:
        return _only(await self._select(Person, "WHERE id = $1", id))

    async def update_person(self, person: Person) -> None:
        check_row(person)
        statement = "UPDATE people SET (secret_hash, name, color, created, seen) = ($2, $3, $4, $5, $6) WHERE id = $1"
        await self._change(statement, *astuple(person))

    async def add_recovery(self, token_hash: bytes, person: str, until: float) -> None:
        recovery = Recovery(token_hash, person, until)
        check_row(recovery)
        await self._change(_INSERT[Recovery], *astuple(recovery))

    async def take_recovery(self, token_hash: bytes, now: float) -> str | None:
        check_values(now)

        async def work(db: Any) -> str | None:
            rows = await db.fetch(
                "DELETE FROM recoveries WHERE token_hash = $1 OR until <= $2 RETURNING token_hash, person, until",
                token_hash,
                now,
            )
            return _only([row["person"] for row in rows if row["token_hash"] == token_hash and row["until"] > now])

        return await self._use(work)

    # Results

    async def add_result(self, result: Result) -> None:
        check_row(result)
        await self._change(f"{_INSERT[Result]} ON CONFLICT DO NOTHING", *astuple(result))

    async def bests(self, person: str, game: str | None = None) -> list[Result]:
        return [_ROW[Result](row) for row in await self._rows(_BESTS, person, game)]

    async def results(self, person: str, limit: int, before: float | None = None) -> list[Result]:
        where = "WHERE person = $1 AND ($2::double precision IS NULL OR at < $2)"
        order = "ORDER BY at DESC, table_id, game_number DESC LIMIT $3"
        return await self._select(Result, f"{where} {order}", person, before, limit)

    # Calls

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        check_row(subscription)

        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute(_WRITE_SUBSCRIPTION, *astuple(subscription))
                await db.execute(FORGET_OLDEST.format("$1", "$1", "$2"), subscription.person, most)

        await self._use(work)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        check_values(endpoint, person)
        await self._change(
            "DELETE FROM subscriptions WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)", endpoint, person
        )

    async def subscriptions(self, person: str) -> list[Subscription]:
        return await self._select(Subscription, "WHERE person = $1 ORDER BY created DESC, endpoint", person)

    async def subscribers(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT DISTINCT person FROM subscriptions")]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        check_values(name)
        await self._change(f"{_INSERT[Secret]} ON CONFLICT DO NOTHING", name, fresh)
        (kept,) = await self._select(Secret, "WHERE name = $1", name)
        return kept.value

    # The whole

    async def dump(self, write: Callable[[Row], None]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                for kind in TABLES:
                    keys = " ORDER BY table_id, number" if kind is Entry else ""
                    async for row in db.cursor(f"{_SELECT[kind]}{keys}", prefetch=1000):
                        write(_ROW[kind](row))

        await self._use(work)

    async def load(self, rows: Iterable[Row]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction(isolation="read_committed"):
                await db.execute("SELECT pg_advisory_xact_lock($1)", DELETION_LOCK)
                for kind, table in TABLES.items():
                    if kind is not Secret and await db.fetchval(f"SELECT 1 FROM {table} LIMIT 1"):
                        raise NotEmpty("The database holds something already.")
                await db.execute("DELETE FROM secrets")
                for kind, batch in _batches(rows):
                    await db.copy_records_to_table(TABLES[kind], columns=columns(kind), records=batch)

        try:
            await self._use(work)
        except asyncpg.UniqueViolationError as error:
            raise ValueError(f"Two rows have the same key: {error}") from None

    async def ready(self) -> bool:
        try:
            rows = await self._rows("SELECT pg_is_in_recovery()")
        except StoreUnavailable:
            return False
        return rows[0][0] is False

    async def close(self) -> None:
        self._closed = True
        await self._appender.close()
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    # Helpers

    async def _connect(self) -> Any:
        try:
            return await asyncpg.connect(self._url, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=SETTINGS)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreUnavailable(f"The database cannot be reached: {error}") from error

    async def _select(self, kind: type[T], where: str, *values: Any) -> list[T]:
        return [_ROW[kind](row) for row in await self._rows(f"{_SELECT[kind]} {where}", *values)]

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        if not can_be_kept(*values):
            return []  # it cannot be in there, and PostgreSQL would complain

        async def work(db: Any) -> list[Any]:
            rows: list[Any] = await db.fetch(statement, *values)
            return rows

        try:
            return await self._use(work)
        except StoreUnavailable:
            return await self._use(work)  # the server may have been restarted; reading twice does no harm

    async def _change(self, statement: str, *values: Any) -> None:
        async def work(db: Any) -> None:
            await db.execute(statement, *values)

        try:
            await self._use(work)
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from None

    async def _use(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Do some work on a connection of the pool."""
        if self._closed:
            raise StoreUnavailable("The store is closed.")
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as db:
                return await work(db)
        except Exception as error:
            if (blamed := as_unavailable(error)) is error:
                raise
            raise blamed from error


def _batches(rows: Iterable[Row]) -> Iterator[tuple[type[Row], list[tuple[Any, ...]]]]:
    """Rows as the database takes them, many of a kind at once."""
    for kind, run in groupby(rows, type):
        while batch := list(islice(run, 1000)):
            for row in batch:
                check_row(row)
            yield kind, [astuple(row) for row in batch]


def _only(rows: list[T]) -> T | None:
    return rows[0] if rows else None


def _card_of(row: Iterable[Any]) -> Listing:
    values = dict(zip(Listing.__struct_fields__, row, strict=True))
    values["people"] = tuple(values["people"])
    return Listing(**values)


_ROW: Final[dict[type, Callable[[Any], Any]]] = {
    Entry: lambda row: Entry(*row),
    Listing: _card_of,
    Person: lambda row: Person(*row),
    Recovery: lambda row: Recovery(*row),
    Result: lambda row: Result(*row),
    Subscription: lambda row: Subscription(*row),
    Secret: lambda row: Secret(*row),
}
_SELECT: Final[dict[type, str]] = {}
_INSERT: Final[dict[type, str]] = {}
for _kind, _table in TABLES.items():
    _names = ", ".join(columns(_kind))
    _places = ", ".join(f"${n}" for n, _ in enumerate(columns(_kind), start=1))
    _SELECT[_kind] = f"SELECT {_names} FROM {_table}"
    _INSERT[_kind] = f"INSERT INTO {_table} ({_names}) VALUES ({_places})"
_WRITE_SUBSCRIPTION: Final = f"""
    {_INSERT[Subscription]} ON CONFLICT (endpoint) DO UPDATE SET (person, p256dh, auth, language, created) =
    (excluded.person, excluded.p256dh, excluded.auth, excluded.language, excluded.created)
"""
_BESTS: Final = f"""
    SELECT DISTINCT ON (game, options_key, seats) {", ".join(columns(Result))}
    FROM results WHERE person = $1 AND ($2::text IS NULL OR game = $2)
    ORDER BY game, options_key, seats, score DESC, at, table_id, game_number
"""
