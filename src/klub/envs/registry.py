"""The environments by name, in PettingZoo's style: `<game>_v<version>`, each with `env` and `raw_env`."""

from functools import cache
from types import ModuleType
from typing import Any

from msgspec import UNSET, UnsetType
from pettingzoo import AECEnv

from klub.core import Game
from klub.envkit import Environment
from klub.envkit.indexed import IndexedMoves
from klub.envkit.rewards import Reward
from klub.envs.env import KlubEnv, RenderMode
from klub.envs.wrappers import wrap, wrap_continuous
from klub.games import game as find_game
from klub.games import names as game_names


class EnvironmentModule(ModuleType):
    """An environment of a game, used like a module: `from klub.envs import chess_v1`, then `chess_v1.env()`."""

    def __init__(self, name: str, game: Game[Any, Any, Any, Any], environment: Environment) -> None:
        super().__init__(f"klub.envs.{name}", f"`{name}`: {game.words().name()} for agents.")
        self._name, self._game, self._environment = name, game, environment

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes find it by its name, so that what makes environments can be sent to them."""
        return _named, (self._name,)

    def env(self, seats: int | None = None, **settings: Any) -> AECEnv:
        """`raw_env` in PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1.

        Where actions are continuous there are no illegal ones: numbers out of bounds are clipped.
        """
        enclose = wrap_continuous if self._environment.continuous else wrap
        return enclose(self.raw_env(seats, **settings))

    def raw_env(
        self,
        seats: int | None = None,
        *,
        reward: Reward = "win",
        render_mode: RenderMode | None = None,
        longest: int | UnsetType | None = UNSET,
        **settings: Any,
    ) -> KlubEnv:
        """The environment itself; an illegal action raises `Illegal` with a code.

        `seats` is by default the fewest that play together. `reward` is `win` or `score_margin`, `render_mode` is None,
        `ansi` or `svg`. A game is truncated after `longest` moves; None lets it go on. `settings` are those of the
        environment and the options of the game.
        """
        made, game = self._environment, self._game
        seats = game.declaration.usual_seats if seats is None else seats
        own = {name: settings.pop(name, default) for name, default in made.settings.items()}
        options = game.parse_options({**made.options, **settings}, seats)
        return KlubEnv(
            made.adapter(game, options, seats, **own),
            name=self._name,
            reward=reward,
            render_mode=render_mode,
            longest=made.longest if longest is UNSET else longest,
        )


def _named(name: str) -> EnvironmentModule:
    """An environment that is known to exist."""
    found = find(name)
    assert found is not None, name
    return found


def names() -> tuple[str, ...]:
    """The names of all environments, in the order of the games; a game that has none is left out."""
    made = ((name, environment_of(find_game(name))) for name in game_names())
    return tuple(f"{name}_v{environment.version}" for name, environment in made if environment is not None)


def find(name: str) -> EnvironmentModule | None:
    """An environment by its name; None if there is none. A game without one is told by name."""
    game_name, _, version = name.rpartition("_v")
    if game_name not in game_names() or not version.isdecimal():
        return None
    game = find_game(game_name)
    environment = environment_of(game)
    if environment is None:
        raise AttributeError(
            f"the game {game_name!r} has no environment: it neither declares `actions` nor brings an environment"
        )
    return _module(name, game, environment) if environment.version == int(version) else None


def environment_of(game: Game[Any, Any, Any, Any]) -> Environment | None:
    """The environment that a game brings, or else the one that every game has whose number of moves is bounded."""
    brought: Environment | None = game.environment()
    if brought is not None or game.declaration.actions is None:
        return brought
    return Environment(version=game.declaration.version, adapter=IndexedMoves)


@cache
def _modules() -> dict[tuple[str, int], EnvironmentModule]:
    return {}


def _module(name: str, game: Game[Any, Any, Any, Any], environment: Environment) -> EnvironmentModule:
    """Always the same one for a game."""
    return _modules().setdefault((name, id(game)), EnvironmentModule(name, game, environment))
