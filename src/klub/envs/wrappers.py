"""PettingZoo's usual wrappers, with a short way to what every step reads.

The stock wrappers ask each other, layer by layer, for `agents`, `terminations` and so on: several microseconds a
question, thirty a step. These ask the environment inside; all they do besides is the stock wrappers' own code.
"""

from operator import attrgetter
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)


class _Near:
    """Where the inner environment lacks an attribute (before its reset), `__getattr__` of the wrapper answers."""

    def __init__(self, env: AECEnv, **settings: Any) -> None:
        super().__init__(env, **settings)  # type: ignore[call-arg] # the wrapper this is mixed into
        self._inner = env.unwrapped
        for name in ("action_space", "observation_space", "observe", "step"):
            if getattr(type(self), name) is getattr(BaseWrapper, name):
                setattr(self, name, getattr(env, name))

    agents = property(attrgetter("_inner.agents"))
    agent_selection = property(attrgetter("_inner.agent_selection"))
    rewards = property(attrgetter("_inner.rewards"))
    _cumulative_rewards = property(attrgetter("_inner._cumulative_rewards"))
    terminations = property(attrgetter("_inner.terminations"))
    truncations = property(attrgetter("_inner.truncations"))
    infos = property(attrgetter("_inner.infos"))


class TerminateIllegal(_Near, TerminateIllegalWrapper):
    """An illegal action ends the game; its agent gets `illegal_reward`, the others 0."""


class AssertOutOfBounds(_Near, AssertOutOfBoundsWrapper):
    """An action outside the action space is an `AssertionError`."""


class OrderEnforcing(_Near, OrderEnforcingWrapper):
    """Nothing works before `reset`."""


def wrap(env: AECEnv) -> AECEnv:
    """The environment as learning code expects it: illegal actions lose, nonsense is refused."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, illegal_reward=-1)))
