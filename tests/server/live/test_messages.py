"""The messages of the protocol, declared once."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from klub.core import Malformed
from klub.server.sockets import messages as m
from klub.tables import commands as c
from klub.tables.judge import _JUDGES


def test_every_command_of_a_table_can_be_sent_with_a_nonce() -> None:
    """A request is its command, with the same tag and fields, and has the same judge."""
    for command, request in zip(get_args(c.Command), m.REQUESTS, strict=True):
        assert issubclass(request, command)
        assert command.__struct_config__.tag == request.__struct_config__.tag
        assert {*command.__struct_fields__, "nonce", "seen"} == {*request.__struct_fields__}
        assert _JUDGES[command] is _JUDGES[request]


def test_a_request_is_read_with_all_that_it_says() -> None:
    """The command, its sender's name for it, and what the sender has seen."""
    request = m.read_request('{"do":"move","seat":1,"move":{"do":"discard"},"nonce":"n","seen":7}')

    assert isinstance(request, c.Play)
    assert (1, {"do": "discard"}, "n", 7) == (request.seat, request.move, request.nonce, request.seen)  # type: ignore[attr-defined] # the request's own


@pytest.mark.parametrize(
    ("text", "nonce"),
    [
        ('{"do":"sit","nonce":"a"}', "a"),
        ('{"do":"sit","seat":0,"nonce":7}', None),
        ('{"do":"sit","seat":0,"nonce":"' + "x" * 65 + '"}', None),
        ("nonsense", None),
    ],
)
def test_the_nonce_of_a_malformed_request_is_found_where_there_is_one(text: str, nonce: str | None) -> None:
    """So that its sender knows which request was meant."""
    with pytest.raises(Malformed) as refused:
        m.read_request(text)

    assert "message/malformed" == refused.value.code
    assert nonce == m.read_nonce(text)


def test_the_protocol_is_described() -> None:
    """Every request, event and field of a snapshot stands in docs/protocol.md."""
    text = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
    said = [*m.REQUESTS, m.Try, m.Ping, *get_args(m.ServerMessage)]
    names = {str(kind.__struct_config__.tag) for kind in said}
    names |= {field for kind in said for field in kind.__struct_fields__}

    assert [] == sorted(name for name in names if f"`{name}`" not in text)


def test_the_whole_protocol_has_a_schema() -> None:
    """Types for the page are generated from it."""
    for kind in (m.ClientMessage, m.ServerMessage):
        [schema], parts = msgspec.json.schema_components([kind])
        assert len(schema["anyOf"]) == len(schema["discriminator"]["mapping"]) <= len(parts)
