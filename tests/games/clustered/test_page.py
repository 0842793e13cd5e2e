"""The page of Clustered says what the ledger and the declaration say."""

import re
from pathlib import Path
from typing import Final

from klub.games.clustered import rules
from klub.games.clustered.moves import Discard, Place
from klub.games.clustered.options import DECLARATION
from klub.games.clustered.view import View
from tests.games.pages import HEADINGS, Ledger, Page, options_of, raised_by

PAGE: Final = Page("clustered")
LEDGER: Final = Ledger("clustered", "CLU")


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game."""
    assert PAGE.headings == HEADINGS


def test_the_page_says_for_whom_the_game_is_and_how_long_it_takes() -> None:
    """CLU-2: ages 7 and up. CLU-3: 5 minutes to learn. CLU-4: 15 minutes per player."""
    head = PAGE.head

    assert "ages 7 and up" in head
    assert "5 minutes to learn" in head
    assert "15 minutes per player" in head


def test_the_page_knows_the_seats() -> None:
    """CLU-1: 1 to 4 with one box. CLU-65: up to 8."""
    seats = PAGE.section("Seats")

    assert seats.startswith("{} to {}.".format(*DECLARATION.seats))
    assert "1 to 4 players" in seats


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CLU-Q28: names, values, defaults and needs are those of the declaration."""
    assert options_of(DECLARATION) == [row[:4] for row in PAGE.table("Options")]
    assert all(row[4] for row in PAGE.table("Options"))


def test_the_page_lists_the_moves() -> None:
    """CLU-20: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in (Place, Discard)]

    assert kinds == PAGE.moves


def test_the_page_lists_the_refusals() -> None:
    """CLU-28 and others: every code that the rules can raise, sorted, with the rule."""
    raised = raised_by("clustered", [Path(rules.__file__)])

    assert raised == PAGE.refusals
    assert all(re.fullmatch(r"CLU-Q?\d+(, CLU-\d+)*", row[1]) for row in PAGE.table("Moves", 1))


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CLU-Q31: every field, in the order declared."""
    assert list(View.__struct_fields__) == PAGE.fields


def test_the_page_knows_the_version_and_the_longest_game() -> None:
    """CLU-Q32: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == PAGE.table("Version history")[-1][0]
    assert f"has {DECLARATION.longest} moves" in PAGE.text
