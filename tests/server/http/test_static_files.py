"""The front end's files: found by exact path, kept by browsers, and an honest page where they are missing."""

import gzip
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from klub.core import Illegal
from klub.server.http.static_files import FOR_EVER, StaticFiles
from klub.texts import languages, say
from tests.server.http.world import HOST, Browser, MakeWorld

SCRIPT = "export const words = 'the same again';\n" * 100
INDEX = """<!doctype html>
<html lang="en" class="shell">
<head><title>Klub</title><!--klub:og--></head>
<body><!--klub:unopened--></body>
</html>"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built front end, with a secret beside it."""
    (tmp_path / "secret.txt").write_text("secret")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "worker.js").write_text("self")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "assets" / "words-3c4d.js").write_text(SCRIPT)
    (static / "assets" / "picture-5e6f.webp").write_bytes(b"RIFF" * 1000)
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    (static / "cluellage" / "240").mkdir(parents=True)
    (static / "cluellage" / "240" / "p001a.webp").write_bytes(b"RIFF")
    return static


async def ask(pages: StaticFiles, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body."""
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await pages({"type": "http", "method": method, "path": path, "headers": raw}, None, send)  # type: ignore[arg-type]
    told = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return said[0]["status"], told, said[1]["body"]


def test_the_page_says_which_build_it_is_of(folder: Path, tmp_path: Path) -> None:
    """Connections are told; a page that does not say, or is not there, has no name."""
    assert "" == StaticFiles(folder).build
    assert "" == StaticFiles(tmp_path / "nowhere").build
    said = '<head><meta name="klub-build" content="0a1b" />'
    (folder / "index.html").write_text(INDEX.replace("<head>", said))

    assert "0a1b" == StaticFiles(folder).build


@pytest.mark.parametrize("language", languages())
async def test_a_page_whose_scripts_do_not_come_says_so(folder: Path, language: str) -> None:
    """In the reader's language, with a link that tries again."""
    body = (await ask(StaticFiles(folder), "/t/some-table", accept_language=language))[2].decode()

    assert unescape(say("refusal-page-offline", language)) in unescape(body)
    assert f'href="">{say("page-retry", language)}</a>' in unescape(body)


async def test_files_are_found_and_paths_of_the_page_lead_to_it(folder: Path) -> None:
    """A link to a table is a path of the front end."""
    pages = StaticFiles(folder)

    assert pages.built
    for path in ("/", "/index.html", "/t/some-table", "/me"):
        status, headers, body = await ask(pages, path)
        assert (status, headers["content-type"], headers["cache-control"]) == (
            200,
            "text/html; charset=utf-8",
            "no-cache",
        )
        assert b"<title>Klub" in body
    status, headers, body = await ask(pages, "/assets/app-1a2b.js")
    assert (status, body, headers["cache-control"]) == (200, b"export {}", FOR_EVER)
    assert headers["content-type"].startswith("text/javascript")
    status, headers, body = await ask(pages, "/cluellage/240/p001a.webp")
    assert (status, body, headers["cache-control"]) == (200, b"RIFF", FOR_EVER)


async def test_a_browser_that_has_it_is_not_sent_it_again(folder: Path) -> None:
    """By its tag; HEAD sends no body."""
    pages = StaticFiles(folder)
    tag = (await ask(pages, "/"))[1]["etag"]

    assert (await ask(pages, "/", if_none_match=tag))[::2] == (304, b"")
    assert (await ask(pages, "/", if_none_match='"other"'))[0] == 200
    status, headers, body = await ask(pages, "/", "HEAD")
    assert (status, body) == (200, b"")
    assert int(headers["content-length"]) > 0


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/assets/x.js", "/%2e%2e/secret.txt", "/\0.js"],
)
async def test_no_path_leads_out(folder: Path, path: str) -> None:
    """What is not one of the files by its exact path does not exist."""
    with pytest.raises(Illegal) as refusal:
        await ask(StaticFiles(folder), path)

    assert refusal.value.code == "server/not_found"


async def test_pages_are_only_read(folder: Path) -> None:
    """Nothing can be put there."""
    with pytest.raises(Illegal) as refusal:
        await ask(StaticFiles(folder), "/", "PUT")

    assert refusal.value.code == "server/method"


@pytest.mark.parametrize("language", languages())
async def test_a_missing_front_end_is_told_in_the_readers_language(tmp_path: Path, language: str) -> None:
    """And how to build it."""
    pages = StaticFiles(tmp_path / "nothing")
    status, _, body = await ask(pages, "/", accept_language=f"xx-YY, {language}-XX;q=0.9, en;q=0.1")

    assert not pages.built
    assert status == 200
    assert f'lang="{language}"' in body.decode()
    assert say("terminal-serve-no_page", language).partition("“")[0].split(";")[0] in body.decode()


def properties(body: bytes) -> dict[str, str]:
    """The tags of a page, by name."""
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', body.decode())
    return {name: unescape(value) for name, value in found}


async def test_files_are_packed_for_those_who_can_unpack(folder: Path) -> None:
    """Text that gets smaller; the tags of the two forms differ, and caches are told."""
    pages = StaticFiles(folder)
    _, plain, whole = await ask(pages, "/assets/words-3c4d.js")
    status, packed, body = await ask(pages, "/assets/words-3c4d.js", accept_encoding="br;q=1.0, gzip;q=0.5")

    assert (200, "gzip", SCRIPT.encode()) == (status, packed["content-encoding"], gzip.decompress(body))
    assert len(body) == int(packed["content-length"]) < len(whole)
    assert ("Accept-Encoding", "Accept-Encoding") == (plain["vary"], packed["vary"])
    assert plain["etag"] != packed["etag"]
    assert FOR_EVER == packed["cache-control"]
    known = await ask(pages, "/assets/words-3c4d.js", accept_encoding="gzip", if_none_match=f'"x", W/{packed["etag"]}')
    assert (304, b"") == known[::2]
    assert "content-encoding" not in known[1]


@pytest.mark.parametrize("wish", ["", "br", "identity", "gzip;q=0", "gzip; q=0.0, br"])
async def test_nobody_is_sent_what_they_cannot_unpack(folder: Path, wish: str) -> None:
    """Also not those who say so."""
    _, headers, body = await ask(StaticFiles(folder), "/assets/words-3c4d.js", accept_encoding=wish)

    assert "content-encoding" not in headers
    assert SCRIPT.encode() == body


@pytest.mark.parametrize("path", ["/assets/app-1a2b.js", "/assets/picture-5e6f.webp"])
async def test_what_is_small_or_packed_already_is_sent_as_it_is(folder: Path, path: str) -> None:
    """Packing it again would gain nothing."""
    assert "content-encoding" not in (await ask(StaticFiles(folder), path, accept_encoding="gzip"))[1]


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/worker.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", "application/manifest+json")],
)
async def test_names_that_stay_are_asked_for_each_time(folder: Path, path: str, kind: str) -> None:
    """The service worker above all: a browser that kept it would never see a new version."""
    status, headers, _ = await ask(StaticFiles(folder), path)

    assert (200, "no-cache", kind) == (status, headers["cache-control"], headers["content-type"])


@pytest.mark.parametrize("language", languages())
async def test_a_shared_link_is_described_in_the_readers_language(folder: Path, language: str) -> None:
    """Title, description, picture and address, in the page and for programs that show links."""
    pages = StaticFiles(folder, lambda _: "https://klub.example")
    _, headers, body = await ask(pages, "/games/clustered", accept_language=language)
    said = properties(body)

    assert f'<html lang="{language}">' in body.decode()
    assert say("page-share-title", language) == said["og:title"]
    assert say("page-share-title.about", language) == said["og:description"] == said["description"]
    assert ("https://klub.example/games/clustered", "website") == (said["og:url"], said["og:type"])
    assert ("https://klub.example/og.webp", "summary_large_image") == (said["og:image"], said["twitter:card"])
    assert "Accept-Language" in headers["vary"]


async def test_nothing_in_a_link_becomes_part_of_the_page(folder: Path) -> None:
    """Neither its path nor the name of the host: characters that mean something are escaped."""
    pages = StaticFiles(folder, lambda _: 'http://"><script>host</script>')
    for path in ('/t/"><script>path</script>', "/\"'<>&", "/\udc80", "/x" * 5_000):
        _, _, body = await ask(pages, path)

        assert b"<script" not in body
        assert 1 == body.count(b"</head>")
        assert len(body) < 3_000


async def test_a_link_says_who_invites_to_what_in_its_own_language(folder: Path, make_world: MakeWorld) -> None:
    """In that of the link (`?l=`), for chats that ask for every page in English; others change nothing."""
    world = await make_world(pages=str(folder))
    ada = await world.person("Ada & <Bo>")
    table = await ada.open_table()
    stranger = world.browser(**{"Accept-Language": "fr"})

    async def told(query: str = "") -> dict[str, str]:
        return properties((await stranger.get(f"/t/{table}{query}")).content)

    for query, language in {"": "fr", "?l=de": "de", "?l=pl&l=de": "pl", "?l=xx": "fr", "?l=%00": "fr"}.items():
        said = await told(query)
        assert say("page-share-invite", language, name="Ada & <Bo>", game="Clustered") == said["og:title"]
        assert say("page-share-table.about", language) == said["og:description"]
        assert f"{HOST}/t/{table}" == said["og:url"]
        assert said["og:locale"].startswith(language)
    assert (await ada.do(table, "start")).status_code == 200
    said = await told("?l=en")
    assert say("page-share-watch", name="Ada & <Bo>", game="Clustered") == said["og:title"]
    assert say("page-share-watch.about") == said["og:description"]
    assert (await ada.do(table, "close")).status_code == 200
    assert say("page-share-title") == (await told("?l=en"))["og:title"]


async def test_a_link_to_a_private_table_names_its_game_and_nothing_else(folder: Path, make_world: MakeWorld) -> None:
    """One to a table that does not exist looks like any other link."""
    world = await make_world(pages=str(folder))
    ada = await world.person("Ada Secret")
    table = await ada.open_table(house={"spectators": "none"})
    stranger = world.browser()

    async def told(browser: Browser, path: str) -> dict[str, str]:
        said = properties((await browser.get(path)).content)
        assert f"{HOST}{path}" == said.pop("og:url")
        return said

    real, unknown, other = [await told(stranger, path) for path in (f"/t/{table}", f"/t/{table[::-1]}", "/rules")]

    assert say("page-share-table", game="Clustered") == real["og:title"]
    assert "Secret" not in str(real)
    assert unknown == other
    assert other["og:title"] == say("page-share-title")


async def test_tags_have_the_public_address(folder: Path, make_world: MakeWorld) -> None:
    """Behind a proxy, the one that people type."""
    world = await make_world(pages=str(folder), public="https://klub.example.org/")

    said = properties((await world.browser().get("/")).content)
    assert ("https://klub.example.org/", "https://klub.example.org/og.webp") == (said["og:url"], said["og:image"])
