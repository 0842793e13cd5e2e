"""What does Kluster cost: a simulated second, a first frame, many live turns at once, what watchers are sent?

Doubts first: these are milliseconds of CPU time of one machine, so look at the share of what is wanted, which was set
on a busy one with two cores. `drag` leaves the stones alone; `plough` presses them all into a clump, which is the worst
a hand can do, and which in a game is over after half a second.
"""

import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from struct import pack

from msgspec.structs import replace

from klub.core import LiveTurn, Rng
from klub.games.kluster import GAME
from klub.games.kluster.magnets import magnets
from klub.games.kluster.physics import World, warm_up
from klub.games.kluster.rules import State
from klub.games.kluster.stones import TICKS, Lying
from klub.games.kluster.string import shape

FRAMES = 30  # in a second
TURNS = 20  # at once, wanted on one core
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


def midgame() -> State:
    """Classic for two, eight stones lying, seat 0 to place."""
    state = GAME.setup(GAME.parse_options({"boxes": {"classic": 1, "duo": 0}}, 2), 2, Rng(bytes(32), 0))
    around = [2 * math.pi * number / 7 for number in range(7)]
    lying = [Lying(i, 92 * math.cos(at), 92 * math.sin(at), 0.0) for i, at in enumerate(around)]
    return replace(
        state,
        phase="turn",
        turn=0,
        hands=(tuple(range(8, 16)), tuple(range(16, 24))),
        lying=(*lying, Lying(7, 0.0, 0.0, 0.0)),
        loops=(shape("circle", 800),),
    )


def begin_turn(state: State) -> LiveTurn:
    """A live turn, from the state of the table to the first input that holds a stone."""
    turn = GAME.live(state, 0)
    assert turn is not None, "it is seat 0's turn"
    turn.hear(pack("<BBBhhhh", 1, 12, 0, 400, 0, 900, 0))
    return turn


def lead(turn: LiveTurn, frame: int, is_dragging: bool) -> bytes:
    """One frame of a live turn: an input, time, what watchers are sent."""
    at = frame / 6
    turn.hear(pack("<Bhhhh", 2, round(400 * math.cos(at)), round(400 * math.sin(at)), 900, 0))
    if is_dragging:
        turn.hear(
            pack("<BBBhh", 5, 0, 9, round(830 + 150 * math.sin(frame / 8)), round(980 + 150 * math.sin(frame / 5)))
        )
    turn.advance(1 / FRAMES)
    return turn.frame(key=False) or b""


def first_frame(state: State) -> float:
    """Milliseconds until watchers are shown a turn that begins."""
    start = time.process_time()
    turn = begin_turn(state)
    turn.advance(1 / FRAMES)
    turn.frame(key=True)
    return 1000 * (time.process_time() - start)


def together(state: State, seconds: int) -> tuple[float, float, dict[bool, float]]:
    """Twenty turns in turn, one in five dragging: share of a core, ms by which the latest frame is late, bytes/s."""
    turns = [(begin_turn(state), number % 5 == 0) for number in range(TURNS)]
    sent = {True: 0, False: 0}
    spent = latest = behind = 0.0
    for frame in range(FRAMES * seconds):
        start = time.process_time()
        for turn, is_dragging in turns:
            sent[is_dragging] += len(lead(turn, frame, is_dragging))
        took = 1000 * (time.process_time() - start)
        spent += took
        behind += took
        latest = max(latest, behind)  # the last turn's frame is sent so long after it was due
        behind = max(0.0, behind - 1000 / FRAMES)
    assert not any(turn.is_over for turn, _ in turns), "nothing touched"
    many = {True: TURNS // 5, False: TURNS - TURNS // 5}
    return spent / (1000 * seconds), latest, {kind: sent[kind] / many[kind] / seconds for kind in sent}


def cold() -> float:
    """Seconds of CPU time to compile everything in a new process without a cache."""
    code = "import time; from klub.games.kluster.physics import warm_up; warm_up(); print(time.process_time())"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def told(name: str, figures: list[float], unit: str, wanted: float = 0.0) -> None:
    """A line of the report."""
    middle = statistics.median(figures)
    aim = f"   {middle / wanted:5.2f} of what is wanted ({wanted:g})" if wanted else ""
    print(f"  {name:34} {middle:8.1f} {unit:5} [{min(figures):.1f} … {max(figures):.1f}]{aim}")


def simulate(rounds: int) -> None:
    """What a simulated second costs."""
    wanted: dict[tuple[int, int, int], tuple[float, ...]] = {
        (0, 1, 1): (0, 0, 0, 0),
        (1, 0, 1): (0, 25, 45, 45),
        (2, 2, 4): (0, 0, 140, 140),
    }
    for (classics, duos, strings), goals in wanted.items():
        world = spread(classics, duos, strings)
        for name, begin, goal in zip(NAMES, (wait, hover, drag, plough), goals, strict=True):
            figures = [cost(world, begin, 2) for _ in range(rounds)]
            told(f"{len(world.magnets)} stones, {strings} strings: {name}", figures, "ms/s", goal)
    world = spread(1, 0, 1)
    steps = world.settle(1, TICKS)
    print(f"  a table at rest: {steps} of {TICKS} steps are made; its snapshot takes {len(world.snapshot()):,} bytes")


def main(rounds: int = 5) -> None:
    print(f"Kluster (Python {platform.python_version()}, {platform.machine()}, CPU time)")
    start = time.process_time()
    warm_up()
    told("warm-up from the cache", [time.process_time() - start], "s")
    told("warm-up without a cache", [cold()], "s")
    simulate(rounds)
    state = midgame()
    told("first frame of a turn", [first_frame(state) for _ in range(4 * rounds)], "ms", 50)
    shares, latest, sent = zip(*(together(state, 5) for _ in range(rounds)), strict=True)
    told(f"{TURNS} live turns: share of a core", [100 * share for share in shares], "%", 100)
    told(f"{TURNS} live turns: latest frame", list(latest), "ms", 50)
    told("sent to a watcher of a hover", [each[False] / 1000 for each in sent], "KB/s", 4)
    told("sent to a watcher of a drag", [each[True] / 1000 for each in sent], "KB/s", 4)
    world, places = state.world(), [(10.0 * (cell % 30) - 145, 10.0 * (cell // 30) - 145) for cell in range(900)]
    told("a map of danger, 900 places", [_timed(lambda: world.danger(12, 0.5, "flat", places)) for _ in range(9)], "ms")


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
