"""Take one, two or three stones from the heap. Whoever takes the last one loses."""

from klub.core import Declaration, Game, Illegal, Outcome, Rng, Seat, rank
from klub.core.game import refuse_move_out_of_turn
from klub.core.options import Number
from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    stones: int = 21


class Take(Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):  # the only kind of move
    stones: int


class Taken(Struct, frozen=True, tag_field="what", tag="taken"):  # the event that tells of it
    seat: Seat
    stones: int


class State(Struct, frozen=True):  # nothing is hidden, so this is also what everybody sees
    options: Options
    seats: int
    turn: Seat
    left: int
    events: tuple[Taken, ...] = ()


class Rules(Game[Options, State, Take, State]):
    declaration = Declaration(
        name="new_game",
        version=1,
        seats=(2, 4),
        options=(Number(name="stones", low=7, high=42, default=21, help="new_game-option-stones"),),
        chance="none",
        hidden=False,
        simultaneous=False,
        listed=True,
        longest=42,
        actions=3,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return State(options, seats, turn=0, left=options.stones)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def moves(self, state: State, seat: Seat) -> list[Take]:
        return [Take(n) for n in (1, 2, 3) if n <= state.left] if seat in self.actors(state) else []

    def apply(self, state: State, seat: Seat, move: Take, rng: Rng) -> State:
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        if move not in self.moves(state, seat):
            raise Illegal("new_game/not_so_many", stones=move.stones, most=min(3, state.left))
        following, left = (seat + 1) % state.seats, state.left - move.stones
        return State(state.options, state.seats, following, left, (Taken(seat, move.stones),))

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def imagine(self, view: State, rng: Rng) -> State:
        return view

    def outcome(self, state: State) -> Outcome[None] | None:
        if state.left:
            return None
        scores = [int(seat != state.events[0].seat) for seat in range(state.seats)]
        return Outcome(scores, [seat for seat, won in enumerate(scores) if won], rank(scores), [None] * state.seats)

    def render_svg(self, view: State) -> str:
        from new_game.picture import picture

        return picture(view.left, [Take(n) for n in (1, 2, 3)])


GAME = Rules()
