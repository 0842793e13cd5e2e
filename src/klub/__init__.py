"""Klub: four tabletop games as a library, AI environments and a table that one command starts."""

from klub.core import Illegal, Malformed, Record, to_dict
from klub.match import Match, games, match, replay

__version__ = "0.1.0"
__all__ = ["Illegal", "Malformed", "Match", "Record", "games", "match", "replay", "to_dict"]
