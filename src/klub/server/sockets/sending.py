"""Sends that are begun at once: most of them need not wait, and then there is no need for a task."""

from collections.abc import Awaitable, Generator
from typing import Any

from klub.server.asgi import Message


class Rest:
    """The rest of a send that has begun: it waits for `first`."""

    __slots__ = ("_first", "_rest")

    def __init__(self, first: Any, rest: Generator[Any, Any, None]) -> None:
        self._first, self._rest = first, rest

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._first
            yield from self._rest
        finally:
            self._rest.close()


def begin(send: Awaitable[None]) -> Rest | None:
    """Send as far as that goes without waiting; None: it is done."""
    sending = send.__await__()
    try:
        first = next(sending)
    except StopIteration:
        return None
    return Rest(first, sending)


def as_message(data: bytes | Message) -> Message:
    """What ASGI is given: bytes are a text."""
    return {"type": "websocket.send", "text": data.decode()} if isinstance(data, bytes) else data
