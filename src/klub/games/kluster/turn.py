"""One turn on the table: the inputs of a hand at their ticks, until something happens or all is at rest.

The same inputs at the same ticks give the same turn, however time is cut into pieces between them.
"""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from klub.core import Illegal
from klub.games.kluster.kernel import HAND_SPEED, NODES
from klub.games.kluster.magnets import POSES
from klub.games.kluster.moves import Back, Drop, Hold, Hover, Input, Pull, Release
from klub.games.kluster.options import Options
from klub.games.kluster.physics import TICKS, Lying, World
from klub.games.kluster.string import Loop

CHAIN: Final = 6 * TICKS // 10  # what follows a touch is given so much time before anything is taken away
PATIENCE: Final = 10 * TICKS  # then even what still trembles is at rest
SLACK: Final = 60.0  # mm by which a pointer may outrun the hand


class Finished(Struct, frozen=True):
    """How a turn came out. `placed` is where the magnet came to rest, before anything was taken away."""

    lying: tuple[Lying, ...]
    loops: tuple[Loop, ...]
    placed: Lying | None
    clumps: tuple[tuple[int, ...], ...]
    strays: tuple[int, ...]
    toppled: tuple[int, ...]
    ticks: int
    digest: str

    @property
    def taken(self) -> tuple[int, ...]:
        """All that the player has to take, ascending (KLU-14, KLU-15)."""
        return tuple(sorted({*self.strays, *(magnet for clump in self.clumps for magnet in clump)}))


class LiveTurn:
    """A turn while it is played."""

    def __init__(self, world: World, own: Sequence[int], options: Options, may_place: bool = True) -> None:
        """On a table at rest, by a player who holds `own`; without `may_place` only strings may be moved (KLU-Q25)."""
        world.begin()
        self.world = world
        self._own = frozenset(own)
        self._options = options
        self._may_place = may_place
        self._quiet = options.settle_time * TICKS // 10
        self._held: int | None = None  # or put down
        self._is_released = False
        self._pointer = (0.0, 0.0, 0.0, 0)
        self.is_over = False

    def advance(self, tick: int) -> None:
        """Let time pass until then, or until the turn is over: something touched, or the placed magnet is at rest."""
        world = self.world
        if self.is_over or tick <= world.tick:
            return
        world.settle(self._quiet, tick - world.tick, watching=True)
        if world.has_struck or (self._has_landed and world.quiet >= self._quiet):
            self.is_over = True
        else:
            world.skip_to(tick)

    def take(self, given: Input) -> None:
        """What the hand does now; raises `Illegal` if it cannot or may not."""
        self._check_numbers(given)
        match given:
            case Hold():
                self._hold(given)
            case Hover():
                self._need_held()
                self._check_speed(given)
                self.world.move_hand(given.x, given.y, given.z, given.angle)
            case Release():
                self._need_held()
                self._is_released = True
                self.world.release()
            case Back():
                self._need_held()
                self._held = None
                self.world.withdraw()
            case Pull():
                self._pull(given)
            case Drop():
                self.world.drop_string()

    def finish(self) -> Finished:
        """Let go of everything, wait until all is at rest, and take away what touched or is outside.

        What that sets in motion belongs to the same turn (KLU-Q8, KLU-Q9). A magnet for which the strings leave no
        room was put down outside (KLU-Q11).
        """
        world = self.world
        world.drop_string()
        if not self._is_released or world.has_struck:
            world.withdraw()
        world.settle(self._quiet, PATIENCE, watching=not world.has_struck)
        landed = self._has_landed
        if world.has_struck:
            world.step(CHAIN)
        world.settle(self._quiet, PATIENCE)
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
            world.settle(self._quiet, PATIENCE)
        world.rest()
        self.is_over = True
        return Finished(
            lying=tuple(map(world.lying, world.on_table)),
            loops=world.loops,
            placed=placed,
            clumps=tuple(sorted(world.clumps())),
            strays=tuple(sorted(strays)),
            toppled=tuple(sorted({each.first for each in world.happened() if each.what == "topple"})),
            ticks=world.tick,
            digest=world.digest(),
        )

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
        if given.pose not in POSES or (given.pose != "flat" and not self._options.upright):
            raise Illegal("kluster/upright", rule="KLU-Q31")
        self._held = given.magnet
        self._pointer = (given.x, given.y, given.z, given.at)
        self.world.pick(given.magnet, given.x, given.y, given.z, given.angle, given.pose)

    def _pull(self, given: Pull) -> None:
        if given.loop >= len(self.world.loops) or given.node >= NODES:
            raise Illegal("kluster/no_such_string", loop=given.loop)
        if self._is_released and not self._options.string_after_placing:
            raise Illegal("kluster/string_after_placing", rule="KLU-Q12")
        self.world.drag_string(given.loop, given.node, given.x, given.y)

    def _need_held(self) -> None:
        if self._held is None or self._is_released:
            raise Illegal("kluster/track", what="not_holding")

    def _check_speed(self, given: Hover) -> None:
        x, y, z, at = self._pointer
        if math.dist((x, y, z), (given.x, given.y, given.z)) > SLACK + HAND_SPEED * (given.at - at) / TICKS:
            raise Illegal("kluster/track", what="teleport")
        self._pointer = (given.x, given.y, given.z, given.at)

    def _check_numbers(self, given: Input) -> None:
        if given.at < self.world.tick:
            raise Illegal("kluster/track", what="order")
        match given:
            case Hold() | Hover():
                numbers = (given.x, given.y, given.z, given.angle)
            case Pull():
                numbers = (given.x, given.y, 0.0, 0.0)
            case _:
                return
        if not all(map(math.isfinite, numbers)):
            raise Illegal("kluster/track", what="number")


def play(live: LiveTurn, track: Sequence[Input], ticks: int) -> Finished:
    """Play a recorded turn; what comes after its end is not looked at."""
    for given in track:
        if given.at > ticks:
            raise Illegal("kluster/track", what="order")
        live.advance(given.at)
        if live.is_over:
            break
        live.take(given)
    live.advance(ticks)
    return live.finish()
