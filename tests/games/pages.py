"""What the page of a game in `docs/games` says and what its ledger in `docs/rules` has, for the tests of every game."""

import ast
import re
from pathlib import Path
from typing import Final

import msgspec

from klub.core import Declaration
from klub.core.options import Choice, Counts, Number, Option, Seats, Several, Size, Toggle

DOCS: Final = Path(__file__).parents[2] / "docs"
HEADINGS: Final = ["Rules in brief", "Seats", "Options", "Moves", "View", "Scoring", "End", "Version history"]
"""Those of every game, in this order; some have more behind them."""


class Page:
    """The page of one game."""

    def __init__(self, game: str) -> None:
        self.text: Final = (DOCS / f"games/{game}.md").read_text(encoding="utf-8")

    @property
    def head(self) -> str:
        """What stands before the first heading."""
        return self.text.split("\n## ")[0]

    @property
    def headings(self) -> list[str]:
        """All of them."""
        return re.findall(r"^## (.+)$", self.text, re.MULTILINE)

    def section(self, heading: str) -> str:
        """What stands under a heading."""
        return self.text.split(f"\n## {heading}\n")[1].split("\n## ")[0].strip()

    def table(self, heading: str, number: int = 0) -> list[list[str]]:
        """The rows of a table under a heading, without the first two lines."""
        tables = re.findall(r"(?:^\|.*\|\n?)+", self.section(heading), re.MULTILINE)
        return [[cell.strip() for cell in row.strip("|").split("|")] for row in tables[number].strip().splitlines()[2:]]

    @property
    def moves(self) -> list[tuple[str, list[str]]]:
        """Each move with its fields."""
        return [(words(row[0])[0], words(row[1])) for row in self.table("Moves")]

    @property
    def refusals(self) -> list[str]:
        """The codes, in the order of the page."""
        return [words(row[0])[0] for row in self.table("Moves", 1)]

    @property
    def rules_of_refusals(self) -> set[str]:
        """The rules that the codes are said to stand for."""
        return {rule for row in self.table("Moves", 1) for rule in row[1].split(", ")}

    @property
    def fields(self) -> list[str]:
        """Those of a view."""
        return [name for row in self.table("View") for name in words(row[0])]


class Ledger:
    """The ledger of one game, whose ids begin with `prefix`."""

    def __init__(self, game: str, prefix: str) -> None:
        self._text = (DOCS / f"rules/{game}.md").read_text(encoding="utf-8")
        self._folder, self._prefix = Path(__file__).parent / game, prefix

    @property
    def ids(self) -> set[str]:
        """Every rule, component fact, example, ruling and difference, and what its lists derive."""
        rows = re.findall(rf"^\| ({self._prefix}-\w+) \| (\w+)? ?\|?", self._text, re.MULTILINE)
        found = {name for name, kind in rows if kind in "CRX" or not re.fullmatch(rf"{self._prefix}-\d+", name)}
        return found | set(re.findall(rf"^- ({self._prefix}-[A-Z]\d)", self._text, re.MULTILINE))

    @property
    def named(self) -> set[str]:
        """Every id that the docstring of a test of this game names; a range of two names only its ends."""
        found: set[str] = set()
        for file in self._folder.glob("test_*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found.update(re.findall(rf"{self._prefix}-[A-Z]?\d+", ast.get_docstring(node) or ""))
        return found


def words(cell: str) -> list[str]:
    """What stands in code signs in a cell of a table."""
    return re.findall(r"`([^`]+)`", cell)


def code(value: object) -> str:
    """A value as a page shows it."""
    return f"`{msgspec.json.encode(value).decode()}`"


def options_of(declaration: Declaration) -> list[list[str]]:
    """Name, values, default and needs of each option, as a page lists them."""
    return [
        [
            f"`{option.name}`",
            takes(option),
            code(option.default),
            ", ".join(f"`{need.option}` = {code(need.value)}" for need in option.needs),
        ]
        for option in declaration.options
    ]


def takes(option: Option) -> str:
    """The values of an option as a page lists them."""
    or_null = "`null`, or " if option.default is None else ""
    match option:
        case Toggle():
            return "`true` or `false`"
        case Choice():
            *most, last = map(code, option.values)
            return f"{', '.join(most)} or {last}"
        case Seats():
            return f"{', '.join(map(code, option.words))} or {'a seat' if option.pick == 'one' else 'a list of seats'}"
        case Number():
            return f"{or_null}{option.low} to {option.high}"
        case Counts():
            return f"{or_null}{option.low} to {option.high} each of {', '.join(f'`{name}`' for name in option.names)}"
        case Several():
            return f"{or_null}some of {', '.join(f'`{name}`' for name in option.names)}"
        case Size():
            return f"{or_null}a rectangle or circle of {option.low} to {option.high} cells"


def raised_by(game: str, sources: list[Path]) -> list[str]:
    """The codes of a game that these files raise, sorted."""
    texts = [source.read_text(encoding="utf-8") for source in sources]
    return sorted({found for text in texts for found in re.findall(rf"\"({game}/\w+)\"", text)})
