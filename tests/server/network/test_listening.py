"""A server that listens for real: on several addresses of this machine, and on more of them while it runs."""

import asyncio
import socket
from collections.abc import Iterator

import httpx
import pytest
import websockets

from klub.server.network import local_names
from klub.server.network.interfaces import house_addresses
from klub.server.network.listening import CannotListen, bind, listen
from klub.server.network.local_names import LocalName, wanted_names
from klub.server.network.reach import format_address
from klub.server.settings import Settings
from tests.server.http.process import KlubServer


@pytest.fixture
def house() -> list[str]:
    """The addresses of this machine in its network."""
    found = house_addresses()
    assert found, "this test needs a network, if only one to nowhere"
    return found


@pytest.fixture
def server() -> Iterator[KlubServer]:
    """A server for this machine alone."""
    server = KlubServer(KLUB_WARM_UP="0")
    server.start()
    yield server
    server.remove()


async def fetch(address: str) -> int:
    """The status at an address; 0 where nobody answers."""
    try:
        async with httpx.AsyncClient(timeout=5) as client:
            return (await client.get(f"{address}/healthz")).status_code
    except httpx.TransportError:
        return 0


async def test_the_house_is_let_in_and_shut_out_without_a_restart(server: KlubServer, house: list[str]) -> None:
    """By the switch: the same server answers on the other addresses of this machine, and then does not any more."""
    outside = [format_address(host, server.port) for host in house]
    async with httpx.AsyncClient(base_url=server.url) as ada:
        await ada.post("/api/me", json={"name": "Ada"})
        made = (await ada.post("/api/tables", json={"game": "clustered"})).json()
        assert made["link"].startswith(server.url)
        assert [0] * len(outside) == [await fetch(address) for address in outside]
        opened = (await ada.post("/api/reach", json={"switch": "on"})).json()
        invitation = (await ada.get(f"/api/tables/{made['table']}/invitation")).json()

        assert ("house", "on") == (opened["audience"], opened["switch"])
        assert outside == [way["address"] for way in opened["ways"] if way["kind"] == "address"]
        assert f"{outside[0]}/t/{made['table']}" == invitation["link"]
        assert [200] * len(outside) == [await fetch(address) for address in outside]
        async with httpx.AsyncClient(base_url=outside[0]) as bo:
            await bo.post("/api/me", json={"name": "Bo"})
            reached = (await bo.get("/api/reach")).json()
            assert (None, outside[0]) == (reached["switch"], reached["ways"][0]["address"])
            refused = await bo.post("/api/reach", json={"switch": "off"})
            assert "server/not_switchable" == refused.json()["code"]
            cookie = {"Cookie": f"klub={bo.cookies['klub']}"}
            address = f"{outside[0].replace('http', 'ws', 1)}/live/{made['table']}"
            async with websockets.connect(address, additional_headers=cookie) as socket:
                assert '"snapshot"' in await socket.recv()
                closed = (await ada.post("/api/reach", json={"switch": "off"})).json()
                await asyncio.wait_for(socket.wait_closed(), 30)
                assert 1012 == socket.close_code

        assert ("here", "off", []) == (closed["audience"], closed["switch"], closed["ways"])
        assert [0] * len(outside) == [await fetch(address) for address in outside]
        assert 200 == await fetch(server.url)
        again = (await ada.post("/api/reach", json={"switch": "on"})).json()
        assert "on" == again["switch"]
        assert 200 == await fetch(outside[0])


async def test_behind_a_proxy_nobody_is_given_the_switch(server: KlubServer) -> None:
    """Requests that were passed on are not from here."""
    async with httpx.AsyncClient(base_url=server.url, headers={"X-Forwarded-For": "192.0.2.77"}) as somebody:
        told = (await somebody.get("/api/reach")).json()
        refused = await somebody.post("/api/reach", json={"switch": "on"})

    assert (None, "everyone") == (told["switch"], told["audience"])
    assert (403, "server/not_switchable") == (refused.status_code, refused.json()["code"])


async def test_a_server_of_the_house_answers_on_every_address(house: list[str]) -> None:
    """Also IPv6, where the machine has it; its links never name this machine alone."""
    server = KlubServer("--host", "::", KLUB_ANNOUNCE="0", KLUB_WARM_UP="0")
    server.start()
    try:
        addresses = [format_address(host, server.port) for host in house]
        assert [200] * len(addresses) == [await fetch(address) for address in addresses]
        for own in (server.url, f"http://127.0.0.2:{server.port}"):
            async with httpx.AsyncClient(base_url=own) as ada:
                await ada.post("/api/me", json={"name": "Ada"})
                made = (await ada.post("/api/tables", json={"game": "clustered"})).json()
                table = made["table"]
                seat = (await ada.post(f"/api/tables/{table}/seat-link", json={"seat": 0})).json()["link"]
                recovery = (await ada.post("/api/me/recovery")).json()["link"]
                found = (await ada.get(f"/api/codes/{made['code']}")).json()["link"]

                assert [] == [
                    link for link in (made["link"], seat, recovery, found) if not link.startswith(addresses[0])
                ]
    finally:
        server.remove()


def test_all_sockets_of_a_server_share_one_port() -> None:
    """Also where any free one will do; and a port that is taken is told."""
    listeners = listen(Settings(host="::", port=0))
    try:
        ports = {listener.getsockname()[1] for listener in listeners}
        assert 1 == len(ports)
        assert socket.AF_INET == listeners[0].family
        with pytest.raises(CannotListen) as refusal:
            bind("127.0.0.1", ports.pop())
        assert refusal.value.taken
    finally:
        for listener in listeners:
            listener.close()


async def test_the_second_server_in_the_house_has_another_name(house: list[str]) -> None:
    """Both can be found; who leaves gives the name back."""
    heard: list[str] = []
    one, other = LocalName(heard.append), LocalName(heard.append)
    try:
        first = await one.announce(house, 5582)
        second = await other.announce(house, 5583)
        assert (first, second) == (one.name, other.name)
        assert first is not None
        assert second is not None
        assert first != second
        assert [first, second] == heard
        await one.withdraw()
        assert one.name is None
    finally:
        await one.withdraw()
        await other.withdraw()


async def test_where_nothing_can_be_announced_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without multicast."""
    heard: list[str] = []
    name = LocalName(heard.append)

    def refuse(**_: object) -> None:
        raise OSError("No such device")

    monkeypatch.setattr(local_names, "AsyncZeroconf", refuse)

    assert await name.announce(["192.168.1.5"], 5582) is None
    assert (None, []) == (name.name, heard)


@pytest.mark.parametrize(
    ("machine", "expected"),
    [
        ("laptop", ["klub", "klub-laptop", "klub-laptop-2", "klub-laptop-3", "klub-laptop-4"]),
        (
            "Ada's MacBook.fritz.box",
            ["klub", "klub-ada-s-macbook", *(f"klub-ada-s-macbook-{number}" for number in (2, 3, 4))],
        ),
        ("", ["klub", "klub-2", "klub-3", "klub-4"]),
    ],
)
def test_names_are_names_of_hosts(machine: str, expected: list[str]) -> None:
    """Letters, digits and hyphens."""
    assert [f"{name}.local" for name in expected] == wanted_names(machine)
