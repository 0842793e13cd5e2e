"""The games. They know nothing of each other, of clocks, files or networks.

A game of your own joins in by the entry point group `klub.games` of its package (name → a `Game`), or by `register`
in the running process.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from klub.core import Game, Malformed
from klub.core.errors import shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

NAMES: Final = ("clustered", "cubed", "kluster", "cluellage")
"""Our own games, in the order they are shown."""

_registered: Final[dict[str, AnyGame]] = {}


def names() -> tuple[str, ...]:
    """The games there are: ours first, then those that were registered or installed."""
    return tuple(dict.fromkeys([*NAMES, *_registered, *_installed()]))


def game(name: str) -> AnyGame:
    """A game by name; raises `Malformed`."""
    if name in NAMES:
        found: AnyGame = import_module(f"klub.games.{name}").GAME
        return found
    if name not in names():
        raise Malformed("game/unknown", game=shown(name, str), known=list(names()))
    if name not in _registered:
        register(_installed()[name].load())
    return _registered[name]


def register(game: AnyGame) -> AnyGame:
    """Add a game to this process, under its declared name; refuses the name of one of ours."""
    name = game.declaration.name
    if name in NAMES:
        raise Malformed("game/taken", game=name)
    _registered[name] = game
    return game


@cache
def _installed() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # late: it takes as long to import as all of klub

    return {point.name: point for point in entry_points(group="klub.games")}
