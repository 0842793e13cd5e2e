"""The page of Kluster says what the ledger and the declaration say, and every line of the ledger has its test."""

import ast
import re
from pathlib import Path
from typing import Final, get_args

import msgspec

from klub.core.options import Choice, Counts, Number, Option, Seats, Size, Toggle
from klub.games.kluster import GAME, rules
from klub.games.kluster.moves import Move
from klub.games.kluster.options import DECLARATION
from klub.games.kluster.view import View

DOCS: Final = Path(__file__).parents[3] / "docs"
PAGE: Final = (DOCS / "games/kluster.md").read_text(encoding="utf-8")
LEDGER: Final = (DOCS / "rules/kluster.md").read_text(encoding="utf-8")
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
            return f"{', '.join(map(code, option.words))} or a list of seats"
        case Number():
            return ("`null`, or " if option.default is None else "") + f"{option.low} to {option.high}"
        case Counts():
            return f"`null`, or {option.low} to {option.high} each of {', '.join(f'`{name}`' for name in option.names)}"
        case Size():
            raise AssertionError("Kluster has no such option")


def ledger_ids() -> set[str]:
    """Every rule, component fact, example, ruling, difference and derived fact of the ledger."""
    rows = re.findall(r"^\| (KLU-\w+) \| (\w+)? ?\|?", LEDGER, re.MULTILINE)
    found = {name for name, kind in rows if kind in "CRX" or not re.fullmatch(r"KLU-\d+", name)}
    return found | set(re.findall(r"^- (KLU-T\d)", LEDGER, re.MULTILINE))


def named_ids() -> set[str]:
    """Every id that the docstring of a test of this folder names; a range of two names only its ends."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"KLU-[A-Z]?\d+", ast.get_docstring(node) or ""))
    return found


def test_every_line_of_the_ledger_is_named_by_a_test() -> None:
    """All of kinds C, R and X, the differences, the rulings and the derived facts; no test names what is not there."""
    expected = ledger_ids()

    assert len(expected) == 52 - 2 + 19 + 34 + 6
    assert expected - named_ids() == set()
    assert named_ids() - expected <= {"KLU-7", "KLU-27"}


def test_the_page_has_the_headings_of_every_game() -> None:
    """The same headings in the same order for every game, before those that only some have."""
    assert re.findall(r"^## (.+)$", PAGE, re.MULTILINE)[: len(HEADINGS)] == HEADINGS


def test_the_page_knows_the_seats() -> None:
    """KLU-38: 1 to 8."""
    seats = PAGE.split("\n## Seats\n")[1].split("\n## ")[0]

    assert seats.strip().startswith("{} to {}.".format(*DECLARATION.seats))


def test_the_page_lists_the_options_of_the_declaration() -> None:
    """KLU-Q22 and others: names, values, defaults and needs are those of the declaration."""
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
    """KLU-13, KLU-29, KLU-41: the moves and their fields are those on the wire."""
    kinds = [(kind.__struct_config__.tag, list(kind.__struct_fields__)) for kind in get_args(Move)]

    assert sorted(kinds) == sorted((words(row[0])[0], words(row[1])) for row in table("Moves"))


def test_the_page_lists_the_refusals() -> None:
    """KLU-19 and others: every code that the rules can raise, sorted, with the rule."""
    folder = Path(rules.__file__).parent
    sources = [(folder / name).read_text(encoding="utf-8") for name in ("rules.py", "turn.py", "live.py")]
    raised = {found for source in sources for found in re.findall(r"\"(kluster/\w+)\"", source)}

    assert sorted(raised) == [words(row[0])[0] for row in table("Moves", 1)]
    assert all(set(row[1].split(", ")) <= ledger_ids() for row in table("Moves", 1))


def test_the_page_lists_the_fields_of_a_view() -> None:
    """KLU-Q34: every field, in the order declared."""
    assert list(View.__struct_fields__) == [name for row in table("View") for name in words(row[0])]


def test_the_page_lists_the_lessons() -> None:
    """In the order to take them."""
    assert [lesson.name for lesson in GAME.lessons()] == [words(row[0])[0] for row in table("Rules in brief")]


def test_the_page_knows_the_version() -> None:
    """KLU-26: a change of the rules gets a line in the history; the game has no longest number of moves."""
    assert str(DECLARATION.version) == table("Version history")[-1][0]
    assert DECLARATION.longest is None
