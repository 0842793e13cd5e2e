"""The sockets that a server listens on: those of the settings, and those that are opened while it runs."""

import asyncio
import errno
import os
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.utils import get_local_addr

from klub.server.settings import Settings

_BACKLOG: Final = 2048


class CannotListen(Exception):
    """The address or the port is not to be had."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(f"{host}:{port}: {error}")
        self.host, self.port = host, port
        self.taken = error.errno == errno.EADDRINUSE
        self.reason = error.strerror or str(error)


def listen(settings: Settings) -> list[socket.socket]:
    """The listening sockets, all on one port; raises `CannotListen`.

    For `::` there are two, where the machine has IPv6, so that everyone keeps their own address.
    """
    if settings.host != "::":
        return [bind(settings.host, settings.port)]
    first = bind("0.0.0.0", settings.port)
    with suppress(CannotListen):
        return [first, bind("::", first.getsockname()[1])]
    return [first]


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on one address; raises `CannotListen`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # after a restart, at once
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
            listener.listen(_BACKLOG)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        raise CannotListen(host, port, error) from None
    return listener


class LateListeners:
    """Sockets that a running server listens on beside its first ones, one for each address."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self._server, self._port = server, port
        self._open: dict[str, asyncio.base_events.Server] = {}

    async def listen(self, hosts: Sequence[str]) -> list[str]:
        """Listen on exactly these addresses beside the first ones; those of them that could be had.

        Who is connected to an address that is given up is sent away. Raises `CannotListen` where none could be had.
        """
        for host in [host for host in self._open if host not in hosts]:
            self._give_up(host)
        refusal: CannotListen | None = None
        for host in hosts:
            if host not in self._open:
                try:
                    self._open[host] = await self._serve(bind(host, self._port))
                except CannotListen as error:
                    refusal = error
        if refusal is not None and not self._open:
            raise refusal
        return [host for host in hosts if host in self._open]

    async def _serve(self, listener: socket.socket) -> asyncio.base_events.Server:
        """As uvicorn serves its first sockets; it closes this one too when it ends."""
        server, config, loop = self._server, self._server.config, asyncio.get_running_loop()

        def make_protocol() -> asyncio.Protocol:
            make: Any = config.http_protocol_class
            made: asyncio.Protocol = make(
                config=config, server_state=server.server_state, app_state=server.lifespan.state, _loop=loop
            )
            return made

        late = await loop.create_server(make_protocol, sock=listener, backlog=_BACKLOG)
        server.servers.append(late)
        return late

    def _give_up(self, host: str) -> None:
        late = self._open.pop(host)
        self._server.servers.remove(late)
        late.close()
        for connection in [*self._server.server_state.connections]:
            here = get_local_addr(connection.transport)
            if here is not None and here[0] == host:
                connection.shutdown()
