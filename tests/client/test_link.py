"""Links to servers and tables."""

import pytest

from klub.client import Illegal
from klub.client.link import parse_link, socket_address


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://127.0.0.1:5582", "http://127.0.0.1:5582", None),
        ("https://klub.example/", "https://klub.example", None),
        ("https://klub.example/t/AbC-_123", "https://klub.example", "AbC-_123"),
        ("http://[::1]:5582/t/AbC?lang=de#seat=x", "http://[::1]:5582", "AbC"),
    ],
)
def test_a_link_has_a_server_and_perhaps_a_table(link: str, server: str, table: str | None) -> None:
    """What stands behind the table's id is for browsers."""
    assert (server, table) == parse_link(link)


@pytest.mark.parametrize(
    "link", ["", "klub.example", "ftp://klub.example/t/x", "http://", "http://[", "http://x:99999/"]
)
def test_anything_else_is_refused(link: str) -> None:
    """With a code, as every refusal."""
    with pytest.raises(Illegal) as refusal:
        parse_link(link)

    assert "link/malformed" == refusal.value.code


def test_a_secure_page_has_a_secure_socket() -> None:
    """https becomes wss."""
    assert "wss://klub.example/live/abc" == socket_address("https://klub.example", "abc")
    assert "ws://127.0.0.1:1/live/abc" == socket_address("http://127.0.0.1:1", "abc")
