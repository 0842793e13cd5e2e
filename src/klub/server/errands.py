"""Work that nobody waits for: it runs in tasks, tells the log what failed, and ends with the hub."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from klub.core import Illegal
from klub.server.live import Live
from klub.server.shelf import Shelf

_log = logging.getLogger(__name__)


class Errands:
    """The tasks of one hub."""

    def __init__(self, shelf: Shelf) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopped = False
        self._shelf = shelf

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something soon."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def go_on(self, live: Live, work: Callable[[], Awaitable[Any]], later: Callable[[], None]) -> asyncio.Task[Any]:
        """Let a table go on by itself; `later` is called where the store is not there for it now."""
        live.busy += 1
        return self.spawn(self._try(live, work, later))

    async def stop(self) -> None:
        """End everything."""
        self.stopped = True
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _try(self, live: Live, work: Callable[[], Awaitable[Any]], later: Callable[[], None]) -> None:
        try:
            await work()
        except Illegal as refusal:
            _log.warning("A table could not go on by itself.", extra={"facts": {"code": refusal.code}})
            if refusal.code == "server/unavailable":
                later()
        finally:
            live.busy -= 1
            self._shelf.let_go(live)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Illegal):
                _log.warning("Work at a table ended: %s", error.code)
            else:
                _log.error("Work at a table failed.", exc_info=error)
