"""Why something was refused, in words."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from klub.texts import cluellage, clustered, cubed
from klub.texts.seats import seat_letter
from klub.texts.sentences import DEFAULT, fill_in, has_sentence, say


def explain(code: str, facts: Mapping[str, Any], language: str = DEFAULT) -> str:
    """The sentence for a refusal's code and facts. Never raises: what has no sentence is told by its code."""
    try:
        return _explain(code, facts, language)
    except Exception:  # an error on the way to explaining an error would hide the first one
        return _plainly(code, language)


def _explain(code: str, facts: Mapping[str, Any], language: str) -> str:
    key = f"refusal-{code.replace('/', '-')}"
    if not has_sentence(key):
        return _plainly(code, language)
    plain = {str(name): _plain(value) for name, value in facts.items()}
    for words in (_WORDS.get(code), _WORDS.get(code.partition("/")[0])):
        if words is not None:
            plain.update(words(facts, language))
    more = (explain(fault["code"], {**fault, "more": ()}, language) for fault in facts.get("more", ()))
    return " ".join([fill_in(key, language, plain), *more])


def _plainly(code: str, language: str) -> str:
    try:
        return say("refusal-unknown", language, code=code)
    except Exception:  # the last resort: not even the locale files can be read
        return str(code)


def _plain(value: Any) -> str | int:
    """A fact as Fluent takes it: text as it is, numbers as numbers, lists with commas, the rest as JSON."""
    if isinstance(value, str) or type(value) is int:
        return value
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(item)) for item in value)
    return json.dumps(value, ensure_ascii=False, default=str)


def _actor_letters(facts: Mapping[str, Any], _language: str) -> dict[str, str]:
    return {"actors": ", ".join(map(seat_letter, facts["actors"]))}


def _nested_reason(facts: Mapping[str, Any], language: str) -> dict[str, str]:
    return {"reason": explain(facts["code"], facts["facts"], language)}


_WORDS: Final[dict[str, Callable[[Mapping[str, Any], str], dict[str, str]]]] = {
    "clustered": clustered.clash_words,
    "cluellage/claimed": cluellage.claim_words,
    "cubed": cubed.clash_words,
    "move/not_your_turn": _actor_letters,
    "record/illegal_move": _nested_reason,
}
"""A code, or the game it begins with → what makes words of its facts."""
