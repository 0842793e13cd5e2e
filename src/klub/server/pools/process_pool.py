"""A pool of processes that answer questions: each of its threads has one, and starts it when it is first needed.

One that has died is started again for the next question. They end with the server, even if it is killed: then the
pipe to it is broken.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, local

_Answer = Callable[[bytes], bytes]
"""What a process makes of a question; it never raises."""


class ProcessDied(Exception):
    """The process that was to answer is gone."""


class ProcessPool:
    """So many processes with one work, shared by all tables of a server process."""

    def __init__(self, name: str, answer: _Answer, size: int = 0) -> None:
        """`answer` is a function of a module; `size` 0: as many as the machine has processors, less one."""
        self._threads = ThreadPoolExecutor(size or max(1, (os.cpu_count() or 1) - 1), name)
        self._name, self._answer = name, answer
        self._own = local()
        self._lock = Lock()
        self.processes: dict[Connection, BaseProcess] = {}
        self.closed = False

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question, when its turn has come; raises `Died`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def close(self) -> None:
        """End the processes; whoever waits for an answer is told that there is none."""
        with self._lock:
            self.closed = True
            processes = dict(self.processes)
        for process in processes.values():
            process.terminate()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._threads.shutdown)
        for pipe, process in processes.items():
            pipe.close()
            process.join()

    def _ask(self, question: bytes) -> bytes:
        """In a thread of the pool: ask its process."""
        pipe: Connection | None = getattr(self._own, "pipe", None)
        try:
            if pipe is None:
                pipe = self._own.pipe = self._start()
            pipe.send_bytes(question)
            return pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self._own.pipe = None
            with self._lock:
                process = None if pipe is None or self.closed else self.processes.pop(pipe, None)
            if process is not None and pipe is not None:
                pipe.close()
                process.terminate()
                process.join()
            raise ProcessDied(repr(error)) from None

    def _start(self) -> Connection:
        # spawn: a fork would copy the locks of other threads, and those of compiled code.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        with self._lock:
            if self.closed:
                raise EOFError("closed")
            process = context.Process(target=_serve, args=(theirs, self._answer), name=self._name, daemon=True)
            process.start()
            theirs.close()
            self.processes[ours] = process
        return ours


def _serve(pipe: Connection, answer: _Answer) -> None:
    """Answer what comes in until nobody is there to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to everyone; the server ends us
    with suppress(EOFError, OSError):
        while True:
            pipe.send_bytes(answer(pipe.recv_bytes()))
