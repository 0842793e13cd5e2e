"""The rules: which bids are higher, how dice are counted, and who loses one."""

from collections.abc import Sequence
from typing import Final

from klub.core import Illegal, Rng, Seat
from msgspec import structs

from liars_dice.moves import Doubt, Exact, Move, Raise
from liars_dice.state import Bidden, Called, CalledExact, Cup, Event, Lost, Options, Revealed, State, Won

SIDES: Final = 6


def faces(options: Options) -> range:
    """The faces that can be bid on: ones cannot while they are wild."""
    return range(2 if options.wild_ones else 1, SIDES + 1)


def higher_bids(options: Options, last: Bidden | None, dice: int) -> list[Raise]:
    """The bids that may follow: more dice of any face, or as many of a higher face; never more than there are."""
    count, face = (last.count, last.face) if last else (1, 0)
    return [
        Raise(more, other)
        for more in range(count, dice + 1)
        for other in faces(options)
        if more > count or other > face
    ]


def counts_as(die: int, face: int, options: Options) -> bool:
    """Whether a die counts for a bid on a face."""
    return die == face or (options.wild_ones and die == 1)


def count_dice(cups: Sequence[Cup], face: int, options: Options) -> int:
    """How many dice under these cups count for a bid on a face."""
    return sum(counts_as(die, face, options) for cup in cups for die in cup)


def roll(dice: int, rng: Rng) -> Cup:
    """So many dice, rolled and sorted."""
    return tuple(sorted(rng.below(SIDES) + 1 for _ in range(dice)))


def make_bid(state: State, seat: Seat, bid: Raise) -> State:
    """The state after a bid; raises `Illegal`."""
    dice, last = sum(map(len, state.cups)), state.bids[-1] if state.bids else None
    if bid.face not in faces(state.options):
        code = "liars_dice/ones_are_wild" if bid.face == 1 else "liars_dice/no_such_face"
        raise Illegal(code, face=bid.face)
    if not 1 <= bid.count <= dice:
        raise Illegal("liars_dice/no_such_count", count=bid.count, most=dice)
    if last and (bid.count, bid.face) <= (last.count, last.face):
        raise Illegal("liars_dice/not_higher", count=last.count, face=last.face)
    made = Bidden(seat, bid.count, bid.face)
    return structs.replace(state, turn=_following(state.cups, seat), bids=(*state.bids, made), events=(made,))


def call(state: State, seat: Seat, move: Doubt | Exact, rng: Rng) -> State:
    """The state after all cups were lifted: dice are lost, and a new round is rolled; raises `Illegal`."""
    if isinstance(move, Exact) and not state.options.spot_on:
        raise Illegal("liars_dice/no_spot_on")
    if not state.bids:
        raise Illegal("liars_dice/no_bid_yet")
    bid = state.bids[-1]
    found = count_dice(state.cups, bid.face, state.options)
    shown = Revealed(found, bid.face, state.cups)
    if isinstance(move, Doubt):
        called: Event = Called(seat, bid.seat, bid.count, bid.face)
        losers = [seat if found >= bid.count else bid.seat]
        starter = losers[0]
    else:
        called = CalledExact(seat, bid.seat, bid.count, bid.face)
        others = [other for other, cup in enumerate(state.cups) if cup and other != seat]
        losers = others if found == bid.count else [seat]
        starter = seat
    dice = [len(cup) - (other in losers) for other, cup in enumerate(state.cups)]
    events = [called, shown, *(Lost(loser, dice[loser]) for loser in losers)]
    left = [other for other, count in enumerate(dice) if count]
    if len(left) == 1:
        events.append(Won(left[0]))
    cups = tuple(roll(count, rng) for count in dice)
    return structs.replace(
        state,
        cups=cups,
        turn=starter if dice[starter] else _following(cups, starter),
        round=state.round + 1,
        bids=(),
        out=tuple(state.round if other in losers and not dice[other] else was for other, was in enumerate(state.out)),
        shown=shown,
        events=tuple(events),
    )


def apply_move(state: State, seat: Seat, move: Move, rng: Rng) -> State:
    """The state after a move of the seat whose turn it is; raises `Illegal`."""
    return make_bid(state, seat, move) if isinstance(move, Raise) else call(state, seat, move, rng)


def _following(cups: Sequence[Cup], seat: Seat) -> Seat:
    """The next seat with dice."""
    seats = len(cups)
    return next(other % seats for other in range(seat + 1, seat + seats + 1) if cups[other % seats])
