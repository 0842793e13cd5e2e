"""Installs games of strangers into a folder: on `PYTHONPATH` it is as good as what pip leaves behind."""

import shutil
from pathlib import Path
from typing import Final

PEBBLES: Final = Path(__file__).with_name("pebbles")

BROKEN: Final = {
    "raises": 'raise RuntimeError("no such luck")\n',
    "clustered": "from pebbles import Pebbles\n\nGAME = Pebbles()\n",
    "misnamed": "from pebbles import Pebbles\n\nGAME = Pebbles()\n",
    "unfit": "GAME = 42\n",
    "bare": "from klub.core import Game\n\n\nclass GAME(Game):\n    pass\n",
    "endless": (
        "import msgspec\nfrom pebbles import Pebbles\n\n\nclass Endless(Pebbles):\n"
        '    declaration = msgspec.structs.replace(Pebbles.declaration, name="endless", seats=(3, 2))\n\n\n'
        "GAME = Endless()\n"
    ),
}
"""Packages that cannot be played, by the names of their entry points."""

UNTOLD: Final = (
    "import msgspec\nfrom klub.core.options import Toggle\nfrom pebbles import Pebbles\n\n\n"
    "class Untold(Pebbles):\n"
    "    declaration = msgspec.structs.replace(\n"
    '        Pebbles.declaration, name="untold",\n'
    "        options=tuple(\n"
    '            msgspec.structs.replace(option, help=f"untold-{option.name}")\n'
    "            for option in Pebbles.declaration.options\n"
    "        ),\n"
    "    )\n\n\n"
    "GAME = Untold()\n"
)
"""A game that can be played, and has no sentences."""


def install_odd_heaps(folder: Path) -> Path:
    """Install the small game, and the same by somebody careless; returns the folder."""
    install_pebbles(folder)
    _register(folder, "odd_heaps", "pebbles.odd:OddHeaps", "strange_odd_heaps")
    return folder


def install_pebbles(folder: Path) -> Path:
    """Install the small game; returns the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(PEBBLES, folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    _register(folder, "pebbles", "pebbles:Pebbles", "strange_pebbles")
    return folder


def install_troubles(folder: Path) -> Path:
    """Install the small game, one without sentences and all the broken ones; returns the folder."""
    install_pebbles(folder)
    for name, text in {**BROKEN, "untold": UNTOLD}.items():
        install_module(folder, name, text, f"strange_{name}")
    return folder


def install_module(folder: Path, name: str, text: str, package: str) -> Path:
    """Install a package of one module, whose `GAME` is offered under a name; returns the folder of the module."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text(text, encoding="utf-8")
    _register(folder, name, f"{package}:GAME", package)
    return folder / package


def _register(folder: Path, name: str, value: str, package: str) -> None:
    info, project = folder / f"{package}-1.0.dist-info", package.replace("_", "-")
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[klub.games]\n{name} = {value}\n", encoding="utf-8")
