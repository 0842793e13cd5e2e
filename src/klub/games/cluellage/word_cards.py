"""The Word cards: four categories, two sides a card, six words a side, in eight languages (CLG-6 … CLG-11).

A side of a card is one int, its place in `sides()`; the two sides of a card follow each other, so `side // 2` is its
card.
"""

from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from klub.games.cluellage import box
from klub.texts import languages

Category: TypeAlias = Literal["character", "location", "object", "notion"]
WordSide: TypeAlias = int

CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
CARDS: Final[dict[Category, int]] = {"character": 10, "location": 7, "object": 22, "notion": 10}
"""Category → how many cards of its outline there are (CLG-7 … CLG-10)."""

NUMBERS: Final = (1, 2, 3, 4, 5, 6)
"""The numbers of the words of a side, and of the faces of a die (CLG-11, CLG-17)."""

SIDES: Final = 2 * sum(CARDS.values())


class Word(Struct, frozen=True):
    """A word of a side: its name in the table, and what it is called in each language."""

    id: str
    texts: dict[str, str]


class WordCard(Struct, frozen=True):
    """A side of a Word card, with its six words in the order of their numbers."""

    id: str
    category: Category
    words: tuple[Word, ...]


@cache
def sides() -> tuple[WordCard, ...]:
    """All sides of all cards, category by category."""
    found: dict[str, list[dict[str, str]]] = {}
    for row in box.rows("words.csv"):
        found.setdefault(row["id"][:-1], []).append(row)
    cards = [_card(name, rows) for name, rows in found.items()]
    return tuple(sorted(cards, key=lambda card: (CATEGORIES.index(card.category), card.id)))


@cache
def glosses() -> dict[str, str]:
    """Word → what it brings to mind, in English."""
    return {row["id"]: row["gloss"] for row in box.rows("words.csv")}


def _card(name: str, rows: list[dict[str, str]]) -> WordCard:
    ordered = sorted(rows, key=lambda row: int(row["n"]))
    words = tuple(Word(row["id"], {language: row[language] for language in languages()}) for row in ordered)
    category = next(each for each in CATEGORIES if each == ordered[0]["category"])
    return WordCard(name, category, words)


def deck(categories: tuple[Category, ...]) -> tuple[WordSide, ...]:
    """One side of each card of these categories: the even ones; shuffling turns cards over (CLG-Q3, CLG-Q33)."""
    first = 0
    cards: list[WordSide] = []
    for category in CATEGORIES:
        count = 2 * CARDS[category]
        cards += range(first, first + count, 2) if category in categories else ()
        first += count
    return tuple(cards)


def word_row(side: WordSide, number: int) -> int:
    """The place of a word among all words."""
    return len(NUMBERS) * side + number - 1
