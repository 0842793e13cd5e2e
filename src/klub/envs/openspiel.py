"""Klub for OpenSpiel: importing this module registers every game that has a module `openspiel` in its folder.

A game begins with chance nodes that draw its seed byte by byte; from then on nothing is left to chance. Tensors and
strings come from views.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

try:
    import pyspiel  # noqa: F401 - only to say what is missing
except ModuleNotFoundError as error:
    why = "klub.envs.openspiel needs OpenSpiel: pip install klub[envs,openspiel]"
    raise ModuleNotFoundError(why, name=error.name) from error

from klub.games import game as find_game
from klub.games import names


def _register() -> dict[str, ModuleType]:
    found = {}
    for name in names():
        package = type(find_game(name)).__module__.rpartition(".")[0]
        if package and find_spec(f"{package}.openspiel") is not None:
            found[name] = import_module(f"{package}.openspiel")
    return found


GAMES: Final = _register()
"""Game → the module that registered it."""
