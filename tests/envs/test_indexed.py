"""The environment of a game that brings none: places in the list of moves, and hashed views."""

import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, seed_test

import klub.envs
from klub.core import Illegal, Rng
from klub.core.options import Number
from klub.envkit.indexed import BUCKETS, IndexedMoves, hashed
from klub.envs.registry import EnvironmentModule, environment_of
from klub.games import register
from klub.texts import sources
from tests.core.check.tiny import Duel, DuelOptions, Heap
from tests.core.takeaway import Sticks, Take, TakeAway


class BoundedDuel(Duel):
    declaration = replace(Duel.declaration, name="bounded_duel", version=4, actions=3)


@pytest.fixture(autouse=True)
def _outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games of others, for the time of a test."""
    with monkeypatch.context() as within:
        within.setattr(sys.modules["klub.games"], "_added", {})
        within.setattr(sources, "_sources", {**sources._sources})
        for game in (TakeAway(), BoundedDuel(), Heap()):
            register(game)
        yield
    for forget in sources._listeners:
        forget()


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(("name", "seats"), [("takeaway_v1", 2), ("bounded_duel_v4", 2), ("bounded_duel_v4", 3)])
def test_a_game_that_declares_its_actions_is_an_environment(name: str, seats: int) -> None:
    """PettingZoo's own tests pass, with and without the usual wrappers."""
    made: EnvironmentModule = getattr(klub.envs, name)
    for make in (lambda: made.env(seats), lambda: made.raw_env(seats)):
        api_test(make())
        seed_test(make)


def test_environments_are_named_after_the_version_of_the_rules() -> None:
    """Ours first; a game without bounded moves has none, and says so."""
    assert klub.envs.names()[4:] == ("bounded_duel_v4", "takeaway_v1")
    with pytest.raises(AttributeError, match="the game 'heap' has no environment"):
        klub.envs.__getattr__("heap_v3")
    with pytest.raises(AttributeError, match="no attribute 'takeaway_v2'"):
        klub.envs.__getattr__("takeaway_v2")
    with pytest.raises(ValueError, match="the game 'heap' has no environment"):
        IndexedMoves(Heap(), Heap().parse_options(None, 2), 2)


def test_an_action_is_the_place_of_a_move() -> None:
    """Among the sorted ones; a place that holds none is refused, and the mask knows."""
    env = klub.envs.__getattr__("takeaway_v1").raw_env()
    env.reset(seed=1)
    for left in (13, 10, 7, 4, 1):
        assert env.match.state.left == left
        assert env.observe(env.agent_selection)["action_mask"].tolist() == [int(count < left) for count in range(3)]
        other = next(agent for agent in env.agents if agent != env.agent_selection)
        assert env.observe(other)["action_mask"].tolist() == [0, 0, 0]
        if left > 1:
            env.step(2)
    for action in (1, -1, 3, 0.5, "0"):
        with pytest.raises(Illegal, match=f"action {action!r}: expected a whole number below 1"):
            env.step(action)
    env.step(np.int64(0))

    assert env.match.history[-1][1] == Take(1)
    assert env.terminations == {"player_0": True, "player_1": True}


def test_options_and_settings_are_given_when_it_is_made() -> None:
    """Those of the game, as for any environment."""
    env = klub.envs.__getattr__("bounded_duel_v4").raw_env(3, rounds=1, longest=2)
    env.reset(seed=1)
    env.step(0)
    env.step(0)

    assert env.match.state.options == DuelOptions(rounds=1)
    assert all(env.truncations.values())


def test_an_untrue_declaration_is_told() -> None:
    """More moves than declared, or moves that cannot be listed."""

    class Tight(TakeAway):
        declaration = replace(TakeAway.declaration, actions=2)

    class Unlisted(Heap):
        declaration = replace(Heap.declaration, actions=2)

    tight, unlisted = Tight(), Unlisted()
    with pytest.raises(ValueError, match="at most 2 moves at once; here are 3"):
        IndexedMoves(tight, tight.parse_options(None, 2), 2).observe(Sticks(13), 0)
    heap = unlisted.setup(unlisted.parse_options(None, 2), 2, Rng(bytes(32)))
    with pytest.raises(ValueError, match="cannot list its moves here"):
        IndexedMoves(unlisted, unlisted.parse_options(None, 2), 2).observe(heap, 0)


def test_different_views_look_different_and_equal_ones_alike() -> None:
    """Within bounds; near numbers are nearer than far ones."""
    seen = [hashed(Sticks(left)) for left in range(14)]

    assert {each.shape for each in seen} == {(BUCKETS,)}
    assert all((np.abs(each) < 1).all() for each in seen)
    assert len({each.tobytes() for each in seen}) == 14
    assert np.array_equal(hashed(Sticks(5)), seen[5])


def test_what_is_hidden_and_what_is_agreed_before_does_not_show() -> None:
    """An observation follows from the view, without the options."""
    game = Duel()
    options = DuelOptions(rounds=2)
    state = game.setup(options, 2, Rng(bytes(32)))
    imagined = game.imagine(game.view(state, 0), Rng(b"\1" * 32))
    other = replace(state, options=replace(options, low_wins=True))

    assert imagined != state
    assert np.array_equal(hashed(game.view(state, 0)), hashed(game.view(imagined, 0)))
    assert np.array_equal(hashed(game.view(state, 0)), hashed(game.view(other, 0)))


def test_the_same_view_is_observed_alike_in_every_process() -> None:
    """Python's own hashes differ from process to process; these do not."""
    program = (
        "from klub.envkit.indexed import hashed; from tests.core.takeaway import Sticks;"
        "print(hashed(Sticks(7)).tobytes().hex())"
    )
    runs = {
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }

    assert runs == {hashed(Sticks(7)).tobytes().hex() + "\n"}


def test_a_game_with_options_but_no_actions_has_no_environment() -> None:
    """Neither its own nor the default one."""
    assert isinstance(Heap.declaration.options[0], Number)
    assert environment_of(Heap()) is None
