"""A table with magnets and strings that can be played on: what a hand does goes in, events and places come out.

The same inputs at the same ticks give the same bits, for one `PHYSICS_VERSION` and one kind of machine. A snapshot is
all there is to know of a moment: a table restored from it goes on bit for bit like the one it was taken from.
"""

import hashlib
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from klub.compiled import Array
from klub.games.kluster.kernel import area, clock, danger, field, layout, outline, picture, unrest
from klub.games.kluster.kernel.layout import NODES
from klub.games.kluster.kernel.matter import GRAVITY, STATIC
from klub.games.kluster.magnets import POSES, Magnet, Pose
from klub.games.kluster.stones import HIGHEST, LOWEST, PHYSICS_VERSION, EventName, Happening, InsideTest, Lying
from klub.games.kluster.string import Loop, Point

_NEVER: Final = 1 << 40  # ticks

_EVENT_NAMES: Final[dict[int, EventName]] = {
    layout.TOUCH: "touch",
    layout.LIFT: "lift",
    layout.TOPPLE: "topple",
    layout.LAND: "land",
    layout.BLOCK: "block",
}


class Picture(NamedTuple):
    """The table in whole numbers, for those who watch: tenths of a millimetre, thousandths of a radian.

    `stones` has for each one its pose (−1: not on the table), x, y, angle, and how close it is to sliding or falling
    over, from 0 to 255 in steps of 17; `nodes` has x and y of each node of each string.
    """

    stones: Array
    nodes: Array


class Pulled(NamedTuple):
    """What a stone feels: a force in g·mm/s², upwards with `z`, and a torque that turns it to the left if positive.

    `slides` and `turns` are what they are of what would make it slide or turn if it lay there: from 1 on it does.
    """

    x: float
    y: float
    z: float
    torque: float
    slides: float
    turns: float


class World:
    """The table of one turn. Distances are millimetres, angles radians; ticks are 1/240 s."""

    def __init__(
        self,
        magnets: Sequence[Magnet],
        lying: Iterable[Lying],
        loops: Sequence[Loop],
        lengths: Sequence[float] | None = None,
    ) -> None:
        """Stones at rest, and strings of 64 nodes each; they have these lengths, or those of their lines."""
        self.magnets = tuple(magnets)
        self._table = layout.empty_table(len(self.magnets), len(loops))
        table = self._table
        for i, magnet in enumerate(self.magnets):
            kinds = (magnet.long, magnet.wide, magnet.mass, magnet.inertia, magnet.moment, magnet.arm, magnet.base)
            table.props[i] = kinds
            table.circles[i] = _circles(magnet)
        for stone in lying:
            table.body[stone.magnet, : layout.VX] = (stone.x, stone.y, stone.angle)
            table.pose[stone.magnet] = POSES.index(stone.pose)
            table.here[stone.magnet] = 1
        for q, loop in enumerate(loops):
            table.nodes[q] = [(point.x, point.y) for point in loop]
            length = sum(math.dist(*ends) for ends in _links(table.nodes[q])) if lengths is None else lengths[q]
            table.link[q] = length / NODES
        self._told = 0
        self._felt = np.zeros(4)

    # What a hand does

    def pick(self, magnet: int, x: float, y: float, z: float, angle: float, pose: Pose) -> None:
        """Take a stone that is not on the table and hold it there."""
        table = self._table
        assert not table.here[magnet], f"stone {magnet} lies on the table"
        table.pose[magnet] = POSES.index(pose)
        table.hand[:] = (1.0, magnet, x, y, self._above(magnet, z), angle, x, y, self._above(magnet, z), angle, 0.0)
        self._wake()

    def move_hand(self, x: float, y: float, z: float, angle: float) -> None:
        """Lead the hand there; it follows at 500 mm/s at most."""
        table = self._table
        if self.is_holding and not table.hand[layout.LOWERING]:
            z = self._above(int(table.hand[layout.HELD]), z)
            table.hand[layout.GOAL_X : layout.GOAL_ANGLE + 1] = (x, y, z, angle)
            self._wake()

    def gather(self, count: int) -> None:
        """Hold so many stones together: they pull like one that is as strong as all of them."""
        if self.is_holding and not self.is_lowering:
            self._table.hand[layout.IN_HAND] = count
            self._wake()

    def release(self) -> None:
        """Lower the stone straight down and let it go once it rests on the table; what was held with it stays back."""
        if self.is_holding:
            self._table.hand[layout.IN_HAND] = 1.0
            self._table.hand[layout.LOWERING] = 1.0
            self._wake()

    def withdraw(self) -> None:
        """Take the hand away, with what it holds."""
        self._table.hand[layout.IN_HAND] = 0.0
        self._table.hand[layout.LOWERING] = 0.0

    def drag_string(self, loop: int, node: int, x: float, y: float) -> None:
        """Pull a node of a string there; it follows at 500 mm/s at most, as far as the string lets it."""
        self._table.pull[:] = (1.0, loop, node, x, y)
        self._wake()

    def drop_string(self) -> None:
        """Let go of the string."""
        self._table.pull[layout.PULLING] = 0.0

    def remove(self, magnets: Iterable[int]) -> None:
        """Take stones off the table."""
        for magnet in magnets:
            self._table.here[magnet] = 0
        self._wake()

    def put(self, stone: Lying) -> bool:
        """Lay a stone down at once; it slides off a string. Whether it lies free of strings and other stones."""
        table = self._table
        table.body[stone.magnet] = (stone.x, stone.y, stone.angle, 0.0, 0.0, 0.0)
        table.pose[stone.magnet] = POSES.index(stone.pose)
        table.here[stone.magnet] = 1
        self._wake()
        return bool(area.make_room(table, stone.magnet)) and bool(area.is_alone(table, stone.magnet))

    # What time does

    def step(self, ticks: int = 1) -> None:
        """Let so much time pass."""
        clock.run(self._table, ticks, _NEVER, False)

    def settle(self, quiet: int, most: int, watching: bool = False) -> int:
        """Let time pass until nothing has moved for `quiet` ticks, or `most` have passed; how many did.

        If it is watching, it also ends once stones touch or jump to the hand.
        """
        return int(clock.run(self._table, most, quiet, watching))

    def skip_to(self, tick: int) -> None:
        """Set the clock: for a table on which nothing moves, so that time does nothing to it."""
        self._table.clock[layout.TICK] = max(tick, self.tick)

    def rest(self) -> None:
        """End all motion."""
        self._table.body[:, layout.VX :] = 0.0

    def begin(self) -> None:
        """A new turn: nothing has touched, nothing is held, and the clock starts at 0."""
        table = self._table
        self.rest()
        self.withdraw()
        self.drop_string()
        table.anchor[:] = table.body[:, : layout.VX]
        table.touch[:] = 0
        table.clock[:] = 0
        table.loose[:] = 0
        self._told = 0

    # What there is to see

    @property
    def tick(self) -> int:
        """How many ticks of this turn have passed."""
        return int(self._table.clock[layout.TICK])

    @property
    def quiet(self) -> int:
        """For how many ticks nothing has moved, nothing was held and no string pulled."""
        return int(self._table.clock[layout.QUIET])

    @property
    def has_struck(self) -> bool:
        """Whether stones have touched or jumped to the hand in this turn."""
        return bool(self._table.clock[layout.STRIKES] > 0)

    @property
    def is_holding(self) -> bool:
        """Whether a stone is in the hand above the table."""
        return bool(self._table.hand[layout.IN_HAND] > 0)

    @property
    def is_still(self) -> bool:
        """Whether nothing moved in the last tick, nothing is held and no string is pulled."""
        return self.quiet > 0

    @property
    def hand(self) -> tuple[float, float, float, float]:
        """Where the held stone is: x, y, the height of its centre, and its angle."""
        x, y, z, angle = map(float, self._table.hand[layout.HAND_X : layout.HAND_ANGLE + 1])
        return x, y, z, angle

    @property
    def behind(self) -> tuple[float, float]:
        """How far the hand is from where it is led: in mm, and by which angle."""
        x, y, z, angle, *goal = self._table.hand[layout.HAND_X : layout.GOAL_ANGLE + 1].tolist()
        return math.dist((x, y, z), goal[:3]), abs(math.remainder(goal[3] - angle, 2 * math.pi))

    @property
    def string_behind(self) -> float:
        """How far the pulled node is from where it is pulled, in mm; 0 if none is."""
        pulling, loop, node, x, y = self._table.pull.tolist()
        return math.dist((x, y), self._table.nodes[int(loop), int(node)]) if pulling > 0 else 0.0

    @property
    def is_lowering(self) -> bool:
        """Whether the stone in the hand is being put down."""
        return bool(self._table.hand[layout.LOWERING] > 0)

    @property
    def held(self) -> tuple[int, int, int, int, int, int, int] | None:
        """The stone in the hand in the numbers of a picture.

        Which one, its pose, how many are held together, x, y, how high it is held, and its angle.
        """
        if not self.is_holding:
            return None
        magnet = int(self._table.hand[layout.HELD])
        x, y, z, angle = self.hand
        high = max(0.0, z - self._above(magnet, 0.0))
        pose, turned = int(self._table.pose[magnet]), math.remainder(angle, 2 * math.pi)
        count = int(self._table.hand[layout.IN_HAND])
        return magnet, pose, count, round(x * 10), round(y * 10), round(high * 10), round(turned * 1000)

    @property
    def pulled(self) -> tuple[int, int, int, int] | None:
        """The node that is pulled in the numbers of a picture: string, node, and whereto."""
        pulling, loop, node, x, y = self._table.pull.tolist()
        return (int(loop), int(node), round(x * 10), round(y * 10)) if pulling > 0 else None

    @property
    def on_table(self) -> list[int]:
        """The stones on the table, ascending."""
        return [int(i) for i in np.flatnonzero(self._table.here)]

    def lying(self, magnet: int) -> Lying:
        """Where a stone lies."""
        x, y, angle = map(float, self._table.body[magnet, : layout.VX])
        return Lying(magnet, x, y, angle, POSES[int(self._table.pose[magnet])])

    def speed(self, magnet: int) -> float:
        """How fast a stone moves, in mm/s."""
        return math.hypot(*self._table.body[magnet, layout.VX : layout.SPIN])

    def loop(self, number: int) -> Loop:
        """The nodes of a string."""
        return tuple(Point(float(x), float(y)) for x, y in self._table.nodes[number])

    @property
    def loops(self) -> tuple[Loop, ...]:
        """The nodes of all strings."""
        return tuple(self.loop(number) for number in range(self._table.strings))

    def happened(self) -> list[Happening]:
        """What happened since this was last asked."""
        count = int(self._table.clock[layout.EVENTS])
        rows = self._table.events[self._told : count].tolist()
        self._told = count
        return [Happening(_EVENT_NAMES[kind], first, second) for kind, first, second in rows]

    def clumps(self) -> list[tuple[int, ...]]:
        """The stones that touched in this turn, in groups linked by contact; what jumped to the hand is a group."""
        touch = self._table.touch
        count, groups, seen = len(self.magnets), [], set[int]()
        for first in np.flatnonzero(touch.any(axis=1)).tolist():
            if first in seen:
                continue
            group, waiting = set[int](), [first]
            while waiting:
                stone = waiting.pop()
                if stone not in group:
                    group.add(stone)
                    waiting.extend(np.flatnonzero(touch[stone]).tolist())
            seen |= group
            groups.append(tuple(sorted(group - {count})))
        return groups

    def is_inside(self, magnet: int, test: InsideTest) -> bool:
        """Whether a stone is inside one of the strings: its centre, or its whole outline (KLU-48, KLU-Q1)."""
        return bool(area.is_inside(self._table, magnet, test == "whole"))

    def outside(self, test: InsideTest) -> list[int]:
        """The stones on the table that are inside no string, ascending."""
        return [magnet for magnet in self.on_table if not self.is_inside(magnet, test)]

    def gap(self, first: int, second: int) -> float:
        """The distance between the outlines of two stones on the table, below zero where they overlap."""
        return float(outline.stone_gap(self._table, first, second))

    def depth(self, magnet: int) -> float:
        """How deep a string is pressed into a stone on the table; at most 0 if none is."""
        return float(area.depth(self._table, magnet))

    def forces(self) -> tuple[Array, Array, Array]:
        """Force, field and moment at each stone on the table, and last at the one in the hand (all in g, mm, s)."""
        field.magnetism(self._table)
        rows = len(self.magnets) + 1
        return self._table.force[:rows].copy(), self._table.field[:rows].copy(), self._table.moment[:rows].copy()

    def picture(self) -> Picture:
        """The table as watchers are shown it."""
        stones, nodes = np.empty((len(self.magnets), 5), np.int32), np.empty((self._table.strings, NODES, 2), np.int32)
        picture.picture(self._table, stones, nodes)
        return Picture(stones, nodes)

    def unrest(self) -> list[float]:
        """How near each stone is to sliding, turning, jumping or falling over, from 0 to 1; 0 if it is not there."""
        unrest.unrest(self._table)
        shares: list[float] = self._table.unrest[: len(self.magnets)].tolist()
        return shares

    def pulls(self, magnet: int, x: float, y: float, z: float, angle: float, pose: Pose) -> Pulled:
        """What a stone would feel if it were held `z` above the table there, from the stones that lie on it."""
        stone, number = self.magnets[magnet], POSES.index(pose)
        high = min(HIGHEST, max(LOWEST, z)) + (stone.wide if pose == "flat" else stone.long)
        danger.pull(self._table, magnet, number, float(x), float(y), high, float(angle), self._felt)
        fx, fy, fz, torque = self._felt.tolist()
        holds = STATIC * max(1e-9, stone.mass * GRAVITY - fz)
        return Pulled(fx, fy, fz, torque, math.hypot(fx, fy) / holds, abs(torque) / (holds * stone.arm))

    def danger(self, magnet: int, angle: float, pose: Pose, places: Sequence[tuple[float, float]]) -> list[float]:
        """For each place how likely something snaps if a stone is put down there, from 0 to 1, told from the forces.

        What turns is taken to have turned. It says nothing of the strings, nor of the way down.
        """
        values = np.zeros(len(places))
        danger.danger(self._table, magnet, POSES.index(pose), float(angle), np.array(places, np.float64), values)
        found: list[float] = values.tolist()
        return found

    # Keeping it

    def snapshot(self) -> bytes:
        """All that moves, as bytes."""
        return b"".join(part.tobytes() for part in layout.moving_parts(self._table))

    def restore(self, snapshot: bytes) -> None:
        """Go on from a snapshot of a world with the same stones and strings."""
        at = 0
        for part in layout.moving_parts(self._table):
            part[:] = np.frombuffer(snapshot, part.dtype, part.size, at).reshape(part.shape)
            at += part.nbytes
        assert at == len(snapshot), f"a snapshot of {at} bytes was expected, not of {len(snapshot)}"
        self._told = int(self._table.clock[layout.EVENTS])

    def digest(self) -> str:
        """What tells two worlds apart, to the last bit."""
        return hashlib.sha256(b"klub/kluster/%d" % PHYSICS_VERSION + self.snapshot()).hexdigest()

    def _above(self, magnet: int, z: float) -> float:
        """The height of the centre of a stone held `z` above the table, in the pose it has."""
        stone = self.magnets[magnet]
        own = stone.wide if self._table.pose[magnet] == layout.FLAT else stone.long
        return min(HIGHEST, max(LOWEST, z)) + own

    def _wake(self) -> None:
        self._table.clock[layout.QUIET] = 0


def warm_up() -> None:
    """Compile everything, so that the first turn does not wait for it."""
    from klub.games.kluster.magnets import magnets
    from klub.games.kluster.string import shape

    world = World(magnets(0, 1), [Lying(0, 0, 0, 0), Lying(1, 45, 0, 2)], [shape("circle", 650.0)])
    world.pick(2, -40, 0, 20, 0, "flat")
    world.drag_string(0, 0, 0, 0)
    world.step(2)
    world.clumps()
    world.outside("whole")
    world.put(Lying(3, 0, 50, 0))
    world.gap(0, 1)
    world.depth(0)
    world.forces()
    world.unrest()
    world.picture()
    world.pulls(4, 0, 0, 0, 0, "flat")
    world.danger(4, 0, "flat", [(0, 0)])


@lru_cache(maxsize=256)
def _circles(magnet: Magnet) -> tuple[tuple[float, float], ...]:
    """Circles inside the outline of a stone, with their centres on its axis."""
    long, wide = magnet.long, magnet.wide
    if long - wide < 1e-9:
        return ((0.0, wide),) * layout.CIRCLES
    farthest = (long * long - wide * wide) / long
    middle = layout.CIRCLES // 2
    offsets = [farthest * math.sin((k - middle) * math.pi / (layout.CIRCLES - 1)) for k in range(layout.CIRCLES)]
    return tuple((each, wide * math.sqrt(1 - each * each / (long * long - wide * wide))) for each in offsets)


def _links(nodes: Array) -> list[tuple[Array, Array]]:
    return [(nodes[k], nodes[(k + 1) % NODES]) for k in range(NODES)]
