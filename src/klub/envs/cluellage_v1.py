"""`cluellage_v1`: Cluellage for 3 to 6 agents, or for one alone in the gallery.

Version 1: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from klub.envs.cluellage import CluellageFace
from klub.envs.env import KlubEnv, RenderMode, Reward
from klub.envs.wrappers import wrap
from klub.games.cluellage import GAME

NAME: Final = "cluellage_v1"


def env(seats: int = 3, **settings: Any) -> AECEnv:
    """`raw_env` in PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1."""
    return wrap(raw_env(seats, **settings))


def raw_env(
    seats: int = 3, *, reward: Reward = "win", render_mode: RenderMode | None = None, **options: Any
) -> KlubEnv:
    """The environment itself; an illegal action raises `Illegal` with a code.

    `seats` is 1 or 3 to 6. `reward` is `win` or `score_margin`, `render_mode` is None, `ansi` or `svg`.
    `options` are those of Cluellage, such as `rounds=1` or `categories=["object"]`.
    """
    parsed = GAME.parse_options(options, seats)
    return KlubEnv(CluellageFace(parsed, seats), name=NAME, reward=reward, render_mode=render_mode)
