"""How much faster than the public API is the compiled kernel that bots play out with?"""

import sys

import numpy as np

import klub
from benchmarks.engine import clustered
from benchmarks.measure import rates, ratio, report
from klub.compiled import seed_array
from klub.games.clustered import kernel


def playouts() -> int:
    """Random games of two from the first move to the last, scores kept, in the kernel."""
    state = klub.match("clustered", seats=2, seed=1).state
    root = kernel.position(state, 2 * 29)
    log = np.zeros((0, 4), np.int64)
    return int(kernel.random_playouts(root, kernel.clone(root), seed_array(1), 40_000, log))


def main(rounds: int = 10) -> None:
    figures = rates({"klub.match": clustered, "kernel": playouts}, rounds)
    report("Random play of Clustered for two, plies", figures)
    print(f"\n  the kernel is {ratio(figures, 'kernel', 'klub.match'):.1f} × klub.match (wanted: 20)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
