"""Keys, signatures and encryption of calls."""

from base64 import urlsafe_b64decode
from pathlib import Path
from typing import get_args

import http_ece
import msgspec
import pytest
from py_vapid import Vapid02

from klub.core import Malformed
from klub.server.push.keys import ServerKey, load_key, make_key
from klub.server.push.payloads import CallKind, check_keys, encrypt, payload_of
from klub.store import open_store
from klub.texts import languages
from tests.server.push.push_service import BrowserKeys


async def test_the_key_is_made_once(tmp_path: Path) -> None:
    """At the first start, in the file that is for its owner's eyes only; then it stays."""
    found = []
    for _ in range(2):
        store = await open_store(str(tmp_path / "klub.sqlite3"))
        found.append((await load_key(store, "https://klub.example.org")).public)
        await store.close()

    assert found[0] == found[1]
    assert 65 == len(urlsafe_b64decode(found[0] + "="))
    assert 0o600 == (tmp_path / "klub.sqlite3").stat().st_mode & 0o777


def test_a_signature_says_for_whom_until_when_and_by_whom() -> None:
    """And the public key that it comes with confirms it."""
    key = ServerKey(make_key(), "https://klub.example.org")
    header = key.authorization("https://push.example.org", 1000.0)

    token, public = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(","))
    claims = msgspec.json.decode(urlsafe_b64decode(token.split(".")[1] + "=="))

    assert key.public == public
    assert {"aud": "https://push.example.org", "exp": 1000 + 43_200, "sub": "https://klub.example.org"} == claims
    assert Vapid02.verify(header)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", get_args(CallKind))
def test_only_the_browser_reads_what_it_is_told(kind: CallKind, language: str) -> None:
    """The table, the game, why, and that in words; twice the same call looks different."""
    browser = BrowserKeys()
    subscription = browser.subscription("https://push.example.org/1", language=language)
    payload = payload_of("t1", "clustered", kind, language)
    bodies = [encrypt(payload, subscription) for _ in range(2)]

    assert msgspec.to_builtins(payload) == browser.read(bodies[0]) == browser.read(bodies[1])
    assert ["table", "game", "kind", "language", "title", "body"] == [*browser.read(bodies[0])]
    assert "Clustered" in payload.body
    assert bodies[0] != bodies[1]
    assert b"t1" not in bodies[0]
    with pytest.raises(http_ece.ECEException):
        BrowserKeys().read(bodies[0])


def test_keys_must_be_keys() -> None:
    """A point of the curve, and sixteen bytes."""
    good = BrowserKeys()
    check_keys(good.p256dh, good.auth)

    for p256dh, auth in ((b"", good.auth), (good.p256dh, b""), (b"\4" + bytes(64), good.auth), (good.p256dh, b"1234")):
        with pytest.raises(Malformed) as refusal:
            check_keys(p256dh, auth)
        assert "push/bad_keys" == refusal.value.code
