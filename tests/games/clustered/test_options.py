"""What a table can choose: the third wild, house rules, every combination; and options that are refused."""

from itertools import product
from typing import Any

import pytest

from klub import Malformed, match
from klub.games.clustered import GAME
from klub.games.clustered.options import DECLARATION, Options
from tests.games.clustered.table import played

ROOM_FOR_ONE = {"shape": "rectangle", "width": 6, "height": 6}


def refusal(seats: int = 2, /, **options: Any) -> Malformed:
    """The refusal of a set of options."""
    with pytest.raises(Malformed) as caught:
        GAME.parse_options(options, seats)
    return caught.value


def movers(seats: int, **options: Any) -> list[int]:
    """Who moved, from first to last."""
    return [seat for seat, _ in played(seats, 51, first_player=0, **options).history]


def test_the_defaults_are_the_basic_rules() -> None:
    """CLU-Q28: every option is off unless it is chosen, and the declaration says the same as the struct."""
    assert Options() == GAME.parse_options({}, 2) == GAME.parse_options(None, 2)
    assert {option.name: option.default for option in DECLARATION.options} == {
        name: getattr(Options(), name) for name in Options.__struct_fields__
    }


@pytest.mark.parametrize(
    ("third_wild", "cards"), [("none", (24, 24, 24)), ("all", (25, 25, 25)), ([0, 2], (25, 24, 25)), ([], (24, 24, 24))]
)
def test_the_third_wild_is_for_all_or_for_some(third_wild: object, cards: tuple[int, ...]) -> None:
    """CLU-60: added for everyone, or only for the young or less experienced; the deck has one card more."""
    assert cards == match("clustered", 3, 1, {"third_wild": third_wild}).view(None).deck_sizes


def test_who_has_the_third_wild_takes_one_turn_more_at_the_end() -> None:
    """CLU-61: thirty turns instead of 29, and the last one alone (CLU-L7)."""
    order = movers(2, third_wild=[1])

    assert (order.count(0), order.count(1)) == (29, 30)
    assert order[-3:] == [0, 1, 1]


def test_the_extra_turns_come_in_the_usual_order() -> None:
    """CLU-Q19: players with an empty hand are skipped, the others go on clockwise."""
    assert movers(4, third_wild=[1, 3])[-6:] == [0, 1, 2, 3, 1, 3]


def test_the_third_wild_is_shuffled_in() -> None:
    """CLU-Q18: it may be anywhere in the deck: hands without a wild are as possible as hands with several."""
    wilds = {match("clustered", 1, seed, {"third_wild": "all"}).view(0).hand.count("W") for seed in range(400)}

    assert {0, 1, 2, 3} == wilds


def test_there_is_no_fourth_wild() -> None:
    """CLU-Q20: more than three wilds are not provided for."""
    for value in (2, 4, "two", True, None):
        assert refusal(third_wild=value).code == "options/bad_value"


def test_quick_play_goes_with_the_third_wild() -> None:
    """CLU-Q20: no special rule is needed: 30 cards, 30 moves a player."""
    game = played(2, 52, quick_play=True, third_wild="all")

    assert [sum(mover == seat for mover, _ in game.history) for seat in range(2)] == [30, 30]


@pytest.mark.parametrize(
    ("seats", "two_starts", "starts"),
    [(1, None, 1), (4, None, 1), (5, None, 2), (8, None, 2), (2, True, 2), (4, True, 2), (5, False, 1), (2, False, 1)],
)
def test_two_start_cards_are_a_house_rule_for_few(seats: int, two_starts: bool | None, starts: int) -> None:
    """CLU-Q22: one start card up to four players, two from five; the option says otherwise."""
    table = match("clustered", seats, 1, {"two_starts": two_starts}).view(None).table

    assert starts == sum(laid.card == "*" for laid in table)


@pytest.mark.parametrize("switches", list(product([False, True], repeat=5)))
def test_all_switches_go_together(switches: tuple[bool, ...]) -> None:
    """CLU-Q28: first bonuses, largest bonuses, quick play, extra wilds and expansion are separate switches."""
    first, largest, quick, wilds, expansion = switches
    options = {"first_bonuses": first, "largest_bonuses": largest, "quick_play": quick}
    game = played(5 if expansion else 2, 53, third_wild="all" if wilds else "none", **options)
    end = game.view(None)

    assert len(game.history) == (30 if wilds else 29) * game.seats
    assert (2 if expansion else 1) == sum(laid.card == "*" for laid in end.table)
    allowed = {"first_line": first, "first_rectangle": first, "longest_line": largest, "largest_rectangle": largest}
    assert all(allowed[bonus.bonus] for breakdown in end.breakdown for bonus in breakdown.bonuses)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("quick_play", 1),
        ("quick_play", "yes"),
        ("quick_play", None),
        ("first_bonuses", 0),
        ("largest_bonuses", []),
        ("discards_visible", "no"),
        ("two_starts", 1),
        ("two_starts", "auto"),
        ("first_player", 2),
        ("first_player", -1),
        ("first_player", True),
        ("first_player", "youngest"),
        ("third_wild", [2]),
        ("third_wild", [0, 0]),
        ("third_wild", "some"),
        ("third_wild", 0),
        ("quick_discard_from", "deck"),
        ("bounds", {"shape": "rectangle", "width": 0, "height": 5}),
        ("bounds", {"shape": "rectangle", "width": 5, "height": 501}),
        ("bounds", {"shape": "rectangle", "width": 5}),
        ("bounds", {"shape": "rectangle", "width": 5, "height": 5.0}),
        ("bounds", {"shape": "round", "diameter": 0}),
        ("bounds", {"shape": "round", "diameter": 5, "width": 5}),
        ("bounds", {"shape": "star", "diameter": 5}),
        ("bounds", {"width": 5, "height": 5}),
        ("bounds", 5),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(name: str, value: object) -> None:
    """CLU-Q13 and the other options: a refusal names the option, the value and what was expected."""
    error = refusal(2, **{name: value})

    assert ("options/bad_value", name, repr(value)) == (error.code, error.facts["option"], error.facts["value"])
    assert error.facts["expected"]


def test_an_unknown_option_is_refused() -> None:
    """CLU-Q28: a misspelt switch is no switch; the refusal lists those there are."""
    error = refusal(quickplay=True)

    assert (error.code, error.facts["option"]) == ("options/unknown", "quickplay")
    assert [option.name for option in DECLARATION.options] == error.facts["known"]


def test_the_source_of_quick_discards_needs_quick_play() -> None:
    """CLU-L5: quick_discard_from is refused where there are no quick discards."""
    error = refusal(quick_discard_from="drawn")

    assert (error.code, error.facts["needs"], error.facts["value"]) == ("options/conflict", "quick_play", True)
    assert GAME.parse_options({"quick_discard_from": "drawn", "quick_play": True}, 2).quick_play


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"bounds": ROOM_FOR_ONE}),
        (2, {"bounds": ROOM_FOR_ONE, "two_starts": True}),
        (8, {"bounds": {"shape": "round", "diameter": 6}}),
    ],
)
def test_both_start_cards_need_room(seats: int, options: dict[str, Any]) -> None:
    """CLU-Q13: a table on which the two start cards do not lie is refused; for one of them it is large enough."""
    assert (refusal(seats, **options).code, refusal(seats, **options).facts["option"]) == ("options/conflict", "bounds")
    assert GAME.parse_options({**options, "two_starts": False}, seats).bounds is not None
    fitting = {"shape": "rectangle", "width": 7, "height": 1}
    assert GAME.parse_options({**options, "bounds": fitting}, seats).bounds is not None
