"""Options are taken as they are declared, and everything wrong with them is told at once."""

from typing import Any

import pytest
from msgspec import Struct

from klub.core.options import (
    Choice,
    Counts,
    Need,
    Number,
    Option,
    Rectangle,
    Round,
    Seats,
    Several,
    Size,
    Toggle,
    expected,
    option_faults,
    same,
)

TOGGLE = Toggle(name="fast", help="h")
CHOICE = Choice(name="start", values=("low", 1, None), default="low", help="h")
NUMBER = Number(name="rounds", low=1, high=9, default=3, help="h")
LIMIT = Number(name="limit", low=1, high=9, default=None, help="h")
SEAT = Seats(name="dealer", pick="one", words=(None, "youngest"), default=None, help="h")
SEVERAL = Seats(name="novices", pick="many", words=("none", "all"), default="none", help="h")
SIZE = Size(name="bounds", low=3, high=50, help="h")
COUNTS = Counts(name="boxes", names=("red", "blue"), low=0, high=2, default={"red": 1, "blue": 0}, help="h")
FITTING = Counts(name="bags", names=("red",), low=1, high=9, help="h")

SOME = Several(name="decks", names=("red", "blue", "green"), default=("red",), help="h")
MIXED = Several(name="mix", names=("red", "blue"), help="h")


class Bags(Struct):
    """Counts as a game's own options hold them."""

    red: int


def faults(option: Option, value: Any, seats: int = 4) -> list[str]:
    return [fault.code for fault in option_faults([option], {option.name: value}, seats)]


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (TOGGLE, False),
        (TOGGLE, True),
        (CHOICE, "low"),
        (CHOICE, 1),
        (CHOICE, None),
        (NUMBER, 1),
        (NUMBER, 9),
        (LIMIT, None),
        (SEAT, None),
        (SEAT, "youngest"),
        (SEAT, 0),
        (SEAT, 3),
        (SEVERAL, "none"),
        (SEVERAL, "all"),
        (SEVERAL, []),
        (SEVERAL, [3, 0]),
        (SEVERAL, (1, 2)),
        (SIZE, None),
        (SIZE, {"shape": "rectangle", "width": 3, "height": 50}),
        (SIZE, {"shape": "round", "diameter": 7}),
        (SIZE, Rectangle(3, 50)),
        (SIZE, Round(7)),
        (COUNTS, {"red": 0, "blue": 2}),
        (FITTING, None),
        (FITTING, {"red": 9}),
        (FITTING, Bags(9)),
        (SOME, ["red", "blue", "green"]),
        (SOME, ("blue",)),
        (MIXED, None),
        (MIXED, ["red", "blue"]),
    ],
    ids=repr,
)
def test_declared_values_are_taken(option: Option, value: object) -> None:
    """Each kind of option takes what it says, at the edges too."""
    assert faults(option, value) == []


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (TOGGLE, 1),
        (TOGGLE, 0),
        (TOGGLE, "true"),
        (TOGGLE, None),
        (CHOICE, True),
        (CHOICE, 1.0),
        (CHOICE, "Low"),
        (CHOICE, ["low"]),
        (NUMBER, 0),
        (NUMBER, 10),
        (NUMBER, True),
        (NUMBER, 3.0),
        (NUMBER, "3"),
        (NUMBER, None),
        (LIMIT, 0),
        (SEAT, -1),
        (SEAT, 4),
        (SEAT, False),
        (SEAT, "oldest"),
        (SEAT, [0]),
        (SEVERAL, 0),
        (SEVERAL, None),
        (SEVERAL, [4]),
        (SEVERAL, [0, 0]),
        (SEVERAL, [True]),
        (SEVERAL, [[0]]),
        (SEVERAL, {0, 1}),
        (SEVERAL, {}),
        (SIZE, 3),
        (SIZE, {}),
        (SIZE, {"shape": "rectangle", "width": 3}),
        (SIZE, {"shape": "rectangle", "width": 3, "height": 2}),
        (SIZE, {"shape": "rectangle", "width": 51, "height": 3}),
        (SIZE, {"shape": "rectangle", "width": 3.0, "height": 3}),
        (SIZE, {"shape": "round", "width": 3, "height": 3}),
        (SIZE, {"shape": "round", "diameter": True}),
        (SIZE, {"shape": ["round"], "diameter": 3}),
        (SIZE, {"shape": "star", "diameter": 3}),
        (SIZE, {"diameter": 3}),
        (SIZE, Rectangle(3, 2)),
        (SIZE, Round(51)),
        (COUNTS, None),
        (COUNTS, 1),
        (COUNTS, {}),
        (COUNTS, {"red": 1}),
        (COUNTS, {"red": 1, "blue": 1, "green": 1}),
        (COUNTS, {"red": -1, "blue": 1}),
        (COUNTS, {"red": 3, "blue": 1}),
        (COUNTS, {"red": True, "blue": 1}),
        (COUNTS, {"red": 1.0, "blue": 1}),
        (FITTING, {"red": 0}),
        (FITTING, Bags(10)),
        (FITTING, Round(5)),
        (SOME, None),
        (SOME, []),
        (SOME, "red"),
        (SOME, {"red"}),
        (SOME, ["red", "red"]),
        (SOME, ["blue", "red"]),
        (SOME, ["red", "yellow"]),
        (SOME, [["red"]]),
        (SOME, [None]),
    ],
    ids=repr,
)
def test_other_values_are_refused(option: Option, value: object) -> None:
    """Wrong types and values out of range are bad values; 1 is not True and 3.0 is not 3."""
    assert faults(option, value) == ["options/bad_value"]


def test_a_seat_depends_on_the_number_of_seats() -> None:
    """The last seat of a larger table is no seat at a smaller one."""
    assert faults(SEAT, 1, seats=2) == []
    assert faults(SEAT, 1, seats=1) == ["options/bad_value"]


def test_all_faults_are_told_at_once() -> None:
    """Unknown names first, then each bad value in the order of the declaration, with what was expected."""
    raw = {"rounds": 99, "fast": 1, "colour": "red", "speed": 2}
    found = option_faults([TOGGLE, NUMBER, SIZE], raw, 2)

    assert [(fault.code, fault.facts["option"]) for fault in found] == [
        ("options/unknown", "colour"),
        ("options/unknown", "speed"),
        ("options/bad_value", "fast"),
        ("options/bad_value", "rounds"),
    ]
    assert found[0].facts["known"] == ["fast", "rounds", "bounds"]
    assert found[3].facts == {"option": "rounds", "value": "99", "expected": "1…9"}


DRAWN = Choice(name="discard", values=("hand", "drawn"), default="hand", needs=(Need("fast", True),), help="h")


@pytest.mark.parametrize("raw", [{}, {"discard": "hand"}, {"fast": True, "discard": "drawn"}, {"fast": True}])
def test_an_option_goes_with_what_it_needs(raw: dict[str, Any]) -> None:
    """The default needs nothing, another value what is declared."""
    assert option_faults([TOGGLE, DRAWN], raw, 2) == []


@pytest.mark.parametrize("raw", [{"discard": "drawn"}, {"discard": "drawn", "fast": False}])
def test_an_option_without_what_it_needs_is_a_conflict(raw: dict[str, Any]) -> None:
    """It names the option and what that needs."""
    (fault,) = option_faults([TOGGLE, DRAWN], raw, 2)

    assert (fault.code, fault.facts) == ("options/conflict", {"option": "discard", "needs": "fast", "value": True})


def test_a_bad_value_is_not_also_a_conflict() -> None:
    """One mistake is told once."""
    assert [fault.code for fault in option_faults([TOGGLE, DRAWN], {"discard": "deck"}, 2)] == ["options/bad_value"]


def test_sameness_asks_for_the_type() -> None:
    """1, 1.0 and True are equal in Python and different on the wire."""
    assert same(1, 1)
    assert same(None, None)
    assert not same(1, True)
    assert not same(1, 1.0)
    assert not same([1], (1,))


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (TOGGLE, "true | false"),
        (CHOICE, '"low" | 1 | null'),
        (NUMBER, "1…9"),
        (LIMIT, "1…9 | null"),
        (SEAT, 'null | "youngest" | 0…3'),
        (SEVERAL, '"none" | "all" | [0…3, …]'),
        (
            SIZE,
            'null | {"shape": "rectangle", "width": 3…50, "height": 3…50} | {"shape": "round", "diameter": 3…50}',
        ),
        (COUNTS, '{"red": 0…2, "blue": 0…2}'),
        (FITTING, 'null | {"red": 1…9}'),
    ],
    ids=lambda part: part.name if not isinstance(part, str) else "",
)
def test_what_was_expected_is_told(option: Option, words: str) -> None:
    """Each kind of option says which values it takes."""
    assert words == expected(option, 4)
