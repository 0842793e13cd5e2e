"""The server as an ASGI application: the gate, then sockets, the API, or the pages of the front end."""

import logging
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import klub
from klub.core import Illegal, Malformed, encode
from klub.core.errors import shown
from klub.server.pages import Pages
from klub.server.place import Place, open_place
from klub.server.routes import ROUTES, find_person, methods_of
from klub.server.security import Gate, Message, Receive, Send
from klub.server.settings import Settings
from klub.server.socket import Sockets
from klub.store import StoreUnavailable

LIVE: Final = "/live/"
API: Final = ("/api", "/healthz", "/readyz", "/metrics")

STATUS: Final = {
    "server/no_identity": 401,
    "server/foreign": 403,
    "table/kicked": 403,
    "table/not_host": 403,
    "table/not_seated": 403,
    "table/not_your_seat": 403,
    "table/private": 403,
    "server/dead_link": 404,
    "server/no_such_code": 404,
    "server/not_found": 404,
    "table/unknown": 404,
    "server/method": 405,
    "server/too_large": 413,
    "server/too_fast": 429,
    "server/too_many_tables": 429,
    "server/failed": 500,
    "server/full": 503,
    "server/unavailable": 503,
}
"""Where a refusal is neither malformed (400) nor against the rules or the state of a table (409)."""

_log = logging.getLogger("klub.server")


class App:
    """Everything behind one address. It opens with `start`, or by the lifespan protocol of ASGI."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.pages = Pages()
        self._now = now
        self._open = AsyncExitStack()
        self._place: Place | None = None
        self._sockets: Sockets | None = None
        self._api = make_api(settings, lambda: self.place)
        self._gate = Gate(self._inside, settings)

    @property
    def place(self) -> Place:
        """What is open."""
        assert self._place is not None, "the server was started"
        return self._place

    async def start(self) -> None:
        """Open everything; raises what `open_place` raises."""
        self._place = await self._open.enter_async_context(open_place(self.settings, self._now))
        self._sockets = Sockets(self._place.hub, self._place.identities.find, self.settings.limits)

    async def drain(self) -> None:
        """Say goodbye to everyone; new requests are turned away by /readyz."""
        await self.place.drain()

    async def stop(self) -> None:
        """Close everything."""
        await self._open.aclose()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._gate(scope, receive, send)

    async def _inside(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self._sockets is not None, "the server was started"
            if scope["path"].startswith(LIVE):
                await self._sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # not yet open: becomes a 403
        elif scope["path"].startswith(API):
            await self._api(scope, receive, send)  # type: ignore[arg-type] # Litestar has its own names for ASGI's types
        else:
            scope["path_template"] = "page"
            try:
                await self.pages(scope, receive, send)
            except Illegal as error:
                await _send(refusal(error), send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})


def build_app(settings: Settings, now: Callable[[], float] = time.time) -> App:
    """The server with these settings."""
    return App(settings, now)


def make_api(settings: Settings, place: Callable[[], Place]) -> Litestar:
    """The HTTP API, with its description at /api/openapi.json."""

    def open_now() -> Place:
        return place()

    return Litestar(
        ROUTES,
        dependencies={
            "place": Provide(open_now, sync_to_thread=False),
            "person": Provide(find_person),
        },
        exception_handlers={
            Illegal: lambda _, error: refusal(error),
            StoreUnavailable: lambda _, __: refusal(Illegal("server/unavailable")),
            RecursionError: lambda _, __: refusal(Malformed("message/malformed", reason="nested too deeply")),
            HTTPException: _foreign_error,
            Exception: _failure,
        },
        openapi_config=OpenAPIConfig(
            title="Klub",
            version=klub.__version__,
            description="A game table that one command starts. Live tables speak docs/protocol.md.",
            path="/schema",  # Litestar's own pages, which load from other hosts: nothing leads there
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=settings.limits.request_bytes,
        response_headers={"Cache-Control": "no-store"},
        logging_config=None,
        debug=False,
    )


def refusal(error: Illegal) -> Response[Any]:
    """The answer to a refused request: code and facts."""
    status = STATUS.get(error.code) or (400 if isinstance(error, Malformed) else 409)
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in error.facts or status == 503:
        headers["Retry-After"] = str(max(1, round(error.facts.get("retry_after", 1))))
    body = encode({"code": error.code, "facts": error.facts})
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _foreign_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar refuses, in our words."""
    match error.status_code:
        case 404:
            return refusal(Illegal("server/not_found"))
        case 405:
            answer = refusal(Illegal("server/method", method=str(request.scope["method"])))
            answer.headers["Allow"] = ", ".join(methods_of(request.scope["path"]))
            return answer
        case 413:
            return refusal(Illegal("server/too_large"))
        case status if status < 500:
            return refusal(Malformed("message/malformed", reason=shown(_reason(error), str, 400)))
    return _failure(request, error)


def _reason(error: HTTPException) -> str:
    """What was wrong, and where."""
    faults = [fault for fault in error.extra or () if isinstance(fault, dict) and "message" in fault]
    return "; ".join(f"{fault.get('key', 'data')}: {fault['message']}" for fault in faults) or error.detail


def _failure(_: Any, error: Exception) -> Response[Any]:
    """Our own mistake: told to the log, and nothing of it to the world."""
    _log.error("failed", exc_info=error)
    return refusal(Illegal("server/failed"))


async def _send(response: Response[Any], send: Send) -> None:
    """Send an answer that Litestar did not make."""
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(response.content)).encode())]
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": response.content})
