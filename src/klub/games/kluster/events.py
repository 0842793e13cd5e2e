"""What a move of Kluster did. Everything is open, so all are told the same."""

from typing import Literal, TypeAlias

from msgspec import Struct

from klub.core import Seat
from klub.games.kluster.magnets import Pose

Why: TypeAlias = Literal["placed_all", "failures"]


class Laid(Struct, frozen=True, gc=False, tag_field="event", tag="laid"):
    """A string was laid."""

    seat: Seat
    loop: int


class LaidOut(Struct, frozen=True, gc=False, tag_field="event", tag="laid_out"):
    """Spinners that could not be shared out were put at the centres of strings (KLU-45)."""

    magnets: tuple[int, ...]


class Placed(Struct, frozen=True, gc=False, tag_field="event", tag="placed"):
    """A magnet was put down, and this is where it came to rest; it may have been taken again at once."""

    seat: Seat
    magnet: int
    x: float
    y: float
    angle: float
    pose: Pose


class Took(Struct, frozen=True, gc=False, tag_field="event", tag="took"):
    """A player had to take magnets: in `clumps` that touched, and `strays` that were outside (KLU-14, KLU-15)."""

    seat: Seat
    magnets: tuple[int, ...]
    clumps: tuple[tuple[int, ...], ...]
    strays: tuple[int, ...]


class Toppled(Struct, frozen=True, gc=False, tag_field="event", tag="toppled"):
    """Upright magnets fell over."""

    magnets: tuple[int, ...]


class Separated(Struct, frozen=True, gc=False, tag_field="event", tag="separated"):
    """Strings hold on to no other: the player must move them back (KLU-51)."""

    seat: Seat
    loops: tuple[int, ...]


class Ended(Struct, frozen=True, gc=False, tag_field="event", tag="ended"):
    """A turn ended without a further magnet: by choice (KLU-29), or because time was up (KLU-Q16)."""

    seat: Seat
    why: Literal["choice", "time"]


class Over(Struct, frozen=True, gc=False, tag_field="event", tag="over"):
    """The game is over: a player has placed their last magnet (KLU-26), or failed once too often alone (KLU-33)."""

    seat: Seat
    why: Why


Event: TypeAlias = Laid | LaidOut | Placed | Took | Toppled | Separated | Ended | Over
