"""The page of Cluellage says what the ledger and the declaration say, and every line of the ledger has its test."""

from pathlib import Path
from typing import Final, get_args

from klub.games.cluellage import GAME, rules
from klub.games.cluellage.moves import Move
from klub.games.cluellage.options import DECLARATION
from klub.games.cluellage.view import View
from tests.games.pages import HEADINGS, Ledger, Page, options_of, raised_by, words

PAGE: Final = Page("cluellage")
LEDGER: Final = Ledger("cluellage", "CLG")


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the differences, rulings and derived facts; and no test names what is not there."""
    expected, named = LEDGER.ids, LEDGER.named

    assert len(expected) == 66 + 4 + 35 + 6
    assert expected - named == set()
    assert named - expected <= {"CLG-21"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert PAGE.headings[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """CLG-1: 3 to 6, or one alone."""
    assert "\n## Seats\n\n1 and 3 to 6.\n" in PAGE.text
    assert (1, 3, 4, 5, 6) == DECLARATION.tables


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CLG-Q1, CLG-Q34, CLG-Q35 and others: names, values, defaults and needs are those of the declaration."""
    assert options_of(DECLARATION) == [row[:4] for row in PAGE.table("Options")]
    assert all(row[4] for row in PAGE.table("Options"))


def test_the_page_lists_the_moves() -> None:
    """CLG-42, CLG-47, CLG-58: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted(PAGE.moves)


def test_the_page_lists_the_refusals() -> None:
    """CLG-50 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    raised = raised_by("cluellage", [folder / name for name in ("rules.py", "pictures.py", "game.py")])

    assert raised == PAGE.refusals
    assert PAGE.rules_of_refusals <= LEDGER.ids


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CLG-Q5, CLG-Q17: every field, in the order declared."""
    assert list(View.__struct_fields__) == PAGE.fields


def test_the_page_lists_the_lessons() -> None:
    """Each by its name."""
    assert [lesson.name for lesson in GAME.lessons()] == [words(row[0])[0] for row in PAGE.table("Rules in brief")]


def test_the_page_knows_the_version() -> None:
    """CLG-34: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == PAGE.table("Version history")[-1][0]
