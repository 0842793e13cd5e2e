"""What only a file can do to a store: be full, locked, somebody else's, or not writable."""

import asyncio
import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from klub.store import NotOurs, NotWritable, SchemaTooNew, StoreUnavailable, Taken, open_store
from klub.store.schema import APPLICATION_ID, STEPS
from klub.store.sqlite import SqliteStore, use_write_ahead_log
from klub.store.writer import ENOUGH
from tests.store.samples import a_listing, a_person


async def test_a_full_disk_is_unavailable_until_there_is_room(tmp_path: Path) -> None:
    """What no longer fits is not acknowledged and not there; what was there stays; later it works again."""
    store = await SqliteStore.open(tmp_path / "klub.db")
    await store.append("t", 1, [b"1"])
    await limit_pages(store, 1)  # SQLite takes this as: as many as there are

    outcomes = await asyncio.gather(
        *(store.append(f"t{n}", 1, [b"x" * 100_000]) for n in range(10)), return_exceptions=True
    )
    assert {StoreUnavailable} == {type(outcome) for outcome in outcomes}
    with pytest.raises(StoreUnavailable, match="full"):
        await store.append("t", 2, [b"x" * 100_000], a_listing("t"))
    assert [[b"1"], []] == [await store.read("t"), await store.read("t3")]
    assert await store.listing("t") is None

    await limit_pages(store, 1_000_000)
    await store.append("t", 2, [b"x" * 100_000], a_listing("t"))

    assert [b"1", b"x" * 100_000] == await store.read("t")
    await store.close()


async def limit_pages(store: SqliteStore, pages: int) -> None:
    """Let the file have no more pages than this."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(f"PRAGMA max_page_count = {pages}")

    await store.writer.write(job)


async def test_who_waits_too_long_for_another_process_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that keeps the file locked makes the store unavailable, not stuck; readers are not affected."""
    monkeypatch.setattr("klub.store.sqlite.PATIENCE", 0.01)
    path = tmp_path / "klub.db"
    store = await SqliteStore.open(path)
    await store.append("t", 1, [b"1"])
    blocker = sqlite3.connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")

    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append("t", 2, [b"2"])
    assert not await store.ready()
    assert [b"1"] == await store.read("t")

    blocker.execute("COMMIT")
    blocker.close()
    assert await store.ready()
    await store.append("t", 2, [b"2"])
    await store.close()


async def test_enough_appends_are_not_kept_waiting_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a commit may gather, so many go at once; and so does all that waits when the store is closed."""
    monkeypatch.setattr("klub.store.writer.GATHER", 3600.0)
    store = await SqliteStore.open(tmp_path / "klub.db")
    await store.writer.write(lambda _: None)  # the first commit has none before it to keep its distance from

    appends = [asyncio.create_task(store.append(f"t{n}", 1, [b"1"])) for n in range(ENOUGH + 1)]
    await asyncio.wait(appends, return_when=asyncio.FIRST_COMPLETED)
    appends.append(asyncio.create_task(store.append("t0", 2, [b"2"])))
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*appends)


async def test_an_append_that_comes_too_late_does_not_hurt_those_written_with_it(tmp_path: Path) -> None:
    """Many tables that are known well, so that all could be written by one statement, and two that cannot."""
    store, other = await SqliteStore.open(tmp_path / "klub.db"), await SqliteStore.open(tmp_path / "klub.db")
    for number in (1, 2):
        await asyncio.gather(*(store.append(f"t{n}", number, [b"%d" % number]) for n in range(20)))
    await other.append("t7", 3, [b"theirs"])

    outcomes = await asyncio.gather(
        *(store.append(f"t{n}", 4 if n == 9 else 3, [b"ours", b"too"]) for n in range(20)), return_exceptions=True
    )

    assert {7: Taken, 9: Taken} == {n: type(outcome) for n, outcome in enumerate(outcomes) if outcome is not None}
    assert [b"1", b"2", b"theirs"] == await store.read("t7")
    assert [b"1", b"2"] == await store.read("t9")
    assert [b"1", b"2", b"ours", b"too"] == await other.read("t8")
    await store.close()
    await other.close()


async def test_folders_are_made(tmp_path: Path) -> None:
    """A path with folders that do not exist yet will do, and so does a URL."""
    for url in (str(tmp_path / "a" / "b" / "klub.db"), f"sqlite:///{tmp_path / 'c' / 'klub.db'}"):
        store = await open_store(url)
        await store.append("t", 1, [b"x"])
        await store.close()

    assert {"a", "c"} == {path.name for path in tmp_path.iterdir()}
    assert (tmp_path / "c" / "klub.db").is_file()


async def test_a_relative_path_is_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sqlite:///klub.db` is a file of the current folder."""
    monkeypatch.chdir(tmp_path)
    store = await open_store("sqlite:///klub.db")
    await store.close()

    assert (tmp_path / "klub.db").is_file()


async def test_the_file_is_for_its_owner_s_eyes_only(tmp_path: Path) -> None:
    """It holds the seeds of running games; the files beside it are no more open."""
    store = await open_store(str(tmp_path / "klub.db"))
    await store.append("t", 1, [b"x"])

    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    await store.close()

    assert {"klub.db": 0o600, "klub.db-wal": 0o600, "klub.db-shm": 0o600} == modes


async def test_commits_are_durable(tmp_path: Path) -> None:
    """Write-ahead log, and each commit waits for the disk."""
    store = await SqliteStore.open(tmp_path / "klub.db")

    settings = await store.writer.write(
        lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    await store.close()

    assert ["wal", 2] == settings  # 2: FULL


@pytest.mark.parametrize("existing", [False, True], ids=["no file yet", "a file"])
async def test_a_folder_that_cannot_be_written_is_refused(existing: bool) -> None:
    """Told with its path, when the store is opened and not with the first move."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if existing:
            store = await open_store(str(folder / "klub.db"))
            await store.close()
        folder.chmod(0o555)
        with unprivileged(), pytest.raises(NotWritable) as refusal:
            await open_store(str(folder / "klub.db"))
        folder.chmod(0o755)

    assert folder / "klub.db" == refusal.value.path
    assert str(folder / "klub.db") in str(refusal.value)


@contextmanager
def unprivileged() -> Iterator[None]:
    """As somebody for whom permissions count, also where the tests run as root."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


async def test_a_path_that_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    """A folder, or something below a file."""
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "klub.db"):
        with pytest.raises(NotWritable):
            await open_store(str(path))


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """Nothing of it is changed."""
    path = tmp_path / "holiday.txt"
    path.write_bytes(b"Dear diary, " * 1000)

    with pytest.raises(NotOurs, match=r"holiday\.txt"):
        await open_store(str(path))

    assert b"Dear diary, " * 1000 == path.read_bytes()


async def test_another_program_s_database_is_left_alone(tmp_path: Path) -> None:
    """Nothing of it is changed."""
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE log (message TEXT)")
    db.close()
    before = path.read_bytes()

    with pytest.raises(NotOurs):
        await open_store(str(path))

    assert before == path.read_bytes()


async def test_a_database_newer_than_the_program_is_left_alone(tmp_path: Path) -> None:
    """The numbers of both layouts are told."""
    path = tmp_path / "klub.db"
    store = await open_store(str(path))
    await store.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()

    with pytest.raises(SchemaTooNew) as refusal:
        await open_store(str(path))

    assert (99, len(STEPS)) == (refusal.value.found, refusal.value.known)
    assert before == path.read_bytes()


async def test_the_file_says_whose_it_is(tmp_path: Path) -> None:
    """Programs like file(1) can tell: the mark stands where SQLite has a place for it."""
    store = await open_store(str(tmp_path / "klub.db"))
    await store.close()

    assert b"Klub" == (tmp_path / "klub.db").read_bytes()[68:72]
    assert b"Klub" == APPLICATION_ID.to_bytes(4)


async def test_many_processes_may_start_at_once(tmp_path: Path) -> None:
    """One of them makes the file, and all can use it."""
    stores = await asyncio.gather(*(open_store(str(tmp_path / "klub.db")) for _ in range(6)))
    for n, store in enumerate(stores):
        await store.append(f"t{n}", 1, [b"x"])
        await store.add_person(a_person(f"p{n}"))
        await store.close()


def test_the_log_is_switched_on_when_another_has_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite does not wait for that, however long the timeout: of many processes that start one would fail."""
    path = tmp_path / "klub.db"
    waits: list[float] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE things (name)")
        other.execute("BEGIN IMMEDIATE")

        def wait(seconds: float) -> None:
            waits.append(seconds)
            other.execute("COMMIT")

        monkeypatch.setattr("klub.store.sqlite.time.sleep", wait)
        with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as db:
            assert use_write_ahead_log(db)
    assert len(waits) == 1


@pytest.mark.parametrize("url", ["mysql://localhost/klub", "sqlite://klub.db", "http://klub.db"])
async def test_an_address_of_another_kind_is_refused(url: str) -> None:
    """The message says which kinds there are."""
    with pytest.raises(ValueError, match="sqlite:///path or postgresql://"):
        await open_store(url)
