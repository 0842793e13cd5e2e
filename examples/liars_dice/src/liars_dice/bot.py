"""The bot: it reckons how likely a bid is, and at the upper levels tries its moves out in imagined rounds.

It knows a view and nothing else. A player who bid on a face is taken to hold some more of it than chance says (`TRUST`);
since the bot's own bids are read the same way, a bluff can pay.
"""

from typing import Final

from klub.core import Level, Reason, Rng, Seat, Thought
from klub.core.random import SEED_BYTES
from msgspec import Struct

from liars_dice.chances import at_least, exactly, held, unseen
from liars_dice.game import LiarsDice
from liars_dice.moves import Doubt, Exact, Move, Raise
from liars_dice.rules import SIDES, faces
from liars_dice.state import State, View

TRUST: Final = 0.22
"""How much more likely a die shows the face that its owner has bid on: this share of the way to certainty."""
BOLDNESS: Final = 0.9
"""How far a bid that is not challenged counts as a good one."""
NOISE: Final[dict[Level, float]] = {"sprout": 0.9, "casual": 0.35, "club": 0.06, "expert": 0.0, "master": 0.0}
"""How far a judgement may be off by chance."""
ROUNDS: Final[dict[Level, int]] = {"expert": 24, "master": 120}
"""Imagined rounds for each candidate; the other levels judge at a glance."""
CANDIDATES: Final = 6
LONG_SHOT: Final = 0.4  # a bid that is less likely than this is a bluff


class Choice(Struct, frozen=True):
    """A move, the chance that what it claims is so, and how good it looks (a share of 1)."""

    move: Move
    chance: float
    worth: float


def think(game: LiarsDice, view: View, level: Level, rng: Rng) -> Thought[Move]:
    """A move for the seat whose view it is, and why."""
    choices = weigh(view, NOISE[level], rng)
    rounds = ROUNDS.get(level, 0)
    best = try_out(game, view, choices[:CANDIDATES], rounds, rng) if rounds else choices[0]
    return Thought(best.move, _reason(best))


def weigh(view: View, noise: float, rng: Rng) -> list[Choice]:
    """What could be done, the best first: for each face the lowest bid and the one after it, and the calls."""
    trust = TRUST if noise < NOISE["casual"] else 0.0
    choices = [_bid(view, bid, trust) for bid in _raises(view)]
    if view.bids:
        last = view.bids[-1]
        others, needed = unseen(view, last.face, trust, known=view.seat), last.count - held(view, last.face)
        lie = 1 - at_least(needed, others)
        choices.append(Choice(Doubt(), lie, lie))
        if view.options.spot_on:
            exact = exactly(needed, others)
            choices.append(Choice(Exact(), exact, exact * (1 + 0.25 * (sum(map(bool, view.dice)) - 2))))
    seen = [(choice.worth + noise * rng.unit(), choice) for choice in choices]
    return [choice for _, choice in sorted(seen, key=lambda each: -each[0])]


def try_out(game: LiarsDice, view: View, choices: list[Choice], rounds: int, rng: Rng) -> Choice:
    """The choice that leaves the largest share of all dice after imagined rounds; all are tried in the same ones."""
    seat = view.turn
    shares = [0.0] * len(choices)
    for _ in range(rounds):
        state = imagine(game, view, rng)
        for number, choice in enumerate(choices):
            shares[number] += _share_after(game, state, seat, choice.move, rng)
    best = max(range(len(choices)), key=lambda number: (shares[number], -number))
    return choices[best]


def imagine(game: LiarsDice, view: View, rng: Rng) -> State:
    """A state that fits the view, in which those who bid on a face are more likely to hold it."""
    state = game.imagine(view, rng)
    wanted: dict[Seat, int] = {bid.seat: bid.face for bid in view.bids if bid.seat != view.seat}
    cups = tuple(
        tuple(sorted(wanted[seat] if rng.unit() < TRUST else die for die in cup)) if seat in wanted else cup
        for seat, cup in enumerate(state.cups)
    )
    return State(
        options=state.options,
        cups=cups,
        turn=state.turn,
        round=state.round,
        bids=state.bids,
        out=state.out,
        shown=None,
    )


def _share_after(game: LiarsDice, state: State, seat: Seat, move: Move, rng: Rng) -> float:
    """The share of all dice that a seat has once this round is over, when all play at a glance after its move."""
    chance, round = _stream(rng), state.round
    state = game.apply(state, seat, move, chance)
    while state.round == round:
        glance = weigh(game.view(state, state.turn), NOISE["club"], chance)[0]
        state = game.apply(state, state.turn, glance.move, chance)
    return len(state.cups[seat]) / sum(map(len, state.cups))


def _raises(view: View) -> list[Raise]:
    """For each face the lowest bid that is higher than the last one, and the one after it."""
    last, dice = view.bids[-1] if view.bids else None, sum(view.dice)
    found = []
    for face in faces(view.options):
        lowest = 1 if last is None else last.count + (face <= last.face)
        found += [Raise(count, face) for count in (lowest, lowest + 1) if count <= dice]
    return found


def _bid(view: View, bid: Raise, trust: float) -> Choice:
    """A bid is lost if it is wrong and the next player says so; that player knows less of my dice than I do."""
    mine = held(view, bid.face)
    true = at_least(bid.count - mine, unseen(view, bid.face, trust, known=view.seat))
    credible = at_least(bid.count, unseen(view, bid.face, trust, known=None))
    doubted = 1 - BOLDNESS * credible
    return Choice(bid, true, 1 - doubted * (1 - true) - 0.02 * bid.count / SIDES)


def _reason(choice: Choice) -> Reason:
    percent = {"chance": round(100 * choice.chance)}
    if isinstance(choice.move, Raise):
        return Reason("bluff" if choice.chance < LONG_SHOT else "raise", percent)
    return Reason("doubt" if isinstance(choice.move, Doubt) else "exact", percent)


def _stream(rng: Rng) -> Rng:
    return Rng(rng.bits(8 * SEED_BYTES).to_bytes(SEED_BYTES, "big"))
