"""Seven lessons of Clustered: small positions for two in which the learner, seat 0, is to move.

Each is a lawful table with whole decks. In those that take more than one move the other player holds no cards, so
that the turn comes back at once.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from klub.core import Attempt, Lesson, Rng, Seat
from klub.core.options import Rectangle
from klub.games.clustered import rules
from klub.games.clustered.board import NEIGHBOURS, Cell, board_of, cell_at, kind_of, piece
from klub.games.clustered.cards import HAND_SIZE, KIND_OF, START, WILDS, deck_kinds, hand_of
from klub.games.clustered.moves import Discard, Move, Place
from klub.games.clustered.options import Options
from klub.games.clustered.rules import State

LEARNER: Final[Seat] = 0
OTHER: Final[Seat] = 1
BASIC: Final = Options(first_player=LEARNER)

Tries: TypeAlias = Sequence[Attempt[Move]]
Laid: TypeAlias = tuple[int, int, str, Seat]


@cache
def lessons() -> tuple[Lesson[State, Move], ...]:
    """All of them, in the order to take them."""
    return (_share_two(), _between_two(), _ask_why(), _make_a_row(), _block(), _make_a_rectangle(), _play_a_wild())


def _share_two() -> Lesson[State, Move]:
    """Lay a card that shares two attributes with its one neighbour, which is not the start card."""
    state = _position([(1, 0, "2SH", OTHER)], "1CD 2SS 3TS")

    def goal(tries: Tries, _: State) -> bool:
        return any(_neighbours(state, cell) == [KIND_OF["2SH"]] for cell in _laid(tries))

    return Lesson("share_two", state, LEARNER, goal)


def _between_two() -> Lesson[State, Move]:
    """Fill the corner between two cards: only one card of the hand agrees with both."""
    state = _position([(1, 0, "2SH", OTHER), (0, 1, "1SS", LEARNER)], "1SD 2SS 2TH 3CS")
    return Lesson("between_two", state, LEARNER, _lays_on(cell_at(1, 1)))


def _ask_why() -> Lesson[State, Move]:
    """Try what is not allowed, hear why, then make a move that is."""
    table = [(1, 0, "2SH", OTHER), (1, 1, "2SS", LEARNER), (0, 1, "1SS", OTHER), (2, 0, "2TH", LEARNER)]
    state = _position(table, "1CH 2TS 3SD", alone=True)

    def goal(tries: Tries, _: State) -> bool:
        refused = [number for number, each in enumerate(tries) if each.refused is not None]
        return bool(refused) and any(each.refused is None for each in tries[refused[0] :])

    return Lesson("ask_why", state, LEARNER, goal)


def _make_a_row() -> Lesson[State, Move]:
    """Add a third card to two in a row."""
    table = [(1, 0, "2SH", OTHER), (1, 1, "2SS", LEARNER), (2, 1, "2TS", LEARNER), (0, -1, "3CH", OTHER)]
    state = _position(table, "1CH 2TD 3CD")

    def goal(_: Tries, now: State) -> bool:
        return any(line.direction == "row" for line in rules.score(now)[LEARNER].lines)

    return Lesson("make_a_row", state, LEARNER, goal)


def _block() -> Lesson[State, Move]:
    """Close the open end of the other player's line of four."""
    table = [
        (0, 1, "1CD", OTHER),
        (1, 1, "1CH", OTHER),
        (2, 1, "1SH", OTHER),
        (-1, 1, "2CD", OTHER),
        (-2, 1, "2CS", LEARNER),
        (0, -1, "2TS", LEARNER),
        (1, -1, "2TH", LEARNER),
    ]
    state = _position(table, "1TD 3CS 3SH")
    return Lesson("block", state, LEARNER, _lays_on(cell_at(3, 1)))


def _make_a_rectangle() -> Lesson[State, Move]:
    """Make 2×3 of 2×2, by two moves."""
    table = [
        (1, 0, "2SH", OTHER),
        (1, 1, "2SS", LEARNER),
        (2, 1, "2TS", LEARNER),
        (2, 2, "2TD", LEARNER),
        (1, 2, "2SD", LEARNER),
    ]
    state = _position(table, "1TH 2CD 2CS", alone=True)

    def goal(_: Tries, now: State) -> bool:
        block = rules.score(now)[LEARNER].rectangle
        return block is not None and block.points >= 6

    return Lesson("make_a_rectangle", state, LEARNER, goal)


def _play_a_wild() -> Lesson[State, Move]:
    """Close the last gap of a small table with the wild; then nothing fits any more, so a card must go."""
    table = [
        (0, 1, "1CD", LEARNER),
        (-1, 1, "1CH", LEARNER),
        (-1, 0, "1CS", OTHER),
        (-1, -1, "2CS", OTHER),
        (0, -1, "2TS", OTHER),
        (1, -1, "2SS", LEARNER),
        (1, 0, "2SH", OTHER),
    ]
    state = _position(table, "3TH W", replace(BASIC, bounds=Rectangle(2, 2)), alone=True)

    def goal(tries: Tries, _: State) -> bool:
        return any(each.refused is None and isinstance(each.move, Discard) for each in tries)

    return Lesson("play_a_wild", state, LEARNER, goal)


def _position(table: Sequence[Laid], hand: str, options: Options = BASIC, *, alone: bool = False) -> State:
    """A state with these cards laid in this order; the rest of both decks is there, and `alone` nobody else moves."""
    laid = [(cell_at(x, y), piece(seat, KIND_OF[card])) for x, y, card, seat in table]
    rest = [list(deck_kinds(WILDS)) for _ in (LEARNER, OTHER)]
    for _, _, card, seat in table:
        rest[seat].remove(KIND_OF[card])
    mine = [KIND_OF[card] for card in hand.split()]
    for kind in mine:
        rest[LEARNER].remove(kind)
    theirs = [] if alone else [rest[OTHER].pop(0) for _ in range(HAND_SIZE)]
    return replace(
        rules.setup(options, len(rest), Rng(bytes(32))),
        board=board_of([(cell_at(0, 0), START), *laid], options.bounds, two_starts=False),
        hands=(hand_of(mine), hand_of(theirs)),
        decks=tuple(tuple(reversed(kinds)) for kinds in rest),
    )


def _lays_on(cell: Cell) -> Callable[[Tries, State], bool]:
    return lambda tries, _: cell in _laid(tries)


def _laid(tries: Tries) -> list[Cell]:
    """The cells on which a card was laid."""
    return [
        cell_at(each.move.x, each.move.y) for each in tries if each.refused is None and isinstance(each.move, Place)
    ]


def _neighbours(state: State, cell: Cell) -> list[int]:
    """The kinds beside a cell."""
    return [kind_of(state.board.laid[cell + step]) for step in NEIGHBOURS if cell + step in state.board.laid]
