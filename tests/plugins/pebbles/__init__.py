"""Pebbles: take stones from one heap at a time; whoever takes the last stone of a heap wins the heap."""

import json
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct, structs

from klub.core import Declaration, Game, Illegal, Lesson, Outcome, Rng, Seat, encode, rank
from klub.core.game import refuse_move_out_of_turn
from klub.core.options import Number, Toggle

SIZES = (3, 4, 5, 6)
STEP = 64


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    heaps: int = 3
    skips: bool = False


class Skip(Struct, frozen=True, tag_field="do", tag="skip", forbid_unknown_fields=True):
    pass


class Take(Struct, frozen=True, tag_field="do", tag="take", forbid_unknown_fields=True):
    heap: int
    count: int


class Skipped(Struct, frozen=True, tag_field="event", tag="skipped"):
    seat: Seat


class Taken(Struct, frozen=True, tag_field="event", tag="taken"):
    seat: Seat
    heap: int
    count: int
    won: int


class State(Struct, frozen=True, kw_only=True):
    """`heaps` are the stones that are left; a seat in `skipped` may not do it again. Nothing is hidden."""

    options: Options
    heaps: tuple[int, ...]
    won: tuple[int, ...]
    skipped: tuple[Seat, ...] = ()
    turn: Seat = 0
    events: tuple[Skipped | Taken, ...] = ()


class Pebbles(Game[Options, State, Skip | Take, State]):
    """Two to four players."""

    declaration = Declaration(
        name="pebbles",
        version=1,
        seats=(2, 4),
        chance="none",
        hidden=False,
        simultaneous=False,
        listed=True,
        longest=22,
        actions=19,
        options=(
            Number(name="heaps", low=1, high=4, default=3, help="pebbles-option-heaps"),
            Toggle(name="skips", help="pebbles-option-skips"),
        ),
    )
    options_type: ClassVar[Any] = Options
    state_type: ClassVar[Any] = State
    move_type: ClassVar[Any] = Skip | Take
    view_type: ClassVar[Any] = State

    def setup(self, options: Options, seats: int, rng: Rng) -> State:  # noqa: ARG002 - no chance here
        return State(options=options, heaps=SIZES[: options.heaps], won=(0,) * seats)

    def actors(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if any(state.heaps) else ()

    def moves(self, state: State, seat: Seat) -> Sequence[Skip | Take] | None:
        return self.legal(state, seat)

    def legal(self, state: State, seat: Seat) -> Sequence[Skip | Take]:
        """The moves of a seat, whether or not they are listed."""
        if seat not in self.actors(state):
            return ()
        skips = [Skip()] if state.options.skips and seat not in state.skipped else []
        return [*skips, *(Take(heap, count + 1) for heap, left in enumerate(state.heaps) for count in range(left))]

    def apply(self, state: State, seat: Seat, move: Skip | Take, rng: Rng) -> State:  # noqa: ARG002 - no chance here
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        turn = (seat + 1) % len(state.won)
        if isinstance(move, Skip):
            if move not in self.legal(state, seat):
                raise Illegal("pebbles/no_skip", seat=seat)
            return structs.replace(state, skipped=(*state.skipped, seat), turn=turn, events=(Skipped(seat),))
        left = state.heaps[move.heap] if 0 <= move.heap < len(state.heaps) else 0
        if not 1 <= move.count <= left:
            raise Illegal("pebbles/too_many", heap=move.heap, count=move.count, left=left)
        gain = SIZES[move.heap] if move.count == left else 0
        heaps = tuple(size - move.count * (heap == move.heap) for heap, size in enumerate(state.heaps))
        won = tuple(points + gain * (other == seat) for other, points in enumerate(state.won))
        event = Taken(seat, move.heap + 1, move.count, gain)
        return structs.replace(state, heaps=heaps, won=won, turn=turn, events=(event,))

    def view(self, state: State, seat: Seat | None) -> State:  # noqa: ARG002 - everybody sees everything
        return state

    def imagine(self, view: State, rng: Rng) -> State:  # noqa: ARG002 - nothing is hidden
        return view

    def standing(self, state: State) -> Sequence[int]:
        return state.won

    def outcome(self, state: State) -> Outcome[dict[str, int]] | None:
        if any(state.heaps):
            return None
        scores, seats = list(state.won), range(len(state.won))
        winners = [seat for seat in seats if scores[seat] == max(scores)]
        return Outcome(scores, winners, rank(scores), [{"stones": score} for score in scores])

    def lessons(self) -> Sequence[Lesson[State, Skip | Take]]:
        state = State(options=Options(), heaps=(1, 2, 0), won=(0, 5))
        return [Lesson("last_stone", state, 0, lambda _, now: now.won[0] > 0)]

    def render_svg(self, view: State) -> str:
        """The heaps in rows; touching a stone takes it and all to its right."""
        rows = [
            f'<g transform="translate(0 {heap * STEP})">'
            f'<text x="14" y="{STEP // 2 + 7}" font-size="20" font-weight="700" fill="currentColor">{heap + 1}</text>'
            + "".join(_stone(heap, at, left) for at in range(SIZES[heap]))
            + "</g>"
            for heap, left in enumerate(view.heaps)
        ]
        width, height = 44 + STEP * max(SIZES[: len(view.heaps)]), STEP * len(view.heaps)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{"".join(rows)}</svg>'


def _stone(heap: int, at: int, left: int) -> str:
    x, y = 44 + STEP // 2 + at * STEP, STEP // 2
    if at >= left:
        return f'<circle cx="{x}" cy="{y}" r="24" fill="none" stroke="currentColor" stroke-dasharray="4 6"/>'
    move = json.dumps(json.loads(encode(Take(heap, left - at)))).replace('"', "&quot;")
    return f'<circle cx="{x}" cy="{y}" r="25" fill="#7d8f99" stroke="#3b4a52" stroke-width="3" data-move="{move}"/>'
