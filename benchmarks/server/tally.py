"""Tally, a game for this benchmark only: two seats in turn write a digit into one of fifty cells, without end.

It asks little of the rules, so that the server is measured, and its view is about 500 bytes of JSON. `peers/game.js`
has the same rules.
"""

from typing import Final

from msgspec import Struct

from klub.core import Declaration, Game, Illegal, Outcome, Rng, Seat
from klub.core.game import refuse_move_out_of_turn

CELLS: Final = 50
HAND: Final = 28
SUITS: Final = ("amber", "coral", "lilac", "olive")
REMEMBERED: Final = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There are none."""


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """Write `digit`, 1 to 9, into `cell`, where another one stands."""

    cell: int
    digit: int


class Marked(Struct, frozen=True):
    """A move that everyone saw."""

    seat: Seat
    cell: int
    digit: int


class State(Struct, frozen=True):
    """The cells, each seat's secret cards, and the last few moves."""

    turn: Seat
    cells: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    events: tuple[Marked, ...]


class View(Struct, frozen=True):
    """What a seat sees: all but the other's cards."""

    seat: Seat | None
    turn: Seat
    cells: tuple[int, ...]
    hand: tuple[str, ...]
    events: tuple[Marked, ...]


class Tally(Game[Options, State, Mark, View]):
    """The game as the contract wants it."""

    declaration = Declaration(
        name="tally",
        version=1,
        seats=(2, 2),
        options=(),
        hidden=True,
        simultaneous=False,
        listed=False,
        longest=None,
        page="own",  # no picture is drawn of it: the peers draw none
    )
    options_type = Options
    state_type = State
    move_type = Mark
    view_type = View

    def setup(self, options: Options, seats: int, rng: Rng) -> State:  # noqa: ARG002 - as the contract calls it
        return State(0, (0,) * CELLS, tuple(_hand(rng) for _ in range(seats)), ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,)

    def moves(self, state: State, seat: Seat) -> tuple[Mark, ...] | None:
        """Not listed: four hundred of them would be the largest part of a view."""
        return None if seat == state.turn else ()

    def sample(self, state: State, seat: Seat, rng: Rng) -> Mark:  # noqa: ARG002
        cell = rng.below(CELLS)
        return Mark(cell, 1 + (state.cells[cell] + rng.below(8)) % 9)

    def lapse(self, state: State, seat: Seat) -> Mark:  # noqa: ARG002
        return Mark(0, 1 + state.cells[0] % 9)

    def apply(self, state: State, seat: Seat, move: Mark, rng: Rng) -> State:  # noqa: ARG002
        if seat != state.turn:
            raise refuse_move_out_of_turn(seat, self.actors(state))
        cell, digit, cells = move.cell, move.digit, state.cells
        if not (0 <= cell < CELLS and 1 <= digit <= 9 and cells[cell] != digit):
            raise Illegal("tally/cannot_be_written", cell=cell, digit=digit)
        return State(
            1 - seat,
            (*cells[:cell], digit, *cells[cell + 1 :]),
            state.hands,
            (*state.events[1 - REMEMBERED :], Marked(seat, cell, digit)),
        )

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.turn, state.cells, () if seat is None else state.hands[seat], state.events)

    def imagine(self, view: View, rng: Rng) -> State:
        hands = tuple(view.hand if seat == view.seat else _hand(rng) for seat in range(2))
        return State(view.turn, view.cells, hands, view.events)

    def outcome(self, state: State) -> Outcome[None] | None:  # noqa: ARG002
        return None


def _hand(rng: Rng) -> tuple[str, ...]:
    return tuple(f"{rng.choice(SUITS)}{1 + rng.below(9)}" for _ in range(HAND))


GAME: Final = Tally()
