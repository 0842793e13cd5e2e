"""The page of Clustered says what the ledger and the declaration say."""

import re
from pathlib import Path
from typing import Final

import msgspec

from klub.core.options import Choice, Counts, Number, Option, Seats, Size, Toggle
from klub.games.clustered import rules
from klub.games.clustered.moves import Discard, Place
from klub.games.clustered.options import DECLARATION
from klub.games.clustered.view import View

PAGE: Final = (Path(__file__).parents[3] / "docs/games/clustered.md").read_text(encoding="utf-8")
HEADINGS: Final = ["Rules in brief", "Seats", "Options", "Moves", "View", "Scoring", "End", "Version history"]


def table(heading: str, number: int = 0) -> list[list[str]]:
    """The rows of a table under a heading, without the first two lines."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    tables = re.findall(r"(?:^\|.*\|\n?)+", part, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in tables[number].strip().splitlines()[2:]]


def words(cell: str) -> list[str]:
    """What stands in code signs in a cell of a table."""
    return re.findall(r"`([^`]+)`", cell)


def code(value: object) -> str:
    """A value as the page shows it."""
    return f"`{msgspec.json.encode(value).decode()}`"


def takes(option: Option) -> str:
    """The values of an option as the page lists them."""
    match option:
        case Toggle():
            return "`true` or `false`"
        case Choice():
            *most, last = map(code, option.values)
            return f"{', '.join(most)} or {last}"
        case Seats():
            return f"{', '.join(map(code, option.words))} or {'a seat' if option.pick == 'one' else 'a list of seats'}"
        case Size():
            return f"`null`, or a rectangle or circle of {option.low} to {option.high} cells"
        case Number():
            return f"{option.low} to {option.high}"
        case Counts():
            raise AssertionError("Clustered has no such option")


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game."""
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE) == HEADINGS


def test_the_page_says_for_whom_the_game_is_and_how_long_it_takes() -> None:
    """CLU-2: ages 7 and up. CLU-3: 5 minutes to learn. CLU-4: 15 minutes per player."""
    head = PAGE.split("\n## ")[0]

    assert "ages 7 and up" in head
    assert "5 minutes to learn" in head
    assert "15 minutes per player" in head


def test_the_page_knows_the_seats() -> None:
    """CLU-1: 1 to 4 with one box. CLU-65: up to 8."""
    seats = PAGE.split("\n## Seats\n")[1].split("\n## ")[0]

    assert seats.strip().startswith("{} to {}.".format(*DECLARATION.seats))
    assert "1 to 4 players" in seats


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CLU-Q28: names, values, defaults and needs are those of the declaration."""
    declared = [
        [
            f"`{option.name}`",
            takes(option),
            code(option.default),
            ", ".join(f"`{need.option}` = {code(need.value)}" for need in option.needs),
        ]
        for option in DECLARATION.options
    ]

    assert declared == [row[:4] for row in table("Options")]
    assert all(row[4] for row in table("Options"))


def test_the_page_lists_the_moves() -> None:
    """CLU-20: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in (Place, Discard)]

    assert kinds == [(words(row[0])[0], words(row[1])) for row in table("Moves")]


def test_the_page_lists_the_refusals() -> None:
    """CLU-28 and others: every code that the rules can raise, sorted, with the rule."""
    raised = set(re.findall(r"\"(clustered/\w+)\"", Path(rules.__file__).read_text(encoding="utf-8")))

    assert sorted(raised) == [words(row[0])[0] for row in table("Moves", 1)]
    assert all(re.fullmatch(r"CLU-Q?\d+(, CLU-\d+)*", row[1]) for row in table("Moves", 1))


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CLU-Q31: every field, in the order declared."""
    assert list(View.__struct_fields__) == [name for row in table("View") for name in words(row[0])]


def test_the_page_knows_the_version_and_the_longest_game() -> None:
    """CLU-Q32: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == table("Version history")[-1][0]
    assert f"has {DECLARATION.longest} moves" in PAGE
