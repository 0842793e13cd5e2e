"""What a player can do: bid higher, call the last bid a lie, or say that it is exactly right."""

from typing import TypeAlias

from msgspec import Struct


class Bid(Struct, frozen=True, tag_field="do", tag="bid", forbid_unknown_fields=True):
    """There are at least `count` dice that show `face`, under all cups together."""

    count: int
    face: int


class Liar(Struct, frozen=True, tag_field="do", tag="liar", forbid_unknown_fields=True):
    """The last bid is too high."""


class SpotOn(Struct, frozen=True, tag_field="do", tag="spot_on", forbid_unknown_fields=True):
    """The last bid is exactly right."""


Move: TypeAlias = Bid | Liar | SpotOn
