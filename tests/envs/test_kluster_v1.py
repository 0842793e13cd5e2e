"""`kluster_v1` under PettingZoo's own tests, and what its settings do."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from klub import Malformed
from klub.envs import kluster_v1
from klub.games.kluster import GAME

SETTINGS: dict[str, dict[str, Any]] = {
    "default": {},
    "solo": {"seats": 1, "reward": "score_margin"},
    "plus": {"seats": 5, "expert": True, "longest": 40},
}


# PettingZoo lists its own environments whose observations are dictionaries, and warns about all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_passes_the_api_test(settings: dict[str, Any]) -> None:
    """With and without the wrappers."""
    for env in (kluster_v1.env(**settings), kluster_v1.raw_env(**settings)):
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        api_test(env, num_cycles=60)


def test_it_passes_the_seed_test() -> None:
    """The same seed and actions give the same game."""
    seed_test(kluster_v1.env, num_cycles=10)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 9}, "seats/out_of_range"),
        ({"colour": "blue"}, "options/unknown"),
        ({"settle_time": 0}, "options/bad_value"),
        ({"seats": 5, "boxes": {"classic": 0, "duo": 1}}, "options/too_few_boxes"),
    ],
)
def test_settings_are_checked_as_options_of_the_game(settings: dict[str, Any], code: str) -> None:
    """When the environment is made."""
    with pytest.raises(Malformed) as refusal:
        kluster_v1.raw_env(**settings)

    assert code == refusal.value.code


def test_a_game_is_broken_off() -> None:
    """After so many moves: truncated, without a reward; a limit of none is refused."""
    env = kluster_v1.env(longest=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(np.zeros(6, np.float32))

    assert (True, False) == (all(env.truncations.values()), any(env.terminations.values()))
    assert {0} == set(env.rewards.values())
    for _ in env.possible_agents:
        env.step(None)
    assert [] == env.agents
    with pytest.raises(ValueError, match="longest=0"):
        kluster_v1.env(longest=0)


def test_numbers_out_of_bounds_are_clipped() -> None:
    """With the wrappers they are, with a warning; without they are refused, and nothing has happened."""
    wrapped, raw = kluster_v1.env(), kluster_v1.raw_env()
    wrapped.reset(seed=1)
    raw.reset(seed=1)
    wrapped.step(np.full(6, 2.0, np.float32))
    with pytest.raises(Malformed):
        raw.step(np.full(6, 2.0, np.float32))

    assert (1, 0) == (len(wrapped.unwrapped.match.history), len(raw.match.history))


@pytest.mark.parametrize(("reward", "expected"), [("win", [1, -1]), ("score_margin", [2, -2])])
def test_who_holds_nothing_is_rewarded(reward: Any, expected: list[int]) -> None:
    """KLU-25: the fewer magnets the better."""
    env = kluster_v1.raw_env(reward=reward)
    env.reset(seed=1)
    state = env.match.state
    over = state.__class__(state.options, "over", 0, 0, ((), (1, 2)), (), (), (0, *range(3, 12)), 0, ())
    env.match._state = over
    env._finish()

    assert expected == [env.rewards[agent] for agent in env.possible_agents]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_renders_what_the_selected_agent_sees(mode: Any) -> None:
    """Text or a picture, as the game draws it."""
    env = kluster_v1.env(render_mode=mode)
    env.reset(seed=1)
    draw = {"ansi": GAME.render_text, "svg": GAME.render_svg}[mode]
    for _ in range(4):
        agent = env.agent_selection
        assert draw(env.unwrapped.view(agent)) == env.render()
        env.step(env.action_space(agent).sample())
    env.close()
