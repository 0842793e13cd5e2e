"""Bots for every game, at five strengths. They are given a view, never a state, and a seed of their own."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from klub.core import Game, Rng, Seat, parse_seed
from klub.core.thought import LEVELS, Level, Reason, Thought, parse_level

__all__ = ["LEVELS", "Level", "Reason", "Thought", "choose"]


def choose(
    game: Game[Any, Any, Any, Any],
    view: Any,
    level: str,
    seed: int | str | bytes | None = None,
    bots: Sequence[Seat] = (),
) -> Thought[Any]:
    """The move a bot of this level makes for the seat whose view it is, and why.

    The same view, level and seed give the same move: strength is a number of playouts, never a time. `bots` are the
    seats that bots play, for games whose bots ask (`ASKS_FOR_BOTS`), so that they do not read each other too well.
    """
    strength = parse_level(level)
    bot = import_module(f"{type(game).__module__.rpartition('.')[0]}.bot")
    asked = {"bots": tuple(bots)} if getattr(bot, "ASKS_FOR_BOTS", False) else {}
    thought: Thought[Any] = bot.think(view, strength, Rng(parse_seed(seed)), **asked)
    return thought
