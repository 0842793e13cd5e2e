"""Tables to test on: games at a certain step, played there by the rules. Only this module builds states by hand."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace

from klub.core import Illegal, Rng, Seat
from klub.games.cluellage import GAME, rules
from klub.games.cluellage.collage import Collage, Placed, side_by_side
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.pictures import IDS, names
from klub.games.cluellage.state import State
from klub.match import Match

STACK: Final = ((450, 400), (500, 400), (550, 400), (600, 400), (650, 400))
"""Places for five cards of which the lower ones are almost hidden."""


def chance(number: int = 0) -> Rng:
    """A stream of random numbers."""
    return Rng(bytes(32), number)


def begun(seats: int = 3, seed: int = 0, **options: Any) -> State:
    """A game in which the word and the dice are there, or the gallery if there is one seat."""
    return GAME.setup(GAME.parse_options(options, seats), seats, chance(seed))


def match(seats: int = 3, seed: int = 0, **options: Any) -> Match:
    """A match of Cluellage."""
    return Match(GAME, seats, seed.to_bytes(32, "big"), GAME.parse_options(options, seats))


def play(state: State, *moves: tuple[Seat, Move]) -> State:
    """The state after these moves, played by the rules."""
    for seat, move in moves:
        state = GAME.apply(state, seat, move, chance())
    return state


def refused(state: State, seat: Seat, move: Move) -> Illegal:
    """Why a move is refused; fails if it is not."""
    before = state
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, seat, move, chance())
    assert before == state
    return caught.value


def all_ready(state: State) -> State:
    """Everybody wants to go on."""
    return play(state, *((seat, Ready()) for seat in GAME.actors(state)))


def claiming(seats: int = 3, seed: int = 0, **options: Any) -> State:
    """A game in which the first wave lies in the middle."""
    return all_ready(begun(seats, seed, **options))


def middle(state: State) -> list[str]:
    """The cards in the middle, in seat order of the piles they came from."""
    return list(names(state.middle))


def claim_all(state: State) -> State:
    """All waves: each time the seats in order take the card of their own pile."""
    while state.phase == "claim":
        seat = GAME.actors(state)[0]
        state = play(state, (seat, Claim(IDS[state.middle[seat]])))
    return state


def collaging(seats: int = 3, seed: int = 0, **options: Any) -> State:
    """A game in which everybody has five cards."""
    return claim_all(claiming(seats, seed, **options))


def plain_collage(state: State, seat: Seat) -> Hang:
    """The five cards of a seat, none on another."""
    return Hang(side_by_side(names(state.claimed[seat])))


def hang_all(state: State, order: Iterable[Seat] | None = None) -> State:
    """Everybody hangs a plain collage, in this order."""
    for seat in range(state.seats) if order is None else order:
        state = play(state, (seat, plain_collage(state, seat)))
    return state


def exhibiting(seats: int = 3, seed: int = 0, order: Sequence[Seat] | None = None, **options: Any) -> State:
    """A game in which the first collage is on the wall."""
    return hang_all(collaging(seats, seed, **options), order)


def with_dice(state: State, *dice: int) -> State:
    """The same game with other dice."""
    return replace(state, dice=dice)


def guess_all(state: State, *guesses: int) -> State:
    """Each seat but the owner lays a token; the numbers go by seat, the owner's does not count."""
    for seat in GAME.actors(state):
        state = play(state, (seat, Guess(guesses[seat])))
    return state


def finish_round(state: State, wrong: int = 0) -> State:
    """All collages are guessed by the number `wrong`, or, without one, by everyone's right number; then all go on."""
    number = state.round
    while state.round == number and state.phase != "over":
        if state.phase == "exhibit":
            owner = state.owner
            assert owner is not None
            state = guess_all(state, *[wrong or state.dice[owner]] * state.seats)
        else:
            state = all_ready(state)
    return state


def whole_round(state: State, wrong: int = 0) -> State:
    """A round from its word to the next one, or the end."""
    return finish_round(hang_all(claim_all(all_ready(state))), wrong)


def at(cards: Sequence[str], *places: tuple[int, int] | tuple[int, int, int]) -> Collage:
    """Cards at these places; the third number is the angle."""
    return tuple(
        Placed(card, place[0], place[1], place[2] if len(place) == 3 else 0)
        for card, place in zip(cards, places, strict=True)
    )


def own(state: State, seat: Seat) -> list[str]:
    """The cards that a seat has claimed, in order."""
    return list(names(state.claimed[seat]))


def round_points(state: State) -> tuple[int, ...]:
    """What each seat has scored in this round."""
    return rules.round_points(state, state.round)
