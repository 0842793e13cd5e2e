"""Sentences in the player's language, from the locale files. Nothing is loaded before the first one is asked for."""

from klub.texts.clustered import card_words
from klub.texts.cubed import piece_words
from klub.texts.language import best_language, languages
from klub.texts.refusals import explain
from klub.texts.seats import seat_letter, seat_name
from klub.texts.sentences import has_sentence, say

__all__ = [
    "best_language",
    "card_words",
    "explain",
    "has_sentence",
    "languages",
    "piece_words",
    "say",
    "seat_letter",
    "seat_name",
]
