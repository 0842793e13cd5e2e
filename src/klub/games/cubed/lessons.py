"""Seven lessons of Cubed: small positions for two in which the learner, seat 0, is to move.

Each is a lawful table with all pieces of the box: the learner's, eight of the other player, and the rest in the bag.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from klub.core import Attempt, Lesson, Rng, Seat
from klub.games.cubed import rules
from klub.games.cubed.board import Cell, board_of, cell_at
from klub.games.cubed.moves import Move, Play
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import TURNS, PieceSet, Turned, canonical
from klub.games.cubed.rules import State

LEARNER: Final[Seat] = 0
BASIC: Final = Options(rounds=1, first_player=LEARNER)
THEIRS: Final = 8  # pieces in the other hand

Tries: TypeAlias = Sequence[Attempt[Move]]


@cache
def lessons() -> tuple[Lesson[State, Move], ...]:
    """All of them, in the order to take them."""
    return (_match_a_side(), _touch_two(), _turn_a_piece(), _feel_the_heights(), _block(), _bridge(), _go_out())


def _match_a_side() -> Lesson[State, Move]:
    """Lay the second piece: one side beside the first, in its colour."""
    state = _position("abc 0,0", "aad bde def")
    return Lesson("match_a_side", state, LEARNER, lambda tries, _: bool(_laid(tries)))


def _touch_two() -> Lesson[State, Move]:
    """Lay the third piece where it touches both others."""
    state = _position("abc 0,0; dae 1,0", "abd bdf cfe")
    return Lesson("touch_two", state, LEARNER, lambda tries, _: bool(_laid(tries)))


def _turn_a_piece() -> Lesson[State, Move]:
    """Turn the one piece that fits, until it does."""
    state = _position("abc 0,0; dae 1,0; fda 0,1", "aab def")
    return Lesson("turn_a_piece", state, LEARNER, lambda tries, _: bool(_laid(tries)))


def _feel_the_heights() -> Lesson[State, Move]:
    """Try a turn by 60 degrees, see that the heights do not line up, then lay a piece as it fits."""
    state = _position("abc 0,0; dae 1,0; fda 0,1", "bdf def")

    def goal(tries: Tries, _: State) -> bool:
        clashes = [number for number, each in enumerate(tries) if each.refused == "cubed/heights"]
        return bool(clashes) and bool(_laid(tries[clashes[0] :]))

    return Lesson("feel_the_heights", state, LEARNER, goal)


def _block() -> Lesson[State, Move]:
    """Close an area with a Blocking piece."""
    state = _position("abc 0,0; dae 1,0; ecf 1,-1", "abd axx dxx")
    return Lesson("block", state, LEARNER, lambda _, now: bool(now.board.dead))


def _bridge() -> Lesson[State, Move]:
    """Span the gap, and lay the second piece that this earns."""
    table = "bee 0,0; cbf 1,0; ecb 0,1; cde -1,1; eec 1,1; bca 2,0; afd 2,-1; bae 3,-1; edc 3,-2; dbd 2,-2"
    state = _position(f"{table}; edf -1,0; efd 0,-1", "aad abd fff", replace(BASIC, bridging=True))
    return Lesson("bridge", state, LEARNER, lambda tries, _: len(_laid(tries)) > 1)


def _go_out() -> Lesson[State, Move]:
    """Lay the last piece of the hand."""
    state = _position("abc 0,0; dae 1,0; fda 0,1", "bdf")
    return Lesson("go_out", state, LEARNER, lambda _, now: not now.hands[LEARNER])


def _position(table: str, hand: str, options: Options = BASIC) -> State:
    """A state with this hand and table: in the order laid, the letters on the slots of each piece as it lies, q, r."""
    pieces = options.pieces
    laid = [_parse_laid(words, pieces) for words in table.split("; ")]
    mine = [pieces.kind_of[code] for code in hand.split()]
    rest = list(pieces.pile)
    for kind in [*mine, *(piece // TURNS for _, piece in laid)]:
        rest.remove(kind)
    mixed = Rng(bytes(32)).shuffled(rest)
    return replace(
        rules.setup(options, 2, Rng(bytes(32))),
        board=board_of(laid, rules.contents(options), options.match),
        hands=(pieces.hand_of(mine), pieces.hand_of(mixed[:THEIRS])),
        bag=mixed[THEIRS:],
    )


def _parse_laid(words: str, pieces: PieceSet) -> tuple[Cell, Turned]:
    letters, place = words.split()
    q, r = map(int, place.split(","))
    first = TURNS * pieces.kind_of[canonical(letters)]
    return cell_at(q, r), next(piece for piece in range(first, first + TURNS) if pieces.slots[piece] == letters)


def _laid(tries: Tries) -> list[Move]:
    """The moves that laid a piece."""
    return [each.move for each in tries if each.refused is None and isinstance(each.move, Play)]
