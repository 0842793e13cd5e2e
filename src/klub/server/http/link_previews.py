"""What other programs show of a link to this server: Open Graph tags in the reader's language."""

from html import escape
from typing import Final
from urllib.parse import quote

from klub.server.asgi import Message, header
from klub.texts import best_language, has_sentence, say
from klub.texts.plain import readable

_PICTURE: Final = "/og.webp"
_PICTURE_SIZE: Final = (1200, 630)
_TABLES: Final = "/t/"
"""Where the links to tables lead."""

_LONGEST_PATH: Final = 200

_COUNTRIES: Final = {"en": "GB"}
"""Whose form of a language is spoken here, where it is not that of the country of the same name."""


def table_of(path: str) -> str | None:
    """The id of the table that a path of the page leads to, if it looks like one."""
    table = path.removeprefix(_TABLES).rstrip("/")
    known = path.startswith(_TABLES) and table.isascii() and table.replace("-", "").replace("_", "").isalnum()
    return table if known and len(table) <= 64 else None


def wished_language(scope: Message) -> str:
    """The first language of a request that there is, else English."""
    wishes = (header(scope["headers"], b"accept-language") or "").split(",")
    return next((found for wish in wishes[:10] if (found := best_language(wish.partition(";")[0].strip()))), "en")


def preview_tags(language: str, address: str, path: str, game: str | None) -> str:
    """The tags for the head of a page, by which other programs show a link to it. Everything in them is escaped.

    `game` is the name of the game that is played there, if the link leads to a table.
    """
    title, about = (say(key, language) for key in ("page-share-title", "page-share-title.about"))
    if game is not None:
        name = f"{game}-name"
        game = say(name, language) if has_sentence(name) else readable(game)
        title, about = (say(key, language, game=game) for key in ("page-share-table", "page-share-table.about"))
    width, height = _PICTURE_SIZE
    path = quote(path, safe="/-_.~", errors="replace")
    properties = {
        "og:type": "website",
        "og:site_name": "Klub",
        "og:locale": f"{language}_{_COUNTRIES.get(language, language.upper())}",
        "og:title": title,
        "og:description": about,
        "og:url": f"{address}{path if len(path) <= _LONGEST_PATH else '/'}",
        "og:image": f"{address}{_PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    names = {"description": about, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}">' for name, value in names.items()]
    return "\n    ".join(lines)
