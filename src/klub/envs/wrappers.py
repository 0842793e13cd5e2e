"""PettingZoo's usual wrappers, with a short way for what is in order."""

from operator import attrgetter
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    ClipOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from klub.core import Illegal


class OrderEnforcing(OrderEnforcingWrapper):
    """The outermost wrapper. It asks the environment inside first, and the wrappers only about what that refuses.

    That is the same as asking all three each time (PettingZoo's wrappers are the slow truth), because a refused step
    changes nothing; but it spares the thirty microseconds in which they ask each other for `terminations` and so on.
    """

    def __init__(self, env: AECEnv) -> None:
        super().__init__(env)
        self._inner = env.unwrapped
        self.action_space = self._inner.action_space
        self.observation_space = self._inner.observation_space

    # Before the first reset the environment inside has none of these, and `__getattr__` says so.
    agents = property(attrgetter("_inner.agents"))
    agent_selection = property(attrgetter("_inner.agent_selection"))
    rewards = property(attrgetter("_inner.rewards"))
    terminations = property(attrgetter("_inner.terminations"))
    truncations = property(attrgetter("_inner.truncations"))
    infos = property(attrgetter("_inner.infos"))

    def observe(self, agent: str) -> Any:
        """What an agent observes now."""
        return self._inner.observe(agent) if self._has_reset else super().observe(agent)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the selected agent."""
        last: tuple[Any, float, bool, bool, dict[str, Any]]
        last = self._inner.last(observe) if self._has_reset else super().last(observe)
        return last

    def step(self, action: Any) -> None:
        """Make the move of the selected agent."""
        inner = self._inner
        if (
            not self._has_reset
            or not inner.agents
            or (action is not None and inner.terminations[inner.agent_selection])
        ):
            super().step(action)
            return
        self._has_updated = True
        try:
            inner.step(action)
        except Illegal:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


def wrap(env: AECEnv) -> AECEnv:
    """An environment with action masks as learning code expects it: an illegal action loses, nonsense is refused."""
    return OrderEnforcing(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=-1)))


def wrap_continuous(env: AECEnv) -> AECEnv:
    """An environment with continuous actions as learning code expects it: numbers out of bounds are clipped."""
    return OrderEnforcingWrapper(ClipOutOfBoundsWrapper(env))
