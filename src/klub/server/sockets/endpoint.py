"""The ASGI application for `/live/{table}`: who may connect, and the life of a connection."""

import time
from collections.abc import Awaitable, Callable
from math import isfinite
from typing import Final, TypeAlias
from urllib.parse import parse_qs

import klub
from klub.core import Illegal
from klub.server.asgi import Headers, Message, Receive, Send, client_key
from klub.server.hub import Hub
from klub.server.limits import Limits
from klub.server.refusals import send_refusal
from klub.server.sockets.addresses import Addresses
from klub.server.sockets.connection import Connection
from klub.server.sockets.messages import Welcome
from klub.server.sockets.rates import MessageRates
from klub.server.sockets.silence import SilenceWatch
from klub.server.sockets.subscriber import TRY_LATER
from klub.store import Person, StoreUnavailable
from klub.tables import may_look

_Identify: TypeAlias = Callable[[Headers], Awaitable[Person | None]]
"""Who a request comes from, told by its headers."""

_AGAIN: Final = 1.0
"""Seconds after which those who were turned away may try again."""


class SocketEndpoint:
    """The ASGI application: one call is one connection. Origin and host were checked before."""

    def __init__(
        self,
        hub: Hub,
        identify: _Identify,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        page: str = "",
    ) -> None:
        """`clock`: seconds that only grow, for the limits on messages; `page`: the build of the page that is served."""
        self.clock = clock
        self.addresses = Addresses(limits, clock)
        self.silence = SilenceWatch(limits)
        self._page = page
        self._hub, self._limits, self._connections = hub, limits, hub.metrics.connections
        self._identify = identify

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one connection, from its request to its end."""
        await receive()  # websocket.connect
        name = client_key(scope.get("client"))
        address = self.addresses.enter(name)
        self._connections.value += 1
        try:
            try:
                place, _, table_id = str(scope["path"]).rpartition("/")
                if not place.endswith("/live"):
                    raise Illegal("table/unknown")
                person = await self._admit(table_id, scope["headers"], address.connections)
            except Illegal as refusal:
                self._hub.metrics.refusals.add(refusal.code)
                await send_refusal(refusal, send, "websocket.http.response", otherwise=403)
            else:
                await send({"type": "websocket.accept"})
                rates = MessageRates(self._limits, address.bucket, self.clock)
                connection = Connection(self._hub, table_id, person, send, self._limits, rates)
                await self._serve(connection, receive, _wished_silence(scope))
        except OSError:
            pass  # gone in the middle of something
        finally:
            self._connections.value -= 1
            self.addresses.leave(name)

    async def _admit(self, table_id: str, headers: Headers, connections: int) -> Person:
        """Who comes in; raises `Illegal` for those who may not."""
        limits = self._limits
        if self._hub.draining:
            raise Illegal("server/leaving", retry_after=_AGAIN)
        if self._connections.value > limits.connections:
            raise Illegal("server/full", most=limits.connections)
        if connections > limits.connections_per_address:
            raise Illegal("server/too_many_connections", most=limits.connections_per_address)
        try:
            person = await self._identify(headers)
        except StoreUnavailable:
            raise Illegal("server/unavailable") from None
        if person is None:
            raise Illegal("server/no_identity")
        table = await self._hub.table(table_id)
        may_look(table, person.id)
        crowded = self._hub.count_listeners(table_id) >= limits.listeners_per_table
        if crowded and person.id not in table.people():
            raise Illegal("table/crowded", most=limits.listeners_per_table)
        return person

    async def _serve(self, connection: Connection, receive: Receive, wished: float | None) -> None:
        try:
            table = self._hub.held(connection.table_id) or await self._hub.table(connection.table_id)
        except Illegal as refusal:  # gone since it was admitted
            connection.part(refusal, TRY_LATER)
            return
        connection.changed(table)
        silence = self.silence.agree(wished)
        if wished is not None:
            connection.welcome(Welcome(version=klub.__version__, page=self._page, silence=silence))
        self._hub.listen(connection.table_id, connection)
        if wished is not None:
            self._hub.tell_no_turn(connection)
        try:
            if connection.protocol is not None:
                self.silence.enter(connection.protocol, silence)
                connection.protocol.on_text = connection.hear
            while (message := await receive())["type"] == "websocket.receive":
                await connection.hear_in_turn(message)
        finally:
            if connection.protocol is not None:
                connection.protocol.on_text = None
                self.silence.leave(connection.protocol)
            self._hub.ignore(connection)
            connection.gone()


def _wished_silence(scope: Message) -> float | None:
    """After how many seconds of silence a client wants its line to be cut; None if it does not say, or no number."""
    found = parse_qs(bytes(scope.get("query_string", b"")).decode("latin-1")).get("silence", [""])[-1]
    try:
        wished = float(found)
    except ValueError:
        return None
    return wished if isfinite(wished) else None
