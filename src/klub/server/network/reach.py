"""How this server is reached: by whom, by which addresses and names; and how it is opened to the house."""

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, Literal, Protocol, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from klub.core import Illegal
from klub.server.asgi import Message, header
from klub.server.network.interfaces import house_addresses
from klub.server.network.listening import CannotListen
from klub.server.network.opening import Opening
from klub.server.settings import Settings, is_loopback

Audience: TypeAlias = Literal["everyone", "house", "here"]
Switch: TypeAlias = Literal["on", "off"]

_HOME_DOMAINS: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""Where networks of houses put the names of their machines; nobody can own a name there from outside."""


class Way(Struct, frozen=True):
    """An address that links to this server can begin with; `kind` says what stands in it."""

    address: str
    kind: Literal["public", "address", "name"]


class Reached(Struct, frozen=True):
    """How this server is reached. `audience`: who can open its links; `ways`: by what, the best first.

    `switch`: whether it was opened to the house from the page; null for those who may not do that.
    """

    audience: Audience
    ways: list[Way]
    switch: Switch | None


class _Listeners(Protocol):
    async def listen(self, hosts: Sequence[str]) -> list[str]: ...


class _Name(Protocol):
    name: str | None

    async def announce(self, addresses: Sequence[str], port: int) -> str | None: ...

    async def withdraw(self) -> None: ...


class Reach:
    """What one process knows about the ways to it.

    Without `serve` it only tells; a server that runs alone lends its sockets and a name for the local network.
    """

    def __init__(
        self, settings: Settings, port: int | None = None, look: Callable[[], list[str]] = house_addresses
    ) -> None:
        """`port`: the one that is listened on; `look` finds the addresses of this machine."""
        self._settings, self._look = settings, look
        self._port = settings.port if port is None else port
        self._listeners: _Listeners | None = None
        self._local_name: _Name | None = None
        self._opened: list[str] = []
        self._opening: Opening | None = None
        self._announced: tuple[str, ...] = ()
        self._announcing: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()
        self._machine = _names_of(socket.gethostname())

    # What is told

    @property
    def is_open(self) -> bool:
        """Whether other devices can come."""
        return not self._settings.is_local or bool(self._opened)

    def told(self, scope: Message) -> Reached:
        """How the server is reached, for whoever sent a request."""
        audience: Audience = "here"
        if self._settings.public or (not self.is_open and not is_from_here(scope)):
            audience = "everyone"  # a proxy brought it
        elif self.is_open:
            audience = "house"
        switch: Switch | None = None
        if self._may_switch(scope):
            switch = "on" if self._opened else "off"
        return Reached(audience, self.ways(scope), switch)

    def ways(self, scope: Message) -> list[Way]:
        """What links that this person gives to others can begin with, the best first.

        The way they came by themselves works, unless it is a name for this machine only; people far away are not told
        the addresses of the house.
        """
        if self._settings.public:
            return [Way(self._settings.public.rstrip("/"), "public")]
        ways = [] if (came_by := _came_by(scope)) is None else [came_by]
        if _is_near(scope):
            ways += self.house()
        return list({way.address: way for way in ways}.values())

    def house(self) -> list[Way]:
        """By what others in the house come, the best first; nothing where only this machine can."""
        if self._settings.public or not self.is_open:
            return []
        ways = [_way(host, self._port) for host in self._hosts()]
        if self._local_name is not None and self._local_name.name is not None:
            numbers = [way for way in ways if "[" not in way.address]
            ways.insert(len(numbers), _way(self._local_name.name, self._port))
        return ways

    def address(self, scope: Message) -> str:
        """What a link begins with that is made for this request; "" if it names no host."""
        ways = self.ways(scope)
        if ways:
            return ways[0].address
        host = header(scope["headers"], b"host")
        return f"{scope['scheme']}://{host}" if host else ""

    def knows(self, host: str) -> bool:
        """Whether a request's `Host` is one of ours, so that no foreign name can be pointed at us (DNS rebinding).

        Addresses and loopback names always are; then the public name, or what this machine is called in the house.
        """
        name = _host_name(host)
        if name is None:
            return False
        if is_loopback(name) or _is_address(name):
            return True
        if self._settings.public:
            return name == _host_name(urlsplit(self._settings.public).netloc)
        if not self.is_open:
            return False
        announced = self._local_name.name if self._local_name is not None else None
        return name in {announced, self._settings.host.lower(), *self._machine}

    # What is changed

    def serve(self, listeners: _Listeners, local_name: _Name, opening: Opening | None = None) -> None:
        """Use the sockets of a running server from now on, and announce it where others can come.

        `opening`: where the switch is remembered.
        """
        self._listeners, self._local_name, self._opening = listeners, local_name, opening
        self._announce()

    async def reopen(self) -> None:
        """Be open to the house again, if that was so before a restart; whoever plays finds the way back."""
        if self._opening is None or not self._is_switchable:
            return
        async with self._changing:
            if self._opening.holds(hosts := self._look()):
                with suppress(Illegal):
                    await self._listen(hosts)

    async def switch(self, scope: Message, to: Switch) -> None:
        """Open the server to the house, or close it again; raises `Illegal`."""
        if not self._may_switch(scope):
            raise Illegal("server/not_switchable")
        async with self._changing:
            hosts = self._look() if to == "on" else []
            if to == "on" and not hosts:
                raise Illegal("server/no_network")
            await self._listen(hosts)
            if self._opening is not None:
                self._opening.note(self._opened)

    async def refresh(self) -> None:
        """Follow the addresses of this machine, which change with its network, while it is open to the house."""
        if self._opened and not self._changing.locked():
            async with self._changing:
                found = self._look()
                if self._opened and found != self._opened:
                    with suppress(Illegal):
                        await self._listen(found)
        elif self.is_open:
            self._announce()

    async def stop(self) -> None:
        """Withdraw what was announced."""
        if self._announcing is not None:
            self._announcing.cancel()
            with suppress(asyncio.CancelledError):
                await self._announcing
        if self._local_name is not None:
            await self._local_name.withdraw()

    # Inside

    def _may_switch(self, scope: Message) -> bool:
        """Whether whoever sent a request may open the server: somebody at this machine, where nothing stands before."""
        return self._is_switchable and is_from_here(scope)

    @property
    def _is_switchable(self) -> bool:
        """Whether the server can be opened at all: it runs alone, and is for this machine only."""
        return self._listeners is not None and self._settings.is_local and not self._settings.public

    async def _listen(self, hosts: list[str]) -> None:
        assert self._listeners is not None, "a running server lent them"
        try:
            self._opened = await self._listeners.listen(hosts)
        except CannotListen as error:
            self._opened = []
            raise Illegal("server/cannot_listen", reason=error.reason) from None
        self._announce()

    def _hosts(self) -> list[str]:
        host = self._settings.host
        if self._opened:
            return self._opened
        if host == "::":
            return self._look()
        return [found for found in self._look() if ":" not in found] if host == "0.0.0.0" else [host]

    def _announce(self) -> None:
        """Announce the server as it is reached now, in the background; nothing, where nothing has changed."""
        if self._local_name is None or self._settings.public or not self._settings.announce:
            return
        hosts = tuple(host for host in self._hosts() if _is_address(host)) if self.is_open else ()
        if hosts != self._announced:
            self._announced = hosts
            before, self._announcing = self._announcing, None
            self._announcing = asyncio.get_running_loop().create_task(self._announce_in_turn(before, hosts))

    async def _announce_in_turn(self, before: asyncio.Task[None] | None, hosts: tuple[str, ...]) -> None:
        assert self._local_name is not None, "there is a name to announce"
        if before is not None:
            await before
        if hosts:
            await self._local_name.announce(hosts, self._port)
        else:
            await self._local_name.withdraw()


def is_from_here(scope: Message) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    client, headers = scope.get("client"), scope["headers"]
    forwarded = any(header(headers, name) for name in (b"x-forwarded-for", b"forwarded", b"x-real-ip"))
    return client is not None and is_loopback(client[0]) and _names_this_machine(scope) and not forwarded


def format_address(host: str, port: int) -> str:
    """What a link to a server begins with."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _way(host: str, port: int) -> Way:
    return Way(format_address(host, port), "address" if _is_address(host) else "name")


def _came_by(scope: Message) -> Way | None:
    """The way that a request came by, unless its name means the asker's own machine."""
    host = header(scope["headers"], b"host")
    name = _host_name(host) if host else None
    if name is None or is_loopback(name):
        return None
    return Way(f"{scope['scheme']}://{host}", "address" if _is_address(name) else "name")


def _names_this_machine(scope: Message) -> bool:
    """Whether a request was sent to a name by which every machine means itself."""
    name = _host_name(header(scope["headers"], b"host") or "")
    return name is not None and is_loopback(name)


def _is_near(scope: Message) -> bool:
    """Whether a request comes from this machine or a private network."""
    client = scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_private
    except ValueError:
        return False


def _names_of(machine: str) -> set[str]:
    """What a machine is called in the house."""
    whole = machine.lower()
    label = whole.partition(".")[0]
    return {whole, label, *(f"{label}.{domain}" for domain in _HOME_DOMAINS)} if label else set()


def _host_name(host: str) -> str | None:
    """The name of `name:port`, in small letters."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
