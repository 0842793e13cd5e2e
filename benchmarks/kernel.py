"""How much faster than the public API are the compiled kernels that bots play out with?"""

import sys

import numpy as np

import klub
from benchmarks.engine import clustered, cubed
from benchmarks.measure import rates, ratio, report
from klub.compiled import seed_array
from klub.games.clustered import kernel as clustered_kernel
from klub.games.cubed import kernel as cubed_kernel
from klub.games.cubed import rules as cubed_rules


def clustered_playouts() -> int:
    """Random games of two from the first move to the last, scores kept, in the kernel."""
    state = klub.match("clustered", seats=2, seed=1).state
    root = clustered_kernel.position(state, 2 * 29)
    log = np.zeros((0, 4), np.int64)
    clone = clustered_kernel.clone(root)
    return int(clustered_kernel.random_playouts(root, clone, seed_array(1), 40_000, log))


def cubed_playouts() -> int:
    """Random rounds of two from the first move to the last, many of each of a few deals, in the kernel."""
    moves, actions = 0, np.zeros(cubed_kernel.MOST_ACTIONS, np.int64)
    for seed in range(20):
        state = klub.match("cubed", seats=2, seed=seed).state
        root = cubed_kernel.position(state, len(state.options.pieces.pile))
        box = cubed_kernel.box(cubed_rules.contents(state.options))
        clone = cubed_kernel.clone(root)
        moves += int(cubed_kernel.random_playouts(root, clone, box, seed_array(seed), 1000, actions))
    return moves


def main(rounds: int = 10) -> None:
    figures = rates(
        {
            "klub.match, Clustered": clustered,
            "kernel, Cubed": cubed_playouts,
            "klub.match, Cubed": cubed,
            "kernel, Clustered": clustered_playouts,
        },
        rounds,
    )
    report("Random play for two, plies", figures)
    for game in ("Clustered", "Cubed"):
        found = ratio(figures, f"kernel, {game}", f"klub.match, {game}")
        print(f"  the kernel of {game} is {found:.1f} × klub.match (wanted: 20)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
