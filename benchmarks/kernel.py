"""How much faster than the public API are the compiled kernels that bots play out with?"""

import sys

import numpy as np

import klub
from benchmarks.engine import clustered, cubed
from benchmarks.measure import rates, ratio, report
from klub.compiled import seed_array
from klub.games.clustered import kernel as clustered_kernel
from klub.games.cubed import rules as cubed_rules
from klub.games.cubed.kernel.actions import MOST_ACTIONS
from klub.games.cubed.kernel.box import box_of
from klub.games.cubed.kernel.chance import random_playouts
from klub.games.cubed.kernel.copies import clone
from klub.games.cubed.kernel.window import position_of


def clustered_playouts() -> int:
    """Random games of two from the first move to the last, scores kept, in the kernel."""
    state = klub.match("clustered", seats=2, seed=1).state
    root = clustered_kernel.position(state, 2 * 29)
    log = np.zeros((0, 4), np.int64)
    clone = clustered_kernel.clone(root)
    return int(clustered_kernel.random_playouts(root, clone, seed_array(1), 40_000, log))


def cubed_playouts() -> int:
    """Random rounds of two from the first move to the last, many of each of a few deals, in the kernel."""
    moves, actions = 0, np.zeros(MOST_ACTIONS, np.int64)
    for seed in range(20):
        state = klub.match("cubed", seats=2, seed=seed).state
        root = position_of(state, len(state.options.pieces.pile))
        box = box_of(cubed_rules.contents(state.options))
        copy = clone(root)
        moves += int(random_playouts(root, copy, box, seed_array(seed), 1000, actions))
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
