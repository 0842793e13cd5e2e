"""`klub backup`, `klub restore` and `klub export`: what a server has stored, as files.

The database is imported late: `klub --help` loads this module for its words.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from klub.cli.language import Language, speaking
from klub.cli.serve import Config, Data, Database, chosen, why_not_stored
from klub.cli.terminal import Terminal, reason_of
from klub.core import Illegal, Record, encode
from klub.server.settings import Settings

if TYPE_CHECKING:
    from klub.store import Store

T = TypeVar("T")
X = TypeVar("X")

File = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(
    ctx: typer.Context,
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Write everything that is stored into one file."""
    terminal = Terminal(speaking(ctx, language))
    rows = _with_store(terminal, chosen(terminal, {"data": data, "database": database}, config), _backup, file)
    terminal.say("terminal-backup-done", file=str(file), rows=rows)


def restore(
    ctx: typer.Context,
    file: File,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Put a backup into an empty database."""
    terminal = Terminal(speaking(ctx, language))
    rows = _with_store(terminal, chosen(terminal, {"data": data, "database": database}, config), _restore, file)
    terminal.say("terminal-restore-done", file=str(file), rows=rows)


def export(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    output: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    data: Data = None,
    database: Database = None,
    config: Config = None,
    language: Language = None,
) -> None:
    """Write the game file of a table."""
    terminal = Terminal(speaking(ctx, language))
    record = _with_store(terminal, chosen(terminal, {"data": data, "database": database}, config), _export, table)
    text = encode(record) + b"\n"
    if output is None:
        sys.stdout.write(text.decode())
        return
    try:
        with output.open("xb") as file:
            file.write(text)
    except FileExistsError:
        terminal.warn(terminal.words("terminal-save-exists", file=str(output)))
        raise typer.Exit(1) from None
    except OSError as error:
        terminal.warn(terminal.words("terminal-save-failed", file=str(output), reason=reason_of(error)))
        raise typer.Exit(1) from None
    terminal.say("terminal-saved", file=str(output))


async def _backup(store: "Store", file: Path) -> int:
    from klub.store.backup import backup as write_backup

    return (await write_backup(store, file)).total()


async def _restore(store: "Store", file: Path) -> int:
    from klub.store.backup import restore as read_backup

    return (await read_backup(file, store)).total()


async def _export(store: "Store", table: str) -> Record:
    from klub.server.study.records import read_table, record_of

    return record_of(await read_table(store, table))


def _with_store(
    terminal: Terminal, settings: Settings, work: "Callable[[Store, X], Coroutine[Any, Any, T]]", what: X
) -> T:
    """What `work` finds in the store, or the end of the program with a reason (exit status 1)."""
    from klub.server.database import open_database
    from klub.store import NotEmpty, StoreError

    async def run() -> T:
        store = await open_database(settings)
        try:
            return await work(store, what)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except NotEmpty:
        terminal.warn(terminal.words("terminal-restore-not_empty"))
    except (StoreError, ValueError) as error:
        terminal.warn(terminal.refusal(error) if isinstance(error, Illegal) else why_not_stored(terminal, error))
    except OSError as error:
        terminal.warn(terminal.words("terminal-save-failed", file=str(what), reason=reason_of(error)))
    raise typer.Exit(1)
