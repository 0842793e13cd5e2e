"""The rules: a sealed card from everyone, and the highest takes the prize."""

from collections.abc import Sequence

from klub.core import Illegal, Seat
from msgspec import structs

from goofspiel.state import Bid, Event, Revealed, Sealed, State, Tied, Won


def seal(state: State, seat: Seat, bid: Bid) -> State:
    """The state after a card was laid face down; once everyone has laid one, they are turned over."""
    if bid.card not in state.hands[seat]:
        raise Illegal("goofspiel/not_in_hand", card=bid.card)
    sealed = tuple(bid.card if other == seat else card for other, card in enumerate(state.sealed))
    state = structs.replace(state, sealed=sealed, events=(Sealed(seat),))
    bids = tuple(card for card in sealed if card is not None)
    return _turn_over(state, bids) if len(bids) == len(sealed) else state


def _turn_over(state: State, bids: tuple[int, ...]) -> State:
    """The prize goes to the highest card, or what the option for ties says; then the next one is turned up."""
    won, kept = _prize(state, bids)
    points = [
        before + sum(event.points for event in won if isinstance(event, Won) and event.seat == seat)
        for seat, before in enumerate(state.points)
    ]
    shown = Revealed(state.prizes, bids)
    return structs.replace(
        state,
        deck=state.deck[1:],
        prizes=(*kept, *state.deck[:1]) if state.deck else (),
        hands=tuple(tuple(card for card in hand if card != bid) for hand, bid in zip(state.hands, bids, strict=True)),
        sealed=(None,) * len(bids),
        points=tuple(points),
        shown=shown,
        events=(*state.events, shown, *won),
    )


def _prize(state: State, bids: Sequence[int]) -> tuple[list[Event], tuple[int, ...]]:
    """Who gets what, as events, and the prizes that stay for the next round."""
    worth, best = sum(state.prizes), max(bids)
    highest = [seat for seat, card in enumerate(bids) if card == best]
    if len(highest) == 1:
        return [Won(highest[0], worth)], ()
    match state.options.ties:
        case "carry":
            return [Tied(best, "carry")], state.prizes
        case "split":
            return [Won(seat, worth // len(highest)) for seat in highest], ()
        case "discard":
            return [Tied(best, "discard")], ()
