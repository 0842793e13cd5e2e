"""Games as the processes of a pool find them: by name and version, and those of which something is costly."""

from typing import Any

from klub.core import Game
from klub.games import game as find_game
from klub.games import names


def find_exact_game(name: str, version: int) -> Game[Any, Any, Any, Any]:
    """A game of this version; raises `LookupError` where this program has another."""
    game = find_game(name)
    if game.declaration.version != version:
        raise LookupError(f"{name} has version {game.declaration.version}, not {version}")
    return game


def costly_games() -> list[str]:
    """The games that need processes of their own for what is costly."""
    return [name for name in names() if find_game(name).declaration.costly]


def warm_up_games() -> None:
    """Compile or load what the first costly move would wait for."""
    for name in costly_games():
        find_game(name).warm_up()
