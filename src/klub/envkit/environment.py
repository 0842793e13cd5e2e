"""A game as an environment, before it is made: `Game.environment` returns one."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from klub.envkit.adapter import Adapter


class Environment(Struct, frozen=True, kw_only=True):
    """Which adapter makes a game an environment, and what it is made with unless told otherwise.

    `version` is the number in the name of the environment; it rises when actions, observations or rewards change, or
    the rules of the game. `adapter` is called with the game, its parsed options, the seats and, by name, the
    `settings`; those given here are all there are, with their defaults. `options` take the place of the game's
    defaults. After `longest` moves a game is truncated. Actions that are `continuous` have no mask.
    """

    version: int
    adapter: "Callable[..., Adapter]"
    options: Mapping[str, Any] = {}
    settings: Mapping[str, Any] = {}
    longest: int | None = None
    continuous: bool = False
