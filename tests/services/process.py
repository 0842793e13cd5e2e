"""What the servers have in common: a program that runs, dies and comes back."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tests.services.wait import until

NOBODY: Final = "nobody"


def program(name: str, *, beyond_path: Sequence[Path] = ()) -> Path:
    """Where a program is; says what to do where it is missing."""
    for folder in beyond_path:
        if (folder / name).exists():
            return folder / name
    found = shutil.which(name)
    assert found, f"{name} is missing: run scripts/system-packages"
    return Path(found)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server with its data in a temporary folder; the data outlive `kill` and `start`."""

    command: list[str | Path]

    def __init__(self, user: str | None = None) -> None:
        """As root, the server runs as `user` where it is given, and the folder is that user's."""
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="klub-test-"))
        self._as: dict[str, Any] = {}
        if user is not None and os.geteuid() == 0:
            shutil.chown(self.folder, user)
            self._as = {"user": user, "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None

    def answers(self) -> bool:
        """Whether the server can be used."""
        raise NotImplementedError

    def run(self, *command: str | Path) -> None:
        """Run a program as the server's user, to its end."""
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False, **self._as)
        assert done.returncode == 0, (done.stdout + done.stderr).decode()

    def start(self) -> None:
        """Start it, or start it again, and wait until it answers."""
        log = self.folder / "log"

        def up() -> bool:
            # Right after a kill the remains of the old server may stand in the way: try again.
            if self._process is None or self._process.poll() is not None:
                with log.open("ab") as output:
                    self._process = subprocess.Popen(
                        self.command,
                        cwd=self.folder,
                        stdin=subprocess.DEVNULL,
                        stdout=output,
                        stderr=output,
                        **self._as,
                    )
            return self.answers()

        until(up, f"{self.command[0]} to answer, see {log}")

    def kill(self) -> None:
        """End it with SIGKILL, and what it has started with it."""
        children = self.children()
        self._end(signal.SIGKILL)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def pause(self) -> None:
        """Let it hang."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def remove(self) -> None:
        """Stop it and remove its data."""
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def children(self) -> list[int]:
        """Its child processes, where the system tells."""
        assert self._process is not None
        found: list[int] = []
        for listed in Path(f"/proc/{self._process.pid}/task").glob("*/children"):  # any thread may have started one
            with suppress(OSError):
                found += [int(child) for child in listed.read_text().split()]
        return found

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()


S = TypeVar("S", bound=Server)


class Shared(Generic[S]):
    """One server for all who need one at the same time."""

    def __init__(self, make: Callable[[], S]) -> None:
        self._make = make
        self._server: S | None = None
        self._users = 0

    @contextmanager
    def use(self) -> Iterator[S]:
        """The running server; the last to leave stops it."""
        if self._server is None:
            self._server = self._make()
            self._server.start()
        self._users += 1
        try:
            yield self._server
        finally:
            self._users -= 1
            if self._users == 0:
                self._server.remove()
                self._server = None
