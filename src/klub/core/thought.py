"""What a bot says: a move, and its reason as a code with facts, to be put into words in any language."""

from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct

from klub.core.errors import Malformed, shown

M = TypeVar("M")

Level: TypeAlias = Literal["sprout", "casual", "club", "expert", "master"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""The strengths of bots, weakest first: from a child's opponent to the strongest there is."""


class Reason(Struct, frozen=True):
    """Why a bot would make a move."""

    code: str
    facts: dict[str, Any] = {}


class Thought(Struct, Generic[M], frozen=True):
    """A bot's move and why. `pause`: seconds it waits before it makes the move, as a person would."""

    move: M
    reason: Reason
    pause: float = 0.0


def parse_level(level: object) -> Level:
    """A strength by its name; raises `Malformed`."""
    for known in LEVELS:
        if known == level:
            return known
    raise Malformed("bot/unknown_level", level=shown(level, str), known=list(LEVELS))
