"""What other programs show of a link to this server: Open Graph tags in the reader's language."""

from html import escape
from typing import Final
from urllib.parse import quote

from msgspec import Struct

from klub.server.security import Message, header
from klub.texts import best_language, has_sentence, say
from klub.texts.plain import readable

PICTURE: Final = "/og.webp"
PICTURE_SIZE: Final = (1200, 630)
TABLES: Final = "/t/"
"""Where the links to tables lead."""

LONGEST_PATH: Final = 200

COUNTRIES: Final = {"en": "GB"}
"""Whose form of a language is spoken here, where it is not that of the country of the same name."""


class Share(Struct, frozen=True):
    """A link as it is shown elsewhere; `game` is the name of the game that is played there, if it leads to a table."""

    language: str
    address: str
    path: str
    game: str | None = None


def table_of(path: str) -> str | None:
    """The id of the table that a path of the page leads to, if it looks like one."""
    table = path.removeprefix(TABLES).rstrip("/")
    known = path.startswith(TABLES) and table.isascii() and table.replace("-", "").replace("_", "").isalnum()
    return table if known and len(table) <= 64 else None


def wished_language(scope: Message) -> str:
    """The first language of a request that there is, else English."""
    wishes = (header(scope["headers"], b"accept-language") or "").split(",")
    return next((found for wish in wishes[:10] if (found := best_language(wish.partition(";")[0].strip()))), "en")


def tags(share: Share) -> str:
    """The tags for the head of a page. Everything in them is escaped."""
    title, about = (say(key, share.language) for key in ("page-share-title", "page-share-title.about"))
    if share.game is not None:
        name = f"{share.game}-name"
        game = say(name, share.language) if has_sentence(name) else readable(share.game)
        title, about = (say(key, share.language, game=game) for key in ("page-share-table", "page-share-table.about"))
    width, height = PICTURE_SIZE
    path = quote(share.path, safe="/-_.~", errors="replace")
    properties = {
        "og:type": "website",
        "og:site_name": "Klub",
        "og:locale": f"{share.language}_{COUNTRIES.get(share.language, share.language.upper())}",
        "og:title": title,
        "og:description": about,
        "og:url": f"{share.address}{path if len(path) <= LONGEST_PATH else '/'}",
        "og:image": f"{share.address}{PICTURE}",
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    names = {"description": about, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}">' for name, value in names.items()]
    return "\n    ".join(lines)
