"""Recorded turns: played again they end alike, and what no hand can do is refused."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from klub.core import Illegal, to_dict
from klub.games.kluster import GAME
from klub.games.kluster.moves import Back, Input, Place, Release, Turn, hold, hover, pull
from klub.games.kluster.stones import PHYSICS_VERSION, Lying
from klub.games.kluster.turn import SimulatedTurn, play
from tests.games.kluster.table import do, resolved, table

STATE = table([(0, 1), (2,)], [Lying(4, 60, 0, 0)])
TRACK: tuple[Input, ...] = (
    pull(0, 0, 5, 70, 40),
    hold(30, 0, -60, 0, 60, 2.0),
    hover(90, 20, 60, 50, 1.0),
    hover(230, -50, -20, 60, 2.0),
    Release(400),
)


def _live() -> SimulatedTurn:
    return SimulatedTurn(STATE.world(), STATE.hands[0], STATE.options)


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
    """What it carries is taken as it is; retraced, it must be what the physics makes of its inputs."""
    turn = resolved(STATE, Turn(TRACK, 401))
    assert turn.end is not None

    assert "turn" == do(STATE, turn).phase
    assert do(STATE, Turn(TRACK, 401)) == do(STATE, turn)
    GAME.retrace(STATE, 0, turn)
    for lie in ({"digest": "0" * 64}, {"lying": turn.end.lying[:1]}, {"toppled": (4,)}):
        with pytest.raises(Illegal) as refusal:
            GAME.retrace(STATE, 0, replace(turn, end=replace(turn.end, **lie)))
        assert "kluster/digest" == refusal.value.code


@pytest.mark.parametrize("other", [{"physics": PHYSICS_VERSION + 1}, {"machine": "abacus"}])
def test_another_physics_cannot_be_retraced(other: dict[str, Any]) -> None:
    """Bits are promised for one version on one kind of machine: elsewhere nobody can say, and that is said."""
    turn = resolved(STATE, Turn(TRACK, 401))
    assert turn.end is not None
    foreign = replace(turn, end=replace(turn.end, **other))

    assert do(STATE, turn) == do(STATE, foreign)
    with pytest.raises(Illegal) as refusal:
        GAME.retrace(STATE, 0, foreign)
    assert "kluster/other_physics" == refusal.value.code


@pytest.mark.parametrize(
    "lie",
    [
        {"lying": ()},
        {"lying": (Lying(4, 60, 0, 0), Lying(2, 0, 0, 0))},
        {"lying": (Lying(4, 60, 0, 0), Lying(4, 0, 0, 0))},
        {"lying": (Lying(4, 60, 0, 0), Lying(99, 0, 0, 0))},
        {"strays": (2,)},
        {"placed": Lying(2, 0, 0, 0)},
        {"loops": ()},
        {"loops": ((),)},
    ],
)
def test_no_result_makes_magnets_appear_or_vanish(lie: dict[str, Any]) -> None:
    """KLU-T5: a result that breaks the count is refused, also where nobody works it out again."""
    turn = resolved(STATE, Turn(TRACK, 401))
    assert turn.end is not None
    with pytest.raises(Illegal) as refusal:
        do(STATE, replace(turn, end=replace(turn.end, **lie)))

    assert ("kluster/track", {"what": "result"}) == (refusal.value.code, refusal.value.facts)


def test_a_whole_turn_is_kept_as_a_turn_by_hand() -> None:
    """`place` is resolved to the turn that lowers the magnet, with how it came out."""
    move = Place(0, -20, 30, 1.0)
    turn = resolved(STATE, move)

    assert (hold(0, 0, -20, 30, 80, 1.0), Release(0)) == turn.track
    assert do(STATE, move) == do(STATE, turn)


def test_people_never_send_turns_and_bots_no_results() -> None:
    """Only the server writes what a turn led to."""
    turn = resolved(STATE, Turn(TRACK, 401))
    GAME.check_request(Place(0, 0, 0, 0), "person")
    GAME.check_request(Turn(TRACK, 401), "bot")
    for move, asker in ((Turn(TRACK, 401), "person"), (turn, "person"), (turn, "bot")):
        with pytest.raises(Illegal) as refusal:
            GAME.check_request(move, asker)  # type: ignore[arg-type] # a pair of them
        assert "move/not_for_players" == refusal.value.code


def test_a_turn_survives_being_written_down() -> None:
    """As plain data and back, it is the same turn; its inputs are short."""
    turn = resolved(STATE, Turn(TRACK, 401))
    plain = {"do": "turn", "track": [[5, 0, 0, 5, 700, 400]], "ticks": 401}

    assert turn == GAME.parse_move(turn) == GAME.parse_move(to_dict(turn))
    assert Turn(TRACK[:1], 401) == GAME.parse_move(plain)


Change = Callable[[tuple[Any, ...]], tuple[Any, ...]]


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        (lambda track: (*track[:2], hover(31, 400, 0, 60, 0)), {"what": "teleport"}),
        (lambda track: (*track[:3], replace(track[3], at=20)), {"what": "order"}),
        (lambda track: (*track, replace(track[-1], at=5000)), {"what": "order"}),
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
    tampered = Turn(change(TRACK), 401, end=resolved(STATE, Turn(TRACK, 401)).end)
    for ask in (lambda: do(STATE, replace(tampered, end=None)), lambda: GAME.retrace(STATE, 0, tampered)):
        with pytest.raises(Illegal) as refusal:
            ask()
        assert facts == refusal.value.facts


@pytest.mark.parametrize(
    "track",
    [
        [[2, 0, 10**9, 0, 0, 0]],
        [[2, -1, 0, 0, 0, 0]],
        [[2, 0, 0, 0, 5000, 0]],
        [[2, 0, 0.5, 0, 0, 0]],
        [[2, 0, 0, 0, 0, None]],
        [[2, 0, 0, 0, 0]],
        [[8, 0]],
        [[3, 0]] * 20_001,
        [[3, 10**9]],
    ],
    ids=["far", "early", "high", "part", "nothing", "short", "unknown", "many", "late"],
)
def test_tracks_out_of_range_cannot_be_read(track: list[list[Any]]) -> None:
    """Out of range, no whole numbers (so never NaN), too many inputs, too long: refused before anything is played."""
    with pytest.raises(Illegal) as refusal:
        GAME.parse_move({"do": "turn", "track": track, "ticks": 1})

    assert "move/malformed" == refusal.value.code
