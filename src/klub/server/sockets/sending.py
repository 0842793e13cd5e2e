"""Begins a send at once: most sends need not wait, and then there is no need for a task."""

from collections.abc import Awaitable, Generator
from typing import Any


class _Rest:
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


def begin_send(send: Awaitable[None]) -> Awaitable[None] | None:
    """Send as far as that goes without waiting; what is left to await, or None: it is done."""
    sending = send.__await__()
    try:
        first = next(sending)
    except StopIteration:
        return None
    return _Rest(first, sending)
