"""A push service: it gives out subscriptions, and reads what it is sent as the browser would."""

import asyncio
from base64 import urlsafe_b64encode
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from klub.store import Subscription


class BrowserKeys:
    """The keys of a browser that is called; only it can read the calls."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.p256dh = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def read(self, body: bytes) -> dict[str, Any]:
        """What a call says."""
        text = http_ece.decrypt(body, private_key=self._private, auth_secret=self.auth, version="aes128gcm")
        said: dict[str, Any] = msgspec.json.decode(text)
        return said

    def subscription(self, endpoint: str, person: str = "ada", language: str = "en") -> Subscription:
        return Subscription(endpoint, person, self.p256dh, self.auth, language, 1.0)

    def wish(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        """What the page sends to subscribe."""
        keys = {"p256dh": _encode(self.p256dh), "auth": _encode(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "language": language}


class PushService:
    """Listens on a port of this machine."""

    def __init__(self) -> None:
        self.status = 201
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        """Path, headers and body of each call."""
        self.origin = ""
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append((first.split()[1], headers, body))
        writer.write(b"HTTP/1.1 %d Done\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % self.status)
        await writer.drain()
        writer.close()


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
