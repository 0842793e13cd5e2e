"""The page of Kluster says what the ledger and the declaration say, and every line of the ledger has its test."""

from pathlib import Path
from typing import Final, get_args

from klub.games.kluster import GAME, rules
from klub.games.kluster.moves import Move
from klub.games.kluster.options import DECLARATION
from klub.games.kluster.view import View
from tests.games.pages import HEADINGS, Ledger, Page, options_of, raised_by, words

PAGE: Final = Page("kluster")
LEDGER: Final = Ledger("kluster", "KLU")


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the differences, the rulings and the derived facts; no test names what is not there."""
    expected, named = LEDGER.ids, LEDGER.named

    assert len(expected) == 52 - 2 + 19 + 34 + 6
    assert expected - named == set()
    assert named - expected <= {"KLU-7", "KLU-27"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert PAGE.headings[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """KLU-38: 1 to 8."""
    seats = PAGE.section("Seats")

    assert seats.startswith("{} to {}.".format(*DECLARATION.seats))


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """KLU-Q22 and others: names, values, defaults and needs are those of the declaration."""
    assert options_of(DECLARATION) == [row[:4] for row in PAGE.table("Options")]
    assert all(row[4] for row in PAGE.table("Options"))


def test_the_page_lists_the_moves() -> None:
    """KLU-13, KLU-29, KLU-41: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted(PAGE.moves)


def test_the_page_lists_the_refusals() -> None:
    """KLU-19 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    raised = raised_by("kluster", [folder / name for name in ("rules.py", "turn.py", "live.py")])

    assert raised == PAGE.refusals
    assert PAGE.rules_of_refusals <= LEDGER.ids


def test_the_page_lists_the_fields_of_a_view() -> None:
    """KLU-Q34: every field, in the order declared."""
    assert list(View.__struct_fields__) == PAGE.fields


def test_the_page_lists_the_lessons() -> None:
    """In the order to take them."""
    assert [lesson.name for lesson in GAME.lessons()] == [words(row[0])[0] for row in PAGE.table("Rules in brief")]


def test_the_page_knows_the_version() -> None:
    """KLU-26: a change of the rules gets a line in the history; the game has no longest number of moves."""
    assert str(DECLARATION.version) == PAGE.table("Version history")[-1][0]
    assert DECLARATION.longest is None
