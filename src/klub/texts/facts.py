"""Facts as a sentence takes them: lists joined as the language does, words from right to left kept apart."""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

Fact: TypeAlias = str | int | Sequence[str]
"""What a sentence can be told; of a list it makes “Ada, Bo and Cy”."""

REGIONS: Final = {"en": "en-GB", "pt": "pt-PT"}
"""Whose form of a language is spoken: plain `pt` would count the Brazilian way, where 0 is singular."""

LONGEST: Final = 900  # Fluent refuses facts of more than 1000 characters

_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]",
)
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"

_SPANISH_I: Final = re.compile(r"[ií]|h[ií](?![aáeé])", re.IGNORECASE)
"""Before the sound of “i” Spanish says “e” and not “y”; “hielo” begins with another sound."""


def locale_of(language: str) -> str:
    """The tag that a language counts, lists and writes numbers by."""
    return REGIONS.get(language, language)


def plain(fact: Fact, language: str) -> str | int:
    """A fact as text or number, not too long for a sentence."""
    if isinstance(fact, int):
        return fact
    if isinstance(fact, str):
        return _apart(fact)
    return _short(join([_apart(item) for item in fact], language))


def join(items: Sequence[str], language: str) -> str:
    """A list as a language says it, by the patterns of CLDR: “Ada, Bo und Cy”."""
    from babel.lists import format_list  # late: most programs that import the library never show a sentence

    joined = format_list(items, locale=locale_of(language).replace("-", "_"))
    if language == "es" and len(items) > 1 and _SPANISH_I.match(last := items[-1]):
        return f"{joined.removesuffix(f' y {last}')} e {last}"
    return joined


def _apart(text: str) -> str:
    """Words that run from right to left would take numbers and marks beside them along: they are isolated."""
    short = _short(text)
    return f"{_ISOLATE}{short}{_END}" if _RIGHT_TO_LEFT.search(short) else short


def _short(text: str) -> str:
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text
