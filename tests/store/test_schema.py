"""Layouts: a database of every earlier one can be opened, and nothing in it is lost."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from klub.store import SchemaTooNew, Store, open_store
from klub.store.schema import APPLICATION_ID, STEPS, Step, migrate_postgres, migrate_sqlite
from tests.services.postgres import PostgresServer
from tests.store.samples import a_listing, a_person, a_result, a_subscription

LAYOUTS = Path(__file__).parent / "layouts"
"""A filled database of each layout that was ever released, as SQL; a file once released never changes."""

HISTORY = (
    Step("CREATE TABLE a (x INTEGER)", "CREATE TABLE a (x integer)"),
    Step("ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 7", "ALTER TABLE a ADD COLUMN y integer DEFAULT 7"),
    Step(
        "CREATE TABLE b (x INTEGER); INSERT INTO b SELECT x + y FROM a",
        "CREATE TABLE b (x integer); INSERT INTO b SELECT x + y FROM a",
    ),
)
"""Three layouts of something simple."""


def test_every_layout_has_its_database() -> None:
    """Who adds a step adds a database of the layout it leads to."""
    names = {path.name for path in LAYOUTS.iterdir()}

    assert {f"{n}.{kind}.sql" for n in range(1, len(STEPS) + 1) for kind in ("sqlite", "postgres")} == names


@pytest.mark.parametrize("layout", range(1, len(STEPS) + 1))
def test_a_step_of_sqlite_stays_as_it_was_released(layout: int) -> None:
    """The steps up to a layout make what its file holds."""

    def describe(db: sqlite3.Connection) -> list[tuple[str, str]]:
        found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
        return [(name, " ".join(sql.split())) for name, sql in found]

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate_sqlite(db, STEPS[:layout])
        made = describe(db)
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript((LAYOUTS / f"{layout}.sqlite.sql").read_text())
        released = describe(db)

    assert released == made


@pytest.mark.parametrize("layout", range(1, len(STEPS) + 1))
async def test_a_step_of_postgres_stays_as_it_was_released(layout: int, postgres: PostgresServer) -> None:
    """The steps up to a layout make what its file holds."""

    async def describe(db: Any) -> list[tuple[str, ...]]:
        rows = await db.fetch(
            """
            SELECT table_name, column_name, data_type, is_nullable, collation_name
            FROM information_schema.columns WHERE table_schema = current_schema()
            UNION ALL
            SELECT tablename, indexname, replace(indexdef, current_schema(), ''), '', ''
            FROM pg_indexes WHERE schemaname = current_schema()
            ORDER BY 1, 2
            """
        )
        await db.close()
        return [tuple(row) for row in rows]

    db = await asyncpg.connect(await asyncio.to_thread(postgres.fresh_database))
    await migrate_postgres(db, STEPS[:layout])
    made = await describe(db)
    db = await asyncpg.connect(await asyncio.to_thread(postgres.fresh_database))
    await db.execute((LAYOUTS / f"{layout}.postgres.sql").read_text())
    released = await describe(db)

    assert released == made
    assert released


@pytest.mark.parametrize("layout", range(len(STEPS) + 1))
async def test_sqlite_of_every_layout_can_be_used(layout: int, tmp_path: Path) -> None:
    """From the empty file to today's."""
    path = tmp_path / "klub.db"
    with closing(sqlite3.connect(path)) as db:
        if layout:
            db.executescript((LAYOUTS / f"{layout}.sqlite.sql").read_text())
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {layout}")

    store = await open_store(str(path))
    await check_contents(store, layout)
    await store.close()


@pytest.mark.parametrize("layout", range(len(STEPS) + 1))
async def test_postgres_of_every_layout_can_be_used(layout: int, postgres: PostgresServer) -> None:
    """From the empty database to today's."""
    url = await asyncio.to_thread(postgres.fresh_database)
    if layout:
        db = await asyncpg.connect(url)
        await db.execute((LAYOUTS / f"{layout}.postgres.sql").read_text())
        await db.close()

    store = await open_store(url)
    await check_contents(store, layout)
    await store.close()


async def check_contents(store: Store, layout: int) -> None:
    """What the files in `layouts` hold is there, and the store works."""
    if layout:
        assert [b"first", b"\x00\xff"] == await store.read("t1")
        assert a_listing("t1", code="ABC", code_until=1e9, host="ada", people=("ada", "bob")) == await store.listing(
            "t1"
        )
        assert ["t1"] == [listing.table for listing in await store.tables_of("bob", 9)]
        assert a_person("ada") == await store.person("ada")
        assert "ada" == await store.take_recovery(b"token", now=1.0)
        assert [a_result()] == await store.results("ada", 9)
    if layout >= 3:
        assert [a_subscription()] == await store.subscriptions("ada")
        assert b"\x00\xff" == await store.secret("push", b"another")
    await store.append("new", 1, [b"x"], a_listing("new"))
    assert a_listing("new") == await store.listing("new")


@pytest.mark.parametrize("layout", range(len(HISTORY) + 1))
def test_sqlite_takes_every_step_that_is_missing(layout: int) -> None:
    """From each layout to the newest, with the rows it held."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate_sqlite(db, HISTORY[:layout])
        if layout:
            db.execute("INSERT INTO a (x) VALUES (1)")
        migrate_sqlite(db, HISTORY)
        migrate_sqlite(db, HISTORY)

        assert ([(1, 7)] if layout else []) == db.execute("SELECT x, y FROM a").fetchall()
        assert ([(8,)] if 0 < layout < 3 else []) == db.execute("SELECT x FROM b").fetchall()
        with pytest.raises(SchemaTooNew, match="layout 3"):
            migrate_sqlite(db, HISTORY[:2])


def test_sqlite_takes_all_steps_or_none() -> None:
    """A step that fails leaves the database as it was, to be used by the version before."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate_sqlite(db, HISTORY[:1])
        with pytest.raises(sqlite3.OperationalError):
            migrate_sqlite(db, [*HISTORY, Step("CREATE TABLE c (x INTEGER); CREATE TABLE a (x INTEGER)", "")])
        migrate_sqlite(db, HISTORY[:1])

        assert [("a",)] == db.execute("SELECT name FROM sqlite_master").fetchall()


@pytest.fixture
def db(postgres: PostgresServer, runner: asyncio.Runner) -> Iterator[Any]:
    """A connection to an empty database."""
    db = runner.run(asyncpg.connect(postgres.fresh_database()))
    yield db
    runner.run(db.close())


@pytest.mark.parametrize("layout", range(len(HISTORY) + 1))
async def test_postgres_takes_every_step_that_is_missing(layout: int, db: Any) -> None:
    """From each layout to the newest, with the rows it held."""
    await migrate_postgres(db, HISTORY[:layout])
    if layout:
        await db.execute("INSERT INTO a (x) VALUES (1)")
    await migrate_postgres(db, HISTORY)
    await migrate_postgres(db, HISTORY)

    assert ([(1, 7)] if layout else []) == [tuple(row) for row in await db.fetch("SELECT x, y FROM a")]
    assert ([(8,)] if 0 < layout < 3 else []) == [tuple(row) for row in await db.fetch("SELECT x FROM b")]
    with pytest.raises(SchemaTooNew, match="layout 3"):
        await migrate_postgres(db, HISTORY[:2])


async def test_postgres_takes_all_steps_or_none(db: Any) -> None:
    """A step that fails leaves the database as it was, to be used by the version before."""
    await migrate_postgres(db, HISTORY[:1])
    with pytest.raises(asyncpg.DuplicateTableError):
        await migrate_postgres(db, [*HISTORY, Step("", "CREATE TABLE c (x integer); CREATE TABLE a (x integer)")])
    await migrate_postgres(db, HISTORY[:1])

    found = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1")
    assert ["a", "klub_layout"] == [row["tablename"] for row in found]


async def test_a_postgres_newer_than_the_program_is_left_alone(postgres: PostgresServer) -> None:
    """The numbers of both layouts are told."""
    url = await asyncio.to_thread(postgres.fresh_database)
    store = await open_store(url)
    await store.close()
    schema = url.partition("search_path=")[2]
    await asyncio.to_thread(postgres.execute, f"UPDATE {schema}.klub_layout SET version = 99")

    with pytest.raises(SchemaTooNew) as refusal:
        await open_store(url)

    assert (99, len(STEPS)) == (refusal.value.found, refusal.value.known)
