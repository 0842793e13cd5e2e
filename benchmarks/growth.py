"""How does the cost of a ply grow with the number of open cells, for 2, 4 and 8 players?

Wanted: no faster than in proportion. The plot shows microseconds a ply over open cells; each point is the mean of the
plies with that many open cells, over games played anew.
"""

import random
import sys
import time
from collections import defaultdict
from pathlib import Path

import klub

PICTURE = Path(".bench/growth.svg")


def costs(seats: int, games: int) -> dict[int, list[float]]:
    """Open cells (in tens) → seconds of each ply: listing, picking and playing."""
    found: dict[int, list[float]] = defaultdict(list)
    for seed in range(games):
        rng, match = random.Random(seed), klub.match("clustered", seats=seats, seed=seed)
        while match.actors:
            cells = len(match.state.board.open)
            before = time.perf_counter()
            seat = match.actors[0]
            match.play(seat, rng.choice(match.moves(seat) or ()))
            found[cells // 10 * 10].append(time.perf_counter() - before)
    return found


def main(games: int = 60) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for seats in (2, 4, 8):
        bins = {cells: sorted(spent) for cells, spent in sorted(costs(seats, games).items()) if len(spent) >= 50}
        medians = {cells: spent[len(spent) // 2] * 1e6 for cells, spent in bins.items()}
        axes.plot([cells + 5 for cells in medians], list(medians.values()), marker="o", label=f"{seats} players")
        first, last = min(medians), max(medians)
        print(
            f"{seats} players: {first + 5} → {last + 5} open cells (× {(last + 5) / (first + 5):.1f}), "
            f"{medians[first]:.1f} → {medians[last]:.1f} µs a ply (× {medians[last] / medians[first]:.2f})"
        )
    axes.set(xlabel="open cells", ylabel="µs a ply (median)", title="Clustered: cost of a ply", ylim=(0, None))
    axes.legend()
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(PICTURE, bbox_inches="tight", metadata={"Date": None})
    print(f"plot: {PICTURE}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
