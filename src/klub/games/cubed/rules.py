"""How Cubed is played: setup, whose turn, what is legal, what a move changes, when a round and the game end."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Illegal, Malformed, Outcome, Points, Rng, Seat, rank_fewest
from klub.core.errors import shown
from klub.core.game import refuse_move_out_of_turn
from klub.games.cubed.board import FARTHEST, RING, Board, Cell, cell_at, empty_board, spans
from klub.games.cubed.events import Drew, Event, Gave, Kept, Passed, Played, RoundBegan, RoundOver, Why
from klub.games.cubed.fitting import refusal
from klub.games.cubed.moves import Draw, DrawMany, Give, Keep, Listed, Move, Pass, Play, SkipGift
from klub.games.cubed.options import HAND_SIZES, Options
from klub.games.cubed.pieces import BLACK, TURNS, Contents, Hand, Kind, Pile, Turneds

Phase: TypeAlias = Literal["turn", "bridge", "gift", "keep", "over"]

MOST_DRAWN: Final = 3  # by Draw 3, keep 1 (CUB-46)
SOLO_DRAWS: Final = 2  # (CUB-58)
SOLO_BLOCKERS: Final = 3  # (CUB-51)


class Breakdown(Struct, frozen=True):
    """What a seat's points come from: each round, and the pieces still held when the last one ended."""

    total: Points
    rounds: tuple[Points, ...]
    left: tuple[str, ...]


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game. The bag's next piece is its last.

    `turn` is whose turn it is. `drawn` are the pieces taken out by Draw 3, keep 1 while one is chosen. `draws` counts
    the draws of this turn, `idle` the turns in a row without a piece. `sheet` has the points of each round so far, and
    `out` the pieces that left a solo game. `oldest` starts the first round and wins ties for the start of the next.
    """

    options: Options
    phase: Phase
    round: int
    turn: Seat
    oldest: Seat
    board: Board
    hands: tuple[Hand, ...]
    bag: Pile
    drawn: Pile
    draws: int
    idle: int
    out: Pile
    sheet: tuple[tuple[Points, ...], ...]
    events: tuple[Event, ...]


# Setup


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Pieces mixed in the bag and dealt (CUB-10, CUB-11); alone the starting piece lies already (CUB-50 … CUB-52)."""
    first = rng.below(seats)
    oldest = first if options.first_player is None else options.first_player
    return _deal(options, seats, rng, oldest, oldest)


def _deal(options: Options, seats: int, rng: Rng, oldest: Seat, first: Seat) -> State:
    pieces, size = options.pieces, HAND_SIZES[seats]
    bag = rng.shuffled(pieces.pile)
    hands = tuple(pieces.hand_of(bag[len(bag) - size * (seat + 1) : len(bag) - size * seat]) for seat in range(seats))
    board = empty_board(contents(options), options.match)
    state = State(options, "turn", 1, first, oldest, board, hands, bag[: -size * seats], (), 0, 0, (), (), ())
    return _lay_out_solo(state, rng) if seats == 1 else state


def _lay_out_solo(state: State, rng: Rng) -> State:
    """At most three Blocking pieces in the hand, and one ordinary piece on the table (CUB-51, CUB-52, CUB-Q30, Q31)."""
    pieces, bag = state.options.pieces, list(state.bag)
    out: list[Kind] = []
    hand = list(pieces.in_hand(state.hands[0]))

    def throw_away(kind: Kind) -> None:
        if state.options.solo_discard == "out":
            out.append(kind)
        else:
            bag.insert(rng.below(len(bag) + 1), kind)

    while len(blockers := [kind for kind in hand if BLACK in pieces.codes[kind]]) > SOLO_BLOCKERS and bag:
        extra = rng.choice(blockers)
        hand.remove(extra)
        hand.append(bag.pop())
        throw_away(extra)
    while bag and BLACK in pieces.codes[bag[-1]]:
        throw_away(bag.pop())
    board = state.board.lay(0, TURNS * bag.pop()) if bag else None
    assert board is not None, "an ordinary piece is in the bag: with five colours there are 35 or more"
    return replace(state, board=board, hands=(pieces.hand_of(hand),), bag=tuple(bag), out=tuple(sorted(out)))


def contents(options: Options) -> Contents:
    """What is in the box of a table with these options."""
    return Contents(options.colors, options.blockers_per_color, options.mirrored_singles)


# What may be done


def actors(state: State) -> tuple[Seat, ...]:
    """One seat, until the game is over."""
    return () if state.phase == "over" else (state.turn,)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """Everything that is legal, sorted by kind of move, then by piece and place."""
    if seat != state.turn or state.phase == "over":
        return ()
    match state.phase:
        case "gift":
            others = [other for other in range(len(state.hands)) if other != seat]
            held = state.options.pieces.kinds_in(state.hands[seat])
            return *(Give(state.options.pieces.codes[kind], other) for kind in held for other in others), SkipGift()
        case "keep":
            return tuple(Keep(code) for code in state.options.pieces.names(sorted(set(state.drawn))))
    first, pieces = _idle_moves(state), state.board.pieces
    listed = Listed(first, pieces.turned_in(state.hands[seat]), ways(state.board), pieces.codes)
    if len(state.hands) == 1 and state.phase == "turn" and state.bag and not listed.plays:
        return Draw(), *first  # alone one draws only when nothing fits (CUB-Q32), up to twice (CUB-57, CUB-58)
    return listed


def _idle_moves(state: State) -> tuple[Move, ...]:
    """What may be done instead of laying a piece, whatever fits."""
    if state.phase == "bridge":
        return (Pass(),)
    many = _draws_of_many(state)
    if len(state.hands) == 1:
        return many
    if state.draws or not state.bag:
        return *many, Pass()
    return Draw(), *many


def _draws_of_many(state: State) -> tuple[Move, ...]:
    """Draw 3, keep 1 takes the place of playing at the start of a turn (CUB-46, CUB-Q28, CUB-Q29)."""
    if not state.options.may_draw_many(len(state.hands)) or state.draws:
        return ()
    return tuple(DrawMany(count) for count in range(1, min(MOST_DRAWN, len(state.bag)) + 1))


def ways(board: Board) -> dict[Cell, Turneds]:
    """Cell → the turned pieces that may be laid there now; cells that accept none may be among them."""
    if board.is_opened:
        return board.ways
    if not board.laid:
        return {0: board.accepts(0)}
    return {cell: board.accepted(spot) for cell, spot in board.open.items()}


def fits_somewhere(board: Board, hand: Hand) -> bool:
    """Whether a piece of this hand could be laid now."""
    held = board.pieces.turned_in(hand)
    return any(accepted & held for accepted in ways(board).values())


# What a move does


def apply(state: State, seat: Seat, move: Move, rng: Rng) -> State:
    """The state after a legal move; raises `Illegal` with the rule that forbids it."""
    if seat != state.turn or state.phase == "over":
        raise refuse_move_out_of_turn(seat, actors(state))
    match move:
        case Play():
            return _play(state, seat, move, rng)
        case Draw():
            return _draw(state, seat)
        case Pass():
            return _pass(state, seat, rng)
        case DrawMany():
            return _draw_many(state, seat, move, rng)
        case Keep():
            return _keep(state, seat, move, rng)
    return _gift(state, seat, move, rng)


def _play(state: State, seat: Seat, move: Play, rng: Rng) -> State:
    """Lay a piece (CUB-14 … CUB-18, CUB-24 … CUB-30), and see what it earns (CUB-43, CUB-45)."""
    options, hand = state.options, state.hands[seat]
    if state.phase not in ("turn", "bridge"):
        raise Illegal("cubed/not_now", phase=state.phase)
    kind = _held(state, seat, move.piece)
    if not 0 <= move.turn < TURNS:
        raise Illegal("cubed/heights", piece=move.piece, turn=move.turn, rule="CUB-25")
    turned = TURNS * kind + move.turn
    if not state.board.pieces.all >> turned & 1:
        raise Illegal("cubed/same_turn", piece=move.piece, turn=move.turn, rule="CUB-G3")
    near = max(abs(move.q), abs(move.r)) <= FARTHEST
    cell = cell_at(move.q, move.r) if near else FARTHEST
    board = state.board.lay(cell, turned) if near else None
    if board is None:
        raise refusal(state.board, move)
    sides = state.board.sides(cell)
    hands = _replaced(state.hands, seat, hand - (1 << TURNS * kind))
    bridged = options.may_bridge(len(hands)) and spans(sides, options.bridge)
    filled = options.fill_the_void and len(hands) > 1 and sides == RING
    died = len(board.dead) - len(state.board.dead)
    played = Played(seat, move.piece, move.q, move.r, move.turn, bridged, filled, died)
    phase: Phase = "turn"
    turn, draws = state.turn, state.draws
    over: Why | None = None
    if not hands[seat]:
        over = "out"  # also where it closes all areas (CUB-Q15)
    elif board.closed:
        over = "closed"
    elif filled:
        phase = "gift"
    elif bridged and (state.phase == "turn" or options.bridge_chain):
        phase = "bridge"
    else:  # as in `_next_turn`
        turn, draws = (turn + 1) % len(hands), 0
    # Written out, because `replace` would take longer than all the rest.
    rest = (state.bag, state.drawn, draws, 0, state.out, state.sheet, (played,))
    after = State(options, phase, state.round, turn, state.oldest, board, hands, *rest)
    if over:
        return _end_round(after, over, rng)
    return _lose_if_stuck(after) if len(hands) == 1 and phase == "turn" else after


def _draw(state: State, seat: Seat) -> State:
    """Draw one piece: who cannot play or does not want to (CUB-19, CUB-23); alone twice at most (CUB-57, CUB-58)."""
    if state.phase != "turn":
        raise Illegal("cubed/not_now", phase=state.phase)
    alone = len(state.hands) == 1
    if state.draws >= (SOLO_DRAWS if alone else 1):
        raise Illegal("cubed/already_drawn", rule="CUB-58" if alone else "CUB-23")
    if not state.bag:
        raise Illegal("cubed/bag_empty", rule="CUB-22")
    if alone and fits_somewhere(state.board, state.hands[seat]):
        raise Illegal("cubed/must_play", rule="CUB-Q32")
    *rest, kind = state.bag
    hands = _replaced(state.hands, seat, state.hands[seat] + (1 << TURNS * kind))
    drew = Drew(seat, 1, (state.board.pieces.codes[kind],))
    after = replace(state, hands=hands, bag=tuple(rest), draws=state.draws + 1, events=(drew,))
    return _lose_if_stuck(after) if alone else after


def _pass(state: State, seat: Seat, rng: Rng) -> State:
    """End the turn after drawing, or with an empty bag (CUB-20 … CUB-22); or lay no second piece (CUB-Q24)."""
    if state.phase == "bridge":
        return _next_turn(replace(state, events=(Passed(seat, "bridge"),)), rng)
    if state.phase != "turn":
        raise Illegal("cubed/not_now", phase=state.phase)
    alone = len(state.hands) == 1
    if alone and fits_somewhere(state.board, state.hands[seat]):
        raise Illegal("cubed/must_play", rule="CUB-Q32")
    if alone or (state.bag and not state.draws):
        raise Illegal("cubed/must_draw", rule="CUB-57" if alone else "CUB-19")
    return _end_idle_turn(replace(state, events=(Passed(seat, "turn"),)), rng)


def _draw_many(state: State, seat: Seat, move: DrawMany, rng: Rng) -> State:
    """Take out up to three pieces in one hand (CUB-46, CUB-47); one piece is kept at once (CUB-Q28)."""
    if not state.options.may_draw_many(len(state.hands)):
        raise Illegal("cubed/no_draw_many", rule="CUB-Q36")
    if state.phase != "turn":
        raise Illegal("cubed/not_now", phase=state.phase)
    if state.draws:
        raise Illegal("cubed/already_drawn", rule="CUB-23")
    if not 1 <= move.count <= MOST_DRAWN or move.count > len(state.bag):
        most = min(MOST_DRAWN, len(state.bag))
        raise Illegal("cubed/bad_count", count=move.count, most=most, rule="CUB-Q28")
    drawn = state.bag[-move.count :]
    names = state.options.pieces.names(drawn)
    after = replace(state, bag=state.bag[: -move.count], events=(Drew(seat, move.count, names),))
    if move.count > 1:
        return replace(after, phase="keep", drawn=tuple(sorted(drawn)))
    hands = _replaced(state.hands, seat, state.hands[seat] + (1 << TURNS * drawn[0]))
    return _end_idle_turn(replace(after, hands=hands), rng)


def _keep(state: State, seat: Seat, move: Keep, rng: Rng) -> State:
    """Keep one, mix the others into the bag; the turn is over (CUB-48, CUB-49)."""
    if state.phase != "keep":
        raise Illegal("cubed/not_now", phase=state.phase)
    kind = _known(state, move.piece)
    if kind not in state.drawn:
        raise Illegal("cubed/not_drawn", piece=move.piece, rule="CUB-48")
    returned = list(state.drawn)
    returned.remove(kind)
    hands = _replaced(state.hands, seat, state.hands[seat] + (1 << TURNS * kind))
    kept = Kept(seat, move.piece, len(returned))
    bag = rng.shuffled((*state.bag, *returned))
    return _end_idle_turn(replace(state, phase="turn", hands=hands, bag=bag, drawn=(), events=(kept,)), rng)


def _gift(state: State, seat: Seat, move: Give | SkipGift, rng: Rng) -> State:
    """Hand a piece to another player after filling a void, or not (CUB-45, CUB-Q26, CUB-Q27)."""
    if state.phase != "gift":
        raise Illegal("cubed/not_now", phase=state.phase)
    if isinstance(move, SkipGift):
        return _next_turn(replace(state, events=(Passed(seat, "gift"),)), rng)
    if not 0 <= move.seat < len(state.hands) or move.seat == seat:
        raise Illegal("cubed/no_such_player", seat=move.seat, rule="CUB-45")
    one = 1 << TURNS * _held(state, seat, move.piece)
    hands = _replaced(_replaced(state.hands, seat, state.hands[seat] - one), move.seat, state.hands[move.seat] + one)
    after = replace(state, hands=hands, events=(Gave(seat, move.seat, move.piece),))
    return _next_turn(after, rng) if hands[seat] else _end_round(after, "out", rng)


# Turns and rounds


def _next_turn(state: State, rng: Rng) -> State:  # noqa: ARG001 - as its siblings
    """Clockwise to the next player (CUB-13); alone another turn, unless nothing fits and nothing can be drawn."""
    turn = (state.turn + 1) % len(state.hands)
    after = replace(state, phase="turn", turn=turn, draws=0)
    return _lose_if_stuck(after) if len(state.hands) == 1 else after


def _end_idle_turn(state: State, rng: Rng) -> State:
    """A turn without a piece is over. After one each, if nobody can play or the bag is empty, the round is too.

    Nothing was laid since those turns, and no other hand changed, so what fits now is what fitted then (CUB-Q13).
    """
    state = replace(state, idle=state.idle + 1)
    if len(state.hands) > 1 and state.idle >= len(state.hands):
        stuck = not any(fits_somewhere(state.board, hand) for hand in state.hands)
        if stuck or not state.bag:
            return _end_round(state, "stuck", rng)
    return _next_turn(state, rng)


def _lose_if_stuck(state: State) -> State:
    """Alone: lost when nothing fits after the second draw, or nothing is left to draw (CUB-59, CUB-Q33)."""
    if (state.draws < SOLO_DRAWS and state.bag) or fits_somewhere(state.board, state.hands[0]):
        return state
    return _close(state, "stuck")


def _end_round(state: State, why: Why, rng: Rng) -> State:
    """Count the pieces still held (CUB-31 … CUB-35); then the next round, or the end (CUB-40 … CUB-42, CUB-Q19)."""
    after = _close(state, why)
    if len(state.hands) == 1 or after.round >= state.options.rounds:
        return after
    first = _starter(state.oldest, after.sheet[-1])
    dealt = _deal(state.options, len(state.hands), rng, state.oldest, first)
    began = RoundBegan(after.round + 1, first)
    return replace(dealt, round=after.round + 1, sheet=after.sheet, events=(*after.events, began))


def _close(state: State, why: Why) -> State:
    """A round is over, and the game as long as no further one begins."""
    pieces = state.options.pieces
    points = tuple(pieces.value(hand) for hand in state.hands)
    left = tuple(pieces.names(pieces.in_hand(hand)) for hand in state.hands)
    over = RoundOver(state.round, why, left, points, round_winners(points))
    return replace(state, phase="over", sheet=(*state.sheet, points), events=(*state.events, over))


def round_winners(points: Sequence[Points]) -> tuple[Seat, ...]:
    """Who has the fewest points of a round (CUB-Q16); alone only who has none (CUB-60)."""
    best = min(points) if len(points) > 1 else 0
    return tuple(seat for seat, each in enumerate(points) if each == best)


def _starter(oldest: Seat, points: Sequence[Points]) -> Seat:
    """The winner of a round starts the next; of several the oldest, ages falling clockwise (CUB-40, CUB-Q17)."""
    return min(round_winners(points), key=lambda seat: (seat - oldest) % len(points))


def outcome(state: State) -> Outcome[Breakdown] | None:
    """The fewest points of all rounds win, equal ones share the win (CUB-41, CUB-Q18); alone see `round_winners`."""
    if state.phase != "over":
        return None
    pieces = state.options.pieces
    totals = standing(state)
    breakdown = [
        Breakdown(totals[seat], tuple(points[seat] for points in state.sheet), pieces.names(pieces.in_hand(hand)))
        for seat, hand in enumerate(state.hands)
    ]
    return Outcome(totals, list(round_winners(totals)), rank_fewest(totals), breakdown)


def standing(state: State) -> list[Points]:
    """The points of the rounds that are over; fewer are better."""
    return [sum(points[seat] for points in state.sheet) for seat in range(len(state.hands))]


# Helpers


def _known(state: State, code: str) -> Kind:
    kind = state.board.pieces.kind_of.get(code)
    if kind is None:
        raise Malformed("cubed/unknown_piece", piece=shown(code, str))
    return kind


def _held(state: State, seat: Seat, code: str) -> Kind:
    kind = _known(state, code)
    if not state.board.pieces.holds(state.hands[seat], kind):
        raise Illegal("cubed/not_in_hand", piece=code)
    return kind


def _replaced(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return *hands[:seat], hand, *hands[seat + 1 :]
