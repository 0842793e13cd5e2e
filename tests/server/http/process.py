"""The program as people run it: a process with a port, a data folder and an end."""

import http.client
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.services.process import Server, program

KLUB = Path(sys.executable).with_name("klub")


def plain_environment(folder: Path, **variables: str) -> dict[str, str]:
    """The environment without our variables, in English, with the user's folders in `folder`."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("KLUB_")}
    folders = {"XDG_DATA_HOME": str(folder / "share"), "XDG_CONFIG_HOME": str(folder / "config")}
    return {**ours, "LC_ALL": "en_GB.UTF-8", "KLUB_OPEN": "0", **folders, **variables}


class KlubServer(Server):
    """`klub serve` on a free port."""

    def __init__(self, *options: str | Path, **variables: str) -> None:
        super().__init__()
        self.command = [KLUB, "serve", "--port", str(self.port), *options]
        self._as = {"env": plain_environment(self.folder, **variables)}

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://localhost:{self.port}"

    @property
    def log(self) -> str:
        """Everything it printed."""
        return (self.folder / "log").read_text("utf-8")

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None, "it was started"
        return self._process.pid

    def answers(self) -> bool:
        return self.get("/readyz")[0] == 200

    def get(self, path: str, port: int | None = None, host: str = "localhost") -> tuple[int, str]:
        """Status and body; 0 where nobody answers."""
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=10)
        try:
            connection.request("GET", path, headers={"Host": f"{host}:{self.port}"})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException):
            return 0, ""
        finally:
            connection.close()

    def send(self, what: signal.Signals) -> None:
        """Send a signal."""
        os.kill(self.pid, what)

    def wait(self) -> int:
        """The exit status, once it has ended."""
        assert self._process is not None, "it was started"
        return self._process.wait(30)

    def children(self) -> list[int]:
        """The processes it has started that serve."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("ascii")
        return [pid for pid in map(int, listed.split()) if b"spawn_main" in _command(pid)]


class Nginx(Server):
    """nginx with deploy/nginx.conf, before these ports of ours; nobody but the tests can reach it."""

    def __init__(self, ports: list[int]) -> None:
        super().__init__()
        text = (Path(__file__).parents[3] / "deploy" / "nginx.conf").read_text("utf-8")
        servers = "".join(f"server 127.0.0.1:{port};" for port in ports)
        for old, new in {
            "server 127.0.0.1:5582;": servers,
            "listen 80;": f"listen 127.0.0.1:{self.port};",
            "server_name klub.example.org;": "server_name localhost;",
        }.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        folders = "".join(
            f"{kind}_temp_path {self.folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        config = self.folder / "nginx.conf"
        config.write_text(
            f"daemon off;\nmaster_process off;\npid {self.folder / 'pid'};\nerror_log stderr;\n"
            f"events {{ worker_connections 64; }}\nhttp {{\n{folders}\n{text}\n}}\n"
        )
        self.command = [program("nginx", beyond_path=[Path("/usr/sbin")]), "-p", self.folder, "-c", config]

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://localhost:{self.port}"

    def answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/metrics")
            return connection.getresponse().status == 404
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()


def run_klub(folder: Path, *words: Any, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [KLUB, *map(str, words)],
        env=plain_environment(folder, **variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=folder,
    )


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
