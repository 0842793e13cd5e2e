"""Every sentence of every language, said with every number and with names of all kinds, is whole."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import pytest
from babel import Locale

from klub.texts import languages, say
from klub.texts.facts import locale_of
from tests.texts.messages import LEFT, NUMBERS, QUOTES, rules_keys, say_rules, sentences

COUNTS: tuple[str | int, ...] = (*NUMBERS, 1_000_000)
"""One number at least of each plural category that whole numbers have in our languages."""

VOWEL = "Odette"
RIGHT_TO_LEFT = ("עדה", "ليلى الصغيرة")
NAMES = (
    "Al",
    "Maximiliane-Alexandrina von und zu Hohenstaufen-Straaten",
    VOWEL,
    "éàü",
    *RIGHT_TO_LEFT,
)
"""Short, long, beginning with a vowel, in small letters with accents, and from right to left."""

ONE = {"game", "host", "name", "player", "receiver"}
SEVERAL = {"list", "names", "players"}
"""Facts that are a name, or a list of names."""

LISTS = (*((name,) for name in NAMES), (VOWEL, RIGHT_TO_LEFT[0]), NAMES)

ELISION = re.compile(rf"\b(?:de|que|jusque|lorsque|puisque|le|la|ne|se|me|te|je) {VOWEL}", re.IGNORECASE)
"""French that would have to be written d’Odette, qu’Odette …"""


@cache
def _renderings(language: str) -> list[tuple[str, str]]:
    """Key and text of everything that can be said."""
    rules = rules_keys()
    return [(key, text) for key in sentences(language) for text in _said(key, language, rules=key in rules)]


def _said(key: str, language: str, *, rules: bool) -> Iterator[str]:
    """A sentence in all its cases, with names of all kinds, alone and in lists, and a number for everything else."""
    speak = say_rules if rules else say
    samples = sentences(language)[key].samples()
    people = [fact for fact, cases in samples.items() if cases == ("Ada",) and fact in ONE | SEVERAL]
    cases = {fact: _values(samples[fact]) for fact in samples if fact not in people}
    for chosen in product(*cases.values()):
        for names in LISTS if people else LISTS[:1]:
            named = {fact: _named(fact, names) for fact in people}
            yield speak(key, language, **dict(zip(cases, chosen, strict=True)), **named)


def _named(fact: str, names: Sequence[str]) -> str | Sequence[str]:
    return names if fact in SEVERAL else names[0]


def _values(cases: tuple[str | int, ...]) -> tuple[str | int, ...]:
    if cases == NUMBERS:
        return COUNTS
    return ("7",) if cases == ("Ada",) else cases


@pytest.mark.parametrize("language", languages())
def test_the_numbers_have_every_plural_category(language: str) -> None:
    """Whatever category whole numbers can have in a language, one of ours has it."""
    category = Locale.parse(locale_of(language), sep="-").plural_form

    reached = {category(int(number)) for number in COUNTS}

    assert {category(number) for number in (*range(201), 1000, 1_000_000)} == reached


@pytest.mark.parametrize("language", languages())
def test_nothing_is_left_over_or_missing(language: str) -> None:
    """No double blank, no blank at an end, no brace, no key in place of a sentence, and something is said."""
    keys = {key for key in sentences(language) if "-" in key}
    broken = {
        key: text
        for key, text in _renderings(language)
        if not text
        or text != text.strip()
        or re.search(r"\s\s", text)
        or re.search(r"[{}]", text)
        or keys & set(re.findall(r"[a-z]+(?:-[a-z_]+)+(?:\.\w+)?", text))
    }

    assert broken == {}


@pytest.mark.parametrize("language", languages())
def test_marks_and_brackets_come_in_pairs(language: str) -> None:
    """Each quotation mark and bracket that is opened is closed, in order."""
    assert {key: text for key, text in _renderings(language) if not _paired(text, QUOTES[language])} == {}


@pytest.mark.parametrize("language", languages())
def test_names_from_right_to_left_are_isolated(language: str) -> None:
    """Such a name never stands bare in a sentence: it would take the numbers and marks beside it along."""
    bare = re.compile("|".join(f"(?<!\u2068){name}|{name}(?!\u2069)" for name in RIGHT_TO_LEFT))
    named = [(key, text) for key, text in _renderings(language) if RIGHT_TO_LEFT[0] in text]

    assert named
    assert {key: text for key, text in named if bare.search(text)} == {}


@pytest.mark.parametrize("language", languages())
def test_an_isolation_that_is_opened_is_closed(language: str) -> None:
    """Otherwise the rest of the page would turn around."""
    assert {key: text for key, text in _renderings(language) if text.count("\u2068") != text.count("\u2069")} == {}


def test_french_names_are_not_elided() -> None:
    """No word that loses its vowel before another stands before a name."""
    assert {key: text for key, text in _renderings("fr") if ELISION.search(text)} == {}


@pytest.mark.parametrize(
    ("text", "marks", "paired"),
    [
        ("a (b) [c]", "“”", True),
        ("a (b", "“”", False),
        ("a) b (", "“”", False),
        ("(a “b) c”", "“”", False),
        ("“a” and Ada’s", "“”", True),
        (f"{LEFT}a’ met z’n tweeën", QUOTES["nl"], True),
        (f"{LEFT}a", QUOTES["nl"], False),
        ("a’ b", QUOTES["nl"], False),
        ("„a“ „b“", "„“", True),
        ("“a“", "„“", False),
    ],
)
def test_pairs_are_told_from_what_is_open(text: str, marks: str, paired: bool) -> None:
    """An apostrophe, a right single mark with a letter after it, is no closing mark."""
    assert paired == _paired(text, marks)


def _paired(text: str, marks: str) -> bool:
    """Whether marks and brackets are nested as they should be."""
    closing = dict(zip(marks[1] + ")]", marks[0] + "([", strict=True))
    opened: list[str] = []
    for place, sign in enumerate(text):
        if sign == "’" and text[place + 1 : place + 2].isalpha():
            continue
        if sign in closing.values():
            opened.append(sign)
        elif sign in closing and (not opened or opened.pop() != closing[sign]):
            return False
    return not opened
