"""The game on a table, a move in it, and what finished ones leave."""

from typing import Any

from msgspec import Struct

from klub.core import Outcome, Seat


class GameResult(Struct, frozen=True):
    """One finished game of the series, in the seat order it was played."""

    scores: list[int]
    winners: list[Seat]
    people: list[str | None]


class DeclinedUndo(Struct, frozen=True):
    """A take-back that somebody did not agree to: whose move stands, who said no, and the number of that entry."""

    seat: Seat
    who: str
    number: int


class RunningGame(Struct):
    """The game on the table: its seed, state and moves. The only part that is replaced move by move.

    `final` is how many moves can no longer be taken back by the rules of the game. It is `practice` since a move was of
    which somebody had learned something.
    """

    seats: int
    options: Any
    seed: bytes
    state: Any
    started: float
    moves: list[tuple[Seat, Any, float]]
    final: int = 0
    practice: bool = False
    lapses: dict[Seat, int] = {}
    """How many moves were made when the clock last moved for a seat, that one included."""


class MadeMove(Struct, frozen=True, gc=False):
    """A legal move, the state after it, and the outcome if the game is over then."""

    move: Any
    state: Any
    outcome: Outcome[Any] | None
