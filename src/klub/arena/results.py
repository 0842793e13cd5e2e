"""The folder of a tournament: `settings.json` and, one line a game, `games.jsonl`. It can be continued at any time."""

from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec
from msgspec import Struct

from klub.arena.pairings import LineUp, Task
from klub.arena.play import Played
from klub.arena.settings import Refused, Settings
from klub.core import encode

SETTINGS: Final = "settings.json"
GAMES: Final = "games.jsonl"


class Results:
    """The games of a tournament that are over, on disk as soon as they are. Used as a context manager."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """Open or begin the tournament in `folder`; raises `Refused` if another one lies there.

        A torn last line, as a power cut leaves it, is cut off; its game counts as not played.
        """
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / GAMES
        _check_settings(folder / SETTINGS, settings, begun=path.exists() and path.stat().st_size > 0)
        self._played, whole = _read(path)
        self._file = path.open("ab")
        self._file.truncate(whole)

    def __enter__(self) -> "Results":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def find(self, task: Task) -> Played | None:
        """The game that was asked for, if it is over."""
        return self._played.get((task.line_up, task.number))

    def add(self, played: Played) -> None:
        """Keep a game: when this returns, the operating system has its line."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        self._played[played.line_up, played.number] = played


def save(path: Path, value: Struct) -> None:
    """Write readable JSON: all of it or nothing."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(msgspec.json.format(encode(value)) + b"\n")
    unfinished.replace(path)


def _check_settings(path: Path, settings: Settings, begun: bool) -> None:
    if not path.exists():
        if begun:
            raise Refused(f"{path.parent / GAMES} holds games, but {path} is missing; choose another folder.")
        save(path, settings)
        return
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Settings)
    except msgspec.DecodeError as error:
        raise Refused(f"{path} does not hold the settings of a tournament: {error}") from None
    differing = [
        f"{name} is {getattr(found, name)!r} there and {getattr(settings, name)!r} here"
        for name in Settings.__struct_fields__
        if getattr(found, name) != getattr(settings, name)
    ]
    if differing:
        raise Refused(f"{path} belongs to another tournament: {'; '.join(differing)}. Choose another folder.")


def _read(path: Path) -> tuple[dict[tuple[LineUp, int], Played], int]:
    """The games in the file, and how many bytes of it are whole lines."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    played: dict[tuple[LineUp, int], Played] = {}
    whole = 0
    for number, line in enumerate(lines, 1):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            if number < len(lines):
                raise Refused(f"{path}, line {number}, is not a game: {error}") from None
            break
        if not line.endswith(b"\n"):
            break
        played[game.line_up, game.number] = game
        whole += len(line)
    return played, whole
