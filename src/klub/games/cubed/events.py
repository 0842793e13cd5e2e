"""What a move of Cubed did. A state holds its last events in full; a view hides what its seat may not know."""

from typing import Literal, TypeAlias

from msgspec import Struct

from klub.core import Points, Seat

Why: TypeAlias = Literal["out", "stuck", "closed"]


class Played(Struct, frozen=True, gc=False, tag_field="event", tag="played"):
    """A piece was laid. It `bridged` a gap or `filled` a void, where these plays are on; so many cells `died`."""

    seat: Seat
    piece: str
    q: int
    r: int
    turn: int
    bridged: bool = False
    filled: bool = False
    died: int = 0


class Drew(Struct, frozen=True, gc=False, tag_field="event", tag="drew"):
    """Pieces were drawn; only their owner is told which."""

    seat: Seat
    count: int
    pieces: tuple[str, ...]


class Passed(Struct, frozen=True, gc=False, tag_field="event", tag="passed"):
    """A turn ended without a piece, or a right was not used: to a second piece, or to a gift."""

    seat: Seat
    what: Literal["turn", "bridge", "gift"]


class Kept(Struct, frozen=True, gc=False, tag_field="event", tag="kept"):
    """One of the pieces drawn was kept, and so many went back into the bag; only their owner is told which."""

    seat: Seat
    piece: str
    returned: int


class Gave(Struct, frozen=True, gc=False, tag_field="event", tag="gave"):
    """A piece was handed to another player; the two of them know which."""

    seat: Seat
    to: Seat
    piece: str


class RoundOver(Struct, frozen=True, gc=False, tag_field="event", tag="round_over"):
    """A round is over: why, what each seat still held, what that costs, and who won it."""

    round: int
    why: Why
    left: tuple[tuple[str, ...], ...]
    points: tuple[Points, ...]
    winners: tuple[Seat, ...]


class RoundBegan(Struct, frozen=True, gc=False, tag_field="event", tag="round_began"):
    """The next round has begun with new pieces; this seat starts (CUB-40)."""

    round: int
    seat: Seat


Event: TypeAlias = Played | Drew | Passed | Kept | Gave | RoundOver | RoundBegan
