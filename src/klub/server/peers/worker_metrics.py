"""Collects the figures of all workers on one page: whoever is asked asks the others, over the bus."""

import asyncio
import os
import secrets
import socket
from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from klub.bus import Bus
from klub.server.metrics import Metrics

_PATIENCE: Final = 1.0
"""Seconds in which the others must answer."""

_HEARD: Final = (
    "# HELP klub_workers_heard Workers whose figures are on this page.",
    "# TYPE klub_workers_heard gauge",
)


class _Question(Struct, frozen=True, tag="question"):
    """Somebody wants everyone's figures."""

    name: str
    worker: str


class _Answer(Struct, frozen=True, tag="answer"):
    """One worker's figures, for the question of that name."""

    name: str
    worker: str
    page: str


_Said: TypeAlias = _Question | _Answer


class WorkerMetrics:
    """The figures of the workers around one listening socket. A process that serves alone asks nobody."""

    def __init__(
        self,
        bus: Bus,
        metrics: Metrics,
        workers: int,
        worker: str = "",
        supervisor: str = "",
        patience: float = _PATIENCE,
    ) -> None:
        """`worker` and `supervisor` are names; empty: those of this process and of the one that started it."""
        self._bus, self._metrics, self._workers, self._patience = bus, metrics, workers, patience
        self._worker = worker or str(os.getpid())
        self._topic = f"figures/{supervisor or f'{socket.gethostname()}/{os.getppid()}'}"
        self._asked: dict[str, tuple[dict[str, str], asyncio.Event]] = {}

    async def start(self) -> None:
        """Answer the others from now on."""
        if self._workers > 1:
            await self._bus.subscribe(self._topic, self._hear)

    async def page(self) -> str:
        """The figures of everyone who answers in time, in Prometheus's text format; each names its worker."""
        if self._workers == 1:
            return self._metrics.text()
        name, everyone = secrets.token_hex(8), asyncio.Event()
        pages = {self._worker: self._metrics.text()}
        self._asked[name] = pages, everyone
        try:
            self._say(_Question(name, self._worker))
            async with asyncio.timeout(self._patience):
                await everyone.wait()
        except TimeoutError:
            pass  # the page says how many answered
        finally:
            del self._asked[name]
        return _join_pages(pages)

    def _hear(self, data: bytes) -> None:
        match _read(data):
            case _Question(name, worker) if worker != self._worker:
                self._say(_Answer(name, self._worker, self._metrics.text()))
            case _Answer(name, worker, page) if name in self._asked:
                pages, everyone = self._asked[name]
                pages[worker] = page
                if len(pages) >= self._workers:
                    everyone.set()

    def _say(self, what: _Said) -> None:
        self._bus.publish(self._topic, _write(what))


def _join_pages(pages: Mapping[str, str]) -> str:
    """The pages of several workers as one: each figure has its heading once, and a label that names the worker.

    They are not added up: a sum would fall when a worker dies, and what only grows must never fall.
    """
    figures: dict[str, list[str]] = {}
    for worker, page in sorted(pages.items()):
        for figure in page.split("# HELP ")[1:]:
            help, kind, *samples = figure.splitlines()
            found = figures.setdefault(f"# HELP {help}\n{kind}", [])
            found += [_of_worker(sample, worker) for sample in samples]
    lines = [*_HEARD, f"klub_workers_heard {len(pages)}"]
    lines += [line for heading, samples in figures.items() for line in (heading, *samples)]
    return "".join(f"{line}\n" for line in lines)


def _of_worker(sample: str, worker: str) -> str:
    """A line with one label more."""
    name, bracket, rest = sample.partition("{")
    if bracket:
        return f'{name}{{worker="{worker}",{rest}'
    name, _, value = sample.partition(" ")
    return f'{name}{{worker="{worker}"}} {value}'


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(_Said).decode
