"""What a player can do: bid higher, call the last bid a lie, or say that it is exactly right."""

from typing import TypeAlias

from msgspec import Struct


class Raise(Struct, frozen=True, tag_field="do", tag="raise", forbid_unknown_fields=True):
    """There are at least `count` dice that show `face`, under all cups together."""

    count: int
    face: int


class Doubt(Struct, frozen=True, tag_field="do", tag="doubt", forbid_unknown_fields=True):
    """The last bid is too high."""


class Exact(Struct, frozen=True, tag_field="do", tag="exact", forbid_unknown_fields=True):
    """The last bid is exactly right."""


Move: TypeAlias = Raise | Doubt | Exact
