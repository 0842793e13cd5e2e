"""`cubed_v1` under PettingZoo's own tests, and what its settings do."""

from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from klub import Malformed
from klub.envs import cubed_v1
from klub.games.cubed import GAME

SETTINGS: dict[str, dict[str, Any]] = {
    "default": {},
    "solo": {"seats": 1, "reward": "score_margin", "radius": 4},
    "small": {"seats": 3, "radius": 2, "rounds": 1},
    "variants": {"seats": 4, "rounds": 1, "bridging": True, "fill_the_void": True, "draw_many": True},
    "open": {"seats": 6, "rounds": 1, "open_hands": True, "match": "two"},
}


# PettingZoo lists its own environments whose observations are dictionaries, and warns about all others; and it warns
# that an agent whose game is over has no legal action.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_passes_the_api_test(settings: dict[str, Any]) -> None:
    """With and without the wrappers."""
    for env in (cubed_v1.env(**settings), cubed_v1.raw_env(**settings)):
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        api_test(env)


@pytest.mark.parametrize("settings", [SETTINGS["default"], SETTINGS["variants"]], ids=["default", "variants"])
def test_it_passes_the_seed_test(settings: dict[str, Any]) -> None:
    """The same seed and actions give the same game."""
    seed_test(lambda: cubed_v1.env(**settings))


def test_the_number_of_actions_follows_from_the_radius() -> None:
    """82 kinds in three turns on each cell of the picture, seven moves without a piece, 82 to keep and to give."""
    assert cubed_v1.env().action_space("player_0").n == 3 * 82 * 21 * 21 + 7 + 82 + 82
    assert cubed_v1.env(3, radius=2).action_space("player_0").n == 3 * 82 * 5 * 5 + 7 + 82 + 82 * 2


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 7}, "seats/out_of_range"),
        ({"colour": "blue"}, "options/unknown"),
        ({"rounds": 2}, "options/bad_value"),
        ({"bridge_chain": True}, "options/conflict"),
    ],
)
def test_settings_are_checked_as_options_of_the_game(settings: dict[str, Any], code: str) -> None:
    """When the environment is made."""
    with pytest.raises(Malformed) as refusal:
        cubed_v1.raw_env(**settings)

    assert code == refusal.value.code


def test_a_radius_without_room_is_refused() -> None:
    """By name."""
    with pytest.raises(ValueError, match="radius=1"):
        cubed_v1.env(radius=1)


def test_fewer_points_are_a_better_margin() -> None:
    """CUB-41: who has the fewest is ahead of the others by what the next one has more."""
    env = cubed_v1.env(3, rounds=1, reward="score_margin")
    env.reset(seed=1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            rewards[agent] = reward
            scores = info["scores"]
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))

    for agent, reward in rewards.items():
        assert reward == min(score for other, score in scores.items() if other != agent) - scores[agent]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_renders_what_the_selected_agent_sees(mode: Any) -> None:
    """Text or a picture, as the game draws it."""
    env = cubed_v1.env(render_mode=mode, rounds=1)
    env.reset(seed=1)
    draw = {"ansi": GAME.render_text, "svg": GAME.render_svg}[mode]
    for _ in range(12):
        agent = env.agent_selection
        assert draw(env.view(agent)) == env.render()
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    env.close()
