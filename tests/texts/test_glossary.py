"""One word for one thing: the glossary of each language, and no retired synonym in its sentences."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast

from klub.games import names as game_names
from klub.texts import languages
from tests.texts.messages import sentences, walk

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary"

HEAD = ("term", "what it is (English)", "where it comes from", "retired synonyms", "game")


@dataclass(frozen=True)
class Row:
    """A line of a glossary."""

    term: str
    meaning: str
    source: str
    retired: tuple[str, ...]
    game: str


def rows_of(text: str) -> list[Row]:
    """The rows of the table in a glossary."""
    lines = [line.strip() for line in text.splitlines() if line.startswith("|")]
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    assert cells[0] == HEAD
    assert set("".join(cells[1])) <= {"-", ":"}
    found = []
    for row in cells[2:]:
        term, meaning, source, retired, game = row
        words = tuple(word.strip() for word in retired.split(",") if word.strip())
        found.append(Row(term, meaning, source, words, game))
    return found


def read(language: str) -> list[Row]:
    """The glossary of a language."""
    return rows_of((GLOSSARY / f"{language}.md").read_text(encoding="utf-8"))


def spoken(language: str) -> dict[str, str]:
    """Key → sentence, with a blank for whatever stands in braces."""
    return {
        key: re.sub(
            r"\s+",
            " ",
            " ".join(node.value for node in walk(sentence.pattern) if isinstance(node, ast.TextElement)),
        )
        for key, sentence in sentences(language).items()
    }


def heard(row: Row, said: dict[str, str]) -> list[tuple[str, str, str]]:
    """Each retired synonym of a row that is said: it, the key and the sentence."""
    return [
        (word, key, text)
        for word in row.retired
        for key, text in said.items()
        if row.game in ("", game_of(key)) and re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]


def game_of(key: str) -> str:
    """The game a sentence belongs to; none is the empty text."""
    parts = set(re.split(r"[-.]", key)[:2])
    return next((game for game in game_names() if game in parts), "")


@pytest.mark.parametrize("language", languages())
def test_a_glossary_is_complete(language: str) -> None:
    """Every row says what its term is and where it comes from, no term stands there twice, and games exist."""
    rows = read(language)
    terms = [(row.term, row.game) for row in rows]

    assert [row for row in rows if not (row.term and row.meaning and row.source)] == []
    assert len(terms) == len(set(terms))
    assert {row.game for row in rows} <= {"", *game_names()}


@pytest.mark.parametrize("language", languages())
def test_no_retired_synonym_is_said(language: str) -> None:
    """A word that was given up for another does not come back."""
    said = spoken(language)

    assert [fault for row in read(language) for fault in heard(row, said)] == []


@pytest.mark.parametrize("language", languages())
def test_no_term_is_retired_by_another(language: str) -> None:
    """What a row gives up is not what another row of the same game stands for; a row for all games counts for each."""
    rows = read(language)
    terms = {(term.strip().lower(), row.game) for row in rows for term in re.split("[,;]", row.term)}

    assert [
        (row.term, word)
        for row in rows
        for word in row.retired
        if (word.lower(), row.game) in terms or (not row.game and word.lower() in {term for term, _ in terms})
    ] == []


def test_a_retired_synonym_is_found() -> None:
    """As a whole word, in any case, and in the sentences of its game only."""
    row = Row("token", "what a guess is laid with", "ours", ("chip",), "cluellage")
    said = {
        "cluellage-page-guess": "Lay a Chip.",
        "refusal-cluellage-no_such_number": "no chip here",
        "cluellage-page-tokens": "chipped",
        "cubed-page-lay": "chip",
    }

    assert [key for _, key, _ in heard(row, said)] == ["cluellage-page-guess", "refusal-cluellage-no_such_number"]


def test_a_row_is_read() -> None:
    """Synonyms have commas between them."""
    table = "# A\n\n| " + " | ".join(HEAD) + " |\n|---|---|---|---|---|\n| a | b | c | d, e f | cubed |\n"

    assert rows_of(table) == [Row("a", "b", "c", ("d", "e f"), "cubed")]
