"""uvicorn's WebSocket, made cheaper for many small messages: less work and fewer system calls, the same behaviour.

Three things differ from the class it extends. A text message that comes in one piece is read here, everything else as
before. Reading is paused only when messages pile up, not for each of them. And what is sent to a connection in one
turn of the event loop leaves in one write. An application that knows it may say texts without a coroutine for each.
"""

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled parts for this platform
    from websockets.utils import apply_mask

UNREAD: Final = 16
"""Messages of one connection that wait for the application before the next is read from the network."""

WHOLE_TEXT: Final = 0x81
"""The first byte of a message of text in one frame (RFC 6455, 5.2)."""

MASKED: Final = 0x80
MASK_SIZE: Final = 4
LONGEST_HEAD: Final = 14


class Wire(WebSocketsSansIOProtocol):
    """For `uvicorn.Config(ws=Wire)`; without permessage-deflate."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._outgoing: list[bytes] = []
        self._incoming = b""
        """The beginning of a frame; what we extend is given whole frames only."""
        self._by_frames = False
        """Whether what comes begins with a frame: after the request, unless somebody could not wait for the answer."""

    # Reading

    def data_received(self, data: bytes) -> None:
        """Take what the network brings, frame by frame."""
        if not self._by_frames:
            super().data_received(data)
            self._by_frames = self.handshake_initiated and data.endswith(b"\r\n\r\n")
            return
        if self._incoming:
            data = self._incoming + data
        start, end = 0, len(data)
        while start < end:
            head, size = _measure(data, start)
            stop = start + head + size
            text = data[start] == WHOLE_TEXT
            if size > (self.config.ws_max_size or size):
                text, stop = False, end  # what we extend refuses it by its head
            elif stop > end:
                break
            if not (text and data[start + 1] & MASKED and self._take_text(data, start + head, stop)):
                super().data_received(data[start:stop])
                if self.transport.is_closing():
                    return
            start = stop
        self._incoming = data[start:]

    def _take_text(self, data: bytes, start: int, stop: int) -> bool:
        """Hand a masked text over; False where it needs the care of what we extend."""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None:
            return False
        if self.close_sent:
            return True
        try:
            text = apply_mask(data[start:stop], data[start - MASK_SIZE : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; as before, but a single one that waits does not stop the reading."""
        paused, self.read_paused = self.read_paused, True  # so that the method we extend leaves the transport alone
        try:
            super().send_receive_event_to_app()
        finally:
            self.read_paused = paused
        self._pause_reading()

    def _pause_reading(self) -> None:
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # Writing

    async def send(self, message: Any) -> None:
        """As before; text is collected until the event loop turns."""
        if message["type"] == "websocket.send" and self.close_sent:
            raise ClientDisconnected  # we closed by ourselves: too large, or not readable
        if message["type"] == "websocket.send" and self.handshake_complete and self.initial_response is None:
            text = message.get("text")
            if text is not None and not self.close_sent:
                if not self.writable.is_set():
                    await self.writable.wait()
                if self.disconnected or self.conn.state is not OPEN:
                    raise ClientDisconnected
                self._write_text(text.encode())
                return
        self._flush()
        await super().send(message)

    def say(self, text: bytes) -> bool:
        """Send a text at once, without ASGI; False where that has to wait, or cannot be: then `send` knows."""
        ready = self.handshake_complete and not self.close_sent and not self.disconnected and self.writable.is_set()
        if not ready or self.conn.state is not OPEN or self.initial_response is not None:
            return False
        self._write_text(text)
        return True

    def shutdown(self) -> None:
        """As before, after what was said."""
        self._flush()
        super().shutdown()

    def _write_text(self, data: bytes) -> None:
        """One unmasked frame, as `websockets` would write it."""
        size = len(data)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65_536:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        self._outgoing += (head, data)

    def _flush(self) -> None:
        if self._outgoing:
            data = b"".join(self._outgoing)
            self._outgoing.clear()
            if not self.transport.is_closing():
                self.transport.write(data)


def _measure(data: bytes, start: int) -> tuple[int, int]:
    """The sizes of a frame's head and of what it carries; a head that is not all there counts as very long."""
    left = len(data) - start
    if left < 2:
        return LONGEST_HEAD, 0
    masked, size = data[start + 1] & MASKED, data[start + 1] & ~MASKED
    head = 2 + MASK_SIZE if masked else 2
    if size < 126:
        return head, size
    wide = 2 if size == 126 else 8
    if left < 2 + wide:
        return LONGEST_HEAD, 0
    return head + wide, int.from_bytes(data[start + 2 : start + 2 + wide], "big")
