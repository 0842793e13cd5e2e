"""The page of Cubed says what the ledger and the declaration say, and every line of the ledger has its test."""

from pathlib import Path
from typing import Final, get_args

from klub.games.cubed import rules
from klub.games.cubed.moves import Move
from klub.games.cubed.options import DECLARATION, HAND_SIZES
from klub.games.cubed.view import View
from tests.games.pages import HEADINGS, Ledger, Page, options_of, raised_by

PAGE: Final = Page("cubed")
LEDGER: Final = Ledger("cubed", "CUB")


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the geometry, the differences and the rulings; and no test names what is not there."""
    expected, named = LEDGER.ids, LEDGER.named

    assert len(expected) == 58 + 6 + 5 + 39
    assert expected - named == set()
    assert named - expected <= {"CUB-9", "CUB-34"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert PAGE.headings[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """CUB-8: 1 to 6. CUB-11: the size of each hand."""
    seats = PAGE.section("Seats")
    *most, last = [HAND_SIZES[count] for count in range(2, 7)]

    assert seats.startswith("{} to {}.".format(*DECLARATION.seats))
    assert f"{most[0]} pieces each, then {', '.join(map(str, most[1:]))} and {last}." in seats


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CUB-Q36: names, values, defaults and needs are those of the declaration."""
    assert options_of(DECLARATION) == [row[:4] for row in PAGE.table("Options")]
    assert all(row[4] for row in PAGE.table("Options"))


def test_the_page_lists_the_moves() -> None:
    """CUB-20: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted(PAGE.moves)


def test_the_page_lists_the_refusals() -> None:
    """CUB-24 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    raised = raised_by("cubed", [folder / name for name in ("rules.py", "fitting.py")])

    assert raised == PAGE.refusals
    assert PAGE.rules_of_refusals <= LEDGER.ids


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CUB-Q21: every field, in the order declared."""
    assert list(View.__struct_fields__) == PAGE.fields


def test_the_page_knows_the_version_and_the_longest_game() -> None:
    """CUB-41: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == PAGE.table("Version history")[-1][0]
    assert f"more than {DECLARATION.longest} moves" in PAGE.text
