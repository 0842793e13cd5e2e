"""Bots for every game, at five strengths. They are given a view, never a state, and a seed of their own."""

from importlib import import_module
from typing import Any

from klub.core import Game, Rng, parse_seed
from klub.core.thought import LEVELS, Level, Reason, Thought, parse_level

__all__ = ["LEVELS", "Level", "Reason", "Thought", "choose"]


def choose(
    game: Game[Any, Any, Any, Any], view: Any, level: str, seed: int | str | bytes | None = None
) -> Thought[Any]:
    """The move a bot of this level makes for the seat whose view it is, and why.

    The same view, level and seed give the same move: strength is a number of playouts, never a time.
    """
    strength = parse_level(level)
    bot = import_module(f"{type(game).__module__.rpartition('.')[0]}.bot")
    thought: Thought[Any] = bot.think(view, strength, Rng(parse_seed(seed)))
    return thought
