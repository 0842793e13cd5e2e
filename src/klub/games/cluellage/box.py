"""The files in the box: tables of words, pictures and tags, and how well they go together."""

import csv
from importlib.resources import files
from typing import Final

FOLDER: Final = files("klub.games.cluellage") / "data"


def rows(name: str, delimiter: str = ",") -> list[dict[str, str]]:
    """A table of the box, row by row, each by the names of its columns."""
    return list(csv.DictReader((FOLDER / name).read_text(encoding="utf-8").splitlines(), delimiter=delimiter))


def raw(name: str) -> bytes:
    """A file of the box as it is."""
    return (FOLDER / name).read_bytes()
