"""The glosses: what every word means, in a few words of each of the eight languages."""

import re
from collections import Counter
from typing import Final

import pytest

from klub.games.cluellage import box
from klub.texts import languages

WORDS: Final = {row["id"]: row for row in box.rows("words.csv")}
GLOSSES: Final = {row["id"]: row for row in box.rows("glosses.csv", ";")}
LONGEST: Final = 48
"""The most characters of a gloss: two lines below a word on a phone."""


def contains(text: str, word: str) -> bool:
    """Whether a word stands in a text, however it is capitalised."""
    return re.search(rf"(?<!\w){re.escape(word.casefold())}(?!\w)", text.casefold()) is not None


def test_every_word_has_its_gloss_in_every_language() -> None:
    """CLG-6: nobody is lost because of a word, in whatever language; the glosses are in the order of the words."""
    assert list(WORDS) == list(GLOSSES)
    assert ["id", *sorted(languages())] == ["id", *sorted(set(next(iter(GLOSSES.values()))) - {"id"})]


@pytest.mark.parametrize("language", languages())
def test_a_gloss_is_a_few_words_and_never_the_word_itself(language: str) -> None:
    """A gloss explains: it is short and set properly, and its word is not in it."""
    for id, row in GLOSSES.items():
        gloss = row[language]

        assert 2 <= len(gloss.split()) <= 9, (id, gloss)
        assert len(gloss) <= LONGEST, (id, gloss)
        assert gloss == gloss.strip(" ."), (id, gloss)
        assert "  " not in gloss, (id, gloss)
        assert not contains(gloss, WORDS[id][language]), (id, gloss)


@pytest.mark.parametrize("language", languages())
def test_no_two_words_of_a_category_mean_the_same(language: str) -> None:
    """CLG-11: neither the words nor what they mean are the same, so that the six of a side can be told apart."""
    for column in (WORDS, GLOSSES):
        met = Counter((WORDS[id]["category"], row[language].casefold()) for id, row in column.items())

        assert [] == [twin for twin, count in met.items() if count > 1]


@pytest.mark.parametrize("language", languages())
def test_a_gloss_does_not_give_another_word_of_its_side_away(language: str) -> None:
    """CLG-11: where a gloss names a word, it is not one that could be guessed instead."""
    sides: dict[str, list[str]] = {}
    for id in WORDS:
        sides.setdefault(id[:-1], []).append(id)
    found = [
        (one, other)
        for ids in sides.values()
        for one in ids
        for other in ids
        if one != other and contains(GLOSSES[one][language], WORDS[other][language])
    ]

    assert [] == found
