"""A game of skill in a few lines, which brings nothing but its rules: take one to three sticks, the last one wins."""

from collections.abc import Sequence

from msgspec import Struct

from klub.core import Declaration, Game, Illegal, Outcome, Rng, Seat, rank
from klub.core.game import refuse_move_out_of_turn

STICKS = 13


class TakeOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Take(Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    count: int


class Took(Struct, frozen=True, tag_field="event", tag="took"):
    seat: Seat
    count: int


class Sticks(Struct, frozen=True):
    """The state, and the view: nothing is hidden."""

    left: int
    turn: Seat = 0
    events: tuple[Took, ...] = ()


class TakeAway(Game[TakeOptions, Sticks, Take, Sticks]):
    declaration = Declaration(
        name="takeaway",
        version=1,
        seats=(2, 2),
        options=(),
        chance="none",
        hidden=False,
        simultaneous=False,
        listed=True,
        longest=STICKS,
        scoring="win",
        actions=3,
    )

    def setup(self, options: TakeOptions, seats: int, rng: Rng) -> Sticks:  # noqa: ARG002 - the contract's arguments
        return Sticks(STICKS)

    def actors(self, state: Sticks) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def moves(self, state: Sticks, seat: Seat) -> Sequence[Take]:
        return [Take(count) for count in range(1, min(3, state.left) + 1)] if seat in self.actors(state) else []

    def apply(self, state: Sticks, seat: Seat, move: Take, rng: Rng) -> Sticks:  # noqa: ARG002 - no chance here
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        if move not in self.moves(state, seat):
            raise Illegal("takeaway/too_many", count=move.count, left=state.left)
        return Sticks(state.left - move.count, 1 - seat, (Took(seat, move.count),))

    def view(self, state: Sticks, seat: Seat | None) -> Sticks:  # noqa: ARG002 - all see the same
        return state

    def imagine(self, view: Sticks, rng: Rng) -> Sticks:  # noqa: ARG002 - nothing is hidden
        return view

    def outcome(self, state: Sticks) -> Outcome[None] | None:
        if state.left:
            return None
        scores = [int(seat != state.turn) for seat in (0, 1)]
        return Outcome(scores, [1 - state.turn], rank(scores), [None, None])
