"""`python_klub_cubed` under OpenSpiel's own test, and what its tensors and strings tell."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from klub import match, to_dict
from klub.core import Rng, decode, encode
from klub.envkit.seeded import SEED_BYTES, Moment, Past
from klub.envs import openspiel
from klub.games.cubed import GAME
from klub.games.cubed.env import facts, planes

cubed = openspiel.GAMES["cubed"]
ONE = "python_klub_cubed(rounds=1)"
VARIANTS = "python_klub_cubed(players=3,rounds=1,radius=5,bridging=True,fill_the_void=True,draw_many=True)"


def load(text: str = ONE) -> Any:
    return pyspiel.load_game(text)


def dealt(game: Any, seed: int = 1) -> Any:
    """A game whose seed is drawn."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        state.apply_action(byte)
    return state


def play(state: Any, moves: int, seed: int = 1) -> Any:
    """So many random moves."""
    chance = Rng(seed.to_bytes(32, "big"))
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    ("text", "serialize"), [(ONE, True), (VARIANTS, False), ("python_klub_cubed(match_two=True,radius=3)", False)]
)
def test_it_passes_the_random_simulation_test(text: str, serialize: bool) -> None:
    """Copies, legal actions, chance, returns, tensors and strings hold together all through a game."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=serialize, verbose=False)


def test_the_game_is_that_of_the_library() -> None:
    """The drawn bytes are the seed, of the moves' chance too, and each action is the move of its number."""
    state = dealt(load("python_klub_cubed(draw_many=True,radius=40)"), seed=77)
    game, chance = match("cubed", 2, seed=77, options={"draw_many": True}), Rng(bytes(32))
    codec = state.get_game().codec
    while not state.is_terminal():
        seat, moves = game.actors[0], game.moves(game.actors[0]) or ()
        assert seat == state.current_player()
        move = chance.choice(moves)
        assert codec.encode(move, seat) in state.legal_actions()
        game.play(seat, move)
        state.apply_action(codec.encode(move, seat))
        assert game.state == state.now
    outcome = game.outcome
    assert outcome is not None

    assert [float(2 * (seat in outcome.winners) - 1) for seat in (0, 1)] == state.returns()


def test_two_players_make_it_a_zero_sum_game() -> None:
    """With more, all but one lose."""
    two, three = load(), load("python_klub_cubed(players=3)")

    assert (two.get_type().utility, two.utility_sum()) == (pyspiel.GameType.Utility.ZERO_SUM, 0.0)
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (1200, 3600) == (two.max_game_length(), three.max_game_length())


def test_actions_have_names() -> None:
    """What is done, with which piece, where."""
    state, codec = dealt(load(VARIANTS)), load(VARIANTS).codec
    numbers = range(codec.plays, codec.plays + 7)

    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "seed byte 7"
    assert state.action_to_string(0, codec.cells + 60) == "play aaa at 0,0 turn 1"
    assert [state.action_to_string(0, number) for number in numbers] == [
        "draw",
        "pass",
        "skip_gift",
        "draw_many 1",
        "draw_many 2",
        "draw_many 3",
        "far",
    ]
    assert state.action_to_string(2, codec.keeps) == "keep aaa"
    assert state.action_to_string(2, codec.gifts) == "give aaa to 0"


def test_an_observation_is_the_view() -> None:
    """The tensor has the planes and facts of the view, the string all of it."""
    state = play(dealt(load()), 20)
    for player in (0, 1):
        view = GAME.view(state.now, player)
        expected = np.concatenate([planes(view, state.get_game().codec).ravel(), facts(view)])

        assert np.array_equal(expected, state.observation_tensor(player))
        assert to_dict(view) == decode(state.observation_string(player), dict, "test")


def test_nothing_is_observed_before_the_deal() -> None:
    """Chance nodes have empty observations."""
    state = load().new_initial_state()

    assert (state.observation_string(0), state.information_state_string(0)) == ("", "")
    assert not any(state.information_state_tensor(0))


@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_history_has_a_row_for_each_move(player: int) -> None:
    """Who (the player is 0), what was done, which piece, turn and place, and what the player drew itself."""
    game = load(VARIANTS)
    state = play(dealt(game), 60)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    codec, done = game.codec, set()
    for row, moment in zip(observer.dict["history"], state.past[1:], strict=False):
        event = moment.events(player)[0]
        who, doing, piece, turn, column, line, taken = np.split(row, np.cumsum([3, 5, 82, 3, 11, 11]))
        tag = type(event).__struct_config__.tag
        done.add(tag)

        assert [(event.seat - player) % 3] == np.flatnonzero(who).tolist()
        assert [cubed.DOINGS.index(tag)] == np.flatnonzero(doing).tolist()
        known = getattr(event, "piece", "?")
        assert ([] if known == "?" else [known]) == [codec.codes[kind] for kind in np.flatnonzero(piece)]
        assert sorted(getattr(event, "pieces", ())) == [codec.codes[kind] for kind in np.flatnonzero(taken)]
        if tag == "played":
            assert [event.turn] == np.flatnonzero(turn).tolist()
            assert ([event.q + 5], [event.r + 5]) == (np.flatnonzero(column).tolist(), np.flatnonzero(line).tolist())
    assert {"played", "drew", "kept"} <= done
    assert not observer.dict["history"][60:].any()


def test_what_is_hidden_does_not_show() -> None:
    """CUB-Q21: deal anew all pieces a player cannot see: tensors and strings stay the same."""
    state = play(dealt(load(VARIANTS)), 20)
    for player in range(3):
        seen = (state.observation_tensor(player), state.observation_string(player))
        recalled = state.information_state_tensor(player)
        other = state.clone()
        imagined = GAME.imagine(GAME.view(state.now, player), Rng(bytes(32)))
        assert encode(imagined) != encode(state.now)
        other.past = Past((*state.past[:-1], Moment(GAME, imagined)))

        assert seen == (other.observation_tensor(player), other.observation_string(player))
        assert recalled == other.information_state_tensor(player)
