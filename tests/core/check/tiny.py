"""Two games so small that every promise can be seen at a glance: the fifth and the sixth, written by someone else."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct, structs

from klub.core import Declaration, Game, Illegal, Malformed, Outcome, Rng, Seat, rank
from klub.core.game import refuse_move_out_of_turn
from klub.core.options import Choice, Need, Number, Seats, Size, Toggle
from klub.core.options import Rectangle as Mat
from klub.core.options import Round as RoundMat

DECK = tuple(range(1, 13))


class DuelOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int = 2
    low_wins: bool = False
    prize: Literal[1, 2] = 1
    ahead: Literal["none"] | tuple[Seat, ...] = "none"
    dealer: Seat | None = None
    mat: Mat | RoundMat | None = None


class DuelState(Struct, frozen=True):
    """`laid` are this round's cards, face down; `shown` those of the rounds before; `last` laid the last card."""

    options: DuelOptions
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int | None, ...]
    shown: tuple[tuple[int, ...], ...] = ()
    last: Seat | None = None


class Lay(Struct, frozen=True, tag_field="do", tag="lay", forbid_unknown_fields=True):
    card: int


class Laid(Struct, frozen=True, tag_field="event", tag="laid"):
    seat: Seat


class DuelView(Struct, frozen=True, kw_only=True):
    seat: Seat | None
    options: DuelOptions
    hand: tuple[int, ...]
    mine: int | None
    waiting: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    events: tuple[Laid, ...]


class Duel(Game[DuelOptions, DuelState, Lay, DuelView]):
    """All lay one card face down; once all have, the highest scores. Hands are secret."""

    declaration = Declaration(
        name="duel",
        version=1,
        seats=(2, 3),
        hidden=True,
        simultaneous=True,
        listed=True,
        longest=9,
        options=(
            Number(name="rounds", low=1, high=3, default=2),
            Toggle(name="low_wins"),
            Choice(name="prize", values=(1, 2), default=1, needs=(Need("low_wins", True),)),
            Seats(name="ahead", pick="many", words=("none",), default="none"),
            Seats(name="dealer", pick="one", words=(None,), default=None),
            Size(name="mat", low=2, high=40),
        ),
    )
    options_type: ClassVar[Any] = DuelOptions
    state_type: ClassVar[Any] = DuelState
    move_type: ClassVar[Any] = Lay
    view_type: ClassVar[Any] = DuelView

    def check_options(self, options: DuelOptions, seats: int) -> None:
        if options.rounds == 3 and isinstance(options.ahead, tuple) and len(options.ahead) == seats:
            raise Malformed("options/conflict", option="ahead", needs="rounds", value=2)

    def setup(self, options: DuelOptions, seats: int, rng: Rng) -> DuelState:
        deck, size = rng.shuffled(DECK), options.rounds
        hands = tuple(tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(seats))
        return DuelState(options, hands, (None,) * seats)

    def actors(self, state: DuelState) -> tuple[Seat, ...]:
        if len(state.shown) == state.options.rounds:
            return ()
        return tuple(seat for seat, card in enumerate(state.laid) if card is None)

    def moves(self, state: DuelState, seat: Seat) -> Sequence[Lay] | None:
        return tuple(Lay(card) for card in state.hands[seat]) if seat in self.actors(state) else ()

    def apply(self, state: DuelState, seat: Seat, move: Lay, rng: Rng) -> DuelState:  # noqa: ARG002 - no chance here
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        if move not in (self.moves(state, seat) or ()):
            raise self.refusal(state, move)
        return self.advance(state, seat, move.card)

    def refusal(self, state: DuelState, move: Lay) -> Illegal:  # noqa: ARG002 - a broken game looks into the state
        return Illegal("duel/not_in_hand", card=move.card)

    def advance(self, state: DuelState, seat: Seat, played: int) -> DuelState:
        hands = tuple(tuple(c for c in hand if c != played) for hand in state.hands)
        laid = tuple(played if other == seat else card for other, card in enumerate(state.laid))
        cards = tuple(card for card in laid if card is not None)
        if len(cards) == len(laid):
            laid, shown = (None,) * len(laid), (*state.shown, cards)
        else:
            shown = state.shown
        return structs.replace(state, hands=hands, laid=laid, shown=shown, last=seat)

    def view(self, state: DuelState, seat: Seat | None) -> DuelView:
        return DuelView(
            seat=seat,
            options=state.options,
            hand=() if seat is None else state.hands[seat],
            mine=None if seat is None else state.laid[seat],
            waiting=tuple(card is None for card in state.laid),
            shown=state.shown,
            events=() if state.last is None else (Laid(state.last),),
        )

    def imagine(self, view: DuelView, rng: Rng) -> DuelState:
        known = {*view.hand, view.mine, *(card for cards in view.shown for card in cards)}
        unseen = list(rng.shuffled([card for card in DECK if card not in known]))
        hands, laid = [], []
        for seat, waiting in enumerate(view.waiting):
            size = view.options.rounds - len(view.shown) - (not waiting)
            own = seat == view.seat
            hands.append(view.hand if own else tuple(sorted(unseen.pop() for _ in range(size))))
            laid.append(view.mine if own else None if waiting else unseen.pop())
        last = view.events[0].seat if view.events else None
        return DuelState(view.options, tuple(hands), tuple(laid), view.shown, last)

    def outcome(self, state: DuelState) -> Outcome[list[int]] | None:
        if len(state.shown) < state.options.rounds:
            return None
        best, seats = min if state.options.low_wins else max, len(state.hands)
        ahead = state.options.ahead if isinstance(state.options.ahead, tuple) else ()
        won = [[cards[seat] for cards in state.shown if cards[seat] == best(cards)] for seat in range(seats)]
        scores = [state.options.prize * len(won[seat]) + (seat in ahead) for seat in range(seats)]
        return Outcome(scores, [seat for seat in range(seats) if scores[seat] == max(scores)], rank(scores), won)


class HeapOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    goal: int | None = None


class Grew(Struct, frozen=True, tag_field="event", tag="grew"):
    by: float


class HeapState(Struct, frozen=True):
    """`bonus` lies face down beside the heap: nobody knows it, so nobody knows more than the others."""

    options: HeapOptions
    seats: int
    turn: Seat
    heap: float
    bonus: int
    events: tuple[Grew, ...] = ()


class Put(Struct, frozen=True, tag_field="do", tag="put", forbid_unknown_fields=True):
    amount: float


class HeapView(Struct, frozen=True):
    options: HeapOptions
    seats: int
    turn: Seat
    heap: float
    events: tuple[Grew, ...]


class Heap(Game[HeapOptions, HeapState, Put, HeapView]):
    """In turn, put as much as you like on the heap; a bonus drawn before comes on top. Endless without a goal."""

    declaration = Declaration(
        name="heap",
        version=3,
        seats=(1, 2),
        hidden=False,
        simultaneous=False,
        listed=False,
        longest=None,
        scoring="win",
        options=(Number(name="goal", low=10, high=1000, default=None),),
    )

    def setup(self, options: HeapOptions, seats: int, rng: Rng) -> HeapState:
        return HeapState(options, seats, 0, 0.0, rng.below(6))

    def actors(self, state: HeapState) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (state.turn,)

    def moves(self, state: HeapState, seat: Seat) -> Sequence[Put] | None:
        return None if seat in self.actors(state) else ()

    def sample(self, state: HeapState, seat: Seat, rng: Rng) -> Put:  # noqa: ARG002 - all may put the same
        return Put(100 * (1 - rng.unit()))

    def lapse(self, state: HeapState, seat: Seat) -> Put:  # noqa: ARG002 - all may put the same
        return Put(1.0)

    def apply(self, state: HeapState, seat: Seat, move: Put, rng: Rng) -> HeapState:
        if seat not in self.actors(state):
            raise refuse_move_out_of_turn(seat, self.actors(state))
        if not 0 < move.amount <= 100:
            raise Illegal("heap/amount", amount=move.amount)
        heap, following = state.heap + move.amount + state.bonus, (seat + 1) % state.seats
        events = (Grew(move.amount), Grew(float(state.bonus)))
        return HeapState(state.options, state.seats, following, heap, rng.below(6), events)

    def view(self, state: HeapState, seat: Seat | None) -> HeapView:  # noqa: ARG002 - all see the same
        return HeapView(state.options, state.seats, state.turn, state.heap, state.events)

    def imagine(self, view: HeapView, rng: Rng) -> HeapState:
        return HeapState(view.options, view.seats, view.turn, view.heap, rng.below(6), view.events)

    def outcome(self, state: HeapState) -> Outcome[None] | None:
        if state.options.goal is None or state.heap < state.options.goal:
            return None
        winner = (state.turn - 1) % state.seats
        scores = [int(seat == winner) for seat in range(state.seats)]
        return Outcome(scores, [winner], rank(scores), [None] * state.seats)
