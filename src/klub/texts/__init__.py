"""Sentences in the player's language, from the locale files. Nothing is loaded before the first one is asked for."""

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
