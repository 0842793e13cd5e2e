"""A scratch environment: an interpreter with this Klub, into which packages of strangers are installed for a test.

It sees everything that the tests' own environment has, and what is installed into it is seen by nobody else. Nothing is
fetched from anywhere.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import klub
from tests.proofs.server import BOUNDS, CALM, KlubServer

SOURCE = Path(klub.__file__).parents[1]
EXAMPLES = SOURCE.parent / "examples"

_PROGRAM = """#!{python}
from klub.cli import main

if __name__ == "__main__":  # processes that think for bots import this file again
    main()
"""


class Scratch:
    """An environment in a folder. `env` is what its programs are run with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = folder / "bin" / "python"
        own = next((folder / "lib").glob("python*")) / "site-packages"
        shared = dict.fromkeys((sysconfig.get_path("purelib"), sysconfig.get_path("platlib")))
        (own / "shared.pth").write_text("\n".join([str(SOURCE), *shared]) + "\n", encoding="utf-8")
        program = folder / "bin" / "klub"
        program.write_text(_PROGRAM.format(python=self.python), encoding="utf-8")
        program.chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("KLUB_", "PYTEST_", "LC_"))}
        self.env = kept | {
            "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(SOURCE),
            "VIRTUAL_ENV": str(folder),
            "LC_ALL": "en_GB.UTF-8",
        }

    def run(self, *words: object, cwd: Path | None = None, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of this environment to its end; its output and errors are kept as text."""
        command = [str(word) for word in words]
        return subprocess.run(command, cwd=cwd, input=typed, env=self.env, capture_output=True, text=True, timeout=300)

    def install(self, package: Path) -> None:
        """What `pip install -e .` does in the folder of a package."""
        self._pip(package, "install", "-e", ".")

    def build(self, package: Path, *words: str) -> None:
        """What `pip wheel …` does in the folder of a package."""
        self._pip(package, "wheel", *words)

    def _pip(self, package: Path, command: str, *words: str) -> None:
        """Run pip without asking any network for what is here already."""
        offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
        pip = (sys.executable, "-m", "pip", "--python", self.python)
        done = self.run(*pip, command, *offline, *words, cwd=package)
        assert done.returncode == 0, done.stderr


class ScratchServer(KlubServer):
    """`klub` in a scratch environment, with data of its own and without a browser that opens by itself."""

    def __init__(self, scratch: Scratch) -> None:
        super().__init__()
        self.command = [scratch.folder / "bin" / "klub"]
        places = {"KLUB_PORT": str(self.port), "KLUB_DATA": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        self._as = {"env": {**scratch.env, **BOUNDS, **CALM, **places}}
