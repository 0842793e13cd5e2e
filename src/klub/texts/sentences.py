"""A sentence by its key: finds the message in the locale files and puts the facts in."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from klub.texts.language import best_language
from klub.texts.sources import DEFAULT, read_sentences, when_added

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LONGEST_FACT = 900  # Fluent refuses facts of more than 1000 characters
REGIONS = {"pt": "pt-PT"}  # plain `pt` would count the Brazilian way, where 0 is singular


def say(key: str, /, language: str = DEFAULT, **facts: str | int) -> str:
    """The sentence of `key`, or of one of its attributes (`level-club.about`), with `facts` put in.

    An unknown language is answered in English. Raises LookupError for a key that does not exist or a fact that the
    sentence needs and does not get: both are mistakes of ours.
    """
    return fill_in(key, language, facts)


def fill_in(key: str, language: str, facts: Mapping[str, str | int]) -> str:
    """The same as `say`, for facts that come as a mapping."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(best_language(language) or DEFAULT)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{key!r} has no sentence of its own, only attributes")
    sentence, errors = bundle.format_pattern(pattern, {name: _short(fact) for name, fact in facts.items()})
    if errors:
        raise LookupError(f"{key!r} in {language!r} with the facts {sorted(facts)}: {errors[0]}")
    return str(sentence)


def has_sentence(key: str, /) -> bool:
    """Whether there is a sentence for `key`, which may name an attribute."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(DEFAULT)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


def _short(fact: str | int) -> str | int:
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


@cache
def _bundle(language: str) -> "FluentBundle":
    # Late: most programs that import the library never show a sentence.
    from fluent.runtime import FluentBundle

    # Isolation marks are for pages that mix writing directions; a terminal would show them.
    bundle = FluentBundle([REGIONS.get(language, language)], use_isolating=False)
    for text in read_sentences(language):
        bundle.add_resource(_resource(text))
    return bundle


@cache
def _resource(text: str) -> "Resource":
    """A file once it is parsed, which takes long: bundles are made anew when a game is added."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


when_added(_bundle.cache_clear)
