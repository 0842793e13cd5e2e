"""The ASGI application: security first, then sockets, the API, or the files of the page."""

import logging
import re
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import klub
from klub.core import Illegal, Malformed, decode
from klub.core.errors import shown
from klub.server.asgi import Message, Receive, Send
from klub.server.http.handlers import find_person
from klub.server.http.link_previews import Invitation, invitation_to
from klub.server.http.routes import ROUTES
from klub.server.http.security import SecurityMiddleware
from klub.server.http.static_files import FOLDER, StaticFiles
from klub.server.network.reach import Reach
from klub.server.refusals import answer_refusal
from klub.server.services import Services, open_services
from klub.server.settings import Settings
from klub.server.sockets.endpoint import SocketEndpoint
from klub.store import StoreUnavailable

_LIVE: Final = "/live/"
_API: Final = ("/api", "/healthz", "/readyz", "/metrics")

_log = logging.getLogger("klub.server")


class _StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as its handler declares it: Litestar alone would take 0 for false, "2" for 2."""

    async def json(self) -> Any:
        """The body; raises `Malformed`."""
        declared = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        return decode(await self.body(), declared, "message/malformed")


class App:
    """Everything behind one address. It opens with `start`, or by the lifespan protocol of ASGI."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time, reach: Reach | None = None) -> None:
        self.settings = settings
        self.reach = reach or Reach(settings)
        folder = Path(settings.pages).expanduser() if settings.pages else FOLDER
        self.pages = StaticFiles(folder, self.reach.address, self._invitation_to)
        self._now = now
        self._open = AsyncExitStack()
        self._services: Services | None = None
        self._sockets: SocketEndpoint | None = None
        self._api = _make_api(settings, lambda: self.services)
        self._gate = SecurityMiddleware(self._inside, self.reach, settings.public)

    @property
    def services(self) -> Services:
        """What is open."""
        assert self._services is not None, "the server was started"
        return self._services

    async def start(self) -> None:
        """Open everything; raises what `open_place` raises."""
        self._services = await self._open.enter_async_context(open_services(self.settings, self.reach, self._now))
        find, limits = self._services.identities.find, self.settings.limits
        self._sockets = SocketEndpoint(self._services.hub, find, limits, page=self.pages.build)

    async def drain(self) -> None:
        """Say goodbye to everyone; new requests are turned away by /readyz."""
        await self.services.drain()

    async def stop(self) -> None:
        """Close everything."""
        await self.reach.stop()
        await self._open.aclose()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._gate(scope, receive, send)

    async def _inside(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self._sockets is not None, "the server was started"
            if scope["path"].startswith(_LIVE):
                await self._sockets(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # not yet open: becomes a 403
        elif scope["path"].startswith(_API):
            await self._ask_api(scope, receive, send)
        else:
            scope["path_template"] = "page"
            try:
                await self.pages(scope, receive, send)
            except Illegal as error:
                await _send(_named(_refuse(error), ["GET", "HEAD"]), send)

    async def _ask_api(self, scope: Message, receive: Receive, send: Send) -> None:
        """HEAD is answered as GET is, without the body; OPTIONS with what there is (Litestar forgets some)."""
        asked, methods = scope, _methods_of(scope["path"])
        if scope["method"] == "OPTIONS" and methods:
            await _send(_named(Response(b"", status_code=204), methods), send)
            return
        if scope["method"] == "HEAD":
            send = _without_body(send)
            if "GET" in methods:
                asked = {**scope, "method": "GET"}
        await self._api(asked, receive, send)  # type: ignore[arg-type] # Litestar has its own names for ASGI's types
        scope["path_template"] = asked.get("path_template")  # for the gate's log

    async def _invitation_to(self, table: str) -> Invitation | None:
        """What a link to a table tells programs that show it."""
        try:
            listing = await self.services.store.listing(table)
        except StoreUnavailable:
            return None
        return invitation_to(listing) if listing is not None else None

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


def _make_api(settings: Settings, services: Callable[[], Services]) -> Litestar:
    """The HTTP API, with its description at /api/openapi.json."""

    def open_now() -> Services:
        return services()

    return Litestar(
        ROUTES,
        request_class=_StrictRequest,
        dependencies={
            "services": Provide(open_now, sync_to_thread=False),
            "person": Provide(find_person),
        },
        exception_handlers={
            Illegal: lambda _, error: _refuse(error),
            StoreUnavailable: lambda _, __: _refuse(Illegal("server/unavailable")),
            RecursionError: lambda _, __: _refuse(Malformed("message/malformed", reason="nested too deeply")),
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


def _refuse(error: Illegal) -> Response[Any]:
    """The answer to a refused request: code and facts."""
    answer = answer_refusal(error)
    return Response(answer.body, status_code=answer.status, headers=answer.headers, media_type="application/json")


def _foreign_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar refuses, in our words."""
    match error.status_code:
        case 404:
            return _refuse(Illegal("server/not_found"))
        case 405:
            answer = _refuse(Illegal("server/method", method=str(request.scope["method"])))
            return _named(answer, _methods_of(request.scope["path"]))
        case 413:
            return _refuse(Illegal("server/too_large"))
        case status if status < 500:
            return _refuse(Malformed("message/malformed", reason=shown(_reason(error), str, 400)))
    return _failure(request, error)


def _named(answer: Response[Any], methods: list[str]) -> Response[Any]:
    """An answer that says which methods there are, if it is about them."""
    if answer.status_code in (204, 405):
        answer.headers["Allow"] = ", ".join(methods)
    return answer


def _reason(error: HTTPException) -> str:
    """What was wrong, and where."""
    faults = [fault for fault in error.extra or () if isinstance(fault, dict) and "message" in fault]
    return "; ".join(f"{fault.get('key', 'data')}: {fault['message']}" for fault in faults) or error.detail


def _failure(_: Any, error: Exception) -> Response[Any]:
    """Our own mistake: told to the log, and nothing of it to the world."""
    _log.error("failed", exc_info=error)
    return _refuse(Illegal("server/failed"))


def _without_body(send: Send) -> Send:
    """Pass on how an answer begins, and how long its body would be, but not the body."""

    async def send_head(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return send_head


async def _send(response: Response[Any], send: Send) -> None:
    """Send an answer that Litestar did not make."""
    headers = {**response.headers, "Content-Length": str(len(response.content))}
    if response.content:
        headers["Content-Type"] = "application/json"
    raw = [(name.lower().encode(), str(value).encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": response.status_code, "headers": raw})
    await send({"type": "http.response.body", "body": response.content})


def _methods_of(path: str) -> list[str]:
    """The methods that a path of the API knows; none where there is no such path."""
    known = {str(method) for route in ROUTES for method in route.http_methods if _leads_to(route, path)}
    return sorted({"OPTIONS", *known, *(["HEAD"] if "GET" in known else [])}) if known else []


def _leads_to(route: Any, path: str) -> bool:
    return any(re.fullmatch(re.sub(r"{\w+:\w+}", "[^/]+", form), path) for form in route.paths)
