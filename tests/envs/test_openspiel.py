"""`python_klub_clustered` under OpenSpiel's own test, and what its tensors and strings tell."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from klub import match, to_dict
from klub.core import Rng, decode, encode
from klub.core.options import Rectangle
from klub.envkit.seeded import SEED_BYTES, Moment, Past
from klub.games.clustered import GAME
from klub.games.clustered.cards import CODES
from klub.games.clustered.env import planes

NAME = "python_klub_clustered"
QUICK = "python_klub_clustered(quick_play=True,width=5,height=5)"


def load(text: str = NAME) -> Any:
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


@pytest.mark.parametrize("serialize", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        NAME,
        "python_klub_clustered(players=3,width=4,height=4,third_wild=True)",
        "python_klub_clustered(players=4,quick_play=True,first_bonuses=True,largest_bonuses=True)",
        "python_klub_clustered(quick_play=True,discards_visible=False,width=5,height=5)",
    ],
)
def test_it_passes_the_random_simulation_test(text: str, serialize: bool) -> None:
    """Copies, legal actions, chance, returns, tensors and strings hold together all through a game."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=serialize, verbose=False)


def test_the_game_is_that_of_the_library() -> None:
    """The drawn bytes are the seed, and each action is the move of its number."""
    state, game = dealt(load(), seed=77), match("clustered", 2, seed=77, options={"bounds": Rectangle(15, 15)})
    codec = state.get_game().codec
    while not state.is_terminal():
        moves = game.moves(game.actors[0]) or ()
        assert game.actors[0] == state.current_player()
        assert sorted(map(codec.encode, moves)) == state.legal_actions()
        game.play(game.actors[0], moves[0])
        state.apply_action(codec.encode(moves[0]))
        assert game.state == state.now
    outcome = game.outcome
    assert outcome is not None

    assert [float(2 * (seat in outcome.winners) - 1) for seat in (0, 1)] == state.returns()


def test_a_clone_shares_the_past_and_goes_its_own_way() -> None:
    """Copies are cheap, and what is played on one does not show on the other."""
    state = play(dealt(load()), 5)
    clone = state.clone()
    shared = clone.past is state.past
    play(clone, 1)

    assert shared
    assert (6, 7) == (len(state.past), len(clone.past))


def test_two_players_make_it_a_zero_sum_game() -> None:
    """With more, all but one lose."""
    two, three = load(), load("python_klub_clustered(players=3)")

    assert (two.get_type().utility, two.utility_sum()) == (pyspiel.GameType.Utility.ZERO_SUM, 0.0)
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (two.max_game_length(), three.max_game_length()) == (2 * 29, 3 * 29)


def test_actions_have_names() -> None:
    """The card and the cell, in the words of the rules."""
    state = load().new_initial_state()

    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "seed byte 7"
    assert state.action_to_string(0, 0) == "place 1CD at -7,-7"
    assert state.action_to_string(0, 28 * 225 + 27) == "discard W"


def test_an_observation_is_the_view() -> None:
    """The tensor has the planes of the view, the string all of it."""
    state = play(dealt(load()), 20)
    for player in (0, 1):
        view = GAME.view(state.now, player)

        expected = planes(view, state.get_game().codec)
        assert np.array_equal(expected.ravel(), state.observation_tensor(player))
        assert to_dict(view) == decode(state.observation_string(player), dict, "test")


def test_nothing_is_observed_before_the_deal() -> None:
    """Chance nodes have empty observations."""
    state = load().new_initial_state()

    assert (state.observation_string(0), state.information_state_string(0)) == ("", "")
    assert not any(state.information_state_tensor(0))


def test_an_information_state_tells_the_past_as_the_player_saw_it() -> None:
    """The first hand and all events of the player's views; the cards others drew are not among them."""
    state = play(dealt(load()), 10)
    told: dict[str, Any] = decode(state.information_state_string(1), dict[str, Any], "test")

    assert list(GAME.view(state.past[0].state, 1).hand) == told["hand"]
    assert [to_dict(GAME.view(moment.state, 1).events) for moment in state.past] == told["events"]
    drawn = [event for events in told["events"] for event in events if event["event"] == "drew"]
    assert {event["seat"]: len(event["cards"]) for event in drawn} == {0: 0, 1: 1}


@pytest.mark.parametrize("player", [0, 1])
def test_the_history_has_a_row_for_each_move(player: int) -> None:
    """Who (the player is 0), which card, where, and what the player drew itself."""
    game = load()
    state = play(dealt(game), 9)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    history = observer.dict["history"]
    codec = game.codec
    for row, moment in zip(history, state.past[1:], strict=False):
        placed, *others = moment.events(player)
        who, card, column, line, drawn = np.split(row, np.cumsum([2, 28, codec.width, codec.height]))

        assert [int(placed.seat != player)] == np.flatnonzero(who).tolist()
        assert [placed.card] == [CODES[kind] for kind in np.flatnonzero(card)]
        assert ([placed.x + 7], [placed.y + 7]) == (np.flatnonzero(column).tolist(), np.flatnonzero(line).tolist())
        own = [code for event in others for code in event.cards]
        assert own == [CODES[kind] for kind in np.flatnonzero(drawn)]
    assert not history[9:].any()


def test_start_discards_are_told_when_they_are_revealed() -> None:
    """CLU-Q17: the rows of the others' discards say which card only once all have chosen."""
    game = load(QUICK)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = play(dealt(game), 3)
    observer.set_from(state, 1)
    hidden = observer.dict["history"][:2, 2:30].copy()
    play(state, 1)
    observer.set_from(state, 1)
    revealed = observer.dict["history"][:2, 2:30]

    assert not hidden.any()
    assert list(state.now.discards[0]) == [int(np.flatnonzero(row)[0]) for row in revealed]


def test_what_is_hidden_does_not_show() -> None:
    """Deal anew all cards a player cannot see: tensors and strings stay the same."""
    state = play(dealt(load(QUICK)), 20)
    for player in (0, 1):
        seen = (
            state.observation_tensor(player),
            state.observation_string(player),
            state.information_state_tensor(player),
        )
        other = state.clone()
        imagined = GAME.imagine(GAME.view(state.now, player), Rng(bytes(32)))
        assert encode(imagined) != encode(state.now)
        other.past = Past((*state.past[:-1], Moment(GAME, imagined)))

        assert seen == (
            other.observation_tensor(player),
            other.observation_string(player),
            other.information_state_tensor(player),
        )


@pytest.mark.parametrize("kind", [{"public_info": False}, {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}])
def test_other_kinds_of_observation_are_refused(kind: dict[str, Any]) -> None:
    """Only what one player sees can be observed."""
    with pytest.raises(ValueError, match="expected public information and that of a single player"):
        load().make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_observation_parameters_are_refused() -> None:
    """There are none."""
    with pytest.raises(ValueError, match="no observation parameters"):
        load().make_py_observer(None, {"colour": 1})
