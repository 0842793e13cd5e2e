"""The cheaper WebSocket behaves as the one it extends, however the bytes come."""

import asyncio
import struct
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from klub.server.sockets.protocol import UNREAD, WebSocketProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def _frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


SAID = {
    "a short text": _frame(Opcode.TEXT, b"hello"),
    "no text": _frame(Opcode.TEXT, b""),
    "longer texts": b"".join(_frame(Opcode.TEXT, b"x" * size) for size in (125, 126, 127, 900)),
    "many at once": b"".join(_frame(Opcode.TEXT, b"%d" % number) for number in range(40)),
    "characters of several bytes": _frame(Opcode.TEXT, "żółć ♣".encode()),
    "broken characters": _frame(Opcode.TEXT, b"\xff\xfe") + _frame(Opcode.TEXT, b"never read"),
    "bytes": _frame(Opcode.BINARY, b"\x00\xff") + _frame(Opcode.TEXT, b"and text"),
    "a ping between": _frame(Opcode.TEXT, b"a") + _frame(Opcode.PING, b"?") + _frame(Opcode.TEXT, b"b"),
    "pieces": _frame(Opcode.TEXT, b"he", fin=False) + _frame(Opcode.PING, b"") + _frame(Opcode.CONT, b"llo"),
    "a text among pieces": _frame(Opcode.TEXT, b"he", fin=False) + _frame(Opcode.TEXT, b"llo"),
    "exactly as large as allowed": _frame(Opcode.TEXT, b"x" * 1000),
    "too large": _frame(Opcode.TEXT, b"x" * 1001) + _frame(Opcode.TEXT, b"never read"),
    "far too large": struct.pack("!BBQ", 0x81, 0xFF, 2**62) + b"mask",
    "without a mask": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "reserved bits": b"\xc1" + _frame(Opcode.TEXT, b"hello")[1:],
    "a goodbye": _frame(Opcode.TEXT, b"a") + _frame(Opcode.CLOSE, struct.pack("!H", 1000)) + _frame(Opcode.TEXT, b"b"),
}


class Line:
    """A transport that leads nowhere: what is written is kept."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False
        self.paused = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_extra_info(self, _: str) -> None:
        return None


def _open(kind: type[WebSocketsSansIOProtocol], app: Any) -> tuple[WebSocketsSansIOProtocol, Line]:
    config = uvicorn.Config(app, ws_max_size=1000, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    wire, line = kind(config, ServerState(), {}, asyncio.get_running_loop()), Line()
    wire.connection_made(line)  # type: ignore[arg-type] # all of a transport that is used
    return wire, line


async def _turn(times: int = 10) -> None:
    """Let everything happen that waits for nothing but its turn."""
    for _ in range(times):
        await asyncio.sleep(0)


async def _talk(kind: type[WebSocketsSansIOProtocol], data: bytes, size: int) -> tuple[list[Any], bytes, bool]:
    """What an application hears that answers everything twice, what it says, and whether the line is closed then."""
    received: list[Any] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        received.append(await receive())
        await send({"type": "websocket.accept"})
        while received[-1]["type"] != "websocket.disconnect":
            received.append(message := await receive())
            if message["type"] == "websocket.receive":
                for text in ("one", f"other {message.get('text')}" * 50):
                    await send({"type": "websocket.send", "text": text})
                if message.get("text") == "the end":
                    await send({"type": "websocket.close", "code": 1001})

    wire, line = _open(kind, app)
    wire.data_received(REQUEST)
    await _turn()
    handshake = len(line.written)
    data += _frame(Opcode.TEXT, b"the end")
    pieces = [data[start : start + size] for start in range(0, len(data), size)]
    for piece in [*pieces, _frame(Opcode.CLOSE, struct.pack("!H", 1001))]:
        if not line.closed:
            wire.data_received(piece)
            await _turn(200 if size > 100 else 10)
    wire.connection_lost(None)
    await _turn()
    return received, b"".join(line.written[handshake:]), line.closed


@pytest.mark.parametrize("size", [1, 7, 10_000])
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
async def test_the_same_is_received_and_sent(said: bytes, size: int) -> None:
    """By both, whether the bytes come one by one or all at once."""
    cheap, plain = await _talk(WebSocketProtocol, said, size), await _talk(WebSocketsSansIOProtocol, said, size)

    assert plain == cheap
    assert plain[2]


async def test_what_is_said_together_leaves_in_one_write() -> None:
    """Two events for one connection cost one system call."""

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    wire, line = _open(WebSocketProtocol, app)
    assert isinstance(wire, WebSocketProtocol)
    assert not wire.send_texts(b"too early")
    wire.data_received(REQUEST)
    await _turn()

    assert wire.send_texts(b"one", b"other")
    assert [b"\x81\x03one\x81\x05other"] == line.written[1:]
    wire.connection_lost(None)
    await _turn()
    assert not wire.send_texts(b"too late")


async def test_texts_are_heard_by_a_plain_call_until_one_is_not_taken() -> None:
    """What `hear` does not take is received instead, and what follows it does not overtake it."""
    go_on, received, heard = asyncio.Event(), [], []

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message["text"])

    def hear(text: str) -> bool:
        heard.append(text)
        return text != "busy"

    wire, _ = _open(WebSocketProtocol, app)
    assert isinstance(wire, WebSocketProtocol)
    wire.data_received(REQUEST)
    await _turn()
    wire.on_text = hear
    for text in (b"one", b"two", b"busy", b"three"):
        wire.data_received(_frame(Opcode.TEXT, text))
    assert ["one", "two", "busy"] == heard
    go_on.set()
    await _turn()
    wire.data_received(_frame(Opcode.TEXT, b"four"))

    assert (["busy", "three"], "four") == (received, heard[-1])
    wire.connection_lost(None)
    await _turn()


async def test_reading_pauses_when_messages_pile_up() -> None:
    """An application that does not listen stops the network, and hears everything later."""
    go_on, heard = asyncio.Event(), []

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    wire, line = _open(WebSocketProtocol, app)
    wire.data_received(REQUEST)
    await _turn()
    pauses = []
    for number in range(UNREAD):
        wire.data_received(_frame(Opcode.TEXT, b"%d" % number))
        await _turn()
        pauses.append(line.paused)
    go_on.set()
    await _turn()

    assert [*[False] * (UNREAD - 1), True] == pauses
    assert [str(number) for number in range(UNREAD)] == heard
    assert not line.paused
    wire.connection_lost(None)
    await _turn()
