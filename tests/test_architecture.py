"""docs/architecture.md names every module of the server and of what it stands on, and nothing that is not there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "klub"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
DESCRIBED = ("server", "tables", "store", "bus", "client")


def _modules() -> list[str]:
    files = [file for name in DESCRIBED for file in (SOURCE / name).rglob("*.py") if file.stem != "__init__"]
    return sorted(file.relative_to(SOURCE).as_posix() for file in files)


def _rows(heading: str) -> list[list[str]]:
    """The rows of all tables below a heading, up to the next one."""
    section = re.split(r"^##+ ", TEXT.partition(f"{heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    return [row for row in rows if not set(row[0]) <= set("- ")]


def test_every_module_has_one_sentence() -> None:
    """In the tables of modules, once each, and it ends as a sentence does."""
    rows = [row for row in _rows("### Modules") if row[0] != "module"]

    assert _modules() == sorted(name.strip("`") for name, _ in rows)
    assert [] == [name for name, sentence in rows if not re.fullmatch(r"\S.*\.", sentence)]


def test_every_subpackage_is_small() -> None:
    """At most a dozen modules each, so that a reader can hold them."""
    folders = [SOURCE / "server", *(file.parent for file in (SOURCE / "server").glob("*/__init__.py"))]
    sizes = {folder.name: len([*folder.glob("*.py")]) - 1 for folder in folders}

    assert {} == {name: size for name, size in sizes.items() if size > 12}


def test_every_module_says_what_it_does() -> None:
    """The first line of its docstring is a sentence."""
    lines = {name: (SOURCE / name).read_text("utf-8").partition("\n")[0] for name in _modules()}

    assert [] == [name for name, line in lines.items() if not re.match(r'"""[A-Z`a-z].*[.:]', line)]


def test_every_word_of_the_glossary_stands_once() -> None:
    """In order, so that it is found."""
    words = [row[0] for row in _rows("### Glossary") if row[0] != "word"]

    assert words == sorted(set(words))


def test_every_python_file_that_is_named_exists() -> None:
    """By its path from the root, from `src/klub`, or by its name alone where its folder was named before."""
    named = set(re.findall(r"`([\w/]+\.py)`", TEXT))
    known = {file.name for folder in ("src", "tests", "scripts") for file in (ROOT / folder).rglob("*.py")}
    known |= {file.name for file in ROOT.glob("*.py")}
    missing = [
        name
        for name in named
        if not ((ROOT / name).is_file() or (SOURCE / name).is_file() if "/" in name else name in known)
    ]

    assert [] == sorted(missing)
