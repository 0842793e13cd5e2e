"""The bus of one process."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from klub.bus.api import LIMIT, Gap, Hear

_log = logging.getLogger(__name__)


class MemoryBus:
    """Delivers in the event loop, right after the code that published."""

    def __init__(self, limit: int = LIMIT) -> None:
        """`limit`: how many messages wait to be delivered at most."""
        self._limit = limit
        self._loop = asyncio.get_running_loop()
        self._listeners: dict[str, dict[Hear, Gap | None]] = {}
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._gaps: set[str] = set()

    @property
    def topics(self) -> Iterable[str]:
        """The topics that somebody listens to."""
        return self._listeners.keys()

    def publish(self, topic: str, data: bytes, but: Hear | None = None) -> None:
        listeners = self._listeners.get(topic)
        if listeners is None or (but in listeners and len(listeners) == 1):
            return
        if len(self._waiting) == self._limit:
            self._gaps.add(topic)
            return
        if not self._waiting:
            self._loop.call_soon(self._deliver)
        self._waiting.append((topic, data))

    async def subscribe(self, topic: str, callback: Hear, on_gap: Gap | None = None) -> None:
        self._listeners.setdefault(topic, {})[callback] = on_gap

    def unsubscribe(self, topic: str, callback: Hear) -> None:
        listeners = self._listeners.get(topic, {})
        listeners.pop(callback, None)
        if not listeners:
            self._listeners.pop(topic, None)

    def gap(self, topics: Iterable[str]) -> None:
        """Tell everyone who listens to these topics that something may be missing."""
        for topic in topics:
            for on_gap in [*self._listeners.get(topic, {}).values()]:
                if on_gap is not None:
                    _call(on_gap)

    async def ready(self) -> bool:
        return True

    async def close(self) -> None:
        self._listeners.clear()

    def _deliver(self) -> None:
        for _ in range(len(self._waiting)):
            topic, data = self._waiting[0]
            for callback in [*self._listeners.get(topic, ())]:
                # An earlier callback may have unsubscribed this one.
                if callback in self._listeners.get(topic, ()):
                    _call(callback, data)
            self._waiting.popleft()
        if self._waiting:
            self._loop.call_soon(self._deliver)
        gaps, self._gaps = self._gaps, set()
        self.gap(gaps)


def _call(function: Callable[..., None], *values: Any) -> None:
    try:
        function(*values)
    except Exception:
        _log.exception("A listener failed.")
