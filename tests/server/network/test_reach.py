"""How a server says it is reached: by whom, by which addresses and names, and who may change that."""

import asyncio
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from klub.core import Illegal
from klub.server.network.listening import CannotListen
from klub.server.network.opening import Opening
from klub.server.network.reach import Reach, Way, format_address, is_from_here
from klub.server.settings import Settings

HOUSE = ["192.168.1.5", "10.0.0.7", "fd00::5"]


def a_request(host: str = "localhost:5582", client: str = "127.0.0.1", **headers: str) -> dict[str, Any]:
    """The head of a request."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (client, 50_000), "headers": [(b"host", host.encode()), *named]}


class Listeners:
    """Sockets that are only written down; those of `taken` cannot be had."""

    def __init__(self, *taken: str) -> None:
        self.hosts: list[str] = []
        self._taken = taken

    async def listen(self, hosts: Sequence[str]) -> list[str]:
        self.hosts = [host for host in hosts if host not in self._taken]
        if hosts and not self.hosts:
            raise CannotListen(hosts[0], 5582, OSError(98, "Address already in use"))
        return self.hosts


class Name:
    """A name that is announced at once."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.announced: list[tuple[str, ...]] = []

    async def announce(self, addresses: Sequence[str], port: int) -> str | None:
        assert port == 5582
        self.announced.append(tuple(addresses))
        self.name = "klub.local"
        return self.name

    async def withdraw(self) -> None:
        self.name = None


def reached(host: str = "127.0.0.1", found: list[str] | None = None, **settings: Any) -> Reach:
    """A server that listens there, on a machine with these addresses."""
    return Reach(Settings(host=host, **settings), look=lambda: HOUSE if found is None else found)


def addresses(reach: Reach, scope: dict[str, Any]) -> list[str]:
    """What links can begin with."""
    return [way.address for way in reach.ways(scope)]


async def rest() -> None:
    """Let what goes on in the background take its few steps."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("asker", [a_request(), a_request("127.0.0.1:5582"), a_request("[::1]:5582", "::1")])
def test_links_of_the_local_network_never_name_this_machine_alone(asker: dict[str, Any]) -> None:
    """Whoever sits at the host opens `localhost`; friends get addresses that lead there from elsewhere."""
    reach = reached("::")

    assert ["http://192.168.1.5:5582", "http://10.0.0.7:5582", "http://[fd00::5]:5582"] == addresses(reach, asker)
    assert "http://192.168.1.5:5582" == reach.address(asker)
    assert ("house", None) == (reach.told(asker).audience, reach.told(asker).switch)


def test_what_brought_somebody_here_comes_first() -> None:
    """It works; the others are a choice."""
    friend = a_request("10.0.0.7:5582", "10.0.0.9")

    assert ["http://10.0.0.7:5582", "http://192.168.1.5:5582"] == addresses(reached("0.0.0.0"), friend)


def test_people_far_away_are_not_told_the_addresses_of_the_house() -> None:
    """They came by an address that works for them."""
    stranger = a_request("203.0.114.9:5582", "8.8.8.8")

    assert ["http://203.0.114.9:5582"] == addresses(reached("::"), stranger)


def test_a_server_for_this_machine_says_so() -> None:
    """Its links are for this machine; the switch is offered once its sockets are known."""
    reach = reached()
    told = reach.told(a_request())

    assert ("here", [], None) == (told.audience, told.ways, told.switch)
    assert "http://localhost:5582" == reach.address(a_request())


def test_a_public_address_is_the_only_one() -> None:
    """Whatever the machine is called, and wherever a request comes from."""
    reach = reached("::", public="https://klub.example/")

    assert [Way("https://klub.example", "public")] == reach.ways(a_request())
    assert "everyone" == reach.told(a_request("10.0.0.1:80")).audience
    assert [] == reach.house()


def test_one_address_of_several_is_the_only_way() -> None:
    """Where a server listens on one address."""
    assert ["http://10.0.0.7:5582"] == addresses(reached("10.0.0.7"), a_request())


@pytest.mark.parametrize(
    ("host", "settings", "allowed"),
    [
        ("localhost:5582", {}, True),
        ("127.0.0.1:1", {}, True),
        ("[::1]:5582", {}, True),
        ("klub.localhost", {}, True),
        ("evil.example:5582", {}, False),  # a name that somebody pointed at 127.0.0.1
        ("", {}, False),
        ("[", {}, False),
        ("laptop.local:5582", {}, False),
        ("laptop.local:5582", {"host": "0.0.0.0"}, True),
        ("LAPTOP:5582", {"host": "::"}, True),
        ("laptop.fritz.box:5582", {"host": "::"}, True),
        ("laptop.evil.example:5582", {"host": "::"}, False),
        ("evil.example:5582", {"host": "::"}, False),  # a page elsewhere could point it at the house
        ("klub.local:5582", {"host": "::"}, False),  # nobody has announced it
        ("studio.example:5582", {"host": "studio.example"}, True),
        ("192.0.2.7:5582", {"host": "0.0.0.0"}, True),
        ("klub.example", {"public": "https://klub.example"}, True),
        ("KLUB.example:443", {"public": "https://klub.example"}, True),
        ("evil.example", {"host": "0.0.0.0", "public": "https://klub.example"}, False),
    ],
)
def test_a_server_goes_by_its_own_names_only(
    host: str, settings: dict[str, Any], allowed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On this machine by its loopback names, in the house by those of the machine, elsewhere by its public one."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")

    assert Reach(Settings(**settings)).knows(host) == allowed


async def test_an_announced_name_is_an_own_name_while_it_is_announced() -> None:
    """It comes after the addresses of IPv4, which more phones understand, and goes with the network."""
    reach, name = reached("::"), Name()
    reach.serve(Listeners(), name)
    await rest()

    assert [tuple(HOUSE)] == name.announced
    assert Way("http://klub.local:5582", "name") == reach.house()[2]
    assert reach.knows("klub.local:5582")
    await reach.stop()
    assert not reach.knows("klub.local:5582")


async def test_nothing_is_announced_where_nobody_could_come_or_nobody_wants_it() -> None:
    """A server for this machine, one behind a proxy, and one that shall keep silent."""
    for reach in (reached(), reached("::", public="https://klub.example"), reached("::", announce=False)):
        name = Name()
        reach.serve(Listeners(), name)
        await rest()

        assert [] == name.announced


async def test_the_switch_opens_the_server_to_the_house_and_closes_it() -> None:
    """At once, by every address and a name; whoever sits here keeps their own address."""
    reach, listeners, name = reached(), Listeners(), Name()
    reach.serve(listeners, name)
    assert ("here", "off") == (reach.told(a_request()).audience, reach.told(a_request()).switch)
    await reach.switch(a_request(), "on")
    await rest()
    told = reach.told(a_request())

    assert HOUSE == listeners.hosts
    assert ("house", "on") == (told.audience, told.switch)
    assert ["http://192.168.1.5:5582", "http://10.0.0.7:5582", "http://klub.local:5582", "http://[fd00::5]:5582"] == [
        way.address for way in told.ways
    ]
    await reach.switch(a_request(), "off")
    await rest()
    assert ([], None) == (listeners.hosts, name.name)
    assert ("here", "off", []) == (reach.told(a_request()).audience, reach.told(a_request()).switch, reach.house())
    await reach.switch(a_request(), "off")  # once more is no mistake


async def test_an_opened_server_is_open_again_after_a_restart(tmp_path: Path) -> None:
    """On the same evening and the same network, until somebody closes it."""
    file, time = tmp_path / "opening", 1e9

    async def restarted(found: list[str] | None = None, **settings: Any) -> tuple[Reach, Listeners]:
        reach, listeners = reached(found=found, **settings), Listeners()
        reach.serve(listeners, Name(), Opening(file, lambda: time))
        await reach.reopen()
        return reach, listeners

    reach, listeners = await restarted()
    assert [] == listeners.hosts
    await reach.switch(a_request(), "on")

    assert HOUSE == (await restarted())[1].hosts
    moved = ["172.16.0.4"]
    assert [] == (await restarted(moved))[1].hosts
    assert [] == (await restarted(public="https://klub.example"))[1].hosts
    time += 12 * 3600
    assert [] == (await restarted())[1].hosts
    time -= 1
    reach, listeners = await restarted()
    assert HOUSE == listeners.hosts
    await reach.switch(a_request(), "off")
    assert [] == (await restarted())[1].hosts
    assert not file.exists()


@pytest.mark.parametrize("said", [b"", b"[]", b'{"at":1e9,"addresses":7}'])
def test_a_note_that_makes_no_sense_opens_nothing(tmp_path: Path, said: bytes) -> None:
    """Nor does a folder that cannot be written to do harm."""
    (tmp_path / "opening").write_bytes(said)
    nowhere = Opening(tmp_path / "opening" / "below a file")
    nowhere.note(HOUSE)

    assert not Opening(tmp_path / "opening").holds(HOUSE)
    assert not nowhere.holds(HOUSE)


@pytest.mark.parametrize(
    ("settings", "asker"),
    [
        ({}, a_request("192.168.1.5:5582", "192.168.1.9")),
        ({}, a_request("localhost:5582", "192.168.1.9")),
        ({}, a_request("evil.example:5582")),
        ({}, a_request(x_forwarded_for="192.168.1.9")),
        ({}, a_request(forwarded="for=192.168.1.9")),
        ({"public": "https://klub.example"}, a_request()),
        ({"host": "::"}, a_request()),
    ],
)
async def test_only_somebody_at_this_machine_is_given_the_switch(settings: dict[str, Any], asker: Any) -> None:
    """Nobody else, nobody through a proxy, and only where it would change anything."""
    reach, listeners = reached(**settings), Listeners()
    reach.serve(listeners, Name())
    with pytest.raises(Illegal) as refusal:
        await reach.switch(asker, "on")
    await rest()

    assert "server/not_switchable" == refusal.value.code
    assert reach.told(asker).switch is None
    assert [] == listeners.hosts


async def test_what_stands_in_the_way_of_opening_is_told() -> None:
    """No network, or a port that somebody else has; the server stays as it was."""
    for reach, listeners, code in (
        (reached(found=[]), Listeners(), "server/no_network"),
        (reached(), Listeners(*HOUSE), "server/cannot_listen"),
    ):
        reach.serve(listeners, Name())
        with pytest.raises(Illegal) as refusal:
            await reach.switch(a_request(), "on")

        assert code == refusal.value.code
        assert ("here", "off") == (reach.told(a_request()).audience, reach.told(a_request()).switch)


async def test_an_address_that_is_taken_is_left_out() -> None:
    """The others will do."""
    reach = reached()
    reach.serve(Listeners("192.168.1.5"), Name())
    await reach.switch(a_request(), "on")

    assert "http://10.0.0.7:5582" == reach.address(a_request())


async def test_an_open_server_follows_its_network() -> None:
    """A laptop that is carried to another room has another address; what is announced follows too."""
    found = ["192.168.1.5"]
    for reach in (
        Reach(Settings(), look=lambda: found.copy()),
        Reach(Settings(host="::"), look=lambda: found.copy()),
    ):
        found[:] = ["192.168.1.5"]
        listeners, name = Listeners(), Name()
        reach.serve(listeners, name)
        if not reach.is_open:
            await reach.switch(a_request(), "on")
        found[:] = ["10.0.0.7"]
        await reach.refresh()
        await reach.refresh()
        await rest()

        assert "http://10.0.0.7:5582" == reach.address(a_request())
        assert [("192.168.1.5",), ("10.0.0.7",)] == name.announced


def test_here_is_this_machine_and_no_proxy_on_it() -> None:
    """By the client's address and the name it asked for."""
    assert is_from_here(a_request())
    assert is_from_here(a_request("127.0.0.2:1", "127.0.0.2"))
    assert not is_from_here(a_request("klub.example"))
    assert not is_from_here(a_request(client="192.168.1.9"))
    assert not is_from_here({"type": "http", "headers": [(b"host", b"localhost")]})


def test_addresses_are_links() -> None:
    """Those of IPv6 in brackets."""
    assert "http://localhost:5582" == format_address("localhost", 5582)
    assert "http://[::1]:80" == format_address("::1", 80)
