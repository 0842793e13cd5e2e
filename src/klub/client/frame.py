"""Binary messages of a live turn, as docs/protocol.md has them."""

from struct import Struct as Layout
from typing import Final, Literal

from msgspec import Struct

_HEAD: Final = Layout("<BBI")
_KINDS: Final[dict[int, Literal["frame", "stopped"]]] = {1: "frame", 2: "stopped"}


class LiveFrame(Struct, frozen=True):
    """What watchers are shown of the live turn of a seat; `stopped`: it is over without a move, forget its frames.

    `turn` is the number of the last log entry when it began; `data` is the game's own.
    """

    kind: Literal["frame", "stopped"]
    seat: int
    turn: int
    data: bytes


def read_live(message: bytes) -> LiveFrame | None:
    """A frame; None for a kind that this client does not know (a newer server)."""
    if len(message) < _HEAD.size or message[0] not in _KINDS:
        return None
    kind, seat, turn = _HEAD.unpack_from(message)
    return LiveFrame(_KINDS[kind], seat, turn, message[_HEAD.size :])
