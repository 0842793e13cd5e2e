"""The locale files as data: every message and attribute by its key, with the facts it takes and the text it holds."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import klub
from klub.texts.facts import Fact, locale_of, plain

SOURCE = Path(klub.__file__).parent
LOCALES = SOURCE / "locales"
GAMES = SOURCE / "games"
PAGE = SOURCE.parents[1] / "web" / "src"

PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 22)

LEFT = "\N{LEFT SINGLE QUOTATION MARK}"
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "nl": f"{LEFT}’", "es": "«»", "it": "«»", "pt": "«»", "pl": "„”"}
"""The opening and the closing quotation mark of each language; ’ is the apostrophe as well."""


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
    """File → what is in it; a file's name leaves out the language."""
    parser = FluentParser()
    files = [*sorted((LOCALES / language).glob("*.ftl")), *sorted(GAMES.glob(f"*/*/{language}.ftl"))]
    return {_name(file): parser.parse(file.read_text(encoding="utf-8")).body for file in files}


def _name(file: Path) -> str:
    if file.is_relative_to(LOCALES):
        return file.name
    return "/".join(file.relative_to(GAMES).parts[:-1])


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


@cache
def rules_bundle(language: str) -> FluentBundle:
    """The rules pages, which only the web page reads, with the sentences of their games that they take over."""
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    for file in sorted(GAMES.glob(f"*/*/{language}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def rules_keys() -> set[str]:
    """The keys of the rules pages."""
    found: set[str] = set()
    for name, body in entries("en").items():
        if name.endswith("/rules"):
            for entry in body:
                if isinstance(entry, ast.Message):
                    found |= {entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)}
    return found


def say_rules(key: str, language: str, **facts: Fact) -> str:
    """A sentence of a rules page."""
    name, _, attribute = key.partition(".")
    message = rules_bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    said, errors = rules_bundle(language).format_pattern(
        pattern, {fact: plain(value, language) for fact, value in facts.items()}
    )
    assert not errors, (key, errors)
    return str(said)
