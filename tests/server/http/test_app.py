"""The application as other ASGI servers would run it, and what it refuses before it looks closer."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from klub.server.http.app import App
from klub.server.settings import Settings
from klub.store import NotWritable
from tests.server.http.world import World, refused


class Server:
    """The other side of the lifespan protocol."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def ask(self, kind: str) -> str:
        """Send an event and wait for the answer."""
        await self.inbox.put({"type": f"lifespan.{kind}"})
        return str((await self.outbox.get())["type"])


async def test_the_lifespan_protocol_opens_and_closes_it(tmp_path: Path) -> None:
    """`uvicorn` and its like can run it without our help."""
    app, server = App(Settings(data=str(tmp_path))), Server()
    running = asyncio.create_task(app({"type": "lifespan"}, server.inbox.get, server.outbox.put))  # type: ignore[arg-type]

    assert await server.ask("startup") == "lifespan.startup.complete"
    assert await app.services.store.ready()
    assert await server.ask("shutdown") == "lifespan.shutdown.complete"
    await running
    assert not await app.services.store.ready()


async def test_a_start_that_fails_is_told(tmp_path: Path) -> None:
    """By the protocol, and as the exception."""
    (tmp_path / "file").write_text("")
    app, server = App(Settings(data=str(tmp_path / "file"))), Server()
    running = asyncio.create_task(app({"type": "lifespan"}, server.inbox.get, server.outbox.put))  # type: ignore[arg-type]

    assert await server.ask("startup") == "lifespan.startup.failed"
    with pytest.raises(NotWritable):
        await running


async def test_sockets_are_for_tables_only(world: World) -> None:
    """Any other path is closed before it is open."""
    said: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"localhost")]
    await world.app({"type": "websocket", "path": "/api/me", "headers": headers, "client": None}, receive, send)

    assert said == [{"type": "websocket.close", "code": 1008}]


async def test_a_missing_file_is_refused_like_everything_else(world: World) -> None:
    """Code and facts, for pages too."""
    browser = world.browser()

    assert refused(await browser.get("/missing.js")) == (404, "server/not_found")
    assert refused(await browser.post("/")) == (405, "server/method")


@pytest.mark.parametrize("path", ["/", "/t/table", "/healthz", "/readyz", "/api/games", "/api/me", "/api/openapi.json"])
async def test_head_is_answered_as_get_without_the_body(world: World, path: str) -> None:
    """Status and headers are the same; probes and link checkers ask so."""
    ada = await world.person("Ada")
    ada.headers["Accept-Encoding"] = "identity"  # or the length told would be that of the packed page
    whole, head = await ada.get(path), await ada.head(path)

    assert (200, b"") == (head.status_code, head.content)
    assert {*whole.headers.items()} == {*head.headers.items()}
    assert str(len(whole.content)) == head.headers["content-length"]


async def test_head_is_refused_where_get_is(world: World) -> None:
    """For the same reasons."""
    stranger = world.browser()
    missing, private, posted = [
        await stranger.head(path) for path in ("/api/nothing", "/api/tables/mine", "/api/verify")
    ]

    assert [404, 401, 405] == [answer.status_code for answer in (missing, private, posted)]
    assert "OPTIONS, POST" == posted.headers["allow"]
    assert b"" == missing.content + private.content + posted.content


@pytest.mark.parametrize(
    ("path", "methods"),
    [("/api/me", "GET, HEAD, OPTIONS, POST"), ("/api/verify", "OPTIONS, POST"), ("/healthz", "GET, HEAD, OPTIONS")],
)
async def test_options_names_every_method(world: World, path: str, methods: str) -> None:
    """Also where two handlers share a path; what does not exist has none."""
    answer = await world.browser().options(path)

    assert (204, methods, b"") == (answer.status_code, answer.headers["allow"], answer.content)
    assert refused(await world.browser().options("/api/nothing")) == (404, "server/not_found")


async def test_a_page_that_is_posted_to_names_its_methods(world: World) -> None:
    """As the standard asks of every 405."""
    answer = await world.browser().post("/t/table")

    assert (405, "GET, HEAD") == (answer.status_code, answer.headers["allow"])


async def test_a_head_request_is_logged_by_its_route(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """With its own method, and without the key in its path."""
    ada = await world.person("Ada")
    caplog.set_level("INFO", "klub.request")
    await ada.head("/api/tables/AAAAAAAAAAAAAAAAAAAAAA")
    facts = caplog.records[-1].__dict__["facts"]

    assert ("HEAD", "/api/tables/{table_id}", 404) == (facts["method"], facts["route"], facts["status"])


async def test_a_probe_without_a_host_is_answered(world: World) -> None:
    """Load balancers that speak HTTP/1.0 send none; browsers always do."""
    said: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        said.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/healthz",
        "raw_path": b"/healthz",
        "query_string": b"",
        "headers": [],
        "client": ("192.0.2.1", 1),
        "scheme": "http",
    }
    await world.app(scope, receive, send)

    assert said[0]["status"] == 200
