"""Time at a table: seconds for each move and a bank that longer thoughts draw on. Time itself is passed in."""

from msgspec import Struct

from klub.core import Seat
from klub.tables.house import Clock


class Clocks(Struct):
    """What each seat has left in the bank, and since when the seats that may move have been thinking."""

    clock: Clock | None = None
    banks: list[float] = []
    since: dict[Seat, float] = {}

    @classmethod
    def start(cls, clock: Clock | None, seats: int) -> "Clocks":
        """Full banks; nobody thinks yet."""
        return cls(clock, [float(clock.bank) if clock else 0.0] * seats, {})

    def moved(self, seat: Seat, at: float) -> None:
        """A seat has moved: what it took beyond its seconds comes out of its bank."""
        began = self.since.pop(seat, None)
        if self.clock is not None and began is not None:
            self.banks[seat] -= min(self.banks[seat], max(0.0, at - began - self.clock.per_move))

    def turn(self, actors: tuple[Seat, ...], at: float) -> None:
        """These seats may move now: whoever could not before starts thinking."""
        self.since = {seat: self.since.get(seat, at) for seat in actors}

    def deadline(self, seat: Seat) -> float | None:
        """When the time of a thinking seat is up; None without a clock, or if it need not move."""
        if self.clock is None or seat not in self.since:
            return None
        return self.since[seat] + self.clock.per_move + self.banks[seat]

    def next_lapse(self) -> tuple[float, Seat] | None:
        """The first deadline, and whose it is."""
        return min(((self.deadline(seat) or 0.0, seat) for seat in self.since), default=None) if self.clock else None
