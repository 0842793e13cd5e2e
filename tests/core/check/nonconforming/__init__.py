"""For each promise a game that breaks it, and only it."""

from collections.abc import Callable
from typing import TypeVar

from tests.core.check.tiny import Duel, Heap

G = TypeVar("G", bound=type[Duel] | type[Heap])

BROKEN: list[tuple[str, type[Duel] | type[Heap]]] = []
"""The name of a check, and a game that it must refuse."""


def breaks(check: str) -> Callable[[G], G]:
    """This game breaks one promise."""

    def register(game: G) -> G:
        BROKEN.append((check, game))
        return game

    return register
