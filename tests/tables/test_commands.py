"""Commands as they come over the wire: read strictly, and judged also when a message says more than the command."""

from typing import Any, get_args

import msgspec
import pytest

from klub.tables import commands as c
from tests.tables.party import Party

KINDS = {kind.__struct_config__.tag: kind for kind in get_args(c.Command)}


def test_every_command_has_a_word_of_its_own() -> None:
    """No two share one."""
    assert len(get_args(c.Command)) == len(KINDS)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"do": "sit", "seat": 1}', c.Sit(1)),
        ('{"do": "seat_bot", "seat": 0, "level": "club"}', c.SeatBot(0, "club")),
        ('{"do": "ready"}', c.Ready(True)),
        ('{"do": "ready", "ready": false}', c.Ready(False)),
        ('{"do": "move", "seat": 0, "move": {"do": "lay", "card": 3}}', c.Play(0, {"do": "lay", "card": 3})),
        ('{"do": "answer_undo", "agree": false}', c.AnswerUndo(False)),
        ('{"do": "say", "text": "Grüße 👋"}', c.Say("Grüße 👋")),
        ('{"do": "mute", "who": "bob"}', c.Mute("bob", True)),
        ('{"do": "rename", "name": "Zoë", "color": "plum"}', c.Rename("Zoë", "plum")),
    ],
)
def test_a_command_is_read_by_its_word(text: str, expected: c.Command) -> None:
    """With defaults where there are any, and back."""
    assert expected == msgspec.json.decode(text, type=c.Command)
    assert expected == msgspec.json.decode(msgspec.json.encode(expected), type=c.Command)


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "fly"},
        {"do": "sit"},
        {"do": "sit", "seat": "1"},
        {"do": "sit", "seat": 1.5},
        {"do": "start", "seed": "00"},
        {"do": "seat_bot", "seat": 0, "level": "god"},
        {"do": "move", "seat": 0, "move": []},
        {"do": "say", "text": ""},
        {"do": "say", "text": "x" * 301},
        {"do": "react", "sign": "spit"},
        {"do": "rename", "name": "", "color": "red"},
        {"do": "rename", "name": "x" * 25, "color": "red"},
        {"do": "rename", "name": "x", "color": "#ff0000"},
        {"do": "rename", "name": "x", "color": "x" * 13},
        {"seat": 1},
        [],
    ],
)
def test_what_is_no_command_is_not_read(wrong: Any) -> None:
    """Unknown words, missing, wrong or additional parts, values out of range."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(wrong), type=c.Command)


def test_a_message_that_extends_a_command_is_judged_as_it() -> None:
    """On the wire commands carry a nonce."""
    sent: Any = msgspec.defstruct("Sent", [("nonce", str, "")], bases=(c.Sit,), frozen=True, kw_only=True, tag="sit")
    party = Party()
    party.do("bob", sent(seat=1, nonce="n1"))

    assert (1,) == party.table.seats_of("bob")
