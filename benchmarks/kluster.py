"""What does a simulated second of Kluster cost, in CPU time, while a hand hovers and while a string is dragged?

Doubts first: these are milliseconds of one machine, so compare them with the figures wanted, which were set on a busy
one with two cores, and with each other; `drag` leaves the stones alone, `plough` is the worst a hand can do.
"""

import math
import platform
import statistics
import sys
import time
from collections.abc import Callable

from klub.games.kluster.magnets import magnets
from klub.games.kluster.physics import TICKS, Lying, World, warm_up
from klub.games.kluster.string import shape

FRAMES = 30  # in a second
NAMES = ("idle", "hover", "drag", "plough")
Doing = Callable[[int], None]
"""What is done at a frame."""


def spread(classics: int, duos: int, strings: int) -> World:
    """A calm table: stones 62 mm apart in rows, in strings wide enough to hold them all, one of them in no hand yet."""
    stones = magnets(classics, duos)
    side = math.isqrt(len(stones) - 1) + 1
    lying = [
        Lying(i, 62.0 * (i % side - (side - 1) / 2), 62.0 * (i // side - (side - 1) / 2), 0.0)
        for i in range(len(stones) - 1)
    ]
    loops = [shape("circle", 62.0 * side * 4.6, 9.0 * number) for number in range(strings)]
    world = World(stones, lying, loops)
    world.step(TICKS)
    return world


def wait(_world: World) -> Doing:
    """Nothing is done, but time is counted all the same."""
    return lambda _frame: None


def hover(world: World) -> Doing:
    """The last stone is led in circles above the others."""
    world.pick(len(world.magnets) - 1, 80, 0, 90, 0, "flat")
    return lambda frame: world.move_hand(80 * math.cos(frame / 6), 80 * math.sin(frame / 6), 90, frame / 6)


def drag(world: World) -> Doing:
    """The rim of the first string is dragged to and fro, and along."""
    rim = world.loop(0)[0]
    return lambda frame: world.drag_string(0, 0, rim.x + 20 * math.sin(frame / 8), rim.y + 25 * math.sin(frame / 5))


def plough(world: World) -> Doing:
    """The rim is dragged right through the stones, which are pushed together and snap."""
    rim = world.loop(0)[0]
    return lambda frame: world.drag_string(0, 0, rim.x * math.cos(frame / 15), rim.y + 40 * math.sin(frame / 9))


def cost(world: World, begin: Callable[[World], Doing], seconds: int) -> float:
    """Milliseconds of CPU time for a simulated second; the table is the same afterwards."""
    before, spent = world.snapshot(), 0.0
    doing = begin(world)
    for frame in range(FRAMES * seconds):
        doing(frame)
        start = time.process_time()
        world.step(TICKS // FRAMES)
        spent += time.process_time() - start
    world.restore(before)
    return 1000 * spent / seconds


def main(rounds: int = 5) -> None:
    start = time.process_time()
    warm_up()
    print(f"Kluster (Python {platform.python_version()}, {platform.machine()}, CPU time)")
    print(f"  warm-up {time.process_time() - start:.1f} s (about 30 s once, then from the cache)\n")
    wanted: dict[tuple[int, int, int], tuple[float, ...]] = {
        (0, 1, 1): (0, 0, 0, 0),
        (1, 0, 1): (0, 25, 45, 45),
        (2, 2, 4): (0, 0, 140, 140),
    }
    for (classics, duos, strings), goals in wanted.items():
        world = spread(classics, duos, strings)
        for name, begin, goal in zip(NAMES, (wait, hover, drag, plough), goals, strict=True):
            figures = [cost(world, begin, 2) for _ in range(rounds)]
            aim = f"   (wanted: {goal:.0f})" if goal else ""
            low, high, count = min(figures), max(figures), len(world.magnets)
            shown = f"{statistics.median(figures):7.1f} ms/s   [{low:.1f} … {high:.1f}]"
            print(f"  {count:3} stones, {strings} strings, {name:6} {shown}{aim}")
    world = spread(1, 0, 1)
    print(f"\n  a snapshot takes {len(world.snapshot()):,} bytes")
    print(f"  a table at rest: {world.settle(1, TICKS)} steps are made of {TICKS}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
