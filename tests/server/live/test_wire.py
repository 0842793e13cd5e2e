"""The cheaper WebSocket behaves as the one it extends, however the bytes come."""

import asyncio
import struct

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from klub.server.wire import UNREAD, Wire
from tests.services.wait import eventually

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
    "signs of several bytes": _frame(Opcode.TEXT, "żółć ♣".encode()),
    "broken signs": _frame(Opcode.TEXT, b"\xff\xfe") + _frame(Opcode.TEXT, b"never read"),
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


async def _talk(kind: type[asyncio.Protocol], data: bytes, size: int) -> tuple[list[object], bytes]:
    """What an application receives that answers everything twice, and what it sends, if data come in such pieces."""
    received: list[object] = []
    done = asyncio.Event()

    async def app(_: object, receive: object, send: object) -> None:
        assert callable(receive)
        assert callable(send)
        received.append(await receive())
        await send({"type": "websocket.accept"})
        while received[-1]["type"] != "websocket.disconnect":  # type: ignore[index] # ASGI's messages
            message = await receive()
            received.append(message)
            if message["type"] == "websocket.receive":
                for text in ("one", f"other {message.get('text')}"):
                    await send({"type": "websocket.send", "text": text})
                if message.get("text") == "the end":
                    await send({"type": "websocket.close", "code": 1001})
        done.set()

    config = uvicorn.Config(
        app,  # type: ignore[arg-type] # a small one
        port=0,
        ws=kind,
        ws_max_size=1000,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    reader, writer = await asyncio.open_connection(*server.servers[0].sockets[0].getsockname())
    writer.write(REQUEST)
    await reader.readuntil(b"\r\n\r\n")
    data += _frame(Opcode.TEXT, b"the end")
    for start in range(0, len(data), size):
        writer.write(data[start : start + size])
        await writer.drain()
    answer = await reader.read()
    await done.wait()
    writer.close()
    server.should_exit = True
    await task
    return received, answer


@pytest.mark.parametrize("size", [1, 7, 10_000])
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
async def test_the_same_is_received_and_sent(said: bytes, size: int) -> None:
    """By both, whether the bytes come one by one or all at once."""
    received, answer = await _talk(Wire, said, size)
    expected, expected_answer = await _talk(WebSocketsSansIOProtocol, said, size)

    assert expected == received
    assert expected_answer == answer


async def test_reading_pauses_when_messages_pile_up() -> None:
    """An application that does not listen stops the network, and hears everything later."""
    go_on, heard = asyncio.Event(), []

    async def app(_: object, receive: object, send: object) -> None:
        assert callable(receive)
        assert callable(send)
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    config = uvicorn.Config(app, port=0, ws=Wire, lifespan="off", log_config=None)  # type: ignore[arg-type] # as above
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    reader, writer = await asyncio.open_connection(*server.servers[0].sockets[0].getsockname())
    writer.write(REQUEST)
    await reader.readuntil(b"\r\n\r\n")

    for number in range(UNREAD + 5):
        writer.write(_frame(Opcode.TEXT, b"%d" % number))
        await writer.drain()
    [wire] = [each for each in server.server_state.connections if isinstance(each, Wire)]
    await eventually(lambda: wire.read_paused)
    assert [] == heard
    go_on.set()
    await eventually(lambda: len(heard) == UNREAD + 5)

    assert [str(number) for number in range(UNREAD + 5)] == heard
    assert not wire.read_paused
    writer.close()
    server.should_exit = True
    await task
