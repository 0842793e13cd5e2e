"""`cubed_v1`: Cubed for 1 to 6 agents, on the cells within a radius of the first piece.

Version 1: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from klub.envs.cubed import CubedFace
from klub.envs.env import KlubEnv, RenderMode, Reward
from klub.envs.wrappers import wrap
from klub.games.cubed import GAME
from klub.games.cubed.codec import RADIUS

NAME: Final = "cubed_v1"


def env(seats: int = 2, **settings: Any) -> AECEnv:
    """`raw_env` in PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1."""
    return wrap(raw_env(seats, **settings))


def raw_env(
    seats: int = 2,
    *,
    radius: int = RADIUS,
    reward: Reward = "win",
    render_mode: RenderMode | None = None,
    **options: Any,
) -> KlubEnv:
    """The environment itself; an illegal action raises `Illegal` with a code.

    `seats` is 1 to 6. `radius` is how far from the first piece others can be laid, 2 to 100 cells; 10 by default.
    `reward` is `win` or `score_margin`, `render_mode` is None, `ansi` or `svg`.
    `options` are those of Cubed, such as `rounds=1` or `match="two"`.
    """
    parsed = GAME.parse_options(options, seats)
    return KlubEnv(CubedFace(parsed, seats, radius), name=NAME, reward=reward, render_mode=render_mode)
