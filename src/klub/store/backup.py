"""Everything in one file, whatever the database: JSON lines, compressed, for keeping and for moving."""

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import msgspec
from msgspec import Struct

from klub.store.api import Entry, NotOurs, NotWritable, Row, SchemaTooNew, Store

FORMAT: Final = 2
"""The newest layout of the lines. A new field has a default and goes last, so most changes need no new number."""


class Header(Struct, frozen=True, tag_field="row", tag="klub backup"):
    """The first line."""

    format: int


class End(Struct, frozen=True, tag_field="row", tag="end"):
    """The last line, without which a file is not whole."""

    rows: int


_parse_line = msgspec.json.Decoder(Header | Row | End).decode
_parse_header = msgspec.json.Decoder(Header).decode


async def backup(store: Store, file: Path) -> Counter[type[Row]]:
    """Write all that is stored at one moment, while the store stays in use; returns how many rows of each kind.

    The file appears, or is replaced, once it is whole, and is for its owner's eyes only: it holds the seeds of
    running games. Raises `NotWritable`, or `OSError` where the disk is full.
    """
    counts: Counter[type[Row]] = Counter()
    try:
        raw = NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False)  # noqa: SIM115
    except OSError:
        raise NotWritable(file) from None
    try:
        with raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as lines:

                def write(row: Row) -> None:
                    counts[type(row)] += 1
                    lines.write(_format_line(row))

                lines.write(_format_line(Header(FORMAT)))
                await store.dump(write)
                lines.write(_format_line(End(counts.total())))
            raw.flush()
            os.fsync(raw.fileno())
        Path(raw.name).replace(file)
    except BaseException:
        Path(raw.name).unlink(missing_ok=True)
        raise
    return counts


async def restore(file: Path, store: Store) -> Counter[type[Row]]:
    """Put what a backup holds into an empty store, all of it or nothing; returns how many rows of each kind.

    Raises `NotEmpty`, `SchemaTooNew`, or `NotOurs` where the file is missing, no backup, or not a whole one.
    """
    rows = BackupRows(file)
    try:
        await store.load(rows)
    except ValueError as error:
        raise NotOurs(f"{file} holds what cannot be: {error}") from error
    return rows.counts


class BackupRows:
    """The rows of a backup file, read anew by each loop."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.counts: Counter[type[Row]] = Counter()

    def __iter__(self) -> Iterator[Row]:
        self.counts.clear()
        try:
            with gzip.open(self._file) as lines:
                yield from self._rows(lines)
        except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotOurs(f"{self._file} cannot be read as a backup of Klub: {error}") from error

    def _rows(self, lines: gzip.GzipFile) -> Iterator[Row]:
        found = _parse_header(next(iter(lines), b"")).format
        if found > FORMAT:
            raise SchemaTooNew(found, FORMAT)
        last = Entry("", 0, b"")
        for text in lines:
            match _parse_line(text):
                case End(rows) if rows == self.counts.total() and not lines.read(1):
                    return
                case Header() | End():
                    break
                case Entry() as entry:
                    if entry.number != (last.number + 1 if entry.table == last.table else 1):
                        break
                    last = entry
                    self.counts[Entry] += 1
                    yield entry
                case row:
                    self.counts[type(row)] += 1
                    yield row
        raise NotOurs(f"{self._file} is damaged: after {self.counts.total()} rows something is missing.")


def _format_line(row: Struct) -> bytes:
    return msgspec.json.encode(row) + b"\n"
