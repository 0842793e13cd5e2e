"""The front end's files: found by exact path, kept by browsers, and an honest page where they are missing."""

from pathlib import Path
from typing import Any

import pytest

from klub.core import Illegal
from klub.server.pages import FOR_EVER, Pages
from klub.texts import languages, say


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built front end, with a secret beside it."""
    (tmp_path / "secret.txt").write_text("secret")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Klub</title>")
    (static / "assets" / "app-1a2b.js").write_text("export {}")
    return static


async def ask(pages: Pages, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body."""
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    await pages({"type": "http", "method": method, "path": path, "headers": raw}, None, send)  # type: ignore[arg-type]
    told = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return said[0]["status"], told, said[1]["body"]


async def test_files_are_found_and_paths_of_the_page_lead_to_it(folder: Path) -> None:
    """A link to a table is a path of the front end."""
    pages = Pages(folder)

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


async def test_a_browser_that_has_it_is_not_sent_it_again(folder: Path) -> None:
    """By its tag; HEAD sends no body."""
    pages = Pages(folder)
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
        await ask(Pages(folder), path)

    assert refusal.value.code == "server/not_found"


async def test_pages_are_only_read(folder: Path) -> None:
    """Nothing can be put there."""
    with pytest.raises(Illegal) as refusal:
        await ask(Pages(folder), "/", "PUT")

    assert refusal.value.code == "server/method"


@pytest.mark.parametrize("language", languages())
async def test_a_missing_front_end_is_told_in_the_readers_language(tmp_path: Path, language: str) -> None:
    """And how to build it."""
    pages = Pages(tmp_path / "nothing")
    status, _, body = await ask(pages, "/", accept_language=f"xx-YY, {language}-XX;q=0.9, en;q=0.1")

    assert not pages.built
    assert status == 200
    assert f'lang="{language}"' in body.decode()
    assert say("terminal-serve-no_page", language).partition("“")[0].split(";")[0] in body.decode()
