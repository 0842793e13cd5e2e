"""The moves of Kluster: lay a string, put down a magnet, play a turn by hand, or leave it at that."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from klub.games.kluster.magnets import Pose
from klub.games.kluster.string import Point

FAR: Final = 1000.0  # mm from the middle: there the table ends
HIGH: Final = 120.0  # mm above it
MOST_POINTS: Final = 512  # of a drawn string
MOST_INPUTS: Final = 20_000
LONGEST_TURN: Final = 10 * 60 * 240  # ticks

Where: TypeAlias = Annotated[float, Meta(ge=-FAR, le=FAR)]
Height: TypeAlias = Annotated[float, Meta(ge=0.0, le=HIGH)]
Angle: TypeAlias = Annotated[float, Meta(ge=-1000.0, le=1000.0)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Tick: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_TURN)]


class LayString(
    Struct, frozen=True, gc=False, order=True, tag_field="do", tag="lay_string", forbid_unknown_fields=True
):
    """Lay a string along a drawn line, which gets the string's length (KLU-8, KLU-41)."""

    loop: Count
    points: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=MOST_POINTS)]


class Place(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="place", forbid_unknown_fields=True):
    """A whole turn: lower a magnet straight down and let go (KLU-13). The angle is that of its north pole."""

    magnet: Count
    x: Where
    y: Where
    angle: Angle
    pose: Pose = "flat"


class End(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="end", forbid_unknown_fields=True):
    """Place no further magnet in this turn (KLU-29)."""


class Hold(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="hold", forbid_unknown_fields=True):
    """Take a magnet of one's own and hold it above the table."""

    at: Tick
    magnet: Count
    x: Where
    y: Where
    z: Height
    angle: Angle
    pose: Pose = "flat"


class Hover(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="hover", forbid_unknown_fields=True):
    """Lead the held magnet there."""

    at: Tick
    x: Where
    y: Where
    z: Height
    angle: Angle


class Release(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="release", forbid_unknown_fields=True):
    """Lower the held magnet and let go."""

    at: Tick


class Back(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="back", forbid_unknown_fields=True):
    """Take the held magnet back, without placing it."""

    at: Tick


class Pull(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="pull", forbid_unknown_fields=True):
    """Pull a node of a string there."""

    at: Tick
    loop: Count
    node: Count
    x: Where
    y: Where


class Drop(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="drop", forbid_unknown_fields=True):
    """Let go of the string."""

    at: Tick


Input: TypeAlias = Hold | Hover | Release | Back | Pull | Drop


class Turn(Struct, frozen=True, order=True, tag_field="do", tag="turn", forbid_unknown_fields=True):
    """A turn by hand, as the server saw it: what the hand did at which tick, until when, and why it ended there.

    `digest` is that of the table at rest; empty where nobody has worked it out yet.
    """

    track: Annotated[tuple[Input, ...], Meta(max_length=MOST_INPUTS)]
    ticks: Tick
    why: Literal["done", "time"] = "done"
    digest: str = ""


Move: TypeAlias = LayString | Place | End | Turn
