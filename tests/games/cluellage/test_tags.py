"""The tags: what is seen on the pictures, said in eight languages."""

from typing import Final

import pytest

from klub.games.cluellage import box

LANGUAGES: Final = ("de", "fr", "nl", "es", "it", "pt", "pl")
LONGEST: Final = 20

TAGS: Final = {row["tag"]: row for row in box.rows("tags.csv")}
PICTURES: Final = {row["id"]: row["tags"].split(";") for row in box.rows("pictures.csv")}


def test_the_table_has_its_columns_and_is_sorted() -> None:
    """CLG-5: a row a tag, English first, each tag once."""
    rows = box.rows("tags.csv")

    assert ["tag", *LANGUAGES] == list(rows[0])
    assert sorted(TAGS) == [row["tag"] for row in rows]


def test_every_tag_of_a_picture_is_translated_and_no_other() -> None:
    """CLG-5: a description can be read aloud in every language, and no row is left over."""
    assert {tag for tags in PICTURES.values() for tag in tags} == set(TAGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_translation_is_short_and_well_written(language: str) -> None:
    """CLG-5: never empty, no stray spaces, only letters and the marks that belong into words."""
    words = {tag: row[language] for tag, row in TAGS.items()}

    assert not {tag for tag, word in words.items() if not 0 < len(word) <= LONGEST or word != " ".join(word.split())}
    assert not {tag for tag, word in words.items() if not all(sign.isalpha() or sign in " -’" for sign in word)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_german_nouns_have_a_capital(language: str) -> None:
    """CLG-5: tags stand in the middle of sentences."""
    capitals = {tag for tag, row in TAGS.items() if row[language] != row[language].lower()}

    assert (language == "de") == bool(capitals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_tags_are_two_words(language: str) -> None:
    """CLG-5: what is told apart in English is told apart in every language, so no description says a word twice."""
    words: dict[str, str] = {}
    for tag, row in TAGS.items():
        word = row[language].casefold()
        assert word not in words, f"{tag} and {words[word]} are both {word}"
        words[word] = tag
