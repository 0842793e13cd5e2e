"""Why something was refused, in words."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from klub.texts.facts import Fact
from klub.texts.plain import plain_fact, readable
from klub.texts.seats import seat_letter
from klub.texts.sentences import fill_in, has_sentence, say
from klub.texts.sources import DEFAULT, source_of


def explain(code: str, facts: Mapping[str, Any], language: str = DEFAULT) -> str:
    """The sentence for a refusal's code and facts. Never raises: what has no sentence is told by its code."""
    try:
        return _explain(code, facts, language)
    except Exception:  # an error on the way to explaining an error would hide the first one
        return _name(code, language)


def _explain(code: str, facts: Mapping[str, Any], language: str) -> str:
    key = f"refusal-{code.replace('/', '-')}"
    game, _, what = code.partition("/")
    if not has_sentence(key) and what and source_of(game) is not None:
        return say("refusal-named", language, what=readable(what).lower(), code=code)
    plain: dict[str, Fact] = {str(name): plain_fact(value) for name, value in facts.items()}
    source = source_of(game)
    for words in (_WORDS.get(code), source and source.fact_words):
        if words is not None:
            plain.update(words(code, facts, language))
    more = (explain(fault["code"], {**fault, "more": ()}, language) for fault in facts.get("more", ()))
    return " ".join([fill_in(key, language, plain), *more])


def _name(code: str, language: str) -> str:
    """A sentence that only names the code."""
    try:
        return say("refusal-unknown", language, code=code)
    except Exception:  # the last resort: not even the locale files can be read
        return str(code)


def _actor_letters(_code: str, facts: Mapping[str, Any], _language: str) -> dict[str, Fact]:
    return {"actors": [seat_letter(seat) for seat in facts["actors"]]}


def _nested_reason(_code: str, facts: Mapping[str, Any], language: str) -> dict[str, Fact]:
    return {"reason": explain(facts["code"], facts["facts"], language)}


_WORDS: Final[dict[str, Callable[[str, Mapping[str, Any], str], Mapping[str, Fact]]]] = {
    "move/not_your_turn": _actor_letters,
    "record/illegal_move": _nested_reason,
}
"""A code → what makes words of its facts."""
