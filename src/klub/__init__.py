"""Klub: four tabletop games as a library, AI environments and a table that one command starts."""

from typing import Any

from klub.core import Illegal, Malformed, Record, to_dict
from klub.match import Match, games, match, replay

__version__ = "0.1.0"
__all__ = ["Illegal", "Malformed", "Match", "Record", "check_game", "games", "match", "replay", "to_dict"]


def __getattr__(name: str) -> Any:
    """`klub.check_game`, the conformance suite, is loaded only when asked for."""
    if name == "check_game":
        from klub.core.check import check_game

        return check_game
    raise AttributeError(f"module 'klub' has no attribute {name!r}")
