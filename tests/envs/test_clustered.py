"""What an agent observes of Clustered: held to the views and moves of the game, the slow truth."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from klub import Illegal
from klub.core import Rng
from klub.core.options import Rectangle, Round
from klub.envs import clustered_v1
from klub.envs.env import KlubEnv
from klub.games.clustered import GAME
from klub.games.clustered.codec import Codec
from klub.games.clustered.env import ClusteredAdapter, plane_names, planes
from klub.games.clustered.moves import Place
from tests.games.clustered.table import deal

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {}),
    "two": (2, {"bounds": {"shape": "rectangle", "width": 15, "height": 15}}),
    "three, often stuck": (3, {"bounds": Rectangle(4, 5)}),
    "four, round": (4, {"bounds": Round(7), "third_wild": "all", "first_bonuses": True, "largest_bonuses": True}),
    "five": (5, {}),
    "six, narrow": (6, {"bounds": Rectangle(8, 3)}),
    "seven": (7, {"bounds": Round(13), "third_wild": [0, 3]}),
    "eight": (8, {}),
    "quick": (2, {"quick_play": True}),
    "quick, from the drawn": (3, {"quick_play": True, "quick_discard_from": "drawn", "bounds": Rectangle(5, 5)}),
    "quick, face down": (2, {"quick_play": True, "discards_visible": False}),
}


def moments(env: KlubEnv, seed: int, every: int = 1) -> Iterator[KlubEnv]:
    """A random game, stopped before its first move, at every so many moves, and at its end."""
    chance = Rng(seed.to_bytes(32, "big"))
    env.reset(seed=seed)
    for number in range(1000):
        if number % every == 0 or not env.match.actors:
            yield env
        if not env.match.actors:
            return
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_an_observation_is_what_the_view_says(seats: int, options: dict[str, Any]) -> None:
    """Move by move, the planes kept along equal those worked out from the view of each seat."""
    for env in moments(clustered_v1.raw_env(seats, **options), seed=1):
        codec = Codec(env.match.state.options, seats)
        for seat, agent in enumerate(env.possible_agents):
            expected = planes(GAME.view(env.match.state, seat), codec)

            assert np.array_equal(expected, env.observe(agent)["observation"])


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_a_mask_marks_the_legal_moves(seats: int, options: dict[str, Any]) -> None:
    """Exactly those that the game lists for the seat: none for a seat that may not move."""
    for env in moments(clustered_v1.raw_env(seats, **options), seed=2):
        codec = Codec(env.match.state.options, seats)
        for seat, agent in enumerate(env.possible_agents):
            expected = sorted(map(codec.encode, GAME.moves(env.match.state, seat)))

            assert expected == np.flatnonzero(env.observe(agent)["action_mask"]).tolist()


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_an_observation_does_not_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    """Deal anew all cards a seat cannot see, and it observes the same, mask included."""
    other, chance = (
        ClusteredAdapter(GAME, GAME.parse_options({"bounds": Rectangle(15, 15), **options}, seats), seats),
        Rng(bytes(32)),
    )
    for env in moments(clustered_v1.raw_env(seats, **options), seed=3, every=5):
        for seat, agent in enumerate(env.possible_agents):
            imagined = GAME.imagine(GAME.view(env.match.state, seat), chance)
            other.start(imagined)
            expected, actual = env.observe(agent), other.observe(imagined, seat)

            assert all(np.array_equal(expected[name], actual[name]) for name in ("observation", "action_mask"))


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_observations_lie_in_their_space(seats: int, options: dict[str, Any]) -> None:
    """Until the end of the game, and the same space serves all agents."""
    env = clustered_v1.raw_env(seats, **options)
    for _ in moments(env, seed=4, every=7):
        assert all(env.observation_space(agent).contains(env.observe(agent)) for agent in env.possible_agents)
    assert all(env.observation_space(agent) == env.observation_space("player_0") for agent in env.possible_agents)


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_planes_have_the_numbers_of_the_documentation(seats: int) -> None:
    """42 and one for each seat."""
    names = plane_names(seats)
    first = ["table", "start", "cards_0", "number_1", "wild", "hand_1CD", "left", "discard"]

    assert len(names) == len(set(names)) == 42 + seats
    assert [names.index(name) for name in first] == [0, 1, 2, 2 + seats, 11 + seats, 12 + seats, 40 + seats, 41 + seats]


def test_planes_show_what_the_documentation_says() -> None:
    """A small table, read off by hand: orange laid 2SH beside the start card, blue has two wilds."""
    state = deal("W W 1CD 1CH 1CS 3TS", "2SH 1CD 1CH 1CS 1SD", first=1, bounds=Rectangle(3, 3))
    adapter = ClusteredAdapter(GAME, state.options, 2)
    state = GAME.apply(state, 1, Place("2SH", 1, 0), Rng(bytes(32)))
    plane = {name: number for number, name in enumerate(plane_names(2))}
    blue, orange = planes(GAME.view(state, 0), adapter.codec), planes(GAME.view(state, 1), adapter.codec)
    here = [[0, 0, 0], [0, 0, 1], [0, 0, 0]]

    assert blue.shape == (44, 3, 3)
    assert blue[plane["table"]].tolist() == [[1, 1, 1]] * 3
    assert blue[plane["start"]].tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
    shown = [name for name, number in plane.items() if blue[number].tolist() == here]
    assert shown == ["cards_1", "number_2", "shape_S", "fill_H"]
    assert here == orange[plane["cards_0"]].tolist()
    flat = {name: int(blue[number, 0, 0]) for name, number in plane.items() if np.ptp(blue[number]) == 0}
    hand = {"hand_1CD": 1, "hand_1CH": 1, "hand_1CS": 1, "hand_W": 2}
    assert {"table": 1, **hand, "left": 29} == {name: value for name, value in flat.items() if value}
    assert orange[plane["left"], 0, 0] == 28


def test_the_discard_plane_tells_quick_discards_from_turns() -> None:
    """It is 1 at the start discards and after each draw of two, 0 in a turn."""
    seen = set()
    for env in moments(clustered_v1.raw_env(2, quick_play=True), seed=5):
        seen.add((env.match.state.phase, int(env.observe("player_0")["observation"][-1, 0, 0])))

    assert {("start_discards", 1), ("turn", 0), ("quick_discard", 1), ("over", 0)} == seen


def test_start_discards_are_made_seat_by_seat() -> None:
    """CLU-63, CLU-Q17: each seat is asked until it has made both, and nobody sees the discards of the others."""
    env = clustered_v1.raw_env(3, quick_play=True)
    env.reset(seed=1)
    asked, last = [], env.observe("player_2")["observation"]
    while env.match.state.phase == "start_discards":
        asked.append(env.agent_selection)
        if len(asked) <= 4:
            assert np.array_equal(last, env.observe("player_2")["observation"])
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))

    assert [f"player_{seat}" for seat in (0, 0, 1, 1, 2, 2)] == asked


def test_an_observation_is_free_to_keep() -> None:
    """Later moves do not change it, and changing it does not change the game."""
    env = clustered_v1.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    kept = env.observe(agent)
    before = copy.deepcopy(kept)
    env.step(int(np.flatnonzero(kept["action_mask"])[0]))

    assert all(np.array_equal(before[name], kept[name]) for name in kept)

    again = env.observe(agent)
    for array in kept.values():
        array[...] = 1
    assert all(np.array_equal(again[name], env.observe(agent)[name]) for name in again)


@pytest.mark.parametrize("make", [clustered_v1.raw_env, clustered_v1.env])
@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(make: Any, duplicate: Any) -> None:
    """Searching programs copy an environment in mid-game; both copies then play the same game, or different ones."""
    env = make(2, bounds=Rectangle(5, 5))
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    other = duplicate(env)

    for step in range(4):
        mine, theirs = env.last()[0], other.last()[0]
        assert all(np.array_equal(mine[name], theirs[name]) for name in mine)
        for each in (env, other):
            each.step(int(np.flatnonzero(mine["action_mask"])[step]))
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (len(env.match.history), len(other.match.history)) == (6, 5)


@pytest.mark.parametrize(
    ("action", "code"), [(0, "clustered/not_in_hand"), (-1, "move/malformed"), (None, "move/malformed")]
)
def test_the_raw_environment_refuses_with_a_code(action: Any, code: str) -> None:
    """As the library does; nothing has changed then."""
    env = clustered_v1.raw_env(1, bounds=Rectangle(15, 15))
    env.reset(seed=2)
    before = env.match.state

    with pytest.raises(Illegal) as refusal:
        env.step(action)

    assert code == refusal.value.code
    assert before is env.match.state


def test_an_agent_can_ask_for_its_whole_view() -> None:
    """For observations of one's own: all that its seat may know, and no more."""
    env = clustered_v1.env(3)
    env.reset(seed=1)

    assert GAME.view(env.match.state, 1) == env.view("player_1")
