"""What all moves have in common."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct, structs

M = TypeVar("M", covariant=True)


def move_key(move: Struct) -> tuple[Any, ...]:
    """How moves sort: by kind, then by their fields in the order declared."""
    return (str(type(move).__struct_config__.tag), *structs.astuple(move))


class MoveSequence(Sequence[M]):
    """Sorted moves that are made only when they are asked for; like any list of moves it equals one with the same."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment] # a list of moves is not a key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"
