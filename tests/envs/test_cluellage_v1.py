"""`cluellage_v1` under PettingZoo's own tests, and what its settings do."""

from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

from klub import Malformed
from klub.envs import cluellage_v1
from klub.games.cluellage import GAME, codec
from klub.games.cluellage.env import fact_names, facts

SETTINGS: dict[str, dict[str, Any]] = {
    "default": {"rounds": 1},
    "gallery": {"seats": 1, "reward": "score_margin"},
    "six": {"seats": 6, "rounds": 1, "live_collages": True},
}


# PettingZoo lists its own environments whose observations are dictionaries, and warns about all others; and it warns
# that an agent whose game is over has no legal action.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_passes_the_api_test(settings: dict[str, Any]) -> None:
    """With and without the wrappers."""
    for env in (cluellage_v1.env(**settings), cluellage_v1.raw_env(**settings)):
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        api_test(env, num_cycles=200)


def test_it_passes_the_seed_test() -> None:
    """The same seed and actions give the same game."""
    seed_test(lambda: cluellage_v1.env(rounds=1), num_cycles=120)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 7}, "seats/out_of_range"),
        ({"seats": 2}, "seats/not_played"),
        ({"colour": "blue"}, "options/unknown"),
        ({"rounds": 8}, "options/bad_value"),
        ({"locations": True, "categories": ["object"]}, "options/conflict"),
    ],
)
def test_settings_are_checked_as_options_of_the_game(settings: dict[str, Any], code: str) -> None:
    """CLG-1: when the environment is made."""
    with pytest.raises(Malformed) as refusal:
        cluellage_v1.raw_env(**settings)

    assert code == refusal.value.code


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_game_is_played_by_its_masks(seats: int) -> None:
    """CLG-60: agents are asked one after the other, nobody twice for a token; what they observe is their view."""
    env = cluellage_v1.raw_env(seats, rounds=1, gallery_size=3)
    env.reset(seed=3)
    steps, guesses = 0, 0
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            scores = info["scores"]
            env.step(None)
            continue
        view = env.view(agent)
        assert env.observation_space(agent).contains(observation)
        assert list(facts(view)) == list(observation["observation"])
        assert len(fact_names(seats)) == len(observation["observation"])
        action = env.action_space(agent).sample(observation["action_mask"])
        guesses += codec.GUESSES <= action < codec.HANGS
        env.step(action)
        steps += 1

    assert (3, 6) == (steps // 2, steps) if seats == 1 else seats * (seats - 1) == guesses
    assert seats == len(scores)


def test_an_observation_holds_nothing_that_is_secret() -> None:
    """CLG-37: the agent's number is a fact; in a state imagined from the view all facts are the same."""
    env = cluellage_v1.raw_env(3)
    env.reset(seed=5)
    view = env.view("player_1")
    named = dict(zip(fact_names(3), facts(view), strict=True))

    assert view.number == named["number"]
    assert [0] * 5 == [named[f"shown_{place}_picture"] for place in range(5)]
    assert 1 == named["phase_word"] == named["round"]


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_renders_what_the_selected_agent_sees(mode: Any) -> None:
    """Text or a picture, as the game draws it."""
    env = cluellage_v1.env(render_mode=mode, rounds=1)
    env.reset(seed=1)
    draw = {"ansi": GAME.render_text, "svg": GAME.render_svg}[mode]
    for _ in range(12):
        agent = env.agent_selection
        assert draw(env.view(agent)) == env.render()
        env.step(env.action_space(agent).sample(env.last()[0]["action_mask"]))
    env.close()


def test_an_illegal_number_is_refused() -> None:
    """A claim before cards lie in the middle."""
    env = cluellage_v1.raw_env()
    env.reset(seed=1)
    with pytest.raises(Malformed):
        env.step(1)
