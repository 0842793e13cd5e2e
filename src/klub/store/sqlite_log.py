"""The log of tables in an SQLite file: appends, many of them as one statement, and reading.

The key of an entry is the `ref` of its table and its number. A ref is never given twice, so one that is remembered
leads to its table or, once that is deleted, to nothing.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from klub.store.api import Taken

REFS_KEPT: Final = 100_000
"""Tables whose refs are remembered; then all are looked up again."""

FEW: Final = 8
"""Entries of one append that may share a statement with others, so that it has no more values than SQLite takes."""


class Append(Struct, frozen=True, gc=False):
    """Entries `number`, `number` + 1, … for a table."""

    table: str
    number: int
    entries: Sequence[bytes]


class SqliteLog:
    """Writes entries over the connection of the writer. What it remembers counts once it is `committed`."""

    def __init__(self) -> None:
        self._refs: dict[str, int] = {}
        self._found: dict[str, int] = {}
        self._statements: dict[int, str] = {}

    def knows(self, table: str) -> bool:
        """Whether something was appended to this table before."""
        return table in self._refs

    def gather(self, jobs: Sequence[object]) -> list[Append]:
        """Those of the jobs that can be written together: appends to tables known here, one for each table."""
        refs = self._refs
        seen: set[str] = set()
        gathered: list[Append] = []
        for job in jobs:
            if type(job) is Append and job.table in refs and job.table not in seen and len(job.entries) <= FEW:
                gathered.append(job)
                seen.add(job.table)
        return gathered

    def write(self, db: sqlite3.Connection, appends: Sequence[Append]) -> None:
        """Write all of them by one statement; `IntegrityError`, and nothing, where one of them cannot be."""
        refs = self._refs
        values: list[object] = []
        for append in appends:
            number = append.number
            ref, before = refs[append.table], number - 1
            for entry in append.entries:
                values += (ref, number, before, entry)
                number += 1
        rows = len(values) // COLUMNS
        size = 1 << (rows - 1).bit_length()
        values += [None] * (COLUMNS * (size - rows))
        statement = self._statements.get(size)
        if statement is None:
            statement = self._statements[size] = _WRITE.format(", ".join(["(?, ?, ?, ?)"] * size))
        db.execute(statement, values)

    def append(self, db: sqlite3.Connection, append: Append) -> None:
        """Write one; raises `Taken`, before anything is written, where its number is not the next one."""
        table, number = append.table, append.number
        ref = self.find(db, table)
        follows = number == 1 if ref is None else db.execute(_IS_LAST, (ref, number - 1)).fetchone() is not None
        if not follows:
            raise Taken(f"Entry {number} is not the next one of table {table!r}.")
        if ref is None:
            ref = self.open(db, table)
        self._found[table] = ref
        rows = [(ref, number + n, entry) for n, entry in enumerate(append.entries)]
        db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)

    def find(self, db: sqlite3.Connection, table: str) -> int | None:
        """The ref of a table that has entries."""
        found = db.execute("SELECT ref FROM tables WHERE table_id = ?", (table,)).fetchone()
        return found[0] if found else None

    def open(self, db: sqlite3.Connection, table: str) -> int:
        """A ref for a table that has no entries yet."""
        ref = db.execute("INSERT INTO tables (table_id) VALUES (?)", (table,)).lastrowid
        assert ref is not None, "a row was written"
        return ref

    def delete(self, db: sqlite3.Connection, table: str) -> None:
        """Forget a table and its log."""
        ref = self.find(db, table)
        if ref is not None:
            db.execute("DELETE FROM log WHERE ref = ?", (ref,))
            db.execute("DELETE FROM tables WHERE ref = ?", (ref,))
        self._refs.pop(table, None)
        self._found.pop(table, None)

    def committed(self) -> None:
        """What was written is durable."""
        if self._found:
            if len(self._refs) > REFS_KEPT:
                self._refs.clear()
            self._refs.update(self._found)
            self._found.clear()

    def rolled_back(self) -> None:
        """Nothing of what was written since the last commit is there."""
        self._found.clear()


def read_log(db: sqlite3.Connection, table: str, after: int, limit: int | None) -> list[bytes]:
    """The entries of a table, from number `after` + 1 on."""
    rows = db.execute(_READ, (table, max(0, after), -1 if limit is None else limit))
    return [entry for (entry,) in rows]


def walk_logs(db: sqlite3.Connection) -> Iterator[tuple[str, int, bytes]]:
    """All entries, by table and number."""
    tables = db.execute("SELECT table_id FROM tables ORDER BY table_id").fetchall()
    for (table,) in tables:
        for number, entry in enumerate(read_log(db, table, 0, None), 1):
            yield table, number, entry


COLUMNS: Final = 4

# An entry without the one before it gets no number, which the column refuses. The rows that fill a statement up to one
# of a few sizes, so that it is prepared once, have no ref and are left out.
_WRITE: Final = """
    INSERT INTO log
    WITH wanted (ref, number, before, entry) AS (VALUES {})
    SELECT
        ref,
        CASE WHEN EXISTS (SELECT 1 FROM log WHERE log.ref = wanted.ref AND log.number = before) THEN number END,
        entry
    FROM wanted WHERE ref IS NOT NULL
"""
_IS_LAST: Final = """
    SELECT 1 FROM log
    WHERE ref = ?1 AND number = ?2 AND NOT EXISTS (SELECT 1 FROM log WHERE ref = ?1 AND number = ?2 + 1)
"""
_READ: Final = """
    SELECT entry FROM log WHERE ref = (SELECT ref FROM tables WHERE table_id = ?1) AND number > ?2
    ORDER BY number LIMIT ?3
"""
