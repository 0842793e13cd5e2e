"""Bots for every game, at five strengths. They are given a view, never a state, and a seed of their own."""

from collections.abc import Sequence
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
    seats that bots play: some games' bots must not read each other too well.
    """
    return game.think(view, parse_level(level), Rng(parse_seed(seed)), tuple(bots))
