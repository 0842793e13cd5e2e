"""What a move of Clustered brings at once: the change of the seat's score, bonus cards included.

It depends on the cell alone, so it is worked out once for each. `rules.score` before and after the move is the slow
truth this must equal.
"""

from collections.abc import Sequence

from klub.core import Points, Seat
from klub.games.clustered import rules
from klub.games.clustered.board import Cell, cell_at
from klub.games.clustered.moves import Place
from klub.games.clustered.rules import State
from klub.games.clustered.scoring import BONUS_POINTS, Features, advance, features


def weigh(state: State, seat: Seat) -> Sequence[Points]:
    """The points that each of a seat's moves would bring it, in the order of the moves; discards bring nothing."""
    mine = state.board.cells(seat)
    others = [features(state.board.cells(other)) for other in range(len(state.hands)) if other != seat]
    now, known = _counted(state, features(mine), others), dict[Cell, Points]()

    def gain(cell: Cell) -> Points:
        if cell not in known:
            cells = mine | {cell}
            after = _counted(state, features(cells), others)
            if state.options.first_bonuses:
                firsts = advance(state.firsts, cells, seat, cell)
                after += BONUS_POINTS * (firsts.line is not state.firsts.line)
                after += BONUS_POINTS * (firsts.rectangle is not state.firsts.rectangle)
            known[cell] = after - now
        return known[cell]

    return [gain(cell_at(move.x, move.y)) if isinstance(move, Place) else 0 for move in rules.moves(state, seat)]


def _counted(state: State, mine: Features, others: Sequence[Features]) -> Points:
    """A player's points with the bonuses for the largest, which go to nobody where two are equal (CLU-75)."""
    points = mine.points
    if state.options.largest_bonuses:
        points += BONUS_POINTS * (mine.longest > max((each.longest for each in others), default=0))
        points += BONUS_POINTS * (mine.area > max((each.area for each in others), default=0))
    return points
