"""What a seat may see of Cubed, and a full state imagined from it (CUB-Q21)."""

from collections import Counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Points, Rng, Seat
from klub.games.cubed import rules
from klub.games.cubed.board import Board, board_of, cell_at, qr
from klub.games.cubed.events import Drew, Event, Gave, Kept
from klub.games.cubed.options import Options
from klub.games.cubed.pieces import TURNS, Hand, Pile
from klub.games.cubed.rules import Phase, State

HIDDEN: Final = "?"


class Laid(Struct, frozen=True, gc=False):
    """A piece on the table."""

    piece: str
    q: int
    r: int
    turn: int


class Spot(Struct, frozen=True, gc=False):
    """A cell on the wire."""

    q: int
    r: int


class View(Struct, frozen=True, kw_only=True):
    """The game as one seat sees it; `seat` is None for a spectator, whose hand is empty.

    `table` is in the order laid, `hand` sorted. `hands` are everyone's where hands are open, else empty. `drawn` are
    the pieces the viewer must choose from in Draw 3, keep 1, `choosing` how many they are. `bag` is how many pieces are
    in it, `draws` the draws of this turn, `idle` the turns in a row without a piece, `out` what left a solo game.
    `points` are those of the hand now, `sheet` those of each round so far, `totals` their sums.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    turn: Seat
    oldest: Seat
    actors: tuple[Seat, ...]
    table: tuple[Laid, ...]
    dead: tuple[Spot, ...]
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    hand_sizes: tuple[int, ...]
    points: Points
    drawn: tuple[str, ...]
    choosing: int
    bag: int
    draws: int
    idle: int
    out: tuple[str, ...]
    sheet: tuple[tuple[Points, ...], ...]
    totals: tuple[Points, ...]
    events: tuple[Event, ...]


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of `state`."""
    pieces = state.options.pieces
    own = state.hands[seat] if seat is not None else 0
    open_hands = state.options.open_hands
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        oldest=state.oldest,
        actors=rules.actors(state),
        table=_table(state.board),
        dead=tuple(Spot(*qr(cell)) for cell in sorted(state.board.dead)),
        hand=pieces.names(pieces.in_hand(own)),
        hands=tuple(pieces.names(pieces.in_hand(hand)) for hand in state.hands) if open_hands else (),
        hand_sizes=tuple(map(pieces.size, state.hands)),
        points=pieces.value(own),
        drawn=pieces.names(state.drawn) if seat == state.turn or open_hands else (),
        choosing=len(state.drawn),
        bag=len(state.bag),
        draws=state.draws,
        idle=state.idle,
        out=pieces.names(state.out),
        sheet=state.sheet,
        totals=tuple(rules.standing(state)),
        events=tuple(_seen(event, seat, open_hands) for event in state.events),
    )


def imagine(view: View, rng: Rng) -> State:
    """A full state with exactly this view: what is hidden is dealt at random from the pieces not seen."""
    options = view.options
    pieces = options.pieces
    rest = list(rng.shuffled(unseen(view)))
    hands: list[Hand] = []
    for seat, size in enumerate(view.hand_sizes):
        if view.hands:
            hands.append(pieces.hand_of(_kinds(view, view.hands[seat])))
        elif seat == view.seat:
            hands.append(pieces.hand_of(_kinds(view, view.hand)))
        else:
            hands.append(pieces.hand_of(rest.pop() for _ in range(size)))
    drawn = _kinds(view, view.drawn) if view.drawn else tuple(sorted(rest.pop() for _ in range(view.choosing)))
    return State(
        options=options,
        phase=view.phase,
        round=view.round,
        turn=view.turn,
        oldest=view.oldest,
        board=_board(view),
        hands=tuple(hands),
        bag=tuple(rest),
        drawn=drawn,
        draws=view.draws,
        idle=view.idle,
        out=_kinds(view, view.out),
        sheet=view.sheet,
        events=tuple(_imagined(event, options, hands, drawn, rng) for event in view.events),
    )


def unseen(seen: View) -> Pile:
    """The pieces that this view does not show, sorted: in the bag or in hidden hands."""
    pieces = seen.options.pieces
    left = Counter(pieces.pile)
    left.subtract(_kinds(seen, [laid.piece for laid in seen.table]))
    for shown in seen.hands or (seen.hand,):
        left.subtract(_kinds(seen, shown))
    left.subtract(_kinds(seen, seen.drawn))
    left.subtract(_kinds(seen, seen.out))
    return tuple(sorted(left.elements()))


def _kinds(seen: View, codes: tuple[str, ...] | list[str]) -> Pile:
    return tuple(seen.options.pieces.kind_of[code] for code in codes)


def _table(board: Board) -> tuple[Laid, ...]:
    codes = board.pieces.codes
    return tuple(Laid(codes[piece // TURNS], *qr(cell), piece % TURNS) for cell, piece in board.laid.items())


def _board(seen: View) -> Board:
    kind_of = seen.options.pieces.kind_of
    laid = [(cell_at(each.q, each.r), TURNS * kind_of[each.piece] + each.turn) for each in seen.table]
    return board_of(laid, rules.contents(seen.options), seen.options.match)


def _seen(event: Event, seat: Seat | None, open_hands: bool) -> Event:
    """An event as a seat may know it: which pieces were drawn, kept or given is for those who hold them."""
    match event:
        case Drew() if seat != event.seat and not open_hands:
            return replace(event, pieces=())
        case Kept() if seat != event.seat and not open_hands:
            return replace(event, piece=HIDDEN)
        case Gave() if seat not in (event.seat, event.to) and not open_hands:
            return replace(event, piece=HIDDEN)
    return event


def _imagined(event: Event, options: Options, hands: list[Hand], drawn: Pile, rng: Rng) -> Event:
    """An event in full, with what is hidden taken from what was imagined."""
    pieces = options.pieces
    match event:
        case Drew() if not event.pieces and event.count:
            source = drawn or pieces.in_hand(hands[event.seat])
            return replace(event, pieces=pieces.names(rng.shuffled(source)[: event.count]))
        case Kept() if event.piece == HIDDEN:
            return replace(event, piece=pieces.codes[rng.choice(pieces.in_hand(hands[event.seat]))])
        case Gave() if event.piece == HIDDEN:
            return replace(event, piece=pieces.codes[rng.choice(pieces.in_hand(hands[event.to]))])
    return event
