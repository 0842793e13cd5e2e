"""Checks host and origin of each request, and sets the headers that make every answer safe."""

import logging
import time
from typing import Final

from klub.core import Illegal
from klub.core.errors import shown
from klub.server.asgi import AsgiApp, Headers, Message, Receive, Send, header
from klub.server.network.reach import Reach
from klub.server.refusals import send_refusal

_CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing inline, nothing from other hosts."""

SAFE_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", _CONTENT_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"no-referrer"),  # a link to a table is its key
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]

_READING: Final = ("GET", "HEAD", "OPTIONS")
_NOTABLE: Final = 500

_log = logging.getLogger("klub.request")


class SecurityMiddleware:
    """An ASGI application before another: refuses what comes from elsewhere, and makes every answer safe."""

    def __init__(self, app: AsgiApp, reach: Reach, public: str) -> None:
        """`reach` knows the names of this server, `public` is the address that people type, if it has one."""
        self._app, self._reach, self._public = app, reach, public

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif (refusal := self._refusal(scope)) is None:
            await self._app(scope, receive, send)
        else:
            _log.info("refused", extra={"facts": {"kind": scope["type"], "code": refusal.code}})
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})  # not yet open: becomes a 403

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 0

        async def safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*_without_ours(message.get("headers", ())), *SAFE_HEADERS]
            await send(message)

        try:
            if refusal := self._refusal(scope):
                await send_refusal(refusal, safely, otherwise=403)
            else:
                await self._app(scope, receive, safely)
        finally:
            facts = {
                "method": scope["method"],
                "route": scope.get("path_template") or "-",  # the path itself may hold a table's key or a code
                "status": status,
                "ms": round(1000 * (time.perf_counter() - started), 1),
            }
            _log.log(logging.WARNING if status >= _NOTABLE else logging.INFO, "request", extra={"facts": facts})

    def _refusal(self, scope: Message) -> Illegal | None:
        """Why a request may not come in, if it may not."""
        host = header(scope["headers"], b"host")
        if host is not None and not self._reach.knows(host):  # without one: an old probe, never a browser
            return Illegal("server/host", host=shown(host, str))
        changing = scope["type"] == "websocket" or scope["method"] not in _READING
        if changing and not _is_own_origin(scope["headers"], self._public):
            return Illegal("server/foreign")
        return None


def _is_own_origin(headers: Headers, public: str = "") -> bool:
    """Whether a request comes from our own page, or from no page at all (programs send no `Origin`)."""
    if header(headers, b"sec-fetch-site") not in (None, "same-origin", "none"):
        return False
    origin = header(headers, b"origin")
    if origin is None:
        return True
    if public and origin == public.rstrip("/"):
        return True
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and place.lower() == (header(headers, b"host") or "").lower() != ""


def _without_ours(headers: Headers) -> list[tuple[bytes, bytes]]:
    ours = {name for name, _ in SAFE_HEADERS}
    return [(name, value) for name, value in headers if name.lower() not in ours]
