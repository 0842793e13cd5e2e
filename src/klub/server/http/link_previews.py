"""What other programs show of a link to this server: Open Graph tags in the language of the link."""

from html import escape
from typing import Final, Literal
from urllib.parse import parse_qs, quote

import msgspec
from msgspec import Struct

from klub.core import Seat
from klub.server.asgi import Message, header
from klub.server.tables.listings import Title
from klub.store import Listing
from klub.texts import best_language, has_sentence, languages, say
from klub.texts.plain import readable

_PICTURE: Final = "/og.webp"
_PICTURE_SIZE: Final = (1200, 630)
_TABLES: Final = "/t/"
"""Where the links to tables lead."""

LANGUAGE: Final = "l"
"""The part of a link that says its language."""

_LONGEST_PATH: Final = 200
_LONGEST_QUERY: Final = 200

_COUNTRIES: Final = {"en": "GB"}
"""Whose form of a language is spoken here, where it is not that of the country of the same name."""


def table_of(path: str) -> str | None:
    """The id of the table that a path of the page leads to, if it looks like one."""
    table = path.removeprefix(_TABLES).rstrip("/")
    known = path.startswith(_TABLES) and table.isascii() and table.replace("-", "").replace("_", "").isalnum()
    return table if known and len(table) <= 64 else None


class LostSeat(Struct, frozen=True):
    """The seat of somebody who is not connected: whoever lost their cookie may say that it is theirs."""

    seat: Seat
    name: str
    color: str


class Invitation(Struct, frozen=True):
    """What a link to a table may tell people who do not sit there yet: its game, and perhaps who asks them to do what.

    `host` is "" where nobody shall know who sits there. `lost` are the seats that may be claimed now.
    """

    game: str
    host: str = ""
    to: Literal["play", "watch"] = "play"
    lost: tuple[LostSeat, ...] = ()


def invitation_to(listing: Listing) -> Invitation | None:
    """What a table tells to strangers: who sits at one that nobody may watch is hidden, a closed one invites nobody."""
    if listing.phase == "closed":
        return None
    title = msgspec.json.decode(listing.title, type=Title)
    if title.spectators == "none":
        return Invitation(listing.game)
    return Invitation(listing.game, title.host, "play" if listing.phase == "waiting" else "watch")


def link_language(scope: Message) -> str:
    """The language that a link was made in (`?l=de`), else that of the request."""
    wish = parse_qs(scope.get("query_string", b"").decode("latin-1")[:_LONGEST_QUERY]).get(LANGUAGE, [""])[0]
    return wish if wish in languages() else wished_language(scope)


def wished_language(scope: Message) -> str:
    """The first language of a request that there is, else English."""
    wishes = (header(scope["headers"], b"accept-language") or "").split(",")
    return next((found for wish in wishes[:10] if (found := best_language(wish.partition(";")[0].strip()))), "en")


def preview_tags(language: str, address: str, path: str, invitation: Invitation | None) -> str:
    """The tags for the head of a page, by which other programs show a link to it. Everything in them is escaped."""
    title, about = _told(invitation, language)
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


def _told(invitation: Invitation | None, language: str) -> tuple[str, str]:
    """The title of a link, and a sentence about it."""
    if invitation is None:
        return say("page-share-title", language), say("page-share-title.about", language)
    name = f"{invitation.game}-name"
    game = say(name, language) if has_sentence(name) else readable(invitation.game)
    if not invitation.host:
        return say("page-share-table", language, game=game), say("page-share-table.about", language)
    if invitation.to == "watch":
        title = say("page-share-watch", language, name=invitation.host, game=game)
        return title, say("page-share-watch.about", language)
    title = say("page-share-invite", language, name=invitation.host, game=game)
    return title, say("page-share-table.about", language)
