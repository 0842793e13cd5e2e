"""What a game adds to become an environment: its actions, and what a seat observes."""

from abc import ABC, abstractmethod
from typing import Any

from gymnasium.spaces import Space
from msgspec import Struct

from klub.core import Game, Seat


class Adapter(ABC):
    """One game at one table, as `KlubEnv` needs it.

    An observation holds nothing that `game.view(state, seat)` does not tell. `start` and `follow` say how the match
    goes, for adapters that keep up to date what they would otherwise work out for each observation; `state` is the last
    one they were told.
    """

    def __init__(self, game: Game[Any, Any, Any, Any], options: Struct, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state: Any = None

    @abstractmethod
    def action_space(self) -> Space[Any]:
        """A new space of all actions, legal now or not; each seat gets one to seed."""

    @abstractmethod
    def observation_space(self) -> Space[Any]:
        """A new space of all observations."""

    @abstractmethod
    def move(self, action: Any) -> Struct:
        """The move an action stands for; raises `Malformed` where it stands for none."""

    @abstractmethod
    def observe(self, state: Any, seat: Seat) -> Any:
        """What a seat observes of the state last given to `start` or `follow`; the caller may keep and change it."""

    def start(self, state: Any) -> None:
        """A match begins, or is taken up, at this state."""
        self.state = state

    def follow(self, state: Any, seat: Seat, move: Struct) -> None:  # noqa: ARG002 - a hook with a default
        """`seat` made a legal move, which led to this state."""
        self.state = state
