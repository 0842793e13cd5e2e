"""How Cluellage is played: setup, who may act, what is legal, what a move changes, how points are given."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from klub.core import Illegal, Outcome, Points, Rng, Seat, TimeLimit, rank
from klub.core.game import refuse_move_out_of_turn
from klub.games.cluellage import gallery
from klub.games.cluellage.collage import COUNT, Collage, is_inside, is_seen, shares, side_by_side
from klub.games.cluellage.events import (
    Claimed,
    Event,
    Flipped,
    Guessed,
    Hung,
    Readied,
    Revealed,
    RoundBegan,
    RoundOver,
    Shown,
)
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.options import Options
from klub.games.cluellage.pictures import CARDS, IDS, Picture, names, parse_picture
from klub.games.cluellage.state import Exhibit, Phase, State
from klub.games.cluellage.templates import TEMPLATES, lay
from klub.games.cluellage.word_cards import NUMBERS, WordSide, deck

__all__ = ["Breakdown", "Phase", "State", "actors", "apply", "awaited", "moves", "outcome", "setup"]

TASTES: Final = 1 << 32


class Breakdown(Struct, frozen=True):
    """Where a seat's points come from: what others guessed of its collages, and what it guessed of theirs."""

    total: Points
    shown: Points
    guessed: Points
    rounds: tuple[Points, ...]


# Setup


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Decks shuffled, cards dealt, the first word out (CLG-23 … CLG-31); alone, the gallery is hung."""
    state = State(
        options=options,
        phase="word",
        round=0,
        taste=rng.below(TASTES),
        word_deck=_turned(deck(options.outlines), rng),
        words=(),
        deck=_turned(range(0, 2 * CARDS, 2), rng),
        discard=(),
        dice=(0,) * seats,
        piles=((),) * seats,
        **_untouched(seats),
        album=(),
        points=(0,) * seats,
        gallery=gallery.gallery(options, rng) if seats == 1 else (),
        events=(),
    )
    return _next_work(state) if seats == 1 else _begin_round(state, rng)


def _untouched(seats: int) -> dict[str, Any]:
    """The fields of a state in a round in which nobody has done anything."""
    return {
        "wave": 0,
        "middle": (),
        "race": (),
        "claimed": ((),) * seats,
        "ready": (),
        "hung": ((),) * seats,
        "finished": (),
        "late": (),
        "order": (),
        "shown": 0,
        "guesses": (0,) * seats,
    }


def _turned(fronts: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """Cards, given by their first sides, in any order and either side up (CLG-25, CLG-29)."""
    return rng.shuffled([front + rng.below(2) for front in fronts])


def _begin_round(state: State, rng: Rng) -> State:
    """A Word card, dice, and five Picture cards each (CLG-31, CLG-36 … CLG-39, CLG-Q2)."""
    seats, needed = state.seats, COUNT * state.seats
    cards, discard = state.deck, state.discard
    reshuffled = len(cards) < needed
    if reshuffled:  # (CLG-46)
        cards, discard = _turned([picture & ~1 for picture in (*cards, *discard)], rng), ()
    dealt, rest = cards[len(cards) - needed :], cards[: len(cards) - needed]
    return replace(
        state,
        phase="word",
        round=state.round + 1,
        word_deck=state.word_deck[:-1],
        words=(*state.words, state.word_deck[-1]),
        deck=rest,
        discard=discard,
        dice=tuple(rng.choice(NUMBERS) for _ in range(seats)),
        piles=tuple(dealt[COUNT * seat : COUNT * (seat + 1)] for seat in range(seats)),
        **_untouched(seats),
        events=(*state.events, RoundBegan(state.round + 1, reshuffled)),
    )


# What may be done


def actors(state: State) -> tuple[Seat, ...]:
    """All who may act now: there are no turns (CLG-42)."""
    everyone = range(state.seats)
    match state.phase:
        case "word" | "reveal":
            return tuple(seat for seat in everyone if seat not in state.ready)
        case "claim":
            return tuple(seat for seat in everyone if len(state.claimed[seat]) < state.wave)
        case "collage":
            return tuple(seat for seat in everyone if not state.hung[seat])
        case "exhibit":
            return tuple(seat for seat in everyone if seat != state.owner)
    return ()


def awaited(state: State) -> tuple[Seat, ...]:
    """The actors without those who have laid a token: they may lay another one, but need not (CLG-Q25)."""
    found = actors(state)
    return tuple(seat for seat in found if not state.guesses[seat]) if state.phase == "exhibit" else found


def free(state: State) -> tuple[Picture, ...]:
    """The cards in the middle that nobody has claimed yet, sorted."""
    taken = {claim.card for claim in state.race}
    return tuple(sorted(picture for picture in state.middle if IDS[picture] not in taken))


def tokens(state: State) -> tuple[int, ...]:
    """The numbers that can be guessed; alone one may also give up (CLG-60)."""
    return (0, *NUMBERS) if state.is_solo else NUMBERS


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Everything that is legal, sorted; None while collages are made, of which there are too many to list."""
    if seat not in actors(state):
        return ()
    match state.phase:
        case "claim":
            return tuple(Claim(IDS[picture]) for picture in free(state))
        case "collage":
            return None
        case "exhibit":
            return tuple(map(Guess, tokens(state)))
    return (Ready(),)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """A random legal move; a collage is laid by any of the templates, in any order."""
    listed = moves(state, seat)
    if listed is not None:
        return rng.choice(listed)
    return Hang(lay(rng.choice(TEMPLATES), rng.shuffled(names(state.claimed[seat])), rng))


def lapse(state: State, seat: Seat) -> Move:
    """What the clock does: the first free card, cards side by side, the number 1, or a work given up."""
    listed = moves(state, seat)
    if listed is not None:
        return listed[0]
    return Hang(side_by_side(names(state.claimed[seat])), late=True)


def time_limit(state: State, seat: Seat) -> TimeLimit | None:  # noqa: ARG001 - everyone has the same time
    """The seconds of the options for a wave, a collage, and a work of the gallery (CLG-Q9, CLG-Q19)."""
    match state.phase:
        case "claim" if state.options.claim_timer is not None:
            return TimeLimit(f"claim/{state.round}/{state.wave}", float(state.options.claim_timer))
        case "collage" if state.options.collage_timer is not None:
            return TimeLimit(f"collage/{state.round}", float(state.options.collage_timer))
        case "exhibit" if state.is_solo and state.options.gallery_timer is not None:
            return TimeLimit(f"gallery/{state.round}", float(state.options.gallery_timer))
    return None


def silent(state: State) -> tuple[Seat, ...]:
    """The artist while their collage is guessed (CLG-65); everybody then if there is no discussion (CLG-Q27)."""
    if state.phase != "exhibit" or state.is_solo:
        return ()
    return tuple(seat for seat in range(state.seats) if seat == state.owner or not state.options.discussion)


# What a move does


def apply(state: State, seat: Seat, move: Move, rng: Rng) -> State:
    """The state after a legal move; raises `Illegal` with the rule that forbids it."""
    if seat not in actors(state):
        if state.phase == "claim" and isinstance(move, Claim):
            raise Illegal("cluellage/one_claim", card=move.card, rule="CLG-Q6")
        if state.phase == "collage" and isinstance(move, Hang):
            raise Illegal("cluellage/done_is_final", rule="CLG-Q20")
        if state.phase == "exhibit" and isinstance(move, Guess):
            raise Illegal("cluellage/own_collage", rule="CLG-Q23")
        raise refuse_move_out_of_turn(seat, actors(state))
    match move:
        case Ready() if state.phase in ("word", "reveal"):
            return _ready(state, seat, rng)
        case Claim() if state.phase == "claim":
            return _claim(state, seat, move)
        case Hang() if state.phase == "collage":
            return _hang(state, seat, move)
        case Guess() if state.phase == "exhibit":
            return _guess(state, seat, move)
        case Claim() if state.race:  # a hand that came too late for its wave has lost the race
            _refuse_claimed(state, move)
    raise Illegal("cluellage/not_now", phase=state.phase)


def _ready(state: State, seat: Seat, rng: Rng) -> State:
    """Once all are ready, the first cards are flipped, or the next collage is shown."""
    after = replace(state, ready=tuple(sorted((*state.ready, seat))), events=(Readied(seat),))
    if len(after.ready) < state.seats:
        return after
    if state.phase == "word":
        return _flip(after)
    if state.is_solo:
        return _next_work(after)
    if state.shown + 1 < len(state.order):
        return _show(after, state.shown + 1)
    return _end_round(after, rng)


def _flip(state: State) -> State:
    """Everyone turns over the top card of their pile (CLG-41, CLG-44)."""
    middle = tuple(pile[-1] for pile in state.piles)
    flipped = Flipped(state.wave + 1, names(middle))
    piles = tuple(pile[:-1] for pile in state.piles)
    events = (*state.events, flipped)
    return replace(state, phase="claim", wave=state.wave + 1, middle=middle, piles=piles, ready=(), events=events)


def _claim(state: State, seat: Seat, move: Claim) -> State:
    """The first hand on a card has it (CLG-42, CLG-43, CLG-Q8); the last card is assigned at once (CLG-Q9)."""
    picture = parse_picture(move.card)
    _refuse_claimed(state, move)
    if picture not in state.middle:
        raise Illegal("cluellage/not_in_middle", card=move.card, rule="CLG-42")
    after = _claimed(replace(state, events=()), seat, picture, assigned=False)
    left = actors(after)
    if len(left) == 1:
        after = _claimed(after, left[0], free(after)[0], assigned=True)
        left = ()
    if left:
        return after
    if after.wave < COUNT:
        return _flip(after)
    return replace(after, phase="collage", middle=())


def _refuse_claimed(state: State, move: Claim) -> None:
    for claim in state.race:
        if claim.card == move.card:
            raise Illegal("cluellage/claimed", card=move.card, seat=claim.seat, rule="CLG-Q8")


def _claimed(state: State, seat: Seat, picture: Picture, *, assigned: bool) -> State:
    claim = Claimed(seat, IDS[picture], state.wave, assigned)
    own = (*state.claimed[seat], picture)
    claimed = (*state.claimed[:seat], own, *state.claimed[seat + 1 :])
    return replace(state, claimed=claimed, race=(*state.race, claim), events=(*state.events, claim))


def _hang(state: State, seat: Seat, move: Hang) -> State:
    """A collage is done (CLG-47 … CLG-54); when all are, the exhibit begins (CLG-55, CLG-Q18)."""
    collage = check_collage(state, seat, move.cards)
    hung = (*state.hung[:seat], collage, *state.hung[seat + 1 :])
    finished = (*state.finished, seat)
    late = tuple(sorted((*state.late, seat))) if move.late else state.late
    events = (Hung(seat, len(finished), move.late),)
    after = replace(state, hung=hung, finished=finished, late=late, events=events)
    if len(finished) < state.seats:
        return after
    ranked = tuple(sorted(finished, key=lambda each: each in late))  # stable: the late ones last (CLG-Q19)
    return _show(replace(after, finished=ranked, order=_order(after.options, ranked)), 0)


def check_collage(state: State, seat: Seat, collage: Collage) -> Collage:
    """The collage as it is kept, its angles from 0 to 359; raises `Illegal` with the rule that forbids it."""
    own = sorted(names(state.claimed[seat]))
    for placed in collage:
        if parse_picture(placed.card) not in state.claimed[seat]:
            if IDS[parse_picture(placed.card) ^ 1] in own:
                raise Illegal("cluellage/turned_over", card=placed.card, rule="CLG-51")
            raise Illegal("cluellage/not_yours", card=placed.card, rule="CLG-Q15")
    if sorted(placed.card for placed in collage) != own:
        missing = [card for card in own if card not in {placed.card for placed in collage}]
        raise Illegal("cluellage/use_all_five", missing=missing, count=len(collage), rule="CLG-54")
    for placed in collage:
        if not is_inside(placed):
            raise Illegal("cluellage/off_canvas", card=placed.card, rule="CLG-Q14")
    seen = shares(collage)
    for placed, share in zip(collage, seen, strict=True):
        if not is_seen(share):
            percent = int(max(0.0, share) * 100)
            raise Illegal("cluellage/hidden", card=placed.card, percent=percent, rule="CLG-50")
    return tuple(replace(placed, angle=placed.angle % 360) for placed in collage)


def _order(options: Options, finished: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """From the first finisher on clockwise, or as they finished (CLG-57, CLG-66, CLG-Q22)."""
    if options.exhibit_order == "finish":
        return finished
    first, seats = finished[0], len(finished)
    return tuple((first + step) % seats for step in range(seats))


def _show(state: State, shown: int) -> State:
    """A collage comes to the wall, and all six tokens are back in hand (CLG-57, CLG-Q24)."""
    events: tuple[Event, ...] = (*state.events, Shown(state.order[shown]))
    return replace(state, phase="exhibit", shown=shown, guesses=(0,) * state.seats, ready=(), events=events)


def _guess(state: State, seat: Seat, move: Guess) -> State:
    """Lay a token, or another one in its place (CLG-58 … CLG-60, CLG-Q25); the last one reveals all (CLG-62)."""
    if move.number not in tokens(state):
        raise Illegal("cluellage/no_such_number", number=move.number, most=NUMBERS[-1], rule="CLG-18")
    guesses = (*state.guesses[:seat], move.number, *state.guesses[seat + 1 :])
    guessed = Guessed(seat, changed=bool(state.guesses[seat]))
    after = replace(state, guesses=guesses, events=(guessed,))
    return after if awaited(after) and not state.is_solo else _reveal(after)


def _reveal(state: State) -> State:
    """A point for each right guess, to whoever guessed and to the owner (CLG-62 … CLG-64, CLG-Q28, CLG-Q29)."""
    owner = state.owner
    if owner is None:
        work = state.gallery[state.round - 1]
        number, collage = work.number, work.collage
    else:
        number, collage = state.dice[owner], state.hung[owner]
    right = tuple(seat for seat, guess in enumerate(state.guesses) if guess == number and seat != owner)
    points = tuple(
        each + (seat in right) + (len(right) if seat == owner else 0) for seat, each in enumerate(state.points)
    )
    exhibit = Exhibit(state.round, owner, number, collage, state.guesses, right)
    events = (*state.events, Revealed(owner, number, state.guesses, right))
    return replace(state, phase="reveal", album=(*state.album, exhibit), points=points, ready=(), events=events)


def _end_round(state: State, rng: Rng) -> State:
    """Cards go to the discards; the next round, or the end (CLG-34, CLG-67, CLG-69)."""
    used = tuple(picture for seat in state.order for picture in state.claimed[seat])
    over = RoundOver(state.round, round_points(state, state.round))
    after = replace(state, discard=(*state.discard, *used), events=(*state.events, over))
    if state.round < state.options.rounds:
        return _begin_round(after, rng)
    none: tuple[tuple[Picture, ...], ...] = ((),) * state.seats
    return replace(after, phase="over", claimed=none, hung=((),) * state.seats, ready=(), guesses=(0,) * state.seats)


def _next_work(state: State) -> State:
    """The next collage of the gallery; each is a round of its own."""
    if state.round == len(state.gallery):
        return replace(state, phase="over", ready=(), guesses=(0,))
    work = state.gallery[state.round]
    return replace(
        state,
        phase="exhibit",
        round=state.round + 1,
        words=(*state.words, work.side),
        guesses=(0,),
        ready=(),
        events=(*state.events, Shown(None)),
    )


# Points


def round_points(state: State, number: int) -> tuple[Points, ...]:
    """What each seat has scored in a round so far."""
    return tuple(_shown_points(state, seat, number) + _guessed_points(state, seat, number) for seat in _seats(state))


def _shown_points(state: State, seat: Seat, number: int) -> Points:
    return sum(len(each.right) for each in state.album if each.seat == seat and each.round == number)


def _guessed_points(state: State, seat: Seat, number: int) -> Points:
    return sum(seat in each.right for each in state.album if each.round == number)


def _seats(state: State) -> range:
    return range(state.seats)


def outcome(state: State) -> Outcome[Breakdown] | None:
    """The most points win, and equal ones share the win (CLG-70, CLG-71); alone, half of the works must be known."""
    if state.phase != "over":
        return None
    rounds = range(1, state.round + 1)
    scores = standing(state)
    breakdown = [
        Breakdown(
            scores[seat],
            sum(_shown_points(state, seat, number) for number in rounds),
            sum(_guessed_points(state, seat, number) for number in rounds),
            tuple(round_points(state, number)[seat] for number in rounds),
        )
        for seat in _seats(state)
    ]
    enough = (state.round + 1) // 2 if state.is_solo else max(scores)
    winners = [seat for seat, score in enumerate(scores) if score >= enough]
    return Outcome(scores, winners, rank(scores), breakdown)


def standing(state: State) -> list[Points]:
    """Tokens lie openly (CLG-Q32)."""
    return list(state.points)


def word_side(state: State) -> WordSide:
    """The side of the Word card of this round."""
    return state.words[-1]
