"""Bots for every game, at five strengths. They are given a view, never a state, and a seed of their own."""

from importlib import import_module
from typing import Any

from klub.core import Game, Malformed, Rng, parse_seed
from klub.core.errors import shown
from klub.core.thought import LEVELS, Level, Reason, Thought

__all__ = ["LEVELS", "Level", "Reason", "Thought", "choose"]


def choose(
    game: Game[Any, Any, Any, Any], view: Any, level: str, seed: int | str | bytes | None = None
) -> Thought[Any]:
    """The move a bot of this level makes for the seat whose view it is, and why.

    The same view, level and seed give the same move: strength is a number of playouts, never a time.
    """
    if level not in LEVELS:
        raise Malformed("bot/unknown_level", level=shown(level, str), known=list(LEVELS))
    bot = import_module(f"{type(game).__module__.rpartition('.')[0]}.bot")
    thought: Thought[Any] = bot.think(view, level, Rng(parse_seed(seed)))
    return thought
