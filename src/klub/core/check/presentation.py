"""Checks of what people get of a game: its words, its picture, and its bots."""

import re
from typing import Any, Final
from xml.etree import ElementTree

from msgspec import Struct

from klub.core.check.position import Position
from klub.core.check.promises import Nonconforming, keeping, told
from klub.core.errors import Illegal
from klub.core.game import Game, Seat
from klub.core.random import Rng
from klub.core.thought import Thought
from klub.core.wire import decode, encode
from klub.texts import has_sentence, languages

_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_SVG: Final = "{http://www.w3.org/2000/svg}svg"


def check_help(game: Game[Any, Any, Any, Any]) -> None:
    """Each help key that is declared has a sentence."""
    with keeping("declaration/help"):
        missing = missing_help(game)
    if missing:
        raise Nonconforming("declaration/help", ", ".join(map(repr, missing)))


def missing_help(game: Game[Any, Any, Any, Any]) -> list[str]:
    """The help keys that are declared and have no sentence: neither one of the game's nor one of Klub's."""
    file = game.folder / "locales" / "en.ftl"
    known = set(_KEY.findall(file.read_text(encoding="utf-8"))) if file.is_file() else set()
    keys = [option.help for option in game.declaration.options if option.help]
    return [key for key in dict.fromkeys(keys) if key not in known and not has_sentence(key)]


def check_words(here: Position, chance: Rng) -> None:
    """Moves and events can be told in any language."""
    words, language = here.game.words(), chance.choice(languages())
    names = [f"P{seat}" for seat in range(here.seats)]
    for seat in here.actors:
        for move in here.some_moves(seat, chance)[:1]:
            _check_tagged("moves/tagged", move)
            with keeping("hooks/words"):
                _check_said(words.move(move, language), move)
    viewer: Seat | None = chance.choice((None, *range(here.seats)))
    for event in here.game.view(here.state, viewer).events:
        _check_tagged("view/events", event)
        with keeping("hooks/words"):
            _check_said(words.event(event, names, viewer, language), event)


def check_told(here: Position, mover: Seat) -> None:
    """Whoever moved is told something of it."""
    if not here.game.view(here.state, mover).events:
        raise Nonconforming("view/told", f"no event in the view of seat {mover}, which made the last move")


def check_picture(here: Position, viewer: Seat | None) -> None:
    """The picture of a view is SVG, and its marks are moves."""
    with keeping("hooks/render_svg"):
        drawn = here.game.render_svg(here.game.view(here.state, viewer))
        root = ElementTree.fromstring(drawn)
        if root.tag != _SVG:
            raise Nonconforming("hooks/render_svg", f"a picture that begins with {root.tag!r}")
        for element in root.iter():
            mark = element.get("data-move")
            if mark is not None:
                here.game.parse_move(decode(mark, Any, "move/malformed"))


def check_bot(here: Position, chance: Rng) -> None:
    """A bot makes a move that is accepted, and the same one each time."""
    for seat in here.game.awaited(here.state)[:1]:
        view, level, seed = here.game.view(here.state, seat), here.game.declaration.levels[0], chance.bits(64)
        bots = tuple(range(here.seats))
        with keeping("hooks/think"):
            thoughts: list[Any] = [here.game.think(view, level, Rng(seed.to_bytes(8, "big")), bots) for _ in range(2)]
            thought, again = thoughts
            if not isinstance(thought, Thought) or encode(thought) != encode(again):
                raise Nonconforming("hooks/think", f"{thought!r} and {again!r} for seat {seat}")
        after = here.attempt(seat, thought.move, crashing="hooks/think")
        if isinstance(after, Illegal):
            raise Nonconforming("hooks/think", f"{told(after)}, when seat {seat} made {thought.move!r}")


def imagines_variously(here: Position, viewer: Seat | None, chance: Rng) -> bool:
    """Whether two states imagined from one view differ."""
    view = here.game.view(here.state, viewer)
    with keeping("imagine/fits"):
        one, other = (here.game.imagine(view, Rng(chance.bits(256).to_bytes(32, "big"))) for _ in range(2))
        return encode(one) != encode(other)


def check_view_seat(here: Position) -> None:
    """Where several may move at once, a view says whose it is: a bot is given nothing else."""
    if len(here.actors) > 1:
        for seat in here.actors:
            seen = getattr(here.game.view(here.state, seat), "seat", None)
            if seen != seat:
                raise Nonconforming("view/seat", f"{seen!r} in the view of seat {seat}")


def _check_tagged(check: str, value: Any) -> None:
    """A struct with a tag, which is the first thing that is written of it."""
    config = type(value).__struct_config__ if isinstance(value, Struct) else None
    if config is None or config.tag is None:
        raise Nonconforming(check, f"{value!r}, which has no tag")


def _check_said(said: Any, of: Any) -> None:
    if not isinstance(said, str) or not said.strip():
        raise Nonconforming("hooks/words", f"{said!r} for {of!r}")
