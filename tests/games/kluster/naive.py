"""The bookkeeping of Kluster, written from the ledger alone: simple, slow, and sharing no code with the rules.

What the physics did in a turn is given (which magnets touched, which are outside, where the strings are); this says
what follows from it for hands, turns and the end.
"""

import math
from typing import Any, TypeAlias

Point: TypeAlias = tuple[float, float]
Curve: TypeAlias = list[Point]


class Table:
    """Who holds what, and whose turn it is. Options are plain data."""

    def __init__(self, hands: list[set[int]], lying: set[int], turn: int, options: dict[str, Any]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.lying = set(lying)
        self.turn = turn
        self.options = options
        self.phase = "turn"
        self.failures = 0
        self.winner: int | None = None

    def finish(self, placed: int | None, taken: set[int], strings: list[Curve]) -> None:
        """A turn is over: this magnet was put down, those touched or are outside, and the strings lie like this."""
        me, was_repair = self.turn, self.phase == "repair"
        if placed is not None:  # KLU-13
            self.hands[me].discard(placed)
            self.lying.add(placed)
        self.lying -= taken  # KLU-14, KLU-15
        self.hands[me] |= taken
        if len(self.hands) == 1 and taken:  # KLU-34
            self.failures += 1
        if not self.hands[me]:  # KLU-25, KLU-Q13
            self.phase, self.winner = "over", me
        elif len(self.hands) == 1 and self.failures > self.options["solo_failures"]:  # KLU-33, KLU-Q20
            self.phase = "over"
        elif self.is_apart(strings):  # KLU-51
            self.phase = "repair"
        elif self.may_go_on(placed, taken, was_repair):  # KLU-28, KLU-30, KLU-31
            self.phase = "more"
        else:
            self.pass_on()

    def end(self) -> None:
        """No further magnet (KLU-29)."""
        self.pass_on()

    def pass_on(self) -> None:
        """KLU-12."""
        self.phase = "turn"
        self.turn = self.turn + 1 if self.turn + 1 < len(self.hands) else 0

    def may_go_on(self, placed: int | None, taken: set[int], was_repair: bool) -> bool:
        """Expert mode: after a placement without any event, with strictly more magnets than the next player."""
        following = self.hands[(self.turn + 1) % len(self.hands)]
        allowed = self.options["expert"] and placed is not None and not taken and not was_repair
        return allowed and len(self.hands[self.turn]) > len(following)

    def is_apart(self, strings: list[Curve]) -> bool:
        """KLU-52, KLU-Q23: whether some string crosses no other."""
        if len(strings) < 2:
            return False
        return any(
            not any(crosses(one, other) for j, other in enumerate(strings) if i != j) for i, one in enumerate(strings)
        )


def crosses(one: Curve, other: Curve) -> bool:
    """Whether a part of one curve is inside the other and a part outside, looked at many points along it."""
    return _is_split(one, other) or _is_split(other, one)


def _is_split(one: Curve, other: Curve) -> bool:
    sides = {_winds(other, point) for point in _dense(one)}
    return len(sides) > 1


def _dense(curve: Curve) -> list[Point]:
    points = []
    for (ax, ay), (bx, by) in zip(curve, curve[1:] + curve[:1], strict=True):
        points += [(ax + (bx - ax) * part / 8, ay + (by - ay) * part / 8) for part in range(8)]
    return points


def _winds(curve: Curve, point: Point) -> bool:
    """Whether a curve goes round a point: the angles under which it is seen add up to a whole turn."""
    angles = [math.atan2(y - point[1], x - point[0]) for x, y in curve]
    turned = sum(math.remainder(b - a, 2 * math.pi) for a, b in zip(angles, angles[1:] + angles[:1], strict=True))
    return abs(turned) > math.pi
