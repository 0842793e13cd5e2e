"""Sentences in the player's language, from the locale files. Nothing is loaded before the first one is asked for."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from klub.texts.language import best_language, languages
    from klub.texts.refusals import explain
    from klub.texts.seats import seat_letter, seat_name, seat_names
    from klub.texts.sentences import has_sentence, say

__all__ = [
    "best_language",
    "explain",
    "has_sentence",
    "languages",
    "say",
    "seat_letter",
    "seat_name",
    "seat_names",
]

_MODULES: Final = {
    "best_language": "language",
    "explain": "refusals",
    "has_sentence": "sentences",
    "languages": "language",
    "say": "sentences",
    "seat_letter": "seats",
    "seat_name": "seats",
    "seat_names": "seats",
}
"""Name → the module it comes from."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    globals()[name] = found  # the next one need not look for it
    return found
