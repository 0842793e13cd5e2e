"""docs/write-a-game.md is followed word for word, and says of the contract what is so."""

import re
from pathlib import Path
from typing import Any

import pytest

from klub.core import Game
from tests.reader import Reader, blocks, merged
from tests.scratch import SOURCE, Scratch

PAGE = SOURCE.parent / "docs" / "write-a-game.md"


def test_the_tutorial_is_followed_word_for_word(tmp_path: Path) -> None:
    """Every command works, every block goes where it says, and what is printed is what the page prints."""
    reader = Reader(Scratch(tmp_path / "environment"), tmp_path)
    followed = 0
    for block in blocks(PAGE):
        try:
            reader.follow(block)
        except AssertionError as error:
            raise AssertionError(f"{PAGE.name}, line {block.line}: {error}") from error
        followed += 1

    assert followed == PAGE.read_text(encoding="utf-8").count("\n```") / 2
    assert [file.name for file in (tmp_path / "stones" / "dist").iterdir()] == ["klub_stones-0.1.0-py3-none-any.whl"]


def test_the_tables_name_the_whole_contract() -> None:
    """Each function and property of `Game` stands in one of the two tables, with its parameters, and no other does."""
    text = PAGE.read_text(encoding="utf-8").partition("## The contract")[2].partition("## Options")[0]
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    named = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]

    assert sorted(re.sub(r"\(.*", "", name) for name in named) == sorted(contract())
    for name in named:
        if "(" in name:
            assert re.findall(r"[a-z]+", name.partition("(")[2]) == parameters(name.partition("(")[0]), name


@pytest.mark.parametrize(
    ("before", "block", "after"),
    [
        ("from a import b\nx = 1\n", "from a import b, c\n", "from a import b, c\nx = 1\n"),
        ("from a import b\nx = 1\n", "from d import e\n", "from d import e\nfrom a import b\nx = 1\n"),
        ("class A:\n    x = 1\n", "class A:\n    x = 2\n    y = 3\n", "class A:\n    x = 2\n    y = 3\n"),
        (
            "class A:\n    x = 1\n\n    def f(self):\n        pass\n\n\nz = 1\n",
            "class A:\n    x = 2\n\n    def g(self):\n        return 1\n",
            "class A:\n    x = 2\n\n    def f(self):\n        pass\n\n    def g(self):\n        return 1\n\n\nz = 1\n",
        ),
    ],
)
def test_a_reader_puts_code_where_the_page_says(before: str, block: str, after: str) -> None:
    """In the place of the same name, or else at the end of its class."""
    assert merged(before, block) == after


def contract() -> list[str]:
    """The public names of `Game`."""
    types = ["declaration", "options_type", "state_type", "move_type", "view_type"]
    return [*types, *(name for name in vars(Game) if not name.startswith("_") and name not in types)]


def parameters(name: str) -> list[str]:
    """What a function of `Game` takes."""
    function: Any = getattr(Game, name)
    return [each for each in function.__code__.co_varnames[: function.__code__.co_argcount] if each != "self"]
