"""Serves the built files of the page from memory, by their exact path, and says so where it was not built."""

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from klub.core import Illegal
from klub.server.asgi import Message, Receive, Send, header
from klub.server.http.etags import is_known, tag_of
from klub.server.http.link_previews import Invitation, link_language, preview_tags, table_of, wished_language
from klub.texts import say

FOLDER: Final = Path(str(files("klub") / "static"))
FOR_EVER: Final = "public, max-age=31536000, immutable"
_LASTING: Final = re.compile(r"/[^/]+/.")
"""What lies in a folder of the build carries a hash in its name, or in the query that the page asks for it with, and so
never changes; files at the root, such as the page itself, can."""

_INDEX: Final = "/index.html"
_SHARED_HERE: Final = b"<!--klub:og-->"
"""Where the tags for shared links go."""

_UNOPENED_HERE: Final = b"<!--klub:unopened-->"
"""Where the words go that are seen if nothing of the page can be opened."""

_KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What the system may not know, or may have been told otherwise."""

_SMALLEST_PACKED: Final = 600
"""Bytes below which packing is not worth it."""

_BY_READER: Final = "Accept-Encoding, Accept-Language"
"""What an answer in the reader's language depends on."""

_HTML: Final = re.compile(rb"<html\b[^>]*>", re.IGNORECASE)

_BUILD: Final = re.compile(rb'<meta name="klub-build" content="(\w+)"')
"""How a page says which build it is of: `web/plugins/shell.ts` writes it."""

_FindInvitation: TypeAlias = Callable[[str], Awaitable[Invitation | None]]
_FindAddress: TypeAlias = Callable[[Message], str]


class _File(Struct, frozen=True):
    """A file as it is sent: plain, and packed by gzip where that is smaller."""

    body: bytes
    kind: str
    tag: str
    keep: str
    packed: bytes | None = None
    vary: str = "Accept-Encoding"


async def _no_invitation(_: str) -> Invitation | None:
    return None


class StaticFiles:
    """An ASGI application for GET requests. No part of a request ever becomes part of a path on the disk."""

    def __init__(
        self,
        folder: Path = FOLDER,
        address: _FindAddress = lambda _: "",
        invitation_to: _FindInvitation = _no_invitation,
    ) -> None:
        """`address`: how people reach the server that a request came to; `invitation_to`: what a table says."""
        self._address, self._invitation_to = address, invitation_to
        self._pages = {
            path: _page(file.read_bytes(), _kind(path), FOR_EVER if _LASTING.match(path) else "no-cache")
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if file.is_file() and (path := f"/{file.relative_to(folder).as_posix()}")
        }

    @property
    def built(self) -> bool:
        """Whether there is a front end."""
        return _INDEX in self._pages

    @property
    def build(self) -> str:
        """Which build of the front end this is, as its page says; empty where there is none."""
        found = _BUILD.search(self._pages[_INDEX].body) if self.built else None
        return found[1].decode() if found else ""

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        """Answer; raises `Illegal` for what does not exist. Paths without a file are the front end's own."""
        if scope["method"] not in ("GET", "HEAD"):
            raise Illegal("server/method", method=scope["method"])
        page = self._pages.get(scope["path"])
        if page is None and "." in scope["path"].rpartition("/")[2]:
            raise Illegal("server/not_found")
        if page is None or scope["path"] == _INDEX:
            page = await self._index(scope)
        body, tag = page.body, page.tag
        headers = {"content-type": page.kind, "cache-control": page.keep, "vary": page.vary}
        if page.packed is not None and _takes_gzip(scope):
            body, tag = page.packed, f'{page.tag[:-1]}-gzip"'
            headers["content-encoding"] = "gzip"
        headers["etag"] = tag
        known = is_known(scope["headers"], tag)
        if known:
            headers.pop("content-encoding", None)
        else:
            headers["content-length"] = str(len(body))
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 304 if known else 200, "headers": raw})
        await send({"type": "http.response.body", "body": b"" if known or scope["method"] == "HEAD" else body})

    async def _index(self, scope: Message) -> _File:
        """The page itself: in the reader's language, and with what others show of a link to it."""
        language, found = wished_language(scope), self._pages.get(_INDEX)
        if found is None:
            return _not_built(language)
        table = table_of(scope["path"])
        invitation = await self._invitation_to(table) if table is not None else None
        path = "/" if scope["path"] == _INDEX else scope["path"]
        said = preview_tags(link_language(scope), self._address(scope), path, invitation).encode()
        body = _HTML.sub(b'<html lang="%s">' % language.encode(), found.body, count=1)
        body = body.replace(_SHARED_HERE, said, 1).replace(_UNOPENED_HERE, _unopened(language), 1)
        return _page(body, found.kind, found.keep, _BY_READER)


def _unopened(language: str) -> bytes:
    """What is seen of a page whose scripts do not come: why, and a link that tries again."""
    why, again = (escape(say(key, language)) for key in ("refusal-page-offline", "page-retry"))
    words = f'<h1>Klub</h1><p>{why}</p><p><a class="btn btn-main painted" href="">{again}</a></p>'
    return f'<main id="unopened" class="centred">{words}</main>'.encode()


def _page(body: bytes, kind: str, keep: str, vary: str = "Accept-Encoding") -> _File:
    packed = None
    if len(body) >= _SMALLEST_PACKED and not kind.startswith(("image/png", "image/webp", "font/")):
        smaller = gzip.compress(body, mtime=0)
        packed = smaller if len(smaller) < len(body) else None
    return _File(body, kind, tag_of(body), keep, packed, vary)


def _kind(path: str) -> str:
    """The media type of a file, by its name."""
    kind = _KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _takes_gzip(scope: Message) -> bool:
    """Whether a request may be answered with gzip."""
    for wish in (header(scope["headers"], b"accept-encoding") or "").lower().split(","):
        name, _, weight = wish.replace(" ", "").partition(";")
        if name in ("gzip", "*"):
            return weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _not_built(language: str) -> _File:
    """A page that says that there is none, and what to do."""
    text = escape(say("terminal-serve-no_page", language))
    body = f'<!doctype html>\n<html lang="{language}">\n<title>Klub</title>\n<h1>Klub</h1>\n<p>{text}</p>\n</html>\n'
    return _page(body.encode(), "text/html; charset=utf-8", "no-store", _BY_READER)
