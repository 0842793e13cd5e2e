"""How a table is run, apart from its game: who may watch, the clock, whether the lobby shows it."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Spectators: TypeAlias = Literal["none", "delayed", "open"]
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
    """The settings of a table that are not the game's."""

    listed: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
