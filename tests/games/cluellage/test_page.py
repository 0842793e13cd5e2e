"""The page of Cluellage says what the ledger and the declaration say, and every line of the ledger has its test."""

import ast
import re
from pathlib import Path
from typing import Final, get_args

import msgspec

from klub.core.options import Choice, Number, Option, Toggle
from klub.games.cluellage import GAME, rules
from klub.games.cluellage.moves import Move
from klub.games.cluellage.options import DECLARATION
from klub.games.cluellage.view import View

DOCS: Final = Path(__file__).parents[3] / "docs"
PAGE: Final = (DOCS / "games/cluellage.md").read_text(encoding="utf-8")
LEDGER: Final = (DOCS / "rules/cluellage.md").read_text(encoding="utf-8")
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
        case Number():
            return f"{option.low} to {option.high}" + (", or `null`" if option.default is None else "")
    raise AssertionError("Cluellage has no such option")


def ledger_ids() -> set[str]:
    """Every rule, component fact, example, ruling, difference and derived fact of the ledger."""
    rows = re.findall(r"^\| (CLG-\w+) \| (\w+)? ?\|?", LEDGER, re.MULTILINE)
    found = {name for name, kind in rows if kind in "CRX" or not re.fullmatch(r"CLG-\d+", name)}
    return found | set(re.findall(r"^- (CLG-T\d)", LEDGER, re.MULTILINE))


def named_ids() -> set[str]:
    """Every id that the docstring of a test of this folder names."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"CLG-[A-Z]?\d+", ast.get_docstring(node) or ""))
    return found


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the differences, rulings and derived facts; and no test names what is not there."""
    expected = ledger_ids()

    assert len(expected) == 66 + 4 + 35 + 6
    assert expected - named_ids() == set()
    assert named_ids() - expected <= {"CLG-21"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE)[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """CLG-1: 3 to 6, or one alone."""
    assert "\n## Seats\n\n1 and 3 to 6.\n" in PAGE
    assert (1, 3, 4, 5, 6) == DECLARATION.tables


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """CLG-Q1, CLG-Q34, CLG-Q35 and others: names, values, defaults and needs are those of the declaration."""
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
    """CLG-42, CLG-47, CLG-58: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted((words(row[0])[0], words(row[1])) for row in table("Moves"))


def test_the_page_lists_the_refusals() -> None:
    """CLG-50 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    sources = [(folder / name).read_text(encoding="utf-8") for name in ("rules.py", "pictures.py", "game.py")]
    raised = {found for source in sources for found in re.findall(r"\"(cluellage/\w+)\"", source)}

    assert sorted(raised) == [words(row[0])[0] for row in table("Moves", 1)]
    assert all(set(row[1].split(", ")) <= ledger_ids() for row in table("Moves", 1))


def test_the_page_lists_the_fields_of_a_view() -> None:
    """CLG-Q5, CLG-Q17: every field, in the order declared."""
    assert list(View.__struct_fields__) == [name for row in table("View") for name in words(row[0])]


def test_the_page_lists_the_lessons() -> None:
    """Each by its name."""
    assert [lesson.name for lesson in GAME.lessons()] == [words(row[0])[0] for row in table("Rules in brief")]


def test_the_page_knows_the_version() -> None:
    """CLG-34: a change of the rules gets a line in the history."""
    assert str(DECLARATION.version) == table("Version history")[-1][0]
