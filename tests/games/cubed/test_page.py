"""The page of Cubed says what the ledger and the declaration say, and every line of the ledger has its test."""

import ast
import re
from pathlib import Path
from typing import Final, get_args

import msgspec

from klub.core.options import Choice, Counts, Number, Option, Seats, Size, Toggle
from klub.games.cubed import rules
from klub.games.cubed.moves import Move
from klub.games.cubed.options import DECLARATION, HAND_SIZES
from klub.games.cubed.view import View

DOCS: Final = Path(__file__).parents[3] / "docs"
PAGE: Final = (DOCS / "games/cubed.md").read_text(encoding="utf-8")
LEDGER: Final = (DOCS / "rules/cubed.md").read_text(encoding="utf-8")
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
            return " or ".join(map(code, option.values))
        case Seats():
            return f"{', '.join(map(code, option.words))} or a seat"
        case Number():
            return f"{option.low} to {option.high}"
        case Size() | Counts():
            raise AssertionError("Cubed has no such option")


def ledger_ids() -> set[str]:
    """Every rule, component fact, example, ruling, difference and piece of geometry of the ledger."""
    rows = re.findall(r"^\| (CUB-\w+) \| (\w+)? ?\|?", LEDGER, re.MULTILINE)
    found = {name for name, kind in rows if kind in "CRX" or not re.fullmatch(r"CUB-\d+", name)}
    return found | set(re.findall(r"^- (CUB-G\d)", LEDGER, re.MULTILINE))


def named_ids() -> set[str]:
    """Every id that the docstring of a test of this folder names."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"CUB-[A-Z]?\d+", ast.get_docstring(node) or ""))
    return found


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the geometry, the differences and the rulings; and no test names what is not there."""
    expected = ledger_ids()

    assert len(expected) == 58 + 6 + 5 + 39
    assert expected - named_ids() == set()
    assert named_ids() - expected <= {"CUB-9", "CUB-34"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE)[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """CUB-8: 1 to 6. CUB-11: the size of each hand."""
    seats = PAGE.split("\n## Seats\n")[1].split("\n## ")[0]
    *most, last = [HAND_SIZES[count] for count in range(2, 7)]

    assert seats.strip().startswith("{} to {}.".format(*DECLARATION.seats))
    assert f"{most[0]} pieces each, then {', '.join(map(str, most[1:]))} and {last}." in seats


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CUB-Q36: names, values, defaults and needs are those of the declaration."""
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
    """CUB-20: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted((words(row[0])[0], words(row[1])) for row in table("Moves"))


def test_the_page_lists_the_refusals() -> None:
    """CUB-24 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    sources = [(folder / name).read_text(encoding="utf-8") for name in ("rules.py", "fitting.py")]
    raised = {found for source in sources for found in re.findall(r"\"(cubed/\w+)\"", source)}

    assert sorted(raised) == [words(row[0])[0] for row in table("Moves", 1)]
    assert all(set(row[1].split(", ")) <= ledger_ids() for row in table("Moves", 1))


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CUB-Q21: every field, in the order declared."""
    assert list(View.__struct_fields__) == [name for row in table("View") for name in words(row[0])]


def test_the_page_knows_the_version_and_the_longest_game() -> None:
    """CUB-41: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == table("Version history")[-1][0]
    assert f"more than {DECLARATION.longest} moves" in PAGE
