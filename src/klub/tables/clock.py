"""Time at a table: seconds for each move and a bank that longer thoughts draw on, and what options of the game allow.

Time itself is passed in.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from klub.core import Seat, TimeLimit
from klub.tables.house import Clock


class Step(NamedTuple):
    """What a seat has time for by an option of the game, and until when."""

    key: str
    until: float


class Clocks(Struct):
    """What each seat has left in the bank, and since when the seats that may move have been thinking.

    `steps` are those for which the game itself gives time; of two deadlines of a seat the earlier one counts.
    """

    clock: Clock | None = None
    banks: list[float] = []
    since: dict[Seat, float] = {}
    steps: dict[Seat, Step] = {}

    @classmethod
    def start(cls, clock: Clock | None, seats: int) -> "Clocks":
        """Full banks; nobody thinks yet."""
        return cls(clock, [float(clock.bank) if clock else 0.0] * seats, {}, {})

    def moved(self, seat: Seat, at: float) -> None:
        """A seat has moved: what it took beyond its seconds comes out of its bank."""
        began = self.since.pop(seat, None)
        if self.clock is not None and began is not None:
            self.banks[seat] -= min(self.banks[seat], max(0.0, at - began - self.clock.per_move))

    def turn(self, actors: tuple[Seat, ...], at: float) -> None:
        """These seats may move now: whoever could not before starts thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in actors}

    def allow(self, limits: Mapping[Seat, TimeLimit], at: float, mover: Seat | None) -> None:
        """What the game gives time for now: it starts for who could not act before, just moved, or has a new key."""
        self.steps = {seat: self._step(seat, limit, at, mover) for seat, limit in limits.items()}

    def deadline(self, seat: Seat) -> float | None:
        """When the time of a thinking seat is up; None without a clock, or if it need not move."""
        ends = [self.steps[seat].until] if seat in self.steps else []
        if self.clock is not None and seat in self.since:
            ends.append(self.since[seat] + self.clock.per_move + self.banks[seat])
        return min(ends, default=None)

    def next_lapse(self) -> tuple[float, Seat] | None:
        """The first deadline, and whose it is."""
        ends = [(self.deadline(seat), seat) for seat in {**self.since, **self.steps}]
        return min([(end, seat) for end, seat in ends if end is not None], default=None)

    def _step(self, seat: Seat, limit: TimeLimit, at: float, mover: Seat | None) -> Step:
        before = self.steps.get(seat)
        if before is not None and before.key == limit.key and seat != mover:
            return before
        return Step(limit.key, at + limit.seconds)
