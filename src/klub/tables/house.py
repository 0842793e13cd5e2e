"""How a table is run, apart from its game: who may watch, the clock, whether the lobby shows it."""

from typing import Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import force_setattr

Spectators: TypeAlias = Literal["none", "delayed", "open"]
UndoRule: TypeAlias = Literal["agreed", "unseen", "never"]
"""When moves are taken back: if the others agree, only if besides nobody has learned anything from them, or never."""
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]

DELAY: Final = 4  # moves a delayed spectator is behind
STAND_IN: Final = "casual"  # the bot that plays for someone who left
ABSENCE: Final = 45.0  # seconds without a connection after which the others need not wait for somebody
HOST_ABSENCE: Final = 60.0  # seconds without a connection after which somebody else becomes the host
CLAIM_EVERY: Final = 10.0  # seconds between two claims of the same person
NUDGE_EVERY: Final = 30.0  # seconds between two nudges of the same person


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, and a bank for the whole game that longer thoughts draw on."""

    per_move: int
    bank: int = 0


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table that are not the game's.

    `undo` is left out where moves are taken back as the others agree: earlier clients do not know it.
    """

    listed: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
    undo: UndoRule | UnsetType = UNSET

    def __post_init__(self) -> None:
        """One form for one meaning."""
        if self.undo == "agreed":
            force_setattr(self, "undo", UNSET)

    @property
    def undo_rule(self) -> UndoRule:
        """When moves are taken back."""
        return "agreed" if isinstance(self.undo, UnsetType) else self.undo
