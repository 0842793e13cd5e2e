"""The gate: hosts and origins, headers, how often someone may ask, and what never leaves."""

import json
import logging
import re
from collections.abc import AsyncIterator

import pytest

from klub.core import Illegal
from klub.server.asgi import client_key
from klub.server.http.security import SAFE_HEADERS, _is_own_origin
from klub.server.limits import Buckets
from klub.server.logs import _JsonLines
from tests.server.http.world import MakeWorld, World, refused

PAGES = [
    "/",
    "/t/some-table",
    "/missing.js",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/me",
    "/api/games",
    "/api/nothing",
]


@pytest.mark.parametrize("path", [*PAGES, "/api/openapi.json"])
async def test_every_answer_is_safe(world: World, path: str) -> None:
    """Also refusals and pages that do not exist carry the policy, and nothing is embedded, sniffed or told on."""
    answer = await world.browser().get(path)

    for name, value in SAFE_HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "unsafe" not in answer.headers["content-security-policy"]


async def test_no_answer_names_another_host(world: World) -> None:
    """Nothing is loaded from elsewhere, not by the description of the API either."""
    browser = world.browser("127.0.0.1")

    for path in [*PAGES, "/api/openapi.json"]:
        text = (await browser.get(path)).text.replace(str(browser.base_url), "")  # links to a page name its own host
        assert "http://" not in text, path
        assert "https://" not in text, path


async def test_the_pages_have_nothing_inline(world: World) -> None:
    """The policy would forbid it anyway."""
    text = (await world.browser().get("/")).text.lower()

    assert "<html" in text
    assert all(
        re.fullmatch(r'<script [^>]*src="/[^>]*></script>', each) for each in re.findall("<script.*?</script>", text)
    )
    assert not [word for word in ("<style", " style=", " onload=", "javascript:") if word in text]


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),  # a program
        ({"Origin": "http://localhost:5582", "Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "http://localhost:5582"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "http://localhost:9999"}, False),
        ({"Origin": "http://localhost:5582.evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Origin": "http://localhost:5582", "Sec-Fetch-Site": "cross-site"}, False),
    ],
)
async def test_only_our_own_page_changes_anything(world: World, headers: dict[str, str], allowed: bool) -> None:
    """A form or script of another site is refused before anything is read."""
    answer = await world.browser(**headers).post("/api/me", json={"name": "Ada"})

    if allowed:
        assert answer.status_code == 200
    else:
        assert refused(answer) == (403, "server/foreign")
        assert "set-cookie" not in answer.headers


async def test_reading_is_free_for_links_from_elsewhere(world: World) -> None:
    """A link in a message opens a page."""
    answer = await world.browser(**{"Sec-Fetch-Site": "cross-site"}).get("/")

    assert answer.status_code == 200


async def test_a_socket_of_another_site_is_not_opened(world: World) -> None:
    """The cookie alone is not enough: browsers send it along."""
    said = []

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    async def send(message: object) -> None:
        said.append(message)

    headers = [(b"host", b"localhost:5582"), (b"origin", b"http://evil.example")]
    scope = {"type": "websocket", "path": "/live/x", "headers": headers, "client": ("198.51.100.1", 1)}
    await world.app(scope, receive, send)

    assert said == [{"type": "websocket.close", "code": 1008, "reason": "server/foreign"}]


async def test_a_foreign_name_is_refused(world: World) -> None:
    """So that no page can reach a local server through a name of its own (DNS rebinding)."""
    answer = await world.browser(base="http://evil.example:5582").get("/api/games")

    assert refused(answer) == (421, "server/host")


async def test_a_server_of_the_house_has_no_foreign_name_either(make_world: MakeWorld) -> None:
    """A page elsewhere could point its own name at an address of the house."""
    world = await make_world(host="0.0.0.0")

    assert refused(await world.browser(base="http://evil.example:5582").get("/api/games")) == (421, "server/host")
    assert (await world.browser(base="http://192.0.2.7:5582").get("/api/games")).status_code == 200


def test_the_public_address_is_an_own_origin_behind_a_proxy() -> None:
    """Even where the proxy says another host."""
    headers = [(b"host", b"10.0.0.1:5582"), (b"origin", b"https://klub.example")]

    assert _is_own_origin(headers, "https://klub.example/")
    assert not _is_own_origin(headers, "https://other.example")


async def test_short_codes_cannot_be_tried_out(make_world: MakeWorld) -> None:
    """After a few wrong ones an address has to wait; another address does not."""
    world = await make_world(limits={"guesses_per_second": 0.001, "guess_burst": 3})
    guesser, other = world.browser("198.51.100.1"), world.browser("198.51.100.2")
    answers = [refused(await guesser.get(f"/api/codes/AAAAA{number}")) for number in range(2, 6)]
    last = await guesser.get("/api/codes/AAAAA9")

    assert answers == [(404, "server/no_such_code")] * 3 + [(429, "server/too_fast")]
    assert int(last.headers["retry-after"]) >= 1
    assert refused(await other.get("/api/codes/AAAAA9")) == (404, "server/no_such_code")


async def test_one_address_cannot_fill_the_club(make_world: MakeWorld) -> None:
    """People and tables are counted by address, commands by person."""
    world = await make_world(
        limits={
            "newcomers_per_second": 0.001,
            "newcomer_burst": 3,
            "messages_per_second": 0.001,
            "message_burst": 2,
        }
    )
    ada, bo = await world.person("Ada"), await world.person("Bo")
    table = await ada.open_table()

    assert refused(await world.browser().post("/api/me", json={"name": "Cy"})) == (429, "server/too_fast")
    assert refused(await bo.post("/api/tables", json={"game": "clustered"})) == (429, "server/too_fast")
    assert [(await ada.do(table, "react", sign="wave")).status_code for _ in range(3)] == [200, 200, 429]
    assert (await bo.do(table, "sit", seat=1)).status_code == 200


async def test_a_large_body_is_refused(make_world: MakeWorld) -> None:
    """Before it is read as JSON, and whether or not it says its size."""
    world = await make_world(limits={"request_bytes": 1000})
    browser = world.browser()

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 100

    for content in (b" " * 1001, pieces()):
        answer = await browser.post("/api/me", content=content, headers={"Content-Type": "application/json"})
        assert refused(answer) == (413, "server/too_large")


def test_buckets_are_forgotten_when_they_are_full_again() -> None:
    """Memory does not grow with the number of addresses that ever came."""
    now = [0.0]
    buckets = Buckets(1.0, 2, lambda: now[0], most=10)
    for number in range(50):
        buckets.take(f"a{number}")

    assert len(buckets) == 10
    now[0] = 60.0
    buckets.take("b")

    assert len(buckets) == 1


def test_a_bucket_says_when_to_come_back() -> None:
    """`retry_after`, in seconds."""
    now = [0.0]
    buckets = Buckets(0.5, 1, lambda: now[0])
    buckets.take("a")
    with pytest.raises(Illegal) as refusal:
        buckets.take("a")

    assert refusal.value.facts == {"retry_after": 2.0}
    now[0] = 2.0
    buckets.take("a")


@pytest.mark.parametrize(
    ("client", "expected"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:0db8:0001:0002"),
        (("testclient", 1), "testclient"),
        (None, "-"),
    ],
)
def test_a_network_of_ipv6_counts_as_one(client: tuple[str, int] | None, expected: str) -> None:
    """Everyone has 2^64 addresses there."""
    assert client_key(client) == expected


async def test_figures_are_for_this_machine_or_for_who_has_the_token(make_world: MakeWorld) -> None:
    """Others are told that there is nothing, also through a proxy on this machine."""
    world = await make_world(metrics_token="sesame", public="https://klub.example")
    elsewhere, here = world.browser("198.51.100.1"), world.browser("127.0.0.1")
    through_proxy = world.browser("127.0.0.1", base="https://klub.example")

    assert (await here.get("/metrics")).text.startswith("# HELP klub_")
    assert refused(await elsewhere.get("/metrics")) == (404, "server/not_found")
    assert refused(await through_proxy.get("/metrics")) == (404, "server/not_found")
    for token, status in {"Bearer sesame": 200, "Bearer sesam": 404, "sesame": 404, "Bearer ": 404}.items():
        assert (await elsewhere.get("/metrics", headers={"Authorization": token})).status_code == status


async def test_logs_hold_no_secret(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """No cookie, token, code, table id, name or chat; in every line that any library writes."""
    caplog.set_level(logging.DEBUG)
    ada, bo = await world.person("Ada Secretname"), await world.person("Bo")
    made = (await ada.post("/api/tables", json={"game": "clustered"})).json()
    table, code = made["table"], made["code"]
    recovery = (await ada.post("/api/me/recovery")).json()["token"]
    seat = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()["token"]
    await bo.post(f"/api/tables/{table}/claim", json={"token": seat})
    await bo.post("/api/me/recover", json={"token": recovery})
    await bo.post("/api/me/recover", json={"token": recovery})
    await bo.get(f"/api/codes/{code}")
    await ada.do(table, "say", text="pssst-hidden")
    await ada.get(f"/api/tables/{table}/nothing")
    await ada.get(f"/t/{table}")
    formatter = _JsonLines()
    ours = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    lines = [formatter.format(record) for record in ours]

    assert any(json.loads(line).get("route") == "/api/tables/{table_id}/claim" for line in lines)
    secrets = [ada.cookies["klub"], bo.cookies["klub"], table, code, recovery, seat, "Secretname", "pssst"]
    assert [secret for secret in secrets if any(secret in line for line in lines)] == []


async def test_our_own_mistakes_are_logged_and_not_told(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception becomes a 500 with a code; its text stays here."""

    async def broken(_: int) -> None:
        raise RuntimeError("a detail for the log")

    monkeypatch.setattr(world.app.services.store, "lobby", broken)
    answer = await world.browser().get("/api/tables")

    assert refused(answer) == (500, "server/failed")
    assert "detail" not in answer.text
    assert any("a detail for the log" in _JsonLines().format(record) for record in caplog.records)
