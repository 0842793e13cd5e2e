"""Backup and restore: everything in one file, whatever the database."""

import asyncio
import gzip
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from klub.store import NotEmpty, NotOurs, NotWritable, SchemaTooNew, Store, open_store
from klub.store.api import Entry, Listing, Person, Recovery, Result, Row, Secret, Subscription
from klub.store.backup import backup, restore
from tests.services.postgres import PostgresServer
from tests.store.samples import a_listing, a_person, a_result, a_subscription

Open = Callable[[str], Store]


@pytest.fixture
def opened(request: pytest.FixtureRequest, tmp_path: Path, runner: asyncio.Runner) -> Iterator[Open]:
    """Opens empty stores of a kind, and closes them at the end."""
    stores: list[Store] = []

    def open_one(kind: str) -> Store:
        url = str(tmp_path / f"{len(stores)}.db")
        if kind == "postgres":
            server: PostgresServer = request.getfixturevalue("postgres")
            url = server.fresh_database()
        stores.append(runner.run(open_store(url)))
        return stores[-1]

    yield open_one
    for store in stores:
        runner.run(store.close())


async def fill(store: Store) -> None:
    """A little of everything, with what is easily mangled."""
    for n in range(30):
        listing = a_listing(f"t{n}", people=("ada", "bob 🎲"), host="ada", created=0.1 + n, title=os.urandom(9))
        await store.append(f"t{n}", 1, [os.urandom(n), b"", b"\x00\xff"], listing)
    await store.append("bare", 1, [b"no card"])
    await store.append("Äbc", 1, [b"x"], a_listing("Äbc", code="A", code_until=1.7e9, listed=False, phase="closed"))
    await store.add_person(a_person("ada", secret_hash=bytes(range(32)), name="Ada “Λ” 🂡"))
    await store.add_person(a_person("bob 🎲"))
    await store.add_recovery(b"\xff\x00", "ada", 1e9 / 3)
    await store.add_result(a_result(score=-(2**62), at=0.1 + 0.2, summary=b"\x80"))
    await store.subscribe(a_subscription(auth=b"\x80\0"), 9)
    await store.secret("push", b"\xff\0")


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


async def everything(store: Store) -> list[Row]:
    """All rows, in one order."""
    rows: list[Row] = []
    await store.dump(rows.append)
    return sorted(rows, key=lambda row: (type(row).__name__, msgspec.json.encode(row)))


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@pytest.mark.parametrize("source", ["sqlite", "postgres"])
def test_a_backup_moves_everything(
    source: str, target: str, opened: Open, tmp_path: Path, runner: asyncio.Runner
) -> None:
    """From any kind of store to any other, byte for byte."""
    old, new, file = opened(source), opened(target), tmp_path / "klub.backup"

    async def move() -> None:
        await fill(old)
        written = await backup(old, file)
        read = await restore(file, new)

        assert (
            {Entry: 92, Listing: 31, Person: 2, Recovery: 1, Result: 1, Subscription: 1, Secret: 1} == written == read
        )
        assert await everything(old) == await everything(new)
        for table in ("t0", "t29", "bare", "Äbc"):
            assert await old.read(table) == await new.read(table)
        assert ["t29", "t28"] == [listing.table for listing in await new.lobby(2)]
        assert 30 == len(await new.tables_of("bob 🎲", 99))
        await new.append("t0", 4, [b"goes on"])

    runner.run(move())


async def test_a_backup_is_of_one_moment(store: Store, other: Store, tmp_path: Path) -> None:
    """Of tables that grow one after the other while it is made, none is ahead of its turn."""
    for n in range(200):
        await store.append(f"t{n}", 1, [b"x"], a_listing(f"t{n}"))
    done = asyncio.Event()

    async def write() -> None:
        number = 1
        while not done.is_set():
            # The last table in the order of the backup grows before the first one.
            await store.append("z", number, [b"%d" % number])
            await store.append("a", number, [b"%d" % number])
            number += 1

    async def save() -> None:
        for n in range(5):
            await backup(other, tmp_path / f"{n}.backup")
        done.set()

    await asyncio.gather(write(), save())

    for n in range(5):
        rows = [msgspec.json.decode(line) for line in lines_of(tmp_path / f"{n}.backup")]
        first = sum(row.get("table") == "a" for row in rows)
        last = sum(row.get("table") == "z" for row in rows)
        assert first <= last <= first + 1


async def test_an_empty_store_can_be_saved(store: Store, other: Store, tmp_path: Path) -> None:
    """Its backup is a file like any other."""
    await backup(store, tmp_path / "klub.backup")
    await restore(tmp_path / "klub.backup", other)

    assert [] == await everything(other)


@pytest.mark.parametrize("kind", ["entry", "person", "result"])
async def test_a_store_that_is_not_empty_is_not_overwritten(store: Store, tmp_path: Path, kind: str) -> None:
    """Whatever it holds, it keeps, and nothing is added."""
    file = tmp_path / "klub.backup"
    source = await open_store(str(tmp_path / "source.db"))
    await fill(source)
    await backup(source, file)
    await source.close()
    match kind:
        case "entry":
            await store.append("mine", 1, [b"x"])
        case "person":
            await store.add_person(a_person())
        case "result":
            await store.add_result(a_result())
    before = await everything(store)

    with pytest.raises(NotEmpty):
        await restore(file, store)

    assert before == await everything(store)


async def test_the_secrets_of_an_empty_server_are_replaced(store: Store, tmp_path: Path, other: Store) -> None:
    """A server makes them at its first start, before there is anything to lose."""
    file = tmp_path / "klub.backup"
    file.write_bytes(
        gzip.compress(
            b'{"row":"klub backup","format":2}\n{"row":"secret","name":"push","value":"AP8="}\n{"row":"end","rows":1}\n'
        )
    )
    await store.secret("push", b"made at the start")
    await restore(file, store)

    assert b"\x00\xff" == await other.secret("push", b"")


async def test_a_backup_is_for_its_owner_s_eyes_only(store: Store, tmp_path: Path) -> None:
    """It holds the seeds of running games; an old one is replaced, with whatever permissions it had."""
    file = tmp_path / "klub.backup"
    file.write_bytes(b"old")
    file.chmod(0o644)
    await fill(store)
    await backup(store, file)

    assert 0o600 == stat.S_IMODE(file.stat().st_mode)


async def test_a_backup_that_fails_leaves_nothing_behind(store: Store, tmp_path: Path) -> None:
    """The old file stays, and no half of a new one."""
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "klub.backup"
    file.write_bytes(b"old")
    await store.close()

    with pytest.raises(Exception, match="closed"):
        await backup(store, file)

    assert [file] == [*folder.iterdir()]
    assert b"old" == file.read_bytes()


async def test_a_backup_needs_a_folder(store: Store, tmp_path: Path) -> None:
    """Where it cannot be written, that is told."""
    with pytest.raises(NotWritable):
        await backup(store, tmp_path / "nowhere" / "klub.backup")


async def saved_lines(tmp_path: Path) -> list[bytes]:
    """The lines of a good backup."""
    source = await open_store(str(tmp_path / "source.db"))
    await fill(source)
    await backup(source, tmp_path / "good.backup")
    await source.close()
    return lines_of(tmp_path / "good.backup")


def without_the_end(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines[:-1]))


def without_a_row(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines[:5] + lines[6:]))


def without_an_entry(lines: list[bytes]) -> bytes:
    entry = next(n for n, line in enumerate(lines) if b'"t3","number":2' in line)
    end = lines[-1].replace(b"127", b"126")
    return gzip.compress(b"".join([*lines[:entry], *lines[entry + 1 : -1], end]))


def with_a_row_twice(lines: list[bytes]) -> bytes:
    person = next(line for line in lines if b'"person"' in line)
    return gzip.compress(b"".join([*lines[:-1], person, lines[-1].replace(b"127", b"128")]))


def with_more_behind_the_end(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join([*lines, lines[1]]))


def cut_short(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))[:-20]


def with_a_wrong_bit(lines: list[bytes]) -> bytes:
    whole = bytearray(gzip.compress(b"".join(lines)))
    whole[-6] ^= 1
    return bytes(whole)


def with_other_words(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines).replace(b'"waiting"', b'"weighting"'))


def empty(_: list[bytes]) -> bytes:
    return b""


def a_letter(_: list[bytes]) -> bytes:
    return b"Dear diary"


def a_compressed_letter(_: list[bytes]) -> bytes:
    return gzip.compress(b"Dear diary")


@pytest.mark.parametrize(
    "damage",
    [
        without_the_end,
        without_a_row,
        without_an_entry,
        with_a_row_twice,
        with_more_behind_the_end,
        cut_short,
        with_a_wrong_bit,
        with_other_words,
        empty,
        a_letter,
        a_compressed_letter,
    ],
)
async def test_a_damaged_backup_is_refused(
    store: Store, tmp_path: Path, damage: Callable[[list[bytes]], bytes]
) -> None:
    """All or nothing: the store stays empty, and takes a good backup afterwards."""
    lines = await saved_lines(tmp_path)
    file = tmp_path / "bad.backup"
    file.write_bytes(damage(lines))

    with pytest.raises(NotOurs):
        await restore(file, store)

    assert [] == await everything(store)
    await restore(tmp_path / "good.backup", store)
    assert [b"no card"] == await store.read("bare")


async def test_a_backup_of_a_later_version_is_refused(store: Store, tmp_path: Path) -> None:
    """The numbers of both are told."""
    file = tmp_path / "klub.backup"
    file.write_bytes(gzip.compress(b'{"row":"klub backup","format":99}\n{"row":"unheard of"}\n'))

    with pytest.raises(SchemaTooNew) as refusal:
        await restore(file, store)

    assert (99, 2) == (refusal.value.found, refusal.value.known)


async def test_a_missing_backup_is_told_as_such(store: Store, tmp_path: Path) -> None:
    """The store is not blamed."""
    with pytest.raises(NotOurs, match=r"missing\.backup"):
        await restore(tmp_path / "missing.backup", store)


async def test_a_backup_can_be_read_by_people(store: Store, tmp_path: Path) -> None:
    """One JSON object a line: `zcat` and any other tool will do."""
    await store.append("t1", 1, [b"hello"], replace(a_listing("t1"), title=b"{}"))
    await backup(store, tmp_path / "klub.backup")

    assert [
        b'{"row":"klub backup","format":2}\n',
        b'{"row":"card","table":"t1","game":"clustered","phase":"waiting","listed":true,"code":null,"code_until":null,'
        b'"host":null,"people":[],"created":100.0,"touched":100.0,"title":"e30="}\n',
        b'{"row":"entry","table":"t1","number":1,"entry":"aGVsbG8="}\n',
        b'{"row":"end","rows":2}\n',
    ] == lines_of(tmp_path / "klub.backup")
