"""`klub backup`, `klub restore` and `klub export`."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import klub as library
from klub.core import Rng, encode, to_dict
from klub.store import open_store
from klub.tables import entries as e
from klub.tables.house import House
from klub.texts import say
from tests.cli.script import klub

SEED = "07" * 32


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a finished table `over` and a running one `running`."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def fill() -> None:
        store = await open_store(str(folder / "klub.sqlite3"))
        for table, moves in (("over", 10_000), ("running", 3)):
            await store.append(table, 1, [encode(entry) for entry in _log(table, moves)])
        await store.close()

    asyncio.run(fill())
    return folder


def _log(table: str, most: int) -> list[e.Entry]:
    """The log of a table where two bots made random moves, at most so many."""
    match = library.match("clustered", 2, SEED, {"quick_play": True})
    common: dict[str, Any] = {"table": table, "game": "clustered", "version": match.game.declaration.version}
    log: list[e.Entry] = [
        e.Created(at=1.0, by="host", options=to_dict(match.options), seats=2, house=House(), **common),
        e.Sat(at=1.0, by="host", seat=0, name="Ada", color="red"),
        e.Sat(at=1.0, by="guest", seat=1, name="Bo", color="blue"),
        e.Started(at=2.0, by="host", seed=SEED),
    ]
    rng = Rng(b"moves")
    while match.actors and len(match.history) < most:
        seat = match.actors[0]
        move = match.game.sample(match.state, seat, rng)
        match.play(seat, move)
        log.append(e.Moved(at=3.5, by=None, seat=seat, move=to_dict(move)))
    return log


def test_a_backup_can_be_restored_elsewhere(data: Path, tmp_path: Path) -> None:
    """Everything is there again, and a database that holds something is left alone."""
    file, other = tmp_path / "backup.gz", tmp_path / "other"
    saved = klub("backup", file, "--data", data)

    assert saved.exit_code == 0
    assert str(file) in saved.stdout.replace("\n", "")
    assert klub("restore", file, "--data", other).exit_code == 0
    assert klub("export", "over", "--data", data).stdout == klub("export", "over", "--data", other).stdout
    again = klub("restore", file, "--data", other)
    assert again.exit_code == 1
    assert say("terminal-restore-not_empty") in " ".join(again.stderr.split())


def test_the_record_of_a_table_can_be_verified(data: Path, tmp_path: Path) -> None:
    """`klub verify` accepts what `klub export` writes; an existing file is never overwritten."""
    file = tmp_path / "game.json"

    assert klub("export", "over", "--output", file, "--data", data).exit_code == 0
    assert klub("verify", file).exit_code == 0
    assert library.replay(file.read_bytes()).outcome is not None
    assert klub("export", "over", "--output", file, "--data", data).exit_code == 1
    assert klub("export", "over", "--output", tmp_path / "no" / "file", "--data", data).exit_code == 1


def test_the_seed_of_a_running_game_stays_secret(data: Path) -> None:
    """Its file has the moves with their times, and no seed."""
    record = library.core.parse_record(klub("export", "running", "--data", data).stdout)

    assert (record.seed, record.result, len(record.moves)) == (None, None, 3)
    assert [move.at for move in record.moves] == [1.5] * 3


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["export", "nothing"], "[table/unknown]"),
        (["restore", "missing.gz", "--database", "sqlite:///{data}/new.sqlite3"], "missing.gz"),
        (["backup", "no/such/folder/backup.gz"], "cannot be written"),
        (["backup", "x", "--database", "ftp://x"], "ftp"),
        (["backup", "x", "--config", "missing.toml"], "[settings/unreadable]"),
    ],
)
def test_what_cannot_be_done_is_told(data: Path, words: list[str], expected: str) -> None:
    """With a reason, and without a trace of Python."""
    ran = klub(*(word.format(data=data) for word in words), "--data", data)

    assert ran.exit_code in (1, 2)
    assert expected in " ".join(ran.stderr.split())
    assert not isinstance(ran.exception, Exception)
