"""What a game says that brings some sentences and not others: in Python as on the page.

`python -m tests.core.test_declared_words` writes the examples anew.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import structs

from klub.core import Reason
from klub.core.words import Words
from klub.games import register
from klub.texts import explain
from klub.texts.plain import plain_fact, readable
from tests.plugins.pebbles import Pebbles

VECTORS: Final = Path(__file__).parents[1] / "vectors" / "declared_words.json"
LANGUAGES: Final = ("en", "de")
NAMES: Final = ("Ada", "Bo")

MOVES: Final[tuple[dict[str, Any], ...]] = (
    {"do": "take", "heap": 1, "count": 2},
    {"do": "skip"},
    {"do": "take", "heap": 1},
    {"do": "put_back", "count": 3, "first_stones": [1, 2], "why": None, "where": {"x": 1, "all": [True, "ü"]}},
)
EVENTS: Final[tuple[dict[str, Any], ...]] = (
    {"event": "taken", "seat": 0, "heap": 1, "count": 2, "won": 0},
    {"event": "taken", "seat": 1, "heap": 3, "count": 1, "won": 5},
    {"event": "heap_fell", "seat": 1, "stones": 4},
    {"event": "round_over", "seat": None},
    {"event": "night", "deep": True},
)
REASONS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("search", {"playouts": 64, "share": 71}),
    ("only_move", {}),
    ("greed", {"seat": 1}),
)
REFUSALS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("pebbles/too_many", {"heap": 1, "count": 9, "left": 4}),
    ("pebbles/hand_full", {"most": 3}),
    ("elsewhere/what", {}),
)
FACTS: Final[tuple[Any, ...]] = ("text", 3, True, None, [1, "a", [2, 3]], {"a": [1, {"b": "c"}], "d": False}, [])
READ: Final = ("first_player", "take", "two-step", "x", "")


def spoken(words: Words, language: str) -> dict[str, Any]:
    """Everything that is said of the examples."""
    option = words.game.declaration.options[0]
    bare = structs.replace(option, name="odd_stones", help="")
    return {
        "name": words.name(language),
        "about": words.about(language),
        "option": words.option(option, language),
        "bare_option": words.option(bare, language),
        "kinds": {kind: words.moves(kind, language) for kind in ("take", "put_back")},
        "moves": [words.move(move, language) for move in MOVES],
        "events": [words.event(event, NAMES, 0, language) for event in EVENTS],
        "reasons": [words.reason(Reason(code, facts), NAMES, language) for code, facts in REASONS],
        "refusals": [explain(code, facts, language) for code, facts in REFUSALS],
    }


def examples() -> dict[str, Any]:
    """The file: what is given, and what is said of it in two languages."""
    register(Pebbles())
    words = Pebbles().words()
    return {
        "game": "pebbles",
        "names": NAMES,
        "moves": MOVES,
        "events": EVENTS,
        "reasons": [{"code": code, "facts": facts} for code, facts in REASONS],
        "refusals": [{"code": code, "facts": facts} for code, facts in REFUSALS],
        "facts": [[fact, plain_fact(fact)] for fact in FACTS],
        "read": {name: readable(name) for name in READ},
        "said": {language: spoken(words, language) for language in LANGUAGES},
    }


@pytest.fixture
def _pebbles() -> Iterator[None]:
    yield
    import_module("klub.games")._added.pop("pebbles")


@pytest.mark.usefixtures("_pebbles")
def test_words_are_those_of_the_examples() -> None:
    """The page is held to the same file (`declared.test.ts`)."""
    assert json.loads(VECTORS.read_text("utf-8")) == json.loads(json.dumps(examples()))


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(examples(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
