"""Sends one client what becomes of a table, over a socket.

Whoever reads too slowly misses states (only the latest counts) and, if that does not help, is dropped, never awaited.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import Any, Final

from klub.core import Illegal, Seat
from klub.server.asgi import Message, Send
from klub.server.limits import Limits
from klub.server.metrics import Metrics
from klub.server.sockets.messages import Bye, Presence, Refused, Shown, Welcome, write_event
from klub.server.sockets.protocol import WebSocketProtocol
from klub.server.sockets.sending import begin_send
from klub.server.sockets.snapshots import SnapshotWriter
from klub.server.tables.listeners import FrameKind
from klub.store import Person
from klub.tables import Attendance, Table
from klub.tables.house import ABSENCE

# Close codes of RFC 6455 and its registry.
NOT_ALLOWED: Final = 1008
TOO_LARGE: Final = 1009
_RESTARTING: Final = 1012
TRY_LATER: Final = 1013


class Subscriber:
    """The listener at the end of one open socket."""

    __slots__ = (
        "_closing",
        "_latest",
        "_limits",
        "_metrics",
        "_missed",
        "_send",
        "_sending",
        "_skipped",
        "_slow",
        "_waiting",
        "_writer",
        "hidden",
        "person",
        "protocol",
    )

    def __init__(self, person: Person, send: Send, limits: Limits, metrics: Metrics) -> None:
        self.person, self.hidden = person, False
        self._send, self._limits, self._metrics, self._writer = send, limits, metrics, SnapshotWriter(person.id)
        protocol = getattr(send, "__self__", None)
        self.protocol = protocol if isinstance(protocol, WebSocketProtocol) else None
        """What carries this connection, if it is known: then most of what is said needs no coroutine."""
        self._missed = True
        """Whether a frame of the live turn was missed, as all were before this connection."""
        self._closing = False
        self._sending: asyncio.Task[None] | None = None
        """Runs while the reader is slower than we."""
        self._waiting: deque[bytes | Message | None] = deque()
        """What is sent next; None: the latest snapshot."""
        self._latest: Table | None = None
        self._skipped = 0
        self._slow: asyncio.TimerHandle | None = None

    # What it is told

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
        if data is not None and (self.protocol is None or not self.protocol.send_texts(data)):
            self._push(data)

    def met(self, attendance: Attendance) -> None:
        """Say who is connected, and who is absent."""
        names = {who: visitor.name for who, visitor in attendance.people.items()}
        self._push(write_event(Presence(people=[*names], absence=ABSENCE, names=names, absent=attendance.absent)))

    def streamed(self, data: bytes, kind: FrameKind) -> bool:
        """Send a frame of a live turn, unless the reader is slow or has missed one: then it needs a key frame."""
        if self._closing:
            return False
        if kind != "end":
            if self._sending is not None:
                self._missed = True
                return False
            if self._missed is not (kind == "key"):
                return self._missed  # a key frame is for those who miss something, any other for those who do not
        self._missed = kind == "end"
        if self.protocol is None or not self.protocol.send_bytes(data):
            self._push({"type": "websocket.send", "bytes": data})
        return False

    def sketched(self, seat: Seat, sketch: Any) -> None:
        """Send a sketch of somebody else."""
        self._push(write_event(Shown(seat=seat, sketch=sketch)))

    def rejected(self, refusal: Illegal) -> None:
        """Tell of a refusal that answers no request."""
        self._refuse(None, refusal)

    def welcome(self, welcome: Welcome) -> None:
        """Say who serves."""
        self._push(write_event(welcome))

    def bye(self, retry_after: float) -> None:
        """Say goodbye and close."""
        self._push(write_event(Bye(retry_after=retry_after)))
        self.close(_RESTARTING)

    def _refuse(self, nonce: str | None, refusal: Illegal) -> None:
        self._push(write_event(Refused(nonce=nonce, code=refusal.code, facts=refusal.facts)))

    def _snapshot(self, table: Table) -> bytes | None:
        """The snapshot for this person; one who may not look any more is told so and sent away."""
        try:
            data = self._writer.tell(table)
        except Illegal as refusal:
            self.part(refusal, NOT_ALLOWED)
            return None
        self._metrics.snapshots.value += 1
        return data

    # How it ends

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

    # What waits until it is ready

    def _push(self, data: bytes | Message | None) -> None:
        """Send now if that needs no waiting, else when the reader is ready."""
        if self._closing:
            return
        if self._sending is not None:
            self._waiting.append(data)
            self._check_outbox()
            return
        assert data is not None, "a snapshot is written at once where nothing waits"
        if self.protocol is not None and isinstance(data, bytes) and self.protocol.send_texts(data):
            return
        try:
            rest = begin_send(self._send(_as_message(data)))
        except OSError:
            self._closing = True
            return
        if rest is not None:
            self._sending = asyncio.get_running_loop().create_task(self._send_waiting(rest))
            self._slow = asyncio.get_running_loop().call_later(self._limits.slow_reader, self._drop)

    async def _send_waiting(self, rest: Awaitable[None]) -> None:
        try:
            await rest
            while self._waiting:
                data = self._waiting.popleft()
                if data is None:
                    assert self._latest is not None, "set with the mark"
                    data, self._skipped = self._snapshot(self._latest), 0
                if data is not None:
                    await self._send(_as_message(data))
        except OSError:
            self._closing = True
        finally:
            self._sending = None
            self._stop_waiting()

    def _check_outbox(self) -> None:
        if len(self._waiting) + self._skipped > self._limits.outbox:
            self._drop()

    def _drop(self) -> None:
        """Part from a reader that is too slow."""
        if self._sending is None:
            return
        self._metrics.dropped.value += 1
        self._closing = True
        self._waiting.clear()
        self._sending.cancel()
        self._stop_waiting()
        self._sending = asyncio.get_running_loop().create_task(self._part())

    async def _part(self) -> None:
        try:
            async with asyncio.timeout(self._limits.farewell):
                await self._send({"type": "websocket.close", "code": TRY_LATER})
        except (OSError, TimeoutError):
            pass
        finally:
            # ASGI has no word for this: what waits in the buffer of a line that nobody reads would keep it open.
            if self.protocol is not None and self.protocol.transport.get_write_buffer_size():
                self.protocol.transport.abort()

    def _stop_waiting(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


def _as_message(data: bytes | Message) -> Message:
    """What ASGI is given: bytes are a text."""
    return {"type": "websocket.send", "text": data.decode()} if isinstance(data, bytes) else data
