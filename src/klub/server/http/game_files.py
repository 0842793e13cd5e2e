"""The HTTP API for what a game brings as files: its sentences, and its rules page."""

import logging
from typing import Annotated, Any, Final, TypeAlias, cast

from litestar import Response
from litestar.params import PathParameter

from klub.core import Illegal
from klub.games import game as find_game
from klub.server.http.etags import is_known, tag_of
from klub.server.http.handlers import HttpRequest, get
from klub.texts import languages
from klub.texts.sources import DEFAULT, read_game

_MOST_BYTES: Final = 500_000
"""The longest file of a game that is sent."""

_GameName: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
_LanguageCode: TypeAlias = Annotated[str, PathParameter(max_length=8, description="One of Klub's languages.")]

_log = logging.getLogger(__name__)


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain")
async def _words(request: HttpRequest, game: _GameName, language: _LanguageCode) -> Response[str]:
    """The sentences that a game brings (Fluent) in a language, or else in English; empty if it brings none."""
    _check_language(language)
    text = read_game(find_game(game).declaration.name, language)
    return _file(request, _bounded(text, game) or "", "text/plain")


@get("/api/games/{game:str}/rules/{language:str}", media_type="text/html")
async def _rules(request: HttpRequest, game: _GameName, language: _LanguageCode) -> Response[str]:
    """The rules page that a game brings (`rules.<language>.md`) as HTML, in a language or else in English."""
    _check_language(language)
    folder = find_game(game).folder
    for each in (language, DEFAULT):
        file = folder / f"rules.{each}.md"
        if file.is_file() and (text := _bounded(file.read_text(encoding="utf-8"), game)) is not None:
            return _file(request, to_html(text), "text/html", each)
    raise Illegal("game/no_rules", game=game)


def to_html(markdown: str) -> str:
    """Markdown as HTML. Tags in it are shown as text, and links lead nowhere but to pages."""
    from markdown_it import MarkdownIt  # late: few servers have a game that needs it

    return str(MarkdownIt("commonmark", {"html": False}).enable("table").disable("image").render(markdown))


GAME_FILES: Final[list[Any]] = [_words, _rules]
"""What `routes` adds."""


def _check_language(language: str) -> None:
    """Only what is a language becomes part of a path on the disk."""
    if language not in languages():
        raise Illegal("server/not_found")


def _bounded(text: str, game: str) -> str | None:
    if len(text.encode()) <= _MOST_BYTES:
        return text
    _log.error("a file of a game is too long to be sent", extra={"facts": {"game": game}})
    return None


def _file(request: HttpRequest, text: str, kind: str, language: str | None = None) -> Response[Any]:
    """A text that a browser may keep, and asks about each time."""
    body = text.encode()
    tag = tag_of(body)
    headers = {"Cache-Control": "no-cache", "ETag": tag} | ({"Content-Language": language} if language else {})
    if is_known(request.scope["headers"], tag):
        return Response(cast("Any", b""), status_code=304, headers=headers)
    return Response(cast("Any", body), headers=headers, media_type=kind)
