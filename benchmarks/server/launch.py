"""Klub with one more game: registers Tally, then does what the command `klub` does."""

import sys
from importlib import import_module
from typing import Any

from benchmarks.server import tally
from klub.cli import main

NAME = tally.GAME.declaration.name

games: Any = import_module("klub.games")  # by name, since `klub.games` is also a function of the package
if NAME not in games.NAMES:  # runs in the processes that the server spawns, too
    games.NAMES = (*games.NAMES, NAME)
    sys.modules[f"klub.games.{NAME}"] = tally

if __name__ == "__main__":
    main()
