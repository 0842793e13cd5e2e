"""The engine against the naive game: the same moves are legal, and every seat sees the same."""

from typing import Any

import pytest

from klub.core import Illegal, Rng, to_dict
from klub.games.cluellage import GAME
from klub.games.cluellage.collage import Placed
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import IDS, names
from klub.games.cluellage.state import State
from tests.games.cluellage.naive import Move as Plain
from tests.games.cluellage.naive import Naive
from tests.games.cluellage.table import begun, chance

TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (3, 1, {"rounds": 2}),
    (4, 2, {"rounds": 1, "exhibit_order": "finish", "live_collages": True}),
    (6, 3, {"rounds": 4}),
]


def plain(move: Move) -> Plain:
    """A move in the words of the naive game."""
    match move:
        case Ready():
            return ("ready",)
        case Claim():
            return ("claim", move.card)
        case Guess():
            return ("guess", move.number)
    return ("hang", [(each.card, each.x, each.y, each.angle) for each in move.cards], move.late)


def any_move(state: State, seat: int, rng: Rng) -> Move:
    """A move that may be legal or not."""
    kind = rng.below(6)
    if kind == 0:
        return Ready()
    if kind == 1:
        return Claim(rng.choice(IDS if rng.below(2) else names(state.middle) or IDS))
    if kind == 2:
        return Guess(rng.below(9) - 1)
    if kind == 3 and state.claimed[seat]:
        cards = [rng.choice(names(state.claimed[seat])) for _ in range(5)]
        if rng.below(4):
            cards = list(rng.shuffled(names(state.claimed[seat])))
        return Hang(
            tuple(Placed(card, 60 + rng.below(880), 60 + rng.below(680), rng.below(720) - 360) for card in cards)
        )
    if seat in GAME.actors(state):
        return GAME.lapse(state, seat) if rng.below(5) == 0 else GAME.sample(state, seat, rng)
    return Ready()


def attempt(state: State, seat: int, move: Move, number: int) -> State | str:
    """The state after a move, or why it is refused."""
    try:
        return GAME.apply(state, seat, move, Rng(bytes(32), number))
    except Illegal as refusal:
        return refusal.code.removeprefix("cluellage/")


def tell(slow: Naive, state: State) -> None:
    """A round was dealt."""
    slow.deal(state.dice, [names(pile) for pile in state.piles])


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
def test_the_engine_plays_as_the_naive_game(seats: int, seed: int, options: dict[str, Any]) -> None:
    """CLG-35, CLG-42, CLG-50, CLG-62, CLG-69 and all others: whole games with legal and illegal attempts."""
    state, rng, slow = begun(seats, seed, **options), chance(seed), Naive(seats, **options)
    tell(slow, state)
    refused = number = 0
    while state.phase != "over":
        seat = rng.below(seats)
        move = any_move(state, seat, rng)
        faults = slow.faults(seat, plain(move))
        number += 1
        after = attempt(state, seat, move, number)
        assert bool(faults) == isinstance(after, str), (move, after)
        if isinstance(after, str):
            refused += 1
            assert after not in ("hidden", "off_canvas", "use_all_five", "turned_over") or after in faults
            continue
        state = after
        slow.play(seat, plain(move))
        if slow.phase == "deal":
            tell(slow, state)
        for watcher in (None, *range(seats)):
            expected = slow.view(watcher)
            shown = to_dict(GAME.view(state, watcher))
            assert expected == {name: shown[name] for name in expected}

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (slow.points, slow.winners()) == (outcome.scores, outcome.winners)
    assert [(each["seat"], each["right"]) for each in slow.album] == [
        (each.seat, list(each.right)) for each in state.album
    ]
    assert refused > 20
