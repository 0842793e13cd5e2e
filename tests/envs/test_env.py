"""`KlubEnv` with any game: two tiny ones, one of them with secret simultaneous moves, one with unlisted moves."""

from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Space
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

from klub.core import Illegal, Outcome, Rng, Seat, parse_seed, rank
from klub.envkit.adapter import Adapter
from klub.envkit.rewards import Reward, rewards_of
from klub.envkit.spaces import Actions
from klub.envs.env import KlubEnv
from klub.envs.wrappers import wrap
from tests.core.check.tiny import DECK, Duel, DuelState, Heap, HeapState, Lay, Put


class DuelAdapter(Adapter):
    """An action for each card; what is observed is the round, the hand and the card laid from it."""

    def action_space(self) -> Actions:
        return Actions(len(DECK))

    def observation_space(self) -> Space[Any]:
        return Dict(observation=Box(0, 12, (len(DECK) + 1,), np.int8), action_mask=Box(0, 1, (len(DECK),), np.int8))

    def move(self, action: Any) -> Lay:
        return Lay(DECK[action])

    def observe(self, state: DuelState, seat: Seat) -> dict[str, NDArray[np.int8]]:
        view, moves = self.game.view(state, seat), self.game.moves(state, seat) or ()
        hand = np.array([1 + len(view.shown), *(card in (*view.hand, view.mine) for card in DECK)], np.int8)
        return {"observation": hand, "action_mask": np.array([Lay(card) in moves for card in DECK], np.int8)}


class HeapAdapter(Adapter):
    """An action is how much to put, from 0 (next to nothing) to 1 (all); what is observed is the heap."""

    def action_space(self) -> Space[Any]:
        return Box(0.0, 1.0, (1,))

    def observation_space(self) -> Space[Any]:
        return Box(0.0, 1000.0, (2,))

    def move(self, action: Any) -> Put:
        return Put(1 + 99 * float(action[0]))

    def observe(self, state: HeapState, seat: Seat) -> NDArray[np.float32]:
        return np.array([self.game.view(state, seat).heap, 1], np.float32)


def duel(seats: int = 2, reward: Reward = "win", **options: Any) -> KlubEnv:
    game = Duel()
    return KlubEnv(DuelAdapter(game, game.parse_options(options, seats), seats), name="duel_v0", reward=reward)


def heap(seats: int = 2) -> KlubEnv:
    game = Heap()
    return KlubEnv(HeapAdapter(game, game.parse_options({"goal": 300}, seats), seats), name="heap_v0")


# PettingZoo lists its own environments whose observations are dictionaries, and warns about all others; and it warns
# that an agent whose game is over has no legal action.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_listed_moves_becomes_an_environment(seats: int) -> None:
    """PettingZoo's own tests pass, with and without the usual wrappers."""
    for make in (lambda: duel(seats), lambda: wrap(duel(seats))):
        api_test(make())
        seed_test(make)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_with_continuous_moves_becomes_an_environment(seats: int) -> None:
    """PettingZoo's own tests pass; there is no mask where moves cannot be listed."""
    api_test(heap(seats))
    seed_test(lambda: heap(seats))


def test_simultaneous_actors_are_asked_in_seat_order() -> None:
    """Nobody is asked twice in a round, and what others laid is not seen before all have."""
    env = duel(3)
    env.reset(seed=4)
    asked, seen = [], []
    while any(env.match.actors):
        asked.append(env.agent_selection)
        seen.append(env.observe("player_2")["observation"].tolist())
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))

    assert [f"player_{seat}" for seat in (0, 1, 2, 0, 1, 2)] == asked
    assert seen[0] == seen[1] == seen[2]


def test_a_seed_is_that_of_the_library() -> None:
    """`reset(seed=7)` deals what `klub.match(seed=7)` deals, for whole numbers of any type."""
    env = duel()
    state = Duel().setup(Duel().parse_options(None, 2), 2, Rng(parse_seed(7)))

    for seed in (7, np.int64(7)):
        env.reset(seed=seed)  # type: ignore[arg-type] # numpy's whole numbers are no ints

        assert state == env.match.state


def test_resets_without_a_seed_go_on_from_the_last_seed() -> None:
    """So that a whole series of games can be repeated, and no two games in it are alike."""
    series = []
    for _ in range(2):
        env = duel()
        env.reset(seed=7)
        series.append([env.match.state])
        for _ in range(3):
            env.reset()
            series[-1].append(env.match.state)

    assert series[0] == series[1]
    assert len(set(series[0])) == 4


def test_the_first_reset_without_a_seed_is_random() -> None:
    """The operating system draws it."""
    one, other = duel(), duel()
    one.reset()
    other.reset()

    assert one.match.commitment != other.match.commitment


def test_an_illegal_action_is_refused_with_a_code_and_changes_nothing() -> None:
    """The environment without wrappers raises what the game raises."""
    env = duel()
    env.reset(seed=1)
    before, agent = env.match.state, env.agent_selection
    mask = env.observe(agent)["action_mask"]

    with pytest.raises(Illegal) as refusal:
        env.step(int(np.flatnonzero(mask == 0)[0]))

    assert refusal.value.code == "duel/not_in_hand"
    assert (before, agent) == (env.match.state, env.agent_selection)


def test_rewards_and_scores_come_at_the_end() -> None:
    """Nothing before; then each agent is told its reward once, with all scores and who won."""
    env = duel(2, reward="score_margin", rounds=1)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        assert env.rewards == {"player_0": 0, "player_1": 0}
        assert env.infos == {"player_0": {}, "player_1": {}}
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
    outcome = env.match.outcome
    assert outcome is not None
    told = {}
    for agent in env.agent_iter():
        _, reward, termination, truncation, info = env.last()
        told[agent] = reward, info["scores"], info["winners"]
        assert (termination, truncation) == (True, False)
        env.step(None)
    winner = f"player_{outcome.winners[0]}"
    scores = {f"player_{seat}": score for seat, score in enumerate(outcome.scores)}

    assert {agent: (1 if agent == winner else -1, scores, [winner]) for agent in scores} == told
    assert env.agents == []


@pytest.mark.parametrize(
    ("scores", "winners", "win", "margin"),
    [
        ([7, 3], [0], [1, -1], [4, -4]),
        ([5, 5], [0, 1], [0, 0], [0, 0]),
        ([2, 9, 4], [1], [-1, 1, -1], [-7, 5, -5]),
        ([9, 9, 4], [0, 1], [0, 0, -1], [0, 0, -5]),
        ([12], [0], [1], [12]),
        ([3], [], [-1], [3]),
    ],
)
def test_rewards_say_who_won_or_by_how_much(
    scores: list[int], winners: list[int], win: list[int], margin: list[int]
) -> None:
    """1, −1 and 0 for a shared win; or the points ahead of the best other seat."""
    outcome: Outcome[None] = Outcome(scores, winners, rank(scores), [None] * len(scores))

    assert win == rewards_of(outcome, "win")
    assert margin == rewards_of(outcome, "score_margin")
    assert win == rewards_of(outcome, "win", "fewest")


def test_where_the_fewest_points_win_each_one_counts_against_its_seat() -> None:
    """Ahead is who has fewer than the best other seat; alone every point is a loss."""
    three: Outcome[None] = Outcome([2, 9, 4], [0], [1, 3, 2], [None] * 3)

    assert [2, -7, -2] == rewards_of(three, "score_margin", "fewest")
    assert [-12] == rewards_of(Outcome([12], [], [1], [None]), "score_margin", "fewest")


@pytest.mark.parametrize("setting", ["reward", "render_mode"])
def test_an_unknown_setting_is_refused_by_name(setting: str) -> None:
    """When the environment is made, not when it is used."""
    game = Duel()
    adapter = DuelAdapter(game, game.parse_options(None, 2), 2)

    with pytest.raises(ValueError, match=f"{setting}='gold': expected"):
        KlubEnv(adapter, name="duel_v0", **{setting: "gold"})  # type: ignore[arg-type] # that is the point
