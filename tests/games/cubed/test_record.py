"""Game files of Cubed: the same game again, bit for bit, from seed, options and moves."""

from typing import Any

import pytest

from klub import Illegal, replay
from klub.core import decode, encode
from klub.core.check import check_game
from klub.games.cubed import GAME
from klub.games.cubed.rules import State
from klub.games.cubed.view import View
from tests.games.cubed.test_view import ALL_PLAYS, played

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo_variants": True, "solo_discard": "bag", **ALL_PLAYS}),
    (2, {"first_player": 1}),
    (3, {**ALL_PLAYS, "bridge": "opposite", "bridge_chain": True, "open_hands": True}),
    (6, {"match": "two", "rounds": 1, "blockers_per_color": 2, **ALL_PLAYS}),
]
END = 5000


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_cubed_conforms(seats: int) -> None:
    """CUB-8: with any number of players and any options the game keeps the contract of all games."""
    report = check_game(GAME, games=4, seats=[seats], seed=seats)

    assert (report.games, report.truncated) == (4, 0)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_finished_game_is_replayed_from_its_file(seats: int, options: dict[str, Any]) -> None:
    """CUB-Q36: with any options, a file gives the same state, views and outcome again."""
    game = played(seats, 91, END, **options)
    again = replay(encode(game.record()))

    assert game.outcome is not None
    assert (game.state, game.outcome) == (again.state, again.outcome)
    assert encode(game.record()) == encode(again.record())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_states_and_views_survive_being_written_down(seats: int, options: dict[str, Any]) -> None:
    """CUB-Q21: at any moment a state and a view are plain data, and reading them back gives equals."""
    for count in (0, 1, 7, 40, END):
        game = played(seats, 92, count, **options)

        assert game.state == decode(encode(game.state), State, "test")
        for watcher in (None, *range(seats)):
            assert game.view(watcher) == decode(encode(game.view(watcher)), View, "test")


def test_a_state_read_back_plays_on() -> None:
    """CUB-20: it has the same legal moves."""
    game = played(2, 93, 20)
    again: State = decode(encode(game.state), State, "test")

    assert list(game.moves(game.actors[0]) or ()) == list(GAME.moves(again, game.actors[0]) or ())


def test_a_table_that_cannot_be_is_refused() -> None:
    """CUB-24: a state in which a piece lies where it does not fit is not read."""
    plain: dict[str, Any] = decode(encode(played(2, 93, 20).state), dict[str, Any], "test")
    plain["board"]["laid"][2][0] += 7
    with pytest.raises(Illegal):
        decode(encode(plain), State, "state/malformed")


def test_a_file_with_an_illegal_move_is_refused() -> None:
    """CUB-16: a move that the rules forbid cannot be smuggled in; the refusal says which and why."""
    record: dict[str, Any] = decode(encode(played(2, 97, END).record()), dict[str, Any], "test")
    number = next(at for at, entry in enumerate(record["moves"]) if entry["move"]["do"] == "play" and at > 9)
    record["moves"][number]["move"]["q"] = 40
    with pytest.raises(Illegal) as caught:
        replay(record)

    assert (caught.value.code, caught.value.facts["number"]) == ("record/illegal_move", number + 1)
    assert caught.value.facts["code"] == "cubed/not_adjacent"


def test_a_running_game_keeps_its_seed() -> None:
    """CUB-Q21: the seed would tell every hand and the bag, so it is revealed at the end only."""
    running, over = played(2, 94, 10).record(), played(2, 94, END).record()

    assert (running.seed, running.result) == (None, None)
    assert over.seed is not None
    assert running.commitment == over.commitment
