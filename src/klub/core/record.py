"""Game files: a header, the commitment to the seed, every move, and, once over, the result and the seed."""

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from klub.core.errors import Malformed, shown
from klub.core.wire import decode, encode, from_dict

FORMAT: Final = "klub/1"


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Who moved, what, and when (seconds since the start; None where nobody kept time)."""

    seat: int
    move: dict[str, Any]
    at: float | None = None


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game, enough to play it again bit for bit once its seed is known.

    `commitment` was shown before the first move; `seed` (64 hex digits) and `result` are null while the game runs.
    `practice` is there only if moves were taken back from which somebody had learned something.
    """

    format: str = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str | None = None
    moves: tuple[RecordedMove, ...] = ()
    result: dict[str, Any] | None = None
    practice: Literal[True] | UnsetType = UNSET


def parse_record(source: Record | dict[str, Any] | str | bytes) -> Record:
    """A record from JSON text, plain data or a struct; raises `Malformed`."""
    if isinstance(source, str | bytes):
        return decode(source, Record, "record/malformed")
    record: Record = from_dict(source, Record, "record/malformed")
    try:
        encode(record)
    except (TypeError, ValueError, NotImplementedError, RecursionError) as error:
        raise Malformed("record/malformed", reason=shown(error, str, 400)) from None
    return record
