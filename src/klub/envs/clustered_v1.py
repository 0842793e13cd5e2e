"""`clustered_v1`: Clustered for 1 to 8 agents on a table with bounds.

Version 1: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv

from klub.core.options import Area, Rectangle
from klub.envs.clustered import ClusteredFace
from klub.envs.env import KlubEnv, RenderMode, Reward
from klub.envs.wrappers import wrap
from klub.games.clustered import GAME

NAME: Final = "clustered_v1"
BOUNDS: Final = Rectangle(15, 15)


def env(seats: int = 2, **settings: Any) -> AECEnv:
    """`raw_env` in PettingZoo's usual wrappers: an illegal action ends the game and costs its agent 1."""
    return wrap(raw_env(seats, **settings))


def raw_env(
    seats: int = 2,
    *,
    bounds: Area | dict[str, Any] | None = BOUNDS,
    reward: Reward = "win",
    render_mode: RenderMode | None = None,
    **options: Any,
) -> KlubEnv:
    """The environment itself; an illegal action raises `Illegal` with a code.

    `seats` is 1 to 8. `bounds` is the table, 15 × 15 cells by default; None (endless) is refused.
    `reward` is `win` or `score_margin`, `render_mode` is None, `ansi` or `svg`.
    `options` are the other options of Clustered, such as `quick_play=True`.
    """
    parsed = GAME.parse_options({"bounds": bounds, **options}, seats)
    return KlubEnv(ClusteredFace(parsed, seats), name=NAME, reward=reward, render_mode=render_mode)
