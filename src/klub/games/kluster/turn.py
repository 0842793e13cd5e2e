"""One turn on the table: the inputs of a hand at their ticks, until something happens or all is at rest.

The same inputs at the same ticks give the same turn, however time is cut into pieces between them.
"""

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from klub.core import Illegal
from klub.games.kluster.kernel.matter import HAND_SPEED
from klub.games.kluster.magnets import POSES
from klub.games.kluster.moves import MILLI, PARTS, Back, Drop, Finished, Gather, Hold, Hover, Input, Pull, Release
from klub.games.kluster.options import Options
from klub.games.kluster.stones import TICKS, Happening
from klub.games.kluster.string import NODES

if TYPE_CHECKING:
    from klub.games.kluster.physics import World

CHAIN: Final = 6 * TICKS // 10  # what follows a touch is given so much time before anything is taken away
PATIENCE: Final = 10 * TICKS  # then even what still trembles is at rest
SLACK: Final = 60.0  # mm by which a pointer may outrun the hand
_NEVER: Final = 1 << 40  # ticks


class SimulatedTurn:
    """A turn while it is played: the hand plays, then the turn ends by itself, which takes time, then it is over."""

    def __init__(self, world: "World", own: Sequence[int], options: Options, may_place: bool = True) -> None:
        """On a table at rest, by a player who holds `own`; without `may_place` only strings may be moved (KLU-Q25)."""
        world.begin()
        self.world = world
        self.quiet = options.settle_time * TICKS // 10
        """Ticks without motion after which all is at rest (KLU-Q8)."""
        self.finished: Finished | None = None
        self._own = frozenset(own)
        self._options = options
        self._may_place = may_place
        self._before = world.loops
        self._held: int | None = None  # or put down
        self._is_released = False
        self._pointer = (0.0, 0.0, 0.0, 0)
        self._until = 0
        self._ending: Iterator[None] | None = None
        self._toppled: set[int] = set()
        self._last: list[Happening] = []

    @property
    def is_ending(self) -> bool:
        """Whether the hand has nothing more to do: something touched, the placed magnet is at rest, or time is up."""
        return self._ending is not None

    @property
    def is_holding(self) -> bool:
        """Whether a magnet is in the hand that can still be led."""
        return self._held is not None and not self._is_released

    def advance(self, tick: int) -> None:
        """Let time pass until then, or until the turn is over."""
        world = self.world
        if self._ending is None and tick > world.tick:
            world.settle(self.quiet, tick - world.tick, watching=True)
            if world.has_struck or (self._has_landed and world.quiet >= self.quiet):
                self.end()
            else:
                world.skip_to(tick)
        if self._ending is not None:
            self._go_on(tick)

    def take(self, given: Input) -> None:
        """What the hand does now; raises `Illegal` if it cannot or may not."""
        if given.at < self.world.tick or self.is_ending:
            raise Illegal("kluster/track", what="order")
        match given:
            case Hold():
                self._hold(given)
            case Hover():
                self._need_held()
                self._check_speed(given)
                x, y, z, angle = given.x / PARTS, given.y / PARTS, given.z / PARTS, given.angle / MILLI
                self.world.move_hand(x, y, z, angle)
            case Release():
                self._need_held()
                self._is_released = True
                self.world.release()
            case Back():
                self._need_held()
                self._held = None
                self.world.withdraw()
            case Gather():
                self._need_held()
                if given.count > len(self._own):
                    raise Illegal("kluster/too_few_magnets", count=len(self._own))
                self.world.gather(given.count)
            case Pull():
                self._pull(given)
            case Drop():
                self.world.drop_string()

    def happened(self) -> list[Happening]:
        """What happened since this was last asked."""
        last, self._last = self._last, []
        new = self.world.happened()
        self._toppled.update(each.first for each in new if each.what == "topple")
        return last + new

    def reach(self, at: int) -> tuple[float, float, float, float]:
        """Where the pointer was last, and how far from there it may be at a tick."""
        x, y, z, before = self._pointer
        return x, y, z, SLACK + HAND_SPEED * (at - before) / TICKS

    def end(self) -> None:
        """The hand lets go of everything; what goes on by itself now belongs to this turn."""
        if self._ending is None:
            self._ending = self._end()

    def finish(self) -> Finished:
        """End the turn, and wait until it is over."""
        self.end()
        self._go_on(_NEVER)
        assert self.finished is not None, "all has come to rest"
        return self.finished

    def _go_on(self, tick: int) -> None:
        self._until = tick
        if self.finished is None and self._ending is not None:
            next(self._ending, None)

    def _end(self) -> Iterator[None]:
        """Wait until all is at rest, and take away what touched or is outside.

        What that sets in motion belongs to the same turn (KLU-Q8, KLU-Q9). A magnet for which the strings leave no
        room was put down outside (KLU-Q11).
        """
        world = self.world
        world.drop_string()
        if not self._is_released or world.has_struck:
            world.withdraw()
        yield from self._wait(self.quiet, PATIENCE, watching=not world.has_struck)
        landed = self._has_landed
        if world.has_struck:
            yield from self._wait(_NEVER, CHAIN)
        yield from self._wait(self.quiet, PATIENCE)
        placed = world.lying(self._held) if landed and self._held is not None else None
        no_room = self._is_released and not landed and not world.has_struck
        strays = {self._held} if no_room and self._held is not None else set[int]()
        while True:
            clumped = {magnet for clump in world.clumps() for magnet in clump}
            strays |= set(world.outside(self._options.inside_test)) - clumped
            gone = (strays | clumped) & set(world.on_table)
            if not gone:
                break
            world.remove(gone)
            yield from self._wait(self.quiet, PATIENCE)
        world.rest()
        self._last = self.happened()
        self.finished = Finished(
            lying=tuple(map(world.lying, world.on_table)),
            loops=tuple(None if loop == old else loop for loop, old in zip(world.loops, self._before, strict=True)),
            placed=placed,
            clumps=tuple(sorted(world.clumps())),
            strays=tuple(sorted(strays)),
            toppled=tuple(sorted(self._toppled)),
            ticks=world.tick,
            digest=world.digest(),
        )

    def _wait(self, quiet: int, most: int, watching: bool = False) -> Iterator[None]:
        """The world's `settle`, but only as far as time has come."""
        world = self.world
        end = world.tick + most
        while True:
            world.settle(quiet, max(0, min(end, self._until) - world.tick), watching)
            if world.quiet >= quiet or (watching and world.has_struck) or world.tick >= end:
                return
            yield

    @property
    def _has_landed(self) -> bool:
        return self._is_released and self._held in self.world.on_table

    def _hold(self, given: Hold) -> None:
        if not self._may_place:
            raise Illegal("kluster/repair_first", rule="KLU-51")
        if given.magnet not in self._own:
            raise Illegal("kluster/not_in_hand", magnet=given.magnet)
        if self._held is not None:
            raise Illegal("kluster/track", what="holding")
        pose = POSES[given.pose]
        if pose != "flat" and not self._options.upright:
            raise Illegal("kluster/upright", rule="KLU-Q31")
        x, y, z = given.x / PARTS, given.y / PARTS, given.z / PARTS
        self._held = given.magnet
        self._pointer = (x, y, z, given.at)
        self.world.pick(given.magnet, x, y, z, given.angle / MILLI, pose)

    def check_pull(self, given: Pull, *, released: bool = False) -> None:
        """Refuse to pull what is not there, or once the magnet is (or will be) `released`."""
        if given.loop >= len(self._before) or given.node >= NODES:
            raise Illegal("kluster/no_such_string", loop=given.loop)
        if (released or self._is_released) and not self._options.string_after_placing:
            raise Illegal("kluster/string_after_placing", rule="KLU-Q12")

    def _pull(self, given: Pull) -> None:
        self.check_pull(given)
        self.world.drag_string(given.loop, given.node, given.x / PARTS, given.y / PARTS)

    def _need_held(self) -> None:
        if not self.is_holding:
            raise Illegal("kluster/track", what="not_holding")

    def _check_speed(self, given: Hover) -> None:
        x, y, z, most = self.reach(given.at)
        goal = given.x / PARTS, given.y / PARTS, given.z / PARTS
        if math.dist((x, y, z), goal) > most:
            raise Illegal("kluster/track", what="teleport")
        self._pointer = (*goal, given.at)


def play(live: SimulatedTurn, track: Sequence[Input], ticks: int) -> Finished:
    """Play a recorded turn; what comes after its end is not looked at."""
    for given in track:
        if given.at > ticks:
            raise Illegal("kluster/track", what="order")
        live.advance(given.at)
        if live.is_ending:
            break
        live.take(given)
    live.advance(ticks)
    return live.finish()
