"""Moves as whole numbers, and back."""

from typing import Any

import numpy as np
import pytest

from klub.core import Malformed
from klub.games.cluellage import GAME, codec
from klub.games.cluellage.collage import is_inside, shares
from klub.games.cluellage.moves import Claim, Guess, Hang, Move, Ready
from klub.games.cluellage.state import State
from klub.games.cluellage.templates import ENOUGH, PLACES, TEMPLATES, lay
from tests.games.cluellage.table import begun, chance, claiming, collaging, exhibiting, middle, own, plain_collage, play

STEPS: list[tuple[State, int]] = [
    (begun(3), 1),
    (claiming(6), 6),
    (collaging(3), 720),
    (exhibiting(3, order=[1, 0, 2]), 6),
    (begun(1), 7),
]


@pytest.mark.parametrize(("state", "count"), STEPS)
def test_every_legal_number_is_a_move_and_back(state: State, count: int) -> None:
    """CLG-42, CLG-47, CLG-58: one to one in every step; each such move is accepted."""
    numbers = list(codec.legal(GAME.moves(state, 0), state, 0))

    assert count == len(numbers)
    for number in numbers[:: max(1, count // 60)]:
        move = codec.decode(number, state, 0)
        assert number == codec.encode(move, state, 0)
        assert play(state, (0, move)) != state


def test_all_numbers_are_used() -> None:
    """One for being ready, six claims, seven guesses, and each of six templates in 120 orders."""
    assert 1 + 6 + 7 + 6 * 120 == codec.SIZE
    found = {number for state, _ in STEPS for number in codec.legal(GAME.moves(state, 0), state, 0)}
    assert set(range(codec.SIZE)) == found


def test_numbers_of_any_integer_type_are_read() -> None:
    """As learning libraries give them."""
    state = claiming(3)

    assert Claim(middle(state)[1]) == codec.decode(np.int64(2), state, 0)
    assert Guess(6) == codec.decode(13, state, 0)
    assert Ready() == codec.decode(0, state, 0)


@pytest.mark.parametrize("action", [-1, codec.SIZE, 1.0, "1", None, 5, codec.HANGS])
def test_what_is_no_number_is_refused(action: Any) -> None:
    """A place where no card lies, and a collage without cards, too."""
    with pytest.raises(Malformed):
        codec.decode(action, claiming(3), 0)


@pytest.mark.parametrize("move", [Claim("p101a"), Guess(7), Guess(-1)])
def test_what_is_no_move_has_no_number(move: Move) -> None:
    with pytest.raises(Malformed):
        codec.encode(move, claiming(3), 0)


def test_other_collages_have_no_number() -> None:
    """What no template makes, what the clock hung, and what is not of one's own cards."""
    state = collaging(3)
    star = lay("star", own(state, 0))

    assert None is codec.encode(plain_collage(state, 0), state, 0)
    assert None is codec.encode(Hang(star, late=True), state, 0)
    assert None is codec.encode(Hang(lay("star", own(state, 1))), state, 0)
    assert codec.HANGS == codec.encode(Hang(star), state, 0)


@pytest.mark.parametrize("template", TEMPLATES)
def test_templates_are_lawful(template: str) -> None:
    """CLG-50, CLG-Q14: every card shows 28 % or more, laid evenly and by hand; the first card lies on top."""
    known = next(each for each in TEMPLATES if each == template)
    cards = ["a", "b", "c", "d", "e"]

    assert 5 == len(PLACES[known])
    for collage in (lay(known, cards), *(lay(known, cards, chance(number)) for number in range(30))):
        assert all(map(is_inside, collage))
        assert ENOUGH <= min(shares(collage))
        assert cards == [placed.card for placed in reversed(collage)]
