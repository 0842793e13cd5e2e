"""The locale files as data: every message and attribute by its key, with the facts it takes and the text it holds."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import klub

SOURCE = Path(klub.__file__).parent
LOCALES = SOURCE / "locales"
PAGE = SOURCE.parents[1] / "web" / "src"

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 22)


class Sentence:
    """One pattern of a locale file: a message's own, or that of an attribute (`key.attribute`)."""

    def __init__(self, language: str, key: str, pattern: ast.Pattern) -> None:
        self.language = language
        self.key = key
        self.pattern = pattern

    def references(self) -> set[str]:
        """The keys it takes over."""
        return {
            node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            for node in walk(self.pattern)
            if isinstance(node, ast.MessageReference)
        }

    def samples(self) -> dict[str, tuple[str | int, ...]]:
        """The facts it needs, its references included, each with a value for every case it tells apart."""
        found: dict[str, tuple[str | int, ...]] = {}
        for key in self.references():
            found |= sentences(self.language)[key].samples()
        for node in walk(self.pattern):
            if isinstance(node, ast.VariableReference):
                found.setdefault(node.id.name, ("Ada",))
        for node in walk(self.pattern):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                found[node.selector.id.name] = _cases(node)
        return found

    def text(self) -> str:
        """What stands between the placeables."""
        return "".join(node.value for node in walk(self.pattern) if isinstance(node, ast.TextElement))


def _cases(select: ast.SelectExpression) -> tuple[str | int, ...]:
    names = [variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)]
    return NUMBERS if len(names) < len(select.variants) or PLURALS & set(names[:-1]) else (*names, "no such case")


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


@cache
def entries(language: str) -> dict[str, list[ast.EntryType]]:
    """File name → what is in it."""
    parser = FluentParser()
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {file.name: parser.parse(file.read_text(encoding="utf-8")).body for file in files}


@cache
def sentences(language: str) -> dict[str, Sentence]:
    """Key → sentence."""
    found = {}
    for entry in (entry for body in entries(language).values() for entry in body):
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = Sentence(language, entry.id.name, entry.value)
            for attribute in entry.attributes:
                key = f"{entry.id.name}.{attribute.id.name}"
                found[key] = Sentence(language, key, attribute.value)
    return found
