"""Klub with one more game: registers Tally, then does what the command `klub` does."""

from benchmarks.server import tally
from klub.cli import main
from klub.games import register

register(tally.GAME)  # runs in the processes that the server spawns, too

if __name__ == "__main__":
    main()
