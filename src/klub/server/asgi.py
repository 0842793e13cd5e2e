"""The types of ASGI messages, and what is read from the head of a request."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import ip_address
from typing import Any, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
AsgiApp: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]
Headers: TypeAlias = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str | None:
    """The first header of this name (in small letters), if there is one."""
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def client_key(client: Any) -> str:
    """By what a client's requests are counted: its address, or for IPv6 its network, of which everyone has 2^64."""
    host = str(client[0]) if client else "-"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else address.exploded[:19]
