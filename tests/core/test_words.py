"""The default words of a game: its sentences where it brings some, and readable names where it does not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from klub.core import Reason
from klub.core.words import Words, acting, kind_and_facts
from klub.texts import sources
from tests.core.check.tiny import Duel, Grew, Heap, Laid, Lay

NAMES = ["Ada", "Ben"]


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """The words of a duel that brings sentences."""
    (tmp_path / "en.ftl").write_text(
        "duel-name = The Duel\n"
        "    .about = Lay the higher card.\n"
        "duel-option-rounds = How many cards each player lays.\n"
        "duel-moves-lay = Lay a card\n"
        "duel-move-lay = Lay the { $card }\n"
        "duel-event-laid = { $who ->\n    [you] You lay a card.\n   *[other] { $player } lays a card.\n }\n"
        "duel-reason-high = { $player } holds little.\n"
    )
    (tmp_path / "de.ftl").write_text("duel-move-lay = Leg die { $card }\n")
    monkeypatch.setattr(sources, "_sources", {**sources._sources})
    sources.add_source("duel", lambda: tmp_path)
    yield Words(Duel())
    monkeypatch.undo()
    for forget in sources._listeners:
        forget()


def test_without_sentences_names_are_made_readable() -> None:
    words, option = Words(Duel()), Duel.declaration.options[1]

    assert words.name() == "Duel"
    assert words.about() == ""
    assert words.option(option) == "Low wins"
    assert words.move(Lay(3)) == "Lay: card 3"
    assert words.moves("lay") == "Lay"
    assert words.event(Laid(1), NAMES) == "Ben: Laid"
    assert Words(Heap()).event(Grew(2.5), NAMES) == "Grew: by 2.5"


def test_sentences_of_the_game_come_first(spoken: Words) -> None:
    assert spoken.name() == "The Duel"
    assert spoken.about() == "Lay the higher card."
    assert spoken.option(Duel.declaration.options[0]) == "How many cards each player lays."
    assert spoken.moves("lay") == "Lay a card"
    assert spoken.move(Lay(3)) == "Lay the 3"
    assert spoken.event(Laid(0), NAMES, 0) == "You lay a card."
    assert spoken.event(Laid(0), NAMES, 1) == "Ada lays a card."


def test_a_language_the_game_does_not_speak_is_answered_in_english(spoken: Words) -> None:
    assert [spoken.move(Lay(3), language) for language in ("de", "fr")] == ["Leg die 3", "Lay the 3"]


def test_a_sentence_that_lacks_a_fact_gives_way_to_the_name(spoken: Words) -> None:
    """A mistake in a stranger's sentence is no reason to fail at the table."""
    assert spoken.reason(Reason("high", {"seat": 1}), NAMES) == "Ben holds little."
    assert spoken.reason(Reason("high"), NAMES) == ""


def test_reasons_of_the_default_bot_are_told_in_every_game() -> None:
    words = Words(Duel())

    assert words.reason(Reason("only_move"), NAMES) == "There is nothing else to do."
    assert "64" in words.reason(Reason("search", {"share": 40, "playouts": 64}), NAMES, "de")
    assert words.reason(Reason("unheard_of"), NAMES) == ""


@pytest.mark.parametrize(
    ("seats", "you", "who", "players"),
    [
        ([0], 0, "you", []),
        ([0, 1], 0, "together", ["Ben"]),
        ([1], 0, "other", ["Ben"]),
        ([0, 1], None, "other", ["Ada", "Ben"]),
        ([], 0, "other", []),
    ],
)
def test_those_who_act_are_told_apart_from_the_reader(
    seats: list[int], you: int | None, who: str, players: list[str]
) -> None:
    """The reader is no name in a list: sentences address you, and count the others."""
    assert acting(seats, ["Ada", "Ben"], you) == {"who": who, "players": players, "count": len(players)}


def test_plain_data_is_told_like_the_struct_it_comes_from() -> None:
    assert kind_and_facts({"do": "lay", "card": 3}) == kind_and_facts(Lay(3)) == ("lay", {"card": 3})
