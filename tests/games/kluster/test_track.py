"""Recorded turns: played again they end alike, and what no hand can do is refused."""

import math
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from klub.core import Illegal
from klub.games.kluster import GAME
from klub.games.kluster.moves import Back, Hold, Hover, Input, Pull, Release, Turn
from klub.games.kluster.physics import Lying
from klub.games.kluster.turn import LiveTurn, play
from tests.games.kluster.table import do, table

STATE = table([(0, 1), (2,)], [Lying(4, 60, 0, 0)])
TRACK: tuple[Input, ...] = (
    Pull(0, 0, 5, 70, 40),
    Hold(30, 0, -60, 0, 60, 2.0),
    Hover(90, 20, 60, 50, 1.0),
    Hover(230, -50, -20, 60, 2.0),
    Release(400),
)


def _live() -> LiveTurn:
    return LiveTurn(STATE.world(), STATE.hands[0], STATE.options)


def test_a_turn_is_the_same_however_time_is_cut() -> None:
    """The live turn steps frame by frame, the replay from input to input: both end with the same digest."""
    live, waiting = _live(), list(TRACK)
    for tick in range(0, 600, 7):
        while waiting and waiting[0].at <= tick:
            live.advance(waiting[0].at)
            live.take(waiting.pop(0))
        live.advance(tick)
    live.advance(600)

    assert play(_live(), TRACK, 600).digest == live.finish().digest


def test_a_recorded_turn_must_end_as_recorded() -> None:
    """Its digest is that of the table at rest."""
    digest = play(_live(), TRACK, 401).digest

    assert "turn" == do(STATE, Turn(TRACK, 401, digest=digest)).phase
    with pytest.raises(Illegal) as refusal:
        do(STATE, Turn(TRACK, 401, digest="0" * 64))
    assert "kluster/digest" == refusal.value.code


def test_a_turn_survives_being_written_down() -> None:
    """As plain data and back, it is the same turn."""
    turn = Turn(TRACK, 401)
    plain = {"do": "turn", "track": [{"do": "pull", "at": 0, "loop": 0, "node": 5, "x": 70, "y": 40}], "ticks": 401}

    assert turn == GAME.parse_move(turn)
    assert Turn(TRACK[:1], 401) == GAME.parse_move(plain)


Change = Callable[[tuple[Input, ...]], tuple[Input, ...]]


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (lambda track: (*track[:2], Hover(31, 400, 0, 60, 0)), {"what": "teleport"}),
        (lambda track: (*track[:3], replace(track[3], at=20)), {"what": "order"}),
        (lambda track: (*track, replace(track[-1], at=5000)), {"what": "order"}),
        (lambda track: (*track[:2], replace(track[2], x=math.nan)), {"what": "number"}),
        (lambda track: (replace(track[0], y=math.inf),), {"what": "number"}),
        (lambda track: track[2:], {"what": "not_holding"}),
        (lambda track: (*track[:2], replace(track[1], at=40)), {"what": "holding"}),
        (lambda track: (*track[:2], Back(50), Release(60)), {"what": "not_holding"}),
        (lambda track: (replace(track[1], magnet=4),), {"magnet": 4}),
        (lambda track: (replace(track[1], magnet=2),), {"magnet": 2}),
        (lambda track: (replace(track[0], loop=1),), {"loop": 1}),
        (lambda track: (replace(track[0], node=64),), {"loop": 0}),
    ],
)
def test_tampered_tracks_are_refused(change: Change, facts: dict[str, object]) -> None:
    """A hand that teleports, holds what it has not, or goes back in time: a code, and nothing has changed."""
    with pytest.raises(Illegal) as refusal:
        do(STATE, Turn(change(TRACK), 401))

    assert facts == refusal.value.facts


@pytest.mark.parametrize(
    "track",
    [
        [{"do": "hover", "at": 0, "x": 1e9, "y": 0, "z": 0, "angle": 0}],
        [{"do": "hover", "at": -1, "x": 0, "y": 0, "z": 0, "angle": 0}],
        [{"do": "hover", "at": 0, "x": 0, "y": 0, "z": 500, "angle": 0}],
        [{"do": "fly", "at": 0}],
        [{"do": "release", "at": 0}] * 20_001,
        [{"do": "release", "at": 10**9}],
    ],
    ids=["far", "early", "high", "unknown", "many", "late"],
)
def test_tracks_out_of_range_cannot_be_read(track: list[dict[str, object]]) -> None:
    """Out of range, too many inputs, too long: refused before anything is played."""
    with pytest.raises(Illegal) as refusal:
        GAME.parse_move({"do": "turn", "track": track, "ticks": 1})

    assert "move/malformed" == refusal.value.code
