"""Stages and a workshop without processes: everything is done in the event loop of the test, by the same code."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from klub.server.live_turns.runner import Report, ToRunner, TurnRunner, read_order, read_report, write
from klub.server.live_turns.runner_pool import RunnerPool
from klub.server.pools.compute_pool import ComputePool, work
from klub.server.pools.process_pool import ProcessDied


class InProcessRunner:
    """As the process of a stage. What is said goes through bytes, as it would between processes."""

    process = None

    def __init__(self, heard: Callable[[Report], None], died: Callable[[Any], None]) -> None:
        self.turns: set[int] = set()
        self.said: list[ToRunner] = []
        self._runner, self._heard, self._died = TurnRunner(), heard, died
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self.dead = False

    def say(self, said: ToRunner) -> None:
        if self.dead:
            return
        self.said.append(said)
        self._runner.take(read_order(write(said)), self._loop.time())
        self._loop.call_soon(self._report)

    def end(self) -> None:
        self.dead = True

    def join(self) -> None:
        pass

    def die(self) -> None:
        """As a process that is killed."""
        self.dead = True
        self._died(self)

    def _report(self) -> None:
        if self.dead:
            return
        report = self._runner.report(self._loop.time())
        if report is not None:
            self._heard(read_report(write(report)))
        if self._timer is not None:
            self._timer.cancel()
        if self._runner.due is not None:
            self._timer = self._loop.call_at(self._runner.due, self._report)


class InProcessRunners(RunnerPool):
    """Stages without processes."""

    def _start(self) -> Any:
        process: Any = InProcessRunner(self._hear, self._died)
        self._open.append(process)
        return process

    @property
    def here(self) -> list[InProcessRunner]:
        """The stages that are open."""
        processes: list[Any] = self._open
        return processes


class InProcessCompute(ComputePool):
    """A workshop without processes; a test can look at what was asked, or let it die."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: list[str] = []
        self.dies = False
        pool: Any = self.pool
        pool.ask = self._answer

    async def _answer(self, job: bytes) -> bytes:
        self.jobs.append(msgspec.msgpack.decode(job)[0])
        if self.dies:
            raise ProcessDied("killed")
        return work(job)
