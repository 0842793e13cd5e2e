"""`clustered_v1` under PettingZoo's own tests, and what its settings do."""

import random
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from klub import Malformed
from klub.core.options import Rectangle, Round
from klub.envs import clustered_v1
from klub.games.clustered import GAME

SETTINGS: dict[str, dict[str, Any]] = {
    "default": {},
    "solo": {"seats": 1, "reward": "score_margin"},
    "often stuck": {"seats": 3, "bounds": Rectangle(3, 3)},
    "quick": {"seats": 4, "quick_play": True, "bounds": Round(9), "discards_visible": False},
    "eight": {"seats": 8, "third_wild": "all", "first_bonuses": True, "largest_bonuses": True},
}


# PettingZoo lists its own environments whose observations are dictionaries, and warns about all others; and it warns
# that an agent whose game is over has no legal action.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_passes_the_api_test(settings: dict[str, Any]) -> None:
    """With and without the wrappers."""
    for env in (clustered_v1.env(**settings), clustered_v1.raw_env(**settings)):
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
        api_test(env)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_passes_the_seed_test(settings: dict[str, Any]) -> None:
    """The same seed and actions give the same game."""
    seed_test(lambda: clustered_v1.env(**settings))


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)
def test_it_runs_the_performance_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: dict[str, Any]
) -> None:
    """To its end, through several games. It runs for five seconds of a clock; this one ticks once a round."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 50)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    random.seed(1)

    performance_benchmark(clustered_v1.env(**settings))

    assert "Finished performance benchmark" in capsys.readouterr().out


def test_a_table_is_fifteen_cells_wide_and_high_unless_told() -> None:
    """28 cards on each cell, and 28 discards."""
    assert clustered_v1.env().action_space("player_0").n == 28 * 15 * 15 + 28
    assert clustered_v1.env(bounds=Rectangle(5, 3)).action_space("player_0").n == 28 * 5 * 3 + 28


def test_an_endless_table_is_refused() -> None:
    """The message names the setting and says what to give."""
    with pytest.raises(ValueError, match=r"bounds=None.*endless.*give bounds such as"):
        clustered_v1.env(bounds=None)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": 9}, "seats/out_of_range"),
        ({"colour": "blue"}, "options/unknown"),
        ({"quick_play": 1}, "options/bad_value"),
        ({"seats": 5, "bounds": Rectangle(3, 3)}, "options/conflict"),
    ],
)
def test_settings_are_checked_as_options_of_the_game(settings: dict[str, Any], code: str) -> None:
    """When the environment is made."""
    with pytest.raises(Malformed) as refusal:
        clustered_v1.raw_env(**settings)

    assert code == refusal.value.code


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_it_renders_what_the_selected_agent_sees(mode: Any) -> None:
    """Text or a picture, as the game draws it, from the first move until after the last."""
    env = clustered_v1.env(render_mode=mode)
    env.reset(seed=1)
    draw = {"ansi": GAME.render_text, "svg": GAME.render_svg}[mode]
    for agent in env.agent_iter():
        drawn = env.render()

        assert draw(env.view(agent)) == drawn
        assert ("<svg" in drawn) == (mode == "svg")
        observation, _, termination, truncation, _ = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    env.close()


def test_without_a_render_mode_nothing_is_rendered() -> None:
    """PettingZoo's warning says so."""
    env = clustered_v1.env()
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert env.render() is None
