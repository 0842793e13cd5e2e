"""Game files of Clustered: the same game again, bit for bit, from seed, options and moves."""

from typing import Any

import pytest

from klub import Illegal, replay
from klub.core import decode, encode
from klub.games.clustered import GAME
from klub.games.clustered.rules import State
from klub.games.clustered.view import View
from tests.games.clustered.table import played

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"third_wild": [1], "first_player": 1}),
    (3, {"quick_play": True, "quick_discard_from": "drawn", "first_bonuses": True, "largest_bonuses": True}),
    (4, {"bounds": {"shape": "rectangle", "width": 6, "height": 4}, "discards_visible": False, "two_starts": False}),
    (8, {"bounds": {"shape": "round", "diameter": 15}, "quick_play": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_finished_game_is_replayed_from_its_file(seats: int, options: dict[str, Any]) -> None:
    """CLU-Q28: with any options, a file gives the same state, views and outcome again."""
    game = played(seats, seed=91, **options)
    again = replay(encode(game.record()))

    assert game.state == again.state
    assert game.outcome == again.outcome
    assert [encode(game.view(watcher)) for watcher in (None, *range(seats))] == [
        encode(again.view(watcher)) for watcher in (None, *range(seats))
    ]
    assert encode(game.record()) == encode(again.record())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_states_and_views_survive_being_written_down(seats: int, options: dict[str, Any]) -> None:
    """CLU-Q31: at any moment a state and a view are plain data, and reading them back gives equals."""
    for count in (0, 1, 7, 30, 1000):
        game = played(seats, 92, count, **options)

        assert game.state == decode(encode(game.state), State, "test")
        for watcher in (None, *range(seats)):
            assert game.view(watcher) == decode(encode(game.view(watcher)), View, "test")


def test_a_state_read_back_plays_on() -> None:
    """CLU-20: it has the same legal moves, and the same game follows."""
    game = played(2, 93, 20)
    again: State = decode(encode(game.state), State, "test")
    seat = game.actors[0]
    listed = game.moves(seat) or ()

    assert list(listed) == list(GAME.moves(again, seat) or ())
    game.play(seat, listed[-1])
    assert game.state == GAME.apply(again, seat, listed[-1], None)  # type: ignore[arg-type] # no chance is needed


def test_a_running_game_keeps_its_seed() -> None:
    """CLU-Q31: the seed would tell every hand and deck, so it is revealed at the end only."""
    running, over = played(2, 94, 10).record(), played(2, 94).record()

    assert (running.seed, running.result) == (None, None)
    assert over.seed is not None
    assert running.commitment == over.commitment
    assert f"{94:064x}" not in encode(running).decode()


def test_the_same_seed_is_the_same_game() -> None:
    """CLU-17: the shuffle is fixed by the seed; another seed is another game."""
    one, same, other = (played(2, seed, 20) for seed in (95, 95, 96))

    assert one.state == same.state
    assert one.state != other.state


def test_a_file_with_an_illegal_move_is_refused() -> None:
    """CLU-27: a move that the rules forbid cannot be smuggled in; the refusal says which and why."""
    record: dict[str, Any] = decode(encode(played(2, 97).record()), dict[str, Any], "test")
    record["moves"][3]["move"] = {**record["moves"][3]["move"], "x": 40}
    with pytest.raises(Illegal) as caught:
        replay(record)

    assert (caught.value.code, caught.value.facts["number"]) == ("record/illegal_move", 4)
    assert caught.value.facts["code"] == "clustered/not_adjacent"


def test_a_file_with_another_result_is_refused() -> None:
    """CLU-59: the score is counted again, not believed."""
    record: dict[str, Any] = decode(encode(played(2, 98).record()), dict[str, Any], "test")
    record["result"]["scores"][0] += 1
    with pytest.raises(Illegal) as caught:
        replay(record)

    assert caught.value.code == "record/result"
