"""Requests of the client: refusals, cookies, and when they are repeated."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from klub.client import Identity, Illegal, Patience
from klub.client.http import Http


class Pages(ThreadingHTTPServer):
    """Answers from a list, in order: status, headers and body, or None for a connection that is cut."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.answers: list[tuple[int, dict[str, str], bytes] | None] = []
        self.asked: list[tuple[str, str, bytes, str | None]] = []

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A connection that was cut on purpose is no news."""


class _Handler(BaseHTTPRequestHandler):
    server: Pages

    def do_GET(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.server.asked.append((self.command, self.path, body, self.headers.get("Cookie")))
        answer = self.server.answers.pop(0)
        if answer is None:
            self.close_connection = True
            return
        status, headers, text = answer
        self.send_response(status)
        for name, value in {"Content-Length": str(len(text)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text)

    do_POST = do_GET  # noqa: N815 - the names are the standard library's

    def log_message(self, *_: Any) -> None:
        """Be quiet."""


@pytest.fixture
def pages() -> Iterator[Pages]:
    """A server of pages that a test fills."""
    with Pages() as pages:
        thread = threading.Thread(target=pages.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield pages
        pages.shutdown()
        thread.join()


@pytest.fixture
def http(pages: Pages) -> Http:
    """A client of it."""
    return Http(f"http://127.0.0.1:{pages.server_port}", Identity(), Patience(first=0.001, most=0.002, answer=10.0))


async def test_cookies_come_back_with_the_next_request(pages: Pages, http: Http) -> None:
    """As a browser would do."""
    pages.answers = [(200, {"Set-Cookie": "klub=secret; HttpOnly"}, b'{"id": "me"}'), (200, {}, b"[]")]

    assert {"id": "me"} == await http.post("/api/me", {"name": "Robin"})
    assert [] == await http.get("/api/tables")
    assert [
        ("POST", "/api/me", b'{"name": "Robin"}', None),
        ("GET", "/api/tables", b"", "klub=secret"),
    ] == pages.asked


async def test_a_refusal_is_an_illegal(pages: Pages, http: Http) -> None:
    """With the code and the facts of the answer; without any, with its status."""
    pages.answers = [(409, {}, b'{"code": "table/closed", "facts": {"why": "host"}}'), (404, {}, b"what?")]

    with pytest.raises(Illegal) as refusal:
        await http.get("/one")

    assert ("table/closed", {"why": "host"}) == (refusal.value.code, refusal.value.facts)

    with pytest.raises(Illegal) as refusal:
        await http.get("/other")

    assert ("server/http", {"status": 404}) == (refusal.value.code, refusal.value.facts)


async def test_busy_servers_are_asked_again(pages: Pages, http: Http) -> None:
    """They say that nothing was done; that one has too many tables is another matter."""
    too_fast, too_many = b'{"code": "server/too_fast"}', b'{"code": "server/too_many_tables"}'
    pages.answers = [(503, {"Retry-After": "soon"}, b""), (429, {"Retry-After": "0"}, too_fast), (200, {}, b"1")]

    assert 1 == await http.post("/api/tables", {})

    pages.answers = [(429, {}, too_many)]

    with pytest.raises(Illegal) as refusal:
        await http.post("/api/tables", {})

    assert "server/too_many_tables" == refusal.value.code


async def test_a_lost_answer_is_asked_for_again_where_that_is_harmless(pages: Pages, http: Http) -> None:
    """Looking is harmless, setting up a table is not: it could be there already."""
    pages.answers = [None, (200, {}, b"1")]

    assert 1 == await http.get("/api/games")

    pages.answers = [None]

    with pytest.raises(ConnectionError):
        await http.post("/api/tables", {})

    pages.answers = [None, (200, {}, b"2")]

    assert 2 == await http.post("/api/me", {}, repeat="always")


async def test_redirects_are_not_followed(pages: Pages, http: Http) -> None:
    """The cookie would go where it does not belong."""
    pages.answers = [(302, {"Location": "/elsewhere"}, b"")]

    with pytest.raises(Illegal):
        await http.get("/here")

    assert ["/here"] == [path for _, path, _, _ in pages.asked]
