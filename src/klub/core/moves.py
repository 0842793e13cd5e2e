"""What all moves have in common."""

from typing import Any

from msgspec import Struct, structs


def move_key(move: Struct) -> tuple[Any, ...]:
    """How moves sort: by kind, then by their fields in the order declared."""
    return (str(type(move).__struct_config__.tag), *structs.astuple(move))
