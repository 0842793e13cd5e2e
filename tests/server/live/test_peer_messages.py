"""What processes tell each other of live turns: read as it was written, by everyone but its sender."""

from typing import get_args

import pytest

from klub.server.live_turns.peer_messages import (
    ID_SIZE,
    FrameSent,
    InputPassed,
    InputRejected,
    KeyWanted,
    PeerMessage,
    Sketched,
    TurnPlayed,
    read_message,
    write_message,
)

US, THEM = b"u" * ID_SIZE, b"t" * ID_SIZE
MESSAGES: list[PeerMessage] = [
    FrameSent("step", b"\x01\x02"),
    FrameSent("key", b""),
    FrameSent("end", b"\x00"),
    KeyWanted(),
    InputPassed(7, 1, b"\xff"),
    TurnPlayed(7, 1),
    TurnPlayed(7, 1, over=True),
    InputRejected("ada", "live/malformed", {"size": 3}),
    Sketched(2, {"cards": [1, 2]}),
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_is_read_as_it_was_written(message: PeerMessage) -> None:
    """By another process; who wrote it hears nothing of it."""
    data = write_message(THEM, message)

    assert message == read_message(data, but=US)
    assert read_message(data, but=THEM) is None


def test_all_kinds_are_told_apart() -> None:
    """By their first byte, and none looks like a number or a list of people, which share the topic."""
    firsts = {write_message(US, message)[:1] for message in MESSAGES}

    assert {type(message) for message in MESSAGES} == set(get_args(PeerMessage))
    assert len(get_args(PeerMessage)) == len(firsts)
    assert not any(first.isdigit() or first == b"{" for first in firsts)


def test_a_message_of_a_newer_program_says_nothing() -> None:
    """Processes of two versions may serve side by side while one replaces the other."""
    assert read_message(b"?" + THEM + b"something", but=US) is None
