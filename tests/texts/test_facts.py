"""Facts as sentences take them: lists, and words that run from right to left."""

import json
from pathlib import Path
from typing import Final

import pytest

from klub.texts import languages, say
from klub.texts.facts import LONGEST, plain

VECTORS: Final[dict[str, list[tuple[list[str], str]]]] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "facts.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("language", languages())
def test_a_list_is_joined_as_the_language_does_it(language: str) -> None:
    """Commas and the word for “and” come from CLDR, as on the page."""
    assert [said for _, said in VECTORS[language]] == [plain(items, language) for items, _ in VECTORS[language]]


def test_a_sentence_takes_a_list() -> None:
    """Whoever says something hands over the names and not how they are joined."""
    assert say("home-ticket-with", "de", game="Cubed", names=["Ada", "Bo", "Cy"]) == "Cubed mit Ada, Bo und Cy"


def test_what_runs_from_right_to_left_is_isolated() -> None:
    """A Hebrew or an Arabic name does not take the number beside it along; other names stand without marks."""
    assert say("table-chat-line", name="עדה", text="3") == "\u2068עדה\u2069: 3"
    assert say("table-chat-line", name="Ada", text="ليلى 3") == "Ada: \u2068ليلى 3\u2069"
    assert say("table-chat-line", name="Ada", text="3") == "Ada: 3"


def test_a_long_fact_is_shortened_and_still_isolated() -> None:
    """Fluent refuses what is too long, and an isolation that is opened is closed."""
    said = plain("ע" * 5000, "en")

    assert said == "\u2068" + "ע" * LONGEST + "…\u2069"
    assert len(str(plain(["Ada"] * 5000, "en"))) == LONGEST + 1
