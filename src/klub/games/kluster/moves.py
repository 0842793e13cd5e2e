"""The moves of Kluster: lay a string, put down a magnet, play a turn by hand, or leave it at that."""

import math
import platform
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from klub.games.kluster.magnets import POSES, Pose
from klub.games.kluster.stones import PHYSICS_VERSION, Lying
from klub.games.kluster.string import Loop, Point

FAR: Final = 1000.0  # mm from the middle: there the table ends
HIGH: Final = 120.0  # mm above it
MOST_POINTS: Final = 512  # of a drawn string
MOST_INPUTS: Final = 20_000
LONGEST_TURN: Final = 10 * 60 * 240  # ticks
PARTS: Final = 10  # of a millimetre
MILLI: Final = 1000  # parts of a radian
MACHINE: Final = platform.machine()
"""What kind of machine works out turns here."""

Where: TypeAlias = Annotated[float, Meta(ge=-FAR, le=FAR)]
Angle: TypeAlias = Annotated[float, Meta(ge=-1000.0, le=1000.0)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
PoseNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
Tenths: TypeAlias = Annotated[int, Meta(ge=-10_000, le=10_000)]
TenthsHigh: TypeAlias = Annotated[int, Meta(ge=0, le=1_200)]
Milliradians: TypeAlias = Annotated[int, Meta(ge=-32_767, le=32_767)]
Tick: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_TURN)]


class Spread(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where spare spinners came to lie once all strings were laid (KLU-45), and the strings then."""

    lying: tuple[Lying, ...]
    loops: tuple[Loop, ...]


class LayString(Struct, frozen=True, gc=False, tag_field="do", tag="lay_string", forbid_unknown_fields=True):
    """Lay a string along a drawn line, which gets the string's length (KLU-8, KLU-41).

    `spread` is what became of spare spinners; None where there are none, or nobody has worked it out yet.
    """

    loop: Count
    points: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=MOST_POINTS)]
    spread: Spread | None = None


class Place(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="place", forbid_unknown_fields=True):
    """A whole turn: lower a magnet straight down and let go (KLU-13). The angle is that of its north pole."""

    magnet: Count
    x: Where
    y: Where
    angle: Angle
    pose: Pose = "flat"


class End(Struct, frozen=True, gc=False, order=True, tag_field="do", tag="end", forbid_unknown_fields=True):
    """Place no further magnet in this turn (KLU-29)."""


# What a hand does, as a turn keeps it: short, in whole tenths of a millimetre and thousandths of a radian.


class _Input(Struct, frozen=True, gc=False, order=True, array_like=True, forbid_unknown_fields=True):
    """When it is done, in ticks since the turn began."""

    at: Tick


class Hold(_Input, frozen=True, tag=1):
    """Take a magnet of one's own and hold it above the table; `pose` is its place in `POSES`."""

    magnet: Count
    pose: PoseNumber
    x: Tenths
    y: Tenths
    z: TenthsHigh
    angle: Milliradians


class Hover(_Input, frozen=True, tag=2):
    """Lead the held magnet there."""

    x: Tenths
    y: Tenths
    z: TenthsHigh
    angle: Milliradians


class Release(_Input, frozen=True, tag=3):
    """Lower the held magnet and let go."""


class Back(_Input, frozen=True, tag=4):
    """Take the held magnet back, without placing it."""


class Pull(_Input, frozen=True, tag=5):
    """Pull a node of a string there."""

    loop: Count
    node: Count
    x: Tenths
    y: Tenths


class Drop(_Input, frozen=True, tag=6):
    """Let go of the string."""


class Gather(_Input, frozen=True, tag=8):
    """Hold so many of one's own magnets together; only the one that is led is put down (KLU-23, KLU-Q5)."""

    count: Annotated[int, Meta(ge=1, le=255)]


Input: TypeAlias = Hold | Hover | Release | Back | Pull | Drop | Gather


def hold(at: int, magnet: int, x: float, y: float, z: float, angle: float, pose: Pose = "flat") -> Hold:
    """A `Hold` in millimetres and radians."""
    return Hold(at, magnet, POSES.index(pose), tenths(x), tenths(y), tenths(z), milliradians(angle))


def hover(at: int, x: float, y: float, z: float, angle: float) -> Hover:
    """A `Hover` in millimetres and radians."""
    return Hover(at, tenths(x), tenths(y), tenths(z), milliradians(angle))


def pull(at: int, loop: int, node: int, x: float, y: float) -> Pull:
    """A `Pull` in millimetres."""
    return Pull(at, loop, node, tenths(x), tenths(y))


def tenths(millimetres: float) -> int:
    """Whole tenths of a millimetre."""
    return round(millimetres * PARTS)


def milliradians(angle: float) -> int:
    """Whole thousandths of a radian, of the same direction between −π and π."""
    return round(math.remainder(angle, 2 * math.pi) * MILLI)


class Finished(Struct, frozen=True, forbid_unknown_fields=True):
    """How a turn came out. `placed` is where the magnet came to rest, before anything was taken away.

    A string that lies as before is None in `loops`. `digest` is that of the table at rest, worked out by version
    `physics` on a `machine` of that kind: only there it can be worked out again bit for bit.
    """

    lying: tuple[Lying, ...]
    loops: tuple[Loop | None, ...]
    placed: Lying | None
    clumps: tuple[tuple[int, ...], ...]
    strays: tuple[int, ...]
    toppled: tuple[int, ...]
    ticks: int
    digest: str
    physics: int = PHYSICS_VERSION
    machine: str = MACHINE

    @property
    def taken(self) -> tuple[int, ...]:
        """All that the player has to take, ascending (KLU-14, KLU-15)."""
        return tuple(sorted({*self.strays, *(magnet for clump in self.clumps for magnet in clump)}))


class Turn(Struct, frozen=True, tag_field="do", tag="turn", forbid_unknown_fields=True):
    """A turn by hand, as the server saw it: what the hand did at which tick, until when, and why it ended there.

    `end` is how it came out; None where nobody has worked it out yet.
    """

    track: Annotated[tuple[Input, ...], Meta(max_length=MOST_INPUTS)]
    ticks: Tick
    why: Literal["done", "time"] = "done"
    end: Finished | None = None


Move: TypeAlias = LayString | Place | End | Turn
