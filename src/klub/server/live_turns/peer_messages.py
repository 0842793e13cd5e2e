"""What processes tell each other of the live turns at a table, over the bus."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from klub.core import Seat
from klub.server.tables.listeners import FrameKind

ID_SIZE: Final = 8
"""Bytes of the id of who tells it, behind the first byte, which says what it is; see also `peers`."""

_FRAME: Final = b"F"
_KINDS: Final[dict[bytes, FrameKind]] = {b"s": "step", b"k": "key", b"e": "end"}


class FrameSent(Struct, frozen=True):
    """A message for those who watch."""

    kind: FrameKind
    data: bytes


class KeyWanted(Struct, frozen=True):
    """Somebody there needs a key frame."""


class InputPassed(Struct, frozen=True):
    """An input that another process has checked."""

    turn: int
    seat: Seat
    data: bytes


class TurnPlayed(Struct, frozen=True):
    """A process plays this turn; `over`: not any more."""

    turn: int
    seat: Seat
    over: bool = False


class InputRejected(Struct, frozen=True):
    """An input of this person was refused."""

    who: str
    code: str
    facts: dict[str, Any]


class Sketched(Struct, frozen=True):
    """Somebody shows what is no move yet."""

    seat: Seat
    sketch: Any


PeerMessage: TypeAlias = FrameSent | KeyWanted | InputPassed | TurnPlayed | InputRejected | Sketched

_TYPES: Final[dict[bytes, type[Any]]] = {
    b"I": InputPassed,
    b"K": KeyWanted,
    b"P": TurnPlayed,
    b"R": InputRejected,
    b"S": Sketched,
}
_FIRST_BYTES: Final = {kind: byte for byte, kind in _TYPES.items()}


def write_message(sender: bytes, message: PeerMessage) -> bytes:
    """A message as it is published."""
    if isinstance(message, FrameSent):
        return _FRAME + sender + message.kind[:1].encode() + message.data
    body = b"" if isinstance(message, KeyWanted) else msgspec.msgpack.encode(message)
    return _FIRST_BYTES[type(message)] + sender + body


def read_message(data: bytes, but: bytes) -> PeerMessage | None:
    """What a message says; None where this program does not know it, or it is from the process `but`."""
    first, sender, body = data[:1], data[1 : 1 + ID_SIZE], data[1 + ID_SIZE :]
    if sender == but:
        return None
    if first == _FRAME:
        return FrameSent(_KINDS[body[:1]], body[1:])
    kind = _TYPES.get(first)
    if kind is None:
        return None
    message: PeerMessage = KeyWanted() if kind is KeyWanted else msgspec.msgpack.decode(body, type=kind)
    return message
