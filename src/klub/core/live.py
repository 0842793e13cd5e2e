"""A live turn: played by hand while others watch, step by step, and in the end one move for the log."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class LiveTurn(Protocol):
    """A turn while it is played. It belongs to one seat of one state, and knows no clock, socket or process.

    Equal inputs heard at equal moments of its own time give equal moves, however that time is cut into pieces.
    """

    @property
    def is_over(self) -> bool:
        """Whether the turn has ended: by what was done, by rest, or because time was up."""

    def hear(self, message: bytes) -> None:
        """An input of the player, as the game's page sends it; raises `Illegal`, and then nothing has changed."""

    def advance(self, seconds: float) -> None:
        """Let real time pass, in fixed steps of the game's own: never more than asked, the rest is kept for later."""

    def frame(self, key: bool) -> bytes | None:
        """What watchers are shown now, relative to the frame before; with `key` all of it. None: nothing changed."""

    def let_go(self) -> None:
        """The player has vanished: the hand withdraws with what it holds, and lets go of everything else."""

    def time_up(self) -> None:
        """The clock has run out: the turn is over."""

    def move(self) -> Any:
        """Once it is over: the move for the log, with everything that was costly to work out; raises `Illegal`."""
