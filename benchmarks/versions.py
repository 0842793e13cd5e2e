"""What do a ply of Clustered, `import klub` and a move on the server cost, next to an earlier version?

The earlier version is a commit of this repository: it is checked out into `.bench/`, and both run in turn with the same
Python and the same packages. CPU time is compared, no clock; the figure is the median of new : old over all rounds.

Doubt: other work on the machine costs both CPU time through shared caches. Few rounds then tell nothing below a tenth.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.server.processes import SCRATCH, install_peers
from benchmarks.server.subject import ROOT, Subject, environment_of

TABLES: Final = 40
SECONDS: Final = 2.0

PLIES: Final = """
import random, time, klub
began, plies = time.process_time(), 0
for seed in range(120):
    match, rng = klub.match("clustered", seats=2, seed=seed), random.Random(seed)
    while match.actors:
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.randrange(len(moves))])
        plies += 1
print((time.process_time() - began) / plies * 1e6)
"""

IMPORT: Final = """
import time
began = time.process_time()
import klub
print((time.process_time() - began) * 1e3)
"""

Cost = Callable[[], float]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="make bench ARGS='versions …'", description="Now and then.")
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args(arguments)
    print(__doc__, flush=True)
    with checked_out(options.commit) as earlier, ExitStack() as stack:
        servers = [stack.enter_context(serving(checkout)) for checkout in (earlier, ROOT)]
        compare("a ply of Clustered, µs", [partial(printed, PLIES, each) for each in (earlier, ROOT)], options.rounds)
        compare("import klub, ms", [partial(printed, IMPORT, each) for each in (earlier, ROOT)], options.rounds)
        compare("a move on the server, µs", [partial(move_cost, each) for each in servers], options.rounds)


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """The files of a commit in a folder of their own; the page is that of today, which no figure touches."""
    with tempfile.TemporaryDirectory(dir=SCRATCH.parent) as folder:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        (Path(folder) / "src/klub/static").symlink_to(ROOT / "src/klub/static")
        subprocess.run([sys.executable, "-m", "compileall", "-q", f"{folder}/src"], check=True)
        yield Path(folder)


@contextmanager
def serving(checkout: Path) -> Iterator[Subject]:
    """The server of a checkout with tables at which two play, warmed up."""
    with (
        tempfile.TemporaryDirectory(dir=SCRATCH.parent) as data,
        Subject("klub", "tally", install_peers(), Path(data), checkout) as subject,
    ):
        subject.open(TABLES)
        subject.play(SECONDS, 0)
        yield subject


def move_cost(subject: Subject) -> float:
    """CPU of the server for a move, in microseconds, as fast as it goes."""
    cost: float = subject.play(SECONDS, 0)["cpu"]
    return cost


def printed(script: str, checkout: Path) -> float:
    """What a script prints that runs with the Klub of a checkout."""
    command = [sys.executable, "-c", script]
    ran = subprocess.run(command, cwd=checkout, env=environment_of(checkout), capture_output=True, check=True)
    return float(ran.stdout)


def compare(title: str, costs: list[Cost], rounds: int) -> None:
    """Both in turn, and what the later one costs next to the earlier one."""
    pairs = [[cost() for cost in costs] for _ in range(rounds)]
    earlier, later = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratios = sorted(new / old for old, new in pairs)
    print(
        f"{title:28} {earlier:9.1f} → {later:9.1f}   × {statistics.median(ratios):.2f} "
        f"[{ratios[0]:.2f} … {ratios[-1]:.2f}]",
        flush=True,
    )


if __name__ == "__main__":
    main()
