"""What a table can choose, and options that are refused."""

from typing import Any

import pytest

from klub import Malformed, match
from klub.games.cubed import GAME
from klub.games.cubed.options import DECLARATION, HAND_SIZES, Options


def refusal(seats: int = 2, /, **options: Any) -> Malformed:
    """The refusal of a set of options."""
    with pytest.raises(Malformed) as caught:
        GAME.parse_options(options, seats)
    return caught.value


def test_the_defaults_are_the_standard_game() -> None:
    """CUB-Q36: every extra play is off unless it is chosen, and the declaration says the same as the struct."""
    assert Options() == GAME.parse_options({}, 2) == GAME.parse_options(None, 2)
    assert {option.name: option.default for option in DECLARATION.options} == {
        name: getattr(Options(), name) for name in Options.__struct_fields__
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("match", "some"),
        ("match", 2),
        ("rounds", 2),
        ("rounds", "3"),
        ("rounds", True),
        ("bridging", 1),
        ("bridge", "gap"),
        ("bridge_chain", "yes"),
        ("fill_the_void", None),
        ("draw_many", 3),
        ("open_hands", "no"),
        ("solo_discard", "hand"),
        ("solo_variants", 0),
        ("first_player", 2),
        ("first_player", -1),
        ("first_player", "oldest"),
        ("colors", 4),
        ("colors", 7),
        ("colors", None),
        ("blockers_per_color", -1),
        ("blockers_per_color", 4),
        ("mirrored_singles", "both"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(name: str, value: object) -> None:
    """CUB-Q1 and the other options: a refusal names the option, the value and what was expected."""
    error = refusal(2, **{name: value})

    assert ("options/bad_value", name, repr(value)) == (error.code, error.facts["option"], error.facts["value"])
    assert error.facts["expected"]


@pytest.mark.parametrize(("name", "value"), [("bridge", "opposite"), ("bridge_chain", True)])
def test_readings_of_a_bridge_need_bridging(name: str, value: object) -> None:
    """CUB-Q22, CUB-Q23: where nobody bridges, there is nothing to read."""
    error = refusal(2, **{name: value})

    assert (error.code, error.facts["needs"], error.facts["value"]) == ("options/conflict", "bridging", True)
    assert getattr(GAME.parse_options({name: value, "bridging": True}, 2), name) == value


@pytest.mark.parametrize(
    ("seats", "options", "pieces"),
    [
        (2, {"colors": 5, "blockers_per_color": 0}, 45),
        (3, {"colors": 5}, 50),
        (5, {"colors": 5, "mirrored_singles": False, "blockers_per_color": 3}, 50),
    ],
)
def test_there_must_be_pieces_for_all(seats: int, options: dict[str, Any], pieces: int) -> None:
    """CUB-Q1, CUB-11: a box too small for the hands of all players is refused, with the numbers."""
    error = refusal(seats, **options)

    needed = seats * HAND_SIZES[seats]
    assert (error.code, error.facts) == (
        "options/too_few_pieces",
        {"pieces": pieces, "needed": needed, "seats": seats},
    )


def test_a_box_may_be_just_large_enough() -> None:
    """CUB-Q1: fifty pieces for two players leave an empty bag."""
    view = match("cubed", 2, 1, {"colors": 5}).view(None)

    assert (view.hand_sizes, view.bag) == ((25, 25), 0)
