"""`klub new`: the package of a game of your own, ready to be played and changed."""

import re
import shlex
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from klub.cli.language import Language, speaking
from klub.cli.terminal import Terminal, reason_of
from klub.core import Illegal, Malformed
from klub.core.errors import shown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TEMPLATE_NAME: Final = "new_game"
"""What the game of the template is called: in its files and in their names."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def new(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    language: Language = None,
) -> None:
    """Write a package with a game that can be played at once."""
    terminal = Terminal(speaking(ctx, language))
    place = Path(name) if folder is None else folder
    try:
        check_name(name)
        written = write_package(name, place)
    except Malformed as error:
        terminal.warn(terminal.refusal(error))
        raise typer.Exit(2) from None
    except Illegal as error:
        terminal.warn(terminal.refusal(error))
        raise typer.Exit(1) from None
    terminal.say("terminal-new-done", "bold", game=name, folder=str(place), files=written)
    terminal.say("terminal-new-install", command=f"cd {shlex.quote(str(place))} && pip install -e .")
    terminal.say("terminal-new-play", game=f"klub play {name}", page="klub")
    terminal.say("terminal-new-change", file=str(place / "src" / name / "game.py"), test="python -m pytest")


def check_name(name: str) -> None:
    """Refuse (`Malformed`) what cannot be the name of a game and of its package, and what is taken."""
    from klub.games import faults, names  # late: help needs no games

    if not _NAME.fullmatch(name) or iskeyword(name):
        raise Malformed("new/bad_name", name=shown(name, str))
    if name in names() or name in {fault.game for fault in faults()}:
        raise Malformed("new/taken", name=name)
    if name in sys.stdlib_module_names or _is_installed(name):
        raise Malformed("new/taken_module", name=name)


def write_package(name: str, folder: Path) -> int:
    """Write the template under another name into a folder that is empty or new; returns the number of files.

    Raises `Illegal`, and never writes over anything.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Illegal("new/not_empty", folder=str(folder))
        count = 0
        for path, text in _template():
            file = folder / _renamed(path, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("x", encoding="utf-8", newline="\n") as out:
                out.write(_renamed(text, name))
            count += 1
    except OSError as error:
        raise Illegal("new/not_writable", folder=str(folder), reason=reason_of(error)) from None
    return count


def _is_installed(name: str) -> bool:
    """Whether another package has this name; a mere folder of the name does not count."""
    try:
        found = find_spec(name)
    except (ImportError, ValueError):
        return True
    return found is not None and found.origin is not None


def _renamed(text: str, name: str) -> str:
    """A text of the template, about the game `name`."""
    words = name.replace("_", " ").strip()
    for old, new in (
        (TEMPLATE_NAME, name),
        (TEMPLATE_NAME.replace("_", "-"), name.replace("_", "-").strip("-")),
        (TEMPLATE_NAME.replace("_", " ").capitalize(), words.capitalize()),
    ):
        text = text.replace(old, new)
    return text


def _template() -> Iterator[tuple[str, str]]:
    """The files of the template: path and text, by path."""
    return _read(files("klub.cli") / "template", "")


def _read(folder: "Traversable", path: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_file() and not each.name.endswith(".pyc"):
            yield f"{path}{each.name}", each.read_text(encoding="utf-8")
        elif each.is_dir() and not each.name.startswith(("__", ".")):
            yield from _read(each, f"{path}{each.name}/")
