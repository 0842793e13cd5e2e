"""How many live turns of Kluster does one core play at once, how late are their frames, and how large?

Doubts first: the stage is a real process, but its frames end here and go over no network, and the load is made by this
process on the same machine. Lateness is what the stage itself saw: by how much a frame came after its time. On a busy
machine that is mostly the waiting for a core; and where this process waits too, inputs come in bursts, and there are
fewer frames because there is less to show.
"""

import asyncio
import math
import os
import platform
import statistics
import struct
import sys
import time
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from klub.core import Illegal, Rng
from klub.games.kluster import GAME
from klub.games.kluster.rules import State
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import shape
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.metrics import Metrics

FRAMES = 30  # in a second
DRAGGING = 5  # one in so many turns drags the string too
LATE = 0.05  # seconds


class TurnWatcher:
    """One turn: counts its frames and their bytes."""

    def __init__(self) -> None:
        self.began = time.perf_counter()
        self.first: float | None = None
        self.frames = self.bytes = self.refusals = self.ended = 0

    def framed(self, key: bool, data: bytes) -> None:
        """A frame; key frames are for those who come late."""
        if self.first is None:
            self.first = time.perf_counter() - self.began
        if not key:
            self.frames += 1
            self.bytes += len(data) + 6 + 2  # our head, and that of the WebSocket

    def refused(self, refusal: Illegal) -> None:
        """An input was refused."""
        print(refusal.code, refusal.facts, file=sys.stderr)
        self.refusals += 1

    def over(self, move: dict[str, Any]) -> None:
        """The turn ended, though it should not."""
        print(f"a turn ended: {move['why']}, {move['end']['clumps']}", file=sys.stderr)
        self.ended += 1

    def failed(self, refusal: Illegal) -> None:
        """The turn was lost."""
        print(f"a turn failed: {refusal.code}", file=sys.stderr)
        self.ended += 1


def full_table() -> State:
    """A Classic table in the middle of a game: a dozen stones lie inside the string, a dozen are in the hand."""
    options = GAME.parse_options({"boxes": {"classic": 1, "duo": 0}}, 1)
    state = GAME.setup(options, 1, Rng(bytes(32)))
    places = [(62.0 * (i % 4 - 1.5), 62.0 * (i // 4 - 1.0)) for i in range(12)]
    lying = tuple(Lying(i, x, y, 0.0) for i, (x, y) in enumerate(places))
    loop = shape("oval", state.boxes.strings[0])
    scale = 1.25  # wide enough for all of them
    wide = tuple(replace(node, x=node.x * scale, y=node.y * scale) for node in loop)
    return replace(state, phase="turn", hands=(tuple(range(12, 24)),), lying=lying, loops=(wide,))


async def play(turns: int, seconds: float) -> bool:
    """So many turns at once on one stage; whether the figures are those wanted."""
    metrics = Metrics()
    runners, state = RunnerPool(1, turns, metrics), full_table()
    warm = TurnWatcher()
    handle = runners.begin(GAME, state, 0, warm)
    while warm.first is None:
        await asyncio.sleep(0.01)
    runners.stop(handle)
    metrics.late._counts[:] = [0] * len(metrics.late._counts)  # the warm-up does not count
    watchers = [TurnWatcher() for _ in range(turns)]
    handles = []
    for watcher in watchers:
        watcher.began = time.perf_counter()
        handles.append(runners.begin(GAME, state, 0, watcher))
        await asyncio.sleep(1 / FRAMES / turns)
    rim = state.loops[0][0]
    started = time.perf_counter()
    before = os.times()
    for frame in range(int(seconds * FRAMES)):
        for number, turn in enumerate(handles):
            at = frame / 12 + number
            if frame == 0:
                runners.input(turn, struct.pack("<BBBhhhh", 1, 12, 0, 300, 0, 900, 0))
            x, y = round(300 * math.cos(at - number)), round(300 * math.sin(at - number))
            runners.input(turn, struct.pack("<Bhhhh", 2, x, y, 900, round(1000 * math.sin(at))))
            if number % DRAGGING == 0:
                pulled = round(10 * (rim.x + 8 * math.sin(frame / 8))), round(10 * (rim.y + 10 * math.sin(frame / 5)))
                runners.input(turn, struct.pack("<BBBhh", 5, 0, 0, *pulled))
        await asyncio.sleep(max(0.0, started + (frame + 1) / FRAMES - time.perf_counter()))
    spent = time.perf_counter() - started
    cpu = sum(_cpu(process.pid or 0) for process in runners.processes)
    sizes = [watcher.bytes / spent / 1024 for watcher in watchers]
    late = sum(count for end, count in zip(metrics.late._ends, metrics.late._counts, strict=False) if end <= LATE)
    reports = metrics.late.count
    firsts = [watcher.first or math.inf for watcher in watchers]
    rates = [watcher.frames / spent for watcher in watchers]
    print(f"\n{turns} live turns on one stage for {spent:.0f} s, one in {DRAGGING} drags the string")
    print(f"  frames a second and turn: {statistics.mean(rates):.1f}, of reports {100 * late / reports:.2f} % in time")
    print(f"  KiB a second and watcher: mean {statistics.mean(sizes):.2f}, most {max(sizes):.2f}")
    print(f"  first frame after: median {1000 * statistics.median(firsts):.0f} ms, last {1000 * max(firsts):.0f} ms")
    print(f"  CPU of the stage so far: {cpu:.1f} s; of this process {sum(os.times()[:2]) - sum(before[:2]):.1f} s")
    await runners.close()
    return late == reports and statistics.mean(sizes) <= 4 and statistics.median(firsts) <= LATE


def _cpu(pid: int) -> float:
    """Seconds of CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: list[str]) -> int:
    turns = int(arguments[0]) if arguments else 20
    seconds = float(arguments[1]) if len(arguments) > 1 else 20.0
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()}")
    return 0 if asyncio.run(play(turns, seconds)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
