"""Tables to test on: strings and stones where a test wants them."""

import math
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from klub.core import Rng
from klub.games.kluster import GAME
from klub.games.kluster.events import Event
from klub.games.kluster.moves import Move, Turn
from klub.games.kluster.rules import State
from klub.games.kluster.stones import Lying
from klub.games.kluster.string import Loop, shape


def chance(number: int = 0) -> Rng:
    """A stream of random numbers."""
    return Rng(bytes(32), number)


def begun(seats: int, seed: int = 0, **options: Any) -> State:
    """A game in which no string is laid yet."""
    return GAME.setup(GAME.parse_options(options, seats), seats, chance(seed))


def table(
    hands: Sequence[Iterable[int]],
    lying: Iterable[Lying] = (),
    loops: Sequence[Loop] | None = None,
    **options: Any,
) -> State:
    """A game in which seat 0 is to place: the seats hold these magnets, others lie there, the rest is removed.

    Without `loops` every string is a circle in the middle.
    """
    state = begun(len(hands), **options)
    lengths, count = state.boxes.strings, len(state.boxes.magnets)
    held = tuple(tuple(sorted(hand)) for hand in hands)
    stones = tuple(sorted(lying, key=lambda stone: stone.magnet))
    used = {*(magnet for hand in held for magnet in hand), *(stone.magnet for stone in stones)}
    return replace(
        state,
        phase="turn",
        turn=0,
        first=0,
        hands=held,
        lying=stones,
        loops=tuple(loops) if loops is not None else tuple(shape("circle", length) for length in lengths),
        removed=tuple(magnet for magnet in range(count) if magnet not in used),
    )


def do(state: State, move: Move) -> State:
    """The state after a move of the seat whose turn it is."""
    return GAME.apply(state, state.turn, move, chance(1))


def resolved(state: State, move: Move) -> Turn:
    """A move of the seat whose turn it is as it is kept: a turn, with how it came out."""
    turn = GAME.resolve(state, state.turn, move)
    assert isinstance(turn, Turn), "magnets are placed by turns"
    return turn


def told(state: State, kind: type[Event] | Any) -> list[Any]:
    """The events of one kind that the last move made."""
    return [event for event in state.events if isinstance(event, kind)]


def ring(count: int, far: float, first: int = 0) -> list[Lying]:
    """Magnets around the middle, all turned alike, so that they leave each other alone if far enough apart."""
    angles = [2 * math.pi * number / count for number in range(count)]
    return [Lying(first + i, far * math.cos(at), far * math.sin(at), 0.0) for i, at in enumerate(angles)]
