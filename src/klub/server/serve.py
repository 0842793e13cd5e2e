"""Runs uvicorn in one process, or in several workers around the same listening sockets, and ends it in good order.

Whoever is connected when the server goes hears "bye" with a time to come back, then the connection ends (1012).
"""

import asyncio
import gc
import logging
import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Final

import uvicorn

from klub.games import faults
from klub.server.database import open_database
from klub.server.http.app import App
from klub.server.logs import set_up_logs
from klub.server.network.listening import LateListeners
from klub.server.network.local_names import LocalName
from klub.server.network.opening import Opening
from klub.server.network.reach import Reach
from klub.server.settings import Settings
from klub.server.sockets.protocol import WebSocketProtocol

_STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_FAREWELL: Final = 0.1
"""Seconds for the goodbyes to leave before the connections are closed."""

_SHUTDOWN: Final = 10
"""Seconds that requests have to be answered before they are cut off."""

_OPENING_FILE: Final = "open-to-the-house.json"
"""In the folder of what is kept."""

_LONGEST_PAUSE: Final = 5.0
"""Seconds before a worker that keeps dying is started again."""

_WARM_UP_AFTER: Final = 1.0
"""Seconds after the start, so that the first page comes first."""

_YOUNG_OBJECTS: Final = 50_000
"""Objects that are made and stay before cycles are looked for among them (Python's default: 700)."""

_log = logging.getLogger("klub.server")


def serve(
    settings: Settings, listeners: list[socket.socket], on_ready: Callable[[], None], on_named: Callable[[str], None]
) -> None:
    """Serve until a signal ends it. Raises what `open_database` raises.

    `on_ready` is called once people may come, `on_named` with a name that the local network knows the server by.
    """
    set_up_logs(settings.log)
    for fault in faults():
        facts = {"game": fault.game, "package": fault.package, "kind": fault.kind}
        _log.error(" ".join(str(fault).split()), extra={"facts": facts})
    if settings.workers == 1:
        _serve_alone(settings, listeners, on_ready, on_named)
    else:
        asyncio.run(_try_database(settings))
        _Workers(settings, listeners, on_ready).run()


class _DrainingServer(uvicorn.Server):
    """Says goodbye before it closes, and leaves the end of the process to its caller."""

    def __init__(
        self, config: uvicorn.Config, app: App, on_ready: Callable[[], None], local_name: LocalName | None
    ) -> None:
        """With a `local_name` it may listen elsewhere too while it runs, and be announced."""
        super().__init__(config)
        self._app, self._on_ready, self._local_name = app, on_ready, local_name

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As in uvicorn; afterwards people may come."""
        await super().startup(sockets)
        self._on_ready()
        if self._local_name is not None:
            opening = Opening(self._app.settings.folder / _OPENING_FILE)
            self._app.reach.serve(LateListeners(self, _port_of(sockets)), self._local_name, opening)
            await self._app.reach.reopen()
        if self._app.settings.warm_up:
            asyncio.get_running_loop().call_later(_WARM_UP_AFTER, self._warm_up)

    def _warm_up(self) -> None:
        if not self.should_exit:
            self._app.services.warm_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, say goodbye, then close as uvicorn does."""
        for server in self.servers:
            server.close()
        await self._app.drain()
        await asyncio.sleep(_FAREWELL)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As in uvicorn, but a signal that was obeyed is not raised again: there are things to close."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in _STOP_SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def _make_config(app: App) -> uvicorn.Config:
    """How uvicorn serves our application."""
    return uvicorn.Config(
        app,
        lifespan="off",  # we open and close the application ourselves, so that errors are ours to tell
        ws=WebSocketProtocol,
        ws_max_size=app.settings.limits.message_bytes,
        ws_per_message_deflate=False,  # it triples the memory of a connection
        ws_ping_interval=None,  # one timer for all connections: klub.server.sockets.silence
        ws_ping_timeout=None,
        log_config=None,
        access_log=False,  # the gate has its own, without secrets
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=[part.strip() for part in app.settings.proxies.split(",") if part.strip()],
        timeout_graceful_shutdown=_SHUTDOWN,
    )


def _serve_alone(
    settings: Settings,
    listeners: list[socket.socket],
    on_ready: Callable[[], None],
    on_named: Callable[[str], None] | None = None,
    lifeline: Connection | None = None,
) -> None:
    app = App(settings, reach=Reach(settings, _port_of(listeners)))
    server = _DrainingServer(_make_config(app), app, on_ready, LocalName(on_named) if on_named is not None else None)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(app, server, listeners, lifeline))


async def _serve(
    app: App, server: _DrainingServer, listeners: list[socket.socket], lifeline: Connection | None
) -> None:
    try:
        await app.start()
        _look_for_cycles_less()
        if lifeline is not None:
            asyncio.get_running_loop().add_reader(lifeline.fileno(), _end, server, lifeline)
        await server.serve(listeners)
    finally:
        await app.stop()


def _port_of(listeners: list[socket.socket] | None) -> int:
    assert listeners, "a server listens"
    return int(listeners[0].getsockname()[1])


def _look_for_cycles_less() -> None:
    """Leave what is there for good out of the search for cycles of garbage, and search less often.

    Nearly all that a server makes goes by itself; the search took a tenth of the time of a move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG_OBJECTS, 20, 20)


def _end(server: uvicorn.Server, lifeline: Connection) -> None:
    """The pipe to the supervisor is cut: go, in good order."""
    asyncio.get_running_loop().remove_reader(lifeline.fileno())
    server.should_exit = True


async def _try_database(settings: Settings) -> None:
    """Open the database once, so that what is wrong is said once and the layout is made by one process."""
    await (await open_database(settings)).close()


class _Workers:
    """Several processes that share sockets. One that dies is started again; when this one dies, they go too."""

    def __init__(self, settings: Settings, listeners: list[socket.socket], on_ready: Callable[[], None]) -> None:
        self._settings, self._listeners, self._on_ready = settings, listeners, on_ready
        self._spawn = multiprocessing.get_context("spawn")
        self._processes: dict[Connection, tuple[BaseProcess, float]] = {}
        self._ready: set[Connection] = set()
        self._due: list[float] = []
        self._pause = 0.0
        self._stopping = False

    def run(self) -> None:
        """Until a signal comes."""
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        wakeup = signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
        before = {each: signal.signal(each, self._stop) for each in _STOP_SIGNALS}
        try:
            self._due = [time.monotonic()] * self._settings.workers
            while not self._stopping:
                self._start_due()
                self._attend(wait([ours, *self._processes], self._next_start()), ours)
        finally:
            self._end_all()
            for each, handler in before.items():
                signal.signal(each, handler)
            signal.set_wakeup_fd(wakeup)
            ours.close()
            theirs.close()

    def _attend(self, happened: list[Any], ours: socket.socket) -> None:
        for pipe in happened:
            if pipe is ours:
                ours.recv(64)
            elif self._says_ready(pipe):
                self._ready.add(pipe)
                if len(self._ready) == self._settings.workers:
                    self._on_ready()
                    self._on_ready = _nothing  # once
            else:
                self._bury(pipe)

    def _start_due(self) -> None:
        now = time.monotonic()
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            pipe, theirs = self._spawn.Pipe()
            process = self._spawn.Process(
                target=_work, args=(self._settings, self._listeners, theirs), name="klub-worker"
            )
            process.start()
            theirs.close()
            self._processes[pipe] = process, now

    def _next_start(self) -> float | None:
        return max(0.0, min(self._due) - time.monotonic()) if self._due else None

    def _says_ready(self, pipe: Connection) -> bool:
        try:
            return bool(pipe.recv_bytes())
        except (EOFError, OSError):
            return False

    def _bury(self, pipe: Connection) -> None:
        """A worker is gone: another one takes its place, a little later if it did not live long."""
        process, born = self._processes.pop(pipe)
        self._ready.discard(pipe)
        pipe.close()
        process.join()
        now = time.monotonic()
        self._pause = 0.0 if now - born > 10 * _LONGEST_PAUSE else min(_LONGEST_PAUSE, 2 * self._pause + 0.1)
        self._due.append(now + self._pause)
        _log.error("a worker died", extra={"facts": {"status": process.exitcode, "again_in": round(self._pause, 1)}})

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def _end_all(self) -> None:
        for pipe in self._processes:
            pipe.close()  # they notice
        give_up = time.monotonic() + _SHUTDOWN + 5
        for process, _ in self._processes.values():
            process.join(max(0.0, give_up - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _work(settings: Settings, listeners: list[socket.socket], lifeline: Connection) -> None:
    """A worker process."""
    set_up_logs(settings.log)

    def tell() -> None:
        with suppress(OSError):
            lifeline.send_bytes(b"ready")

    try:
        _serve_alone(settings, listeners, tell, lifeline=lifeline)
    except Exception:
        _log.exception("a worker could not serve")
        sys.exit(1)


def _nothing() -> None:
    """What is done the second time."""
