"""Game files of Kluster: played again they verify, and a track or result that was tampered with is refused."""

from collections.abc import Callable
from typing import Any

import pytest

import klub
from klub.core import Illegal, Rng, to_dict
from klub.games.kluster import GAME
from klub.games.kluster.moves import End, Turn


def _place(magnet: int, x: float, y: float) -> dict[str, Any]:
    return {"do": "place", "magnet": magnet, "x": x, "y": y, "angle": 0.0}


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The beginning of a game: a string, and three turns; the seed is revealed."""
    match, rng = klub.match("kluster", 2, seed=5), Rng(bytes(32))
    match.play(match.actors[0], GAME.sample(match.state, match.actors[0], rng))
    for x in (-70.0, 0.0, 70.0):
        seat = match.actors[0]
        match.play(seat, _place(match.state.hands[seat][0], x, 0.0))
    record: dict[str, Any] = to_dict(match.record(reveal=True))
    return record


def test_a_true_record_verifies(record: dict[str, Any]) -> None:
    """Every turn carries how it came out, and comes out so again."""
    again = klub.replay(record)

    assert all(isinstance(move, Turn) and move.end is not None for _, move in again.history[1:])
    assert not isinstance(again.history[0][1], End)


def _track(change: Callable[[list[Any]], Any]) -> Callable[[dict[str, Any]], Any]:
    return lambda move: change(move["track"])


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        (_track(lambda track: track.insert(1, [2, 1, 9000, 0, 800, 0])), "kluster/track"),
        (_track(lambda track: track[0].__setitem__(4, 20_000)), "move/malformed"),
        (_track(lambda track: track.extend([[6, 0]] * 20_001)), "move/malformed"),
        (_track(lambda track: track.append([6, 5])), "kluster/track"),
        (_track(lambda track: track[0].__setitem__(1, -1)), "move/malformed"),
        (_track(lambda track: track[0].__setitem__(4, track[0][4] + 1)), "kluster/digest"),
        (lambda move: move["end"].update(digest="0" * 64), "kluster/digest"),
        (lambda move: move["end"].update(physics=99), "kluster/other_physics"),
        (lambda move: move["end"].update(lying=[]), "kluster/digest"),
    ],
    ids=["teleport", "out of range", "too long", "after the end", "before it", "moved", "digest", "physics", "result"],
)
def test_a_tampered_turn_is_refused(record: dict[str, Any], tamper: Callable[[Any], Any], code: str) -> None:
    """The refusal names the move and says why."""
    tampered = to_dict(record)
    tamper(tampered["moves"][2]["move"])
    with pytest.raises(Illegal) as refusal:
        klub.replay(tampered)

    assert ("record/illegal_move", 3, code) == (
        refusal.value.code,
        refusal.value.facts["number"],
        refusal.value.facts["code"],
    )


def test_a_result_that_somebody_made_up_is_worked_out_anew() -> None:
    """What a player of the library claims a turn led to is not believed."""
    match, rng = klub.match("kluster", 2, seed=5), Rng(bytes(32))
    match.play(match.actors[0], GAME.sample(match.state, match.actors[0], rng))
    seat = match.actors[0]
    turn = to_dict(GAME.resolve(match.state, seat, GAME.parse_move(_place(match.state.hands[seat][0], 0, 0))))
    turn["end"]["strays"] = [match.state.hands[seat][0]]
    turn["end"]["lying"] = []
    match.play(seat, turn)

    assert 1 == len(match.state.lying)
