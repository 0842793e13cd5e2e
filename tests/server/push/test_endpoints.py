"""Which addresses the server lets itself be sent to."""

import asyncio
import socket
from typing import Any

import pytest

from klub.core import Malformed
from klub.server.push.endpoints import Endpoints


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.services.mozilla.com/wpush/v2/abc",
        "https://fcm.googleapis.com:443/fcm/send/abc",
        "https://web.push.apple.com/abc?x=1",
        "https://8.8.8.8/abc",
    ],
)
def test_push_services_are_taken(endpoint: str) -> None:
    """By https, at a public host."""
    Endpoints().check(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/abc",
        "ftp://push.example.org/abc",
        "https://push.example.org:8443/abc",
        "https://ada:secret@push.example.org/abc",
        "https://localhost/abc",
        "https://klub.localhost/abc",
        "https://router/abc",
        "https://printer.local/abc",
        "https://metadata.internal/abc",
        "https://127.0.0.1/abc",
        "https://10.1.2.3/abc",
        "https://192.168.1.1/abc",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/abc",
        "https://0.0.0.0/abc",
        "https://224.0.0.1/abc",
        "https://[::1]/abc",
        "https://[fe80::1]/abc",
        "https://[fd00::1]/abc",
        "https://[::ffff:127.0.0.1]/abc",
        "https://[::ffff:10.0.0.1]/abc",
        "https://[2002:7f00:1::]/abc",
        "https://[broken/abc",
        "https://push.example.org:port/abc",
        "https:///abc",
        "https://push.example.org/a b",
        "https://push.example.org/\n",
        "https://push.example.org/é",
        "https://push.example.org/" + 1024 * "a",
        "",
    ],
)
def test_everything_else_is_refused(endpoint: str) -> None:
    """Other schemes, other ports, and whatever is not on the internet."""
    with pytest.raises(Malformed) as refusal:
        Endpoints(["http://127.0.0.1:9000"]).check(endpoint)

    assert "push/bad_endpoint" == refusal.value.code


@pytest.mark.parametrize("found", [["127.0.0.1"], ["10.0.0.1"], ["8.8.8.8", "192.168.0.1"], ["::1"], []])
async def test_a_public_name_that_leads_home_is_refused(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is what a name leads to when it is called."""
    _names(monkeypatch, found)

    with pytest.raises(Malformed):
        await Endpoints().address("https://push.example.org/abc")


async def test_the_checked_address_is_the_one_to_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """And an origin that the settings name is called as it is."""
    _names(monkeypatch, ["8.8.8.8", "2606:4700::1111"])

    assert "8.8.8.8" == await Endpoints().address("https://push.example.org/abc")
    assert "127.0.0.1" == await Endpoints(["http://127.0.0.1:9000"]).address("http://127.0.0.1:9000/abc")


def _names(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    """Every name leads to these addresses."""

    async def getaddrinfo(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in found]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo, raising=False)
