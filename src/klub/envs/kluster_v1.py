"""`kluster_v1`: Kluster for 1 to 8 agents, who place magnets by coordinates.

Version 1: the first.
"""

from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import ClipOutOfBoundsWrapper, OrderEnforcingWrapper

from klub.envs.env import KlubEnv, RenderMode, Reward
from klub.envs.kluster import KlusterFace
from klub.games.kluster import GAME

NAME: Final = "kluster_v1"
LONGEST: Final = 400  # moves


def env(seats: int = 2, **settings: Any) -> AECEnv:
    """`raw_env` in PettingZoo's usual wrappers for continuous actions: numbers out of bounds are clipped."""
    return OrderEnforcingWrapper(ClipOutOfBoundsWrapper(raw_env(seats, **settings)))


def raw_env(
    seats: int = 2,
    *,
    reward: Reward = "win",
    render_mode: RenderMode | None = None,
    longest: int | None = LONGEST,
    **options: Any,
) -> KlubEnv:
    """The environment itself; an action out of bounds raises `Malformed` with a code.

    `seats` is 1 to 8. `reward` is `win` or `score_margin`, `render_mode` is None, `ansi` or `svg`. A game is truncated
    after `longest` moves; None lets it go on. `options` are those of Kluster, such as `expert=True`.
    """
    parsed = GAME.parse_options(options, seats)
    return KlubEnv(KlusterFace(parsed, seats), name=NAME, reward=reward, render_mode=render_mode, longest=longest)
