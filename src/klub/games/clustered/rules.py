"""How Clustered is played: setup, whose turn, what is legal, what a move changes, when it ends."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct

from klub.core import Illegal, Malformed, Outcome, Points, Rng, Seat, rank
from klub.core.errors import shown
from klub.core.game import refuse_move_out_of_turn
from klub.games.clustered import scoring
from klub.games.clustered.board import FARTHEST, NEIGHBOURS, Board, Cell, cell_at, kind_of, starting_board, within, xy
from klub.games.clustered.cards import (
    CODES,
    HAND_SIZE,
    KIND_OF,
    NEEDED_IN_COMMON,
    WILD,
    WILDS,
    Hand,
    Kind,
    Kinds,
    deck_kinds,
    hand_of,
    hand_size,
    kinds_in,
    list_kinds,
    shared,
)
from klub.games.clustered.moves import FAR, Discard, Move, Place, Placements
from klub.games.clustered.options import Options
from klub.games.clustered.scoring import Breakdown, Firsts

Phase: TypeAlias = Literal["start_discards", "turn", "quick_discard", "over"]
Pile: TypeAlias = tuple[Kind, ...]

T = TypeVar("T")

START_DISCARDS = 2
QUICK_DRAW = 2


class Last(Struct, frozen=True, gc=False):
    """The last move, in full: views tell each seat what it may know of it. `cell` is None for a discard."""

    seat: Seat
    phase: Phase
    kind: Kind
    cell: Cell | None
    drawn: Pile


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game."""

    options: Options
    phase: Phase
    turn: Seat
    board: Board
    hands: tuple[Hand, ...]
    """A hand is a number: a bit for each kind, and the wilds counted above them."""
    decks: tuple[Pile, ...]
    """A deck's next card is its last."""
    discards: tuple[Pile, ...]
    firsts: Firsts
    """Who was first to earn which bonus."""
    last: Last | None


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Start card(s), shuffled decks, and hands of five, or of seven to choose from (CLU-14 … CLU-19, CLU-63)."""
    first = rng.below(seats)
    size = HAND_SIZE + (START_DISCARDS if options.quick_play else 0)
    decks = [rng.shuffled(deck_kinds(WILDS + options.has_third_wild(seat))) for seat in range(seats)]
    return State(
        options=options,
        phase="start_discards" if options.quick_play else "turn",
        turn=first if options.first_player is None else options.first_player,
        board=starting_board(options.bounds, options.has_two_starts(seats)),
        hands=tuple(hand_of(deck[-size:]) for deck in decks),
        decks=tuple(deck[:-size] for deck in decks),
        discards=((),) * seats,
        firsts=Firsts(),
        last=None,
    )


def actors(state: State) -> tuple[Seat, ...]:
    """One seat, but all that still hold too many at the secret start discards of quick play (CLU-Q17)."""
    if state.phase == "turn" or state.phase == "quick_discard":
        return (state.turn,)
    if state.phase == "start_discards":
        return tuple(seat for seat, hand in enumerate(state.hands) if hand_size(hand) > HAND_SIZE)
    return ()


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Placements; discards only when nothing fits, or when quick play asks for one (CLU-23, CLU-Q6)."""
    if state.phase == "turn" and seat == state.turn:
        placements = Placements(state.board, state.hands[seat])
        return placements if placements.fitting else _discards(kinds_in(state.hands[seat]))
    if seat in actors(state):
        return _discards(_quick_choice(state, seat))
    return ()


def apply(state: State, seat: Seat, move: Move, rng: Rng) -> State:  # noqa: ARG001 - all chance is in the setup
    """The state after a legal move; raises `Illegal` with the rule that forbids it."""
    turn = state.phase == "turn"
    if (seat != state.turn or not turn) and seat not in actors(state):
        raise refuse_move_out_of_turn(seat, actors(state))
    kind = KIND_OF.get(move.card)
    if kind is None:
        raise Malformed("clustered/unknown_card", card=shown(move.card, str))
    hand = state.hands[seat]
    if not (hand >> kind if kind == WILD else hand >> kind & 1):
        raise Illegal("clustered/not_in_hand", card=move.card)
    if not turn:
        return _quick_discarded(state, seat, kind, move)
    if isinstance(move, Discard):
        if Placements(state.board, hand).fitting:
            raise Illegal("clustered/must_place", card=move.card, rule="CLU-23")
        return _drawn(state, seat, kind, None, state.board, state.firsts)
    cell = cell_at(move.x, move.y)
    board = state.board.lay(cell, seat, kind) if -FARTHEST <= move.y <= FARTHEST else None
    if board is None:
        raise refusal(state.board, kind, move.x, move.y)
    firsts = state.firsts
    if state.options.first_bonuses:
        firsts = scoring.advance(firsts, board.cells(seat), seat, cell)
    return _drawn(state, seat, kind, cell, board, firsts)


def score(state: State) -> list[Breakdown]:
    """The points of each seat now, with where they come from; the same count as at the end."""
    return scoring.breakdowns(state.board, len(state.hands), state.firsts, state.options.largest_bonuses)


def standing(state: State) -> list[Points]:
    """The points of each seat now."""
    return [each.total for each in score(state)]


def outcome(state: State) -> Outcome[Breakdown] | None:
    """Scores once all cards are laid or discarded; the most points win, equal ones share the win (CLU-41, CLU-Q29)."""
    if state.phase != "over":
        return None
    breakdown = score(state)
    totals = [each.total for each in breakdown]
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Outcome(totals, winners, rank(totals), breakdown)


def refusal(board: Board, kind: Kind, x: int, y: int) -> Illegal:
    """Why a card that does not fit at (x, y) may not lie there, with every neighbour that objects."""
    where = {"card": CODES[kind], "x": x, "y": y}
    if max(abs(x), abs(y)) > FAR:
        return Malformed("move/malformed", reason="Expected coordinates within ±1,000,000,000")
    if not within(board.bounds, board.two_starts, x, y):
        return Illegal("clustered/off_table", **where, rule="CLU-Q13")
    if max(abs(x), abs(y)) > FARTHEST:
        return Illegal("clustered/not_adjacent", **where, rule="CLU-27")
    cell = cell_at(x, y)
    if cell in board.laid:
        return Illegal("clustered/occupied", **where, other=CODES[kind_of(board.laid[cell])], rule="CLU-20")
    beside = [(cell + step, kind_of(board.laid[cell + step])) for step in NEIGHBOURS if cell + step in board.laid]
    if not beside:
        return Illegal("clustered/not_adjacent", **where, rule="CLU-27")
    clashes = [
        {"x": xy(near)[0], "y": xy(near)[1], "card": CODES[other], "shared": list(shared(kind, other))}
        for near, other in beside
        if len(shared(kind, other)) < NEEDED_IN_COMMON
    ]
    return Illegal("clustered/too_few_shared", **where, neighbours=clashes, rule="CLU-28")


def _drawn(state: State, seat: Seat, kind: Kind, cell: Cell | None, board: Board, firsts: Firsts) -> State:
    """The end of a turn: the card leaves the hand, one card is drawn, two in quick play (CLU-24, CLU-64, CLU-Q14)."""
    hand, deck, quick = state.hands[seat] - (1 << kind), state.decks[seat], state.options.quick_play
    drawn = deck[: -1 - QUICK_DRAW : -1] if quick else deck[-1:]
    for card in drawn:
        hand += 1 << card
    hands = _replace(state.hands, seat, hand)
    phase, turn = _next_turn(hands, seat)
    if quick and hand_size(hand) > HAND_SIZE:
        phase, turn = "quick_discard", seat
    return State(
        state.options,
        phase,
        turn,
        board,
        hands,
        _replace(state.decks, seat, deck[: -len(drawn)]) if drawn else state.decks,
        state.discards if cell is not None else _replace(state.discards, seat, (*state.discards[seat], kind)),
        firsts,
        Last(seat, "turn", kind, cell, drawn),
    )


def _quick_discarded(state: State, seat: Seat, kind: Kind, move: Move) -> State:
    """A discard of quick play, which is no turn (CLU-Q15)."""
    if isinstance(move, Place):
        rule = "CLU-63" if state.phase == "start_discards" else "CLU-64"
        raise Illegal("clustered/must_discard", card=move.card, rule=rule)
    if not _quick_choice(state, seat) >> kind & 1:
        raise Illegal("clustered/not_drawn", card=move.card, rule="CLU-64")
    hands = _replace(state.hands, seat, state.hands[seat] - (1 << kind))
    phase, turn = state.phase, state.turn
    if phase == "quick_discard":
        phase, turn = _next_turn(hands, seat)
    elif all(hand_size(hand) <= HAND_SIZE for hand in hands):
        phase = "turn"
    return State(
        state.options,
        phase,
        turn,
        state.board,
        hands,
        state.decks,
        _replace(state.discards, seat, (*state.discards[seat], kind)),
        state.firsts,
        Last(seat, state.phase, kind, None, ()),
    )


def _quick_choice(state: State, seat: Seat) -> Kinds:
    """The kinds that a quick-play discard may take: any of the hand, or of the two just drawn (CLU-L5)."""
    if state.phase == "quick_discard" and state.options.quick_discard_from == "drawn":
        assert state.last is not None, "a quick discard follows a draw"
        return sum(1 << kind for kind in set(state.last.drawn))
    return kinds_in(state.hands[seat])


def _next_turn(hands: tuple[Hand, ...], seat: Seat) -> tuple[Phase, Seat]:
    """Clockwise to the next player who holds cards; nobody does: the game is over (CLU-26, CLU-Q8)."""
    for _ in hands:
        seat = seat + 1 if seat + 1 < len(hands) else 0
        if hands[seat]:
            return "turn", seat
    return "over", seat


def _discards(kinds: Kinds) -> tuple[Discard, ...]:
    return tuple(Discard(CODES[kind]) for kind in list_kinds(kinds))


def _replace(per_seat: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    replaced = list(per_seat)
    replaced[seat] = value
    return tuple(replaced)
