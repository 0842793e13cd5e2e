"""How much memory does a match take, and how long does `import klub` take?"""

import random
import statistics
import subprocess
import sys
import tracemalloc

import klub
from klub.games.clustered.cards import list_kinds

IMPORT = "import time; t = time.perf_counter(); import klub; print(time.perf_counter() - t)"
BASE = "import time; t = time.perf_counter(); import asyncio; print(time.perf_counter() - t)"


def finished(seats: int, seed: int) -> klub.Match:
    rng, match = random.Random(seed), klub.match("clustered", seats=seats, seed=seed)
    while actors := match.actors:
        match.play(actors[0], rng.choice(match.moves(actors[0]) or ()))
    return match


def kilobytes(seats: int, count: int = 20) -> float:
    """Memory of one finished match with its history, the mean of several; the shared bounded cache is left out."""
    finished(seats, 0)
    tracemalloc.start()
    list_kinds.cache_clear()
    before, _ = tracemalloc.get_traced_memory()
    kept = [finished(seats, seed) for seed in range(1, count + 1)]
    list_kinds.cache_clear()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def seconds(code: str, times: int = 7) -> float:
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, check=True) for _ in range(times)]
    return statistics.median(float(run.stdout) for run in runs)


def main() -> None:
    for seats in (2, 8):
        print(f"a finished match of {seats}: {kilobytes(seats):.0f} KB (wanted: at most 64)")
    ours, base = seconds(IMPORT), seconds(BASE)
    print(f"import klub: {ours:.3f} s (wanted: at most 0.3; import asyncio, to compare: {base:.3f} s)")


if __name__ == "__main__":
    main()
