"""A move of Kluster as six numbers from −1 to 1 and back: what a learning agent says with its hands.

The numbers are `magnet` (which of the hand, as a share of it), `x` and `y` (in `reach` mm from the middle of the
table), `angle` (π), `pose` (below −1/3 flat, then north up, then south up) and `go` (whether to place at all, where
there is a choice). Laying strings and moving them back needs no skill here: there the numbers choose a shape, or
nothing.
"""

import math
from collections.abc import Sequence
from typing import Final

from klub.core import Malformed, Seat
from klub.core.errors import shown
from klub.games.kluster import rules
from klub.games.kluster.magnets import POSES
from klub.games.kluster.moves import End, LayString, Move, Place
from klub.games.kluster.rules import State
from klub.games.kluster.string import SHAPES, shape

PARTS: Final = ("magnet", "x", "y", "angle", "pose", "go")
"""What each number says, in order."""

NEAR, WIDE = 200.0, 400.0


def reach(strings: int) -> float:
    """How many millimetres a coordinate of 1 is from the middle: around one string, or around several."""
    return NEAR if strings == 1 else WIDE


def decode(numbers: Sequence[float], state: State, seat: Seat) -> Move:
    """The move that the numbers stand for now; raises `Malformed` for what are not six numbers from −1 to 1."""
    if len(numbers) != len(PARTS) or not all(-1.0 <= number <= 1.0 for number in numbers):
        raise Malformed("move/malformed", reason=f"{len(PARTS)} numbers from -1 to 1, not {shown(list(numbers))}")
    magnet, x, y, angle, pose, go = map(float, numbers)
    match state.phase:
        case "strings" if not state.loops:
            name = SHAPES[_slot(magnet, len(SHAPES))]
            return LayString(0, shape(name, state.boxes.strings[0], angle=angle * math.pi))
        case "strings" | "repair":
            return rules.lapse(state, seat)
        case "more" if go < 0:
            return End()
    hand, far = state.hands[seat], reach(len(state.loops))
    chosen = POSES[_slot(pose, len(POSES))] if state.options.upright else POSES[0]
    return Place(hand[_slot(magnet, len(hand))], far * x, far * y, math.pi * angle, chosen)


def encode(move: Place, state: State, seat: Seat) -> tuple[float, ...]:
    """Numbers that stand for a placement; it must lie within reach."""
    hand, far = state.hands[seat], reach(len(state.loops))
    return (
        _number(hand.index(move.magnet), len(hand)),
        move.x / far,
        move.y / far,
        math.remainder(move.angle, 2 * math.pi) / math.pi,
        _number(POSES.index(move.pose), len(POSES)),
        1.0,
    )


def _slot(number: float, count: int) -> int:
    """Which of `count` equal parts of −1 … 1 a number lies in."""
    return min(count - 1, int((number + 1) / 2 * count))


def _number(slot: int, count: int) -> float:
    """The middle of a part."""
    return (2 * slot + 1) / count - 1
