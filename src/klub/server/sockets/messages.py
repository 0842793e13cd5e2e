"""Every message on a socket, declared once: requests of a client, events of the server. See docs/protocol.md.

A request is one of the commands of a table with a nonce, or one of the few that change nothing.
"""

from typing import Annotated, Any, Final, TypeAlias, Union, get_args

import msgspec
from msgspec import Meta, Struct

from klub.core import Malformed, Seat
from klub.core.errors import shown
from klub.tables import Snapshot
from klub.tables.commands import Command

Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class _Asked(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What every request has: the sender's own name for it, and the number of the last snapshot it has seen."""

    nonce: Nonce | None = None
    seen: int | None = None


class Try(_Asked, frozen=True, kw_only=True, tag="try"):
    """Would this move be legal? Nothing changes."""

    seat: Seat
    move: dict[str, Any]


class Ping(_Asked, frozen=True, kw_only=True, tag="ping"):
    """Is the server there? Whoever has missed a snapshot gets the latest."""


class Show(_Asked, frozen=True, kw_only=True, tag="show"):
    """Let the others see what is no move yet, such as a picture in progress; nothing of it is kept."""

    seat: Seat
    sketch: dict[str, Any]


class See(_Asked, frozen=True, kw_only=True, tag="see"):
    """My page is in view now, or out of it (hidden): who does not look can be called when it is their turn."""

    hidden: bool


def _request(command: type[Struct]) -> type[Struct]:
    """A command as it is sent: with a nonce, and what its sender has seen."""
    return msgspec.defstruct(
        command.__name__,
        [("nonce", Nonce | None, None), ("seen", int | None, None)],
        bases=(command,),
        namespace={"__doc__": command.__doc__},
        module=__name__,
        frozen=True,
        kw_only=True,
        tag=command.__struct_config__.tag,
    )


REQUESTS: Final[tuple[type[Struct], ...]] = tuple(_request(command) for command in get_args(Command))
"""The commands of a table as they are sent."""

CommandSent: TypeAlias = Union[(*REQUESTS,)]  # type: ignore[valid-type] # made of a list
ClientMessage: TypeAlias = Union[(*REQUESTS, Try, Show, See, Ping)]  # type: ignore[valid-type] # made of a list


class _Event(Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something the server says."""


class Done(_Event, frozen=True, kw_only=True, tag="done"):
    """The request is in the log for good; `number` is that of its last entry."""

    nonce: str | None
    number: int


class Refused(_Event, frozen=True, kw_only=True, tag="refused"):
    """The request changed nothing. Without a nonce: it had none, or could not be read, or nothing was asked."""

    nonce: str | None
    code: str
    facts: dict[str, Any]


class Tried(_Event, frozen=True, kw_only=True, tag="tried"):
    """The move would be legal."""

    nonce: str | None
    ok: bool = True


class Shown(_Event, frozen=True, kw_only=True, tag="shown"):
    """What somebody else shows from their seat; the latest counts, until the game goes on."""

    seat: Seat
    sketch: Any


class Presence(_Event, frozen=True, kw_only=True, omit_defaults=True, tag="presence"):
    """The ids of everyone who is connected to this table, and what they are called otherwise.

    `absent`: since when (seconds since 1970) those who sit here, and the host, are not connected. After `absence`
    seconds the others need not wait for them any more.
    """

    people: list[str]
    absence: float
    names: dict[str, str] = {}
    absent: dict[str, float] = {}


class Bye(_Event, frozen=True, kw_only=True, tag="bye"):
    """The server goes; come back in so many seconds."""

    retry_after: float


class Welcome(_Event, frozen=True, kw_only=True, tag="welcome"):
    """Who serves, for clients that say how long they bear silence: sent once, after the first snapshot."""

    version: str
    """Of the program."""
    page: str
    """The build of the page that is served; empty where there is none."""
    silence: float
    """Seconds without a sound after which the server cuts this line."""


class Pong(_Event, frozen=True, kw_only=True, tag="pong"):
    """The server is there."""


ServerMessage: TypeAlias = Snapshot | Done | Refused | Tried | Shown | Presence | Welcome | Bye | Pong


class _Named(Struct):
    """What can be told of a request that makes no sense."""

    nonce: Nonce | None = None


def read_request(text: str | bytes) -> Any:
    """A request: an instance of one of `ClientMessage`; raises `Malformed`."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed("message/malformed", reason=shown(error, str, 400)) from None


def read_nonce(text: str | bytes) -> str | None:
    """The nonce of a request that is malformed otherwise, so that its sender knows which one was meant."""
    try:
        return _named.decode(text).nonce
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _to_plain(value: Any) -> Any:
    return value.to_plain()


_decoder: "msgspec.json.Decoder[Any]" = msgspec.json.Decoder(ClientMessage)
_named = msgspec.json.Decoder(_Named)

write_event: Final = msgspec.json.Encoder(enc_hook=_to_plain).encode
"""An event as JSON text, in bytes."""

PONG: Final = write_event(Pong())
