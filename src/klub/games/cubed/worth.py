"""What a move of Cubed is worth at once: the points that leave the seat's hand, where the fewest points win."""

from collections.abc import Sequence

from klub.core import Points, Seat
from klub.games.cubed import rules
from klub.games.cubed.moves import Give, Keep, Move, Play
from klub.games.cubed.pieces import POINTS, sort_of
from klub.games.cubed.rules import State


def weigh(state: State, seat: Seat) -> Sequence[Points]:
    """The points that each of a seat's moves takes off its hand, in the order of the moves.

    Keeping a piece costs its points. What a draw will bring nobody knows, so it counts nothing, as passing does.
    """
    return [_shed(move) for move in rules.moves(state, seat)]


def _shed(move: Move) -> Points:
    match move:
        case Play() | Give():
            return POINTS[sort_of(move.piece)]
        case Keep():
            return -POINTS[sort_of(move.piece)]
    return 0
