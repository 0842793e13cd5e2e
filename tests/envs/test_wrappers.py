"""The short way through the wrappers: PettingZoo's own, one in the other, are the slow truth."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from klub.core.options import Rectangle
from klub.envs import clustered_v1

SETTINGS: dict[str, Any] = {"seats": 2, "bounds": Rectangle(3, 3), "reward": "score_margin"}


def stock() -> AECEnv:
    """The three wrappers as PettingZoo's environments put them."""
    raw = clustered_v1.raw_env(**SETTINGS)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


def action_of(env: AECEnv, wish: str, observe: bool) -> Any:
    """An action as wished for. Whether it was observed before must not matter."""
    if wish == "none" or not env.agents:
        return None
    mask = env.unwrapped.observe(env.agent_selection)["action_mask"]
    if observe:
        env.observe(env.agent_selection)
    legal = np.flatnonzero(mask)
    if wish == "legal":
        return int(legal[len(legal) // 2]) if len(legal) else None
    return {"illegal": int(np.flatnonzero(mask == 0)[0]), "outside": len(mask), "odd": 1.5}[wish]


def trace(env: AECEnv, script: list[tuple[str, bool]]) -> Iterator[Any]:
    """All that can be seen of an environment while a script is played on it."""
    yield str(env)
    for wish, observe in script:
        try:
            if wish == "reset":
                env.reset(seed=3)
            else:
                env.step(action_of(env, wish, observe))
        except (AssertionError, AttributeError, ValueError) as error:
            yield type(error), str(error)
        try:
            yield env.agents, env.num_agents, env.agent_selection, env.rewards, env.terminations, env.truncations
            yield env.infos, env._cumulative_rewards
            if env.agents:
                observation, *rest = env.last()
                yield {name: array.tobytes() for name, array in observation.items()}, rest
                yield env.last(observe=False)
        except AttributeError as error:
            yield str(error)


WISHES = st.sampled_from(["legal"] * 12 + ["illegal", "outside", "odd", "none", "reset"])


@given(st.lists(st.tuples(WISHES, st.booleans()), max_size=40))
def test_everything_seen_is_the_same_as_with_the_stock_wrappers(script: list[tuple[str, bool]]) -> None:
    """Legal, illegal and nonsensical actions, before the reset, during and after a game."""
    script = [script[0], ("reset", False), *script[1:]] if script else []

    assert list(trace(stock(), script)) == list(trace(clustered_v1.env(**SETTINGS), script))


def test_a_whole_game_is_the_same_as_with_the_stock_wrappers() -> None:
    """From the reset until all agents have left, and one step more."""
    script = [("reset", False), *[("legal", True)] * 62]
    expected = list(trace(stock(), script))

    assert expected == list(trace(clustered_v1.env(**SETTINGS), script))
    assert expected[-2][0] == [], "the script was too short for a whole game"


def test_an_illegal_action_ends_the_game() -> None:
    """Its agent gets −1, the others 0, and all are done."""
    env = clustered_v1.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection

    env.step(action_of(env, "illegal", observe=True))

    assert {other: -1.0 if other == agent else 0 for other in env.agents} == env.rewards
    assert all(env.terminations.values())


def test_nothing_works_before_the_reset() -> None:
    """As PettingZoo words it."""
    env = clustered_v1.env()

    for attribute in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
        with pytest.raises(AttributeError, match=f"{attribute} cannot be accessed before reset"):
            getattr(env, attribute)
    for call in (lambda: env.observe("player_0"), lambda: env.step(0), env.last, env.render, env.agent_iter):
        with pytest.raises((AssertionError, AttributeError), match=r"before reset|reset\(\) needs to be called"):
            call()


def test_a_step_is_needed_in_each_round_of_the_loop() -> None:
    """`agent_iter` notices a loop that forgets it."""
    env = clustered_v1.env()
    env.reset(seed=1)

    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            pass
