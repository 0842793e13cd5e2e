"""A server under test with the load that plays at it."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, TypeAlias

from benchmarks.server.processes import HERE, cpu_seconds, megabytes, node

Kind: TypeAlias = Literal["klub", "boardgame", "colyseus"]

ROOT: Final = HERE.parent.parent

PATIENCE: Final = 60.0
"""Seconds for a server to start."""

FAREWELL: Final = 10.0
"""Seconds for a server to end."""

LIMITS: Final = (
    "messages_per_second",
    "message_burst",
    "address_messages_per_second",
    "address_message_burst",
    "connections",
    "connections_per_address",
    "newcomers_per_second",
    "newcomer_burst",
    "tables_in_memory",
    "log_length",
)
NO_LIMITS: Final = {f"KLUB_LIMITS_{name.upper()}": "1000000" for name in LIMITS}
"""One address stands for thousands of people here, and they play for hours."""


class Subject:
    """A running server and a load process; both end with the `with` block."""

    def __init__(self, kind: Kind, game: str, scratch: Path, data: Path, checkout: Path = ROOT) -> None:
        """Start `kind` with `game`; the peers' files lie in `scratch`, and Klub keeps its log in `data`.

        Klub is served from `checkout`.
        """
        port, log = _free_port(), scratch / f"{kind}.log"
        with log.open("wb") as output:
            self.server = subprocess.Popen(
                _command(kind, port, scratch, data),
                cwd=checkout,
                env={**environment_of(checkout), **NO_LIMITS, "KLUB_LOG": "warning", "NODE_ENV": "production"},
                stdout=output,
                stderr=output,
            )
        if not _answers(port, self.server):
            _end(self.server)
            raise SystemExit(f"This server did not start: {self.server.args!r}\n{log.read_text()}")
        self.load = subprocess.Popen(
            [node(), "load.js", kind, f"http://127.0.0.1:{port}", game],
            cwd=scratch,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Subject":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _end(self.load)
        _end(self.server)

    def open(self, tables: int) -> dict[str, Any]:
        """Seat two at that many more tables and start their games."""
        return self._ask({"do": "open", "tables": tables})

    def play(self, seconds: float, rate: int) -> dict[str, Any]:
        """Moves at all tables, `rate` a second (0: as fast as the server answers), and what they cost the server."""
        before = self.cpu()
        played = self._ask({"do": "play", "seconds": seconds, "rate": rate})
        played["cpu"] = (self.cpu() - before) / played["moves"] * 1e6
        return played

    def count(self) -> dict[str, Any]:
        """How many tables and open connections there are, and how large the last views were."""
        return self._ask({"do": "count"})

    def cpu(self) -> float:
        """CPU seconds of the server so far."""
        return cpu_seconds(self.server.pid)

    def megabytes(self) -> float:
        """Memory of the server now."""
        return megabytes(self.server.pid)

    def _ask(self, order: Mapping[str, Any]) -> dict[str, Any]:
        assert self.load.stdin is not None
        assert self.load.stdout is not None
        self.load.stdin.write(json.dumps(order) + "\n")
        self.load.stdin.flush()
        line = self.load.stdout.readline()
        if not line:
            raise SystemExit("The load process ended (see above).")
        answer: dict[str, Any] = json.loads(line)
        return answer


def environment_of(checkout: Path) -> dict[str, str]:
    """The environment in which Python finds the Klub of a checkout, which compiles nothing meanwhile."""
    return {**os.environ, "PYTHONPATH": str(checkout / "src"), "KLUB_OPEN": "0", "KLUB_WARM_UP": "0"}


def _command(kind: Kind, port: int, scratch: Path, data: Path) -> list[str]:
    if kind == "klub":
        serve = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))
        return [sys.executable, "-m", "benchmarks.server.launch", *serve]
    return [str(node()), str(scratch / f"{kind}.js"), str(port)]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _answers(port: int, server: subprocess.Popen[bytes]) -> bool:
    """Whether somebody listens on the port before patience or the server ends."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False


def _end(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
