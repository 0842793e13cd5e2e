"""Checks host and origin of each request, and sets the headers that make every answer safe."""

import logging
import time
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from klub.core import Illegal
from klub.core.errors import shown
from klub.server.asgi import AsgiApp, Headers, Message, Receive, Send, header
from klub.server.refusals import send_refusal
from klub.server.settings import Settings, is_loopback

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

    def __init__(self, app: AsgiApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

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
        if host is not None and not _is_own_host(host, self._settings):  # without one: an old probe, never a browser
            return Illegal("server/host", host=shown(host, str))
        changing = scope["type"] == "websocket" or scope["method"] not in _READING
        if changing and not _is_own_origin(scope["headers"], self._settings.public):
            return Illegal("server/foreign")
        return None


def own_address(scope: Message, settings: Settings) -> str:
    """How people reach this server: its public address, or the one that this request came by; "" if it names none."""
    if settings.public:
        return settings.public.rstrip("/")
    host = header(scope["headers"], b"host")
    return f"{scope['scheme']}://{host}" if host else ""


def _is_own_host(host: str, settings: Settings) -> bool:
    """Whether a request's `Host` is one of ours, so that no foreign name can be pointed at us (DNS rebinding).

    A server for this machine alone goes by its loopback names only, one with a public address by that, and any other
    by whatever name or address it was reached with; addresses and loopback names are always fine.
    """
    name = _host_name(host)
    if name is None:
        return False
    if is_loopback(name) or _is_address(name):
        return True
    if settings.public:
        return name == _host_name(urlsplit(settings.public).netloc)
    return not settings.is_local


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


def _host_name(host: str) -> str | None:
    """The name of `name:port`, in small letters."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
