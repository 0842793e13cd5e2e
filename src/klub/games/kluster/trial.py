"""An imagined table on which a placement can be tried, again and again from the same start: how bots look ahead."""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from klub.core import Rng, Seat
from klub.games.kluster.magnets import Pose
from klub.games.kluster.moves import Drop, Input, Place, Release, Turn, hold, milliradians, pull, tenths
from klub.games.kluster.rules import APPROACH, State
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import Loop, Point, centre, encloses, separated

QUIET: Final = TICKS // 8  # then nothing will move by itself any more
PATIENCE: Final = 4 * TICKS
PULL_TIME: Final = TICKS // 2  # ticks that a pull is given
GRID: Final = 12  # places a side that are looked at as room
ROOMY: Final = 45.0  # mm from other magnets
INNER: Final = 6.0  # mm: nearer to a string's nodes nothing is put down on purpose


class Spot(Lying, frozen=True, gc=False):
    """A magnet as it is put down, in whole tenths of a millimetre and thousandths of a radian, as a hand does."""

    def shaken(self, rng: Rng, by: float) -> "Spot":
        """The same, by a hand that is off by so many millimetres (one standard deviation)."""
        return spot(self.magnet, self.x + by * _bell(rng), self.y + by * _bell(rng), self.angle, self.pose)

    @property
    def place(self) -> Place:
        """The move that puts it there."""
        return Place(self.magnet, self.x, self.y, self.angle, self.pose)


class Tug(Struct, frozen=True, gc=False):
    """A string pulled by one of its nodes to a place, then dropped; inwards, it leaves less room."""

    loop: int
    node: int
    x: float
    y: float
    is_inward: bool = False


class Result(Struct, frozen=True, gc=False):
    """What came of a try: whether nothing touched or left the area, and how far the nearest magnet is then, in mm.

    `left` is the share of the places that were roomy before and still are.
    """

    is_safe: bool
    gap: float = math.inf
    left: float = 1.0


def spot(magnet: int, x: float, y: float, angle: float, pose: Pose = "flat") -> Spot:
    """A spot, rounded as a turn keeps it, so that trying it and playing it are the same."""
    return Spot(magnet, tenths(x) / 10, tenths(y) / 10, milliradians(angle) / 1000, pose)


def turn(tugs: Sequence[Tug], to: Spot | None) -> Turn:
    """The turn that pulls strings, one after another, and then puts a magnet down, or none where strings are mended."""
    track: list[Input] = []
    for number, tug in enumerate(tugs):
        track.append(pull(number * PULL_TIME, tug.loop, tug.node, tug.x, tug.y))
        track.append(Drop((number + 1) * PULL_TIME))
    end = len(tugs) * PULL_TIME
    if to is not None:
        track.append(hold(end, to.magnet, to.x, to.y, APPROACH, to.angle, to.pose))
        track.append(Release(end))
    return Turn(tuple(track), end)


class Trial:
    """The table of a state at rest. Every try begins there, and none changes the state."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.hand: Sequence[int] = state.hands[seat]
        self._world = state.world()
        self._world.begin()
        self._start = self._world.snapshot()
        self._others = [(stone.x, stone.y) for stone in state.lying]
        self._middles = [centre(loop) for loop in state.loops]
        self._free: list[Point] | None = None
        self._reaches = [
            max(math.dist((middle.x, middle.y), (node.x, node.y)) for node in loop)
            for loop, middle in zip(state.loops, self._middles, strict=True)
        ]

    def somewhere(self, magnet: int, rng: Rng, pose: Pose = "flat") -> Spot:
        """A spot inside a string, at random."""
        while True:
            number = rng.below(len(self._middles))
            middle, far = self._middles[number], self._reaches[number] * math.sqrt(rng.unit())
            at = 2 * math.pi * rng.unit()
            x, y = middle.x + far * math.cos(at), middle.y + far * math.sin(at)
            if encloses(self.state.loops[number], Point(x, y)):
                return spot(magnet, x, y, 2 * math.pi * rng.unit(), pose)

    def room(self, to: Spot) -> float:
        """How far from all others a spot is, in mm; where a string is very near, less than nothing."""
        near = min((math.dist((node.x, node.y), (to.x, to.y)) for loop in self.state.loops for node in loop), default=0)
        if near < INNER:
            return near - INNER
        return min((math.dist(other, (to.x, to.y)) for other in self._others), default=math.inf)

    def edge(self, tug: Tug) -> float:
        """How far from all others a pull leads, in mm."""
        return min((math.dist(other, (tug.x, tug.y)) for other in self._others), default=math.inf)

    def attempt(self, to: Spot, tug: Tug | None = None, counting: bool = False) -> Result:
        """What would come of it; a pull that separates strings is not safe either. `counting`: with the room left."""
        world = self._world
        world.restore(self._start)
        if tug is not None:
            world.drag_string(tug.loop, tug.node, tug.x, tug.y)
            world.settle(PULL_TIME, PULL_TIME, watching=True)
            world.drop_string()
        if not world.has_struck:
            world.pick(to.magnet, to.x, to.y, APPROACH, to.angle, to.pose)
            world.release()
            world.settle(QUIET, PATIENCE, watching=True)
        options, here = self.state.options, world.on_table
        is_safe = not world.has_struck and to.magnet in here and not world.outside(options.inside_test)
        if is_safe and tug is not None:
            is_safe = not separated(world.loops, options.string_test, options.strings_connected)
        if not is_safe:
            return Result(False)
        gap = min((world.gap(to.magnet, other) for other in here if other != to.magnet), default=math.inf)
        return Result(True, gap, self._left(pulled=tug is not None) if counting else 1.0)

    def _left(self, pulled: bool) -> float:
        """The share of roomy places that are left on the table as it is now, after a pull or without one."""
        if self._free is None:
            self._free = _roomy(self.state.loops, self._others, self._grid())
        world = self._world
        stones = [(stone.x, stone.y) for stone in map(world.lying, world.on_table)]
        far = [place for place in self._free if _is_far(place, stones)]
        left = _roomy(world.loops, stones, far) if pulled else far
        return len(left) / max(1, len(self._free))

    def _grid(self) -> list[Point]:
        """Places all over the area."""
        xs = [node.x for loop in self.state.loops for node in loop]
        ys = [node.y for loop in self.state.loops for node in loop]
        left, top = min(xs), min(ys)
        across, down = (max(xs) - left) / GRID, (max(ys) - top) / GRID
        return [Point(left + across * (i + 0.5), top + down * (j + 0.5)) for i in range(GRID) for j in range(GRID)]

    def pulled(self, rng: Rng, most: float) -> Tug:
        """A pull at a node of some string, away from its middle by up to `most` mm, towards it if that is negative."""
        loop = rng.below(len(self.state.loops))
        node = rng.below(len(self.state.loops[loop]))
        at, middle = self.state.loops[loop][node], self._middles[loop]
        far = math.dist((at.x, at.y), (middle.x, middle.y)) or 1.0
        by = most * (0.4 + 0.6 * rng.unit()) / far
        x, y = tenths(at.x + by * (at.x - middle.x)) / 10, tenths(at.y + by * (at.y - middle.y)) / 10
        return Tug(loop, node, x, y, is_inward=most < 0)

    def within(self, tug: Tug, magnet: int, rng: Rng) -> Spot:
        """A spot just inside where a pull leads."""
        middle = self._middles[tug.loop]
        far = math.dist((tug.x, tug.y), (middle.x, middle.y)) or 1.0
        back = (14.0 + 12.0 * rng.unit()) / far
        x, y = tug.x - back * (tug.x - middle.x), tug.y - back * (tug.y - middle.y)
        return spot(magnet, x, y, 2 * math.pi * rng.unit())


def _roomy(loops: Sequence[Loop], stones: Sequence[tuple[float, float]], places: Sequence[Point]) -> list[Point]:
    """The places inside a string and far enough from all magnets."""
    return [place for place in places if _is_far(place, stones) and any(encloses(loop, place) for loop in loops)]


def _is_far(place: Point, stones: Sequence[tuple[float, float]]) -> bool:
    return all(math.dist(stone, (place.x, place.y)) > ROOMY for stone in stones)


def _bell(rng: Rng) -> float:
    """A number from a bell curve of width 1."""
    return math.sqrt(-2 * math.log(1 - rng.unit())) * math.cos(2 * math.pi * rng.unit())
