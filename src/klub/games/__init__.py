"""The games. They know nothing of each other, of clocks, files or networks."""

from importlib import import_module
from typing import Any, Final

from klub.core import Game, Malformed
from klub.core.errors import shown

NAMES: Final = ("clustered",)


def names() -> tuple[str, ...]:
    """The games there are, in the order they are shown."""
    return NAMES


def game(name: str) -> Game[Any, Any, Any, Any]:
    """A game by name; raises `Malformed`."""
    if name not in NAMES:
        raise Malformed("game/unknown", game=shown(name, str), known=list(NAMES))
    found: Game[Any, Any, Any, Any] = import_module(f"klub.games.{name}").GAME
    return found
