"""The front end: its built files, in memory and found by their exact path; and what is said where it is missing."""

import mimetypes
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from klub.core import Illegal
from klub.server.security import Message, Receive, Send, header
from klub.texts import best_language, say

FOLDER: Final = Path(str(files("klub") / "static"))
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASSETS: Final = "/assets/"
"""Files below carry a hash in their names, and so never change."""


class Page(Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    kind: str
    tag: str
    keep: str


class Pages:
    """An ASGI application for GET requests. No part of a request ever becomes part of a path on the disk."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._pages = {
            f"/{file.relative_to(folder).as_posix()}": _page(file, f"/{file.relative_to(folder).as_posix()}")
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if file.is_file()
        }

    @property
    def built(self) -> bool:
        """Whether there is a front end."""
        return "/index.html" in self._pages

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        """Answer; raises `Illegal` for what does not exist. Paths without a file are the front end's own."""
        if scope["method"] not in ("GET", "HEAD"):
            raise Illegal("server/method", method=scope["method"])
        page = self._pages.get(scope["path"])
        if page is None and "." in scope["path"].rpartition("/")[2]:
            raise Illegal("server/not_found")
        if page is None:
            page = self._pages.get("/index.html") or _not_built(_language(scope))
        known = header(scope["headers"], b"if-none-match") == page.tag
        headers = {"content-type": page.kind, "etag": page.tag, "cache-control": page.keep}
        if not known:
            headers["content-length"] = str(len(page.body))
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 304 if known else 200, "headers": raw})
        await send({"type": "http.response.body", "body": b"" if known or scope["method"] == "HEAD" else page.body})


def _page(file: Path, path: str) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return Page(body, kind, _tag(body), FOR_EVER if path.startswith(ASSETS) else "no-cache")


def _not_built(language: str) -> Page:
    """A page that says that there is none, and what to do."""
    text = escape(say("terminal-serve-no_page", language))
    body = f'<!doctype html>\n<html lang="{language}">\n<title>Klub</title>\n<h1>Klub</h1>\n<p>{text}</p>\n</html>\n'
    return Page(body.encode(), "text/html; charset=utf-8", _tag(body.encode()), "no-store")


def _language(scope: Any) -> str:
    wishes = (header(scope["headers"], b"accept-language") or "").split(",")
    return next((found for wish in wishes[:10] if (found := best_language(wish.partition(";")[0].strip()))), "en")


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'
