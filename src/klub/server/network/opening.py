"""That somebody opened the server to the house from the page, remembered over a restart."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

_EVENING: Final = 12 * 3600.0
"""Seconds for which it is remembered: a server that is started another day begins closed."""


class _Note(msgspec.Struct, frozen=True):
    at: float
    addresses: list[str]


class Opening:
    """A note in the folder of what is kept. One that cannot be read or written does no harm: the server is closed."""

    def __init__(self, file: Path, now: Callable[[], float] = time.time) -> None:
        self._file, self._now = file, now

    def note(self, addresses: Sequence[str]) -> None:
        """The server is open now, by these addresses of this machine; by none: it is closed."""
        with suppress(OSError):
            if addresses:
                self._file.write_bytes(msgspec.json.encode(_Note(self._now(), [*addresses])))
            else:
                self._file.unlink(missing_ok=True)

    def holds(self, addresses: Sequence[str]) -> bool:
        """Whether it was opened lately, on a network where this machine had one of these addresses."""
        try:
            note = msgspec.json.decode(self._file.read_bytes(), type=_Note)
        except (OSError, msgspec.DecodeError):
            return False
        return 0 <= self._now() - note.at < _EVENING and not set(addresses).isdisjoint(note.addresses)
