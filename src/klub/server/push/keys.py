"""The key of the server by which push services know it, and the signature that goes with each call (RFC 8292)."""

from typing import Final

from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from klub.store import Store

_NAME: Final = "push"
"""What the key is kept under."""

_AGE: Final = 12 * 3600
"""Seconds that a signature counts; push services take at most a day."""


class ServerKey:
    """A private key on the curve P-256. `contact` is where a push service may complain: https://… or mailto:…"""

    def __init__(self, private: bytes, contact: str) -> None:
        """`private`: as PKCS #8, in DER."""
        self._vapid = Vapid02.from_der(b64urlencode(private).encode())
        self._contact = contact

    @property
    def public(self) -> str:
        """The public key as browsers want it: an uncompressed point in base64url, without padding."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return str(b64urlencode(point))

    def authorization(self, origin: str, now: float) -> str:
        """The `Authorization` of a call to the push service at this origin."""
        claims = {"aud": origin, "exp": int(now) + _AGE, "sub": self._contact}
        return str(self._vapid.sign(claims)["Authorization"])


def make_key() -> bytes:
    """A new private key."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(
        vapid.private_key.private_bytes(
            serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )


async def load_key(store: Store, contact: str) -> ServerKey:
    """The key that all processes on this store share; made at the first start."""
    return ServerKey(await store.secret(_NAME, make_key()), contact)
