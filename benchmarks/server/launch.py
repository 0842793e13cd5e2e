"""Klub with one more game: registers Tally, then does what the command `klub` does."""

import sys

from benchmarks.server import tally
from klub import games
from klub.cli import main

if tally.GAME.declaration.name not in games.NAMES:  # also in processes that this one spawns
    games.NAMES = (*games.NAMES, tally.GAME.declaration.name)  # type: ignore[misc]
    sys.modules[f"{games.__name__}.{tally.GAME.declaration.name}"] = tally

if __name__ == "__main__":
    main()
