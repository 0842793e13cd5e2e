"""Live connections: a raw ASGI application for `/live/{table}`. No framework object and no task per message.

Whoever reads too slowly misses states (only the latest counts) and, if that does not help, is dropped, never awaited.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterable, MutableMapping
from typing import Any, Final, TypeAlias

from klub.core import Illegal, Malformed, Seat, encode
from klub.server.hub import Hub
from klub.server.limits import Bucket, Limits
from klub.server.messages import (
    PONG,
    Bye,
    Done,
    Ping,
    Presence,
    Refused,
    Show,
    Shown,
    Tried,
    Try,
    read_nonce,
    read_request,
    write_event,
)
from klub.server.security import whose_bucket
from klub.server.show import FrameKind
from klub.server.telling import Teller
from klub.server.wire import Wire
from klub.store import Person, StoreUnavailable
from klub.tables import Table, may_look

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Identify: TypeAlias = Callable[[Iterable[tuple[bytes, bytes]]], Awaitable[Person | None]]
"""Who a request comes from, told by its headers."""

AGAIN: Final = 1.0
"""Seconds after which those who were turned away may try again."""

ADDRESSES: Final = 1_000
"""Addresses that are remembered without a second thought."""

# Close codes of RFC 6455 and its registry.
NOT_ALLOWED: Final = 1008
TOO_LARGE: Final = 1009
RESTARTING: Final = 1012
TRY_LATER: Final = 1013

STATUS: Final = {
    "server/no_identity": 401,
    "table/kicked": 403,
    "table/private": 403,
    "table/unknown": 404,
    "server/too_many_connections": 429,
    "server/full": 503,
    "server/leaving": 503,
    "server/unavailable": 503,
    "table/crowded": 503,
}
"""How a refusal before the connection is open looks in HTTP."""


class Sockets:
    """The ASGI application: one call is one connection. Origin and host were checked before."""

    def __init__(
        self,
        hub: Hub,
        identify: Identify,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock`: seconds that only grow, for the limits on messages."""
        self.hub, self.limits, self.metrics, self.clock = hub, limits, hub.metrics, clock
        self._identify = identify
        self._addresses: dict[str, _Address] = {}
        self._look_at = ADDRESSES

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one connection, from its request to its end."""
        await receive()  # websocket.connect
        address = whose_bucket(scope.get("client"))
        held = self._addresses.get(address)
        if held is None:
            held = self._addresses[address] = _Address(self.limits)
        try:
            held.connections += 1
            self.metrics.connections.value += 1
            try:
                place, _, table_id = str(scope["path"]).rpartition("/")
                if not place.endswith("/live"):
                    raise Illegal("table/unknown")
                person = await self._admit(table_id, scope["headers"], held)
            except Illegal as refusal:
                self.metrics.refusals.add(refusal.code)
                await _turn_away(refusal, send)
            else:
                await send({"type": "websocket.accept"})
                await self._serve(Connection(self, table_id, person, held.bucket, send), receive)
        except OSError:
            pass  # gone in the middle of something
        finally:
            self.metrics.connections.value -= 1
            held.connections -= 1
            if not held.connections:
                self._forget(address, held)

    async def _admit(self, table_id: str, headers: Iterable[tuple[bytes, bytes]], held: "_Address") -> Person:
        """Who comes in; raises `Illegal` for those who may not."""
        if self.hub.draining:
            raise Illegal("server/leaving", retry_after=AGAIN)
        if self.metrics.connections.value > self.limits.connections:
            raise Illegal("server/full", most=self.limits.connections)
        if held.connections > self.limits.connections_per_address:
            raise Illegal("server/too_many_connections", most=self.limits.connections_per_address)
        try:
            person = await self._identify(headers)
        except StoreUnavailable:
            raise Illegal("server/unavailable") from None
        if person is None:
            raise Illegal("server/no_identity")
        table = await self.hub.table(table_id)
        may_look(table, person.id)
        crowded = self.hub.guests(table_id) >= self.limits.listeners_per_table
        if crowded and person.id not in table.people():
            raise Illegal("table/crowded", most=self.limits.listeners_per_table)
        return person

    async def _serve(self, connection: "Connection", receive: Receive) -> None:
        try:
            table = self.hub.held(connection.table_id) or await self.hub.table(connection.table_id)
        except Illegal as refusal:  # gone since it was admitted
            connection.part(refusal, TRY_LATER)
            return
        connection.changed(table)
        self.hub.listen(connection.table_id, connection)
        try:
            if connection.wire is not None:
                connection.wire.hear = connection.hear
            while (message := await receive())["type"] == "websocket.receive":
                await connection.hear_in_turn(message)
        finally:
            if connection.wire is not None:
                connection.wire.hear = None
            self.hub.ignore(connection)
            connection.gone()

    def _forget(self, address: str, held: "_Address") -> None:
        """An address without connections counts until its bucket is full again; now and then all are looked at."""
        now = self.clock()
        if held.bucket.is_full(now):
            del self._addresses[address]
        elif len(self._addresses) >= self._look_at:
            idle = [each for each, of in self._addresses.items() if not of.connections and of.bucket.is_full(now)]
            for each in idle:
                del self._addresses[each]
            self._look_at = 2 * len(self._addresses) + ADDRESSES


class _Address:
    """What all connections of one address share."""

    __slots__ = ("bucket", "connections")

    def __init__(self, limits: Limits) -> None:
        self.bucket = Bucket(limits.address_messages_per_second, limits.address_message_burst)
        self.connections = 0


class Connection:
    """One open socket: takes requests one by one, and is told of changes at any time."""

    __slots__ = (
        "_address",
        "_asking",
        "_bucket",
        "_closing",
        "_inputs",
        "_latest",
        "_missed",
        "_next",
        "_of",
        "_offences",
        "_send",
        "_sending",
        "_sketches",
        "_skipped",
        "_slow",
        "_teller",
        "_waiting",
        "person",
        "table_id",
        "wire",
    )

    def __init__(self, of: Sockets, table_id: str, person: Person, address: Bucket, send: Send) -> None:
        self.person, self.table_id = person, table_id
        self._of, self._send, self._teller = of, send, Teller(person.id)
        wire = getattr(send, "__self__", None)
        self.wire = wire if isinstance(wire, Wire) else None
        """What carries this connection, if it is known: then most of what is said needs no coroutine."""
        self._address = address
        self._bucket = Bucket(of.limits.messages_per_second, of.limits.message_burst)
        self._inputs: Bucket | None = None
        self._sketches: Bucket | None = None
        self._offences = 0
        self._missed = True
        """Whether a frame of the live turn was missed, as all were before this connection."""
        self._asking = False
        """Whether a request is being answered."""
        self._next: asyncio.Future[None] | None = None
        """A message that waits for that; those behind it wait with it."""
        self._closing = False
        self._sending: asyncio.Task[None] | None = None
        """Runs while the reader is slower than we."""
        self._waiting: deque[bytes | Message | None] = deque()
        """What is sent next; None: the latest snapshot."""
        self._latest: Table | None = None
        self._skipped = 0
        self._slow: asyncio.TimerHandle | None = None

    # What the client says

    def hear(self, text: str) -> bool:
        """Take a message at once; False while another one is being answered, or waits for that."""
        if self._asking or self._next is not None:
            return False
        self._take(text)
        return True

    async def hear_in_turn(self, message: Message) -> None:
        """Take a message once the one before it is answered."""
        if self._asking:
            self._next = asyncio.get_running_loop().create_future()
            await self._next
            self._next = None
        text = message.get("text")
        if text is not None:
            self._take(text)
            return
        self._take_input(message["bytes"])

    def _take_input(self, data: bytes) -> None:
        """An input of a live turn: the seat, then what the game knows how to read."""
        of = self._of
        of.metrics.messages.value += 1
        if len(data) > of.limits.live_message_bytes:
            self.close(TOO_LARGE)
            return
        if self._inputs is None:
            self._inputs = Bucket(of.limits.live_messages_per_second, of.limits.live_message_burst)
        if self._closing or not self._may_speak(None, self._inputs):
            return
        if not data:
            self._offend()
            self._refuse(None, Malformed("live/malformed", size=0))
            return
        of.hub.play_live(self, data[0], data[1:])

    def _take(self, text: str) -> None:
        of = self._of
        of.metrics.messages.value += 1
        if len(text) > of.limits.message_bytes or (
            not text.isascii() and len(text.encode("utf-8", "surrogatepass")) > of.limits.message_bytes
        ):
            self.close(TOO_LARGE)
            return
        try:
            request = read_request(text)
        except Illegal as refusal:
            nonce = read_nonce(text)
            if self._may_speak(nonce):
                self._offend()
                self._refuse(nonce, refusal)
            return
        if not self._may_speak(request.nonce):
            return
        self._offences = 0
        kind = type(request)
        if kind is Ping:
            self._pong(request)
        elif kind is Show:
            self._show(request)
        elif not self._closing:
            self._asking = True
            if kind is Try:
                of.hub.ask_whether(self, request.seat, request.move, request.nonce)
            else:
                of.hub.ask(self, request, request.nonce)

    def _show(self, request: Show) -> None:
        of = self._of
        if self._sketches is None:
            self._sketches = Bucket(of.limits.sketches_per_second, of.limits.sketch_burst)
        if self._closing or not self._may_speak(request.nonce, self._sketches):
            return
        try:
            of.hub.show(self, request.seat, request.sketch)
        except Illegal as refusal:
            of.metrics.refusals.add(refusal.code)
            self._refuse(request.nonce, refusal)

    def done(self, nonce: str | None, number: int, table: Table | None) -> None:
        """Answer a request that was taken, after the snapshot that it led to; both in one write."""
        answer = write_event(Done(nonce=nonce, number=number))
        snapshot = None
        if table is not None:
            if self._sending is None and not self._closing:
                snapshot = self._snapshot(table)
            else:
                self.changed(table)
        if snapshot is None:
            self._push(answer)
        elif self.wire is None or not self.wire.say(snapshot, answer):
            self._push(snapshot)
            self._push(answer)
        self._answered()

    def tried(self, nonce: str | None) -> None:
        """Answer whether a move would be legal."""
        self._push(write_event(Tried(nonce=nonce)))
        self._answered()

    def refused(self, nonce: str | None, refusal: Illegal, table: Table | None) -> None:
        """Answer a request that was refused, and show what it was judged by."""
        self._refuse(nonce, refusal)
        if table is not None:
            self.changed(table)
        self._answered()

    def _answered(self) -> None:
        self._asking = False
        if self._next is not None and not self._next.done():
            self._next.set_result(None)

    def _may_speak(self, nonce: str | None, bucket: Bucket | None = None) -> bool:
        """Whether this message is one of those that may be sent so fast; if not, it is refused.

        What has a `bucket` of its own does not count for the address: a whole club may play live behind one.
        """
        now = self._of.clock()
        wait = self._bucket.take(now) or self._address.take(now) if bucket is None else bucket.take(now)
        if not wait:
            return True
        self._of.metrics.limited.value += 1
        self._offend()
        self._refuse(nonce, Illegal("server/too_fast", retry_after=round(wait, 3)))
        return False

    def _offend(self) -> None:
        self._offences += 1
        if self._offences > self._of.limits.patience_with_floods:
            self.close(NOT_ALLOWED)

    def _pong(self, ping: Ping) -> None:
        self._push(PONG)
        table = self._of.hub.held(self.table_id)
        if ping.seen is not None and table is not None and ping.seen < table.number:
            self.changed(table)

    def _refuse(self, nonce: str | None, refusal: Illegal) -> None:
        self._push(write_event(Refused(nonce=nonce, code=refusal.code, facts=refusal.facts)))

    # What the client is told

    def changed(self, table: Table) -> None:
        """Send a snapshot, or have the latest one sent once the reader is ready."""
        if self._closing:
            return
        if self._sending is not None:
            self._latest = table
            if None in self._waiting:
                self._skipped += 1
                self._check_outbox()
            else:
                self._push(None)
            return
        data = self._snapshot(table)
        if data is not None and (self.wire is None or not self.wire.say(data)):
            self._push(data)

    def met(self, people: list[str]) -> None:
        """Say who is connected."""
        self._push(write_event(Presence(people=people)))

    def shown(self, data: bytes, kind: FrameKind) -> bool:
        """Show a frame of a live turn, unless the reader is slow or has missed one: then it needs a key frame."""
        if self._closing:
            return False
        if kind != "end":
            if self._sending is not None:
                self._missed = True
                return False
            if self._missed is not (kind == "key"):
                return self._missed  # a key frame is for those who miss something, any other for those who do not
        self._missed = kind == "end"
        if self.wire is None or not self.wire.show(data):
            self._push({"type": "websocket.send", "bytes": data})
        return False

    def sketched(self, seat: Seat, sketch: Any) -> None:
        """Show what somebody else shows."""
        self._push(write_event(Shown(seat=seat, sketch=sketch)))

    def rejected(self, refusal: Illegal) -> None:
        """Tell of a refusal that answers no request."""
        self._refuse(None, refusal)

    def bye(self, retry_after: float) -> None:
        """Say goodbye and close."""
        self._push(write_event(Bye(retry_after=retry_after)))
        self.close(RESTARTING)

    def close(self, code: int) -> None:
        """Close after what was said before."""
        if not self._closing:
            self._push({"type": "websocket.close", "code": code})
            self._closing = True

    def part(self, refusal: Illegal, code: int) -> None:
        """Say why this connection ends, and end it."""
        self._refuse(None, refusal)
        self.close(code)

    def gone(self) -> None:
        """The connection has ended."""
        self._closing = True
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
        self._stop_waiting()

    def _snapshot(self, table: Table) -> bytes | None:
        """The snapshot for this person; one who may not look any more is told so and sent away."""
        try:
            data = self._teller.tell(table)
        except Illegal as refusal:
            self.part(refusal, NOT_ALLOWED)
            return None
        self._of.metrics.snapshots.value += 1
        return data

    def _push(self, data: bytes | Message | None) -> None:
        """Send now if that needs no waiting, else when the reader is ready."""
        if self._closing:
            return
        if self._sending is not None:
            self._waiting.append(data)
            self._check_outbox()
            return
        assert data is not None, "a snapshot is written at once where nothing waits"
        if self.wire is not None and isinstance(data, bytes) and self.wire.say(data):
            return
        sending = self._send(_wire(data)).__await__()
        try:
            # Most sends need not wait: then there is no need for a task.
            first = next(sending)
        except StopIteration:
            return
        except OSError:
            self._closing = True
            return
        self._sending = asyncio.get_running_loop().create_task(self._send_waiting(_Rest(first, sending)))
        self._slow = asyncio.get_running_loop().call_later(self._of.limits.slow_reader, self._drop)

    async def _send_waiting(self, rest: "_Rest") -> None:
        try:
            await rest
            while self._waiting:
                data = self._waiting.popleft()
                if data is None:
                    assert self._latest is not None, "set with the mark"
                    data, self._skipped = self._snapshot(self._latest), 0
                if data is not None:
                    await self._send(_wire(data))
        except OSError:
            self._closing = True
        finally:
            self._sending = None
            self._stop_waiting()

    def _check_outbox(self) -> None:
        if len(self._waiting) + self._skipped > self._of.limits.outbox:
            self._drop()

    def _drop(self) -> None:
        """Part from a reader that is too slow."""
        if self._sending is None:
            return
        self._of.metrics.dropped.value += 1
        self._closing = True
        self._waiting.clear()
        self._sending.cancel()
        self._stop_waiting()
        self._sending = asyncio.get_running_loop().create_task(self._part())

    async def _part(self) -> None:
        try:
            async with asyncio.timeout(self._of.limits.farewell):
                await self._send({"type": "websocket.close", "code": TRY_LATER})
        except (OSError, TimeoutError):
            pass
        finally:
            # ASGI has no word for this: what waits in the buffer of a line that nobody reads would keep it open.
            if self.wire is not None and self.wire.transport.get_write_buffer_size():
                self.wire.transport.abort()

    def _stop_waiting(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


class _Rest:
    """The rest of a send that has begun: it waits for `first`."""

    __slots__ = ("_first", "_rest")

    def __init__(self, first: Any, rest: Generator[Any, None, Any]) -> None:
        self._first, self._rest = first, rest

    def __await__(self) -> Generator[Any, None, None]:
        try:
            yield self._first
            yield from self._rest
        finally:
            self._rest.close()


def _wire(data: bytes | Message) -> Message:
    return {"type": "websocket.send", "text": data.decode()} if isinstance(data, bytes) else data


async def _turn_away(refusal: Illegal, send: Send) -> None:
    """Refuse a connection that is not open yet, in HTTP."""
    body = encode({"code": refusal.code, "facts": refusal.facts})
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    status = STATUS.get(refusal.code, 403)
    if status in (429, 503):
        headers.append((b"retry-after", b"%d" % AGAIN))
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
