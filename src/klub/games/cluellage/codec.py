"""Moves of Cluellage as whole numbers.

    0            ready
    1 … 6        claim the first, second … card in the middle
    7 … 13       guess 0, 1 … 6; 0 gives up, alone only
    14 … 733     hang: 120 * template + order, both counted from 0

Templates are those of `templates.py` in their order. An order is one of the 120 ways to rank a seat's five cards, in
the order they were claimed, by importance: first 0 1 2 3 4, then 0 1 2 4 3, and so on. Other collages have no number.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from operator import index
from typing import Any, Final

from klub.core import Malformed, Seat
from klub.games.cluellage.collage import COUNT
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import IDS, names
from klub.games.cluellage.state import State
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.word_cards import NUMBERS

MOST_SEATS: Final = 6
ORDERS: Final = tuple(permutations(range(COUNT)))
CLAIMS: Final = 1
GUESSES: Final = CLAIMS + MOST_SEATS
HANGS: Final = GUESSES + 1 + len(NUMBERS)
SIZE: Final = HANGS + len(TEMPLATES) * len(ORDERS)


def decode(action: Any, state: State, seat: Seat) -> Move:
    """The move of `seat` with a number of any integer type, in a state; raises `Malformed` for anything else."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < SIZE:
        raise Malformed("move/malformed", reason=f"expected a number from 0 to {SIZE - 1}, got {action!r}"[:200])
    if number < CLAIMS:
        return Ready()
    if number < GUESSES:
        cards = state.middle
        if number - CLAIMS >= len(cards):
            raise Malformed("move/malformed", reason=f"there are {len(cards)} cards in the middle")
        return Claim(IDS[cards[number - CLAIMS]])
    if number < HANGS:
        return Guess(number - GUESSES)
    template, order = divmod(number - HANGS, len(ORDERS))
    own = names(state.claimed[seat])
    if len(own) < COUNT:
        raise Malformed("move/malformed", reason=f"a collage needs {COUNT} cards, there are {len(own)}")
    return Hang(lay(TEMPLATES[template], [own[place] for place in ORDERS[order]]))


def encode(move: Move, state: State, seat: Seat) -> int | None:
    """The number of a move; None for a collage that no template makes. Raises `Malformed` for what is no move."""
    match move:
        case Ready():
            return 0
        case Claim():
            if move.card not in names(state.middle):
                raise Malformed("move/malformed", reason=f"{move.card!r} does not lie in the middle"[:200])
            return CLAIMS + names(state.middle).index(move.card)
        case Guess():
            if not 0 <= move.number <= NUMBERS[-1]:
                raise Malformed("move/malformed", reason=f"there is no number {move.number}"[:200])
            return GUESSES + move.number
    return _hang_number(move, names(state.claimed[seat]))


def legal(moves: Sequence[Move] | None, state: State, seat: Seat) -> Mapping[int, Move] | range:
    """The legal moves by their numbers; all ways to hang a collage where moves are not listed."""
    if moves is None:
        return range(HANGS, SIZE)
    return {number: move for move in moves if (number := encode(move, state, seat)) is not None}


def _hang_number(move: Hang, own: Sequence[str]) -> int | None:
    """Found by trying: a template has a place for each rank."""
    cards = [placed.card for placed in reversed(move.cards)]
    if sorted(cards) != sorted(own) or len(own) != COUNT:
        return None
    for number, template in enumerate(TEMPLATES):
        if lay(template, cards) == move.cards and not move.late:
            return HANGS + number * len(ORDERS) + ORDERS.index(tuple(own.index(card) for card in cards))
    return None
