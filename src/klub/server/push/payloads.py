"""What a call says, and how only the browser that it is for can read it (RFC 8291).

A call names the table, the game and why somebody is called, and nothing that happens in the game.
"""

from typing import Final, Literal, TypeAlias

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from klub.core import Malformed
from klub.store import Subscription
from klub.texts import has_sentence, say
from klub.texts.plain import readable

CallKind: TypeAlias = Literal["turn", "nudge", "again"]
"""It is your turn; somebody says that you are waited for; another game is wished."""

_POINT_BYTES: Final = 65
_AUTH_BYTES: Final = 16


class Payload(Struct, frozen=True):
    """What the service worker is told; `title` and `body` are in the language of the subscription."""

    table: str
    game: str
    kind: CallKind
    language: str
    title: str
    body: str


def payload_of(table: str, game: str, kind: CallKind, language: str) -> Payload:
    """What is said of a table."""
    name = f"{game}-name"
    named = say(name, language) if has_sentence(name) else readable(game)
    title, body = say(f"call-{kind}", language), say(f"call-{kind}.about", language, game=named)
    return Payload(table, game, kind, language, title, body)


def encrypt(payload: Payload, subscription: Subscription) -> bytes:
    """The body of a call to this subscription, with a key of its own."""
    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(payload),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=subscription.p256dh,
            auth_secret=subscription.auth,
            version="aes128gcm",
        )
    )


def check_keys(p256dh: bytes, auth: bytes) -> None:
    """Refuse keys that nothing can be encrypted with."""
    try:
        if len(p256dh) != _POINT_BYTES or len(auth) != _AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    except ValueError:
        raise Malformed("push/bad_keys") from None
