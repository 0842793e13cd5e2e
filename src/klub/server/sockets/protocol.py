"""uvicorn's WebSocket protocol, made cheaper for many small messages: less work and fewer system calls.

It behaves as the class it extends, but for two things. A text message that comes in one piece is read here. Reading is
paused only when messages pile up, not for each of them. An application that knows the protocol may take and send texts
by plain calls, without a coroutine or a queue between, and several of them in one write.

What it uses of uvicorn and websockets is not promised by them: pyproject.toml bounds their versions, and
tests/server/live/test_internals.py names what has changed.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled parts for this platform
    from websockets.utils import apply_mask

UNREAD: Final = 16
"""Messages of one connection that wait for the application before the next is read from the network."""

_WHOLE_TEXT: Final = 0x81
"""The first byte of a message of text in one frame (RFC 6455, 5.2)."""
_WHOLE_BYTES: Final = 0x82
"""The same of one of bytes."""

_PING: Final = b"\x89\x00"
"""A whole frame: a ping that carries nothing."""

_MASKED: Final = 0x80
_MASK_SIZE: Final = 4
_LONGEST_HEAD: Final = 14

_SMALL: Final = Struct("!BB").pack
_MEDIUM: Final = Struct("!BBH").pack
_LARGE: Final = Struct("!BBQ").pack


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """For `uvicorn.Config(ws=WebSocketProtocol)`; without permessage-deflate."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_text: Callable[[str], bool] | None = None
        """Is given each text; False: not now. What it does not take goes to `receive`, and then all that follows."""
        self._leaving = False
        """Whether a side has said goodbye in a way that the class we extend does not note."""
        self._flows = True
        """Whether what is written leaves at once."""
        self._incoming = b""
        """The beginning of a frame; what we extend is given whole frames only."""
        self.heard = True
        """Whether anything has come since somebody set this to False."""
        self._by_frames = False
        """Whether what comes begins with a frame: after the request, unless somebody could not wait for the answer."""

    # Reading

    def data_received(self, data: bytes) -> None:
        """Take what the network brings, frame by frame."""
        self.heard = True
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
            text = data[start] == _WHOLE_TEXT
            if size > (self.config.ws_max_size or size):
                text, stop = False, end  # what we extend refuses it by its head
            elif stop > end:
                break
            if not (text and data[start + 1] & _MASKED and self._take_text(data, start + head, stop)):
                super().data_received(data[start:stop])
                if self.transport.is_closing():
                    return
            start = stop
        self._incoming = data[start:]

    def _take_text(self, data: bytes, start: int, stop: int) -> bool:
        """Hand a masked text over; False where it needs the care of what we extend."""
        if not self.handshake_complete or self._leaving or self.conn.current_size is not None:
            return False
        if self.close_sent:
            return True
        try:
            text = apply_mask(data[start:stop], data[start - _MASK_SIZE : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.on_text is None or not self.queue.empty() or not self.on_text(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; a single one that waits does not stop the reading."""
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

    def handle_close(self, event: Frame) -> None:
        """The client closes: nothing more is sent to it."""
        self._leaving = True
        super().handle_close(event)

    def shutdown(self) -> None:
        """The server ends: nothing more is sent after this."""
        super().shutdown()
        self._leaving = True

    # Writing

    def pause_writing(self) -> None:
        """The network takes no more for now."""
        self._flows = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """The network takes more again."""
        self._flows = True
        super().resume_writing()

    async def send(self, message: Any) -> None:
        """Send an ASGI message; texts need fewer steps than in the class we extend."""
        if message["type"] == "websocket.send" and self.close_sent:
            raise ClientDisconnected  # we closed by ourselves: too large, or not readable
        if message["type"] == "websocket.send" and self.handshake_complete and self.initial_response is None:
            text = message.get("text")
            if text is not None:
                if not self.writable.is_set():
                    await self.writable.wait()
                if not self.send_texts(text.encode()):
                    raise ClientDisconnected
                return
        await super().send(message)

    def send_bytes(self, data: bytes) -> bool:
        """As `send_texts`, for a message of bytes."""
        if not (self.handshake_complete and self._flows) or self.close_sent or self.disconnected or self._leaving:
            return False
        self.transport.write(_head(len(data), _WHOLE_BYTES) + data)
        return True

    def send_ping(self) -> None:
        """Ask for a sign of life, unless what was said before is still on its way."""
        if self.handshake_complete and self._flows and not (self.close_sent or self.disconnected or self._leaving):
            self.transport.write(_PING)

    def cut(self) -> None:
        """End the connection at once, without a word."""
        self.transport.abort()

    def send_texts(self, text: bytes, *more: bytes) -> bool:
        """Send texts at once, in one write; False where that has to wait, or cannot be: then `send` knows."""
        if not (self.handshake_complete and self._flows) or self.close_sent or self.disconnected or self._leaving:
            return False
        data = _head(len(text)) + text
        for each in more:
            data += _head(len(each)) + each
        self.transport.write(data)
        return True


def _head(size: int, kind: int = _WHOLE_TEXT) -> bytes:
    """How an unmasked frame with a whole message of this size begins."""
    if size < 126:
        return _SMALL(kind, size)
    if size < 65_536:
        return _MEDIUM(kind, 126, size)
    return _LARGE(kind, 127, size)


def _measure(data: bytes, start: int) -> tuple[int, int]:
    """The sizes of a frame's head and of what it carries; a head that is not all there counts as very long."""
    left = len(data) - start
    if left < 2:
        return _LONGEST_HEAD, 0
    masked, size = data[start + 1] & _MASKED, data[start + 1] & ~_MASKED
    head = 2 + _MASK_SIZE if masked else 2
    if size < 126:
        return head, size
    wide = 2 if size == 126 else 8
    if left < 2 + wide:
        return _LONGEST_HEAD, 0
    return head + wide, int.from_bytes(data[start + 2 : start + 2 + wide], "big")
