"""What the page's pictures were made from: `web/art/made-from.json`, which a test compares with the files.

A picture is not the same byte for byte on every machine, so it is committed, and its sources' fingerprints beside it.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).parent.parent
RECORD: Final = ROOT / "web" / "art" / "made-from.json"

Record: TypeAlias = dict[str, dict[str, str]]
"""Picture → the files it was made from and the picture itself → their fingerprints; all as paths from the root."""


def read_record() -> Record:
    """What was recorded."""
    record: Record = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    return record


def write_record(pictures: Iterable[Path], sources: Iterable[Path]) -> None:
    """Note that pictures have just been made from sources."""
    record, given = read_record(), sorted(sources)
    for picture in pictures:
        record[_name(picture)] = {_name(file): fingerprint(file) for file in (*given, picture)}
    RECORD.write_text(json.dumps(record, indent=2, sort_keys=True) + "\n", "utf-8")


def stale(record: Record) -> list[str]:
    """The pictures that are not what would be made now, with the file that changed."""
    return [
        f"{picture}: {file}"
        for picture, files in record.items()
        for file, was in files.items()
        if not (ROOT / file).exists() or fingerprint(ROOT / file) != was
    ]


def fingerprint(file: Path) -> str:
    """The hash of a file."""
    return sha256(file.read_bytes()).hexdigest()


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()
