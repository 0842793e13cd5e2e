"""The conformance suite for games: it plays at random and checks at every step what the contract promises.

`check_game(game)` is for every `Game`, whoever wrote it: open or hidden, simultaneous or not, with moves that cannot be
listed, endless. `PROMISES` holds all checks by name.
"""

from klub.core.check.promises import PROMISES, Nonconforming, Promise
from klub.core.check.run import Report, check_game

__all__ = ["PROMISES", "Nonconforming", "Promise", "Report", "check_game"]
