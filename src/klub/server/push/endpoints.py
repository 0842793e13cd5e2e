"""Which addresses the server lets itself be sent to: those of push services, and nothing in anybody's own network.

Browsers tell where they can be called, so anybody could name any address. Only https to a public host is taken, and
what its name leads to is looked up and checked again for each call, and called by that address.
"""

import asyncio
import socket
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from klub.core import Malformed

LONGEST: Final = 1024
"""Characters of an address."""


class Endpoints:
    """Checks addresses. `trusted`: origins (http://127.0.0.1:9000) that are taken as they are, for tests."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self._trusted = frozenset(trusted)

    def check(self, endpoint: str) -> None:
        """Refuse an address that cannot be one of a push service; names are not looked up."""
        parts = _split(endpoint)
        if origin_of(endpoint) in self._trusted:
            return
        host = parts.hostname or ""
        if parts.scheme != "https" or parts.port not in (None, 443) or parts.username or not _is_public_name(host):
            raise Malformed("push/bad_endpoint")

    async def address(self, endpoint: str) -> str:
        """What to connect to for this endpoint: a public address of its host; raises `Malformed` or `OSError`."""
        self.check(endpoint)
        host = _split(endpoint).hostname or ""
        if origin_of(endpoint) in self._trusted:
            return host
        found = await asyncio.get_running_loop().getaddrinfo(host, 443, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(is_public(address) for address in addresses):
            raise Malformed("push/bad_endpoint")
        return addresses[0]


def origin_of(endpoint: str) -> str:
    """Scheme, host and port of an address."""
    parts = _split(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's, and of no network behind it."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return inner.is_global and not inner.is_multicast and found.is_global


def _is_public_name(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        labels = host.rstrip(".").split(".")
        return len(labels) > 1 and labels[-1] not in ("localhost", "local", "internal", "lan", "home", "arpa")


def _split(endpoint: str) -> SplitResult:
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        raise Malformed("push/bad_endpoint") from None
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise Malformed("push/bad_endpoint")
    return parts
