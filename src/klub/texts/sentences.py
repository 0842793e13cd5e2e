"""A sentence by its key: finds the message in the locale files and puts the facts in."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from klub.texts.facts import Fact, locale_of, plain
from klub.texts.language import best_language
from klub.texts.sources import DEFAULT, read_sentences, when_added

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


def say(key: str, /, language: str = DEFAULT, **facts: Fact) -> str:
    """The sentence of `key`, or of one of its attributes (`level-club.about`), with `facts` put in.

    A fact that is a list is joined as the language does it.

    An unknown language is answered in English. Raises LookupError for a key that does not exist or a fact that the
    sentence needs and does not get: both are mistakes of ours.
    """
    return fill_in(key, language, facts)


def fill_in(key: str, language: str, facts: Mapping[str, Fact]) -> str:
    """The same as `say`, for facts that come as a mapping."""
    name, _, attribute = key.partition(".")
    language = best_language(language) or DEFAULT
    bundle = _bundle(language)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"{key!r} has no sentence of its own, only attributes")
    sentence, errors = bundle.format_pattern(pattern, {name: plain(fact, language) for name, fact in facts.items()})
    if errors:
        raise LookupError(f"{key!r} in {language!r} with the facts {sorted(facts)}: {errors[0]}")
    return str(sentence)


def has_sentence(key: str, /) -> bool:
    """Whether there is a sentence for `key`, which may name an attribute."""
    name, _, attribute = key.partition(".")
    bundle = _bundle(DEFAULT)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


@cache
def _bundle(language: str) -> "FluentBundle":
    # Late: most programs that import the library never show a sentence.
    from fluent.runtime import FluentBundle

    # Marks around every fact would show in a terminal: only those that run the other way are isolated, as facts.
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    for text in read_sentences(language):
        bundle.add_resource(_resource(text))
    return bundle


@cache
def _resource(text: str) -> "Resource":
    """A file once it is parsed, which takes long: bundles are made anew when a game is added."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


when_added(_bundle.cache_clear)
