"""Game files: written, read, and refused when they cannot be read."""

from typing import Any

import pytest

from klub.core import Malformed, Record, RecordedMove, encode, parse_record, to_dict

RECORD = Record(
    game="duel",
    version=1,
    seats=2,
    options={"rounds": 1},
    commitment="c" * 64,
    seed="0" * 64,
    moves=(RecordedMove(0, {"do": "lay", "card": 3}, 1.5), RecordedMove(1, {"do": "lay", "card": 4})),
    result={"scores": [0, 1]},
)


def test_a_record_is_read_from_text_bytes_data_or_itself() -> None:
    """All forms mean the same record."""
    assert parse_record(encode(RECORD)) == RECORD
    assert parse_record(encode(RECORD).decode()) == RECORD
    assert parse_record(to_dict(RECORD)) == RECORD
    assert parse_record(RECORD) == RECORD


def test_a_record_is_json_with_a_header() -> None:
    """Format, game, version and seats come first, for people who open the file."""
    assert list(to_dict(RECORD)) == [
        "format",
        "game",
        "version",
        "seats",
        "options",
        "commitment",
        "seed",
        "moves",
        "result",
    ]
    assert to_dict(RECORD)["format"] == "klub/1"
    assert to_dict(RECORD)["moves"][1] == {"seat": 1, "move": {"do": "lay", "card": 4}, "at": None}


def test_a_running_game_has_neither_seed_nor_result() -> None:
    """Both are null until they are told."""
    running = Record(game="duel", version=1, seats=2, options={}, commitment="c")

    assert (running.seed, running.result, running.moves) == (None, None, ())


@pytest.mark.parametrize(
    "changes",
    [
        {"game": 5},
        {"version": "1"},
        {"version": True},
        {"seats": 2.5},
        {"options": []},
        {"commitment": None},
        {"seed": 0},
        {"moves": {}},
        {"moves": [{"seat": 0}]},
        {"moves": [{"seat": "0", "move": {}}]},
        {"moves": [{"seat": 0, "move": [], "at": None}]},
        {"moves": [{"seat": 0, "move": {}, "at": "noon"}]},
        {"moves": [{"seat": 0, "move": {}, "by": "me"}]},
        {"result": []},
        {"comment": "well played"},
    ],
    ids=repr,
)
def test_a_record_with_a_wrong_field_is_refused(changes: dict[str, Any]) -> None:
    """Types are checked, and unknown fields too: nothing in a game file is ignored."""
    with pytest.raises(Malformed) as refusal:
        parse_record({**to_dict(RECORD), **changes})

    assert refusal.value.code == "record/malformed"


@pytest.mark.parametrize("missing", ["game", "version", "seats", "options", "commitment"])
def test_a_record_without_its_header_is_refused(missing: str) -> None:
    """What is needed to play it again must be there."""
    with pytest.raises(Malformed, match=missing):
        parse_record({name: value for name, value in to_dict(RECORD).items() if name != missing})


@pytest.mark.parametrize("source", ["", "null", "[]", "{", b"\x00", "\ufeff{}"], ids=repr)
def test_what_is_no_record_is_refused(source: str | bytes) -> None:
    """Any other file is told apart at once."""
    with pytest.raises(Malformed) as refusal:
        parse_record(source)

    assert refusal.value.code == "record/malformed"
