"""A lesson: a position made by hand, in which a learner is to reach something by moves of their own."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

S = TypeVar("S")
M = TypeVar("M")


class Attempt(Struct, Generic[M], frozen=True):
    """A move that the learner tried, and the code of its refusal if it was refused."""

    move: M
    refused: str | None = None


class Lesson(Struct, Generic[S, M], frozen=True):
    """A position of a game, the seat of the learner, and what is to be reached.

    `goal` is asked with all that was tried so far and the state it led to; refused moves changed nothing. The words
    for what is to be done belong to whoever shows the lesson, by its `name`.
    """

    name: str
    state: S
    seat: int
    goal: Callable[[Sequence[Attempt[M]], S], bool]
