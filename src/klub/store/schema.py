"""The layout of the database, and the steps that lead from each earlier layout to the next."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from klub.store.api import Entry, Listing, NotOurs, Person, Recovery, Result, Row, SchemaTooNew, Secret, Subscription

TABLES: Final[dict[type[Row], str]] = {
    Listing: "cards",
    Entry: "log",
    Person: "people",
    Recovery: "recoveries",
    Result: "results",
    Subscription: "subscriptions",
    Secret: "secrets",
}


class Step(NamedTuple):
    """From one layout to the next, in the words of each database: statements, with a semicolon between them."""

    sqlite: str
    postgres: str


STEPS: Final[tuple[Step, ...]] = (
    Step(
        # The log has a rowid, so that entries of all tables lie one behind the other and a commit touches few pages.
        sqlite="""
        CREATE TABLE log (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        );

        CREATE TABLE cards (
            table_id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed INTEGER NOT NULL,
            code TEXT, code_until REAL, host TEXT, people TEXT NOT NULL,
            created REAL NOT NULL, touched REAL NOT NULL, title BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase = 'waiting';
        CREATE INDEX cards_in_lobby ON cards (created DESC, table_id) WHERE listed AND phase = 'waiting';
        CREATE INDEX cards_by_touch ON cards (phase, touched);
        CREATE INDEX cards_by_host ON cards (host) WHERE phase <> 'closed';
        CREATE TABLE company (
            person TEXT NOT NULL, table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID;

        CREATE TABLE people (
            id TEXT PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, color TEXT NOT NULL,
            created REAL NOT NULL, seen REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE recoveries (
            token_hash BLOB PRIMARY KEY, person TEXT NOT NULL, until REAL NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE results (
            person TEXT NOT NULL, table_id TEXT NOT NULL, game_number INTEGER NOT NULL, game TEXT NOT NULL,
            options_key TEXT NOT NULL, seats INTEGER NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
            at REAL NOT NULL, summary BLOB NOT NULL,
            PRIMARY KEY (person, table_id, game_number)
        ) WITHOUT ROWID;
        CREATE INDEX results_by_time ON results (person, at);
        """,
        postgres="""
        CREATE TABLE log (
            table_id text COLLATE "C" NOT NULL, number integer NOT NULL, entry bytea NOT NULL,
            PRIMARY KEY (table_id, number)
        );

        CREATE TABLE cards (
            table_id text COLLATE "C" PRIMARY KEY, game text NOT NULL, phase text NOT NULL, listed boolean NOT NULL,
            code text, code_until double precision, host text, people text[] NOT NULL,
            created double precision NOT NULL, touched double precision NOT NULL, title bytea NOT NULL
        );
        CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase = 'waiting';
        CREATE INDEX cards_in_lobby ON cards (created DESC, table_id) WHERE listed AND phase = 'waiting';
        CREATE INDEX cards_by_touch ON cards (phase, touched);
        CREATE INDEX cards_by_host ON cards (host) WHERE phase <> 'closed';
        CREATE INDEX cards_by_people ON cards USING gin (people);

        CREATE TABLE people (
            id text COLLATE "C" PRIMARY KEY, secret_hash bytea NOT NULL UNIQUE, name text NOT NULL, color text NOT NULL,
            created double precision NOT NULL, seen double precision NOT NULL
        );
        CREATE TABLE recoveries (
            token_hash bytea PRIMARY KEY, person text NOT NULL, until double precision NOT NULL
        );

        CREATE TABLE results (
            person text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, game_number bigint NOT NULL,
            game text COLLATE "C" NOT NULL, options_key text COLLATE "C" NOT NULL, seats bigint NOT NULL,
            score bigint NOT NULL, won boolean NOT NULL, at double precision NOT NULL, summary bytea NOT NULL,
            PRIMARY KEY (person, table_id, game_number)
        );
        CREATE INDEX results_by_time ON results (person, at);
        """,
    ),
    Step(
        # A table has a small number of its own, never given twice: the index of the log is a third of the size, so
        # that a commit touches fewer of its pages (docs/decisions.md).
        sqlite="""
        CREATE TABLE tables (
            ref INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE
        );
        INSERT INTO tables (table_id) SELECT table_id FROM log GROUP BY table_id ORDER BY min(rowid);
        ALTER TABLE log RENAME TO log_by_name;
        CREATE TABLE log (
            ref INTEGER NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL,
            UNIQUE (ref, number)
        );
        INSERT INTO log SELECT ref, number, entry FROM log_by_name JOIN tables USING (table_id)
            ORDER BY log_by_name.rowid;
        DROP TABLE log_by_name
        """,
        postgres="SELECT 'nothing: its log appends as cheaply by name'",
    ),
    Step(
        # Where people are called when it is their turn, and the key that the server signs these calls with;
        # and short codes open tables also during a game.
        sqlite="""
        CREATE TABLE subscriptions (
            endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, p256dh BLOB NOT NULL, auth BLOB NOT NULL,
            language TEXT NOT NULL, created REAL NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX subscriptions_by_person ON subscriptions (person, created DESC);
        CREATE TABLE secrets (
            name TEXT PRIMARY KEY, value BLOB NOT NULL
        ) WITHOUT ROWID;
        DROP INDEX cards_by_code;
        CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase <> 'closed'
        """,
        postgres="""
        CREATE TABLE subscriptions (
            endpoint text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL, p256dh bytea NOT NULL,
            auth bytea NOT NULL, language text NOT NULL, created double precision NOT NULL
        );
        CREATE INDEX subscriptions_by_person ON subscriptions (person, created DESC);
        CREATE TABLE secrets (
            name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL
        );
        DROP INDEX cards_by_code;
        CREATE INDEX cards_by_code ON cards (code) WHERE code IS NOT NULL AND phase <> 'closed'
        """,
    ),
)
"""STEPS[n] leads from layout n to layout n + 1; layout 0 is an empty database. A step once released never changes."""

FORGET_OLDEST: Final = """
    DELETE FROM subscriptions WHERE person = {} AND endpoint NOT IN (
        SELECT endpoint FROM subscriptions WHERE person = {} ORDER BY created DESC, endpoint LIMIT {}
    )
"""
"""Keeps the newest subscriptions of a person; the person, again, and how many."""

APPLICATION_ID: Final = int.from_bytes(b"Klub")
"""What marks an SQLite file as ours."""

MIGRATION_LOCK: Final = APPLICATION_ID << 32
"""The advisory lock of PostgreSQL under which one process at a time changes the layout."""


def columns(kind: type[Row]) -> list[str]:
    """The columns of a kind of row, in the order of its fields."""
    return ["table_id" if field == "table" else field for field in kind.__struct_fields__]


def migrate_sqlite(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring the database to the newest layout, or leave it untouched; raises `SchemaTooNew` or `NotOurs`."""
    db.execute("BEGIN IMMEDIATE")
    try:
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        owner: int = db.execute("PRAGMA application_id").fetchone()[0]
        empty = db.execute("SELECT 1 FROM sqlite_master").fetchone() is None
        if owner != APPLICATION_ID and not (empty and owner == 0):
            raise NotOurs("The file is another program's database.")
        if found > len(steps):
            raise SchemaTooNew(found, len(steps))
        for step in steps[found:]:
            for statement in step.sqlite.split(";"):
                db.execute(statement)
        if found < len(steps):
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


async def migrate_postgres(db: Any, steps: Sequence[Step] = STEPS) -> None:
    """As `migrate_sqlite`; `db` is a connection of asyncpg."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        known = await db.fetchval("SELECT to_regclass('klub_layout') IS NOT NULL")
        if not known:
            if await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"):
                raise NotOurs("The database holds another program's tables: Klub needs one of its own.")
            await db.execute("CREATE TABLE klub_layout (version integer NOT NULL)")
            await db.execute("INSERT INTO klub_layout VALUES (0)")
        found: int = await db.fetchval("SELECT version FROM klub_layout")
        if found > len(steps):
            raise SchemaTooNew(found, len(steps))
        for step in steps[found:]:
            await db.execute(step.postgres)
        if found < len(steps):
            await db.execute("UPDATE klub_layout SET version = $1", len(steps))
