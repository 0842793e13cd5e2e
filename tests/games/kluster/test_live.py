"""A turn by hand while it is played: inputs are stamped, thinned and kept, and what is kept is what was seen."""

import math
import struct
from collections.abc import Callable
from itertools import pairwise

import pytest

from klub.core import Illegal
from klub.games.kluster import GAME
from klub.games.kluster.frames import LOWERING, read_frame
from klub.games.kluster.live import FOLLOWING, HandTurn
from klub.games.kluster.moves import Back, Drop, Hover, Pull, Release, Turn
from klub.games.kluster.path import PACE
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import shape
from tests.games.kluster.hand import BACK, DONE, DROP, RELEASE, gather, hold, hover, pull
from tests.games.kluster.table import begun, do, table

STATE = table([(0, 1), (2,)], [Lying(4, 60, 0, 0)])


def _code(turn: HandTurn, message: bytes) -> tuple[str, object]:
    with pytest.raises(Illegal) as refusal:
        turn.hear(message)
    return refusal.value.code, refusal.value.facts.get("what")


def _to_the_end(turn: HandTurn) -> Turn:
    for _ in range(3000):
        if turn.is_over:
            break
        turn.advance(1 / 30)
    move = turn.move()
    assert isinstance(move, Turn)
    return move


def test_a_turn_that_was_played_is_the_turn_that_is_kept() -> None:
    """Retraced from its inputs it comes out bit for bit as it did live, however unevenly time passed."""
    turn = HandTurn(STATE, 0)
    for number in range(90):
        if number == 3:
            turn.hear(hold(0, -60, 0, 60, 2.0))
        if number > 3:
            turn.hear(hover(-60 + number / 2, number / 3, 60 - number / 9, 2.0 - number / 90))
        if 20 < number < 50:
            turn.hear(pull(0, 5, 70 - number / 9, 40))
        if number == 50:
            turn.hear(DROP)
        turn.advance(0.3 if number == 40 else 1 / 97)
    turn.hear(RELEASE)
    move = _to_the_end(turn)

    GAME.retrace(STATE, 0, move)
    assert move.end is not None
    assert do(STATE, move) == do(STATE, Turn(move.track, move.ticks, move.why))


def test_lag_does_not_change_what_equal_ticks_do() -> None:
    """The same inputs heard at the same ticks give the same turn, whether time comes in drops or in a gush."""
    moves = []
    for pieces in (1, 7, 24):
        turn = HandTurn(STATE, 0)
        turn.hear(hold(0, -60, 0, 60, 2.0))
        for x in (-50, -40, -30):
            for _ in range(pieces):
                turn.advance(0.1 / pieces + 1e-12)
            turn.hear(hover(x, 20, 50, 1.0))
        turn.hear(RELEASE)
        moves.append(_to_the_end(turn))

    assert moves[0].track == moves[1].track == moves[2].track
    assert moves[0].end == moves[1].end == moves[2].end


def test_hovers_and_pulls_are_thinned() -> None:
    """At most 30 of each in a second are kept, and a release comes after the last of them."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))
    for number in range(240):
        turn.hear(hover(-60 + number / 10, 0, 60))
        turn.hear(pull(0, 5, 100 + number / 10, 0))
        turn.advance(1 / 240)
    turn.hear(hover(-30, 0, 60))
    turn.hear(DROP)
    turn.hear(RELEASE)
    track = _to_the_end(turn).track
    hovers = [each for each in track if isinstance(each, Hover)]
    pulls = [each for each in track if isinstance(each, Pull)]

    assert min(len(hovers), len(pulls)) > 20
    assert all(b.at - a.at >= PACE for a, b in pairwise(hovers))
    assert all(b.at - a.at >= PACE for a, b in pairwise(pulls))
    assert -300 == hovers[-1].x
    assert 1239 == pulls[-1].x


def test_no_time_passes_while_nothing_moves() -> None:
    """Whoever thinks for an hour has a short track."""
    turn = HandTurn(STATE, 0)
    turn.advance(3600.0)
    turn.hear(hold(0, -60, 0, 60))
    turn.advance(0.1)
    turn.hear(b"\x04")
    turn.advance(3600.0)
    turn.hear(hold(0, -60, 0, 60))
    turn.hear(RELEASE)

    assert 240 * 3 > _to_the_end(turn).ticks


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\0",
        b"\x08",
        b"\xff" * 40,
        hold(0, 0, 0, 0)[:-1],
        RELEASE + b"\0",
        struct.pack("<BBBhhhh", 1, 0, 3, 0, 0, 0, 0),
        struct.pack("<Bhhhh", 2, 0, 0, -1, 0),
        struct.pack("<Bhhhh", 2, 32767, 0, 0, 0),
        struct.pack("<Bhhhh", 2, 0, 0, 0, -32768),
    ],
)
def test_nonsense_is_refused_and_the_turn_goes_on(message: bytes) -> None:
    """Bytes that are no input, and numbers out of range; NaN cannot even be written."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))

    assert ("live/malformed", None) == _code(turn, message)
    turn.hear(hover(-59, 0, 60))


def test_what_a_hand_cannot_do_is_refused() -> None:
    """Others' magnets, two at once, a jump, strings that are not there: each with its code, and the turn goes on."""
    turn = HandTurn(STATE, 0)

    assert ("kluster/not_in_hand", None) == _code(turn, hold(2, 0, 0, 60))
    assert ("kluster/track", "not_holding") == _code(turn, hover(0, 0, 60))
    assert ("kluster/track", "not_holding") == _code(turn, RELEASE)
    assert ("kluster/no_such_string", None) == _code(turn, pull(3, 0, 0, 0))
    assert ("kluster/must_place", None) == _code(turn, DONE)
    turn.hear(hold(0, -60, 0, 60))
    assert ("kluster/track", "holding") == _code(turn, hold(1, 0, 0, 60))
    assert ("kluster/track", "teleport") == _code(turn, hover(700, 0, 60))
    turn.hear(RELEASE)
    GAME.retrace(STATE, 0, _to_the_end(turn))


def test_a_pointer_that_is_a_little_too_fast_is_held_back() -> None:
    """A flick of the finger is no cheating: the hand follows as fast as it can."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))
    turn.hear(hover(300, 0, 60))
    turn.advance(0.2)
    turn.hear(RELEASE)
    move = _to_the_end(turn)
    hovers = [each for each in move.track if isinstance(each, Hover)]
    (release,) = (each for each in move.track if isinstance(each, Release))

    assert hovers[0].x < 100
    assert 3000 == hovers[-1].x
    assert release.at / TICKS == pytest.approx(360 / 500, abs=0.1)
    GAME.retrace(STATE, 0, move)


def test_what_comes_in_a_gush_is_done_where_it_was_meant() -> None:
    """A stage that has just started hears a whole turn at once: the magnet still lands where it was let go."""
    turn = HandTurn(STATE, 0)
    for message in (hold(0, 10, 0, 60), *(hover(10 - each, each, 60) for each in range(60)), RELEASE):
        turn.hear(message)
    move = _to_the_end(turn)

    assert move.end is not None
    assert move.end.placed is not None
    assert (-49, 59) == pytest.approx((move.end.placed.x, move.end.placed.y), abs=0.1)
    GAME.retrace(STATE, 0, move)


def test_a_hand_goes_the_way_it_was_led() -> None:
    """However late all of it is heard: a way round a magnet disturbs nothing, where the straight one would."""
    way = [(90 * math.cos(each / 20), 90 * math.sin(each / 20)) for each in range(63)]
    state = table([(0, 1), (2,)], [Lying(4, 0, 0, 0)])
    ends = []
    for places in (way, way[-1:]):
        turn = HandTurn(state, 0)
        turn.hear(hold(0, 90, 0, 6))
        for x, y in places:
            turn.hear(hover(x, y, 6))
        turn.hear(RELEASE)
        ends.append(_to_the_end(turn).end)

    assert [False, True] == [end is None or end.placed is None for end in ends]


def test_a_string_is_let_go_where_it_was_pulled() -> None:
    """A quick pull is followed before the string is dropped, and before the player is done."""
    state = table([range(4), (5, 6), (7, 8, 9)], expert=True, boxes={"classic": 1, "duo": 0})
    more = do(state, GAME.parse_move({"do": "place", "magnet": 0, "x": -70, "y": 0, "angle": 0}))
    turn = HandTurn(more, 0)
    for x in (120, 110, 95):
        turn.hear(pull(0, 0, x, 0))
    turn.hear(DROP)
    turn.hear(DONE)
    assert ("kluster/turn_over", None) == _code(turn, pull(0, 0, 0, 0))
    after = do(more, _to_the_end(turn))

    assert after.loops[0][0].x == pytest.approx(95, abs=1.0)


def test_a_string_that_cannot_follow_is_let_go_all_the_same() -> None:
    """It is pulled for a moment, and then dropped."""
    turn = HandTurn(STATE, 0)
    turn.hear(pull(0, 0, 900, 0))
    turn.hear(DROP)
    turn.advance(1.0)
    turn.hear(hold(0, -60, 0, 60))
    turn.hear(RELEASE)
    (drop,) = (each for each in _to_the_end(turn).track if isinstance(each, Drop))

    assert FOLLOWING == drop.at


def test_who_pulls_again_has_let_go_before() -> None:
    """A string that still follows is let go where it is."""
    turn = HandTurn(STATE, 0)
    for message in (pull(0, 0, 900, 0), DROP, pull(0, 20, 0, 900), hold(0, -60, 0, 60), RELEASE):
        turn.hear(message)
    kept = _to_the_end(turn).track

    assert [Pull, Drop, Pull] == [type(each) for each in kept if isinstance(each, Pull | Drop)]


def test_once_let_go_nothing_can_be_led() -> None:
    """Also while the hand is still on its way to where it lets go."""
    turn = HandTurn(table([(0, 1), (2,)], string_after_placing=False), 0)
    turn.hear(hold(0, 60, 0, 60))
    turn.hear(hover(-60, 0, 60))
    turn.hear(RELEASE)

    assert ("kluster/track", "not_holding") == _code(turn, hover(0, 0, 60))
    assert ("kluster/track", "not_holding") == _code(turn, RELEASE)
    assert ("kluster/track", "not_holding") == _code(turn, BACK)
    assert ("kluster/track", "holding") == _code(turn, hold(1, 0, 0, 60))
    assert ("kluster/string_after_placing", None) == _code(turn, pull(0, 0, 0, 0))
    frame = turn.frame(key=True)
    assert frame is not None
    assert read_frame(frame).flags & LOWERING


@pytest.mark.parametrize("interrupt", [HandTurn.let_go, HandTurn.time_up])
def test_what_was_let_go_of_on_the_way_still_lands(interrupt: Callable[[HandTurn], None]) -> None:
    """Who let go in time has placed the magnet, although the hand was not there yet."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -80, 0, 60))
    turn.hear(hover(-20, 0, 60))
    turn.hear(RELEASE)
    interrupt(turn)
    move = _to_the_end(turn)

    assert move.end is not None
    assert move.end.placed is not None
    assert -20 == pytest.approx(move.end.placed.x, abs=0.1)
    GAME.retrace(STATE, 0, move)


def test_several_are_held_together() -> None:
    """KLU-Q5: watchers see how many; who holds none, or has fewer, is told so."""
    turn = HandTurn(STATE, 0)

    assert ("kluster/track", "not_holding") == _code(turn, gather(2))
    assert ("live/malformed", None) == _code(turn, gather(0))
    turn.hear(hold(0, -60, 0, 60))
    assert ("kluster/too_few_magnets", None) == _code(turn, gather(3))
    turn.hear(gather(2))
    frame = turn.frame(key=False)
    assert frame is not None
    assert (0, 0, 2) == (read_frame(frame).hand or ())[:3]
    turn.hear(RELEASE)
    GAME.retrace(STATE, 0, _to_the_end(turn))


def test_who_vanishes_lets_go() -> None:
    """The magnet goes back to the hand, the string is dropped, and the turn stays open."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))
    turn.hear(pull(0, 5, 70, 0))
    turn.advance(0.1)
    turn.let_go()
    turn.let_go()
    turn.advance(60.0)

    assert not turn.is_over
    turn.hear(hold(1, 0, 0, 60))
    turn.hear(RELEASE)
    kept = _to_the_end(turn).track
    assert [Back, Drop] == [type(each) for each in kept if isinstance(each, Back | Drop)]


def test_what_was_let_go_of_before_still_lands() -> None:
    """Who vanishes right after the release has placed the magnet."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))
    turn.hear(RELEASE)
    turn.let_go()
    move = _to_the_end(turn)

    assert move.end is not None
    assert move.end.placed is not None


def test_when_time_is_up_the_turn_is_over() -> None:
    """KLU-Q16: what is held goes back, nothing was placed, and the next player is to move."""
    turn = HandTurn(STATE, 0)
    turn.hear(hold(0, -60, 0, 60))
    turn.advance(0.5)
    turn.time_up()

    assert turn.is_over
    after = do(STATE, turn.move())
    assert (1, ((0, 1), (2,))) == (after.turn, after.hands)
    assert ("kluster/turn_over", None) == _code(turn, RELEASE)


def test_a_turn_without_end_is_ended() -> None:
    """After ten minutes with a magnet above the table, time is up."""
    turn = HandTurn(table([(0, 1), (2,)]), 0)
    turn.hear(hold(0, -60, 0, 60))
    turn.advance(601.0)
    move = _to_the_end(turn)

    assert "time" == move.why
    assert 144_000 == move.ticks


def test_only_who_is_to_place_plays_live() -> None:
    """Strings are laid by plain moves, and others only watch."""
    assert GAME.live(STATE, 1) is None
    assert GAME.live(begun(2), 0) is None
    assert GAME.live(begun(2), 1) is None


def test_a_repair_ends_when_the_player_says_so() -> None:
    """KLU-51: strings are moved back by hand; magnets are not touched meanwhile."""
    loops = [shape("circle", 800), shape("circle", 650, 260)]
    state = table([(0, 1), (24, 25)], loops=loops, boxes={"classic": 1, "duo": 1})
    apart = do(state, Turn((), 0, "time"))
    turn = HandTurn(apart, 0)

    assert "repair" == apart.phase
    assert ("kluster/repair_first", None) == _code(turn, hold(0, 0, 0, 60))
    turn.hear(pull(1, 32, 100, 0))
    turn.advance(1.0)
    turn.hear(DONE)
    after = do(apart, _to_the_end(turn))
    assert ("turn", 1) == (after.phase, after.turn)


def test_an_expert_may_leave_it_at_that_after_moving_the_string() -> None:
    """KLU-29: no further magnet, but what the string did stays."""
    state = table([range(4), (5, 6), (7, 8, 9)], expert=True, boxes={"classic": 1, "duo": 0})
    more = do(state, GAME.parse_move({"do": "place", "magnet": 0, "x": -70, "y": 0, "angle": 0}))
    turn = HandTurn(more, 0)
    turn.hear(pull(0, 0, 100, 0))
    turn.advance(0.5)
    turn.hear(DONE)
    after = do(more, _to_the_end(turn))

    assert "more" == more.phase
    assert ("turn", 1) == (after.phase, after.turn)
    assert after.loops != more.loops
    assert ["choice"] == [event.why for event in after.events if hasattr(event, "why")]


def test_an_option_gives_time_for_a_turn() -> None:
    """KLU-Q16: for whoever is to act, and only with the option."""
    limit = GAME.time_limit(table([(0, 1), (2,)], turn_timer=30), 0)

    assert limit is not None
    assert ("turn", 30.0) == (limit.key, limit.seconds)
    assert GAME.time_limit(table([(0, 1), (2,)], turn_timer=30), 1) is None
    assert GAME.time_limit(STATE, 0) is None
