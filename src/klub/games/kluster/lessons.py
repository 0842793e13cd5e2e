"""Seven lessons of Kluster: small tables for two on which the learner, seat 0, is to move.

A goal looks at what the turn did to the table, so it can be reached by a simple `place` or by hand.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from klub.core import Attempt, Lesson, Rng, Seat
from klub.games.kluster import rules
from klub.games.kluster.events import Placed, Took
from klub.games.kluster.moves import Move
from klub.games.kluster.options import Boxes, Options
from klub.games.kluster.rules import State
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop, shape

LEARNER: Final[Seat] = 0
DUO: Final = Options(boxes=Boxes(0, 1), first_player=(LEARNER,))
CLASSIC: Final = Options(boxes=Boxes(1, 0), first_player=(LEARNER,))
TWO_STRINGS: Final = Options(boxes=Boxes(0, 2), first_player=(LEARNER,))
TURNED: Final = math.radians(20)  # so much is seen
PUSHED: Final = 4.0  # mm
MOVED: Final = 20.0  # mm of a string

Tries: TypeAlias = Sequence[Attempt[Move]]


@cache
def lessons() -> tuple[Lesson[State, Move], ...]:
    """All of them, in the order to take them."""
    return (_put_down(), _turn_it(), _push_it(), _drag_the_string(), _take_a_clump(), _last_one(), _overlap())


def _put_down() -> Lesson[State, Move]:
    """Put a magnet down so that nothing touches."""
    state = _position(DUO, [[0, 1, 2], [6, 7, 8]], [Lying(4, -45, -30, 0.3), Lying(9, 40, 45, 0.93)])
    return Lesson("put_down", state, LEARNER, lambda _, now: _is_calm(now))


def _turn_it() -> Lesson[State, Move]:
    """Put a magnet down so near that another one turns to it, and yet they do not touch."""
    before = Lying(4, 0, 0, math.pi / 2)
    state = _position(DUO, [[0, 1, 2], [6, 7, 8]], [before])

    def goal(_: Tries, now: State) -> bool:
        turned = [stone.angle - before.angle for stone in now.lying if stone.magnet == before.magnet]
        return _is_calm(now) and all(abs(math.remainder(angle, 2 * math.pi)) > TURNED for angle in turned)

    return Lesson("turn_it", state, LEARNER, goal)


def _push_it() -> Lesson[State, Move]:
    """Push a magnet away with the same pole, without a touch."""
    before = Lying(10, 0, 0, 0.0)
    state = _position(CLASSIC, [[5, 12, 20], [6, 7, 8]], [before])

    def goal(_: Tries, now: State) -> bool:
        places = [(stone.x, stone.y) for stone in now.lying if stone.magnet == before.magnet]
        return _is_calm(now) and all(math.dist(place, (before.x, before.y)) > PUSHED for place in places)

    return Lesson("push_it", state, LEARNER, goal)


def _drag_the_string() -> Lesson[State, Move]:
    """Pull the string somewhere else, and then put a magnet down in peace."""
    lying = [Lying(3 + i, 62 * math.cos(at), 62 * math.sin(at), at) for i, at in enumerate((0.4, 1.6, 2.8, 4.0, 5.2))]
    state = _position(DUO, [[0, 1], [9, 10]], lying)

    def goal(_: Tries, now: State) -> bool:
        old, new = state.loops[0], now.loops[0]
        far = max(math.dist((a.x, a.y), (b.x, b.y)) for a, b in zip(old, new, strict=True))
        return _is_calm(now) and far > MOVED

    return Lesson("drag_the_string", state, LEARNER, goal)


def _take_a_clump() -> Lesson[State, Move]:
    """Let magnets snap together once, on the table or up to the hand, and see that what touched is yours."""
    state = _position(DUO, [[0, 1, 2], [6, 7, 8]], [Lying(4, -24, 0, 0.0), Lying(9, 30, 4, 0.13)])

    def goal(_: Tries, now: State) -> bool:
        return any(isinstance(event, Took) and bool(event.clumps) for event in now.events)

    return Lesson("take_a_clump", state, LEARNER, goal)


def _last_one() -> Lesson[State, Move]:
    """Win: put the last magnet down among others."""
    lying = [
        Lying(2, 64.7, 13.1, 2.05),
        Lying(3, 17.7, 63.6, 2.84),
        Lying(4, -48.7, 44.6, 3.95),
        Lying(5, -61.8, -23.2, 5.14),
        Lying(6, -7.4, -65.6, 5.92),
    ]
    state = _position(DUO, [[0], [9, 10, 11]], lying)
    return Lesson("last_one", state, LEARNER, lambda _, now: not now.hands[LEARNER])


def _overlap() -> Lesson[State, Move]:
    """Kluster+: one string has come loose; move it back so that it crosses the other."""
    loops = [shape("circle", 650, -70), shape("circle", 650, 145)]
    lying = [Lying(2, -90, 20, 0.5), Lying(14, 160, -20, 2.0)]
    state = replace(_position(TWO_STRINGS, [[0, 1, 12], [5, 6, 18]], lying, loops), phase="repair")
    return Lesson("overlap", state, LEARNER, lambda _, now: now.phase != "repair")


def _position(
    options: Options, hands: Sequence[Sequence[int]], lying: Sequence[Lying], loops: Sequence[Loop] = ()
) -> State:
    """A state in which the learner is to move: who holds what, what lies there at rest; the rest is not in the game."""
    state = rules.setup(options, len(hands), Rng(bytes(32)))
    used = {*(magnet for hand in hands for magnet in hand), *(stone.magnet for stone in lying)}
    return replace(
        state,
        phase="turn",
        turn=LEARNER,
        first=LEARNER,
        hands=tuple(tuple(hand) for hand in hands),
        lying=tuple(sorted(lying, key=lambda stone: stone.magnet)),
        loops=tuple(loops) or tuple(shape("circle", length) for length in state.boxes.strings),
        removed=tuple(magnet for magnet in range(len(state.boxes.magnets)) if magnet not in used),
    )


def _is_calm(state: State) -> bool:
    """Whether the last move put a magnet down, and nothing had to be taken."""
    placed = any(isinstance(event, Placed) and event.seat == LEARNER for event in state.events)
    return placed and not any(isinstance(event, Took) for event in state.events)
