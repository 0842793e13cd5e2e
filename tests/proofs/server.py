"""The real server as a process of its own, to be killed and started again."""

import http.client
import os
import re
import sys
from pathlib import Path
from typing import Final

from tests.services.process import Server

RATES: Final = ("messages", "address_messages", "guesses", "newcomers")
BURSTS: Final = ("message_burst", "address_message_burst", "guess_burst", "newcomer_burst")
BOUNDS: Final = {f"KLUB_LIMITS_{rate.upper()}_PER_SECOND": "1000000" for rate in RATES} | {
    f"KLUB_LIMITS_{burst.upper()}": "1000000" for burst in BURSTS
}
"""Limits on how often are not what is proven here: everyone comes from one address, and hurries."""

CALM: Final = {"KLUB_OPEN": "0", "KLUB_WARM_UP": "0", "KLUB_BOT_PACE": "0"}
"""No browser opens by itself, nothing is done in the background, and bots do not pause to be human."""


class KlubServer(Server):
    """`klub serve` with a database of its own in SQLite, or with those that are given."""

    def __init__(self, database: str = "", redis: str = "", workers: int = 1, **variables: str) -> None:
        super().__init__()
        self.database = database or f"sqlite:///{self.folder / 'klub.sqlite3'}"
        klub = Path(sys.executable).with_name("klub")
        self.command = [klub, "serve", "--port", str(self.port), "--data", self.folder, "--database", self.database]
        self.command += ["--redis", redis] if redis else []
        self.command += ["--workers", str(workers)] if workers > 1 else []
        ours = {name: value for name, value in os.environ.items() if not name.startswith("KLUB_")}
        self._as = {"env": {**ours, **BOUNDS, **CALM, "XDG_CONFIG_HOME": str(self.folder), **variables}}

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """Everything it printed."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def workers(self) -> list[int]:
        """The processes that serve where there are several, in the order they were started."""
        found = [(_started(pid), pid) for pid in self.children() if _serves(pid)]
        return [pid for started, pid in sorted(found) if started]

    def answers(self) -> bool:
        return self.get("/readyz")[0] == 200

    def figure(self, name: str) -> float:
        """One of its own figures."""
        found = re.search(rf"^{name} (\S+)$", self.get("/metrics")[1], re.M)
        assert found, f"the server counts {name}"
        return float(found[1])

    def get(self, path: str) -> tuple[int, str]:
        """Status and body of a page; 0 where nobody answers."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read().decode()
        except (OSError, http.client.HTTPException):
            return 0, ""
        finally:
            connection.close()


def _serves(pid: int) -> bool:
    """Whether a child is a worker, not the process that counts what they share."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False  # it is gone already


def _started(pid: int) -> int:
    """When a process was started, in ticks; 0 for one that is gone."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19])
    except OSError:
        return 0
