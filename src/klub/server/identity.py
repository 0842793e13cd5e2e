"""Who somebody is, without accounts: a random secret in a cookie, of which only the hash is stored.

Two kinds of links go with it, each good for one use: one that carries an identity to another browser, and one that
hands a seat over, and carries the identity to a browser that has none. The secret that such a link carries is stored
only under a key that stands in the link alone.
"""

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Illegal, Seat
from klub.store import Person, Store
from klub.tables.names import clean_name

COOKIE: Final = "klub"
_SECRET_BYTES: Final = 16
_ID_BYTES: Final = 12
_TOKEN_BYTES: Final = 24

_COOKIE_AGE: Final = 400 * 86_400
"""Seconds that a browser keeps the cookie: the longest that browsers allow. Every answer of `/api/me` renews it."""

RECOVERY_AGE: Final = 86_400.0
SEAT_LINK_AGE: Final = 3_600.0
_SEEN_EVERY: Final = 86_400.0
"""Seconds between two notes that somebody was here."""

_SECRET: Final = re.compile(rb"[A-Za-z0-9_-]{22}")  # 16 bytes in base64url, without padding


class Offer(Struct, frozen=True):
    """A seat that its owner hands over, with the secret of the owner for a browser without one."""

    seat: Seat
    giver: str
    secret: str | None = None


class Identities:
    """The people of a store. Time is passed in."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def find(self, headers: Iterable[tuple[bytes, bytes]]) -> Person | None:
        """Whose cookie a request carries; None for strangers."""
        secret = read_cookie(headers)
        return None if secret is None else await self.find_by_secret(secret)

    async def find_by_secret(self, secret: str) -> Person | None:
        """Who has this secret."""
        wanted = _hash_secret(secret)
        person = await self._store.person_by_secret(wanted)
        if person is None or not hmac.compare_digest(wanted, person.secret_hash):
            return None
        if self._now() - person.seen > _SEEN_EVERY:
            person = replace(person, seen=self._now())
            await self._store.update_person(person)
        return person

    async def create(self, name: str, color: str) -> tuple[Person, str]:
        """Somebody new, and the secret that goes into their cookie."""
        secret, now = token_urlsafe(_SECRET_BYTES), self._now()
        person = Person(token_urlsafe(_ID_BYTES), _hash_secret(secret), clean_name(name), color, now, now)
        await self._store.add_person(person)
        return person, secret

    async def rename(self, person: Person, name: str, color: str) -> Person:
        """The same person by another name or colour."""
        changed = replace(person, name=clean_name(name), color=color)
        await self._store.update_person(changed)
        return changed

    async def offer_identity(self, secret: str) -> tuple[str, float]:
        """A token that carries this secret to another browser, once, and until when."""
        token, until = token_urlsafe(_TOKEN_BYTES), self._now() + RECOVERY_AGE
        await self._store.add_recovery(_hash("me", token), _veil(secret, token), until)
        return token, until

    async def take_identity(self, token: str) -> tuple[Person, str]:
        """Who a recovery token leads to, with the secret; refuses tokens that are unknown, used or too old."""
        veiled = await self._store.take_recovery(_hash("me", token), self._now())
        secret = None if veiled is None else _veil(veiled, token)
        person = None if secret is None else await self.find_by_secret(secret)
        if person is None or secret is None:
            raise Illegal("server/dead_link")
        return person, secret

    async def offer_seat(self, table: str, offer: Offer) -> tuple[str, float]:
        """A token for whoever shall take over a seat of this table, once, and until when."""
        token, until = token_urlsafe(_TOKEN_BYTES), self._now() + SEAT_LINK_AGE
        veiled = "" if offer.secret is None else f"/{_veil(offer.secret, token)}"
        await self._store.add_recovery(_hash(f"seat/{table}", token), f"{offer.seat}/{offer.giver}{veiled}", until)
        return token, until

    async def take_seat(self, table: str, token: str) -> Offer:
        """The seat that a token hands over; refuses tokens that are unknown, used, too old or of another table."""
        found = await self._store.take_recovery(_hash(f"seat/{table}", token), self._now())
        if found is None:
            raise Illegal("server/dead_link")
        seat, giver, *veiled = found.split("/")
        return Offer(int(seat), giver, _veil(veiled[0], token) if veiled else None)


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The secret in the cookie of a request, if it has the shape of one of ours."""
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.split(b";"):
            key, _, secret = part.strip().partition(b"=")
            if key == COOKIE.encode() and _SECRET.fullmatch(secret):
                return secret.decode("ascii")
    return None


def format_cookie(secret: str, *, secure: bool) -> str:
    """The `Set-Cookie` header: no script sees it, no other site's request carries it."""
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={_COOKIE_AGE}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def _hash_secret(secret: str) -> bytes:
    """What is stored of a secret. It has 128 random bits, so that no salt is needed."""
    return sha256(secret.encode()).digest()


def _hash(purpose: str, token: str) -> bytes:
    """What is stored of a token. A token for one purpose is nothing for another."""
    return sha256(f"klub/{purpose}/{token}".encode()).digest()


def _veil(text: str, token: str) -> str:
    """A secret under the key of a token, or out from under it: the same step twice."""
    key = hmac.digest(token.encode(), b"klub/veil", "sha256")[:_SECRET_BYTES]
    data = urlsafe_b64decode(text + "==")
    return urlsafe_b64encode(bytes(a ^ b for a, b in zip(data, key, strict=True))).rstrip(b"=").decode()
