"""What a seat may see of Clustered, and a full state imagined from it (CLU-Q5, CLU-Q31)."""

from collections import Counter
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from klub.core import Points, Rng, Seat
from klub.games.clustered import rules
from klub.games.clustered.board import Board, board_of, cell_at, kind_of, piece, seat_of, xy
from klub.games.clustered.cards import CODES, KIND_OF, START, WILDS, Hand, deck_kinds, hand_cards, hand_of, hand_size
from klub.games.clustered.options import Options
from klub.games.clustered.rules import Last, Phase, Pile, State
from klub.games.clustered.scoring import Achievement, Breakdown, Firsts, Holders, breakdowns, gain, holders

HIDDEN: Final = "?"


class Laid(Struct, frozen=True):
    """A card on the table; a start card belongs to nobody."""

    x: int
    y: int
    card: str
    seat: Seat | None


class Placed(Struct, frozen=True, tag_field="event", tag="placed"):
    """A card was laid and brought its owner so many points (bonuses apart)."""

    seat: Seat
    card: str
    x: int
    y: int
    points: Points


class Discarded(Struct, frozen=True, tag_field="event", tag="discarded"):
    """A card left the game: because nothing fitted, or by quick play. `?` for those who may not see it."""

    seat: Seat
    card: str
    why: Literal["stuck", "start", "quick"]


class Drew(Struct, frozen=True, tag_field="event", tag="drew"):
    """Cards were drawn; only their owner is told which."""

    seat: Seat
    count: int
    cards: tuple[str, ...]


class Revealed(Struct, frozen=True, tag_field="event", tag="revealed"):
    """All start discards of quick play are made and shown at once."""

    discards: tuple[tuple[str, ...], ...]


class BonusMoved(Struct, frozen=True, tag_field="event", tag="bonus_moved"):
    """A bonus card went to another holder, or back to the middle (None)."""

    bonus: str
    seat: Seat | None


Event: TypeAlias = Placed | Discarded | Drew | Revealed | BonusMoved


class View(Struct, frozen=True, kw_only=True):
    """The game as one seat sees it; `seat` is None for a spectator, whose hand is empty.

    `turn` has the current-player card (CLU-62). `drawn` are the cards the viewer must choose from in a quick-play
    discard. `hand` is sorted; `discards` are in the order made, `?` where this seat may not look.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    turn: Seat
    actors: tuple[Seat, ...]
    table: tuple[Laid, ...]
    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    scores: tuple[Points, ...]
    breakdown: tuple[Breakdown, ...]
    bonuses: Holders
    events: tuple[Event, ...]


class _Common(Struct, frozen=True):
    """What everyone may know of a state: the same in all views of it, and the most of their work."""

    state: State
    actors: tuple[Seat, ...]
    table: tuple[Laid, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    scores: tuple[Points, ...]
    breakdown: tuple[Breakdown, ...]
    bonuses: Holders
    placed: Placed | None
    moved: tuple[BonusMoved, ...]


_latest: list[_Common] = []
"""That of the state looked at last, since all seats look at it one after the other."""


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of `state`."""
    common = _common(state)
    choosing = state.phase == "quick_discard" and seat == state.turn and state.last is not None
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        actors=common.actors,
        table=common.table,
        hand=_codes(hand_cards(state.hands[seat])) if seat is not None else (),
        drawn=_codes(state.last.drawn) if choosing and state.last else (),
        hand_sizes=common.hand_sizes,
        deck_sizes=common.deck_sizes,
        discards=_seen_discards(state, seat),
        scores=common.scores,
        breakdown=common.breakdown,
        bonuses=common.bonuses,
        events=_events(state, seat, common),
    )


def imagine(view: View, rng: Rng) -> State:
    """A full state with exactly this view: what is hidden is dealt at random from the cards not seen."""
    options, seats = view.options, len(view.hand_sizes)
    board = _board(view)
    hands, decks, discards = [], [], []
    for seat in range(seats):
        hand = _kinds(view.hand) if seat == view.seat else None
        rest = list(rng.shuffled(unseen(view, seat)))
        discards.append(tuple(rest.pop() if code == HIDDEN else KIND_OF[code] for code in view.discards[seat]))
        if hand is None:
            hand = tuple(rest.pop() for _ in range(view.hand_sizes[seat]))
        hands.append(hand_of(hand))
        decks.append(tuple(rest))
    return State(
        options=options,
        phase=view.phase,
        turn=view.turn,
        board=board,
        hands=tuple(hands),
        decks=tuple(decks),
        discards=tuple(discards),
        firsts=_firsts(view),
        last=_last(view, hands, discards, rng),
    )


def unseen(seen: View, seat: Seat) -> Pile:
    """The cards of a seat that this view does not show, sorted: in its deck, its hand or face down."""
    left = Counter(deck_kinds(WILDS + seen.options.has_third_wild(seat)))
    left.subtract(KIND_OF[laid.card] for laid in seen.table if laid.seat == seat)
    left.subtract(KIND_OF[code] for code in seen.discards[seat] if code != HIDDEN)
    if seat == seen.seat:
        left.subtract(_kinds(seen.hand))
    return tuple(sorted(left.elements()))


def _codes(kinds: Pile) -> tuple[str, ...]:
    return tuple(CODES[kind] for kind in kinds)


def _kinds(codes: tuple[str, ...]) -> Pile:
    return tuple(KIND_OF[code] for code in codes)


def _table(board: Board) -> tuple[Laid, ...]:
    return tuple(Laid(*xy(cell), CODES[kind_of(laid)], seat_of(laid)) for cell, laid in board.laid.items())


def _board(seen: View) -> Board:
    laid = [(cell_at(each.x, each.y), piece(each.seat, KIND_OF.get(each.card, START))) for each in seen.table]
    return board_of(laid, seen.options.bounds, seen.options.has_two_starts(len(seen.hand_sizes)))


def _firsts(seen: View) -> Firsts:
    won = {
        bonus.bonus: Achievement(seat, tuple(cell_at(point.x, point.y) for point in bonus.cells))
        for seat, score in enumerate(seen.breakdown)
        for bonus in score.bonuses
    }
    return Firsts(won.get("first_line"), won.get("first_rectangle"))


def _sees_discards(state: State, seat: Seat | None, owner: Seat) -> bool:
    """Own ones always; those of others if they lie face up and the secret start discards are over (CLU-Q17)."""
    return seat == owner or (state.options.discards_visible and state.phase != "start_discards")


def _common(state: State) -> _Common:
    for latest in _latest:
        if latest.state is state:
            return latest
    scores = rules.score(state)
    now = holders(scores)
    common = _Common(
        state=state,
        actors=rules.actors(state),
        table=_table(state.board),
        hand_sizes=tuple(map(hand_size, state.hands)),
        deck_sizes=tuple(map(len, state.decks)),
        scores=tuple(score.total for score in scores),
        breakdown=tuple(scores),
        bonuses=now,
        placed=_placed(state),
        moved=_moved_bonuses(state, now),
    )
    _latest[:] = [common]  # at once, for other threads
    return common


def _placed(state: State) -> Placed | None:
    last = state.last
    if last is None or last.cell is None:
        return None
    x, y = xy(last.cell)
    return Placed(last.seat, CODES[last.kind], x, y, gain(state.board.cells(last.seat), last.cell))


def _moved_bonuses(state: State, now: Holders) -> tuple[BonusMoved, ...]:
    """The bonus cards that the last card laid has moved."""
    last = state.last
    if last is None or last.cell is None or not (state.options.first_bonuses or state.options.largest_bonuses):
        return ()
    before = holders(_scores_before(state, last))
    return tuple(
        BonusMoved(name, getattr(now, name))
        for name in Holders.__struct_fields__
        if getattr(now, name) != getattr(before, name)
    )


def _seen_discards(state: State, seat: Seat | None) -> tuple[tuple[str, ...], ...]:
    return tuple(
        _codes(pile) if _sees_discards(state, seat, owner) else (HIDDEN,) * len(pile)
        for owner, pile in enumerate(state.discards)
    )


def _events(state: State, seat: Seat | None, common: _Common) -> tuple[Event, ...]:
    """The last move as `seat` may know it: placed or discarded, drawn, shown, bonus cards that moved."""
    last = state.last
    if last is None:
        return ()
    events: list[Event] = []
    if common.placed is not None:
        events.append(common.placed)
    else:
        why: dict[Phase, Literal["stuck", "start", "quick"]] = {"start_discards": "start", "quick_discard": "quick"}
        seen = CODES[last.kind] if _sees_discards(state, seat, last.seat) else HIDDEN
        events.append(Discarded(last.seat, seen, why.get(last.phase, "stuck")))
    if last.drawn:
        events.append(Drew(last.seat, len(last.drawn), _codes(last.drawn) if seat == last.seat else ()))
    if last.phase == "start_discards" and state.phase == "turn":
        events.append(Revealed(_seen_discards(state, seat)))
    return (*events, *common.moved)


def _scores_before(state: State, last: Last) -> list[Breakdown]:
    """The breakdowns before the last card was laid."""
    assert last.cell is not None, "only a laid card moves a bonus"
    board = state.board.without(last.cell)

    def earlier(won: Achievement | None) -> Achievement | None:
        return None if won is not None and last.cell in won.cells else won

    firsts = Firsts(earlier(state.firsts.line), earlier(state.firsts.rectangle))
    return breakdowns(board, len(state.hands), firsts, state.options.largest_bonuses)


def _last(seen: View, hands: list[Hand], discards: list[Pile], rng: Rng) -> Last | None:
    """The last move, read off the events; hidden cards are taken from what was imagined."""
    if not seen.events:
        return None
    drawn: Pile = ()
    for event in seen.events:
        if isinstance(event, Drew):
            hidden = rng.shuffled(hand_cards(hands[event.seat]))[: event.count]
            drawn = _kinds(event.cards) if event.seat == seen.seat else hidden
    first = seen.events[0]
    if isinstance(first, Placed):
        return Last(first.seat, "turn", KIND_OF[first.card], cell_at(first.x, first.y), drawn)
    assert isinstance(first, Discarded), "the first event is the move itself"
    phases: dict[str, Phase] = {"stuck": "turn", "start": "start_discards", "quick": "quick_discard"}
    return Last(first.seat, phases[first.why], discards[first.seat][-1], None, drawn)
