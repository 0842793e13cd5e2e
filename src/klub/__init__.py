"""Klub: tabletop games as a library, AI environments and a table that one command starts.

`klub.match` begins a game, `klub.replay` plays a game file again, and `klub.games()` names the games there are.
To write a game, subclass `klub.Game` and let `klub.check_game` play it. To sit at a table as a program, see
`klub.client`.
"""

from typing import TYPE_CHECKING, Any

from klub.core import Game, Illegal, Malformed, Record, to_dict
from klub.match import Match, games, match, replay

if TYPE_CHECKING:
    from klub.core.check import check_game

__version__ = "0.2.0"
__all__ = ["Game", "Illegal", "Malformed", "Match", "Record", "check_game", "games", "match", "replay", "to_dict"]


def __getattr__(name: str) -> Any:
    """`klub.check_game`, the conformance suite, is loaded only when asked for."""
    if name == "check_game":
        from klub.core.check import check_game

        return check_game
    raise AttributeError(f"module 'klub' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is loaded late is there too."""
    return sorted({*globals(), *__all__})
