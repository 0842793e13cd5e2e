"""Background tasks: work that nobody awaits, whose failures are logged, and which ends with the server."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from klub.core import Illegal

_log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of one hub."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.stopped = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something soon."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self._finished)
        return task

    async def stop(self) -> None:
        """End everything."""
        self.stopped = True
        for task in [*self.running]:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Illegal):
                _log.warning("Work at a table ended: %s", error.code)
            else:
                _log.error("Work at a table failed.", exc_info=error)
