"""The client reads what the server says."""

from typing import Any, get_args

import msgspec
import pytest

from klub.client.events import Event, read_event
from klub.core import encode, to_dict
from klub.server.sockets import messages as m
from tests.client.fake import Story

SAID = [
    Story().seen_by(),
    m.Done(nonce="a", number=3),
    m.Refused(nonce="a", code="table/closed", facts={"why": "host"}),
    m.Refused(nonce=None, code="table/kicked", facts={}),
    m.Tried(nonce="a"),
    m.Shown(seat=1, sketch={"a": [1, None]}),
    m.Presence(people=["me"], absence=45.0, names={"me": "Ada"}, absent={"you": 7.0}),
    m.Welcome(version="0.2.0", page="a1b2", silence=10.0),
    m.Bye(retry_after=1.5),
    m.Pong(),
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: type(said).__name__)
def test_every_event_of_the_server_is_read_as_it_was_said(said: Any) -> None:
    """Field by field."""
    plain = to_dict(said)

    assert plain == {**plain, **to_dict(read_event(encode(said)))}


def test_the_client_knows_every_event_of_the_server() -> None:
    """A new event needs a place in the client."""
    assert {kind.__struct_config__.tag for kind in get_args(m.ServerMessage)} == {
        kind.__struct_config__.tag for kind in get_args(Event)
    }
    assert {type(said) for said in SAID} == set(get_args(m.ServerMessage))


def test_unknown_events_are_none_and_broken_ones_an_error() -> None:
    """A newer server may say more; none may say it wrongly."""
    assert None is read_event('{"event": "fireworks"}')

    with pytest.raises(msgspec.DecodeError):
        read_event('{"event": "bye"}')
    with pytest.raises(msgspec.DecodeError):
        read_event("{")
