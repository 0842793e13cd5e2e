"""What the server says on a table's socket, as the client reads it: the snapshot whole, of the rest what is needed."""

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from klub.tables.snapshot import Snapshot


class Done(Struct, frozen=True, tag_field="event", tag="done"):
    """The request is in the log for good; `number` is that of its last entry."""

    nonce: str
    number: int


class Refused(Struct, frozen=True, tag_field="event", tag="refused"):
    """The request changed nothing. Without a nonce it could not be read at all."""

    code: str
    facts: dict[str, Any] = {}
    nonce: str | None = None


class Tried(Struct, frozen=True, tag_field="event", tag="tried"):
    """The move would be legal."""

    nonce: str


class Shown(Struct, frozen=True, tag_field="event", tag="shown"):
    """Somebody else shows what is no move yet."""

    seat: int
    sketch: Any


class Presence(Struct, frozen=True, tag_field="event", tag="presence"):
    """Who is connected, what they are called, and since when others who belong to the table are absent."""

    people: list[str]
    names: dict[str, str] = {}
    absent: dict[str, float] = {}


class Welcome(Struct, frozen=True, tag_field="event", tag="welcome"):
    """Who serves: said once, to clients that say how long they bear silence."""

    version: str
    page: str
    silence: float


class Bye(Struct, frozen=True, tag_field="event", tag="bye"):
    """The server goes, and will be back in so many seconds."""

    retry_after: float


class Pong(Struct, frozen=True, tag_field="event", tag="pong"):
    """The server is there."""


Event: TypeAlias = Snapshot | Done | Refused | Tried | Shown | Presence | Welcome | Bye | Pong

_decoder: "msgspec.json.Decoder[Event]" = msgspec.json.Decoder(Event)
_peek = msgspec.json.Decoder(dict[str, Any])


def read_event(text: str | bytes) -> Event | None:
    """An event; None for a kind that this client does not know (a newer server). Raises `msgspec.DecodeError`."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        if _peek.decode(text).get("event") in _KNOWN:
            raise
        return None


_KNOWN = frozenset({"snapshot", "done", "refused", "tried", "shown", "presence", "welcome", "bye", "pong"})
