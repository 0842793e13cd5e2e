"""What an agent observes of Cubed: held to the views and moves of the game, the slow truth."""

import copy
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from klub import Illegal
from klub.core import Rng
from klub.envs import cubed_v1
from klub.envs.env import KlubEnv
from klub.games.cubed import GAME
from klub.games.cubed.codec import Codec
from klub.games.cubed.env import PLANES, CubedAdapter, fact_names, facts, planes
from klub.games.cubed.moves import Give, Play
from klub.games.cubed.pieces import turned
from tests.games.cubed.table import table

VARIANTS = {"bridging": True, "fill_the_void": True, "draw_many": True}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"radius": 3}),
    "two": (2, {}),
    "two, loose": (2, {"match": "two", "rounds": 1, "blockers_per_color": 3}),
    "three, small": (3, {"radius": 2, "rounds": 1}),
    "four, variants": (4, {**VARIANTS, "rounds": 1}),
    "six, open": (6, {"open_hands": True, "rounds": 1, "radius": 5}),
}


def moments(env: KlubEnv, seed: int, every: int = 1) -> Iterator[KlubEnv]:
    """A random game, stopped before its first move, at every so many moves, and at its end."""
    chance = Rng(seed.to_bytes(32, "big"))
    env.reset(seed=seed)
    for number in range(4000):
        if number % every == 0 or not env.match.actors:
            yield env
        if not env.match.actors:
            return
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask).tolist()))


def codec_of(env: KlubEnv, seats: int, options: dict[str, Any]) -> Codec:
    return Codec(env.match.state.options, seats, options.get("radius", 10))


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_an_observation_is_what_the_view_says(seats: int, options: dict[str, Any]) -> None:
    """The planes kept along equal those worked out from the view of each seat, from round to round."""
    for env in moments(cubed_v1.raw_env(seats, **options), seed=1, every=3):
        codec = codec_of(env, seats, options)
        for seat, agent in enumerate(env.possible_agents):
            view, seen = GAME.view(env.match.state, seat), env.observe(agent)

            assert np.array_equal(planes(view, codec), seen["observation"])
            assert np.array_equal(facts(view), seen["facts"])


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_a_mask_marks_the_legal_moves_within_the_radius(seats: int, options: dict[str, Any]) -> None:
    """Exactly those that the game lists for the seat, never none for the seat that may move; and games end."""
    env = cubed_v1.raw_env(seats, **options)
    for _ in moments(env, seed=2, every=4):
        codec, state = codec_of(env, seats, options), env.match.state
        for seat, agent in enumerate(env.possible_agents):
            expected = sorted(codec.numbered(GAME.moves(state, seat) or (), seat))

            assert expected == np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
            assert bool(expected) == (seat in GAME.actors(state))
    assert env.match.outcome is not None


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_an_observation_does_not_depend_on_what_is_hidden(seats: int, options: dict[str, Any]) -> None:
    """CUB-Q21: deal anew all pieces a seat cannot see, and it observes the same, mask included."""
    chance, settings = Rng(bytes(32)), {**options}
    radius = settings.pop("radius", 10)
    other = CubedAdapter(GAME, GAME.parse_options(settings, seats), seats, radius)
    for env in moments(cubed_v1.raw_env(seats, **options), seed=3, every=9):
        for seat, agent in enumerate(env.possible_agents):
            imagined = GAME.imagine(GAME.view(env.match.state, seat), chance)
            other.start(imagined)
            expected, actual = env.observe(agent), other.observe(imagined, seat)

            assert all(np.array_equal(expected[name], actual[name]) for name in expected)


@pytest.mark.parametrize(("seats", "options"), TABLES.values(), ids=TABLES)
def test_observations_lie_in_their_space(seats: int, options: dict[str, Any]) -> None:
    """Until the end of the game, and the same space serves all agents."""
    env = cubed_v1.raw_env(seats, **options)
    for _ in moments(env, seed=4, every=11):
        assert all(env.observation_space(agent).contains(env.observe(agent)) for agent in env.possible_agents)
    assert all(env.observation_space(agent) == env.observation_space("player_0") for agent in env.possible_agents)


def test_planes_and_facts_show_what_the_documentation_says() -> None:
    """A small table, read off by hand."""
    state = table("abd bxx", "bdf", bag="aaa aab", laid="abc 0,0; aed 1,0/1; cfe 1,-1/1; axx 0,1/2", first=1)
    codec, view = Codec(state.options, 2, 3), GAME.view(state, 0)
    seen, names = planes(view, codec), fact_names(state.options, 2)
    plane = {name: number for number, name in enumerate(PLANES)}
    told = {name: int(fact) for name, fact in zip(names, facts(view), strict=True) if fact}

    assert (23, 7, 7) == seen.shape
    assert 37 == seen[plane["table"]].sum()
    assert [(3, 3), (3, 4)] == sorted(
        (int(row), int(column))
        for slot in range(3)
        for row, column in np.argwhere(seen[plane[f"slot_{slot}_a"]]).tolist()
        if row == 3
    )
    assert ["slot_0_x", "slot_1_x", "slot_2_a"] == [
        name for name in PLANES if seen[plane[name], 4, 3] and name != "table"
    ]
    assert 4 == seen[plane["dead"]].sum()
    assert {
        "hand_abd": 1,
        "hand_bxx": 1,
        "pieces_0": 2,
        "pieces_1": 1,
        "phase_turn": 1,
        "turn": 1,
        "round": 1,
        "bag": 2,
    } == told


def test_gifts_are_relative_to_the_giver() -> None:
    """CUB-45: the same action gives to the next player clockwise, whoever gives."""
    options = GAME.parse_options({"fill_the_void": True}, 3)
    codec = Codec(options, 3)

    assert Give("aab", 2) == codec.decode(codec.encode(Give("aab", 0), 2), 1)


def test_alone_a_piece_can_be_laid_outside_when_nothing_else_is_legal() -> None:
    """CUB-Q32: the action `far` lays the first one that fits; while another action is legal it is refused."""
    env, used = cubed_v1.raw_env(1, radius=2), 0
    for seed in range(12):
        for _ in moments(env, seed):
            actors = env.match.actors
            mask = env.observe("player_0")["action_mask"]
            far = codec_of(env, 1, {"radius": 2}).far
            if actors and mask[far]:
                first = (env.match.moves(0) or ())[0]
                assert isinstance(first, Play)
                assert first == env._adapter.move(far)
                assert 1 == mask.sum()
                used += 1
            elif actors:
                with pytest.raises(Illegal) as refusal:
                    env.step(far)
                assert "move/malformed" == refusal.value.code

    assert used


def test_an_observation_is_free_to_keep() -> None:
    """Later moves do not change it, and changing it does not change the game."""
    env = cubed_v1.raw_env()
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


def test_a_piece_outside_the_radius_is_not_shown() -> None:
    """It lies on the table of the game all the same."""
    env = cubed_v1.raw_env(1, radius=2)
    hidden = 0
    for seed in range(12):
        for _ in moments(env, seed, every=5):
            view = env.view("player_0")
            seen = env.observe("player_0")["observation"][1:-1].sum()
            within = [piece for piece in view.table if max(abs(piece.q), abs(piece.r), abs(piece.q + piece.r)) <= 2]
            hidden += len(view.table) - len(within)
            assert seen == sum(len(turned(piece.piece, piece.turn)) for piece in within)

    assert hidden
